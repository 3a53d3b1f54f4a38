"""Correcting facts: what a person types, and what follows from it.

Buildings and tiles are corrected by hex (`human_buildings.C7`), null takes them away. They may
be written as in the one-line map (`"guild"`, `"workshop*"`); lists as `"4, 2, 6"`.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

from automatable.core.errors import BadPosition, Problem
from automatable.games.age_of_innovation.components import innovation_places
from automatable.games.age_of_innovation.land import LETTERS
from automatable.games.age_of_innovation.notation import (
    TERRAIN,
    layout,
    read_standing,
    write_standing,
)
from automatable.games.age_of_innovation.position import DERIVED, FOLLOWED
from automatable.games.age_of_innovation.state import State

BY_HEX = ("terrain_tiles", "automa_buildings", "human_buildings", "bridges", "markers")
NUMBER_LISTS = ("deck.known", "deck.drawn", "power_actions_covered", "book_actions_covered")
NAMES = ("palaces", "book_actions")
"""Lists of numbers that are unknown when nothing is written."""
TOLD_LATE = ("sailing", "area", "points", FOLLOWED, "end_points_automa")
"""Numbers that are unknown until they are told."""
NAME_LISTS = ("innovations", "passed", "turn_order", "round_tiles", "excluded_hexes")


def corrected_position(position: dict[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """The position with facts replaced and without the derived ones."""
    position = copy.deepcopy(position)
    for path in DERIVED:
        *parents, name = path.split(".")
        place = position
        for parent in parents:
            place = place[parent]
        place.pop(name, None)
    for person in position["persons"].values():
        person.setdefault(FOLLOWED, None)
    for path, value in changes.items():
        _change(position, path, value)
    return position


def _change(position: dict[str, Any], path: str, value: Any) -> None:
    table, _, hex = path.partition(".")
    if table in BY_HEX and hex:
        _place(position[table], table, hex, value)
        return
    *parents, name = path.split(".")
    place: Any = position
    for parent in parents:
        place = place.get(parent) if isinstance(place, dict) else None
    if not isinstance(place, dict) or name not in place:
        raise BadPosition([Problem("unknown_field", {"field": path})])
    if path == "innovation_tiles" and isinstance(value, str):
        value = _innovations(value, len(position["persons"]))
    place[name] = _typed(path, value)


def _place(there: dict[str, Any], table: str, hex: str, value: Any) -> None:
    """Put something on a hex, or take it away."""
    there.pop(hex, None)
    if value is not None:
        there[hex] = _building(table, value) if isinstance(value, str) else value


def _building(table: str, text: str) -> Any:
    """`guild`, `workshop*` (marked); `2 guild` for the second person's."""
    if table == "automa_buildings":
        return {"type": text.removesuffix("*"), "marked": text.endswith("*")}
    if table == "human_buildings":
        person, _, type = text.rpartition(" ")
        return {"human": int(person) if person.isdecimal() else 1, "type": type}
    return text


def _typed(path: str, value: Any) -> Any:
    """Lists may be typed with commas, buildings and tiles as in the one-line map."""
    if not isinstance(value, str):
        return value
    words = value.replace(",", " ").split()
    if path in NUMBER_LISTS:
        return _numbers(path, words)
    if path in NAMES:
        return _numbers(path, words) if words else None
    if path == "bonus_display":
        return [None if word == "-" else _numbers(path, [word])[0] for word in words]
    if path.rpartition(".")[2] in TOLD_LATE:
        return _numbers(path, [value.strip()])[0] if value.strip() else None
    if path in BY_HEX:
        return dict(_read(path, word) for word in words)
    if path.startswith("scholar_spaces."):
        return [None if word == "-" else word for word in words]
    return words if path in NAME_LISTS else value


def _numbers(path: str, words: Sequence[str]) -> list[int]:
    if not all(word.isdecimal() and len(word) < 5 for word in words):
        raise _unreadable(path, " ".join(words))
    return [int(word) for word in words]


def _innovations(text: str, persons: int) -> dict[str, str] | None:
    """The tiles row by row; none of them is named when nothing is written."""
    words = text.replace(",", " ").split()
    return dict(zip_longest(innovation_places(persons), words, fillvalue="-")) if words else None


def _unreadable(path: str, value: str) -> BadPosition:
    return BadPosition([Problem("bad_value", {"field": path, "value": value})])


# --- the map in words: `B5w* E10g`, `1:C7w 2:D8ta`, `C10L`, `1:C7-D8`, `C7:tool+note`


def write_buildings(state: State) -> tuple[str, str]:
    """Hers and the persons'."""
    shown = layout(state).buildings
    hers = [write_standing(found) for found in shown if found.owner == "automa"]
    theirs = [
        f"{found.owner[-1]}:{write_standing(found)}" for found in shown if found.owner != "automa"
    ]
    return " ".join(hers), " ".join(theirs)


def write_tiles(state: State) -> str:
    return " ".join(f"{hex}{TERRAIN[terrain]}" for hex, terrain in state.terrain_tiles.items())


def write_bridges(state: State) -> str:
    return " ".join(f"{person}:{a}-{b}" for (a, b), person in state.bridges.items())


def write_markers(state: State) -> str:
    return " ".join(f"{hex}:{'+'.join(found)}" for hex, found in state.markers.items())


def _read(path: str, word: str) -> tuple[str, Any]:
    """One word of such a line as an entry of its table."""
    owner, _, rest = word.rpartition(":")
    if path == "markers":
        return owner, rest.split("+")
    if path == "terrain_tiles" and word[-1:] in LETTERS:
        return word[:-1], LETTERS[word[-1]]
    if path == "bridges" and "-" in rest:
        return rest, int(owner) if owner.isdecimal() else 1
    standing = read_standing(rest, "automa")
    if standing is None or path not in ("automa_buildings", "human_buildings"):
        raise _unreadable(path, word)
    if path == "automa_buildings":
        return standing.hex, {"type": standing.type, "marked": standing.marked}
    facts = {"type": standing.type, "neutral": standing.neutral, "annex": int(standing.annex)}
    return standing.hex, {"human": int(owner) if owner.isdecimal() else 1, **facts}

"""What a person types to correct the map, in the signs of the one-line map.

Buildings and tiles are corrected by hex (`human_buildings.C7`), null takes them away. They may be
written as `"guild"`, `"workshop*"` (marked), `"2 guild"` (the second person's); a whole table as
`B5w* E10g`, `1:C7w 2:D8ta`, `C10L`, `1:C7-D8`, `C7:tool+note`.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest
from typing import Any

from automatable.core.files.foreign import whole_number
from automatable.core.state.positions import bad_value
from automatable.games.age_of_innovation.components import innovation_places
from automatable.games.age_of_innovation.land import LETTERS
from automatable.games.age_of_innovation.notation import read_standing
from automatable.games.age_of_innovation.state import State

TABLES = ("terrain_tiles", "automa_buildings", "human_buildings", "bridges", "markers")


def meant(state: State, changes: Mapping[str, Any]) -> dict[str, Any]:
    """The changes with every text in signs turned into what it stands for."""
    return {path: _meant(state, path, value) for path, value in changes.items()}


def _meant(state: State, path: str, value: Any) -> Any:
    if not isinstance(value, str):
        return value
    table, _, hex = path.partition(".")
    if hex:
        return _building(table, value)
    words = value.replace(",", " ").split()
    if table in TABLES:
        return dict(_entry(table, word) for word in words)
    if path == "innovation_tiles":
        return _innovations(words, len(state.people))
    return value


def _building(table: str, text: str) -> Any:
    if table == "automa_buildings":
        return {"type": text.removesuffix("*"), "marked": text.endswith("*")}
    if table == "human_buildings":
        person, _, type = text.rpartition(" ")
        return {"human": _person(person), "type": type}
    return text


def _person(digits: str) -> int:
    """The first of them where no number stands."""
    number = whole_number(digits)
    return 1 if number is None else number


def _innovations(words: list[str], persons: int) -> dict[str, str] | None:
    """The tiles row by row; none of them is named when nothing is written."""
    return dict(zip_longest(innovation_places(persons), words, fillvalue="-")) if words else None


def _entry(table: str, word: str) -> tuple[str, Any]:
    """One word of such a line as an entry of its table."""
    owner, _, rest = word.rpartition(":")
    if table == "markers":
        return owner, rest.split("+")
    if table == "terrain_tiles" and word[-1:] in LETTERS:
        return word[:-1], LETTERS[word[-1]]
    if table == "bridges" and "-" in rest:
        return rest, _person(owner)
    standing = read_standing(rest, "automa")
    if standing is None or table not in ("automa_buildings", "human_buildings"):
        raise bad_value(table, word)
    if table == "automa_buildings":
        return standing.hex, {"type": standing.type, "marked": standing.marked}
    facts = {"type": standing.type, "neutral": standing.neutral, "annex": int(standing.annex)}
    return standing.hex, {"human": _person(owner), **facts}

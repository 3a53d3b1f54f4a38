"""Correcting facts (PAT-COMP-09): what a person types, and what follows from it.

Lists may be written as players write them: patches as letters (`"KMQ"`), cards as `"3.8"`,
a quilt as in the pw1 notation.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from automatable.core.errors import BadPosition, Problem, Refused
from automatable.games.patchwork.components import by_letter
from automatable.games.patchwork.notation import quilt_rows, read_quilt
from automatable.games.patchwork.state import State

_PATCH_LISTS = ("circle", "seat_1.patches", "seat_2.patches")
_QUILTS = ("seat_1.quilt", "seat_2.quilt")
_DECK_FACTS = frozenset({"seat_2.deck", "seat_2.drawn", "seat_2.cycle", "recycle"})


def typed_in(changes: Mapping[str, Any]) -> dict[str, Any]:
    """The changes with texts turned into the lists they stand for."""
    read: dict[str, Any] = {}
    for path, value in changes.items():
        if path in _PATCH_LISTS and isinstance(value, str):
            read[path] = [_patch(path, letter) for letter in value.replace(" ", "")]
        elif path == "seat_2.drawn" and isinstance(value, str):
            read[path] = [_card(number) for number in value.split(".") if number.strip()]
        elif path in _QUILTS and isinstance(value, str):
            read.update(_quilt(path, value))
        else:
            read[path] = value
    return read


def _patch(path: str, letter: str) -> int | None:
    if letter == "?" and path == "circle":
        return None
    if letter not in by_letter():
        raise BadPosition([Problem("bad_value", {"field": path, "value": letter})])
    return by_letter()[letter].id


def _card(number: str) -> int:
    if not number.strip().isdecimal():
        raise BadPosition([Problem("bad_value", {"field": "seat_2.drawn", "value": number})])
    return int(number)


def _quilt(path: str, text: str) -> dict[str, Any]:
    """A quilt says which patches lie on it."""
    quilt = read_quilt(text)
    seat = path.removesuffix(".quilt")
    rows = quilt_rows(quilt)
    letters = sorted(set("".join(rows)) - {".", "*"})
    return {
        path: rows,
        f"{seat}.patches": sorted(by_letter()[letter].id for letter in letters),
        f"{seat}.leather": "".join(rows).count("*"),
    }


def settle_turn(position: dict[str, Any], changes: Mapping[str, Any]) -> None:
    """Corrected tokens say whose turn it is; on equal spaces the person says who lies on top."""
    if "to_move" in changes or not any(path.startswith("time") for path in changes):
        return
    time = position["time"]
    if not (isinstance(time, dict) and all(isinstance(time.get(s), int) for s in ("1", "2"))):
        raise BadPosition([Problem("bad_value", {"field": "time", "value": str(time)})])
    if time["1"] == time["2"]:
        raise Refused("who_is_on_top")
    if not position["leather_to_place"]:
        position["to_move"] = 1 if time["1"] < time["2"] else 2


def settle_deck(position: dict[str, Any], changes: Mapping[str, Any]) -> None:
    """A corrected deck shuffles the cards not drawn anew: what was seen of their backs is void."""
    if not _DECK_FACTS & set(changes):
        return
    for fact in ("next_back", "set_aside_backs"):
        if f"seat_2.{fact}" not in changes:
            position["seat_2"][fact] = None


def keep_dealer(corrected: State, before: State) -> State:
    """The pw1 notation does not say who deals: that stays as it was."""
    if corrected.automa is not None and before.automa is not None:
        corrected.automa.deck_source = before.automa.deck_source
    return corrected

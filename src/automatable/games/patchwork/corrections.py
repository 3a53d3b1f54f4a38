"""Correcting facts (PAT-COMP-09): what a person types, and what follows from it.

Lists may be written as players write them: patches as letters (`"KMQ"`), cards as `"3.8"`,
a quilt as in the pw1 notation.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from automatable.core.errors import BadPosition, Problem, Refused
from automatable.games.patchwork.components import by_letter
from automatable.games.patchwork.notation import quilt_rows, read_quilt
from automatable.games.patchwork.state import FINAL, State

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
    if not re.fullmatch(r"\s*\d{1,3}\s*", number):
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
    if not any(path.startswith("time") for path in changes):
        return
    first, second = _times(position)
    if "first_on_final_space" not in changes:
        position["first_on_final_space"] = None  # follows from the tokens
    if first == second == FINAL and not position["leather_to_place"]:
        _settle_end(position, changes)
    elif "to_move" in changes:
        return
    elif first == second:
        raise Refused("who_is_on_top", fact="to_move")
    elif not position["leather_to_place"]:
        position["to_move"] = 1 if first < second else 2


def _settle_end(position: dict[str, Any], changes: Mapping[str, Any]) -> None:
    """Both tokens on the final space: the one on top arrived last (PAT-R-27)."""
    if "first_on_final_space" not in changes:
        if changes.get("to_move") not in (1, 2):
            raise Refused("who_is_on_top", fact="to_move")
        position["first_on_final_space"] = 3 - changes["to_move"]
    position["to_move"] = None


def _times(position: dict[str, Any]) -> tuple[int, int]:
    time = position["time"]
    if isinstance(time, dict) and all(isinstance(time.get(seat), int) for seat in ("1", "2")):
        return time["1"], time["2"]
    raise BadPosition([Problem("bad_value", {"field": "time", "value": str(time)})])


def settle_deck(position: dict[str, Any], changes: Mapping[str, Any]) -> None:
    """A corrected deck shuffles the cards not drawn anew: what was seen of their backs is void."""
    if not _DECK_FACTS & set(changes):
        return
    for fact in ("next_back", "set_aside_backs"):
        if f"seat_2.{fact}" not in changes:
            position["seat_2"][fact] = None


def keep_hidden(corrected: State, before: State) -> State:
    """The pw1 notation does not say who deals, nor all that was seen of a deck left as it was."""
    now, then = corrected.automa, before.automa
    if now is None or then is None:
        return corrected
    now.deck_source = then.deck_source
    if (now.cards.id, now.deck, corrected.recycle) == (then.cards.id, then.deck, before.recycle):
        now.set_aside_backs = then.set_aside_backs
        now.next_back = then.next_back if now.next_back is None else now.next_back
    return corrected

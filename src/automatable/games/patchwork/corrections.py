"""What follows from a correction (PAT-COMP-09)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from automatable.core.errors import BadPosition, Problem, Refused
from automatable.games.patchwork.components import by_letter
from automatable.games.patchwork.state import FINAL, State

_DECK_FACTS = frozenset({"seat_2.deck", "seat_2.drawn", "seat_2.cycle", "recycle"})


def settle_correction(position: dict[str, Any], changes: Mapping[str, Any], before: State) -> None:
    settle_quilts(position, changes)
    settle_turn(position, changes)
    settle_deck(position, changes)


def settle_quilts(position: dict[str, Any], changes: Mapping[str, Any]) -> None:
    """A quilt that is typed in says which patches lie on it."""
    for name in ("seat_1", "seat_2"):
        seat, rows = position[name], changes.get(f"{name}.quilt")
        if isinstance(rows, str) and isinstance(seat, dict):
            marks = "".join(seat["quilt"])
            letters = sorted(set(marks) - {".", "*"})
            seat["patches"] = sorted(by_letter()[letter].id for letter in letters)
            seat["leather"] = marks.count("*")


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
    """A corrected deck shuffles the cards not drawn again: what was seen of their backs is void."""
    seat = position["seat_2"]
    if not _DECK_FACTS & set(changes) or not isinstance(seat, dict) or seat["kind"] != "automa":
        return
    for fact in ("next_back", "set_aside_backs"):
        if f"seat_2.{fact}" not in changes:
            seat[fact] = None


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

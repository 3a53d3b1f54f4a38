"""Positions as JSON: every field of docs/positions/patchwork.md.

Facts that follow from others may be left out; if they are given they must be right, so that
a file cannot contradict itself unnoticed. The Automa's patches may be given as its two piles.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from automatable.core.errors import BadPosition
from automatable.core.state.declared import Declared
from automatable.core.state.declaring import UNSAID
from automatable.core.state.positions import bad_value, is_text_only, refuse_differences
from automatable.games.patchwork.corrections import settle_correction
from automatable.games.patchwork.notation import (
    cards_aside,
    first_on_final,
    read_position,
    write_position,
)
from automatable.games.patchwork.problems import problems
from automatable.games.patchwork.score import score
from automatable.games.patchwork.state import FINAL, State

PILES = ("pile_with_buttons", "pile_without_buttons")


def from_json(contents: Any) -> State:
    """The state of a JSON object, of its `position` text alone, or of a pw1 text; checked."""
    if isinstance(contents, str):
        return checked(read_position(contents))
    if is_text_only(contents):
        return from_json(contents["position"])
    return FACTS.from_json(contents)


def checked(state: State) -> State:
    """The state itself, if it can occur."""
    if found := problems(state):
        raise BadPosition(found)
    return state


def _patches_of_piles(contents: dict[str, Any]) -> dict[str, Any]:
    """The Automa's patches may be given as one list or as its two piles."""
    seat = contents.get("seat_2")
    if not isinstance(seat, dict) or seat.get("patches") is not None:
        return contents
    piles = {f"seat_2.{pile}": seat.get(pile) or [] for pile in PILES}
    for path, pile in piles.items():
        if not isinstance(pile, list):
            raise bad_value(path, pile)
    held = [id for pile in piles.values() for id in pile]
    return {**contents, "seat_2": {**seat, "patches": held}}


def _settle(state: State) -> None:
    """Whose turn it is, who came first, and what the Automa's deck consists of."""
    told: int | None = state.to_move
    if told is None and state.time[0] == state.time[1] != FINAL:
        raise bad_value("to_move", None)  # PAT-BASE-TURN-02: on equal spaces only the file can know
    if state.game_over and told is not None:
        refuse_differences([("to_move", told, None)])
    state.to_move = told or state.first_on_final_space or 1
    state.first_on_final_space = state.first_on_final_space or first_on_final(state)
    if (automa := state.automa) is not None:
        automa.deck.cards = automa.cards.numbers
        automa.deck.set_aside = cards_aside(state.recycle, automa.deck.cycle)


def _of_seat(seat: int, fact: str) -> Callable[[State], Any]:
    """What follows for a seat; a person has no piles, the Automa has no quilt."""
    return lambda state: getattr(state.seats[seat - 1], fact, UNSAID)


def _score_now(state: State) -> dict[str, Any]:
    sheet = score(state)
    return {str(seat): {"total": sheet.total(seat)} for seat in (1, 2)}


def _same(given: Any, right: Any) -> bool:
    """Patches may be given in any order."""
    if isinstance(given, list) and all(isinstance(item, int) for item in given):
        return bool(sorted(given) == right or given == right)
    return bool(given == right)


FACTS = Declared(
    State,
    game="patchwork",
    problems=problems,
    same=_same,
    settle=_settle,
    stands_for=_patches_of_piles,
    corrects=settle_correction,
    derived={
        "position": write_position,
        "game_over": lambda state: state.game_over,
        "leather_spaces_left": lambda state: state.leather_spaces_left,
        "marker_space": lambda state: state.marker_space,
        "score_now": _score_now,
        "winner": lambda state: score(state).winner if state.game_over else UNSAID,
        **{f"seat_{seat}.{fact}": _of_seat(seat, fact)
           for seat in (1, 2) for fact in ("income", "covered")},
        **{f"seat_2.{fact}": _of_seat(2, fact) for fact in (*PILES, "cards_left_in_draw_pile")},
    },
)  # fmt: skip
to_json = FACTS.to_json


def in_sight(state: State) -> dict[str, Any]:
    """The position as a drawing needs it: without its text and the score."""
    return to_json(state, but=("position", "score_now", "winner"))

"""Positions as JSON: every field of docs/positions/scythe.md.

Facts that follow from others may be left out; if they are given they must be right, so that
a file cannot contradict itself unnoticed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any

from automatable.core.options import BESIDE_THE_BOX
from automatable.core.state.declared import Declared
from automatable.core.state.declaring import UNSAID
from automatable.core.state.positions import bad_value, is_text_only, refuse_values
from automatable.games.scythe.corrections import settle_combat, settle_end
from automatable.games.scythe.notation import is_notation, read_notation, write_notation
from automatable.games.scythe.on_screen.player import Decks, PersonOnScreen
from automatable.games.scythe.problems import problems
from automatable.games.scythe.score import score
from automatable.games.scythe.state import Automa, State


def settle(state: State) -> None:
    """Complete the sides; what lies beside the board belongs to games on screen only."""
    for side in state.sides.values():
        if isinstance(side, Automa | PersonOnScreen):
            side.settle()
    if any(isinstance(side, PersonOnScreen) for side in state.sides.values()):
        state.decks = state.decks or Decks.at_set_up()
    elif state.decks is not None:
        raise bad_value("sit", BESIDE_THE_BOX)
    refuse_values(_foreign(state))


def _foreign(state: State) -> Iterator[tuple[str, str]]:
    if state.decks is not None and state.decks.tile not in state.decks.tables.tiles:
        yield "tile", state.decks.tile
    if state.ended_by is not None and state.ended_by not in state.sides:
        yield "ended_by", state.ended_by


def _settle_correction(position: dict[str, Any], changes: Mapping[str, Any], state: State) -> None:
    with suppress(AttributeError, IndexError, KeyError, TypeError, ValueError):
        for side in position["sides"].values():
            for name in Automa.derived:  # of a side that was replaced as a whole
                side.pop(name, None)
        settle_combat(position, changes)
        settle_end(position)  # what has the wrong shape is named when it is read


def _same(given: Any, right: Any) -> bool:
    if isinstance(given, list) and isinstance(right, list):
        return sorted(map(str, given)) == sorted(map(str, right))
    return bool(given == right)


FACTS: Declared[State] = Declared(
    State,
    game="scythe",
    settle=settle,
    problems=problems,
    corrects=_settle_correction,
    same=_same,
    apart=("deck", "box_cards"),
    telling=("position",),
    derived={
        "position": lambda state: write_notation(FACTS.stored(state)),
        "game_over": lambda state: state.game_over,
        "factory_cards_left": lambda state: state.factory_cards_left,
        "score_now": lambda state: {str(seat.seat): seat.total for seat in score(state).seats},
        "winner": lambda state: score(state).winner if state.game_over else UNSAID,
    },
)


def from_json(contents: Any) -> State:
    """The state of a JSON object, or of a position written as text; checked."""
    if isinstance(contents, str):
        return FACTS.from_json(read_notation(contents))
    if is_text_only(contents) and is_notation(contents["position"]):
        return FACTS.from_json(read_notation(contents["position"]))
    return FACTS.from_json(contents)

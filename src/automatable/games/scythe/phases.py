"""Who is next: person's turn, combats, Automa turn, final scoring (SCY-SET-09, SCY-END)."""

from __future__ import annotations

from automatable.core.turns.events import Log
from automatable.games.scythe.state import Person, State


def next_side(state: State, log: Log) -> None:
    """The turn goes to the next side, or the game is over and is scored."""
    if state.ended_by:
        state.phase = "scoring"
        return
    order = list(state.sides)
    following = (order.index(state.to_move) + 1) % len(order)
    state.turn += following == 0
    state.to_move = order[following]
    side = state.sides[state.to_move]
    if isinstance(side, Person):
        state.phase = "human"
        side.moved = []
        log.happened("scy-your_turn", "SCY-SET-09", turn=state.turn)
    else:
        state.phase = "automa"

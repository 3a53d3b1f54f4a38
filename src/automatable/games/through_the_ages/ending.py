"""The end of a turn of either side."""

from __future__ import annotations

from automatable.core.turns.events import Log
from automatable.games.through_the_ages.state import State, other


def end_turn(state: State, log: Log) -> None:
    """The other side's turn, a new round, or the final scoring (TTA-END-03, TTA-ON-END-02)."""
    state.on_turn = other(state.on_turn)
    state.phase = "start"
    state.person.politics_done = False
    if state.on_turn != state.start_player:
        return
    if state.is_last_round:
        state.phase = "final"
        log.announce("tta-final_scoring", "TTA-END-03")
    else:
        state.round += 1

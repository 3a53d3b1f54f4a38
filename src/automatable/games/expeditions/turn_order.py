"""Whose turn it is, and how the game ends (EXP-TURN-02, EXP-END)."""

from __future__ import annotations

from automatable.core.turns.events import Log
from automatable.games.expeditions.components import base_game
from automatable.games.expeditions.state import Side, State, other


def end_turn(state: State, side: Side, log: Log) -> None:
    """Hand over to the other side, to the last turns, or to scoring (EXP-R-08, EXP-R-09)."""
    state.turns[side] += 1
    if state.trigger is None and _has_last_star(state, side):
        state.trigger = side  # EXP-END-05: only once
        state.final_turns_left = [other(side), side]  # EXP-END-03
        rule = "EXP-END-01" if side == "automa" else "EXP-END-02"
        log.announce(f"exp-trigger_{side}", rule)
    elif state.final_turns_left:
        state.final_turns_left.pop(0)
    if state.trigger is None:
        state.next = other(side)  # EXP-TURN-02
    else:
        state.next = state.final_turns_left[0] if state.final_turns_left else "scoring"
    _tell_next(state, log)


def _has_last_star(state: State, side: Side) -> bool:
    if side == "automa":
        return state.stars >= base_game().automa_stars
    return state.person_stars >= base_game().person_stars


def _tell_next(state: State, log: Log) -> None:
    if state.next == "scoring":
        log.announce("exp-scoring", "EXP-END-04")
    elif state.next == "human":
        last = "last" if len(state.final_turns_left) else "ordinary"
        log.happened("exp-your_turn", "EXP-TURN-02", turn=last)

"""Culture points of both sides; most win, a tie is shared (TTA-END-04)."""

from __future__ import annotations

from automatable.core.score import ScoreLine, ScoreSheet, SeatScore
from automatable.games.through_the_ages.state import State

PERSON, AUTOMA = 1, 2


def score(state: State) -> ScoreSheet:
    """The person's total is the last one reported."""
    totals = {PERSON: state.human.culture_points, AUTOMA: state.automa.culture_points}
    names = {PERSON: "person", AUTOMA: "automa"}
    seats = tuple(
        SeatScore(seat, names[seat], (ScoreLine("culture", points, "TTA-END-04", {"n": points}),))
        for seat, points in totals.items()
    )
    return ScoreSheet(seats, _winner(state, totals))


def _winner(state: State, totals: dict[int, int]) -> int | None:
    if state.resigned:
        return AUTOMA  # TTA-R-51
    if state.phase != "over" or totals[PERSON] == totals[AUTOMA]:
        return None
    return max(totals, key=lambda seat: totals[seat])

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
    if state.resigned:
        return ScoreSheet(seats, AUTOMA)  # TTA-R-51
    if state.phase != "over":
        return ScoreSheet(seats)
    if totals[PERSON] == totals[AUTOMA]:
        return ScoreSheet(seats, None, "tta-shared_victory")
    return ScoreSheet(seats, max(totals, key=lambda seat: totals[seat]))

"""Culture points of both sides; most win, a tie is shared (TTA-END-04)."""

from __future__ import annotations

from automatable.core.score import ScoreLine, ScoreSheet, SeatScore
from automatable.core.turns.events import Ref
from automatable.games.through_the_ages.state import State

PERSON, AUTOMA = 1, 2


def score(state: State) -> ScoreSheet:
    """The person's total is the last one reported."""
    totals = {PERSON: state.person.culture_points, AUTOMA: state.automa.culture_points}
    names = {PERSON: "person", AUTOMA: "automa"}
    seats = tuple(
        SeatScore(seat, names[seat], _lines(state, seat, points)) for seat, points in totals.items()
    )
    if state.resigned:
        return ScoreSheet(seats, AUTOMA)  # TTA-R-51
    if state.phase != "over":
        return ScoreSheet(seats)
    if totals[PERSON] == totals[AUTOMA]:
        return ScoreSheet(seats, None, "tta-shared_victory")
    return ScoreSheet(seats, max(totals, key=lambda seat: totals[seat]))


def _lines(state: State, seat: int, points: int) -> tuple[ScoreLine, ...]:
    """The total; at the end on screen what it consists of (TTA-ON-END-06)."""
    civ = state.civilization
    if civ is None or civ.points_before is None or civ.automa_points_before is None:
        return (_culture(state, seat, points),)
    before = civ.points_before if seat == PERSON else civ.automa_points_before
    scored = civ.scored if seat == PERSON else civ.automa_scored
    rule = "TTA-ON-END-06"
    return (
        ScoreLine("points_before", before, rule, {"n": before}),
        *(
            ScoreLine("final_card", n, rule, {"n": n, "card": Ref("civ", id)})
            for id, n in scored.items()
        ),
    )


def _culture(state: State, seat: int, points: int) -> ScoreLine:
    known = seat == AUTOMA or knows_person(state)
    return ScoreLine("culture", points, "TTA-END-04", {"n": points}, known)


def knows_person(state: State) -> bool:
    """Of the person's points only what was reported last is known, and at first nothing at all."""
    told = state.round == 1 or state.person.culture_points > 0 or state.phase == "over"
    return state.on_screen or told

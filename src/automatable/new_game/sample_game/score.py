"""Final scoring (SAM-END)."""

from __future__ import annotations

from automatable.core.score import ScoreLine, ScoreSheet, SeatScore
from automatable.new_game.sample_game.state import Side, State


def score(state: State) -> ScoreSheet:
    """Both sides as if the game ended now; a winner only when it has."""
    sheets = (_sheet(1, "person", state.person), _sheet(2, "automa", state.automa))
    if not state.over:
        return ScoreSheet(sheets)
    person, automa = (sheet.total for sheet in sheets)
    if person == automa:  # SAM-END-03
        return ScoreSheet(sheets, 2, "sam-tie")
    return ScoreSheet(sheets, 1 if person > automa else 2)


def _sheet(seat: int, name: str, side: Side) -> SeatScore:
    """SAM-END-02"""
    lines = (
        ScoreLine("lanterns", side.worth, "SAM-END-02", {"n": len(side.lanterns)}),
        ScoreLine("oil", side.oil, "SAM-END-02"),
    )
    return SeatScore(seat, name, lines)

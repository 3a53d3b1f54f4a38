"""Final scoring (HAR-END)."""

from __future__ import annotations

from automatable.core.score import ScoreLine, ScoreSheet, SeatScore
from toy_game.state import Side, State


def score(state: State) -> ScoreSheet:
    """Both sides as if the game ended now; a winner only when it has."""
    sheets = (_sheet(1, "person", state.person), _sheet(2, "automa", state.automa))
    if not state.over:
        return ScoreSheet(sheets)
    person, automa = (sheet.total for sheet in sheets)
    if person == automa:  # HAR-END-02
        brighter = state.person.light > state.automa.light
        return ScoreSheet(sheets, 1 if brighter else 2, "har-tie")
    return ScoreSheet(sheets, 1 if person > automa else 2)


def _sheet(seat: int, name: str, side: Side) -> SeatScore:
    """HAR-END-01"""
    return SeatScore(
        seat,
        name,
        (
            ScoreLine("crates", side.worth, "HAR-END-01", {"n": len(side.crates)}),
            ScoreLine("coins", side.coins // 2, "HAR-END-01", {"n": side.coins}),
        ),
    )

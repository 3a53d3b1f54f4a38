"""Final scoring (SAM-END)."""

from automatable.core.score import ScoreLine, ScoreSheet, person_and_automa
from automatable.new_game.sample_game.state import Side, State


def score(state: State) -> ScoreSheet:
    """SAM-END-02; the Automa wins a tie (SAM-END-03)."""
    return person_and_automa(
        _lines(state.person), _lines(state.automa), over=state.over, tie="sam-tie"
    )


def _lines(side: Side) -> tuple[ScoreLine, ...]:
    return (
        ScoreLine("lanterns", side.worth, "SAM-END-02", {"n": len(side.lanterns)}),
        ScoreLine("oil", side.oil, "SAM-END-02"),
    )

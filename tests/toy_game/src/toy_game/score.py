"""Final scoring (HAR-END)."""

from automatable.core.score import ScoreLine, ScoreSheet, person_and_automa
from toy_game.state import Side, State


def score(state: State) -> ScoreSheet:
    """HAR-END-01; more light decides a tie, then the Automa (HAR-END-02)."""
    brighter = state.person.light > state.automa.light
    return person_and_automa(
        _lines(state.person),
        _lines(state.automa),
        over=state.over,
        tie="har-tie",
        tied=1 if brighter else 2,
    )


def _lines(side: Side) -> tuple[ScoreLine, ...]:
    return (
        ScoreLine("crates", side.worth, "HAR-END-01", {"n": len(side.crates)}),
        ScoreLine("coins", side.coins // 2, "HAR-END-01", {"n": side.coins}),
    )

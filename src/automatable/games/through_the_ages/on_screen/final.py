"""The end on screen: Age III events of both piles, Bill Gates, the totals (TTA-ON-END)."""

from __future__ import annotations

from automatable.core.turns.procedure import Procedure
from automatable.games.through_the_ages.on_screen.context import PersonTurn
from automatable.games.through_the_ages.on_screen.events import resolve
from automatable.games.through_the_ages.on_screen.ratings import lab_levels
from automatable.games.through_the_ages.state import PreparedEvent

GATES = "bill_gates"


def begin_final(turn: PersonTurn) -> None:
    """The points before are kept for the sheet (TTA-ON-END-06)."""
    civ = turn.civ
    if civ.points_before is None:
        civ.points_before = turn.person.culture_points
        civ.automa_points_before = turn.state.automa.culture_points


def score_event(turn: PersonTurn, event: PreparedEvent) -> Procedure[None]:
    """What an event of age III scores for both (TTA-ON-END-03, TTA-ON-R-42)."""
    assert event.card is not None
    mine, hers = yield from resolve(turn, event)
    turn.civ.scored[event.card] = mine
    turn.civ.automa_scored[event.card] = hers


def end_game(turn: PersonTurn) -> None:
    """The last points, and the result (TTA-ON-END-04, TTA-ON-END-05)."""
    if turn.civ.is_able("labs_produce_resources"):
        turn.civ.scored[GATES] = turn.gain_culture(lab_levels(turn.civ), "TTA-ON-END-04")
    turn.state.phase = "over"
    turn.tell(
        "end", "TTA-ON-END-05", you=turn.person.culture_points,
        automa=turn.state.automa.culture_points,
    )  # fmt: skip

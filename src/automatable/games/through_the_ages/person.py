"""The person's turn, one report after another."""

from __future__ import annotations

from automatable.core.turns.events import Log
from automatable.core.turns.procedure import Procedure
from automatable.games.through_the_ages.questions import ask_one_of
from automatable.games.through_the_ages.reports import REPORTS, RESIGN
from automatable.games.through_the_ages.state import PERSON, State

AGAIN = "second_politics"
ASKED_BACK = (AGAIN, "sure_gain")


def person_turn(state: State, log: Log) -> Procedure[State]:
    """One report; `done` hands over."""
    report = yield from REPORTS.ask(
        state,
        prompt="turn",
        rule="TTA-EFF-12",
        seat=PERSON,
        args={"round": state.round, "age": state.age},
        giving_up=(RESIGN,),
    )
    if report.political and state.person.politics_done:
        sure = yield from ask_one_of(AGAIN, "TTA-EFF-12", ("yes", "no"))
        if sure == "no":
            return state
    if asking := report.do(state, log):
        yield from asking
    return state

"""The person's turn: it lasts until she hands over (EXP-HUM)."""

from __future__ import annotations

from dataclasses import replace

from automatable.core.events import Log
from automatable.core.procedure import Ask, Procedure
from automatable.games.expeditions.reports import REPORTS, Explored, Moved, read_reports
from automatable.games.expeditions.reveal import ask_stack
from automatable.games.expeditions.state import PERSON, State


def person_turn(state: State, log: Log) -> Procedure[State]:
    """One report, or several; the turn lasts until `done`."""
    reports = yield from Ask(
        prompt="turn",
        rule="EXP-TURN-02",
        seat=PERSON,
        args={"left": len(state.final_turns_left)},
        reader=lambda text: read_reports(state, text),
        listing=lambda: REPORTS.legal(state),
        composing=REPORTS.composed,
        shorthand=True,
    )
    for report in reports:
        if isinstance(report, Moved | Explored) and report.lacks_stack(state):
            report = replace(report, stack=(yield from ask_stack(state, report.place)))
        report.do(state, log)
    return state

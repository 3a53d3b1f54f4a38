"""The person's turn: it lasts until she hands over (EXP-HUM)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from automatable.core.turns.asking import in_one_line
from automatable.core.turns.events import Log
from automatable.core.turns.procedure import Procedure
from automatable.games.expeditions.reports import REPORTS, Explored, Moved, read_reports
from automatable.games.expeditions.reveal import ask_stack
from automatable.games.expeditions.state import PERSON, State


def person_turn(state: State, log: Log) -> Procedure[State]:
    """One report, or several; the turn lasts until `done`."""
    left = {"left": len(state.final_turns_left)}
    question = REPORTS.ask(state, prompt="turn", rule="EXP-TURN-02", seat=PERSON, args=left)
    reports = yield from in_one_line(question, partial(read_reports, state))
    for report in reports:
        if isinstance(report, Moved | Explored) and report.lacks_stack(state):
            report = replace(report, stack=(yield from ask_stack(state, report.place)))
        report.do(state, log)
    return state

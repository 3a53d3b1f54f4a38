"""A person's turn: reports one by one, then done or pass (AOI-GEN-01)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from automatable.core.errors import Refused
from automatable.core.turns.asking import asked
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.forms import Form, Number
from automatable.core.turns.procedure import Ask, Procedure
from automatable.core.turns.replies import NUMBER, Part, Replies, Reply
from automatable.games.age_of_innovation.components import DISCIPLINES, MOST_POINTS
from automatable.games.age_of_innovation.owner_steps import manual_step
from automatable.games.age_of_innovation.passing import (
    begin_round,
    next_to_move,
    swap_person_bonus,
)
from automatable.games.age_of_innovation.report_parts import Change, Report
from automatable.games.age_of_innovation.reports import (
    Done,
    Passed,
    is_alone,
    is_light,
    reports_at,
)
from automatable.games.age_of_innovation.score import area_proposal
from automatable.games.age_of_innovation.set_up import first_workshops
from automatable.games.age_of_innovation.sight import BOTH, doubt, is_known, need
from automatable.games.age_of_innovation.state import State, number_of
from automatable.games.age_of_innovation.telling import told

FIRST_WORKSHOP = "first_workshop"
"""The question before hers are placed."""
LEVELS = tuple(f"level {discipline}" for discipline in DISCIPLINES)


def person_turn(state: State, log: Log) -> Procedure[State]:
    """One report of the person to move; `done` or `pass` ends the turn."""
    report = yield from _ask(state, "report")
    if isinstance(report, Change):
        report.do(state, log)
        return state
    if state.light:
        doubt_after(state, report)
    if isinstance(report, Passed):
        pass_person(state, report, log)
    else:
        log.happened("aoi-you_done", "AOI-TURN-01", seat=_seat(state))
    next_to_move(state, log)
    return state


def doubt_after(state: State, report: Report) -> None:
    """What may have changed in the turn that ends is known no longer (AOI-LIGHT-02).

    Passing changes nothing; but who is left alone plays all remaining turns before.
    """
    if isinstance(report, Done):
        doubt(state, report.changed or BOTH)
    elif is_alone(state):
        doubt(state, BOTH)


def pass_person(state: State, passed: Passed, log: Log) -> None:
    """The place of the bonus taken may be reported (AOI-PASS-10)."""
    who = state.to_move
    state.passed.append(who)
    log.happened("aoi-you_pass", "AOI-RND-06", seat=_seat(state), place=len(state.passed))
    if passed.place:
        swap_person_bonus(state, who, passed.place)
        place = Ref("place", passed.place)
        log.happened("aoi-you_bonus", "AOI-PASS-10", seat=state.seat_name(who), place=place)


def between_turns(state: State, log: Log) -> Procedure[State]:
    """Reports at set-up and after a round, person by person (AOI-FW-01, AOI-RND-02)."""
    if state.phase == "set_up" and not state.automa_buildings:
        return (yield from _first_workshop(state, log))
    told_now = state.light and state.phase == "round_end"
    report = yield from _ask(state, state.phase)
    if isinstance(report, Change):
        report.do(state, log)
        return state
    if told_now:
        doubt_after(state, report)
    rest = state.persons[number_of(state.to_move) :]
    if rest:
        state.to_move = rest[0]
    elif state.phase == "set_up":
        state.phase, state.to_move = "play", state.turn_order[0]
        log.happened("aoi-begin", "AOI-SET-08", seat=state.seat_name(state.to_move))
    else:
        begin_round(state, log)
    return state


def _first_workshop(state: State, log: Log) -> Procedure[State]:
    """Nobody knows where hers will stand before every person has placed one (AOI-FW-01)."""
    report = yield from _ask(state, FIRST_WORKSHOP)
    who = state.to_move
    if isinstance(report, Change):
        report.do(state, log)
        if not any(b.person == number_of(who) for b in state.person_buildings.values()):
            return state
    rest = state.persons[number_of(who) :]
    if rest:  # AOI-TWO-05
        state.to_move = rest[0]
    else:
        yield from first_workshops(state, log)
        state.to_move = state.persons[0]
    return state


def _ask(state: State, prompt: str) -> Ask[Report]:
    """The question whose answer is a report or one of the ways to end."""
    return reports_at(state).ask(
        state,
        prompt=prompt,
        rule="AOI-GEN-01",
        seat=number_of(state.to_move),
        args={"seat": _seat(state), "round": state.round, "light": is_light(state)},
    )


def _seat(state: State) -> str:
    return state.seat_name(state.to_move)


# --- the end of the game


def final_reports(state: State, log: Log) -> Procedure[State]:
    """Her manual end scoring, then area and points of each person (AOI-END-04, AOI-END-07)."""
    if not state.faction.complete and state.end_points_automa is None:
        yield from _manual_end(state, log)
        return state
    if state.light and not all(is_known(state, fact) for fact in LEVELS):
        yield from told(state, log, lambda: need(state, "final_levels", LEVELS))
        return state
    who = next(who for who in state.persons if state.person(who).points is None)
    state.to_move = who
    person = state.person(who)
    if person.area is None:
        told_now = yield from asked(lambda: _ask_area(state))
        told_now.do(state, log)
    else:
        counted = yield from asked(lambda: _ask_points(state))
        counted.do(state, log)
        _finish(state, log)
    return state


def _manual_end(state: State, log: Log) -> Procedure[None]:
    """The end scoring of a card that only the person can read (AOI-END-06)."""
    before = state.points_automa
    yield from manual_step(state, f"{state.faction_id}_end", None, log)
    state.end_points_automa = state.points_automa - before
    state.points_automa = before


def _finish(state: State, log: Log) -> None:
    if all(person.points is not None for person in state.people.values()):
        state.phase = "over"
        log.happened("aoi-over", "AOI-END-08")


class EndReport(Reply[State]):
    """What a person has at the end of the game."""

    most: ClassVar[int]
    """The highest number that is believed."""
    rule: ClassVar[str] = "AOI-END-04"
    n: int

    @classmethod
    def start(cls, state: State) -> int | None:
        """What was followed stands there already."""
        return None

    @classmethod
    def forms(cls, state: State) -> list[Form]:
        return [cls.form(n=Number(cls.head, 0, cls.most, start=cls.start(state)))]

    def check(self, state: State) -> None:
        if self.n > self.most:
            ends = {"low": 0, "high": self.most}
            raise Refused("number_out_of_range", word=self.head, n=self.n, **ends)

    def do(self, state: State, log: Log) -> None:
        setattr(state.person(state.to_move), self.head, self.n)
        log.happened(f"aoi-you_{self.head}", self.rule, seat=_seat(state), n=self.n)


@dataclass(frozen=True)
class Area(EndReport, head="area"):
    """The size of the largest group."""

    most = 99
    n: Annotated[int, Part("[0-9]{1,4}", NUMBER.read, name="area")]


@dataclass(frozen=True)
class Sailing(EndReport, head="sailing"):
    """The sailing value, which gives a proposal."""

    most = 3
    n: Annotated[int, Part("[0-9]{1,4}", NUMBER.read, name="sailing")]


@dataclass(frozen=True)
class Points(EndReport, head="points"):
    """Points before area and knowledge."""

    most, rule = MOST_POINTS, "AOI-END-07"
    n: Annotated[int, Part("[0-9]{1,4}", NUMBER.read, name="points")]

    @classmethod
    def start(cls, state: State) -> int | None:
        return state.person(state.to_move).points_now


POINTS: Replies[State, EndReport] = Replies((Points,), implied="points")
AREA: Replies[State, EndReport] = Replies((Area,))
AREA_OR_SAILING: Replies[State, EndReport] = Replies((Area, Sailing))


def _ask_area(state: State) -> Ask[EndReport]:
    """The size of the largest group; the sailing value gives a proposal (AOI-END-04)."""
    replies = AREA if state.light else AREA_OR_SAILING
    return replies.ask(
        state,
        prompt="area",
        rule="AOI-END-04",
        seat=number_of(state.to_move),
        args={
            "seat": _seat(state),
            "n": area_proposal(state, state.to_move),
            "told": state.person(state.to_move).sailing is not None,
            "light": state.light,
        },
    )


def _ask_points(state: State) -> Ask[EndReport]:
    seat, args = number_of(state.to_move), {"seat": _seat(state)}
    return POINTS.ask(state, prompt="points", rule="AOI-END-07", seat=seat, args=args)

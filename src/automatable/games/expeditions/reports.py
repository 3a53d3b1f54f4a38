"""What a person reports of her turn, as far as the Automa needs to know of it (EXP-HUM).

Each report is an answer of its own (`mech N3`, `take 1`, `star`), and `done` hands over to the
Automa. Several reports may stand in one line, `mech C4 o3,t3; take 1; done`: then all of them
count, or none.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

from automatable.core.errors import Refused
from automatable.core.state.copying import copied
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Answer
from automatable.core.turns.replies import NUMBER, Part, Replies, Reply
from automatable.games.expeditions.components import base_game, board
from automatable.games.expeditions.reveal import checked_stack, tell_reveal
from automatable.games.expeditions.stacks import TWENTY, Stack
from automatable.games.expeditions.state import State
from automatable.games.expeditions.turn_order import end_turn


def _place(state: State, text: str) -> str:
    return _known(text, board().places)


def _location(state: State, text: str) -> str:
    return _known(text, board().locations)


def _known(text: str, places: tuple[str, ...]) -> str:
    if text not in places:
        raise Refused("unknown_place", place=text)
    return text


CAMP = "basecamp"
"""Where every mech begins and to which none comes back."""
STACK = Part(read=checked_stack)


class Report(Reply[State]):
    """One thing that a person has done."""

    def do(self, state: State, log: Log) -> None:
        """Change the position as reported."""
        raise NotImplementedError


@dataclass(frozen=True)
class Done(Report, head="done"):
    """The turn is over."""

    @classmethod
    def offered(cls, state: State) -> Iterator[Done]:
        yield cls()

    def do(self, state: State, log: Log) -> None:
        log.happened("exp-you_done", "EXP-TURN-02")
        end_turn(state, "human", log)


class _Reveals(Report):
    """What may turn a location over; the stack that lies there may come with it."""

    place: str
    stack: Stack | None

    def lacks_stack(self, state: State) -> bool:
        """A face-down location was explored, and what lies there is not reported yet (EXP-R-19)."""
        return self.stack is None and is_face_down(state, self.place)

    def check(self, state: State) -> None:
        told = self.stack is not None or isinstance(self, Explored)
        if told and not is_face_down(state, self.place):
            raise Refused("already_face_up")

    def do(self, state: State, log: Log) -> None:
        if self.stack is not None:
            state.locations[self.place].reveal(self.stack)
            log.happened("exp-you_explored", "EXP-HUM-04", location=Ref("location", self.place))
            tell_reveal(state, self.place, log)


@dataclass(frozen=True)
class Moved(_Reveals, head="mech"):
    """The mech stands here now; on a face-down location it has explored it (EXP-HUM-04)."""

    place: Annotated[str, Part(read=_place, kind="location")]
    stack: Annotated[Stack | None, STACK] = None

    @classmethod
    def offered(cls, state: State) -> Iterator[Moved]:
        for place in board().places:
            closed = place == CAMP and state.switches.strict_reports
            if place != state.person_mech and not closed and not state.is_automa_at(place):
                yield cls(place)

    def check(self, state: State) -> None:
        if state.switches.strict_reports and state.is_automa_at(self.place):
            raise Refused("location_occupied")  # EXP-HUM-02, EXP-GEN-03
        if state.switches.strict_reports and self.place == CAMP:
            raise Refused("camp_left")
        super().check(state)

    def do(self, state: State, log: Log) -> None:
        state.person_mech = self.place
        here = Ref("location", self.place)
        log.happened("exp-you_moved", "EXP-HUM-01", location=here)
        if state.is_automa_at(self.place):
            log.happened("exp-both_mechs", "EXP-R-02", location=here)
        super().do(state, log)


@dataclass(frozen=True)
class Explored(_Reveals, head="explore"):
    """A location revealed in some other way."""

    place: Annotated[str, Part(read=_location, kind="location")]
    stack: Annotated[Stack | None, STACK] = None


@dataclass(frozen=True)
class Took(Report, head="take"):
    """Corruption removed from a location, from the top (EXP-HUM-05)."""

    place: Annotated[
        str, Part(read=_location, absent=lambda state: state.person_mech, kind="location")
    ]
    count: Annotated[int, NUMBER]

    def check(self, state: State) -> None:
        if self.place not in state.locations:
            raise Refused("unknown_place", place=self.place)
        there = len(state.locations[self.place].corruption)
        if state.switches.strict_reports and self.count > there:
            raise Refused("not_enough_tokens")

    def do(self, state: State, log: Log) -> None:
        taken, named = state.locations[self.place].take(self.count), Ref("location", self.place)
        log.happened("exp-you_took", "EXP-HUM-05", n=taken, location=named)
        if taken < self.count:
            log.happened("exp-fewer_tokens", "EXP-HUM-05", n=taken, told=self.count, location=named)


@dataclass(frozen=True)
class Took20(Report, head=f"take {TWENTY}"):
    """The 20 token, wherever it lies (EXP-HUM-05)."""

    @classmethod
    def offered(cls, state: State) -> Iterator[Took20]:
        if state.place_of_20 is not None:
            yield cls()

    def check(self, state: State) -> None:
        if state.place_of_20 is None:
            raise Refused("not_enough_tokens")

    def do(self, state: State, log: Log) -> None:
        place = state.place_of_20
        assert place is not None
        state.locations[place].token_20 = False
        state.person_has_20 = True
        log.happened("exp-you_took_20", "EXP-HUM-05", location=Ref("location", place))


@dataclass(frozen=True)
class PlacedStars(Report, head="star"):
    """Stars placed in this turn, mostly one (EXP-HUM-06)."""

    count: Annotated[int, Part("0?[1-9]|[1-9][0-9]", NUMBER.read)] = 1

    @classmethod
    def offered(cls, state: State) -> Iterator[PlacedStars]:
        if state.person_stars < base_game().person_stars:
            yield cls()

    def check(self, state: State) -> None:
        if state.person_stars + self.count > base_game().person_stars:
            raise Refused("too_many_stars")

    def do(self, state: State, log: Log) -> None:
        state.person_stars += self.count
        log.happened("exp-you_star", "EXP-HUM-06", n=self.count, k=state.person_stars)


def legal_reports(state: State) -> Iterator[Report]:
    """What can be tapped, location by location: whatever changes one thing."""
    yield from Done.offered(state)
    yield from Moved.offered(state)
    for place, location in state.locations.items():
        if not location.face_up:
            yield Explored(place)
        for count in range(1, len(location.corruption) + 1):
            yield Took(place, count)
    yield from Took20.offered(state)
    yield from PlacedStars.offered(state)


REPORTS: Replies[State, Report] = Replies(
    (Done, Moved, Explored, Took, Took20, PlacedStars),
    others={"card": "not_automas_turn"},  # EXP-TURN-02
    listing=legal_reports,
)


def is_face_down(state: State, place: str) -> bool:
    return place in state.locations and not state.locations[place].face_up


def read_reports(state: State, text: str) -> Answer[tuple[Report, ...]]:
    """The reports of a line, tried one after the other; the first that fails refuses them all."""
    parts = [part.strip() for part in text.split(";")]
    tried = copied(state)
    reports: list[Report] = []
    for i, part in enumerate(parts):
        report = REPORTS.meant(tried, part)
        if reports and isinstance(reports[-1], Done):
            raise Refused("not_humans_turn")  # EXP-TURN-02
        report.check(tried)
        reports.append(report)
        if isinstance(report, Moved | Explored) and report.lacks_stack(tried):
            if i < len(parts) - 1:
                raise Refused("reveal_missing")
            break
        report.do(tried, Log())
    return Answer(tuple(reports), "; ".join(map(str, reports)))

"""What a person reports of her turn, as far as the Automa needs to know of it (EXP-HUM).

Each report is an answer of its own (`mech N3`, `take 1`, `star`), and `done` hands over to the
Automa. Several reports may stand in one line, `mech C4 o3,t3; take 1; done`: then all of them
count, or none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from automatable.core.errors import Refused
from automatable.core.events import Log, Ref
from automatable.core.procedure import Answer
from automatable.games.expeditions.components import base_game, board
from automatable.games.expeditions.reveal import checked_stack, tell_reveal
from automatable.games.expeditions.stacks import TWENTY, Stack
from automatable.games.expeditions.state import State
from automatable.games.expeditions.turn_order import end_turn


@dataclass(frozen=True)
class Moved:
    """The mech stands here now; on a face-down location it has explored it (EXP-HUM-04)."""

    place: str
    stack: Stack | None = None

    def __str__(self) -> str:
        return f"mech {self.place}" + (f" {self.stack}" if self.stack else "")


@dataclass(frozen=True)
class Explored:
    """A location revealed in some other way."""

    place: str
    stack: Stack | None = None

    def __str__(self) -> str:
        return f"explore {self.place}" + (f" {self.stack}" if self.stack else "")


@dataclass(frozen=True)
class Took:
    """Corruption removed from a location, from the top (EXP-HUM-05)."""

    place: str
    count: int

    def __str__(self) -> str:
        return f"take {self.place} {self.count}"


@dataclass(frozen=True)
class Took20:
    def __str__(self) -> str:
        return f"take {TWENTY}"


@dataclass(frozen=True)
class PlacedStars:
    count: int

    def __str__(self) -> str:
        return f"star {self.count}" if self.count > 1 else "star"


@dataclass(frozen=True)
class Done:
    def __str__(self) -> str:
        return "done"


Report = Moved | Explored | Took | Took20 | PlacedStars | Done


def lacks_stack(state: State, report: Report) -> bool:
    """A face-down location was explored, and what lies there is not told yet (EXP-R-19)."""
    if not isinstance(report, Moved | Explored) or report.stack is not None:
        return False
    return is_face_down(state, report.place)


def is_face_down(state: State, place: str) -> bool:
    return place in state.locations and not state.locations[place].face_up


# --- reading


def read_reports(state: State, text: str) -> Answer[tuple[Report, ...]]:
    """The reports of a line, tried one after the other; the first that fails refuses them all."""
    parts = [part.strip() for part in text.split(";")]
    tried = state.copy()
    reports: list[Report] = []
    for i, part in enumerate(parts):
        report = read_report(tried, part)
        if reports and isinstance(reports[-1], Done):
            raise Refused("not_humans_turn")  # EXP-TURN-02
        check(tried, report)
        reports.append(report)
        if lacks_stack(tried, report):
            if i < len(parts) - 1:
                raise Refused("reveal_missing")
            break
        apply(tried, report, Log())
    return Answer(tuple(reports), "; ".join(map(str, reports)))


def read_report(state: State, text: str) -> Report:
    word, *rest = text.split()[:4] or [""]
    if word == "card":
        raise Refused("not_automas_turn")  # EXP-TURN-02
    if word not in READERS:
        raise Refused("unreadable", token=text)
    return READERS[word](state, rest, text)


def _moved(state: State, rest: list[str], text: str) -> Report:
    return Moved(*_place_and_stack(state, rest, text, board().places))


def _explored(state: State, rest: list[str], text: str) -> Report:
    return Explored(*_place_and_stack(state, rest, text, board().locations))


def _place_and_stack(
    state: State, rest: list[str], text: str, places: tuple[str, ...]
) -> tuple[str, Stack | None]:
    if not rest or len(rest) > 2:
        raise Refused("unreadable", token=text)
    place = _place(rest[0], places)
    return place, checked_stack(state, rest[1]) if len(rest) > 1 else None


def _took(state: State, rest: list[str], text: str) -> Report:
    if rest == [TWENTY]:
        return Took20()
    if len(rest) == 1:
        rest = [state.person_mech, *rest]
    if len(rest) != 2 or not _is_number(rest[1]):
        raise Refused("unreadable", token=text)
    return Took(_place(rest[0], board().locations), int(rest[1]))


def _placed_stars(state: State, rest: list[str], text: str) -> Report:
    count = rest[0] if rest else "1"
    if len(rest) > 1 or not _is_number(count) or not int(count):
        raise Refused("unreadable", token=text)
    return PlacedStars(int(count))


def _done(state: State, rest: list[str], text: str) -> Report:
    if rest:
        raise Refused("unreadable", token=text)
    return Done()


READERS: Mapping[str, Callable[[State, list[str], str], Report]] = {
    "mech": _moved, "explore": _explored, "take": _took, "star": _placed_stars, "done": _done,
}  # fmt: skip


def _place(text: str, places: tuple[str, ...]) -> str:
    if text not in places:
        raise Refused("unknown_place", place=text)
    return text


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 3


# --- what can be reported


def legal_reports(state: State) -> Iterator[Report]:
    """What can be tapped: every report that changes one thing, and the end of the turn."""
    yield Done()
    for place in board().places:
        if place != state.person_mech and not state.is_automa_at(place):
            yield Moved(place)
    for place, location in state.locations.items():
        if not location.face_up:
            yield Explored(place)
        for count in range(1, len(location.corruption) + 1):
            yield Took(place, count)
    if state.place_of_20 is not None:
        yield Took20()
    if state.person_stars < base_game().person_stars:
        yield PlacedStars(1)


def check(state: State, report: Report) -> None:
    """Refuse what cannot be; without strict reports some of it is only a warning."""
    strict = state.switches.strict_reports
    if isinstance(report, Moved) and strict and state.is_automa_at(report.place):
        raise Refused("location_occupied")  # EXP-HUM-02, EXP-GEN-03
    if isinstance(report, Moved | Explored):
        _check_face_up(state, report)
    elif isinstance(report, Took | Took20):
        _check_tokens(state, report, strict)
    elif isinstance(report, PlacedStars):
        _check_stars(state, report)


def _check_tokens(state: State, report: Took | Took20, strict: bool) -> None:
    """EXP-HUM-05"""
    if isinstance(report, Took20):
        enough = state.place_of_20 is not None
    else:
        enough = not strict or report.count <= len(state.locations[report.place].corruption)
    if not enough:
        raise Refused("not_enough_tokens")


def _check_stars(state: State, report: PlacedStars) -> None:
    """EXP-HUM-06"""
    if state.person_stars + report.count > base_game().person_stars:
        raise Refused("too_many_stars")


def _check_face_up(state: State, report: Moved | Explored) -> None:
    told = report.stack is not None or isinstance(report, Explored)
    if told and not is_face_down(state, report.place):
        raise Refused("already_face_up")


# --- what follows


def apply(state: State, report: Report, log: Log) -> None:
    """Change the position as reported."""
    if isinstance(report, Moved):
        _move(state, report, log)
    elif isinstance(report, Explored):
        _reveal(state, report.place, report.stack, log)
    elif isinstance(report, Took):
        _take(state, report, log)
    elif isinstance(report, Took20):
        _take_20(state, log)
    elif isinstance(report, PlacedStars):
        state.person_stars += report.count
        log.happened("exp-you_star", "EXP-HUM-06", n=report.count, k=state.person_stars)
    else:
        log.happened("exp-you_done", "EXP-TURN-02")
        end_turn(state, "human", log)


def _move(state: State, report: Moved, log: Log) -> None:
    state.person_mech = report.place
    log.happened("exp-you_moved", "EXP-HUM-01", location=Ref("location", report.place))
    if state.is_automa_at(report.place):
        log.happened("exp-both_mechs", "EXP-R-02", location=Ref("location", report.place))
    if report.stack is not None:
        _reveal(state, report.place, report.stack, log)


def _reveal(state: State, place: str, stack: Stack | None, log: Log) -> None:
    assert stack is not None
    state.locations[place].reveal(stack)
    log.happened("exp-you_explored", "EXP-HUM-04", location=Ref("location", place))
    tell_reveal(state, place, log)


def _take(state: State, report: Took, log: Log) -> None:
    taken = state.locations[report.place].take(report.count)
    name = Ref("location", report.place)
    log.happened("exp-you_took", "EXP-HUM-05", n=taken, location=name)
    if taken < report.count:
        log.happened("exp-fewer_tokens", "EXP-HUM-05", n=taken, told=report.count, location=name)


def _take_20(state: State, log: Log) -> None:
    place = state.place_of_20
    assert place is not None
    state.locations[place].token_20 = False
    state.person_has_20 = True
    log.happened("exp-you_took_20", "EXP-HUM-05", location=Ref("location", place))

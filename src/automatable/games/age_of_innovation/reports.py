"""What a person reports: one line for each thing that changed, then `done`, `pass`, `pass left`.

A report that cannot be true raises `Refused` and changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from automatable.core.errors import Refused
from automatable.core.turns.replies import Replies, one_of
from automatable.games.age_of_innovation.components import FINAL_ROUND, PLACES
from automatable.games.age_of_innovation.display_reports import DISPLAY_REPORTS, Score
from automatable.games.age_of_innovation.map_reports import (
    MAP_REPORTS,
    Transform,
    reports_by_hex,
)
from automatable.games.age_of_innovation.owner_entries import ENTRIES
from automatable.games.age_of_innovation.report_parts import Report
from automatable.games.age_of_innovation.state import State

DONE, PASS = "done", "pass"
LIGHT_ENDS = ("done map", "done knowledge", DONE, "done nothing")
"""The light way: what a turn has changed that she may have to know; `done` is both."""


class End(Report):
    """The last report of a turn."""

    def check(self, state: State) -> None:
        if str(self) not in ends(state):
            raise Refused("unreadable", token=str(self))


@dataclass(frozen=True)
class Done(End, head=DONE):
    """Nothing more; in the light way, what has changed."""

    changed: Annotated[str, one_of(("map", "knowledge", "nothing"))] = ""


@dataclass(frozen=True)
class Passed(End, head=PASS):
    """No more turns in this round; the place of the bonus taken may be reported (AOI-PASS-10)."""

    place: Annotated[str, one_of(PLACES)] = ""


def ends(state: State) -> Sequence[str]:
    """How the reports of this moment can end."""
    if state.phase == "play":
        return ways_to_end(state)
    return LIGHT_ENDS if state.light and state.phase == "round_end" else (DONE,)


def ways_to_end(state: State) -> list[str]:
    """Done, or passing with or without the place of the bonus taken (rounds 1 to 5).

    The usual one first: who is left alone has only passing to go on with.
    """
    places = PLACES if state.round < FINAL_ROUND else ()
    passing = [PASS, *(f"{PASS} {place}" for place in places)]
    done = LIGHT_ENDS if state.light else (DONE,)
    return [*passing, *done] if is_alone(state) else [*done, *passing]


def is_alone(state: State) -> bool:
    """All others have passed."""
    return [who for who in state.turn_order if who not in state.passed] == [state.to_move]


def _all_reports(state: State) -> Iterator[Any]:
    yield from ends(state)
    yield from reports_by_hex(state)
    for kind in DISPLAY_REPORTS:
        yield from kind.offered(state)


def _with_entries(state: State) -> Iterator[Any]:
    yield from _all_reports(state)
    yield from ENTRIES.offered(state)


def _light_reports(state: State) -> Iterable[Any]:
    return [*ends(state), *Transform.offered(state)]


_KINDS = (Done, Passed, *DISPLAY_REPORTS, *MAP_REPORTS)
_FULL: Replies[State, Report] = Replies(_KINDS, listing=_all_reports)
_UNREAD_CARD: Replies[State, Report] = Replies((*_KINDS, *ENTRIES.kinds), listing=_with_entries)
_LIGHT: Replies[State, Report] = Replies(
    (Done, Passed, Transform, Score), unknown="nothing_to_report", listing=_light_reports
)


def is_light(state: State) -> bool:
    return state.light and state.phase != "set_up"


def reports_at(state: State) -> Replies[State, Report]:
    """What can be reported now.

    In the light way only terrain without a building is reported once the game has begun, for no
    question would find it (AOI-LIGHT-01). For an Automa whose card the app cannot read, a person
    also enters what changes for her.
    """
    if is_light(state):
        return _LIGHT
    return _FULL if state.faction.complete else _UNREAD_CARD

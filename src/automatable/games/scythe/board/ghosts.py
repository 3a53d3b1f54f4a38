"""What has just moved or fought on screen, for the page to show in calm motion (see motion.js)."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.entries import Entry
from automatable.core.events import Event, plain
from automatable.core.latest import last_given
from automatable.core.match import Match
from automatable.core.picturing import Point
from automatable.core.svg import Drawing, el, number
from automatable.games.scythe.board.ground import home_place, region_place
from automatable.games.scythe.board.icons import use
from automatable.games.scythe.board.map import BADGES, badge
from automatable.games.scythe.components import HOME
from automatable.games.scythe.map import FOREIGN_BASES, REGIONS
from automatable.games.scythe.state import State

MOVES = {"scy-on_step": ("person", "start"), "scy-move_on": ("automa", "from")}
"""Whose move an event tells, and where it says that it began."""
CLASH = 34.0


def ghosts(match: Match[State]) -> Drawing:
    """Pieces that glide to where they stand now, and crossed swords where a combat was."""
    if match.state.decks is None:
        return Drawing()
    drawn = [_drawn(match.state, event) for event in _latest(match)]
    return el("g", *drawn, data_ghosts=len(match.entries), aria_hidden="true")


def _latest(match: Match[State]) -> Iterator[Event]:
    """What followed from the last answer; all steps of a move that was given in one go."""
    first = last_given(match)
    while first and _steps(match.entries[first]) and _steps(match.entries[first - 1]):
        first -= 1
    for entry in match.entries[first:]:
        yield from entry.events


def _steps(entry: Entry) -> bool:
    return entry.prompt == "step" and entry.text[0] not in "+-"


def _drawn(state: State, event: Event) -> Drawing | None:
    if event.kind == "scy-combat_result":
        return _clash(*region_place(str(plain(event.args["region"]))))
    if event.kind not in MOVES:
        return None
    whose, start = MOVES[event.kind]
    ends = [str(plain(event.args[name])) for name in (start, "to")]
    places = list(_places(state, whose, ends))
    unit = str(plain(event.args["unit"]))
    return _glide(whose, unit, *places) if len(places) == 2 and unit in BADGES else None


def _places(state: State, whose: str, names: list[str]) -> Iterator[Point]:
    """Where they are drawn; home bases of absent factions are not."""
    side = state.persons[0] if whose == "person" else state.automas[0]
    for name in names:
        if name == HOME:
            yield home_place(side.faction)
        elif name in REGIONS and name not in FOREIGN_BASES:
            yield region_place(name)


def _glide(whose: str, unit: str, start: Point, end: Point) -> Drawing:
    size = BADGES[unit]
    at = f"translate({number(end[0] - size / 2)} {number(end[1])})"
    way = f"{number(start[0] - end[0])} {number(start[1] - end[1])}"
    return el("g", el("g", badge(whose, unit, 1), data_glide=way), transform=at)


def _clash(x: float, y: float) -> Drawing:
    drawn = use("attack", x - CLASH / 2, y - CLASH / 2, CLASH, class_="clash")
    return el("g", drawn, data_pulse="")

"""A whole turn that a player advises: what is done in words, numbered arrows and ghosts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, together
from automatable.core.matches.entries import Entry
from automatable.core.matches.match import Match
from automatable.core.turns.events import Event, plain
from automatable.games.scythe.board.marks import (
    area,
    arrow,
    ghost,
    is_drawn,
    numbered,
    place_of,
    tag,
)
from automatable.games.scythe.board.on_screen import answer_in_words
from automatable.games.scythe.board.ways import place_name
from automatable.games.scythe.on_screen.components import KINDS
from automatable.games.scythe.state import UNITS, State

MOVING = ("unit", "step")
"""Questions whose answers are listed together, as one move of a unit."""
COMES = {"scy-on_workers": "worker", "scy-on_mech": "mech", "scy-on_structure": "structure"}


@dataclass(frozen=True)
class Step:
    """One thing that is done: in words, and where."""

    told: str
    unit: str = ""
    way: tuple[str, ...] = ()
    gains: tuple[Event, ...] = ()


def plan(match: Match[State], answers: Sequence[str], words: Words) -> Drawing:
    """What these answers would do, step by step, up to the next card."""
    faction = match.state.person.faction
    steps = enumerate(_steps(match, answers, words), start=1)
    return together(*(_drawn(n, step, faction) for n, step in steps))


def plan_in_words(match: Match[State], answers: Sequence[str], words: Words) -> list[str]:
    """The same in words, in the order of the numbers."""
    return [step.told for step in _steps(match, answers, words)]


def _steps(match: Match[State], answers: Sequence[str], words: Words) -> list[Step]:
    """One for each answer, but one for a whole move of a unit."""
    found: list[Step] = []
    ahead = match
    for text in answers:
        pending = ahead.pending
        if pending is None:
            break
        after = ahead.foresee(text)
        events = [e for entry in after.entries[len(ahead.entries) :] for e in entry.events]
        moved = [event for event in events if event.kind == "scy-on_step"]
        if moved:
            _go_on(found, moved[0], words)
        elif pending.prompt not in MOVING:
            entry = Entry(text, "person", pending.prompt, None, (), args=pending.args)
            told = answer_in_words(ahead, entry, words)
            gains = tuple(e for e in events if e.kind == "scy-on_goods" or e.kind in COMES)
            found.append(Step(told, gains=gains))
        ahead = after
    return found


def _go_on(found: list[Step], event: Event, words: Words) -> None:
    """Another step of the unit that moved last, or the first of another one."""
    unit, start, end = (str(plain(event.args[name])) for name in ("unit", "start", "to"))
    last = found[-1] if found else None
    way: tuple[str, ...] = (start, end)
    if last is not None and last.unit == unit and last.way[-1] == start:
        way = (*found.pop().way, end)
    told = words("plan-move", unit=unit, way=" → ".join(place_name(p, words) for p in way))
    found.append(Step(told, unit, way))


# --- on the map


def _drawn(n: int, step: Step, faction: str) -> Drawing:
    if step.way:
        return _move(n, step, faction)
    return together(*(_gain(n, event, faction) for event in step.gains))


def _move(n: int, step: Step, faction: str) -> Drawing:
    if not all(is_drawn(place, [faction]) for place in step.way):
        return Drawing()
    points = [place_of(place, faction) for place in step.way]
    middle = ((points[0][0] + points[1][0]) / 2, (points[0][1] + points[1][1]) / 2)
    return together(
        area(step.way[-1], faction, "advised"),
        ghost(points[-1], "person", [step.unit] if step.unit in UNITS else []),
        arrow(points, "advice"),
        numbered(middle, n, "is-advice"),
    )


def _gain(n: int, event: Event, faction: str) -> Drawing:
    place = str(plain(event.args["region"]))
    if not is_drawn(place, [faction]):
        return Drawing()
    x, y = place_of(place, faction)
    kind = str(plain(event.args.get("resource", "")))
    icon = kind if kind in KINDS else COMES.get(event.kind, "resource")
    gained = tag((x + 8, y - 30), f"+{plain(event.args.get('n', 1))}", icon)
    ring = area(place, faction, "advised")
    return together(ring, gained, numbered((x - 26, y - 30), n, "is-advice"))

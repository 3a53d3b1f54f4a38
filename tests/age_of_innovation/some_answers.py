"""A legal answer to each open question, for players that know nothing of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from automatable.core.errors import Refused
from automatable.core.match import Match
from automatable.games.age_of_innovation.components import (
    BUILDINGS,
    DISCIPLINES,
    NEUTRAL,
    TERRAINS,
    round_tiles,
)
from automatable.games.age_of_innovation.reports import DONE, PASS, read_report
from automatable.games.age_of_innovation.state import State

Pick = Callable[[Sequence[Any]], Any]
SPADE = "spade_engineering"


def some_tiles(match: Match[Any], pick: Pick) -> str:
    """Six tiles; the spade tile comes before round 5 or not at all."""
    left, laid = list(round_tiles()), []
    for round in range(1, 7):
        laid.append(pick([tile for tile in left if tile != SPADE or round < 5]))
        left.remove(laid[-1])
    return f"tiles {' '.join(laid)}"


def some_report(match: Match[Any], pick: Pick) -> str:
    """Mostly the end of the turn or of the round, sometimes something that can be reported."""
    kind = pick([PASS, PASS, DONE, "report"])
    return str(kind) if kind != "report" else one_report(match, pick)


def some_start(match: Match[Any], pick: Pick) -> str:
    return DONE if pick([True, True, False]) else one_report(match, pick)


def one_report(match: Match[Any], pick: Pick) -> str:
    """A report about some hex or some place beside the map; done if none of them is possible."""
    state = match.state
    hex, discipline = pick(state.board.land), pick(DISCIPLINES)
    texts = [
        f"build {hex}", f"transform {hex} {pick(TERRAINS)}", f"neutral {hex} {pick(NEUTRAL)}",
        *(f"upgrade {other} {pick(BUILDINGS)}" for other in state.human_buildings),
        *(f"annex {other}" for other in state.human_buildings), f"step {discipline} 2",
        f"scholar {discipline} {pick(('3', '2', 'back'))}", f"power {pick(range(1, 7))}",
        f"book {pick(range(1, 4))}", f"bridge {' '.join(pick(state.board.bridge_sites))}",
    ]  # fmt: skip
    return str(pick([DONE, *(text for text in texts if is_possible(state, text))]))


def is_possible(state: State, text: str) -> bool:
    try:
        read_report(state, text)
    except Refused:
        return False
    return True


def some_area(match: Match[Any], pick: Pick) -> str:
    return str(pick(["area 0", "area 7", "sailing 2"]))


def some_points(match: Match[Any], pick: Pick) -> str:
    return f"points {pick(range(40, 160))}"


def some_entry(match: Match[Any], pick: Pick) -> str:
    entries = [DONE, DONE, "points 2", "mark C7 fallow", "exclude C7", "note seen"]
    assert match.pending is not None
    return str(pick([*entries, "accept"] if match.pending.args["proposed"] else entries))


ANSWERS = {
    "round_tiles": some_tiles,
    "report": some_report,
    "first_workshop": some_start,
    "set_up": some_start,
    "round_end": some_start,
    "area": some_area,
    "points": some_points,
    "manual": some_entry,
}

"""A legal answer to each open question, for players that know nothing of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from automatable.core.match import Match
from automatable.games.age_of_innovation.components import round_tiles
from automatable.games.age_of_innovation.reports import DONE, PASS, legal_reports

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
    """Mostly the end of the turn or of the round, sometimes anything that can be reported."""
    kind = pick([DONE, PASS, PASS, "report"])
    return str(kind if kind != "report" else pick(list(legal_reports(match.state))))


def some_start(match: Match[Any], pick: Pick) -> str:
    kind = pick([DONE, DONE, "report"])
    return str(kind if kind != "report" else pick(list(legal_reports(match.state))))


def some_area(match: Match[Any], pick: Pick) -> str:
    return str(pick(["area 0", "area 7", "sailing 2"]))


def some_points(match: Match[Any], pick: Pick) -> str:
    return f"points {pick(range(40, 160))}"


def some_entry(match: Match[Any], pick: Pick) -> str:
    return str(pick([DONE, DONE, "points 2", "mark C7 fallow", "exclude C7", "note seen"]))


ANSWERS = {
    "round_tiles": some_tiles,
    "report": some_report,
    "set_up": some_start,
    "round_end": some_start,
    "area": some_area,
    "points": some_points,
    "manual": some_entry,
}

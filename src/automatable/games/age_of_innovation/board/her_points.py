"""Where her points came from, counted from what was logged during the match."""

from __future__ import annotations

from automatable.core.drawing.screens import Words
from automatable.core.matches.match import Match
from automatable.core.turns.events import plain
from automatable.games.age_of_innovation.state import State

SOURCES = {"aoi-points": "cards", "aoi-pass": "passing"}
"""Which of her events bring points, and from where (AOI-PTS-01, AOI-PASS-01)."""


def by_source(match: Match[State]) -> dict[str, int]:
    """Cards, passing, and all else with which she began."""
    found = dict.fromkeys(SOURCES.values(), 0)
    for event in match.events():
        if event.kind in SOURCES:
            found[SOURCES[event.kind]] += int(str(plain(event.args["n"])))
    return {"start": match.state.points_automa - sum(found.values()), **found}


def her_points(match: Match[State], words: Words) -> str:
    """A line under the result; empty before the end."""
    return words("sheet-her_points", **by_source(match)) if match.over else ""

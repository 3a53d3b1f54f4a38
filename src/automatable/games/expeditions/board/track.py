"""The progress track: every space in reading direction, stars, and the marker."""

from __future__ import annotations

from functools import lru_cache

from automatable.core.drawing.svg import Drawing, el, together
from automatable.games.expeditions.board.icons import use
from automatable.games.expeditions.levels import Level
from automatable.games.expeditions.state import State

DOWN = 78.0
MARKER = 56.0
NUMBERED = 5
"""Every that many spaces one has its number; a star takes its place."""


def track_drawn(state: State, across: float) -> Drawing:
    """One row from START to the end; what is behind the marker is gained."""
    return _track(state.level, state.progress, across)


@lru_cache(maxsize=500)  # every space of some levels
def _track(level: Level, progress: int, across: float) -> Drawing:
    last = level.spaces_after_start
    cell = across / (last + 1)
    spaces = (_space(level, progress, space, cell) for space in range(last + 1))
    return together(*spaces, _marker(level, progress, across))


def _space(level: Level, progress: int, space: int, cell: float) -> Drawing:
    reached = " space-gained" if space <= progress else ""
    x = space * cell
    box = {"x": x + 2, "y": 2, "width": cell - 4, "height": DOWN - 12, "rx": 10}
    drawn = el("rect", **box, class_=f"space{reached}")
    return together(drawn, None if space == progress else _sign(level, space, x, cell))


def _marker(level: Level, progress: int, across: float) -> Drawing:
    """On top of all spaces, wide enough for its number, inside the track."""
    cell = across / (level.spaces_after_start + 1)
    wide = max(cell, MARKER)
    x = min(max(0, (progress + 0.5) * cell - wide / 2), across - wide)
    return el(
        "g",
        el("rect", x=x, y=-4, width=wide, height=DOWN, rx=10, class_="space-marker"),
        el("text", str(progress), x=x + wide / 2, y=46, class_="space-number space-here"),
        class_="piece",
        data_piece="marker",
    )


def _sign(level: Level, space: int, x: float, cell: float) -> Drawing | None:
    """A star, or every fifth number and the last."""
    if space in level.star_positions:
        size = min(cell - 6, 40)
        return use("star", x + (cell - size) / 2, 16, size)
    if space % NUMBERED == 0 or space == level.spaces_after_start:
        return el("text", str(space), x=x + cell / 2, y=46, class_="space-number")
    return None

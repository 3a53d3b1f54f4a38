"""The progress track: every space in reading direction, stars, and the marker."""

from __future__ import annotations

from automatable.core.svg import Drawing, el, together
from automatable.games.expeditions.board.icons import use
from automatable.games.expeditions.state import State

DOWN = 78.0
MARKER = 56.0
NUMBERED = 5
"""Every so many spaces one has its number; a star takes its place."""


def track_drawn(state: State, across: float) -> Drawing:
    """One row from START to the end; what is behind the marker is gained."""
    last = state.level.spaces_after_start
    cell = across / (last + 1)
    spaces = (_space(state, space, space * cell, cell) for space in range(last + 1))
    return together(*spaces, _marker(state, across))


def _space(state: State, space: int, x: float, cell: float) -> Drawing:
    here = space == state.progress
    reached = " space-gained" if space <= state.progress else ""
    box = {"x": x + 2, "y": 2, "width": cell - 4, "height": DOWN - 12, "rx": 10}
    drawn = el("rect", **box, class_=f"space{reached}")
    return together(drawn, None if here else _sign(state, space, x, cell))


def _marker(state: State, across: float) -> Drawing:
    """On top of all spaces, wide enough for its number, inside the track."""
    cell = across / (state.level.spaces_after_start + 1)
    wide = max(cell, MARKER)
    x = min(max(0, (state.progress + 0.5) * cell - wide / 2), across - wide)
    return el(
        "g",
        el("rect", x=x, y=-4, width=wide, height=DOWN, rx=10, class_="space-marker"),
        el("text", str(state.progress), x=x + wide / 2, y=46, class_="space-number space-here"),
        class_="piece",
        data_piece="marker",
    )


def _sign(state: State, space: int, x: float, cell: float) -> Drawing | None:
    """A star, or every fifth number and the last."""
    if space in state.level.star_positions:
        size = min(cell - 6, 40)
        return use("star", x + (cell - size) / 2, 16, size)
    if space % NUMBERED == 0 or space == state.level.spaces_after_start:
        return el("text", str(space), x=x + cell / 2, y=46, class_="space-number")
    return None

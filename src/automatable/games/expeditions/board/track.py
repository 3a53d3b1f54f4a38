"""The progress track: every space in reading direction, stars, and the marker."""

from __future__ import annotations

from automatable.core.screens import Words
from automatable.core.svg import Drawing, el, picture, together
from automatable.games.expeditions.board.icons import use
from automatable.games.expeditions.state import State

ACROSS = 10
CELL = 40


def track(state: State, words: Words, before: int | None = None) -> Drawing:
    """Ten spaces a row, from START to the end, and where the marker lay before a step."""
    last = state.level.spaces_after_start
    rows = last // ACROSS + 1
    text = words("label-marker_on", p=state.progress, last=last, k=state.stars)
    spaces = [_space(state, space, space == before) for space in range(last + 1)]
    return picture(ACROSS * CELL, rows * CELL, *spaces, class_="track", label=text)


def _space(state: State, space: int, left: bool) -> Drawing:
    x, y = space % ACROSS * CELL, space // ACROSS * CELL
    here, starred = space == state.progress, space in state.level.star_positions
    gained = " space-gained" if space <= state.progress else ""
    marker = " space-marker" if here else " space-left" if left else ""
    name = "space-number space-starred" if starred else "space-number"
    return together(
        el("rect", x=x + 2, y=y + 2, width=36, height=36, rx=8, class_=f"space{gained}{marker}"),
        use("star", x + 9, y + 2, 22) if starred else None,
        el("text", str(space), x=x + 20, y=y + (35 if starred else 25), class_=name),
    )

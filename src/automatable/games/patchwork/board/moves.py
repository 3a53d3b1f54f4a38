"""A decision drawn where it happens: the patch on the quilt, or the way of the time token."""

from __future__ import annotations

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, together
from automatable.games.patchwork.actions import ADVANCE, read_action
from automatable.games.patchwork.board.icons import use
from automatable.games.patchwork.board.quilt import LEFT, SIDE, TOP, quilt
from automatable.games.patchwork.quilt_text import quilt_rows
from automatable.games.patchwork.state import FINAL, State

BADGE = 62


def move_picture(state: State, answer: str, words: Words) -> Drawing:
    """The quilt with what the decision adds to it; an advance stands above it as a sign."""
    person = state.person(state.to_move)
    assert person.quilt is not None
    rows = quilt_rows(person.quilt)
    if read_action(state, answer) != ADVANCE:
        return quilt(rows, words, hint=answer.removesuffix("#"))
    drawn = quilt(rows, words)
    end = drawn.rindex("</svg>")
    return Drawing(drawn[:end] + _advance(state) + drawn[end:])


def _advance(state: State) -> Drawing:
    """How far the token goes; each space is a button."""
    here, other = state.time[state.to_move - 1], state.time[2 - state.to_move]
    steps = min(FINAL, other + 1) - here
    x, y = LEFT + SIDE / 2, TOP + SIDE / 2
    return el(
        "g",
        el("rect", x=-BADGE, y=-26, width=2 * BADGE, height=52, rx=26, class_="advance-sign"),
        el("path", d="M-44 -10l12 10l-12 10M-28 -10l12 10l-12 10", class_="advance-arrow"),
        together(
            el("text", f"+{steps}", x=8, y=7, class_="advance-steps"), use("button", 30, -11, 22)
        ),
        transform=f"translate({x} {y})",
    )

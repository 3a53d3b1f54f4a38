"""What the Automa owns and what comes next, small beside the quilt: its card's back, figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, number, together
from automatable.games.patchwork.board.icons import use

ROW = 28.0
GAP = 6.0
SIGN = 18
EDGE = 9
BASE = 18.5
"""Where the letters of a row stand."""


def figures(position: Mapping[str, Any], words: Words) -> dict[str, tuple[str | Drawing, str]]:
    """Buttons, cards left, backs of cards set aside, both piles: name or sign, and value."""
    seat = position["seat_2"]
    aside = seat.get("set_aside_backs")
    tile = use("tile_7x7", EDGE + SIGN + 6, 5, SIGN) if position["tile"] == 2 else None
    with_buttons = len(seat["pile_with_buttons"])
    without = len(seat["pile_without_buttons"]) + seat["leather"]
    told: dict[str, tuple[str | Drawing, str]] = {
        "buttons": (together(use("button", EDGE, 5, SIGN), tile), str(seat["buttons"])),
        "cards": (words("stage-cards"), str(seat["cards_left_in_draw_pile"])),
        "aside": (words("stage-aside"), ", ".join(map(str, aside or ()))),
        "piles": (words("stage-piles"), f"{with_buttons} · {without}"),
    }
    return {key: figure for key, figure in told.items() if figure[1]}


def column(
    position: Mapping[str, Any], words: Words, x: float, top: float, bottom: float, width: float
) -> dict[str, Drawing]:
    """The card above, the figures below it, by their keys."""
    told = figures(position, words)
    first = bottom - len(told) * (ROW + GAP) + GAP
    seat = position["seat_2"]
    back = card(width, first - top - GAP, seat["next_back"], words)
    rows = {
        key: moved(row(*figure, width), x, first + i * (ROW + GAP))
        for i, (key, figure) in enumerate(told.items())
    }
    return {"deck": moved(back, x, top), **rows}


def line(
    position: Mapping[str, Any], words: Words, x: float, top: float, width: float
) -> dict[str, Drawing]:
    """The same in one line, where the game lies on a real table: its piles are seen there."""
    told = figures(position, words)
    del told["piles"]
    budget = position["seat_2"]["next_back"]
    if budget is not None:
        told = {"deck": (words("stage-budget"), str(budget)), **told}
    each = (width - GAP * (len(told) - 1)) / len(told)
    return {
        key: moved(row(*figure, each), x + i * (each + GAP), top)
        for i, (key, figure) in enumerate(told.items())
    }


def row(named: str | Drawing, value: str, width: float) -> Drawing:
    """A figure with its name or its sign on a quiet ground."""
    sign = isinstance(named, Drawing)
    return together(
        el("rect", width=width, height=ROW, rx=8, class_="figure-ground"),
        named if sign else el("text", named, x=EDGE, y=BASE, class_="figure-name"),
        el("text", value, x=width - EDGE, y=BASE, class_="figure-value"),
    )


def card(width: float, height: float, budget: int | None, words: Words) -> Drawing:
    """The back of its next card; one of the tactical deck shows its budget (PAT-CARD-02)."""
    lines = words("stage-next_budget" if budget is not None else "stage-next_card").split(" ", 1)
    middle, seal = width / 2, height - 42
    told = [
        el("text", text, x=middle, y=24 + 15 * i, class_="back-told")
        for i, text in enumerate(lines)
    ]
    return together(
        el("rect", width=width, height=height, rx=11, class_="card-back"),
        el("rect", x=5, y=5, width=width - 10, height=height - 10, rx=7, class_="back-seam"),
        *told,
        _seal(middle, seal, budget),
    )


def _seal(x: float, y: float, budget: int | None) -> Drawing:
    """The budget in a big button, or the Automa's own sign."""
    if budget is None:
        return use("token_automa", x - 22, y - 22, 44)
    return together(
        el("circle", cx=x, cy=y, r=25, class_="budget-button"),
        el("circle", cx=x, cy=y, r=20, class_="budget-rim"),
        el("text", str(budget), x=x, y=y + 9, class_="back-budget"),
    )


def moved(drawn: Drawing, x: float, y: float) -> Drawing:
    return el("g", drawn, transform=f"translate({number(x)} {number(y)})", class_="beside-quilt")

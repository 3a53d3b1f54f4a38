"""Marks of a move on a board: an arrow, a ring; the page's own style (`turn.css`) colours them."""

from __future__ import annotations

from math import atan2, cos, hypot, pi, sin

from automatable.core.drawing.svg import Drawing, el, number

Point = tuple[float, float]
HEAD = 11.0
"""The length of an arrow's head."""
BEND = 0.18
"""How far an arrow bows out, of its length."""


def arrow(start: Point, end: Point, scale: float = 1.0, short: float = 0.0) -> Drawing:
    """A move: a bent line with a head, light around dark so that it is seen on any ground.

    It ends `short` of its end, so that what stands there is seen.
    """
    (x1, y1), (x2, y2) = start, end
    if hypot(x2 - x1, y2 - y1) <= short + 1:
        return ring(end, 22 * scale)
    mx, my = (x1 + x2) / 2 + (y2 - y1) * BEND, (y1 + y2) / 2 - (x2 - x1) * BEND
    angle, head = atan2(y2 - my, x2 - mx), HEAD * scale
    x2, y2 = x2 - short * cos(angle), y2 - short * sin(angle)
    foot = (x2 - head * cos(angle), y2 - head * sin(angle))
    path = f"M{_at(x1, y1)}Q{_at(mx, my)} {_at(*foot)}"
    sides = [(x2 - 1.5 * head * cos(angle + s), y2 - 1.5 * head * sin(angle + s)) for s in _SPREAD]
    point = f"M{_at(x2, y2)}L{_at(*sides[0])} {_at(*sides[1])}Z"
    return el(
        "g",
        el("path", d=path, class_="move-edge"),
        el("path", d=point, class_="move-edge"),
        el("path", d=path, class_="move-line"),
        el("path", d=point, class_="move-head"),
        class_="move",
    )


_SPREAD = (pi / 6.5, -pi / 6.5)


def _at(x: float, y: float) -> str:
    return f"{number(x)} {number(y)}"


def ring(centre: Point, size: float = 22.0) -> Drawing:
    """Here something happens."""
    x, y = centre
    return el(
        "g",
        el("circle", cx=x, cy=y, r=size, class_="move-edge"),
        el("circle", cx=x, cy=y, r=size, class_="move-ring"),
        class_="move",
    )


BAR_LONG, BAR_HIGH = 240.0, 14.0


def bars(mine: int, hers: int, label: str) -> Drawing:
    """Two values as bars, the person's above; each with its number."""
    most = max(mine, hers, 1)
    rows = (_bar(mine, most, 0, "mine"), _bar(hers, most, 20, "hers"))
    return el("svg", *rows, viewBox="0 0 300 34", class_="weighed", role="img", aria_label=label)


def _bar(value: int, most: int, y: float, look: str) -> Drawing:
    long = max(BAR_HIGH, BAR_LONG * max(value, 0) / most)
    return el(
        "g",
        el("rect", y=y, width=number(long), height=BAR_HIGH, rx=7, class_=f"bar-{look}"),
        el("text", str(value), x=number(long + 8), y=y + 12, class_="bar-number"),
    )

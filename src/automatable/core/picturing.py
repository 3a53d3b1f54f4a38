"""Pictures of a step: a part of a board with an arrow, a track with its old and its new mark.

The page's own style (`turn.css`) gives them colour; a shape or a sign always says the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import atan2, cos, hypot, pi, sin

from automatable.core.svg import Drawing, el, number

Point = tuple[float, float]
HEAD = 11.0
"""The length of an arrow's head."""
BEND = 0.18
"""How far an arrow bows out, of its length."""
CELL = 30.0


def cut_out(
    drawn: Drawing, around: Iterable[Point], room: float, label: str, **attributes: object
) -> Drawing:
    """The part of a drawing that shows these points, with some room around them."""
    points = list(around)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, top = min(xs) - room * 1.25, min(ys) - room
    across, down = max(xs) - left + room * 1.25, max(ys) - top + room
    box = " ".join(map(number, (left, top, across, down)))
    return el("svg", drawn, viewBox=box, role="img", aria_label=label, **attributes)


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


def track(spaces: range, old: int, new: int, label: str, across: int = 10) -> Drawing:
    """The spaces of a track in rows; the old mark is a dashed ring, the new one a full disc."""
    cells = [_space(i, space, old, new, across) for i, space in enumerate(spaces)]
    rows = -(-len(spaces) // across)
    return el(
        "svg",
        *cells,
        viewBox=f"0 0 {number(across * CELL)} {number(rows * CELL)}",
        class_="step-track",
        role="img",
        aria_label=label,
    )


def _space(i: int, space: int, old: int, new: int, across: int) -> Drawing:
    x, y = i % across * CELL, i // across * CELL
    here = " is-new" if space == new else " is-old" if space == old else ""
    return el(
        "g",
        el("rect", x=x + 1.5, y=y + 1.5, width=CELL - 3, height=CELL - 3, rx=5),
        el("circle", cx=x + CELL / 2, cy=y + CELL / 2, r=CELL / 2 - 4) if here else None,
        el("text", str(space), x=x + CELL / 2, y=y + CELL / 2 + 4.5),
        class_=f"step-space{here}",
    )


def counted(icon: Drawing, old: int, new: int, label: str) -> Drawing:
    """A figure that changes: its icon (24 wide), before and after."""
    return el(
        "svg",
        el("g", icon, transform="translate(6 8) scale(1.5)"),
        el("text", str(old), x=72, y=36, class_="count-old"),
        el("path", d="M92 27h20m-7-6l7 6-7 6", class_="count-arrow"),
        el("text", str(new), x=140, y=38, class_="count-new"),
        viewBox="0 0 166 54",
        class_="step-count",
        role="img",
        aria_label=label,
    )


def figure(picture: Drawing, told: str) -> Drawing:
    """A picture with its place in words below: a printed board has no coordinates of ours."""
    return el("figure", picture, el("figcaption", told), class_="step-figure")

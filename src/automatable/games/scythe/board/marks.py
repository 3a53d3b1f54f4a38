"""What is shown over and under the pieces: reach, arrows, rings, tags, numbers, ghosts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, cos, pi, sin

from automatable.core.drawing.svg import Drawing, el, number, together
from automatable.games.scythe.board.ground import home_place, region_place
from automatable.games.scythe.board.icons import use
from automatable.games.scythe.board.pieces import BADGES, badge
from automatable.games.scythe.components import HOME
from automatable.games.scythe.map import FOREIGN_BASES, REGIONS

Point = tuple[float, float]
BEND = 0.16
"""How far an arrow bows out, of its length."""
HEAD = 17.0
SPREAD = (pi / 6.5, -pi / 6.5)
LETTER, ICON, LINE = 8.9, 15.0, 23.0
"""Of a tag: the width of a letter, the size of its icon, its height."""


def place_of(place: str, faction: str) -> Point:
    """The middle of a place of a side: a region, its home base, or a foreign one (Wayfare)."""
    if place in REGIONS:
        return region_place(place)
    return home_place(FOREIGN_BASES.get(place, faction))


def is_drawn(place: str, factions: Sequence[str]) -> bool:
    """Home bases of absent factions are not on the map."""
    return place in REGIONS or place == HOME or FOREIGN_BASES.get(place) in factions


def area(place: str, faction: str, look: str, **attributes: object) -> Drawing:
    """A whole place lit, ringed or crossed out."""
    x, y = place_of(place, faction)
    if place in REGIONS:
        return el("use", href="#scy-hex", x=x, y=y, class_=look, **attributes)
    return el(
        "rect", x=x - 34, y=y - 28, width=68, height=56, rx=10, class_=look, **attributes
    )  # fmt: skip


def arrow(points: Sequence[Point], look: str, short: float = 14.0) -> Drawing:
    """A move from place to place: a bent line, light around dark so that any ground will do.

    It goes through the places between, and ends `short` of the last one, so that what stands
    there is seen.
    """
    *before, bend, (x, y) = _bent(points)
    angle = atan2(y - bend[1], x - bend[0])
    tip = (x - short * cos(angle), y - short * sin(angle))
    foot = (tip[0] - 0.6 * HEAD * cos(angle), tip[1] - 0.6 * HEAD * sin(angle))
    path = f"M{_at(before[0])}{_curves(before[1:])}Q{_at(bend)} {_at(foot)}"
    sides = [(tip[0] - HEAD * cos(angle + s), tip[1] - HEAD * sin(angle + s)) for s in SPREAD]
    head = f"M{_at(tip)}L{_at(sides[0])} {_at(sides[1])}Z"
    return together(
        el("path", d=path, class_="arrow-edge"),
        el("path", d=path, class_=f"arrow arrow-{look}"),
        el("path", d=head, class_=f"arrow-head arrow-head-{look}"),
    )


def _bent(points: Sequence[Point]) -> list[Point]:
    """The points with those between them that a smooth line bows to."""
    if len(points) == 3:
        (a, b, c) = points
        return [a, (2 * b[0] - (a[0] + c[0]) / 2, 2 * b[1] - (a[1] + c[1]) / 2), c]
    found = [points[0]]
    for a, b in pairwise(points):
        across, down = (b[0] - a[0]) * BEND, (b[1] - a[1]) * BEND
        found += [((a[0] + b[0]) / 2 + down, (a[1] + b[1]) / 2 - across), b]
    return found


def _curves(points: Sequence[Point]) -> str:
    pairs = zip(points[::2], points[1::2], strict=True)
    return "".join(f"Q{_at(bend)} {_at(end)}" for bend, end in pairs)


def _at(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def tag(at: Point, text: str, icon: str = "", look: str = "") -> Drawing:
    """A few letters on a label of their own, with an icon before them."""
    x, y = at
    room = ICON + 3 if icon else 0.0
    across = 10 + room + LETTER * len(text)
    left, top = x - across / 2, y - LINE / 2
    return el(
        "g",
        el("rect", x=left, y=top, width=across, height=LINE, rx=LINE / 2),
        use(icon, left + 5, top + 4, ICON, class_="tag-icon") if icon else None,
        el("text", text, x=left + 5 + room, y=top + 17),
        class_=f"tag {look}".strip(),
    )


def numbered(at: Point, n: int, look: str) -> Drawing:
    """Which step of several."""
    x, y = at
    disc = el("circle", cx=x, cy=y, r=13)
    return el("g", disc, el("text", str(n), x=x, y=y + 5.5), class_=f"step-number {look}")


def ghost(at: Point, kind: str, units: Sequence[str]) -> Drawing:
    """Pieces that would stand there, side by side."""
    x, y = at
    across = sum(BADGES[unit] for unit in units)
    left, drawn = x - across / 2, []
    for unit in units:
        size = BADGES[unit]
        place = f"translate({number(left)} {number(y - size / 2)})"
        drawn.append(el("g", badge(kind, unit, 1, "is-ghost"), transform=place))
        left += size
    return together(*drawn)


def swords(at: Point) -> Drawing:
    """A combat: crossed swords on a disc."""
    x, y = at
    disc = el("circle", cx=x, cy=y, r=22, class_="fight-disc")
    return together(disc, use("attack", x - 15, y - 15, 30, class_="fight-swords"))

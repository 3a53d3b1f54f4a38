"""Where the cells of a patch lie on a drawing, and the line around them.

Drawings count in units; a cell of a patch or a quilt is `CELL` units wide.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypeAlias

from automatable.core.drawing.svg import number
from automatable.games.patchwork.quilt import orientations

CELL = 40

Cell: TypeAlias = tuple[int, int]
"""Column and row, counted from the top left."""

Point: TypeAlias = tuple[float, float]
"""A place on a drawing, in units."""

Rows: TypeAlias = Sequence[str]
"""A picture of cells: `#` is a cell, `.` a hole."""


def cells_of(rows: Rows, mark: str = "#") -> list[Cell]:
    """The cells that carry a mark, in reading order."""
    return [(x, y) for y, row in enumerate(rows) for x, seen in enumerate(row) if seen == mark]


def orientation_of(patch: int, cells: Sequence[Cell]) -> int:
    """The lowest orientation in which a patch covers exactly these cells, in reading order."""
    left, top = corner(cells)
    wanted = [(x - left, y - top) for x, y in cells]
    return next(o for o, rows in orientations(patch).items() if cells_of(rows) == wanted)


def corner(cells: Collection[Cell]) -> Cell:
    """The anchor: top left of the bounding box (PAT-BASE-PLACE-04)."""
    return min(x for x, _ in cells), min(y for _, y in cells)


def transform(rows: Rows, orientation: int) -> str:
    """The SVG transform that brings the printed picture into an orientation."""
    width, height = len(rows[0]) * CELL, len(rows) * CELL
    return (
        "matrix(1 0 0 1 0 0)",
        f"matrix(0 1 -1 0 {height} 0)",
        f"matrix(-1 0 0 -1 {width} {height})",
        f"matrix(0 -1 1 0 0 {width})",
        f"matrix(-1 0 0 1 {width} 0)",
        f"matrix(0 -1 -1 0 {height} {width})",
        f"matrix(1 0 0 -1 0 {height})",
        "matrix(0 1 1 0 0 0)",
    )[orientation]


def outline(cells: Collection[Cell], inset: float, radius: float) -> str:
    """The path once around connected cells, a little inside their edge, with round corners."""
    loop = _corners(_walk(_edges(set(cells))))
    return rounded([_moved_in(loop, i, inset) for i in range(len(loop))], radius)


def rounded(points: Sequence[Point], radius: float) -> str:
    """A closed path through these corners, each of them rounded."""
    if not radius:
        return "M" + "L".join(map(_point, points)) + "Z"
    return "M" + "L".join(_bend(points, i, radius) for i in range(len(points))) + "Z"


def _edges(cells: set[Cell]) -> dict[Cell, Cell]:
    """Start and end of every outer edge, clockwise. No patch touches itself at a corner."""
    edges: dict[Cell, Cell] = {}
    for x, y in cells:
        if (x, y - 1) not in cells:
            edges[x, y] = (x + 1, y)
        if (x + 1, y) not in cells:
            edges[x + 1, y] = (x + 1, y + 1)
        if (x, y + 1) not in cells:
            edges[x + 1, y + 1] = (x, y + 1)
        if (x - 1, y) not in cells:
            edges[x, y + 1] = (x, y)
    return edges


def _walk(edges: dict[Cell, Cell]) -> list[Cell]:
    start = min(edges)
    loop, here = [start], edges[start]
    while here != start:
        loop.append(here)
        here = edges[here]
    return loop


def _corners(loop: list[Cell]) -> list[Cell]:
    """Only the points at which the line turns."""
    return [p for i, p in enumerate(loop) if _heading(loop, i - 1) != _heading(loop, i)]


def _heading(loop: Sequence[Cell], i: int) -> Cell:
    """The direction of the edge that starts at point i, one unit long."""
    (x, y), (to_x, to_y) = loop[i], loop[(i + 1) % len(loop)]
    return (to_x > x) - (to_x < x), (to_y > y) - (to_y < y)


def _moved_in(loop: Sequence[Cell], i: int, inset: float) -> Point:
    """Walking clockwise the inside is at the right hand."""
    (in_x, in_y), (out_x, out_y) = _heading(loop, i - 1), _heading(loop, i)
    x, y = loop[i]
    return x * CELL - inset * (in_y + out_y), y * CELL + inset * (in_x + out_x)


def _bend(points: Sequence[Point], i: int, radius: float) -> str:
    """A round corner, as path data without its first command."""
    before, here, after = points[i - 1], points[i], points[(i + 1) % len(points)]
    start, end = _toward(here, before, radius), _toward(here, after, radius)
    return f"{_point(start)}Q{_point(here)} {_point(end)}"


def _toward(here: Point, there: Point, far: float) -> Point:
    (x, y), (to_x, to_y) = here, there
    along_x, along_y = (to_x > x) - (to_x < x), (to_y > y) - (to_y < y)
    return x + along_x * far, y + along_y * far


def _point(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"

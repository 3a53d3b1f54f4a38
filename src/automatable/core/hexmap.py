"""Hexagon maps: pointy-top hexes in doubled coordinates.

A hex is (row, x2): neighbours in a row differ by 2 in `x2`, in the next row by 1. Rows count
from the top. What lies between two hexes (rivers, bridges, tunnels) is the game's business:
searches take the game's own step function.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable
from math import sqrt
from typing import NamedTuple, TypeVar

Place = TypeVar("Place", bound=Hashable)


class Hex(NamedTuple):
    """One hex by row and doubled horizontal position."""

    row: int
    x2: int


STEPS = {
    "NE": Hex(-1, 1), "E": Hex(0, 2), "SE": Hex(1, 1),
    "SW": Hex(1, -1), "W": Hex(0, -2), "NW": Hex(-1, -1),
}  # fmt: skip
"""The six directions, clockwise from the top right."""


def neighbour(hex: Hex, direction: str) -> Hex:
    step = STEPS[direction]
    return Hex(hex.row + step.row, hex.x2 + step.x2)


def neighbours(hex: Hex) -> list[Hex]:
    """The six hexes around, whether or not the map has them."""
    return [neighbour(hex, direction) for direction in STEPS]


def distance(a: Hex, b: Hex) -> int:
    """Steps between two hexes on an open map."""
    rows, columns = abs(a.row - b.row), abs(a.x2 - b.x2)
    return rows + max(0, (columns - rows) // 2)


def distances(
    starts: Iterable[Place], steps: Callable[[Place], Iterable[Place]]
) -> dict[Place, int]:
    """How many steps each reachable place is away from the nearest start (breadth first)."""
    found = dict.fromkeys(starts, 0)
    queue = deque(found)
    while queue:
        place = queue.popleft()
        for other in steps(place):
            if other not in found:
                found[other] = found[place] + 1
                queue.append(other)
    return found


def centre(hex: Hex, size: float) -> tuple[float, float]:
    """Where to draw a hex whose corners are `size` away from its middle."""
    return hex.x2 * size * sqrt(3) / 2, hex.row * size * 1.5


def corners(hex: Hex, size: float) -> list[tuple[float, float]]:
    """The six corners, clockwise from the top."""
    x, y = centre(hex, size)
    half = size * sqrt(3) / 2
    return [
        (x, y - size), (x + half, y - size / 2), (x + half, y + size / 2),
        (x, y + size), (x - half, y + size / 2), (x - half, y - size / 2),
    ]  # fmt: skip


def side(hex: Hex, direction: str, size: float) -> tuple[tuple[float, float], tuple[float, float]]:
    """The two ends of the side that faces a direction: where a river is drawn."""
    points = corners(hex, size)
    i = list(STEPS).index(direction)
    return points[i], points[(i + 1) % 6]

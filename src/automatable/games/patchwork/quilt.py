"""The 9 x 9 quilt: cells, orientations, legal placements, the 7x7 square (PAT-BASE-PLACE)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from automatable.games.patchwork.components import patches, time_board

SIZE = time_board().quilt_size
CELLS = SIZE * SIZE
LEATHER = 255
"""Marks a cell covered by a leather patch; other marks are patch ids, 0 is empty."""
ORIENTATIONS = 8
CELL_NAMES = tuple(f"{column}{row}" for row in range(1, SIZE + 1) for column in "abcdefghi")

Rows = tuple[str, ...]


class Placement(NamedTuple):
    """Where a patch can lie: the lowest orientation number, the anchor cell, the covered cells."""

    orientation: int
    anchor: int
    mask: int


def cell_name(cell: int) -> str:
    """Column letter and row digit: a1 is the top left cell (PAT-BASE-PLACE-01)."""
    return CELL_NAMES[cell]


def cell_number(name: str) -> int | None:
    """The cell of a name such as c4; None if there is none (PAT-NOT-02)."""
    if len(name) != 2 or name[0] not in "abcdefghi" or name[1] not in "123456789":
        return None
    return SIZE * (int(name[1]) - 1) + "abcdefghi".index(name[0])


def oriented(rows: Rows, orientation: int) -> Rows:
    """The picture mirrored first if o >= 4, then turned clockwise o mod 4 times (PLACE-02).

    PAT-BASE-PLACE-02, PAT-R-15
    """
    if orientation >= 4:
        rows = tuple(row[::-1] for row in rows)
    for _ in range(orientation % 4):
        rows = tuple("".join(column) for column in zip(*rows[::-1], strict=True))
    return rows


@cache
def lowest_orientation(patch: int, orientation: int) -> int:
    """The lowest number with the same picture (PAT-BASE-PLACE-05)."""
    rows = patches()[patch].rows
    wanted = oriented(rows, orientation)
    return next(o for o in range(ORIENTATIONS) if oriented(rows, o) == wanted)


@cache
def orientations(patch: int) -> dict[int, Rows]:
    """The different pictures of a patch by their lowest number."""
    rows = patches()[patch].rows
    return {o: oriented(rows, o) for o in range(ORIENTATIONS) if lowest_orientation(patch, o) == o}


@cache
def placements(patch: int) -> tuple[Placement, ...]:
    """All placements on an empty quilt, by orientation, then anchor."""
    return tuple(
        Placement(o, anchor, mask)
        for o, rows in orientations(patch).items()
        for anchor in range(CELLS)
        if (mask := mask_at(rows, anchor)) is not None
    )


@cache
def _placement_masks(patch: int) -> dict[tuple[int, int], int]:
    return {(p.orientation, p.anchor): p.mask for p in placements(patch)}


def placement(patch: int, orientation: int, anchor: int) -> Placement | None:
    """The placement in any orientation number, or None if it leaves the quilt."""
    lowest = lowest_orientation(patch, orientation)
    mask = _placement_masks(patch).get((lowest, anchor))
    return None if mask is None else Placement(lowest, anchor, mask)


def mask_at(rows: Rows, anchor: int) -> int | None:
    """The covered cells as a bit mask; None if the picture leaves the quilt (PLACE-03)."""
    row, column = divmod(anchor, SIZE)
    if row + len(rows) > SIZE or column + len(rows[0]) > SIZE:
        return None
    mask = 0
    for dy, line in enumerate(rows):
        for dx, mark in enumerate(line):
            if mark == "#":
                mask |= 1 << (anchor + SIZE * dy + dx)
    return mask


def _square_masks() -> tuple[int, ...]:
    side = time_board().tile_square
    rows = ("#" * side,) * side
    found = (mask_at(rows, anchor) for anchor in range(CELLS))
    return tuple(mask for mask in found if mask is not None)


SQUARES = _square_masks()
"""The nine possible 7 x 7 squares (PAT-BASE-SEV-01)."""


def has_square(mask: int) -> bool:
    return any(mask & square == square for square in SQUARES)


def cells_of(mask: int) -> list[int]:
    return [cell for cell in range(CELLS) if mask >> cell & 1]


@dataclass(slots=True)
class Quilt:
    """Which patch covers each cell; the mask says which cells are covered at all."""

    marks: bytearray = field(default_factory=lambda: bytearray(CELLS))
    mask: int = 0

    def cover(self, mask: int, mark: int) -> None:
        """Marks these cells as covered (PAT-BASE-PLACE-06)."""
        for cell in cells_of(mask):
            self.marks[cell] = mark
        self.mask |= mask

    def is_free(self, mask: int) -> bool:
        """Whether none of these cells is covered (PAT-BASE-PLACE-03)."""
        return not self.mask & mask

    def empty_cells(self) -> list[int]:
        return cells_of(~self.mask & ((1 << CELLS) - 1))

    def copy(self) -> Quilt:
        return Quilt(bytearray(self.marks), self.mask)


def legal_placements(patch: int, covered: int) -> list[Placement]:
    """Where a patch can lie; nowhere, and it cannot be bought (PAT-BASE-BUY-03)."""
    return [p for p in placements(patch) if not p.mask & covered]

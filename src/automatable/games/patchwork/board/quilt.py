"""The quilt board: cloth on linen, and a name for every cell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, together
from automatable.games.patchwork.board.icons import use
from automatable.games.patchwork.board.patch import placed
from automatable.games.patchwork.board.placing import place_of
from automatable.games.patchwork.board.shapes import (
    CELL,
    Cell,
    cells_of,
    corner,
    orientation_of,
    outline,
)
from automatable.games.patchwork.components import by_letter, time_board
from automatable.games.patchwork.quilt import SIZE, cell_name, cell_number, oriented

LEFT = 20
TOP = 20
RIGHT = 6
SIDE = SIZE * CELL


def quilt(rows: Sequence[str], words: Words, hint: str = "") -> Drawing:
    """A quilt from its nine rows; the patch of a hint (`K2c4`, `*e5`) where it would lie."""
    sewn = _sewn(tuple(rows))
    return el(
        "svg",
        _names(),
        el(
            "g",
            quilt_ground(),
            el("g", sewn, class_="sewn") if hint else sewn,
            quilt_hint(hint),
            transform=f"translate({LEFT} {TOP})",
        ),
        viewBox=f"0 0 {LEFT + SIDE + RIGHT} {TOP + SIDE + RIGHT}",
        class_="quilt",
        role="img",
        aria_label=quilt_label(rows, hint, words),
    )


@lru_cache(maxsize=300)
def _sewn(rows: tuple[str, ...]) -> Drawing:
    """What lies on the board; while it is the Automa's turn nothing is added."""
    return together(*sewn_keyed(rows).values())


@lru_cache(maxsize=300)
def sewn_keyed(rows: tuple[str, ...]) -> Mapping[str, Drawing]:
    """What lies on a quilt by its key: patches, leather patches, the seam of a 7x7 square."""
    sewn = {f"sewn-{letter}": _patch(rows, letter) for letter in _letters(rows)}
    leather = {f"sewn-{cell_name(y * SIZE + x)}": _leather((x, y)) for x, y in cells_of(rows, "*")}
    square = _square(rows)
    return sewn | leather | ({"square": square} if square else {})


def quilt_label(rows: Sequence[str], hint: str, words: Words) -> str:
    """How much is covered, and the cells of a move that is drawn: two of them may look alike."""
    facts = {"covered": covered_in(rows), "cells": SIZE * SIZE}
    if not _lays(hint):
        return words("board-quilt", **facts)
    orientation, cell = place_of(hint)
    y, x = divmod(cell_number(cell) or 0, SIZE)
    shape = ("#",) if hint[0] == "*" else oriented(by_letter()[hint[0]].rows, orientation)
    added = (cell_name((y + dy) * SIZE + x + dx) for dx, dy in cells_of(shape))
    return words("board-quilt-move", **facts, added=" ".join(added))


def _lays(answer: str) -> bool:
    """Whether an answer lays something on the quilt."""
    return bool(answer) and answer[0] in (*by_letter(), "*")


def covered_in(rows: Sequence[str]) -> int:
    """How many cells are not empty."""
    return sum(mark != "." for row in rows for mark in row)


def complete_square(rows: Sequence[str]) -> Cell | None:
    """The first completely covered 7x7 square by its top left cell (PAT-BASE-SEV-01)."""
    side = time_board().tile_square
    places = range(SIZE - side + 1)
    for x, y in ((x, y) for y in places for x in places):
        if all("." not in row[x : x + side] for row in rows[y : y + side]):
            return x, y
    return None


def _letters(rows: Sequence[str]) -> list[str]:
    return sorted({mark for row in rows for mark in row} - {".", "*"})


def _patch(rows: Sequence[str], letter: str) -> Drawing:
    return _lying(letter, tuple(cells_of(rows, letter)))


@lru_cache(maxsize=4096)
def _lying(letter: str, cells: tuple[Cell, ...]) -> Drawing:
    patch = by_letter()[letter]
    return placed(patch, orientation_of(patch.id, cells), corner(cells))


def _leather(cell: Cell) -> Drawing:
    return use("leather", cell[0] * CELL - 1, cell[1] * CELL - 1, CELL + 2)


def quilt_hint(answer: str) -> Drawing | None:
    """A patch as it would lie, with a line around it."""
    if not _lays(answer):
        return None
    orientation, cell = place_of(answer)
    y, x = divmod(cell_number(cell) or 0, SIZE)
    rows: Sequence[str] = ("#",)
    if answer[0] == "*":
        drawn = _leather((x, y))
    else:
        patch = by_letter()[answer[0]]
        drawn, rows = placed(patch, orientation, (x, y)), oriented(patch.rows, orientation)
    line = outline(cells_of(rows), 1, 3)
    around = el("path", d=line, class_="hint-line", transform=f"translate({x * CELL} {y * CELL})")
    return el("g", el("g", drawn, class_="hint-patch"), around, class_="hint", data_hint_at=cell)


@cache
def quilt_ground() -> Drawing:
    """The linen with its hem and its grid."""
    lines = "".join(f"M{i * CELL} 0v{SIDE}M0 {i * CELL}h{SIDE}" for i in range(1, SIZE))
    return together(
        el("rect", x=-4, y=-4, width=SIDE + 8, height=SIDE + 8, rx=9, class_="quilt-hem"),
        el("rect", width=SIDE, height=SIDE, rx=5, class_="quilt-ground"),
        el("rect", width=SIDE, height=SIDE, rx=5, fill="url(#linen)"),
        el("path", d=lines, class_="quilt-grid"),
    )


def _square(rows: Sequence[str]) -> Drawing | None:
    """A golden seam around a finished 7x7 square."""
    found = complete_square(rows)
    if found is None:
        return None
    side = time_board().tile_square * CELL
    x, y = found[0] * CELL, found[1] * CELL
    return together(
        el("rect", x=x, y=y, width=side, height=side, rx=7, class_="square-ground"),
        el("rect", x=x, y=y, width=side, height=side, rx=7, class_="square-seam"),
    )


@cache
def _names() -> Drawing:
    """Columns a to i, rows 1 to 9 (PAT-BASE-PLACE-01)."""
    columns = [
        el("text", "abcdefghi"[i], x=LEFT + (i + 0.5) * CELL, y=11, class_="quilt-name")
        for i in range(SIZE)
    ]
    rows = [
        el("text", str(i + 1), x=8, y=TOP + (i + 0.5) * CELL + 4, class_="quilt-name")
        for i in range(SIZE)
    ]
    return together(*columns, *rows)

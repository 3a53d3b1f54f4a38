"""A quilt as text: nine strings of nine letters in files, `VVFFFWI2/...` in the pw1 notation."""

from __future__ import annotations

import re
from typing import NoReturn

from automatable.core.errors import BadPosition, Problem
from automatable.core.state.declaring import Way
from automatable.games.patchwork.components import by_letter, patches
from automatable.games.patchwork.quilt import CELLS, LEATHER, SIZE, Quilt


def write_quilt(quilt: Quilt) -> str:
    rows = (quilt.marks[i : i + SIZE] for i in range(0, CELLS, SIZE))
    return "/".join(_write_row(row) for row in rows)


def _write_row(row: bytearray) -> str:
    text = "".join("." if not mark else _mark(mark) for mark in row)
    return re.sub(r"\.+", lambda run: str(len(run[0])), text)


def quilt_rows(quilt: Quilt) -> list[str]:
    """Nine strings of nine characters, `.` for empty cells."""
    marks = ["." if not mark else _mark(mark) for mark in quilt.marks]
    return ["".join(marks[i : i + SIZE]) for i in range(0, CELLS, SIZE)]


def _mark(mark: int) -> str:
    return "*" if mark == LEATHER else patches()[mark].letter


def read_quilt(text: str) -> Quilt:
    """Nine rows separated by /; digits are runs of empty cells."""
    rows = text.split("/")
    full = [re.sub(r"[1-9]", lambda run: "." * int(run[0]), row) for row in rows]
    return quilt_from_rows(full)


def quilt_from_rows(rows: list[str]) -> Quilt:
    """The quilt of nine strings of nine characters."""
    if len(rows) != SIZE or any(len(row) != SIZE for row in rows):
        unreadable("quilt", "/".join(rows))
    quilt = Quilt()
    for cell, mark in enumerate("".join(rows)):
        if mark != ".":
            quilt.cover(1 << cell, _read_mark(mark))
    return quilt


def _read_mark(mark: str) -> int:
    if mark == "*":
        return LEATHER
    if mark not in by_letter():
        unreadable("quilt", mark)
    return by_letter()[mark].id


def unreadable(field: str, text: str) -> NoReturn:
    raise BadPosition([Problem("unreadable_position", {"field": field, "text": text})])


QUILT: Way[Quilt | None] = Way(
    list[str] | None,
    lambda quilt: None if quilt is None else quilt_rows(quilt),
    lambda rows, path: None if rows is None else quilt_from_rows(rows),
)
"""In files; one that nobody follows is null."""

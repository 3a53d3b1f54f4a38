"""Tiles drawn from their effects: a strip says when it counts, signs say what it gives."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from automatable.core.drawing.svg import Drawing, el, number, picture
from automatable.games.age_of_innovation.board.effects import GOALS, signs
from automatable.games.age_of_innovation.board.icons import BUILDINGS, ICONS, use
from automatable.games.age_of_innovation.components import DISCIPLINES

WIDTH = 114
ROW = 21
STRIP = 21
ICON, DIGIT, GAP = 18, 8.6, 3
KEPT = 400
TIMES = {
    "once": "once", "income": "income", "action": "act", "ongoing": "lasting", "passing": "pass",
}  # fmt: skip
"""When an effect counts, in the order in which a tile tells it, and the icon that says so."""


@dataclass(frozen=True)
class Row:
    """One line of a tile: when it counts (empty: as the line above), and its signs."""

    time: str
    signs: tuple[str, ...]


# --- lines of signs


def _width(sign: str) -> float:
    if _is_icon(sign):
        return ICON + GAP
    return len(sign) * DIGIT + GAP


def _is_icon(sign: str) -> bool:
    kind, name = sign[:2], sign[2:]
    known = (kind in ("b-", "n-") and name in BUILDINGS) or (kind == "k-" and name in DISCIPLINES)
    return sign in ICONS or known


def _wrapped(line: str, room: float) -> Iterator[tuple[str, ...]]:
    """The signs of a line, broken where the room ends; a number stays with what it counts."""
    row: list[str] = []
    for pair in _pairs(line.split()):
        if row and sum(map(_width, (*row, *pair))) > room:
            yield tuple(row)
            row = []
        row.extend(pair)
    yield tuple(row)


def _pairs(found: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """A number or a mark goes with the icon that follows it."""
    pair: list[str] = []
    for sign in found:
        pair.append(sign)
        if _is_icon(sign):
            yield tuple(pair)
            pair = []
    if pair:
        yield tuple(pair)


def rows(effects: Mapping[str, Mapping[str, Any]], width: float = WIDTH) -> list[Row]:
    """All lines of a tile, each with when it counts."""
    found = []
    for time in TIMES:
        first = True
        for line in signs(effects.get(time) or {}):
            for part in _wrapped(line, width - STRIP - 2 * GAP):
                found.append(Row(time if first else "", part))
                first = False
    return found


def drawn_signs(found: Sequence[str], x: float, y: float) -> Iterator[Drawing]:
    """Numbers and icons from left to right; `y` is the middle of the line."""
    for sign in found:
        if sign.startswith("n-"):
            yield from _neutral(sign.removeprefix("n-"), x, y)
        elif _is_icon(sign):
            yield use(sign, x, y - ICON / 2, ICON)
        else:
            yield el("text", sign, x=x, y=y + 5.4, class_="tile-text")
        x += _width(sign)


def _neutral(type: str, x: float, y: float) -> Iterator[Drawing]:
    """A neutral building has a dashed edge, as on the map."""
    look = {"rx": 5, "class_": "tile-neutral"}
    yield el("rect", x=x, y=y - ICON / 2, width=ICON, height=ICON, **look)
    yield use(f"b-{type}", x + 2.5, y - ICON / 2 + 2, ICON - 5)


@lru_cache(maxsize=KEPT)
def in_signs(line: str) -> Drawing:
    """A line of signs to stand in a sentence or on a button."""
    found = tuple(line.split())
    across = max(sum(map(_width, found)), 1)
    return picture(across, ROW, *drawn_signs(found, 0, ROW / 2), class_="signs")


# --- tiles


@lru_cache(maxsize=KEPT)
def _drawn(kind: str, lines: tuple[Row, ...], down: float, width: float, label: str) -> Drawing:
    inner = [*_ground(down, width), *_lines(lines, down)]
    return picture(width, down, *inner, class_=f"aoi-tile aoi-tile-{kind}", label=label or None)


def tile_inside(effects: Mapping[str, Mapping[str, Any]], down: float) -> Drawing:
    """A tile within another drawing, in the coordinates of that."""
    return el("g", *_ground(down, WIDTH), *_lines(tuple(rows(effects)), down))


def _ground(down: float, width: float) -> Iterator[Drawing]:
    look = {"rx": 9, "class_": "tile-paper"}
    yield el("rect", x=1, y=1, width=width - 2, height=number(down - 2), **look)


def _lines(lines: Sequence[Row], down: float) -> Iterator[Drawing]:
    y = (down - ROW * len(lines)) / 2
    for row in lines:
        if row.time:
            height = ROW * _span(lines, row)
            yield _strip(row.time, y, height)
        yield from drawn_signs(row.signs, STRIP + 2 * GAP, y + ROW / 2)
        y += ROW


def _span(lines: Sequence[Row], row: Row) -> int:
    """How many lines the strip of a row covers."""
    i = next(i for i, line in enumerate(lines) if line is row)
    following = (j for j in range(i + 1, len(lines)) if lines[j].time)
    return next(following, len(lines)) - i


def _strip(time: str, y: float, height: float) -> Drawing:
    look = f"tile-strip tile-{time}"
    return el(
        "g",
        el("rect", x=4, y=y + 1.5, width=STRIP - 2, height=height - 3, rx=6),
        use(TIMES[time], 5.5, y + height / 2 - 8, 16),
        class_=look,
    )


def tile(
    kind: str,
    effects: Mapping[str, Mapping[str, Any]],
    label: str = "",
    lines: int = 0,
    width: float = WIDTH,
) -> Drawing:
    """A tile of this kind; `lines` is the least number of lines that it is high."""
    found = tuple(rows(effects, width))
    down = ROW * max(len(found), lines, 1) + 8
    return _drawn(kind, found, down, width, label)


def round_tile(goal: str, points: int, bonus: str, label: str = "", width: float = 58) -> Drawing:
    """Points for what is done, and below it what knowledge brings at the end of the round."""
    upper = (*f"{points} points".split(),)
    counted = tuple(GOALS[goal].split())
    down = ROW * 3 + 8
    lines = [upper, counted, tuple(bonus.split())]
    drawn = [
        drawing
        for i, line in enumerate(lines)
        for drawing in drawn_signs(line, _start(line, width), 4 + ROW * i + ROW / 2)
    ]
    fold = el("line", x1=8, x2=width - 8, y1=4 + 2 * ROW, y2=4 + 2 * ROW, class_="tile-fold")
    ground = _ground(down, width)
    return picture(
        width,
        down,
        *ground,
        fold if bonus else None,
        *drawn,
        class_="aoi-tile aoi-tile-round",
        label=label or None,
    )


def _start(line: Sequence[str], width: float) -> float:
    """Where a line begins that stands in the middle."""
    return (width - sum(map(_width, line)) + GAP) / 2

"""The course of a match: the points of every side after each turn, as a curve."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from automatable.core.match import Match
from automatable.core.svg import Drawing, el, number, picture, together
from automatable.ui.numbers import signed
from automatable.ui.words import Words

WIDE, HIGH = 340.0, 150.0
LEFT, RIGHT, TOP, BOTTOM = 34.0, 26.0, 10.0, 18.0
FEWEST = 3
"""Before so many turns there is no course to show."""


@dataclass(frozen=True)
class Course:
    """The points of one seat at the start of each turn, and now."""

    seat: int
    name: str
    points: tuple[int, ...]


def courses(match: Match[Any]) -> list[Course]:
    """One course a seat, as if the match had ended there each time."""
    sheets = [match.game.score(state) for state in match.states()]
    return [
        Course(seat.seat, seat.name, tuple(sheet.total(seat.seat) for sheet in sheets))
        for seat in sheets[-1].seats
    ]


def curve(match: Match[Any], words: Words) -> Drawing | None:
    """The courses of all seats; told apart by the kind of line and its end, not by colour alone."""
    if not match.set_up_done:
        return None
    lines = courses(match)
    if len(lines[0].points) < FEWEST:
        return None
    low = min(0, *(min(line.points) for line in lines))
    high = max(1, *(max(line.points) for line in lines))
    text = ", ".join(
        f"{words(f'seat-{line.name}')}: {words.named(line.points[-1])}" for line in lines
    )
    return picture(
        WIDE, HIGH, *_scale(low, high), *(_line(line, low, high) for line in lines),
        class_="curve", label=words("score-curve", told=text),
    )  # fmt: skip


def _at(turn: int, turns: int, points: int, low: int, high: int) -> tuple[float, float]:
    across = LEFT + (WIDE - LEFT - RIGHT) * turn / max(1, turns - 1)
    return across, HIGH - BOTTOM - (HIGH - TOP - BOTTOM) * (points - low) / (high - low)


def _scale(low: int, high: int) -> Iterator[Drawing]:
    """Lines at the lowest, the highest and no points."""
    for points in sorted({low, 0, high}):
        _, y = _at(0, 2, points, low, high)
        yield el("line", x1=LEFT, x2=WIDE - RIGHT, y1=y, y2=y, class_="curve-scale")
        yield el("text", signed(points), x=LEFT - 6, y=y + 4, class_="curve-points")


def _line(line: Course, low: int, high: int) -> Drawing:
    turns = len(line.points)
    points = [_at(turn, turns, points, low, high) for turn, points in enumerate(line.points)]
    drawn = " ".join(f"{number(x)},{number(y)}" for x, y in points)
    x, y = points[-1]
    return together(
        el("polyline", points=drawn, class_=f"curve-line curve-{line.seat}"),
        _end(line.seat, x, y),
    )


def _end(seat: int, x: float, y: float) -> Drawing:
    """A person's line ends in a circle, the other one in a square."""
    if seat == 1:
        return el("circle", cx=x, cy=y, r=4.5, class_="curve-end curve-1")
    return el("rect", x=x - 4, y=y - 4, width=8, height=8, class_=f"curve-end curve-{seat}")


def signs(match: Match[Any], words: Words) -> Sequence[tuple[Drawing, str]]:
    """What the lines of the curve mean."""
    return [
        (picture(12, 12, _end(seat.seat, 6, 6)), words(f"seat-{seat.name}"))
        for seat in match.score().seats
    ]

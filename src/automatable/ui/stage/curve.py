"""The course of a match: the points of every side after each turn, as a curve."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from automatable.core.drawing.svg import Drawing, el, number, picture, together
from automatable.core.matches.match import Match
from automatable.core.score import ScoreSheet
from automatable.ui.words.numbers import signed
from automatable.ui.words.words import Words

WIDE, HIGH = 340.0, 132.0
LEFT, RIGHT, TOP, BOTTOM = 30.0, 34.0, 10.0, 22.0
APART = 13.0
"""How far the points at the ends of two lines keep from each other."""
FEWEST = 3
"""Before that many known points there is no course to show."""


@dataclass(frozen=True)
class Course:
    """The points of one seat at the start of each turn, and now; None while not all is known."""

    seat: int
    name: str
    points: tuple[int | None, ...]

    @property
    def known(self) -> list[int]:
        return [points for points in self.points if points is not None]

    def told(self, words: Words) -> str:
        """The last number, or that there is none."""
        last = self.points[-1]
        return words("score-unknown") if last is None else str(words.named(last))


def courses(match: Match[Any]) -> list[Course]:
    """One course a seat, as if the match had ended there each time."""
    return _courses(match, list(match.states()))


def _courses(match: Match[Any], states: Sequence[Any]) -> list[Course]:
    sheets = [match.game.score(state) for state in states]
    return [
        Course(seat.seat, seat.name, tuple(_total(sheet, seat.seat) for sheet in sheets))
        for seat in sheets[-1].seats
    ]


def _total(sheet: ScoreSheet, seat: int) -> int | None:
    (found,) = (one for one in sheet.seats if one.seat == seat)
    return found.total if found.known else None


def curve(match: Match[Any], words: Words) -> Drawing | None:
    """The courses of all seats; told apart by the kind of line and its end, not by colour alone."""
    if not match.set_up_done:
        return None
    states = list(match.states())
    lines = _courses(match, states)
    if max(len(line.known) for line in lines) < FEWEST:
        return None
    known = [points for line in lines for points in line.known]
    low, high = min([0, *known]), max([1, *known])
    text = ", ".join(f"{words(f'seat-{line.name}')}: {line.told(words)}" for line in lines)
    return picture(
        WIDE, HIGH, *_scale(low, high), *_when(match, states, lines, words),
        *(_line(line, low, high) for line in lines), *_ends(lines, low, high),
        class_="curve", label=words("score-curve", told=text),
    )  # fmt: skip


def _when(
    match: Match[Any], states: Sequence[Any], lines: Sequence[Course], words: Words
) -> Iterator[Drawing]:
    """How far the match had come, at both ends and where the winner went ahead for good."""
    progress = match.game.screens.progress
    first, last = (progress(state, words) for state in (states[0], states[-1]))
    yield el("text", first, x=LEFT, y=HIGH - 5, class_="curve-when")
    yield el("text", last, x=WIDE - RIGHT, y=HIGH - 5, class_="curve-when is-last")
    turn = _ahead(lines) if match.over else None
    if turn is None or not (when := progress(states[turn], words)):
        return
    x, _ = _at(turn, len(states), 0, 0, 1)
    look = "curve-ahead is-last" if x > WIDE / 2 else "curve-ahead"
    told = words("curve-ahead", when=when)
    yield el("line", x1=x, x2=x, y1=TOP, y2=HIGH - BOTTOM, class_="curve-since")
    yield el("text", told, x=x + (-5 if x > WIDE / 2 else 5), y=HIGH - BOTTOM - 5, class_=look)


def _ahead(lines: Sequence[Course]) -> int | None:
    """The turn from which one of two sides had more points to the end.

    None from the start, and where nobody knows who led before."""
    if len(lines) != 2 or None in (lines[0].points[-1], lines[1].points[-1]):
        return None
    leads = [
        None if a is None or b is None else (a > b) - (a < b)
        for a, b in zip(lines[0].points, lines[1].points, strict=True)
    ]
    turn = len(leads) - 1
    while turn and leads[turn - 1] == leads[-1]:
        turn -= 1
    return turn if turn and leads[-1] and leads[turn - 1] is not None else None


def _ends(lines: Sequence[Course], low: int, high: int) -> Iterator[Drawing]:
    """The points with which every line ends, none on top of another."""
    ends = [(line, points) for line in lines if (points := line.points[-1]) is not None]
    foot = -APART
    for line, points in sorted(ends, key=lambda end: -end[1]):
        _, y = _at(0, 2, points, low, high)
        foot = max(y + 4, foot + APART)
        look = f"curve-total curve-{line.seat}"
        yield el("text", signed(points), x=WIDE - RIGHT + 9, y=foot, class_=look)


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
    """A stretch for all that is known without a break; what is not known is a gap."""
    stretches = list(_stretches(line, low, high))
    drawn = [
        el("polyline", points=" ".join(f"{number(x)},{number(y)}" for x, y in stretch),
           class_=f"curve-line curve-{line.seat}")
        for stretch in stretches
    ]  # fmt: skip
    return together(*drawn, _end(line.seat, *stretches[-1][-1]) if stretches else None)


def _stretches(line: Course, low: int, high: int) -> Iterator[list[tuple[float, float]]]:
    turns = len(line.points)
    for is_known, run in groupby(enumerate(line.points), key=lambda one: one[1] is not None):
        if is_known:
            yield [_at(turn, turns, points or 0, low, high) for turn, points in run]


def _end(seat: int, x: float, y: float) -> Drawing:
    """A person's line ends in a circle, the other one in a square."""
    if seat == 1:
        return el("circle", cx=x, cy=y, r=4.5, class_="curve-end curve-1")
    return el("rect", x=x - 4, y=y - 4, width=8, height=8, class_=f"curve-end curve-{seat}")


def signs(match: Match[Any], words: Words) -> Sequence[tuple[Drawing, str]]:
    """What the lines of the curve mean."""
    return [
        (picture(12, 12, _end(line.seat, 6, 6)), _named(line, words)) for line in courses(match)
    ]


def _named(line: Course, words: Words) -> str:
    name = words(f"seat-{line.name}")
    return f"{name} ({words('score-gap')})" if None in line.points else name

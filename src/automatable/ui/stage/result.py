"""The end of a match in the sheet: the sources of points of both sides, bar against bar."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from automatable.core.drawing.svg import Drawing, el, number, picture
from automatable.core.matches.match import Match
from automatable.core.score import ScoreLine, SeatScore
from automatable.ui.frame import Frame, render
from automatable.ui.stage.afterwards import Afterwards
from automatable.ui.stage.curve import curve
from automatable.ui.words.words import Words

WIDE, HIGH = 100.0, 16.0
DETAIL = re.compile(r"[,(:].*")
"""How a line was counted, behind its name."""


@dataclass(frozen=True)
class Half:
    """One side of a row: what it counted, its points, and a bar as long as they are."""

    told: str
    points: int | None
    """None where this side has no such line."""
    known: bool
    bar: Drawing


@dataclass(frozen=True)
class Row:
    """A source of points for both sides."""

    label: str
    halves: tuple[Half, Half]

    @property
    def counts(self) -> bool:
        """Whether it brought or cost something, or may have."""
        return any(half.points or not half.known for half in self.halves)


def result(frame: Frame, match: Match[Any], words: Words, after: Afterwards) -> Markup:
    """The totals, bars of both sides back to back (if they are two), the curve, what follows."""
    seats = match.score().seats
    rows = sources(seats[0], seats[1], words) if len(seats) == 2 else []
    drawn = curve(match, words)
    return render(
        frame,
        "result.html",
        match.game,
        totals=[(words(f"seat-{seat.name}"), seat) for seat in seats],
        rows=[row for row in rows if row.counts],
        curve=drawn and Markup(drawn),
        afterwards=after,
    )


def sources(first: SeatScore, second: SeatScore, words: Words) -> list[Row]:
    """A row for each source of points of either side."""
    lines = {line.what: line for line in (*second.lines, *first.lines)}
    most = max((abs(line.points) for line in (*first.lines, *second.lines)), default=1) or 1
    order = dict.fromkeys(line.what for line in (*first.lines, *second.lines))
    return [
        Row(
            DETAIL.sub("", _told(lines[what], words)).strip(),
            (_half(first, what, most, words), _half(second, what, most, words)),
        )
        for what in order
    ]


def _half(seat: SeatScore, what: str, most: int, words: Words) -> Half:
    found = [line for line in seat.lines if line.what == what]
    points = sum(line.points for line in found)
    told = ", ".join(_told(line, words) for line in found)
    known = all(line.known for line in found)
    return Half(told, points if found else None, known, _bar(points, most, seat.seat))


def _told(line: ScoreLine, words: Words) -> str:
    return words(f"score-{line.what}", **line.args)


def _bar(points: int, most: int, seat: int) -> Drawing:
    """From the middle outwards; what costs points is hatched by its look."""
    long = max(2.0, WIDE * abs(points) / most) if points else 0.0
    left = WIDE - long if seat == 1 else 0.0
    look = f"result-bar result-bar-{min(seat, 2)}" + (" is-loss" if points < 0 else "")
    drawn = el("rect", x=number(left), width=number(long), height=HIGH, rx=4, class_=look)
    return picture(WIDE, HIGH, drawn, preserveAspectRatio="none")

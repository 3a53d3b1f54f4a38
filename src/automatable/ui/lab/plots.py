"""Plots as SVG, from plain numbers: rungs with intervals, distributions, effects.

Colours come from classes, so that a page may draw them by day and by night.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from automatable.core.drawing.svg import Drawing, el, picture, together
from automatable.ui.words.numbers import MINUS

WIDTH, HEIGHT = 420, 190
LEFT, RIGHT, TOP, BOTTOM = 44, 12, 12, 30
RUNG = 38
CARD = 30
CLIPPED = 4
"""A peak that many times higher than the other set's is cut off, and says how high it is."""


@dataclass(frozen=True)
class Rung:
    """A value with its interval, and the value that was expected, if one was."""

    label: str
    value: float
    low: float
    high: float
    figure: str
    known: float | None = None


@dataclass(frozen=True)
class Scale:
    """From numbers to points between two edges of the drawing."""

    low: float
    high: float
    first: float = 6
    last: float = WIDTH - RIGHT

    def __call__(self, value: float) -> float:
        span = self.high - self.low or 1
        return self.first + (value - self.low) / span * (self.last - self.first)

    def ticks(self, most: int = 6) -> list[float]:
        """Round numbers, not too many."""
        span = self.high - self.low or 1
        steps = (n * 10**power for power in range(-3, 7) for n in (1, 2, 5))
        step = next(step for step in steps if span / step <= most)
        count = int(span / step) + 2
        first = -int(-self.low // step) * step
        found = (first + i * step for i in range(count))
        return [round(value, 6) for value in found if self.low <= value <= self.high + 1e-9]


def ladder(rungs: Sequence[Rung], scale: Scale, unit: str, label: str) -> Drawing:
    """One rung below the other: name and figure, the interval as a bar, the value as a dot.

    A ring marks what was expected.
    """
    down = TOP + RUNG * len(rungs)
    rows = [_rung(rung, scale, TOP + RUNG * i) for i, rung in enumerate(rungs)]
    axis = _axis(scale, TOP, down, unit)
    return picture(WIDTH, down + BOTTOM, axis, *rows, label=label, class_="plot")


def _rung(rung: Rung, scale: Scale, y: float) -> Drawing:
    line, middle = y + 13, y + 25
    low, high = scale(max(rung.low, scale.low)), scale(min(rung.high, scale.high))
    return together(
        el("text", rung.label, x=6, y=line, class_="plot-name"),
        el("text", rung.figure, x=WIDTH - RIGHT, y=line, class_="plot-figure", text_anchor="end"),
        el("line", x1=low, x2=max(high, low + 1), y1=middle, y2=middle, class_="plot-interval"),
        el("circle", cx=scale(rung.value), cy=middle, r=4.5, class_="plot-dot"),
        None if rung.known is None else el("circle", cx=scale(rung.known), cy=middle, r=7.5,
                                           class_="plot-known"),
    )  # fmt: skip


def _axis(scale: Scale, top: float, down: float, unit: str) -> Drawing:
    lines = []
    for value in scale.ticks():
        x = scale(value)
        anchor = "start" if x < 20 else "end" if x > WIDTH - 24 else "middle"
        lines += [
            el("line", x1=x, x2=x, y1=top, y2=down, class_="plot-grid"),
            el("text", _minus(f"{value:g}{unit}"), x=x, y=down + 16, text_anchor=anchor),
        ]
    return together(*lines)


def _minus(number: str) -> str:
    return number.replace("-", MINUS)


def distribution(sets: Sequence[tuple[str, Mapping[int, int]]], label: str) -> Drawing:
    """How often each value came, one set over the other; each set has the style of a seat."""
    counted = [(style, histogram) for style, histogram in sets if histogram]
    values = [value for _, histogram in counted for value in histogram] or [0]
    scale = Scale(min(values) - 0.5, max(values) + 0.5, LEFT)
    peaks = [max(h.values()) / sum(h.values()) for _, h in counted] or [1.0]
    top = min(max(peaks), CLIPPED * min(peaks))
    bars = [_bars(style, histogram, scale, top) for style, histogram in counted]
    height = el("text", f"{100 * top:.0f} %", x=4, y=TOP + 9)
    axis = _axis(scale, HEIGHT - BOTTOM, HEIGHT - BOTTOM, "")
    floor = el("line", x1=LEFT, x2=WIDTH - RIGHT, y1=HEIGHT - BOTTOM, y2=HEIGHT - BOTTOM,
               class_="plot-floor")  # fmt: skip
    return picture(WIDTH, HEIGHT, *bars, floor, axis, height, label=label, class_="plot")


def _bars(style: str, histogram: Mapping[int, int], scale: Scale, top: float) -> Drawing:
    total = sum(histogram.values())
    width = max(scale(1) - scale(0) - 0.5, 0.6)
    return together(
        *(
            el("rect", x=scale(value - 0.5), width=width, y=HEIGHT - BOTTOM - tall, height=tall,
               class_=f"plot-bar plot-{style}")
            for value, n in sorted(histogram.items())
            for tall in [(HEIGHT - TOP - BOTTOM) * min(1, n / total / top)]
        ),
        *(
            el("text", f"{100 * n / total:.0f} %", x=scale(value + 0.5) + 3, y=TOP + 9)
            for value, n in histogram.items()
            if n / total > top
        ),
    )  # fmt: skip


def effects(rows: Sequence[tuple[str, Sequence[float]]], label: str) -> Drawing:
    """For each thing a few bars to the right (more) or to the left (less) of a middle line."""
    largest = max((abs(value) for _, values in rows for value in values), default=0) or 1
    middle, reach = (WIDTH + 90) / 2, (WIDTH - 90) / 2 - RIGHT
    down = TOP + CARD * len(rows)
    line = el("line", x1=middle, x2=middle, y1=TOP, y2=down, class_="plot-floor")
    drawn = [
        together(
            el("text", name, x=6, y=TOP + CARD * i + 18),
            *_effect_bars(values, middle, reach / largest, TOP + CARD * i + 2),
        )
        for i, (name, values) in enumerate(rows)
    ]
    return picture(WIDTH, down + 8, line, *drawn, label=label, class_="plot")


def _effect_bars(
    values: Sequence[float], middle: float, unit: float, y: float
) -> Iterable[Drawing]:
    for i, value in enumerate(values):
        size = abs(value) * unit
        yield el(
            "rect", el("title", _minus(f"{value:+.2f}")), x=middle if value >= 0 else middle - size,
            width=size, y=y + 9 * i, height=7, fill_opacity=1 - 0.3 * i,
            class_="plot-you" if value >= 0 else "plot-it",
        )  # fmt: skip

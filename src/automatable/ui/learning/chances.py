"""The curve of a match looked back on: the chance to win before and after every decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from automatable.core.advice.looking_back import JudgedMove, Review
from automatable.core.drawing.svg import Drawing, el, number, picture, together
from automatable.core.matches.entries import Entry
from automatable.core.turns.events import Ref
from automatable.ui.words.numbers import decimal, percent
from automatable.ui.words.words import Words

WIDE, HIGH = 360.0, 200.0
LEFT, RIGHT, TOP, BOTTOM = 38.0, 12.0, 14.0, 22.0
SURE = 1.96
"""Standard errors to either side: 95 %."""
MARKED = 3
"""The largest mistakes have a number."""


def off_by(language: str, error: float | None) -> str:
    """How far a chance may be off, in hundredths: `0.8`."""
    return decimal(language, 100 * SURE * (error or 0.0), 1)


def chance_told(language: str, chance: float, error: float | None) -> str:
    """`82 % ± 0.8`, the same wherever a chance to win is told."""
    return f"{percent(language, chance)} ± {off_by(language, error)}"


def chance_curve(
    review: Review, seat: int, entries: Sequence[Entry], label: str, words: Words
) -> Drawing:
    """One seat's chances; a step is a decision, a slope is what came in between."""
    mine = review.of(seat)
    ranks = {d.entry: index + 1 for index, d in enumerate(review.mistakes[:MARKED])}
    plot = _Plot(review.answers)
    stretches = [[d for d in mine if d.stretch == n] for n in range(review.stretches)]
    return picture(
        WIDE, HIGH,
        *_scale(plot, words),
        *(_broken(plot.x(index)) for index in review.corrections),
        *(_band(plot, stretch) for stretch in stretches),
        *_automa(plot, entries),
        *(_course(plot, stretch) for stretch in stretches),
        *(_step(plot, decision) for decision in mine),
        *(_numbered(plot, d, ranks[d.entry]) for d in mine if d.entry in ranks),
        class_="curve chances", label=label,
    )  # fmt: skip


class _Plot:
    """Where things stand: answers from left to right, chances from the bottom up."""

    def __init__(self, answers: int) -> None:
        self._answers = max(1, answers)

    def x(self, entry: float) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * entry / self._answers

    def y(self, chance: float) -> float:
        return HIGH - BOTTOM - (HIGH - TOP - BOTTOM) * min(1.0, max(0.0, chance))

    def at(self, entry: float, chance: float) -> str:
        return f"{number(self.x(entry))},{number(self.y(chance))}"


def _before(decision: JudgedMove) -> float:
    return decision.best.chance or 0.0


def _after(decision: JudgedMove) -> float:
    return decision.made.chance or 0.0


def _scale(plot: _Plot, words: Words) -> Iterator[Drawing]:
    for share in (0.0, 0.5, 1.0):
        y = plot.y(share)
        yield el("line", x1=LEFT, x2=WIDE - RIGHT, y1=y, y2=y, class_="curve-scale")
        yield el("text", f"{share:.0%}".replace("%", "\N{NO-BREAK SPACE}%"), x=LEFT - 6, y=y + 4,
                 class_="curve-points")  # fmt: skip


def _broken(x: float) -> Drawing:
    """A correction: nothing leads across."""
    return el("line", x1=x, x2=x, y1=TOP, y2=HIGH - BOTTOM, class_="curve-break")


def _band(plot: _Plot, stretch: Sequence[JudgedMove]) -> Drawing | None:
    """Between these lines the chances lie, with 95 %."""
    if not stretch:
        return None
    upper, lower = [], []
    for decision in stretch:
        for rated, x in ((decision.best, decision.entry), (decision.made, decision.entry + 0.5)):
            chance, wide = rated.chance or 0.0, SURE * (rated.error or 0.0)
            upper.append(plot.at(x, chance + wide))
            lower.append(plot.at(x, chance - wide))
    return el("polygon", points=" ".join([*upper, *reversed(lower)]), class_="curve-band")


def _automa(plot: _Plot, entries: Sequence[Entry]) -> Iterator[Drawing]:
    """A small square below for every card that was drawn in play."""
    for index, entry in enumerate(entries):
        if _draws(entry):
            x = plot.x(index + 0.5)
            yield el("rect", x=x - 3, y=HIGH - BOTTOM + 6, width=6, height=6, class_="curve-automa")


def _draws(entry: Entry) -> bool:
    """Whether a card of the Automa came."""
    named = (value for event in entry.events for value in event.args.values())
    return entry.seat is None and any(isinstance(v, Ref) and v.kind == "card" for v in named)


def _course(plot: _Plot, stretch: Sequence[JudgedMove]) -> Drawing | None:
    if not stretch:
        return None
    points = [
        point
        for decision in stretch
        for point in (
            plot.at(decision.entry, _before(decision)),
            plot.at(decision.entry + 0.5, _after(decision)),
        )
    ]
    return el("polyline", points=" ".join(points), class_="curve-line curve-1 curve-thin")


def _step(plot: _Plot, decision: JudgedMove) -> Drawing:
    """A decision: a dot where it led, and what it lost as a thick line."""
    x = plot.x(decision.entry + 0.5)
    dot = el("circle", cx=x, cy=plot.y(_after(decision)), r=2.6, class_="curve-dot")
    if not decision.mistake or decision.player:
        return dot
    top = el("line", x1=x, x2=x, y1=plot.y(_before(decision)), y2=plot.y(_after(decision)),
             class_="curve-fall")  # fmt: skip
    return together(top, dot)


def _numbered(plot: _Plot, decision: JudgedMove, rank: int) -> Drawing:
    x, y = plot.x(decision.entry + 0.5), max(TOP + 2, plot.y(_before(decision)) - 11)
    return together(
        el("circle", cx=x, cy=y, r=8, class_="curve-rank"),
        el("text", str(rank), x=x, y=y + 3.8, class_="curve-rank-number"),
    )


def signs(words: Words) -> list[tuple[Drawing, str]]:
    """What the marks of the curve mean."""
    dot = el("circle", cx=6, cy=6, r=3.6, class_="curve-dot")
    square = el("rect", x=2.5, y=2.5, width=7, height=7, class_="curve-automa")
    fall = el("line", x1=6, x2=6, y1=1, y2=11, class_="curve-fall")
    return [
        (picture(12, 12, dot), words("look-back-sign-you")),
        (picture(12, 12, square), words("look-back-sign-automa")),
        (picture(12, 12, fall), words("look-back-sign-mistake")),
    ]

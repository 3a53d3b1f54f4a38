"""Odds for people: what can come, how likely each is, as a list with bars.

Everything here follows from what is public, the composition of a deck and what was seen of it,
never from the seed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from typing import Any, TypeAlias, TypeVar

from automatable.core.errors import Refused
from automatable.core.turns.events import Event, Log
from automatable.core.turns.procedure import Ask, Draw, Procedure, Request

T = TypeVar("T", bound=Hashable)
Odds = Mapping[T, Fraction]


def gathered(outcomes: Iterable[tuple[T, Fraction]]) -> dict[T, Fraction]:
    """The chance of each outcome; what comes in several ways is added up, the likeliest first."""
    found: dict[T, Fraction] = {}
    for outcome, chance in outcomes:
        found[outcome] = found.get(outcome, Fraction()) + chance
    return dict(sorted(found.items(), key=lambda item: -item[1]))


def shares(weights: Mapping[T, int]) -> dict[T, Fraction]:
    """Weights as chances."""
    total = sum(weights.values())
    return {what: Fraction(weight, total) for what, weight in weights.items() if weight}


Assumed: TypeAlias = Callable[[Ask[Any]], str | None]


@dataclass(frozen=True)
class Branch:
    """One way a turn can go: how likely it is, and what happens as far as nobody is asked."""

    chance: Fraction
    events: tuple[Event, ...]


def branches(
    begin: Callable[[Log], Procedure[Any]], answered: Assumed = lambda _: None
) -> Iterator[Branch]:
    """Every way a turn can go, by the rules themselves: each single draw with all its outcomes.

    `begin` starts the turn again on a copy of the state. A question to a person ends a branch,
    unless `answered` gives the answer that is assumed.
    """
    waiting: list[tuple[tuple[Any, ...], Fraction]] = [((), Fraction(1))]
    while waiting:
        answers, chance = waiting.pop()
        log = Log()
        request = _run(begin(log), answers, answered)
        if isinstance(request, Draw) and request.take == 1:
            for outcome, share in reversed(shares(request.outcomes).items()):
                with suppress(Refused):  # what cannot come after all
                    value = request.outcome([outcome]).value
                    waiting.append(((*answers, value), chance * share))
        else:
            yield Branch(chance, log.take())


def _run(turn: Procedure[Any], answers: tuple[Any, ...], answered: Assumed) -> Request | None:
    """As far as the draws that are known lead; what is asked then, None at the end."""
    drawn = iter(answers)
    try:
        request = next(turn)
        while True:
            if isinstance(request, Ask):
                text = answered(request)
                value = None if text is None else request.read(text).value
            else:
                value = next(drawn, None)
            if value is None:
                return request
            request = turn.send(value)
    except StopIteration:
        return None


@dataclass(frozen=True)
class Likely:
    """One line of a list of odds."""

    label: str
    """Plain words."""
    chance: Fraction
    note: str = ""
    """What more there is to say: the cards that bring it."""
    picture: str = ""
    """A drawing before the words."""


def percent(chance: Fraction) -> str:
    """Rounded, but nothing possible is 0 % and nothing uncertain is 100 %."""
    if chance in (0, 1):
        return f"{int(chance) * 100} %"
    return f"{min(99, max(1, round(chance * 100)))} %"


def odds_list(lines: Iterable[Likely]) -> str:
    """HTML: one line an outcome, with a bar as long as it is likely."""
    return '<ul class="odds">' + "".join(map(_line, lines)) + "</ul>"


def _line(likely: Likely) -> str:
    note = f'<span class="odds-note">{escape(likely.note)}</span>' if likely.note else ""
    width = float(likely.chance * 100)
    return (
        f'<li>{likely.picture}<span class="odds-label">{escape(likely.label)}{note}</span>'
        f'<svg class="odds-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect width="100" height="8"/><rect width="{width:.1f}" height="8"/></svg>'
        f'<span class="odds-chance">{percent(likely.chance)}</span></li>'
    )


def paragraph(text: str) -> str:
    """HTML of one sentence."""
    return f'<p class="odds-answered">{escape(text)}</p>'


def heading(text: str) -> str:
    """HTML of what a list is about."""
    return f'<h3 class="eyebrow">{escape(text)}</h3>'

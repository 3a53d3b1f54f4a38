"""How fast the Automa is: on which turn its marker reaches a space, exactly.

Within a cycle the advances after t draws follow the hypergeometric distribution (14 cards, 11
of them advance); cycles are independent. Shown as a plausibility check when a level is entered.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from math import comb

from automatable.games.expeditions.components import CARDS, shipped_cards
from automatable.games.expeditions.levels import Level
from automatable.games.expeditions.state import SET_ASIDE

DRAWN = len(CARDS) - SET_ASIDE


@cache
def advancing() -> int:
    """How many cards of the shipped deck advance the marker."""
    return sum(card.progress for card in shipped_cards().values())


def advances_within(draws: int) -> dict[int, Fraction]:
    """The distribution of the advances after some draws of one cycle."""
    cards, good = len(CARDS), advancing()
    ways = comb(cards, draws)
    return {
        k: Fraction(comb(good, k) * comb(cards - good, draws - k), ways)
        for k in range(draws + 1)
        if comb(good, k) * comb(cards - good, draws - k)
    }


@cache
def turn_of_advance(number: int) -> Mapping[int, Fraction]:
    """The distribution of the Automa turn on which this advance happens."""
    before: dict[int, Fraction] = {0: Fraction(1)}  # advances at the start of the cycle
    found: dict[int, Fraction] = {}
    cycle = 0
    while any(done < number for done in before):
        for draw in range(1, DRAWN + 1):
            p = sum((w * _reaches(number - done, draw) for done, w in before.items()), Fraction())
            if p:
                found[cycle * DRAWN + draw] = p
        before = _after_cycle(before, number)
        cycle += 1
    return found


def _reaches(wanted: int, draw: int) -> Fraction:
    """The chance that the wanted advance comes with exactly this draw of a cycle."""
    if not 1 <= wanted <= draw:
        return Fraction()
    before = advances_within(draw - 1).get(wanted - 1, Fraction())
    left = len(CARDS) - (draw - 1)
    return before * Fraction(advancing() - (wanted - 1), left)


def _after_cycle(before: dict[int, Fraction], number: int) -> dict[int, Fraction]:
    after: dict[int, Fraction] = {}
    for done, weight in before.items():
        for more, chance in advances_within(DRAWN).items():
            if done + more < number:
                after[done + more] = after.get(done + more, Fraction()) + weight * chance
    return after


def mean(distribution: Mapping[int, Fraction]) -> Fraction:
    return sum((turn * p for turn, p in distribution.items()), Fraction())


def mean_turn_of_last_star(level: Level) -> Fraction:
    """Levels 1 to 3: 36.8, 34.2 and 29.2."""
    return mean(turn_of_advance(level.star_positions[-1]))

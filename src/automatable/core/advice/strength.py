"""How strong a person is, from finished matches: an estimate with its uncertainty.

    strength = Strength(difficulty.prior, [Seen(setting, won=True, margin=4), ...])
    strength.interval()
    strength.chance(setting)       # to win there: mean and 90 % interval

The outcome of a match is thought of as strength minus difficulty plus luck; whoever is above zero
has won. Where points are compared the outcome itself is seen, otherwise only its sign. Strength,
luck and the difficulty of every level are unknown; all of them lie on small grids, so that the
posterior is a plain sum (no sampling, no package from elsewhere: it runs in a browser as well).
docs/your-level.md explains it, `tests/core/test_strength.py` tries it on players made up.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate
from math import erfc, exp, log, sqrt

from automatable.core.advice.difficulty import Prior, Setting

STEPS = 120
"""Of the grid of strengths, over seven deviations of the prior."""
REACH = 3.5
OFFS = tuple(n / 2 for n in range(-5, 6))
"""How far a difficulty may be off, in its errors."""
HALF_LIFE = 30
"""After that many later matches of the same game a match counts half: people learn."""
SHARE = 0.9
"""Of the intervals: the truth lies outside of one in ten."""
NEGLIGIBLE = 1e-6
BINS = 400


@dataclass(frozen=True)
class Seen:
    """One finished match."""

    setting: Setting
    won: bool
    margin: float | None = None
    """Points more than the Automa, where they are evidence."""
    weight: float = 1.0


@dataclass(frozen=True)
class Estimate:
    """A number with the interval that holds it in nine of ten cases."""

    mean: float
    low: float
    high: float


@dataclass
class Pile:
    """All matches at one shift of one level: what is needed of them."""

    matches: float = 0.0
    points: float = 0.0
    squares: float = 0.0
    won: float = 0.0
    lost: float = 0.0

    def add(self, seen: Seen) -> None:
        if seen.margin is None:
            self.won += seen.weight * seen.won
            self.lost += seen.weight * (not seen.won)
            return
        self.matches += seen.weight
        self.points += seen.weight * seen.margin
        self.squares += seen.weight * seen.margin**2

    def likelihood(self, lead: float, luck: float) -> float:
        """The logarithm, if a person is ahead by so much on average."""
        told = 0.0
        if self.matches:
            spread = self.squares - 2 * lead * self.points + self.matches * lead * lead
            told -= self.matches * log(luck) + spread / (2 * luck * luck)
        if self.won:
            told += self.won * log(_below(lead / luck))
        if self.lost:
            told += self.lost * log(_below(-lead / luck))
        return told


@dataclass(frozen=True)
class Strength:
    """A person in one game: the posterior over strength and luck."""

    prior: Prior
    seen: Sequence[Seen] = ()
    _piles: dict[str, dict[float, Pile]] = field(init=False, default_factory=dict)
    _settings: dict[str, Setting] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        for seen in self.seen:
            self._settings.setdefault(seen.setting.key, seen.setting)
            piles = self._piles.setdefault(seen.setting.key, {})
            piles.setdefault(seen.setting.shift, Pile()).add(seen)

    @cached_property
    def nodes(self) -> list[tuple[float, float, float]]:
        """Strength, luck and how probable both are together; what hardly counts is left out."""
        found = list(self._weighed())
        most = max(weight for _, _, weight in found)
        likely = [(s, luck, exp(weight - most)) for s, luck, weight in found]
        total = sum(weight for _, _, weight in likely)
        return [(s, k, weight / total) for s, k, weight in likely if weight > NEGLIGIBLE * total]

    def _weighed(self) -> Iterator[tuple[float, float, float]]:
        for step in range(STEPS + 1):
            away = REACH * (2 * step / STEPS - 1)
            strength = self.prior.mean + away * self.prior.deviation
            for luck, weight in self.prior.lucks.items():
                told = sum(self._told(key, strength, luck) for key in self._piles)
                yield strength, luck, log(weight) - away * away / 2 + told

    def _told(self, key: str, strength: float, luck: float) -> float:
        """What the matches at one level say, whatever its true difficulty is."""
        found = self._offs(self._settings[key], strength, luck)
        most = max(weight for _, weight in found)
        return most + log(sum(exp(weight - most) for _, weight in found))

    def _offs(self, setting: Setting, strength: float, luck: float) -> list[tuple[float, float]]:
        """How far the difficulty of a level may be off, and the logarithm of its weight."""
        piles = self._piles.get(setting.key, {})
        found = []
        for off in OFFS:
            lead = strength - setting.hard - off * setting.error
            told = sum(pile.likelihood(lead - shift, luck) for shift, pile in piles.items())
            found.append((off, told - off * off / 2))
        return found

    @cached_property
    def estimate(self) -> Estimate:
        by_strength: dict[float, float] = defaultdict(float)
        for strength, _, weight in self.nodes:
            by_strength[strength] += weight
        return _summed(sorted(by_strength.items()))

    def chance(self, setting: Setting) -> Estimate:
        """To win the next match there."""
        bins = [0.0] * (BINS + 1)
        mean = total = 0.0
        for strength, luck, weight in self.nodes:
            for chance, share in self._chances(setting, strength, luck):
                bins[round(chance * BINS)] += weight * share
                mean += weight * share * chance
                total += weight * share
        told = _summed([(n / BINS, weight) for n, weight in enumerate(bins)])
        return Estimate(mean / total, min(told.low, mean), max(told.high, mean))

    def even(self, lead: float) -> float:
        """The chance of someone who is ahead by so much, with the usual luck."""
        total = sum(self.prior.lucks.values())
        return chance_of(lead, sum(k * weight for k, weight in self.prior.lucks.items()) / total)

    def _chances(
        self, setting: Setting, strength: float, luck: float
    ) -> Iterator[tuple[float, float]]:
        offs = self._offs(setting, strength, luck)
        most = max(weight for _, weight in offs)
        shares = [exp(weight - most) for _, weight in offs]
        total = sum(shares)
        for (off, _), share in zip(offs, shares, strict=True):
            lead = strength - setting.hard - off * setting.error - setting.shift
            yield _below(lead / luck), share / total


def chance_of(lead: float, luck: float) -> float:
    """Of someone who is ahead by so much on average, if matches vary by so much."""
    return _below(lead / luck)


def recent(seen: Sequence[Seen], half_life: float = HALF_LIFE) -> list[Seen]:
    """The same matches, the last one first: older ones count less."""
    return [
        Seen(match.setting, match.won, match.margin, match.weight * 0.5 ** (index / half_life))
        for index, match in enumerate(seen)
    ]


def _below(value: float) -> float:
    """The share of a normal variable below a value; never quite nothing."""
    return max(0.5 * erfc(-value / sqrt(2)), 1e-300)


def _summed(weighed: Sequence[tuple[float, float]]) -> Estimate:
    """Mean and interval of values in ascending order with their weights."""
    total = sum(weight for _, weight in weighed)
    mean = sum(value * weight for value, weight in weighed) / total
    sums = list(accumulate(weight / total for _, weight in weighed))
    edge = (1 - SHARE) / 2
    low = next(v for (v, _), above in zip(weighed, sums, strict=True) if above >= edge)
    high = next(v for (v, _), above in zip(weighed, sums, strict=True) if above >= 1 - edge)
    return Estimate(mean, low, high)

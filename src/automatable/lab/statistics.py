"""Intervals and tests, in plain Python: a result without its uncertainty is no result."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import log, sqrt

Z95 = 1.959963984540054
"""A normal variable lies within that many standard deviations in 95 of 100 cases."""


def wilson(successes: int, trials: int, z: float = Z95) -> tuple[float, float]:
    """The 95 % interval of a share; it stays sensible for shares near 0 and for few trials."""
    if not trials:
        return 0.0, 1.0
    share, weight = successes / trials, z * z / trials
    middle = (share + weight / 2) / (1 + weight)
    half = z * sqrt(share * (1 - share) / trials + weight / trials / 4) / (1 + weight)
    low = 0.0 if successes == 0 else middle - half
    high = 1.0 if successes == trials else middle + half
    return low, high


def mean(histogram: Counter[int]) -> float:
    total = histogram.total()
    return sum(value * n for value, n in histogram.items()) / total if total else 0.0


def deviation(histogram: Counter[int]) -> float:
    """The standard deviation of a sample given as value -> how often."""
    total = histogram.total()
    if total < 2:
        return 0.0
    middle = mean(histogram)
    return sqrt(sum(n * (value - middle) ** 2 for value, n in histogram.items()) / (total - 1))


def mean_interval(histogram: Counter[int]) -> tuple[float, float]:
    """The 95 % interval of the mean, by the normal approximation."""
    middle, total = mean(histogram), histogram.total()
    half = Z95 * deviation(histogram) / sqrt(total) if total else 0.0
    return middle - half, middle + half


@dataclass
class PairedTest:
    """Which of two is better, from differences of pairs, stopped as early as the errors allow.

    Two sequential probability ratio tests run side by side, with the normal approximation of
    the likelihood: "better by `smallest`" against "equal", in either direction. `false_alarm`
    bounds the chance to see a difference where there is none, `miss` the chance to overlook one
    of the size `smallest`.
    """

    smallest: float
    false_alarm: float = 0.05
    miss: float = 0.05
    differences: Counter[int] = field(default_factory=Counter)

    def add(self, differences: Counter[int]) -> None:
        self.differences.update(differences)

    @property
    def ratios(self) -> tuple[float, float]:
        """The logarithms of both likelihood ratios: first better, second better."""
        n, spread = self.differences.total(), deviation(self.differences)
        if n < 2 or spread == 0:
            return 0.0, 0.0
        middle, shift = mean(self.differences), self.smallest
        scale = n * shift / spread**2
        return scale * (middle - shift / 2), scale * (-middle - shift / 2)

    @property
    def verdict(self) -> str:
        """`first`, `second`, `equal`, or nothing while the pairs do not suffice."""
        high = log((1 - self.miss) / (self.false_alarm / 2))
        low = log(self.miss / (1 - self.false_alarm / 2))
        first, second = self.ratios
        if first >= high:
            return "first"
        if second >= high:
            return "second"
        return "equal" if max(first, second) <= low else ""

"""Intervals and tests keep what they promise."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from automatable.lab.statistics import PairedTest, deviation, mean, mean_interval, wilson


def test_the_interval_of_a_share_as_in_the_textbook() -> None:
    assert wilson(15, 50) == pytest.approx((0.1910, 0.4375), abs=5e-4)


@pytest.mark.parametrize(("successes", "trials"), [(0, 10), (10, 10), (0, 0), (1, 1)])
def test_the_interval_stays_within_nothing_and_all(successes: int, trials: int) -> None:
    low, high = wilson(successes, trials)
    assert 0 <= low < high <= 1


def test_about_95_of_100_intervals_hold_the_true_share() -> None:
    chance = random.Random(5)
    held = 0
    for _ in range(1000):
        low, high = wilson(sum(chance.random() < 0.3 for _ in range(200)), 200)
        held += low <= 0.3 <= high
    assert 925 < held < 975


def test_mean_and_spread_of_a_histogram() -> None:
    counted = Counter({1: 2, 4: 2})
    assert mean(counted) == 2.5
    assert deviation(counted) == pytest.approx(3**0.5)
    low, high = mean_interval(counted)
    assert low < 2.5 < high


def verdict(shift: float, seed: int) -> str:
    """Pairs whose mean difference is `shift`, drawn until the test decides."""
    chance = random.Random(seed)
    test = PairedTest(smallest=0.05)
    while not test.verdict:
        drawn = chance.choices((1, 0, -1), (0.2 + shift / 2, 0.6, 0.2 - shift / 2), k=200)
        test.add(Counter(drawn))
    return test.verdict


@pytest.mark.parametrize(("shift", "wanted"), [(0.08, "first"), (-0.08, "second"), (0.0, "equal")])
def test_the_sequential_test_errs_as_rarely_as_stated(shift: float, wanted: str) -> None:
    verdicts = [verdict(shift, seed) for seed in range(200)]
    assert verdicts.count(wanted) > 180


def test_no_verdict_without_pairs() -> None:
    assert PairedTest(smallest=0.1).verdict == ""

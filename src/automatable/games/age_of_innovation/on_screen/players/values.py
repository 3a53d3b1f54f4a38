"""What things are worth in points, by the number of rounds in which they can still be used."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import accumulate

from automatable.games.age_of_innovation.components import FINAL_ROUND

COINS_A_POINT = 0.2
"""At the end everything counts as coins, five for a point (AOI-ON-END-03)."""
EACH: dict[str, tuple[float, ...]] = {
    "coins": (COINS_A_POINT, 0.45, 0.52, 0.58, 0.62, 0.66),
    "tools": (COINS_A_POINT, 1.05, 1.25, 1.4, 1.5, 1.6),
    "scholars": (COINS_A_POINT, 2.3, 2.8, 3.1, 3.3, 3.5),
    "books": (COINS_A_POINT, 1.7, 2.2, 2.5, 2.6, 2.7),
    "power": (0.05, 0.28, 0.34, 0.38, 0.4, 0.42),
    "points": (1.0,) * FINAL_ROUND,
    "steps": (1.0, 1.2, 1.3, 1.4, 1.5, 1.6),
    "spades": (0.3, 2.2, 2.6, 2.8, 3.0, 3.0),
    "bridges": (0.3, 1.5, 2.0, 2.0, 2.0, 2.0),
    "annexes": (0.0, 2.0, 2.5, 2.5, 2.5, 2.5),
}
"""For 0 to 5 rounds that are still to be played."""
LIKE: dict[str, tuple[str, float]] = {
    "steps_in_one": ("steps", 1.0),
    "step_each": ("steps", 4.0),
    "sailing": ("tools", 2.0),
    "terraforming": ("tools", 2.0),
    "workshop_to_guild": ("tools", 3.5),
    "school_to_guild": ("tools", 2.5),
    "another_action": ("tools", 0.5),
    "competencies": ("tools", 6.0),
    "city_tiles": ("tools", 7.0),
    "guild_anywhere": ("tools", 5.0),
    "tokens_to_bowl_3": ("coins", 1.5),
    "spade_and_workshop": ("spades", 1.6),
}
"""What is worth about as much as this many of something else."""


def value(kind: str, left: int) -> float:
    """One of a kind, with this many rounds left to use it."""
    if kind in EACH:
        return EACH[kind][left]
    like, times = LIKE.get(kind, ("points", 0.0))
    return times * EACH[like][left]


def worth_of(gains: Mapping[str, int], left: int) -> float:
    return sum(n * value(kind, left) for kind, n in gains.items())


@cache
def _every_round(kind: str) -> tuple[float, ...]:
    values = (value(kind, left) for left in range(1, FINAL_ROUND))
    return (0.0, *accumulate(values))


def worth_every_round(gains: Mapping[str, int], left: int) -> float:
    """Gained at the beginning of each of the rounds that are left."""
    return sum(n * _every_round(kind)[left] for kind, n in gains.items())

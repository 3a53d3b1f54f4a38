"""Find good weights for the planner by playing many games: the cross-entropy method on a GPU.

    python -m automatable.lab.patchwork.research.tuning

Each generation draws weights around the present mean, plays all of them with the same seeds at
levels III to V with both decks, and moves the mean towards those that won the most.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from automatable.games.patchwork.cards import built_in_deck
from automatable.games.patchwork.planner import WEIGHTS, Weights
from automatable.lab.patchwork.columns import WINNER
from automatable.lab.patchwork.deciding import PLANNER
from automatable.lab.patchwork.research import gpu
from automatable.lab.patchwork.setups import SetUp
from automatable.lab.patchwork.tables import cards, tables

POPULATION, ELITE, GAMES = 64, 12, 8192
SET_UPS = [SetUp(built_in_deck(d), level) for d in ("normal", "tactical") for level in (3, 4, 5)]
SPREAD = Weights(
    button=40, button_early=40, income=40, cell=60, time=60, time_early=60,
    edge=20, edge_early=20, tile=400, again=60,
)  # fmt: skip


def main(generations: int) -> None:
    chance = np.random.default_rng(7)
    mean = np.array(WEIGHTS, float)
    spread = np.array(SPREAD, float)
    for generation in range(generations):
        drawn = chance.normal(mean, spread, (POPULATION, len(mean)))
        drawn[0] = mean
        seed = 1 + generation * GAMES
        fitness = np.array([win_rate(weights, seed) for weights in drawn])
        elite = drawn[np.argsort(-fitness)[:ELITE]]
        mean = 0.3 * mean + 0.7 * elite.mean(axis=0)
        spread = 0.3 * spread + 0.7 * elite.std(axis=0) + 1
        print(generation, f"{fitness[0]:.4f} {fitness.max():.4f}", in_figures(mean), flush=True)


def win_rate(weights: NDArray[Any], seed: int, games: int = GAMES) -> float:
    """The share of games won over all set-ups."""
    return float(np.mean([_wins(set_up, weights, seed, games) for set_up in SET_UPS]))


def _wins(set_up: SetUp, weights: NDArray[Any], seed: int, games: int) -> float:
    lookups = gpu.on_gpu(tables([round(w) for w in weights]), cards(set_up.cards))
    out = gpu.room(games)
    gpu.play_many(set_up.settings(), lookups, (PLANNER, PLANNER), seed, out)
    return float((out.copy_to_host()[WINNER] == 1).mean())


def in_figures(weights: NDArray[Any]) -> str:
    return ", ".join(f"{name}={round(w)}" for name, w in zip(Weights._fields, weights, strict=True))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)

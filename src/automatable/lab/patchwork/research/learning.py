"""Learn `Foresight`: the cross-entropy method on whole games, played by the beam it serves.

    python -m automatable.lab.patchwork.research.learning FILE [GENERATIONS]

Every game is dealt, shown to one beam from its first decision on, and worth what the search
would say of its result. Each generation draws foresights around the present mean, lets all of
them play the same games with both decks at level V, and moves the mean towards the best. FILE
keeps mean and spread after every generation; the same command goes on from there.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from automatable.games.patchwork.cards import built_in_deck
from automatable.games.patchwork.planner import WEIGHTS
from automatable.lab.patchwork import cpu, tables
from automatable.lab.patchwork.columns import SCORE_1, SCORE_2, WINNER
from automatable.lab.patchwork.research import beaming
from automatable.lab.patchwork.research.foresight import Foresight
from automatable.lab.patchwork.searching import Knobs
from automatable.lab.patchwork.setups import SetUp
from automatable.lab.workers import available_cores

POPULATION, ELITE, GAMES, WIDTH = 96, 16, 768, 4
SEED = 51_000_001
DECKS = ("normal", "tactical")
BEGINNING = Foresight._make([*WEIGHTS, *[0] * 8, 83, 100])
"""The planner's weights, and what the Automa gains on each space at level V."""
SPREAD = Foresight(
    button=20, button_early=30, income=30, cell=40, time=40, time_early=40,
    edge=10, edge_early=10, tile=300, again=40,
    hole=60, hole_early=60, dead_end=30, dead_end_early=30,
    square=15, square_early=15, field=15, field_early=15, automa_time=40, automa_point=30,
)  # fmt: skip


def play(
    foresight: Sequence[int], deck: str, seed: int, games: int, width: int = WIDTH
) -> NDArray[np.int64]:
    """Games in which the beam is shown the order of the cards, in the kernel's columns."""
    set_up, out = SetUp(built_in_deck(deck), 5), cpu.results(games)
    lookups = tables.tables(foresight), tables.cards(set_up.cards)
    beaming.beam_many()(
        set_up.settings(), *lookups, cpu.scratch(), np.uint64(seed), beaming.room(), width, out
    )
    return out


def worth(task: tuple[Sequence[int], int]) -> float:
    """What the results of one foresight are worth on average, between 0 and 1."""
    foresight, seed = task
    out = np.concatenate([play(foresight, deck, seed, GAMES) for deck in DECKS])
    knobs = Knobs()
    margin = (out[:, SCORE_1] - out[:, SCORE_2]) / knobs.scale
    by_margin = 0.5 + 0.5 * margin / (1.0 + abs(margin))
    won = out[:, WINNER] == 1
    return float(((1.0 - knobs.by_margin) * won + knobs.by_margin * by_margin).mean())


def generation(
    mean: NDArray[Any], spread: NDArray[Any], number: int, workers: Executor
) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
    """The next mean and spread, and what the foresights drawn were worth, the mean's first."""
    drawn = np.random.default_rng(number).normal(mean, spread, (POPULATION, len(mean)))
    drawn[0] = mean
    tasks = [(tuple(int(w) for w in row), SEED + number * GAMES) for row in drawn.round()]
    fitness = np.array(list(workers.map(worth, tasks)))
    elite = drawn[np.argsort(-fitness, kind="stable")[:ELITE]]
    mean = 0.4 * mean + 0.6 * elite.mean(axis=0)
    return mean, 0.4 * spread + 0.6 * elite.std(axis=0) + 0.5, fitness


def learn(file: Path, generations: int, workers: Executor) -> None:
    """That many generations in all; those that `file` holds are not repeated."""
    kept: dict[str, Any] = {"number": 0, "mean": BEGINNING, "spread": SPREAD}
    if file.exists():
        kept = json.loads(file.read_text())
    mean, spread = np.array(kept["mean"], float), np.array(kept["spread"], float)
    for number in range(kept["number"], generations):
        mean, spread, fitness = generation(mean, spread, number, workers)
        kept = {"number": number + 1, "mean": mean.tolist(), "spread": spread.tolist()}
        file.write_text(json.dumps(kept))
        print(number, f"{fitness[0]:.4f} {fitness.max():.4f}", in_figures(mean), flush=True)


def in_figures(foresight: NDArray[Any]) -> str:
    pairs = zip(Foresight._fields, foresight, strict=True)
    return ", ".join(f"{name}={round(w)}" for name, w in pairs)


if __name__ == "__main__":
    with ProcessPoolExecutor(available_cores()) as cores:
        learn(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 82, cores)

"""Steps a second of the research environments, random legal actions, in processor time."""

from __future__ import annotations

import time
from collections.abc import Iterator

import numpy as np

from automatable.envs.solo import PatchworkEnv
from automatable.envs.vector import PatchworkVectorEnv
from benchmarks.rows import Row, thousands

STEPS = 3000


def rows(yard: float) -> Iterator[Row]:
    yield Row("Patchwork-v0, steps", thousands(STEPS / single()))
    for games in (64, 512):
        rate = games * 300 / vector(games)
        yield Row(f"Patchwork-v0 vectorised, {games} games, steps", thousands(rate))


def single() -> float:
    """Time inside `step` and `reset` only."""
    env, chance = PatchworkEnv(), np.random.default_rng(1)
    env.reset(seed=1)
    env.step(np.int64(0))  # compiles
    spent, over = 0.0, True
    for _ in range(STEPS):
        start = time.process_time()
        if over:
            env.reset()
        spent += time.process_time() - start
        action = chance.choice(np.flatnonzero(env.action_masks()))
        start = time.process_time()
        _, _, over, _, _ = env.step(action)
        spent += time.process_time() - start
    return spent


def vector(games: int) -> float:
    env, chance = PatchworkVectorEnv(games), np.random.default_rng(1)
    _, info = env.reset(seed=1)
    spent = 0.0
    for _ in range(300):
        numbers = chance.random(info["action_mask"].shape, np.float32) * info["action_mask"]
        actions = numbers.argmax(axis=1)
        start = time.process_time()
        _, _, _, _, info = env.step(actions)
        spent += time.process_time() - start
    return spent

"""Steps a second of the research environments, random legal actions, in processor time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from automatable.envs.solo import PatchworkEnv
from automatable.envs.vector import PatchworkVectorEnv
from benchmarks.rows import Row, processor_time, thousands

STEPS = 3000


def rows(yard: float) -> Iterator[Row]:
    yield Row("Patchwork-v0, steps", thousands(STEPS / single()))
    for games in (64, 512):
        rate = games * 300 / vector(games)
        yield Row(f"Patchwork-v0 vectorised, {games} games, steps", thousands(rate))


def single() -> float:
    """Time inside `step` and `reset` only."""
    env, chance = PatchworkEnv(), np.random.default_rng(1)
    _, info = env.reset(seed=1)
    env.step(np.int64(0))  # compiles
    spent, over = 0.0, True
    for _ in range(STEPS):
        if over:
            spent += processor_time(lambda: env.reset(seed=2))
            info = {"action_mask": env.action_masks()}
        action = chance.choice(np.flatnonzero(info["action_mask"]))
        kept: list[Any] = []
        spent += processor_time(lambda action=action, kept=kept: kept.append(env.step(action)))
        _, _, over, _, info = kept[0]
    return spent


def vector(games: int) -> float:
    env, chance = PatchworkVectorEnv(games), np.random.default_rng(1)
    _, info = env.reset(seed=1)
    spent = 0.0
    for _ in range(300):
        numbers = chance.random(info["action_mask"].shape, np.float32) * info["action_mask"]
        actions, kept = numbers.argmax(axis=1), []
        spent += processor_time(lambda a=actions, kept=kept: kept.append(env.step(a)))
        info = kept[0][4]
    return spent

"""Gymnasium's vector interface on the kernel: all games step in one call."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from automatable.envs.options import (
    MARGIN_SCALE,
    Reward,
    action_space,
    observation_space,
    solo_set_up,
)
from automatable.lab.patchwork.columns import SCORE_1, SCORE_2, WINNER
from automatable.lab.patchwork.stepping import Games

Batch = NDArray[Any]


class PatchworkVectorEnv(VectorEnv[Batch, Batch, Batch]):
    """Many games against the Automa. A finished game begins again in the next step.

    In that step its action is not looked at, and its reward is 0.
    """

    metadata = {  # noqa: RUF012 - declared so by Gymnasium
        "render_modes": [],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        level: int = 3,
        deck: str = "normal",
        reward: Reward = "win",
        leather_layout: str = "original",
        recycle: str = "two_aside",
        automa_leather: str = "take",
    ) -> None:
        self.num_envs = num_envs
        self.single_observation_space = observation_space()
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.reward = reward
        set_up = solo_set_up(level, deck, leather_layout, recycle, automa_leather)
        self._games = Games(set_up, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Batch, dict[str, Any]]:
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first)
        self._deal(np.ones(self.num_envs, np.bool_))
        return self._games.seen.copy(), self._info()

    def step(self, actions: Batch) -> tuple[Batch, Batch, Batch, Batch, dict[str, Any]]:
        games = self._games
        over = games.over.copy()
        chosen = np.where(over, -1, actions)
        legal = games.mask[np.arange(self.num_envs), actions] | over
        if not legal.all():
            raise ValueError(f"not legal: {np.flatnonzero(~legal.astype(bool)).tolist()}")
        games.step(chosen)
        self._deal(over)
        ended = games.over & ~over
        rewards = np.where(ended, self._rewards(), 0.0)
        info = self._info()
        if ended.any():
            info["result"] = {"winner": games.out[:, WINNER].copy(), "_winner": ended}
        return games.seen.copy(), rewards, ended, np.zeros_like(ended), info

    def _deal(self, which: Batch) -> None:
        seeds = self.np_random.integers(0, 2**63, self.num_envs, dtype=np.uint64)
        self._games.reset(seeds, which)

    def _rewards(self) -> Batch:
        out = self._games.out
        if self.reward == "margin":
            return (out[:, SCORE_1] - out[:, SCORE_2]) / MARGIN_SCALE
        return np.where(out[:, WINNER] == 1, 1.0, -1.0)

    def _info(self) -> dict[str, Any]:
        mask = self._games.mask.copy()
        return {"action_mask": mask, "_action_mask": np.ones(self.num_envs, np.bool_)}

"""Gymnasium: one person against the Automa, which lives inside the environment."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from automatable.envs.options import (
    Reward,
    action_space,
    observation_space,
    result_of,
    reward_of,
    solo_set_up,
)
from automatable.lab.patchwork.stepping import Games

Observation = NDArray[np.float32]


class PatchworkEnv(gymnasium.Env[Observation, np.int64]):
    """`Patchwork-v0`. Legal actions are in `info["action_mask"]`; an illegal one raises."""

    metadata = {"render_modes": []}  # noqa: RUF012 - declared so by Gymnasium

    def __init__(
        self,
        level: int = 3,
        deck: str = "normal",
        reward: Reward = "win",
        leather_layout: str = "original",
        recycle: str = "two_aside",
        automa_leather: str = "take",
    ) -> None:
        self.observation_space: gymnasium.spaces.Space[Observation] = observation_space()
        self.action_space = action_space()
        self.reward = reward
        self._games = Games(solo_set_up(level, deck, leather_layout, recycle, automa_leather), 1)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        deal = self.np_random.integers(0, 2**63, dtype=np.uint64)
        self._games.reset([deal], [True])
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self._games.mask[0, action]:
            raise ValueError(f"action {action} is not legal here")
        self._games.step([action])
        over = bool(self._games.over[0])
        reward = reward_of(self._games.out[0], self.reward) if over else 0.0
        info = self._info()
        if over:
            info["result"] = result_of(self._games.out[0])
        return self._seen(), reward, over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask under the name that maskable learners ask for."""
        mask: NDArray[np.bool_] = self._games.mask[0].astype(np.bool_)
        return mask

    def _seen(self) -> Observation:
        seen: Observation = self._games.seen[0].copy()
        return seen

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._games.mask[0].copy()}

"""PettingZoo: two persons, each an agent, in the AEC interface."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from automatable.envs.options import action_space, observation_space
from automatable.lab.patchwork.columns import WINNER
from automatable.lab.patchwork.setups import SetUp
from automatable.lab.patchwork.stepping import ACTIONS, Games
from automatable.lab.patchwork.variants import switches

AGENTS = ["person_1", "person_2"]


def env(leather_layout: str = "original") -> PatchworkDuoEnv:
    """The environment as PettingZoo's users make it."""
    return PatchworkDuoEnv(leather_layout)


class PatchworkDuoEnv(AECEnv):  # type: ignore[misc]
    """Observations are dictionaries with `observation` and `action_mask`; 1 or -1 at the end."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "patchwork_v0", "render_modes": [], "is_parallelizable": False,
    }  # fmt: skip

    def __init__(self, leather_layout: str = "original") -> None:
        super().__init__()
        rulings = switches(leather_layout, "two_aside", "take")
        self._games = Games(SetUp(leather_layout=rulings.leather_layout), 1)
        self._random, _ = seeding.np_random()
        self.possible_agents = list(AGENTS)
        self.agents = list(AGENTS)
        seen = spaces.Dict(
            {
                "observation": observation_space(),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(AGENTS, seen)
        self.action_spaces = {agent: action_space() for agent in AGENTS}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._games.reset([self._random.integers(0, 2**63, dtype=np.uint64)], [True])
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self.agent_selection = self._mover()

    def observe(self, agent: str) -> dict[str, Any]:
        """The view of the agent to move; the other one sees the table from the mover's side."""
        mask = self._games.mask[0].copy()
        if agent != self._mover():
            mask[:] = 0
        return {"observation": self._games.seen[0].copy(), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self._games.mask[0, action]:
            raise ValueError(f"action {action} is not legal here")
        self._cumulative_rewards[agent] = 0.0
        self._games.step([action])
        self._clear_rewards()
        if self._games.over[0]:
            self._end()
        self.agent_selection = self._mover()
        self._accumulate_rewards()

    def _end(self) -> None:
        winner = AGENTS[int(self._games.out[0, WINNER]) - 1]
        self.rewards = {agent: 1.0 if agent == winner else -1.0 for agent in AGENTS}
        self.terminations = dict.fromkeys(AGENTS, True)

    def _mover(self) -> str:
        return AGENTS[int(self._games.movers[0])]

    def render(self) -> None:
        """There is nothing to draw: the table is for people."""

    def close(self) -> None:
        """Nothing is held open."""

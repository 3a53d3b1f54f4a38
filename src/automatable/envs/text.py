"""Gymnasium for games whose answers fit no fixed index: a position and an answer are text.

    env = gymnasium.make("AutomatableText-v0", game="scythe", sit="digital", level="automa")
    seen, info = env.reset(seed=7)
    seen, reward, over, _, info = env.step(info["legal"][0])

What is seen is what a person in that seat sees, as JSON; `info["legal"]` lists every answer in a
fixed order. Any game whose questions list all their answers can be played, the Automa inside.
"""

from __future__ import annotations

import json
import string
from typing import Any

import gymnasium
from gymnasium.spaces import Text

from automatable.core.errors import AutomatableError
from automatable.core.game import game as find_game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.options import ON_SCREEN
from automatable.envs.options import MARGIN_SCALE, Reward

LONGEST_ANSWER = 200
LONGEST_VIEW = 200_000
LETTERS = frozenset(
    string.ascii_letters + string.digits + string.punctuation + " ·→–−’äöüÄÖÜßèàòùé"
)


class TextEnv(gymnasium.Env[str, str]):
    """`AutomatableText-v0`: one person against the Automa; an answer that is refused raises."""

    metadata = {"render_modes": []}  # noqa: RUF012 - declared so by Gymnasium

    def __init__(self, game: str = "scythe", reward: Reward = "win", **options: Any) -> None:
        self._game = find_game(game)
        self._options = options or ({"sit": ON_SCREEN} if game == "scythe" else {})
        self.reward = reward
        self.observation_space = Text(LONGEST_VIEW, charset=LETTERS)
        self.action_space = Text(LONGEST_ANSWER, charset=LETTERS)
        self.match: Match[Any] = Match.new(self._game, self._options, Seed.from_text("0"))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[str, dict[str, Any]]:
        """A fresh match; `options` change those of the environment for this one."""
        super().reset(seed=seed)
        deal = self.np_random.integers(0, 2**63)
        chosen = {**self._options, **(options or {})}
        self.match = Match.new(self._game, chosen, Seed.from_text(str(deal)))
        return self._seen(), self._info()

    def step(self, action: str) -> tuple[str, float, bool, bool, dict[str, Any]]:
        try:
            self.match.answer(action)
        except AutomatableError as error:
            raise ValueError(f"{action!r} is no answer here: {error}") from error
        over = self.match.over
        return self._seen(), self._reward() if over else 0.0, over, False, self._info()

    def _seen(self) -> str:
        return json.dumps(self.match.view())

    def _reward(self) -> float:
        """For the person at the end: 1 or -1, or the margin in fifties of points."""
        sheet = self.match.score()
        if self.reward == "margin":
            person, *others = (seat.total for seat in sheet.seats)
            return (person - max(others)) / MARGIN_SCALE
        return 1.0 if sheet.winner == 1 else -1.0

    def _info(self) -> dict[str, Any]:
        pending = self.match.pending
        info: dict[str, Any] = {"legal": self.match.legal(), "prompt": ""}
        if pending is not None:
            return {**info, "prompt": pending.prompt}
        sheet = self.match.score()
        return {**info, "result": {str(seat.seat): seat.total for seat in sheet.seats}}

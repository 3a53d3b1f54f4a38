"""What all environments of Patchwork share: options, spaces, rewards."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from automatable.lab.patchwork.columns import SCORE_1, SCORE_2, WINNER
from automatable.lab.patchwork.setups import SetUp
from automatable.lab.patchwork.stepping import ACTIONS, OBSERVED
from automatable.lab.patchwork.variants import read_deck, read_levels, switches

Reward = Literal["win", "margin"]
MARGIN_SCALE = 50.0


def solo_set_up(
    level: int, deck: str, leather_layout: str, recycle: str, automa_leather: str
) -> SetUp:
    """The set-up against the Automa; unknown values are refused."""
    rulings = switches(leather_layout, recycle, automa_leather)
    (checked,) = read_levels(str(level))
    return SetUp(read_deck(deck), checked, rulings.leather_layout, rulings.recycle,
                 rulings.automa_leather)  # fmt: skip


def observation_space() -> Any:
    return spaces.Box(-4.0, 4.0, (OBSERVED,), np.float32)


def action_space() -> spaces.Discrete[np.int64]:
    return spaces.Discrete(ACTIONS)


def reward_of(out: NDArray[Any], reward: Reward) -> float:
    """For the first seat at the end: 1 or -1, or the margin in fifties of points."""
    if reward == "margin":
        return float(out[SCORE_1] - out[SCORE_2]) / MARGIN_SCALE
    return 1.0 if out[WINNER] == 1 else -1.0


def result_of(out: NDArray[Any]) -> dict[str, int]:
    return {"winner": int(out[WINNER]), "score": int(out[SCORE_1]), "other": int(out[SCORE_2])}

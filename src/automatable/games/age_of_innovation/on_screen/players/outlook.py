"""What is to be expected of the Automa by the end: her levels, her largest group.

Means of whole games at each level; nothing is known here that is not on the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp

from automatable.games.age_of_innovation.components import (
    AUTOMA,
    DISCIPLINES,
    FINAL_ROUND,
    base_game,
)
from automatable.games.age_of_innovation.state import State

STEPS_A_ROUND = {
    "automalein": 3.5, "automa": 4.0, "automaechtig": 4.35, "ultoma": 4.7, "alptrauma": 4.6,
}  # fmt: skip
BUILDINGS_A_ROUND = {
    "automalein": 1.4, "automa": 1.6, "automaechtig": 1.7, "ultoma": 2.0, "alptrauma": 2.1,
}  # fmt: skip
"""Measured in 40 games of each level; owners' levels are taken for the middle one."""
USUAL = "automaechtig"


@dataclass(frozen=True, slots=True)
class Outlook:
    """Her levels and the size of her group as they will probably be at the end."""

    levels: Mapping[str, float]
    group: float


def outlook(state: State) -> Outlook:
    left = FINAL_ROUND - state.round + (0.0 if AUTOMA in state.passed else 0.6)
    steps = _rate(STEPS_A_ROUND, state) * left / len(DISCIPLINES)
    top = base_game().knowledge.top
    levels = {d: min(top, state.knowledge[AUTOMA][d] + steps) for d in DISCIPLINES}
    buildings = len(state.automa_buildings) * 0.92
    return Outlook(levels, buildings + _rate(BUILDINGS_A_ROUND, state) * left)


def _rate(rates: Mapping[str, float], state: State) -> float:
    return rates.get(state.level_id, rates[USUAL])


def chance(lead: float, spread: float) -> float:
    """How likely a lead is to last."""
    return 1 / (1 + exp(-lead / spread))

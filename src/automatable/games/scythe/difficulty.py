"""How hard Scythe is, in lucks: measured with the planner that plays whole games on screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from automatable.core.advice.difficulty import ByOrder, Rung, Setting
from automatable.games.scythe.components import levels, preset

LUCK = 20.0
"""How much the planner's margin varies from match to match, in coins."""
HARD = {"autometta": 0.0, "automa": 0.7, "automaszyna": 0.8, "ultimaszyna": 1.65}
ERROR = 0.4
COIN, POWER = 0.45, 0.1
"""A coin and a power more on every card that gives any."""
SKIPPING = -0.6
"""The Automa skips turns as Autometta does (SCY-VAR-01)."""
DELTAS = (-2, -1, 1, 2)


@dataclass(frozen=True)
class ScytheDifficulty(ByOrder):
    """The levels, and the variants of the rulebook between them (SCY-VAR-01 to -03)."""

    def setting(self, options: Mapping[str, Any]) -> Setting | None:
        found = super().setting(options)
        if found is None:
            return None
        level = options["level"]
        shift = COIN * _more(options, level, "coin_delta")
        shift += POWER * _more(options, level, "power_delta")
        skips = options.get("skip_like_autometta") == "on" and level != "autometta"
        return Setting(found.key, found.hard, found.error, shift + (SKIPPING if skips else 0.0))

    def rungs(self) -> Sequence[Rung]:
        """Automa minus and Automa plus: coins and power by as much, or turns that are skipped."""
        variants: list[dict[str, Any]] = []
        for level in levels():
            usual = int(preset(level, "coin_delta"))
            more = [d for d in DELTAS if usual + d in (-2, -1, 0, 1, 2)]
            variants += [
                {"level": level, "coin_delta": usual + d, "power_delta": usual + d} for d in more
            ]
            if level in ("automa", "automaszyna"):
                variants.append({"level": level, "skip_like_autometta": "on"})
        return [*super().rungs(), *(Rung(variant, "variant") for variant in variants)]


def _more(options: Mapping[str, Any], level: str, switch: str) -> int:
    """How much more a card gives than at the level as it is printed."""
    value, usual = options.get(switch), preset(level, switch)
    return value - int(usual) if isinstance(value, int) else 0

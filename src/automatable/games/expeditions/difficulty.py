"""How hard the levels of Expeditions are, in lucks of 20 coins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from automatable.core.advice.difficulty import OWN, ByOrder, Kind, Rung, Setting
from automatable.games.expeditions.levels import ADJUSTMENTS, HOUSE, shipped_levels

LUCK = 20.0
"""How much the difference in coins varies from match to match: our guess."""
ALONE = {
    "printed_1": (66.8, 37.8), "printed_2": (89.0, 35.2), "printed_3": (92.6, 30.2),
    "house_4": (96.4, 26.4), "house_5": (99.2, 22.5),
}  # fmt: skip
"""Published means of the Automa's coins and turns, 100,000 games each."""
A_TURN = 1.2
"""Coins that a person misses with every turn the game is shorter: our guess."""
STARS = 7.0
"""How often more coins a star are paid: the eighth star ends the match."""
OWN_LEVEL = 1.5


def _hard(level: str) -> float:
    (coins, turns), (first_coins, first_turns) = ALONE[level], ALONE["printed_1"]
    return (coins - first_coins + A_TURN * (first_turns - turns)) / LUCK


HARD = {level: _hard(level) for level in ALONE}


def _kind(level: str, more: int) -> Kind:
    if level in HOUSE:
        return "ours"
    return "variant" if more else "level"


@dataclass(frozen=True)
class ExpeditionsDifficulty(ByOrder):
    """The levels by what the Automa scores alone and by how long it gives the person."""

    def setting(self, options: Mapping[str, Any]) -> Setting | None:
        """Coins a star, more or less, shift it (EXP-LVL-03)."""
        more = options.get("star_adjustment", 0)
        shift = more * STARS / LUCK if isinstance(more, int) else 0.0
        if isinstance(options.get("level"), Mapping):
            name = str(options["level"].get("id", ""))
            return Setting(f"{OWN}:{name}", HARD["printed_3"], OWN_LEVEL, shift)
        found = super().setting(options)
        return found and Setting(found.key, found.hard, found.error, shift)

    def rungs(self) -> Sequence[Rung]:
        return [
            Rung({"level": level, "star_adjustment": more}, _kind(level, more))
            for level in shipped_levels()
            for more in sorted(ADJUSTMENTS, key=abs)
        ]

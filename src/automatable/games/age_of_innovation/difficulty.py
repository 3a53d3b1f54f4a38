"""How hard the levels of Age of Innovation are, in lucks of 25 points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from automatable.core.advice.difficulty import ByOrder, Setting

LUCK = 25.0
"""How much the difference in points varies from match to match: our guess."""
ALONE = {"automalein": 117, "automa": 151, "automaechtig": 167, "ultoma": 186, "alptrauma": 209}
"""Points of the Automa beside a person who passes at once, 40 games each."""
HARD = {level: (points - ALONE["automalein"]) / LUCK for level, points in ALONE.items()}


@dataclass(frozen=True)
class AgeOfInnovationDifficulty(ByOrder):
    """The levels by what the Automa scores alone."""

    def setting(self, options: Mapping[str, Any]) -> Setting | None:
        """With two persons at the table nobody's own level can be estimated."""
        return super().setting(options) if options.get("humans", 1) == 1 else None

"""How hard the levels of Through the Ages are, in lucks of 45 points of culture."""

from __future__ import annotations

LUCK = 45.0
"""How much culture varies from game to game: the published deviation."""
ALONE = {0: 163, 1: 182, 2: 199, 3: 211, 4: 217}
"""Published means of the Automa's culture by blue cubes, 4,000 games each."""
HARD = {level: (culture - ALONE[0]) / LUCK for level, culture in ALONE.items()}
ERROR = 0.3

"""How much a judgement of the search may cost, and how sure it makes it."""

from __future__ import annotations

from dataclasses import dataclass

STUDENT = {1: 63.66, 3: 5.84, 5: 4.03, 7: 3.50, 11: 3.11, 15: 2.95, 23: 2.81, 31: 2.74}
"""99 % of Student's distribution, two sides, by degrees of freedom."""


@dataclass(frozen=True)
class Effort:
    """How much a judgement may cost."""

    explore: int = 2000
    """Iterations of the search that finds the decisions."""
    iterations: int = 1000
    """Of each of the searches that judge one."""
    searches: int = 8
    """How many judge each decision."""

    @property
    def learning(self) -> int:
        """Iterations that are not counted: the tree is still shallow."""
        return self.iterations // 4

    @property
    def sure(self) -> float:
        """That many standard errors are 99 %."""
        return next(t for df, t in STUDENT.items() if df >= self.searches - 1)

    @property
    def games(self) -> int:
        """How often the game is played on, and counted, for one decision."""
        return self.searches * (self.iterations - self.learning)


CALIBRATION = (1.604, 0.911)
"""Shift and slope, in logits, from the share of a search's own games to the chance to win.

A search also plays what it only tries out, and the planner plays its games to their end, so its
share is too low. Fitted by `calibration` on one half of its games, and checked on the other.
"""
LOOK_BACK = Effort(3000, 2500, 8)
"""Some ten seconds of one core for all decisions of a game."""

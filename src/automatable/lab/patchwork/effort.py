"""How much a judgement of the search may cost, and how sure it makes it."""

from __future__ import annotations

from dataclasses import dataclass, replace

STUDENT = {1: 63.66, 3: 5.84, 5: 4.03, 7: 3.50, 11: 3.11, 15: 2.95, 23: 2.81, 31: 2.74}
"""99 % of Student's distribution, two sides, by degrees of freedom."""
LEAST = 40
"""Iterations of a search that is worth its name."""


@dataclass(frozen=True)
class Effort:
    """How much a judgement may cost."""

    explore: int = 2000
    """Iterations of the search that finds the decisions."""
    iterations: int = 1000
    """Of each of the searches that judge one."""
    searches: int = 8
    """How many judge each decision."""

    def in_seconds(self, seconds: float) -> Effort:
        """That many times as long; as it is for one second."""
        return replace(self, iterations=max(LEAST, round(self.iterations * seconds)))

    @property
    def learning(self) -> int:
        """Iterations that are not counted: the tree is still shallow."""
        return self.iterations // 4

    @property
    def sure(self) -> float:
        """That many standard errors are 99 %."""
        return next(t for df, t in STUDENT.items() if df >= self.searches - 1)

    @property
    def counted(self) -> int:
        """Iterations of each of them that are counted."""
        return self.iterations - self.learning

    @property
    def games(self) -> int:
        """How often a decision is tried, and counted."""
        return self.searches * self.counted


LOOKED_UP = {"normal": (0.205, 1.107), "tactical": (0.651, 1.134)}
"""Shift and slope by deck, in logits: from what a search comes to that asks what was learned, to
the chance to win of somebody who goes on like it. Fitted by `calibration`."""
PLAYED_ON = (1.604, 0.911)
"""The same for a search that plays games on. It also plays what it only tries out, and the planner
plays its games to their end, so its share is too low."""
LOOK_BACK = Effort(3000, 2500, 8)
"""Half a second of one core for a decision."""

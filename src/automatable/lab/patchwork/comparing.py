"""Which of two variants wins more: pairs of games with the same seed, stopped early."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from automatable.lab.patchwork.batches import MOST_GAMES
from automatable.lab.patchwork.columns import SCORE_1, SCORE_2, WINNER
from automatable.lab.patchwork.simulation import Simulation
from automatable.lab.running import MOST
from automatable.lab.statistics import PairedTest, deviation, mean, mean_interval
from automatable.lab.workers import Runner

WINS, MARGIN = "wins", "margin"


@dataclass
class Comparison:
    """Two variants over the same seeds, and the test between them."""

    simulation: Simulation
    test: PairedTest
    measure: str = WINS
    """What is compared: games won, or the margin in points."""
    width: float | None = None
    """With a width the test is not asked: pairs are played until the interval is narrower."""

    def run(self, run: Runner, progress: Callable[[int], None], most: int = MOST) -> None:
        """Play pairs until there is a verdict."""
        games = MOST_GAMES[self.simulation.engine]
        while not self.decided and self.simulation.planned < most:
            for done in self.simulation.play(min(games, most - self.simulation.planned), run):
                progress(done)
            self.test.add(self._differences())
            self.simulation.rows.clear()

    @property
    def decided(self) -> bool:
        if self.width is None:
            return bool(self.test.verdict)
        low, high = self.interval
        return self.test.differences.total() > 0 and high - low <= self.width

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the mean difference, first less second."""
        return mean_interval(self.test.differences)

    def _differences(self) -> Counter[int]:
        values: tuple[dict[int, int], dict[int, int]] = ({}, {})
        for variant, seed, rows in self.simulation.rows:
            for i, row in enumerate(rows):
                values[variant][seed + i] = self._value(row)
        both = values[0].keys() & values[1].keys()
        return Counter(values[0][seed] - values[1][seed] for seed in both)

    def _value(self, row: Any) -> int:
        if self.measure == MARGIN:
            return int(row[SCORE_1]) - int(row[SCORE_2])
        return int(row[WINNER] == 1)

    def to_json(self) -> dict[str, Any]:
        differences = self.test.differences
        return {
            "measure": self.measure,
            "pairs": differences.total(),
            "difference": mean(differences),
            "interval": list(self.interval),
            "sd": deviation(differences),
            "verdict": self.test.verdict or "open",
            "smallest": self.test.smallest,
            "false_alarm": self.test.false_alarm,
            "miss": self.test.miss,
            "results": self.simulation.results(),
        }

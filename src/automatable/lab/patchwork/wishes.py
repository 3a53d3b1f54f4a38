"""What a designer wishes of a deck or a level, and how far a set-up is from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt
from typing import Any

from automatable.lab.errors import BadExperiment
from automatable.lab.patchwork.columns import CARDS, DRAWN, LEAD_CHANGES, SCORE_1, SCORE_2, WINNER
from automatable.lab.statistics import Z95, wilson

CHANGES = ("deck", "buttons")
"""What may be changed: the cards, or with how many buttons the person begins."""
A_LEAD, A_POINT, A_CHANGE = 0.05, 0.25, 0.1
"""What weighs as much as the tolerance of a win rate: lead changes, points; and a changed number,
so that of two decks as good the one nearer to the first wins."""


@dataclass(frozen=True)
class Wish:
    """What is wished; at least one of the three."""

    player: str
    level: int
    win_rate: float | None = None
    even: bool = False
    card_spread: float | None = None
    change: str = CHANGES[0]
    tolerance: float = 0.02

    def __post_init__(self) -> None:
        if self.win_rate is None and not self.even and self.card_spread is None:
            raise BadExperiment("no_wish")
        if self.win_rate is not None and not 0 < self.win_rate < 1:
            raise BadExperiment("bad_win_rate", rate=f"{self.win_rate:g}")
        if self.card_spread is not None and not 0 < self.card_spread <= 100:
            raise BadExperiment("bad_card_spread", points=f"{self.card_spread:g}")
        if not 0 < self.tolerance <= 0.5:
            raise BadExperiment("bad_tolerance", rate=f"{self.tolerance:g}")
        if self.change not in CHANGES:
            known = ", ".join(CHANGES)
            raise BadExperiment("no_such_value", switch="change", value=self.change, known=known)
        if self.change == "buttons" and self.card_spread is not None:
            raise BadExperiment("spread_needs_deck")

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass
class Figures:
    """What was counted in the games of one set-up: sums, so that games can be added."""

    games: int = 0
    wins: int = 0
    leads: float = 0.0
    lead_squares: float = 0.0
    margin_squares: float = 0.0
    draws: Any = None
    """[card + 1, card + 1]: products of how often each card was drawn, the last column is 1."""
    with_margin: Any = None
    """[card + 1]: the same with the Automa's margin."""
    _worths: tuple[list[float], Any] | None = field(default=None, repr=False)

    def add(self, rows: Any) -> None:
        import numpy as np

        table = np.asarray(rows, np.int64)
        margin = (table[:, SCORE_2] - table[:, SCORE_1]).astype(float)
        leads = table[:, LEAD_CHANGES].astype(float)
        drawn = np.bitwise_count(table[:, DRAWN : DRAWN + CARDS]).astype(float)
        known = np.hstack([drawn, np.ones((len(table), 1))])
        self.games += len(table)
        self.wins += int((table[:, WINNER] == 1).sum())
        self.leads += float(leads.sum())
        self.lead_squares += float((leads**2).sum())
        self.margin_squares += float((margin**2).sum())
        self.draws = known.T @ known + (0 if self.draws is None else self.draws)
        self.with_margin = known.T @ margin + (0 if self.with_margin is None else self.with_margin)
        self._worths = None

    @property
    def win_rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    @property
    def lead_changes(self) -> tuple[float, float]:
        """Mean and half the width of its interval."""
        mean = self.leads / self.games
        variance = max(0.0, self.lead_squares / self.games - mean**2)
        return mean, Z95 * sqrt(variance / self.games)

    def worths(self) -> tuple[list[float], Any]:
        """Points for the Automa each time a card is drawn, beside the mean card, with errors.

        Least squares over all games: the margin by how often each card came.
        """
        if self._worths is None:
            self._worths = self._solved()
        return self._worths

    def _solved(self) -> tuple[list[float], Any]:
        import numpy as np

        inverse = np.linalg.pinv(self.draws)
        found = inverse @ self.with_margin
        left = self.margin_squares - found @ self.with_margin
        variance = max(left, 0.0) / max(1, self.games - CARDS - 1)
        worth = found[:CARDS] - found[:CARDS].mean()
        return [float(value) for value in worth], inverse[:CARDS, :CARDS] * variance

    @property
    def spread(self) -> tuple[float, float]:
        """The strongest card above the weakest, and half the width of that interval."""
        worth, errors = self.worths()
        high, low = worth.index(max(worth)), worth.index(min(worth))
        variance = errors[high, high] + errors[low, low] - 2 * errors[high, low]
        return worth[high] - worth[low], Z95 * sqrt(max(0.0, float(variance)))


def distance(wish: Wish, figures: Figures, changes: int) -> float:
    """How far a set-up is from what is wished; 1 is the tolerance of a win rate."""
    far = A_CHANGE * changes
    if wish.win_rate is not None:
        far += abs(figures.win_rate - wish.win_rate) / wish.tolerance
    if wish.even:
        far -= figures.lead_changes[0] / A_LEAD
    if wish.card_spread is not None:
        far += max(0.0, figures.spread[0] - wish.card_spread) / A_POINT
    return far


def uncertainty(wish: Wish, figures: Figures) -> float:
    """How far that distance may be off, one standard error."""
    found = []
    if wish.win_rate is not None:
        low, high = figures.interval
        found.append((high - low) / 2 / Z95 / wish.tolerance)
    if wish.even:
        found.append(figures.lead_changes[1] / Z95 / A_LEAD)
    if wish.card_spread is not None:
        found.append(figures.spread[1] / Z95 / A_POINT)
    return sqrt(sum(error * error for error in found))


def verdicts(wish: Wish, figures: Figures, first: Figures) -> dict[str, str]:
    """Each part of the wish: `yes` beyond doubt, `no` beyond doubt, or `unsure`."""
    told: dict[str, str] = {}
    if wish.win_rate is not None:
        wanted = (wish.win_rate - wish.tolerance, wish.win_rate + wish.tolerance)
        told["win_rate"] = _within(figures.interval, wanted)
    if wish.even:
        (more, half), (usual, other) = figures.lead_changes, first.lead_changes
        told["even"] = _within((more - half, more + half), (usual + other, float("inf")))
    if wish.card_spread is not None:
        points, half = figures.spread
        told["card_spread"] = _within((points - half, points + half), (0.0, wish.card_spread))
    return told


def _within(found: Sequence[float], wanted: Sequence[float]) -> str:
    (low, high), (least, most) = found, wanted
    if least <= low and high <= most:
        return "yes"
    return "no" if high < least or low > most else "unsure"

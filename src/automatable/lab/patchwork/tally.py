"""What is counted over many games: every column as a histogram, every card by when it came."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from automatable.lab.output import histogram_json
from automatable.lab.patchwork.batches import Rows
from automatable.lab.patchwork.columns import COLUMNS, DRAWN, SCORE_1, SCORE_2, TILE_OWNER, WINNER
from automatable.lab.statistics import deviation, mean, mean_interval, wilson

NEVER = 0
EARLY, LATE = 5, 10
"""Turns of the Automa: up to the fifth is early, up to the tenth the rest of the first pile."""


@dataclass
class CardTally:
    """Games by the Automa's turn in which a card came first; NEVER if it did not by the tenth."""

    games: Counter[int] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    margin: Counter[int] = field(default_factory=Counter)

    def effect(self, first: int, last: int) -> tuple[float, float] | None:
        """How win rate and margin differ from the others' when it came in these turns."""
        inside = range(first, last + 1)
        games = sum(self.games[turn] for turn in inside)
        others = self.games.total() - games
        if not games or not others:
            return None
        wins, margin = (sum(c[t] for t in inside) for c in (self.wins, self.margin))
        return (
            wins / games - (self.wins.total() - wins) / others,
            margin / games - (self.margin.total() - margin) / others,
        )


@dataclass
class Tally:
    """All counts of one variant; adding rows never counts a game twice by itself."""

    columns: dict[str, Counter[int]] = field(
        default_factory=lambda: {name: Counter() for name in COLUMNS}
    )
    margins: Counter[int] = field(default_factory=Counter)
    cards: list[CardTally] = field(default_factory=lambda: [CardTally() for _ in range(12)])

    def add(self, rows: Rows) -> None:
        for column, name in enumerate(COLUMNS):
            self.columns[name].update(_column(rows, column))
        firsts, seconds = _column(rows, SCORE_1), _column(rows, SCORE_2)
        margins = [a - b for a, b in zip(firsts, seconds, strict=True)]
        self.margins.update(margins)
        wins = [winner == 1 for winner in _column(rows, WINNER)]
        for card, tally in enumerate(self.cards):
            turns = [_first_turn(drawn) for drawn in _column(rows, DRAWN + card)]
            tally.games.update(turns)
            for turn, won, margin in zip(turns, wins, margins, strict=True):
                tally.wins[turn] += won
                tally.margin[turn] += margin

    @property
    def games(self) -> int:
        return self.margins.total()

    @property
    def wins(self) -> int:
        return self.columns[COLUMNS[WINNER]][1]

    @property
    def win_rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    @property
    def width(self) -> float:
        low, high = self.interval
        return high - low

    def distributions(self) -> dict[str, Any]:
        """Histograms of scores and lengths, and of each card by when it came."""
        shown = {
            name: histogram_json(self.columns[name]) for name in ("score_1", "score_2", "plies")
        }
        cards = [
            {"games": histogram_json(card.games), "wins": histogram_json(card.wins),
             "margin": histogram_json(card.margin)}
            for card in self.cards
        ]  # fmt: skip
        return {**shown, "cards": cards}

    def to_json(self) -> dict[str, Any]:
        """The figures of a report: rates as shares of 1, intervals of 95 %."""
        mean_of = {name: round(mean(self.columns[name]), 4) for name in COLUMNS}
        tile = self.columns[COLUMNS[TILE_OWNER]]
        return {
            "games": self.games,
            "wins": self.wins,
            "win_rate": self.win_rate,
            "interval": list(self.interval),
            "mean_score_person": mean_of["score_1"],
            "mean_score_automa": mean_of["score_2"],
            "sd_score_person": round(deviation(self.columns["score_1"]), 4),
            "sd_score_automa": round(deviation(self.columns["score_2"]), 4),
            "mean_margin": round(mean(self.margins), 4),
            "margin_interval": [round(edge, 4) for edge in mean_interval(self.margins)],
            "tile_person": tile[1] / max(1, self.games),
            "tile_automa": tile[2] / max(1, self.games),
            "means": mean_of,
        }


def _column(rows: Any, column: int) -> list[int]:
    if isinstance(rows, list):
        return [row[column] for row in rows]
    values: list[int] = rows[:, column].tolist()
    return values


def _first_turn(drawn: int) -> int:
    """The first turn of a card's bits; NEVER if it did not come in the first pile."""
    first = (drawn & -drawn).bit_length() - 1
    return first if 1 <= first <= LATE else NEVER

"""How somebody fares with puzzles, kept quietly: a rating, and how many in a row were right.

Only the first try at a puzzle counts. The rating is Elo's: a puzzle has a strength as a player has,
and whoever solves it has won against it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from automatable.core.advice.puzzles import Puzzle

BEGINNER, EASY, HARD = 1200, 1050, 1350
STEP = 32
_KEPT = re.compile(r"(\d{1,4})\.(\d{1,4})\.([0-9a-f]{0,400})")


@dataclass(frozen=True)
class PuzzleTally:
    """All that is kept; which puzzles were tried is a number with a bit for each."""

    rating: int = BEGINNER
    streak: int = 0
    seen: int = 0

    def __str__(self) -> str:
        return f"{self.rating}.{self.streak}.{self.seen:x}"

    @property
    def count(self) -> int:
        return self.seen.bit_count()

    def has_seen(self, puzzle: Puzzle) -> bool:
        return bool(self.seen >> puzzle.number & 1)

    def after(self, puzzle: Puzzle, solved: bool) -> PuzzleTally:
        """With a first try; any later one changes nothing."""
        if self.has_seen(puzzle):
            return self
        expected = 1 / (1 + 10 ** (((EASY if puzzle.easy else HARD) - self.rating) / 400))
        rating = round(self.rating + STEP * (solved - expected))
        streak = self.streak + 1 if solved else 0
        return PuzzleTally(max(0, rating), streak, self.seen | 1 << puzzle.number)


def read_tally(text: str) -> PuzzleTally:
    """What a browser kept; whatever else it says is a fresh beginning."""
    found = _KEPT.fullmatch(text)
    if found is None:
        return PuzzleTally()
    return PuzzleTally(int(found[1]), int(found[2]), int(found[3] or "0", 16))

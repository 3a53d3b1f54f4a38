"""Score sheets: every line with its source, so that a total can be checked by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from automatable.core.turns.events import Value


@dataclass(frozen=True)
class ScoreLine:
    """One line of a sheet: what is counted (message `score-WHAT`), the points, the rule."""

    what: str
    points: int
    rule: str
    args: Mapping[str, Value] = field(default_factory=dict)
    known: bool = True
    """Whether the app was told; what it was not told counts as nothing, and is called unknown."""


@dataclass(frozen=True)
class SeatScore:
    """The sheet of one seat; `name` is the message key of the seat (`seat-NAME`)."""

    seat: int
    name: str
    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)

    @property
    def known(self) -> bool:
        """Whether the total is all there is: nothing is missing that only the person knows."""
        return all(line.known for line in self.lines)


@dataclass(frozen=True)
class ScoreSheet:
    """Both sides' points now; the winner only when the game is over."""

    seats: tuple[SeatScore, ...]
    winner: int | None = None
    tie_break: str | None = None
    """Message key of the rule that decided equal points."""

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; several seats share a victory that no rule decides."""
        if self.winner is not None:
            return (self.winner,)
        best = max(seat.total for seat in self.seats)
        tied = tuple(seat.seat for seat in self.seats if seat.total == best)
        return tied if self.tie_break is not None else ()

    def total(self, seat: int) -> int:
        return next(s.total for s in self.seats if s.seat == seat)

    def to_json(self) -> dict[str, Any]:
        return {
            "seats": {
                str(s.seat): {
                    "total": s.total,
                    "lines": [
                        {"what": line.what, "points": line.points, "rule": line.rule}
                        for line in s.lines
                    ],
                }
                for s in self.seats
            },
            "winner": self.winner,
        }


def person_and_automa(
    person: Sequence[ScoreLine], automa: Sequence[ScoreLine], *, over: bool, tie: str, tied: int = 2
) -> ScoreSheet:
    """The sheet of two sides; a winner only when the game is over.

    With equal points the seat `tied` wins, the Automa's if nothing is said; the message `tie` says
    why.
    """
    seats = (SeatScore(1, "person", tuple(person)), SeatScore(2, "automa", tuple(automa)))
    if not over:
        return ScoreSheet(seats)
    ahead = seats[0].total - seats[1].total
    return ScoreSheet(seats, 1 if ahead > 0 else 2) if ahead else ScoreSheet(seats, tied, tie)

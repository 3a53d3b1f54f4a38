"""What an answer will change, shown before it is given: `metal 3 → 1, mechs 1 → 2`.

A game names the numbers that its players watch; everything else is the same for all. Only what
is certain is told: a preview ends where the next card is drawn.

    previews(match, match.legal(), lambda state: {"coins": state.coins, "stars": state.stars})
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from automatable.core.matches.match import Match

S = TypeVar("S")
Tallies = Callable[[S], Mapping[str, int]]
"""The numbers of a state that a player watches, by name, in the order in which they are listed."""


@dataclass(frozen=True)
class Change:
    """A number before and after."""

    name: str
    before: int
    after: int

    @property
    def by(self) -> int:
        return self.after - self.before


def changes(before: Mapping[str, int], after: Mapping[str, int]) -> tuple[Change, ...]:
    """What differs."""
    return tuple(
        Change(name, number, after[name])
        for name, number in before.items()
        if after[name] != number
    )


def previews(
    match: Match[S], answers: Iterable[str], tallies: Tallies[S]
) -> dict[str, tuple[Change, ...]]:
    """What each of these answers changes for certain."""
    now = tallies(match.state)
    return {text: changes(now, tallies(match.foresee(text).state)) for text in answers}

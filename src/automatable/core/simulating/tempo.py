"""The Automa on its own: what a simulation of a game counts, and what is known about it.

A game whose Automa can be watched alone names a `Tempo` in the entry point group
`automatable.tempo`. Nobody else needs to know the game: simulations, reports and the
laboratory's pages are the same for all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Protocol

from automatable.core.game import games
from automatable.core.plugins import loaded
from automatable.core.turns.events import Value

ENTRY_POINTS = "automatable.tempo"
SEATS = "automatable.seats"


@dataclass(frozen=True)
class Measure:
    """Something that is counted in every game; its words are the message `tempo-KEY`."""

    name: str
    """The column of a table of games."""
    key: str
    args: Mapping[str, Value] = field(default_factory=dict)
    share: bool = False
    """Whether every game counts 1 or 0: it was so, or not."""


@dataclass(frozen=True)
class Known:
    """A mean that was published or can be computed, with its own standard error if it has one."""

    mean: float
    error: float = 0.0


class Tempo(Protocol):
    """How one game's Automa is watched alone."""

    game: str
    assumption: str
    """Message: what stands in for the person."""

    def variants(self) -> Sequence[str]:
        """What can be watched: levels, with whatever else makes a difference."""

    def measures(self) -> Sequence[Measure]:
        """What is counted, the most telling first."""

    def known(self, variant: str) -> Mapping[str, Known]:
        """Means by measure, as far as they are known."""

    def play(self, variant: str, seed: int) -> Sequence[int | None]:
        """One game: a number for each measure; None where the thing did not happen."""


def turn_measures(key: str, numbers: Sequence[int]) -> list[Measure]:
    """One measure for each of several like things: the turn of the first star, the second ..."""
    return [Measure(f"{key}_{n}", key, {"n": n}) for n in numbers]


class Seat(Tempo, Protocol):
    """Whole games of a program in the person's seat against the Automa."""

    player: str
    at_once: int
    """Games of a batch: a few seconds' work, so that all cores have something to do."""


@cache
def seats() -> Mapping[tuple[str, str], Seat]:
    """Programs that play whole games on screen: by game and player (group `automatable.seats`)."""
    found: list[Seat] = [seat for _, several in loaded(SEATS) for seat in several]
    return {(seat.game, seat.player): seat for seat in found}


def tempos() -> Mapping[str, Tempo]:
    """All that are registered, by game, and behind them those that games bring along."""
    own = {id: game.tempo for id, game in games().items() if game.tempo is not None}
    return {**own, **_registered()}


@cache
def _registered() -> Mapping[str, Tempo]:
    found: list[Tempo] = [tempo for _, tempo in loaded(ENTRY_POINTS)]
    return {tempo.game: tempo for tempo in sorted(found, key=lambda tempo: tempo.game)}

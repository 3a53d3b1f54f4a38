"""How hard a game's levels are before anybody has played them, for whoever estimates a player.

A game says it in a file `difficulty.py`; one that does not has its levels in the order in which
the rulebook names them. `core.strength` turns it and a person's results into chances.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeAlias

if TYPE_CHECKING:
    from automatable.core.game import Game

STEP = 0.8
"""From one level to the next, in lucks: who is even with one wins the next one time in five."""
UNSURE = 0.5
"""How far a guess from the order of the levels may be off, in lucks."""
Kind: TypeAlias = Literal["level", "variant", "ours"]
"""A level of the rulebook; one of its variants; a step between its levels that only we have."""
OWN = "own"
"""How cards of an owner's or a designer's are called in the key of a setting."""


@dataclass(frozen=True)
class Setting:
    """One way to play against the Automa, and how hard that is thought to be.

    Results with the same `key` are about the same unknown difficulty, which is `hard`, give or
    take `error`; `shift` is known of this one variant of it.
    """

    key: str
    hard: float
    error: float
    shift: float = 0.0


@dataclass(frozen=True)
class Rung:
    """A set-up that can be suggested: what is chosen, and who says that it is a level."""

    options: Mapping[str, Any]
    kind: Kind = "level"


@dataclass(frozen=True)
class Prior:
    """What is thought of a person of whom nothing is known, in the unit of the game.

    The unit is a point where points count, otherwise a luck: how much the outcome of a match
    varies for the same person at the same level.
    """

    mean: float
    deviation: float
    lucks: Mapping[float, float] = field(default_factory=lambda: {1.0: 1.0})
    """How much a match varies, each with its weight: some play more evenly than others."""


class Difficulty(Protocol):
    """How hard one game is."""

    @property
    def prior(self) -> Prior: ...

    @property
    def by_points(self) -> bool:
        """Whether the difference in points is evidence too, or only who won."""

    def setting(self, options: Mapping[str, Any]) -> Setting | None:
        """How hard a match with these options is; None where there is no level."""

    def rungs(self) -> Sequence[Rung]:
        """All that can be suggested, the easiest level first."""


@dataclass(frozen=True)
class ByOrder:
    """Levels whose difficulty nobody has measured: the order of the rulebook, in even steps."""

    game: Game[Any]
    hard: Mapping[Any, float] = field(default_factory=dict)
    """What was measured, in lucks above the first level."""
    error: float = UNSURE

    by_points = False

    @property
    def prior(self) -> Prior:
        usual = next((option for option in self.game.options() if option.key == "level"), None)
        first = usual.default_for({}) if usual is not None else None
        return Prior(self._hard(first), 1.5)

    def setting(self, options: Mapping[str, Any]) -> Setting | None:
        levels = self._levels()
        level, own = options.get("level"), not is_printed(self.game, options)
        if level not in levels:
            return None
        error = 2 * self.error if own else self.error
        return Setting(f"{level}:{OWN}" if own else str(level), self._hard(level), error)

    def rungs(self) -> Sequence[Rung]:
        return [Rung({"level": level}) for level in self._levels()]

    def _levels(self) -> tuple[Any, ...]:
        return next((o.choices for o in self.game.options() if o.key == "level"), ())

    def _hard(self, level: Any) -> float:
        if level in self.hard:
            return self.hard[level]
        return STEP * self._levels().index(level) if level in self._levels() else 0.0


def is_printed(game: Game[Any], options: Mapping[str, Any]) -> bool:
    """Whether the match was played with cards that the app knows, not with an owner's own."""
    deck = options.get("deck")
    return deck is None or not isinstance(deck, Mapping)

"""What can be tried in the laboratory: the choices of an experiment, for whoever shows a form.

A package names its experiments in the entry point group `automatable.experiments`. A game that
has a `Tempo` has an experiment by that: its Automa is watched alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from automatable.core.plugins import loaded
from automatable.core.simulating.tempo import Tempo, tempos

ENTRY_POINTS = "automatable.experiments"
ALONE_MOST = 1000
"""Games of an Automa alone that a visitor may start at once: minutes."""


@dataclass(frozen=True)
class Field:
    """One choice: an option of `automatable simulate`.

    Its words are the messages PREFIX and PREFIX-CHOICE; a choice without words shows itself.
    """

    name: str
    choices: tuple[str, ...]
    default: tuple[str, ...]
    prefix: str
    several: bool = False
    advanced: bool = False


class Experiments(Protocol):
    """What can be tried with one game."""

    @property
    def game(self) -> str:
        """Its id."""

    def fields(self) -> Sequence[Field]:
        """The choices, as they are now (a person's own decks among them)."""

    def most_games(self, chosen: Mapping[str, Sequence[str]]) -> int:
        """How many games, of all variants together, may be started at once."""

    def usual_games(self, chosen: Mapping[str, Sequence[str]]) -> int:
        """A number of games for each variant to begin with."""


@dataclass(frozen=True)
class Alone:
    """The Automa of any game with a tempo."""

    tempo: Tempo

    @property
    def game(self) -> str:
        return self.tempo.game

    def fields(self) -> Sequence[Field]:
        variants = tuple(self.tempo.variants())
        return (Field("level", variants, variants[:1], "option-level", several=True),)

    def most_games(self, chosen: Mapping[str, Sequence[str]]) -> int:
        return ALONE_MOST

    def usual_games(self, chosen: Mapping[str, Sequence[str]]) -> int:
        return 50


def experiments() -> Mapping[str, Experiments]:
    """By game; those that are registered first, a person's own files among the last."""
    found: list[Experiments] = [thing for _, thing in loaded(ENTRY_POINTS)]
    alone: list[Experiments] = [Alone(tempo) for tempo in tempos().values()]
    return {experiment.game: experiment for experiment in [*found, *alone]}

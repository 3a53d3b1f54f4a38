"""Players: programs that can answer for a person, found like games through entry points.

A package names its players in the entry point group `automatable.players`; no layer imports
them by name. A player sees what a person sees: the state, in which nothing is hidden, and the
texts of all legal answers. It never gets the match, whose seed knows the cards to come.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal, Protocol

from automatable.core.errors import AutomatableError
from automatable.core.matches.match import Match
from automatable.core.plugins import loaded
from automatable.core.turns.events import Value
from automatable.core.turns.procedure import Ask

ENTRY_POINTS = "automatable.players"


class NoPlayer(AutomatableError):
    """Nobody of that name can answer what is asked now."""


@dataclass(frozen=True)
class Figure:
    """A number that speaks for a choice, with the message that names it."""

    key: str
    value: float
    unit: Literal["points", "share", "count"] = "points"
    error: float = 0.0
    """Its standard error, where that is known."""


@dataclass(frozen=True)
class Reason:
    """One thing that speaks for a choice, as a message."""

    key: str
    args: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Advised:
    """An answer that was considered: what it means, as a message, and what speaks for it."""

    answer: str
    key: str
    args: Mapping[str, Value] = field(default_factory=dict)
    figures: tuple[Figure, ...] = ()
    reasons: tuple[Reason, ...] = ()
    """In words, the most telling first."""
    then: tuple[str, ...] = ()
    """What it would answer after that in the same turn, up to where chance has its say."""


@dataclass(frozen=True)
class Advice:
    """What a player would answer, and why."""

    player: str
    choices: tuple[Advised, ...]
    """The best first; the others are its alternatives."""
    reason: str
    """Message: how this player chooses."""
    note: str = ""
    """Message: what the reader should know, such as that another player had to answer."""

    @property
    def answer(self) -> str:
        return self.choices[0].answer


class Player(Protocol):
    """One program that plays one game. Its name in words is the message `player-ID`."""

    id: str
    game: str
    takes_time: bool
    """Whether it thinks for as long as it is given."""
    usual: bool
    """Whether it is asked where nobody named another."""

    def can_answer(self, state: Any, legal: Sequence[str]) -> bool:
        """Whether it knows what to do with such a question."""

    def advise(self, state: Any, legal: Sequence[str], seconds: float) -> Advice:
        """What it would answer, after no more than about that many seconds."""


@cache
def players() -> Mapping[str, tuple[Player, ...]]:
    """All registered players by game, in the order in which they are named."""
    found = [player for _, group in loaded(ENTRY_POINTS) for player in group]
    return {game: tuple(p for p in found if p.game == game) for game in {p.game for p in found}}


def players_for(match: Match[Any]) -> list[Player]:
    """Those who can answer what is asked of a person now."""
    legal = match.legal() if isinstance(match.pending, Ask) and match.set_up_done else None
    if not legal:
        return []
    known = players().get(match.game.id, ())
    return [player for player in known if player.can_answer(match.state, legal)]


def usual_player(match: Match[Any]) -> str:
    """Who is asked where nobody is named; nothing if nobody can answer."""
    return usual_of(players_for(match))


def usual_of(able: Sequence[Player]) -> str:
    """The same, of those who can answer: who takes its time knows more."""
    patient = sorted(able, key=lambda player: not player.takes_time)
    usual = [player.id for player in patient if getattr(player, "usual", False)]
    return next(iter([*usual, *(player.id for player in able)]), "")


def player_for(match: Match[Any], id: str) -> Player:
    """The player of this name, if it can answer now."""
    able = {player.id: player for player in players_for(match)}
    if id not in able:
        raise NoPlayer("no_player", player=id, known=", ".join(able))
    return able[id]

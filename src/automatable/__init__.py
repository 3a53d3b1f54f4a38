"""Play board games solo against their Automas.

    import automatable

    match = automatable.new("patchwork", level=3, seed="a rainy evening")
    print(match.pending.prompt, match.legal()[:3])
    match.answer(">")
    match.undo()
    again = automatable.load(automatable.save(match))

See `automatable.core.matches.match.Match` for all that a match can do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from automatable.core.advice.looking_back import Review, look_back
from automatable.core.game import game
from automatable.core.game import games as all_games  # `automatable.games` is the package of games
from automatable.core.matches.match import Match
from automatable.core.matches.resolving import Resolved, resolve
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import dumps, load, loads, save

__all__ = [
    "Match", "Resolved", "Review", "all_games", "at", "dumps", "game", "load", "loads", "new",
    "review", "save", "turn",
]  # fmt: skip


def new(id: str, *, seed: str | None = None, **options: Any) -> Match[Any]:
    """A fresh match of the game with this id; options left out get their default."""
    return Match.new(game(id), options, None if seed is None else Seed.from_text(seed))


def at(id: str, position: Any, *, seed: str | None = None, **options: Any) -> Match[Any]:
    """A match that begins at a position, given as JSON or in the game's notation."""
    return Match.at(game(id), position, options, None if seed is None else Seed.from_text(seed))


def review(match: Match[Any], *, judge: str | None = None) -> Review:
    """What every decision of a match was worth; `judge` names the player who judges.

    `review(match).mistakes` are the moves that cost chances beyond doubt, the worst first.
    """
    return look_back(match, judge=judge)


def turn(
    id: str, position: Any, *, answers: Sequence[str] = (), seed: str = "automatable"
) -> Resolved:
    """One turn of the Automa at a position: what it does, why, and the position after it.

    Cards and choices come from the answers, in order, and then from the seed: the same call gives
    the same result.
    """
    return resolve(game(id), position, answers, Seed.from_text(seed))

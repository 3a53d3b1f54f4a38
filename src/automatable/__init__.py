"""Play board games solo against their Automas.

    import automatable

    match = automatable.new("patchwork", level=3, seed="a rainy evening")
    print(match.pending.prompt, match.legal()[:3])
    match.answer(">")
    match.undo()
    again = automatable.load(automatable.save(match))

See `automatable.core.match.Match` for all that a match can do.
"""

from __future__ import annotations

from typing import Any

from automatable.core.game import game
from automatable.core.game import games as all_games  # `automatable.games` is the package of games
from automatable.core.match import Match
from automatable.core.rng import Seed
from automatable.core.saves import dumps, load, loads, save

__all__ = ["Match", "all_games", "at", "dumps", "game", "load", "loads", "new", "save"]


def new(id: str, *, seed: str | None = None, **options: Any) -> Match[Any]:
    """A fresh match of the game with this id; options left out get their default."""
    return Match.new(game(id), options, None if seed is None else Seed.from_text(seed))


def at(id: str, position: Any, *, seed: str | None = None, **options: Any) -> Match[Any]:
    """A match that begins at a position, given as JSON or in the game's notation."""
    return Match.at(game(id), position, options, None if seed is None else Seed.from_text(seed))

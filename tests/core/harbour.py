"""Matches of Harbour at moments the tests of the core want to look at."""

from __future__ import annotations

from typing import Any

from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from toy_game import GAME
from toy_game.state import State

TOLL_SEED = Seed.from_text("harbour 6")
"""Ship 10 4 5 6 2 11 1 8 12, then card 5, which has a toll of 2."""


def harbour(*answers: str, seed: Seed = TOLL_SEED, **options: Any) -> Match[State]:
    """A match after these answers of the person; the app deals unless told otherwise."""
    match = Match.new(GAME, options, seed)
    for text in answers:
        match.answer(text)
    return match


def on_the_table(*answers: str, **options: Any) -> Match[State]:
    """The person deals: the quay is 1 to 9 in order."""
    return harbour("ship 1 2 3 4 5 6 7 8 9", *answers, dealer="table", **options)


def prompt(match: Match[Any]) -> str | None:
    return None if match.pending is None else match.pending.prompt


def kinds(match: Match[Any]) -> list[str]:
    return [event.kind for event in match.events()]

"""Saves that people have: one of every format and rules version of a game, kept for ever."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from automatable.core.game import Game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import FORMAT, dumps
from automatable.testing.playing import legal_answer

ANSWERS = 12


def present(game: Game[Any], kept: Path) -> Path:
    """Where the save of the present format and rules version lies."""
    return kept / "saves" / game.id / f"format-{FORMAT}-rules-{game.rules_version}.json"


def keep(game: Game[Any], kept: Path) -> None:
    """A save of the present version, if there is none yet; a file that is there never changes."""
    file = present(game, kept)
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        copy = half_played(game).with_cards_of_its_own()  # only a copy needs the newest format
        file.write_text(dumps(copy), encoding="utf-8")


def half_played(game: Game[Any]) -> Match[Any]:
    """A match in full swing, the last answer taken back."""
    match = Match.new(game, {}, Seed.from_text("kept"))
    pick = Random("kept").choice
    for _ in range(ANSWERS):
        if not match.over:
            match.answer(legal_answer(match, pick))
    match.undo()
    return match

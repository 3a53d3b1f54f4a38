"""Keeps a save of every game in its present format and rules version, if there is none yet.

    python -m tests.saves.keep

Run it when a format number or a rules version was raised, and never change a file that is there:
it stands for the saves that people have.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from automatable.core.game import Game, games
from automatable.core.match import Match
from automatable.core.rng import Seed
from automatable.core.saves import FORMAT, dumps
from tests.conformance.playing import legal_answer

FOLDER = Path(__file__).parent
ANSWERS = 12


def path(game: Game[object]) -> Path:
    return FOLDER / game.id / f"format-{FORMAT}-rules-{game.rules_version}.json"


def half_played(game: Game[object]) -> Match[object]:
    """A match in full swing, the last answer taken back."""
    match = Match.new(game, {}, Seed.from_text("kept"))
    pick = Random("kept").choice
    for _ in range(ANSWERS):
        if not match.over:
            match.answer(legal_answer(match, pick))
    match.undo()
    return match


def main() -> None:
    for game in games().values():
        if not path(game).exists():
            path(game).parent.mkdir(exist_ok=True)
            copy = half_played(game).with_cards_of_its_own()  # only a copy needs the newest format
            path(game).write_text(dumps(copy), encoding="utf-8")


if __name__ == "__main__":
    main()

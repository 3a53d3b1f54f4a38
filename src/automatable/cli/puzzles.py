"""`automatable puzzles`: to solve one in the terminal, and to make new ones."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from automatable.cli.output import UsageError, voice
from automatable.core.advice.puzzles import Puzzle, puzzle, puzzle_of
from automatable.core.drawing.screens import LooksBack
from automatable.core.files.foreign import whole_number
from automatable.core.game import Game
from automatable.core.game import game as registered
from automatable.core.matches.match import Match
from automatable.ui.learning.chances import chance_told
from automatable.ui.learning.looking_back import joined
from automatable.ui.learning.puzzles import proof


def solve(game_id: str, number: str | None, tried: int | None, as_json: bool) -> None:
    """Show a puzzle; with an answer, or one that is typed in, its solution."""
    game = registered(game_id)
    voice.game = game
    found = puzzle(game, number) if number else puzzle_of(game, datetime.now(UTC).date())
    if as_json:
        print(json.dumps(asdict(found), ensure_ascii=False, indent=1))
        return
    told = _Told(game, found)
    told.ask()
    if tried is None and sys.stdin.isatty():
        typed = input(voice("cli-puzzle-ask") + " ")
        tried = whole_number(typed.strip()) or 0
    if tried is not None:
        told.solve(tried)


class _Told:
    def __init__(self, game: Game[Any], found: Puzzle) -> None:
        self.game, self.puzzle = game, found
        self.match: Match[Any] = Match.at(game, found.position)
        self.state = game.from_position(found.position)
        screens = game.screens
        assert isinstance(screens, LooksBack)
        self.screens = screens

    def ask(self) -> None:
        voice.say(voice("puzzle-title", n=self.puzzle.number), "bold")
        voice.show(self.game.screens.terminal(self.match, voice.words))
        voice.say(voice("puzzle-choices"), "bold")
        for index, choice in enumerate(self.puzzle.shown):
            voice.say(f"  {index + 1}  {self._move(choice.answer)}")

    def solve(self, tried: int) -> None:
        if not 1 <= tried <= len(self.puzzle.shown):
            raise UsageError("puzzle_choice", n=len(self.puzzle.shown))
        chosen, best = self.puzzle.shown[tried - 1], self.puzzle.best
        right = chosen is best
        rival = self.puzzle.margin if right else chosen
        voice.say(voice("puzzle-right" if right else "puzzle-wrong"), "bold")
        kind, args = self.screens.move_in_words(self.state, best.answer)
        reasons = self.screens.move_reasons(self.state, best.answer, rival.answer)
        why = [voice(key, **dict(told)) for key, told in reasons]
        voice.say(joined(voice.words, voice(f"look-{kind}", **dict(args)), why))
        for choice in self.puzzle.choices:
            chance = chance_told(voice.language, choice.chance, choice.error)
            voice.say(f"  {chance:>14}  {self._move(choice.answer)}")
        voice.say(proof(self.puzzle, voice.words))

    def _move(self, answer: str) -> str:
        kind, args = self.screens.move_in_words(self.state, answer)
        return voice(f"advice-{kind}", **dict(args))


def make(file: Path, count: int, seed: int, packed: Path | None) -> None:
    """Find puzzles of Patchwork; a file that has some already gets more."""
    if not find_spec("numba"):
        raise UsageError("puzzles_need_lab")
    from automatable.lab.patchwork.puzzle_making import found_in, make, pack

    for found in make(file, count, seed):
        if sys.stderr.isatty():
            print(f"\r{found} / {count}", end="", file=sys.stderr, flush=True)
    if packed is not None:
        pack(found_in(file), packed)
    voice.say(voice("cli-puzzles-made", n=count, file=str(packed or file)))

"""A puzzle as a page: the position, the answers with a picture each, and the solution."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from automatable.core.advice.puzzles import PosesPuzzles, Puzzle, PuzzleAnswer, puzzles
from automatable.core.drawing.screens import LooksBack
from automatable.core.game import Game
from automatable.ui.frame import Frame, render
from automatable.ui.learning.chances import chance_told, off_by
from automatable.ui.learning.looking_back import MINUS, better_in_words
from automatable.ui.words.numbers import percent
from automatable.ui.words.rich import RichWords
from automatable.ui.words.words import Words


@dataclass(frozen=True)
class AnswerShown:
    answer: str
    told: Markup
    picture: Markup
    chance: str
    behind: str
    best: bool
    tried: bool


def puzzle_page(frame: Frame, game: Game[Any], puzzle: Puzzle, tried: str, today: int) -> str:
    """Without an answer the question, with one the solution."""
    words = Words(frame.language, game)
    state = game.from_position(puzzle.position)
    screens = game.screens
    assert isinstance(screens, LooksBack)
    assert isinstance(screens, PosesPuzzles)
    rich = RichWords(frame.language, game).with_pictures(
        lambda ref: screens.picture(ref, None, words)
    )
    chosen = puzzle.chosen(tried) if tried else None
    right = chosen is puzzle.best
    shown = puzzle.choices if chosen else puzzle.shown
    reason = ""
    if chosen:
        rival = puzzle.margin if right else chosen
        reason = better_in_words(screens, state, puzzle.best.answer, rival.answer, rich)
    return render(
        frame,
        "puzzle.html",
        game,
        puzzle=puzzle,
        count=len(puzzles(game)),
        today=today,
        board=Markup(screens.puzzle_board(state, words)),
        choices=[_choice(screens, state, one, puzzle, tried, rich, words) for one in shown],
        tried=bool(chosen),
        right=right,
        reason=reason,
        proof=proof(puzzle, words),
    )


def proof(puzzle: Puzzle, words: Words) -> str:
    """How clear it is, and what that rests on."""
    second = puzzle.margin
    return words(
        "puzzle-proof",
        searches=puzzle.searches,
        iterations=puzzle.iterations,
        margin=percent(words.language, second.behind),
        sure=off_by(words.language, second.behind_error),
    )


def _choice(
    screens: LooksBack,
    state: Any,
    choice: PuzzleAnswer,
    puzzle: Puzzle,
    tried: str,
    rich: RichWords,
    words: Words,
) -> AnswerShown:
    kind, args = screens.move_in_words(state, choice.answer)
    return AnswerShown(
        answer=choice.answer,
        told=rich(f"advice-{kind}", **args),
        picture=Markup(screens.move_picture(state, choice.answer, words)),
        chance=chance_told(words.language, choice.chance, choice.error),
        behind=f"{MINUS}{percent(words.language, choice.behind)}" if choice.behind else "",
        best=choice is puzzle.best,
        tried=choice.answer == tried,
    )

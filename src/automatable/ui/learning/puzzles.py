"""A puzzle as a page: the position, the answers with a picture each, and the solution."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from markupsafe import Markup

from automatable.core.advice.puzzle_tally import PuzzleTally
from automatable.core.advice.puzzles import PosesPuzzles, Puzzle, PuzzleAnswer, Tried, puzzles
from automatable.core.drawing.screens import LooksBack
from automatable.core.game import Game
from automatable.core.matches.match import Match
from automatable.table.store import Table
from automatable.ui.frame import Frame, render
from automatable.ui.learning.chances import chance_told, off_by
from automatable.ui.learning.looking_back import MINUS, better_in_words
from automatable.ui.stage.table import Posed, table_page
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


def puzzle_page(frame: Frame, game: Game[Any], puzzle: Puzzle, today: int) -> str:
    """The question, on the stage: it is answered as at a table."""
    words, now = Words(frame.language, game), datetime.now(UTC)
    at = {"puzzle": puzzle, "today": today, "count": len(puzzles(game))}
    told = render(frame, "puzzle_posed.html", game, **at, choices=_choices(frame, game, puzzle, ""))
    address = frame.url(f"/games/{game.id}/puzzles/{puzzle.number}")
    name = words("puzzle-title", n=puzzle.number)
    table = Table(f"puzzle-{puzzle.number}", name, Match.at(game, puzzle.position), 0, now, now)
    return table_page(frame, table, posed=Posed(address, told))


def solution_page(
    frame: Frame, game: Game[Any], puzzle: Puzzle, given: Tried, today: int, tally: PuzzleTally
) -> str:
    """Whether it was the best, why, and what each of the judged answers is worth."""
    words = Words(frame.language, game)
    state, screens = game.from_position(puzzle.position), game.screens
    assert isinstance(screens, LooksBack)
    assert isinstance(screens, PosesPuzzles)
    rival = (puzzle.margin if given.solved else given.like).answer
    return render(
        frame,
        "puzzle.html",
        game,
        puzzle=puzzle,
        count=len(puzzles(game)),
        today=today,
        board=Markup(screens.puzzle_board(state, words)),
        choices=_choices(frame, game, puzzle, given.like.answer),
        given=given,
        reason=better_in_words(screens, state, puzzle.best.answer, rival, _rich(frame, game)),
        proof=proof(puzzle, words),
        tally=tally,
    )


def _rich(frame: Frame, game: Game[Any]) -> RichWords:
    words = Words(frame.language, game)
    return RichWords(frame.language, game).with_pictures(
        lambda ref: game.screens.picture(ref, None, words)
    )


def _choices(frame: Frame, game: Game[Any], puzzle: Puzzle, tried: str) -> list[AnswerShown]:
    """In an order that tells nothing while it is asked, the best first once it is solved."""
    state, screens = game.from_position(puzzle.position), game.screens
    assert isinstance(screens, LooksBack)
    shown, words = puzzle.choices if tried else puzzle.shown, Words(frame.language, game)
    rich = _rich(frame, game)
    return [_choice(screens, state, one, puzzle, tried, rich, words) for one in shown]


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

"""Puzzles: positions in which one answer is clearly the best, each with the proof of how clear.

A game that has some hands them out through its screens (`PosesPuzzles`). They were made in
advance; nothing is judged when one is solved.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from hashlib import blake2b
from typing import Any, Protocol, runtime_checkable

from automatable.core.errors import AutomatableError, Refused
from automatable.core.files.foreign import whole_number
from automatable.core.game import Game
from automatable.core.matches.match import Match


class NoPuzzle(AutomatableError):
    """There is no such puzzle, or no such answer to it."""


@dataclass(frozen=True)
class PuzzleAnswer:
    """One of the answers that are on offer, with what it is worth."""

    answer: str
    chance: float
    error: float
    """The standard error of the chance."""
    behind: float
    """How much worse than the best."""
    behind_error: float


@dataclass(frozen=True)
class Puzzle:
    """A position and the answers to choose from."""

    number: int
    position: Any
    choices: tuple[PuzzleAnswer, ...]
    """The best first: they are shown in another order."""
    easy: bool
    """Whether a player that looks one move ahead finds it."""
    iterations: int
    """Of each search that judged a choice."""
    searches: int

    @property
    def best(self) -> PuzzleAnswer:
        return self.choices[0]

    @property
    def margin(self) -> PuzzleAnswer:
        """The runner-up: how far it is behind is how clear the puzzle is."""
        return min(self.choices[1:], key=lambda choice: choice.behind)

    @cached_property
    def shown(self) -> tuple[PuzzleAnswer, ...]:
        """The answers in an order that tells nothing, the same for everybody."""

        def shuffled(choice: PuzzleAnswer) -> bytes:
            return blake2b(f"{self.number} {choice.answer}".encode(), digest_size=8).digest()

        return tuple(sorted(self.choices, key=shuffled))

    def listed(self, answer: str) -> PuzzleAnswer | None:
        return next((choice for choice in self.choices if choice.answer == answer), None)


@runtime_checkable
class PosesPuzzles(Protocol):
    """Screens of a game that has puzzles."""

    def puzzles(self) -> Sequence[Puzzle]:
        """All of them, numbered from 1."""

    def puzzle_board(self, state: Any, words: Any) -> str:
        """HTML of all that one must see to decide."""

    def same_move(self, state: Any, answer: str, other: str) -> bool:
        """Whether two answers do the same thing, wherever."""


@dataclass(frozen=True)
class Tried:
    """What somebody answered, beside the answers that were judged."""

    answer: str
    like: PuzzleAnswer
    """The best judged answer that does the same; of that kind nothing better was found."""
    solved: bool

    @property
    def elsewhere(self) -> bool:
        """Whether the very answer was not judged: it does the same in another place."""
        return self.answer != self.like.answer


def tried(game: Game[Any], puzzle: Puzzle, text: str) -> Tried:
    """An answer to a puzzle; raises `NoPuzzle` for one that is not possible there."""
    screens = game.screens
    assert isinstance(screens, PosesPuzzles)
    match = Match.at(game, puzzle.position)
    state = game.copy(match.state)
    try:
        match.answer(text)
    except Refused:
        raise NoPuzzle("no_such_choice", answer=text[:20]) from None
    answer = puzzle.listed(text) or puzzle.listed(match.entries[0].text)
    if answer is not None:
        return Tried(answer.answer, answer, answer is puzzle.best)
    given = match.entries[0].text
    like = [one for one in puzzle.choices if screens.same_move(state, one.answer, given)]
    if not like:
        raise NoPuzzle("no_such_choice", answer=text[:20])
    return Tried(given, like[0], like[0] is puzzle.best)


def puzzles(game: Game[Any]) -> Sequence[Puzzle]:
    """The puzzles of a game; raises `NoPuzzle` if it has none."""
    screens = game.screens
    found = screens.puzzles() if isinstance(screens, PosesPuzzles) else ()
    if not found:
        raise NoPuzzle("no_puzzles", game=game.id)
    return found


def puzzle(game: Game[Any], number: str) -> Puzzle:
    """By its number as somebody wrote it."""
    known = puzzles(game)
    if (found := whole_number(number, 1, len(known))) is None:
        raise NoPuzzle("no_such_puzzle", n=len(known))
    return known[found - 1]


def puzzle_of(game: Game[Any], day: date) -> Puzzle:
    """The puzzle of a day: the same for everybody, and none twice before all were there."""
    known = puzzles(game)
    return known[day.toordinal() % len(known)]

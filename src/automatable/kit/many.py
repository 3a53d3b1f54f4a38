"""Many games at random: how a file plays to its end, and which steps are never reached."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from statistics import median
from typing import Any

from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.kit.game import KitGame, any_answer
from automatable.kit.runtime.values import Stop
from automatable.kit.state import KitState

MOST_ANSWERS = 3_000
"""Of one game; one that is longer has not ended."""


@dataclass(frozen=True)
class Stopped:
    """A game that stopped: enough to come to that very position again."""

    number: int
    turn: int
    answers: int


@dataclass
class Many:
    """What some random games have shown."""

    games: int = 0
    ended: int = 0
    turns: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    """Of the Automa."""
    yours: list[int] = field(default_factory=list)
    """Of the person, who answers at random."""
    won: int = 0
    """By the person."""
    answers: int = 0
    reached: Counter[str] = field(default_factory=Counter)
    """In how many games each step was carried out, by rule id."""
    never: list[tuple[str, int]] = field(default_factory=list)
    """Steps that no game came to: rule id and line."""
    stops: dict[tuple[str, int], int] = field(default_factory=dict)
    """Why and at which line games stopped, and how often."""
    first_stops: dict[tuple[str, int], Stopped] = field(default_factory=dict)
    """The first game of each kind of stop."""

    @property
    def middle(self) -> int:
        return round(median(self.points)) if self.points else 0


def play_many(game: KitGame, games: int, seed: int = 1, found: Many | None = None) -> Many:
    """As many games with random options and answers; they may be added to those before."""
    found = found or Many()
    for number in range(seed, seed + games):
        found.games += 1
        with _watched(game, found):
            _play(game, number, found)
    steps = [step for turn in game.file.bodies() for step in turn.all_steps()]
    found.never = [(s.rule_id, s.line) for s in steps if s.rule_id not in found.reached]
    return found


@contextmanager
def _watched(game: KitGame, found: Many) -> Iterator[None]:
    """Meanwhile the steps that are carried out are noted."""
    game.file.reached = set()
    try:
        yield
    finally:
        found.reached.update(game.file.reached)
        game.file.reached = None


def begun(game: KitGame, number: int) -> tuple[Match[KitState], Random]:
    """The game of this number before its first answer, and the chance that answers it."""
    chance = Random(number)
    options: Mapping[str, Any] = {
        option.key: chance.choice(option.choices) for option in game.options()
    }
    return Match.new(game, {**options, "dealer": "app"}, Seed.from_text(str(number))), chance


def position(game: KitGame, number: int, answers: int) -> Match[KitState]:
    """A random game as it stood after as many answers: where it stopped, it waits."""
    match, chance = begun(game, number)
    for _ in range(answers):
        match.answer(any_answer(match, chance))
    return match


def _play(game: KitGame, number: int, found: Many) -> None:
    match, given = None, 0
    try:
        match, chance = begun(game, number)
        while not match.over and len(match.entries) < MOST_ANSWERS:
            match.answer(any_answer(match, chance))
            given += 1
    except Stop as stop:
        why = (stop.code, stop.line)
        found.stops[why] = found.stops.get(why, 0) + 1
        turn = match.state.turn + 1 if match and match.set_up_done else 0
        found.first_stops.setdefault(why, Stopped(number, turn, given))
    found.answers += given
    if match is not None and match.over:
        _count(match, found)


def _count(match: Match[KitState], found: Many) -> None:
    found.ended += 1
    found.turns.append(match.state.turn)
    sheet = match.score()
    found.points.append(sheet.total(2))
    found.yours.append(sheet.total(1))
    found.won += sheet.total(1) > sheet.total(2)

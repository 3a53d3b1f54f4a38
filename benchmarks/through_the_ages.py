"""How fast Through the Ages is: one Automa turn, and a whole game against a scripted person."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from automatable.core.turns.events import Log
from automatable.games.through_the_ages.game import GAME
from automatable.games.through_the_ages.tempo import answered_by
from benchmarks.rows import Row, ms, processor_time
from tests.through_the_ages.dummy import Dummy, play_game
from tests.through_the_ages.test_simulation import PUBLISHED

TURNS = 200
GAMES = 10


def automa_turn() -> float:
    """Seconds for one turn of the Automa from the template, all questions answered."""
    dummy = Dummy(Random(1))
    return processor_time(lambda: _turns(dummy)) / TURNS


def _turns(dummy: Dummy) -> None:
    for _ in range(TURNS):
        _turn(dummy)


def _turn(dummy: Dummy) -> None:
    state = GAME.from_position(GAME.template())
    answered_by(dummy, GAME.turn(state, Log()), state)


def rows(yard: float) -> Iterator[Row]:
    turn = automa_turn()
    yield Row("Through the Ages: Automa turn, position read", ms(turn), yardsticks=turn / yard)
    level = next(iter(PUBLISHED))
    game = processor_time(lambda: [play_game(seed, level=level) for seed in range(GAMES)]) / GAMES
    yield Row(f"  whole game at level {level}", ms(game), yardsticks=game / yard)

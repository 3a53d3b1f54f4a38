"""Patchwork on the readable engine: what a turn, a game and a save cost."""

from __future__ import annotations

import gc
import random
import statistics
from collections.abc import Iterator, Sequence
from functools import partial

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import dumps, loads
from automatable.core.turns.events import Log
from automatable.core.turns.procedure import Draw
from automatable.games.patchwork.state import State
from automatable.ui.words.words import Words
from benchmarks.rows import Row, ms, percentile, processor_time, turn_rows

GAMES = 100
GAMES_OF_TURNS = 40
PATCHWORK = game("patchwork")


def rows(yard: float) -> Iterator[Row]:
    yield from automa_turns(yard)
    yield from random_games(yard)
    yield from save_loading([dumps(random_game(seed)) for seed in range(GAMES)], yard)


def random_game(seed: int) -> Match[State]:
    """A whole solo game at level III in which the person picks any legal answer."""
    match = Match.new(PATCHWORK, {}, Seed.from_text(f"bench {seed}"))
    chance = random.Random(seed)
    while not match.over:
        match.answer(chance.choice(match.legal() or []))
    return match


def automa_turns(yard: float) -> Iterator[Row]:
    """Automa turns of random games, each from the position at which it began."""
    states = [state for seed in range(GAMES_OF_TURNS) for state in automa_states(seed)]
    words = Words("en", PATCHWORK)
    resolved = [processor_time(partial(resolve, state)) for state in states]
    told = [processor_time(partial(resolve, state, words)) for state in states]
    yield from turn_rows("Automa turn with explanation", resolved, 1, 5, yard)
    half, most = statistics.median(told), percentile(told, 99)
    yield Row("Automa turn, every line put into words, median", ms(half), yardsticks=half / yard)
    yield Row("  99th percentile", ms(most), yardsticks=most / yard)


def automa_states(seed: int) -> Iterator[State]:
    """The states of a random game at which a card of the Automa is to be revealed."""
    match = Match.new(PATCHWORK, {"dealer": "table"}, Seed.from_text(f"turns {seed}"))
    chance = random.Random(seed)
    while match.pending is not None:
        if isinstance(match.pending, Draw):
            yield PATCHWORK.copy(match.state)
        match.answer(chance.choice(match.legal() or []))


def resolve(state: State, words: Words | None = None) -> None:
    """One Automa turn with its decision, each event in words if wanted."""
    log = Log()
    turn = PATCHWORK.automa_turn(PATCHWORK.copy(state), log)
    assert turn is not None
    try:
        request = next(turn)
        assert isinstance(request, Draw)
        turn.send(next(iter(request.outcomes)))
    except StopIteration:
        pass
    if words is not None:
        for event in log.take():
            words.event(event)


def random_games(yard: float) -> Iterator[Row]:
    spent = processor_time(lambda: [random_game(seed) for seed in range(GAMES)])
    rate = GAMES / spent
    yield Row(
        "random solo games with events",
        f"{rate:.0f}/s",
        ">= 100/s",
        rate >= 100,
        spent / GAMES / yard,
    )


def save_loading(texts: Sequence[str], yard: float) -> Iterator[Row]:
    """Finished games: parsed, checked, replayed, compared with their fingerprints."""
    gc.collect()  # what was made before is not the save's
    times = [processor_time(partial(loads, text)) for text in texts]
    slow = max(times)
    yield Row("loading a finished save, slowest", ms(slow), "< 50 ms", slow < 50e-3, slow / yard)

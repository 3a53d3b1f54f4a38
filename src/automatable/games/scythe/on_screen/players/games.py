"""Whole games on screen by a program, straight from the rules: for simulations and benchmarks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from automatable.core.options import resolve
from automatable.core.procedure import Draw, Procedure, Request
from automatable.core.rng import Seed, Stream
from automatable.games.scythe.game import GAME
from automatable.games.scythe.on_screen.players.answering import sensible
from automatable.games.scythe.on_screen.players.estate import silent_turn
from automatable.games.scythe.on_screen.players.line import Silent
from automatable.games.scythe.on_screen.players.planner import in_combat, planned
from automatable.games.scythe.on_screen.players.steward import stewarded
from automatable.games.scythe.state import State

Answer = Callable[[State, Request, Random], str]
"""A player: the state, the question, chance of its own."""


def uniform(state: State, request: Request, chance: Random) -> str:
    """Every legal answer is equally likely."""
    return chance.choice(list(request.legal()))


def planner(state: State, request: Request, chance: Random) -> str:
    legal = list(request.legal())
    if state.within is None:
        return in_combat(request, legal)
    return planned(state.within, legal)


def steward(state: State, request: Request, chance: Random) -> str:
    legal = list(request.legal())
    if state.within is None:
        return sensible(silent_turn(state), request, legal)
    return stewarded(state, legal)


PLAYERS: dict[str, Answer] = {"uniform": uniform, "planner": planner, "steward": steward}


def play_game(options: dict[str, str], player: Answer, seed: int) -> State:
    """A game to its end; draws are answered by chance from the seed."""
    dealer, chance = _Dealer(Seed.from_text(f"on screen {seed}")), Random(seed)
    state = _run(GAME.set_up(_all(options), Silent()), dealer, player, chance, None)
    while not GAME.is_over(state):
        state = _run(GAME.turn(state, Silent()), dealer, player, chance, state)
    return state


def _all(options: dict[str, str]) -> dict[str, object]:
    return resolve(GAME.options(), {"sit": "digital", **options})


class _Dealer:
    def __init__(self, seed: Seed) -> None:
        self._seed, self._used = seed, Counter[str]()

    def deal(self, draw: Draw[Any]) -> object:
        counter = self._used[draw.stream]
        self._used[draw.stream] += draw.take
        return draw.dealt(Stream(self._seed, draw.stream), counter).value


def _run(
    running: Procedure[State],
    dealer: _Dealer,
    player: Answer,
    chance: Random,
    state: State | None,
) -> State:
    try:
        request = next(running)
        while True:
            if isinstance(request, Draw):
                request = running.send(dealer.deal(request))
            else:
                assert state is not None
                request = running.send(request.read(player(state, request, chance)).value)
    except StopIteration as end:
        ended: State = end.value
        return ended

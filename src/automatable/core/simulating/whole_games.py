"""Whole games of a program, straight from the rules: for simulations and benchmarks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, TypeAlias, TypeVar

from automatable.core.game import Game
from automatable.core.matches.rng import Seed, Stream
from automatable.core.options import resolve
from automatable.core.turns.choice import Decision
from automatable.core.turns.events import Log, Value
from automatable.core.turns.procedure import Draw, Procedure, Request

S = TypeVar("S")
Chooser: TypeAlias = "Callable[[S | None, Request, Random], str]"
"""The state (none before it is set up), the question, chance of its own: an answer."""


class Silent(Log):
    """Nothing is logged of what is only thought."""

    def happened(self, kind: str, rule: str, **args: Value) -> None: ...

    def instruct(self, kind: str, rule: str, **args: Value) -> None: ...

    def decided(self, kind: str, rule: str, decision: Decision, **args: Value) -> None: ...


def uniform(state: object, request: Request, chance: Random) -> str:
    """Every legal answer is equally likely."""
    return chance.choice(list(request.legal()))


def play_game(game: Game[S], options: Mapping[str, Any], player: Chooser[S], seed: int) -> S:
    """A game to its end; draws are answered by chance from the seed."""
    dealer, chance = Dealer(f"on screen {seed}"), Random(seed)
    chosen = resolve(game.options(), options)
    state = _run(game.set_up(chosen, Silent()), dealer, player, chance, None)
    while not game.is_over(state):
        state = _run(game.turn(state, Silent()), dealer, player, chance, state)
    return state


class Dealer:
    """Answers draws by chance, from a seed."""

    def __init__(self, seed: str) -> None:
        self._seed, self._used = Seed.from_text(seed), Counter[str]()

    def deal(self, draw: Draw[Any]) -> object:
        counter = self._used[draw.stream]
        self._used[draw.stream] += draw.take
        return draw.dealt(Stream(self._seed, draw.stream), counter).value


def _run(
    running: Procedure[S], dealer: Dealer, player: Chooser[S], chance: Random, state: S | None
) -> S:
    try:
        request = next(running)
        while True:
            if isinstance(request, Draw):
                request = running.send(dealer.deal(request))
            else:
                request = running.send(request.read(player(state, request, chance)).value)
    except StopIteration as end:
        ended: S = end.value
        return ended

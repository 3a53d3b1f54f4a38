"""The programs that play whole games on screen, and such a game from its options."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from automatable.core.options import ON_SCREEN
from automatable.core.simulating import whole_games
from automatable.core.simulating.whole_games import Chooser, uniform
from automatable.core.turns.procedure import Request
from automatable.games.age_of_innovation.game import GAME
from automatable.games.age_of_innovation.on_screen.players.rector import PLANNER, RECTOR, thoughts
from automatable.games.age_of_innovation.on_screen.players.rounds import Search
from automatable.games.age_of_innovation.state import State


class Playing:
    """A program in the person's seat: what it thought through it answers without a new thought."""

    def __init__(self, search: Search) -> None:
        self._search = search
        self._left: list[str] = []

    def __call__(self, state: State | None, request: Request, chance: Random) -> str:
        legal = list(request.legal())
        if len(legal) == 1:
            self._left = self._left[1:] if self._left[:1] == legal else self._left
            return legal[0]
        if state is None:
            return chance.choice(legal)
        if not self._left or self._left[0] not in legal:
            self._left = list(thoughts(state, request.prompt, self._search)[0].texts)
        return self._left.pop(0)


def planner() -> Chooser[State]:
    return Playing(PLANNER)


def rector() -> Chooser[State]:
    return Playing(RECTOR)


PLAYERS: dict[str, Callable[[], Chooser[State]]] = {
    "uniform": lambda: uniform,
    "planner": planner,
    "rector": rector,
}
"""Each makes a player for one game: it remembers what it has thought through."""


def play_game(options: dict[str, str], player: Chooser[State], seed: int) -> State:
    return whole_games.play_game(GAME, {"sit": ON_SCREEN, **options}, player, seed)

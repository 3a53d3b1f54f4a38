"""A person that only ends turns: reports nothing, and is asked only what the rules read."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from automatable.core.options import resolve
from automatable.core.turns.events import Log
from automatable.core.turns.procedure import Request
from automatable.games.through_the_ages.game import GAME
from automatable.games.through_the_ages.set_up import OPTIONS
from automatable.games.through_the_ages.state import State
from automatable.games.through_the_ages.tempo import answered_by
from tests.through_the_ages.dummy import Dummy


class Idle(Dummy):
    """`done` and nothing else; facts by the curves of the scripted person, no bid ever."""

    def answer(self, request: Request, state: State) -> str:
        if request.prompt == "turn":
            return "done"
        return "pass" if request.prompt == "bid" else super().answer(request, state)


def idle_game(seed: int, look: Callable[[State], None], **options: Any) -> State:
    """A whole game; `look` sees every state between two turns."""
    person, log = Idle(Random(seed)), Log()
    chosen = resolve(OPTIONS, {"tie_policy": "auto", **options})
    state = answered_by(person, GAME.set_up(chosen, log), None)
    while not GAME.is_over(state):
        state = answered_by(person, GAME.turn(state, log), state)
        log.take()
        look(state)
    return state

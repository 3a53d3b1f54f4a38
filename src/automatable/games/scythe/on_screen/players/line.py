"""A turn thought through: played on from a point within it, without a log and without a match."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from automatable.core.simulating.whole_games import Silent
from automatable.core.turns.procedure import Request
from automatable.core.turns.turn_so_far import TurnSoFar
from automatable.games.scythe.on_screen.turn import new_turn, whole_turn
from automatable.games.scythe.state import State

Policy = Callable[["Line"], Any]
"""The value of the answer to a line's question."""


class Line:
    """A turn from its start with the answers so far; `request` is None when it is over."""

    def __init__(self, so_far: TurnSoFar[State], further: Iterable[Any] = ()) -> None:
        self.turn = new_turn(so_far.start.copy(), Silent())
        self._running = whole_turn(self.turn)
        self.request: Request | None = next(self._running)
        for value in (*so_far.answers, *further):
            self.answer(value)

    def answer(self, value: Any) -> None:
        try:
            self.request = self._running.send(value)
        except StopIteration:
            self.request = None

    def play_out(self, policy: Policy) -> Line:
        """To the end of the turn."""
        while self.request is not None:
            self.answer(policy(self))
        return self

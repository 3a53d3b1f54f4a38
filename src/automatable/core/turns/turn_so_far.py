"""A point within a turn, kept beside the state: a player that thinks ahead plays on from there.

A state alone does not say what a procedure was about to ask next. Where the turn began and what was
answered since do: running the turn again with those answers reaches the same point.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from automatable.core.turns.procedure import Procedure, Request

S = TypeVar("S")
T = TypeVar("T")


@dataclass
class TurnSoFar(Generic[S]):
    """Where a turn began, and the answers since; nothing else is kept within a turn."""

    start: S
    """As it was; nobody changes it."""
    answers: list[Any] = field(default_factory=list)
    """Values as the procedure got them, draws included."""


def remembering(
    running: Procedure[T], so_far: TurnSoFar[Any], forget: Callable[[], None]
) -> Procedure[T]:
    """The same turn, whose answers are kept until it is over."""
    try:
        request: Request = next(running)
        while True:
            answer = yield request
            so_far.answers.append(answer)
            request = running.send(answer)
    except StopIteration as end:
        forget()
        ended: T = end.value
        return ended

"""One Automa turn from any position: events, decisions and the position after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from automatable.core.errors import Refused
from automatable.core.events import Event, Log
from automatable.core.game import Game
from automatable.core.procedure import Answer, Draw, Request
from automatable.core.rng import Seed, Stream


@dataclass(frozen=True)
class Resolved:
    """What the Automa did."""

    events: tuple[Event, ...]
    position: dict[str, Any]

    def to_json(self) -> dict[str, Any]:
        decisions = [event.decision for event in self.events if event.decision]
        return {
            "events": [event.to_json() for event in self.events],
            "decisions": [decision.to_json() for decision in decisions],
            "position": self.position,
        }


def resolve(game: Game[Any], position: Any, answers: Sequence[str], seed: Seed) -> Resolved:
    """The turn with these answers in order; what is drawn beyond them comes from the seed."""
    state = game.from_position(position)
    source = _Source(list(answers), seed, game.fingerprint(state))
    log = Log()
    turn = game.automa_turn(state, log)
    if turn is None:
        raise Refused("not_automa_turn")
    try:
        request = next(turn)
        while True:
            request = turn.send(source.answer(request).value)
    except StopIteration as end:
        state = end.value
    if source.answers:
        raise Refused("answers_left_over", answers=tuple(source.answers))
    return Resolved(log.take(), game.position(state))


@dataclass
class _Source:
    """Where answers come from. Each position has luck of its own, the same every time."""

    answers: list[str]
    seed: Seed
    position: str
    drawn: int = 0

    def answer(self, request: Request) -> Answer:
        if self.answers:
            return request.read(self.answers.pop(0))
        if not isinstance(request, Draw):
            raise Refused("answer_needed", prompt=request.prompt)
        stream = Stream(self.seed, f"{request.stream}@{self.position}")
        drawn = stream.draw(request.items(), request.take, self.drawn)
        self.drawn += request.take
        return request.told(drawn)

"""One turn of the Automa from any position: what happened, why, and the position after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from automatable.core.errors import Refused
from automatable.core.game import Game
from automatable.core.matches.rng import Seed, Stream
from automatable.core.turns.choice import Decision
from automatable.core.turns.events import Event, Log
from automatable.core.turns.procedure import Answer, Draw, Request, carried_out


@dataclass(frozen=True)
class Resolved:
    """What the Automa did."""

    events: tuple[Event, ...]
    position: dict[str, Any]

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Every choice of the turn with its trace."""
        return tuple(event.decision for event in self.events if event.decision)

    def to_json(self) -> dict[str, Any]:
        return {
            "events": [event.to_json() for event in self.events],
            "decisions": [decision.to_json() for decision in self.decisions],
            "position": self.position,
        }


def resolve(game: Game[Any], position: Any, answers: Sequence[str], seed: Seed) -> Resolved:
    """The turn with these answers in order; what is asked beyond them comes from the seed."""
    state = game.from_position(position)
    source = _Source(list(answers), seed, game.whole_hash(state))
    log = Log()
    turn = game.automa_turn(state, log)
    if turn is None:
        raise _about(Refused("not_automa_turn"), game.correction_rule)
    state = carried_out(turn, source.answer)
    events = log.take()
    if source.answers:
        left = Refused("answers_left_over", answers=tuple(source.answers))
        raise _about(left, source.rule or events[-1].rule)
    return Resolved(events, game.position(state))


def _about(refused: Refused, rule: str) -> Refused:
    """The refusal with the rule that explains it, unless it knows one already."""
    refused.rule = refused.rule or rule
    return refused


@dataclass
class _Source:
    """Where answers come from. Each position has luck of its own, the same every time."""

    answers: list[str]
    seed: Seed
    position: str
    drawn: int = 0
    rule: str = ""
    """Of the question that was asked last."""

    def answer(self, request: Request) -> Answer[Any]:
        self.rule = request.rule
        try:
            return self._answered(request)
        except Refused as refused:
            raise _about(refused, request.rule) from None

    def _answered(self, request: Request) -> Answer[Any]:
        if self.answers:
            return request.read(self.answers.pop(0))
        if isinstance(request, Draw):
            return request.outcome(self._luck(request.stream, request.items(), request.take))
        listed = list(request.legal())
        if not listed:  # nobody can make up what a person would type
            raise Refused("answer_needed", prompt=request.prompt)
        return request.read(self._luck(request.prompt, listed, 1)[0])

    def _luck(self, name: str, items: list[Any], take: int) -> list[Any]:
        stream = Stream(self.seed, f"{name}@{self.position}")
        drawn = stream.draw(items, take, self.drawn)
        self.drawn += take
        return drawn

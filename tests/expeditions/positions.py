"""Positions for tests: what is not mentioned has its start value."""

from __future__ import annotations

from typing import Any

from automatable.core.state.copying import copied
from automatable.core.turns.events import Event, Log
from automatable.games.expeditions.automa import automa_turn
from automatable.games.expeditions.components import MechName, board
from automatable.games.expeditions.person import person_turn
from automatable.games.expeditions.position import from_json
from automatable.games.expeditions.state import State

FACE_DOWN = ["M"] * 7
EMPTY = ["-"] * 7


def position(**facts: Any) -> State:
    """A state; `north` and `central` are rows, `marker` is the progress marker."""
    told = {
        "level": "printed_2", "next": "automa", "north": FACE_DOWN, "central": FACE_DOWN,
        "north_mech": "N1", "central_mech": "C7", "human_mech": "basecamp",
        "progress_position": facts.pop("marker", 0),
    }  # fmt: skip
    return from_json({**told, **facts})


def run(turn: Any, answers: list[str]) -> State:
    """A procedure with these answers; all of them must be wanted."""
    left = list(answers)
    try:
        request = next(turn)
        while True:
            request = turn.send(request.read(left.pop(0)).value)
    except StopIteration as end:
        assert not left
        state: State = end.value
        return state


def automa(state: State, card: int, *stacks: str) -> tuple[State, list[Event]]:
    """One Automa turn with this card; each stack answers a reveal."""
    log = Log()
    after = run(automa_turn(copied(state), log), [f"card {card}", *stacks])
    return after, list(log)


def person(state: State, *answers: str) -> tuple[State, list[Event]]:
    """The person's reports, one after the other."""
    log = Log()
    for answer in answers:
        state = run(person_turn(copied(state), log), [answer])
    return state, list(log)


def row(state: State, name: MechName) -> list[str]:
    return [str(state.locations[place]) for place in board().rows[name]]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def told(events: list[Event], kind: str) -> Event:
    """The only event of a kind."""
    (found,) = [event for event in events if event.kind == kind]
    return found

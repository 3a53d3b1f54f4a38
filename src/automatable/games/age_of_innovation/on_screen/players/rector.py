"""What the planner and the rector would answer.

Both think the round through as a chain of turns to its end, and take the first turn of the best
chain. The planner follows one chain, turn by turn the one after which its position is worth most;
the rector follows many at a time.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from automatable.core.state.copying import copied
from automatable.games.age_of_innovation.game import on_screen_turn
from automatable.games.age_of_innovation.on_screen.context import PersonTurn
from automatable.games.age_of_innovation.on_screen.players.outlook import outlook
from automatable.games.age_of_innovation.on_screen.players.preferences import (
    BROAD,
    EVERY,
    Preferences,
)
from automatable.games.age_of_innovation.on_screen.players.rounds import Plan, Search, plans, wanted
from automatable.games.age_of_innovation.on_screen.players.thinking import SILENT, End, ends
from automatable.games.age_of_innovation.on_screen.players.turns import possible_turns
from automatable.games.age_of_innovation.on_screen.players.worth import worth
from automatable.games.age_of_innovation.on_screen.turn import AFTER
from automatable.games.age_of_innovation.state import State

PLANNER = Search(1, 1)
RECTOR = Search(8, 16)
"""As in their own games."""


@dataclass(frozen=True)
class Thought:
    """An answer with what follows it in the same turn, and what that is worth."""

    texts: tuple[str, ...]
    worth: float
    state: State
    """After the answers."""
    plan: Plan | None = None
    """The rest of the round, where it was thought through."""

    @property
    def text(self) -> str:
        return self.texts[0]


def thoughts(state: State, prompt: str, search: Search) -> list[Thought]:
    """What could be answered now, the best first."""
    if prompt == "turn":
        return _turns(state, search)
    if prompt == "after":
        return [Thought(("done",), 0.0, state)]
    return _within(state)


def prompt_of(state: State) -> str:
    """What is asked at this point of the turn."""
    assert state.turn_so_far is not None
    running = on_screen_turn(copied(state.turn_so_far.start), SILENT)
    request = next(running)
    for value in state.turn_so_far.answers:
        request = running.send(value)
    return request.prompt


def _turns(state: State, search: Search) -> list[Thought]:
    """For each first turn that is worth it, the best chain that begins with it."""
    ahead = outlook(state)
    begun = possible_turns(state, Preferences(ahead, BROAD), wanted)
    found = plans(list(begun), ahead, search)
    return _first_of_each(_of_plan(plan) for plan in found)


def _of_plan(plan: Plan) -> Thought:
    """The first turn of a plan; with another action in it where the Psychics have one."""
    texts: tuple[str, ...] = ()
    for way in plan.ways():
        texts += way.texts
        goes_on = "another_action" in PersonTurn(way.state, SILENT).faction.action
        if way.action != "use faction" or not goes_on:
            return Thought((*texts, "done"), plan.worth, way.state, plan)
    return Thought(texts, plan.worth, plan.state, plan)


def _within(state: State) -> list[Thought]:
    """A question inside an action, at income, at a round's end, or in her turn."""
    so_far = state.turn_so_far
    assert so_far is not None
    ahead = outlook(so_far.start)
    few = Preferences(ahead, EVERY)
    found = ends(so_far.start, lambda at: on_screen_turn(at, SILENT), few, so_far.answers)
    return _first_of_each(
        sorted(
            (_of_end(end, worth(end.state, ahead)) for end in found),
            key=lambda thought: thought.worth,
            reverse=True,
        )
    )


def _of_end(end: End, worth: float) -> Thought:
    """After a main action the turn is handed over."""
    player = end.state.player
    assert player is not None
    over = ("done",) if end.asked is None and player.stage == AFTER else ()
    return Thought((*end.texts, *over), worth, end.state)


def _first_of_each(found: Iterable[Thought]) -> list[Thought]:
    best: dict[str, Thought] = {}
    for thought in found:
        best.setdefault(thought.text, thought)
    return list(best.values())

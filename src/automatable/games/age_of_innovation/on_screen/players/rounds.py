"""A round thought through: chains of turns until passing, and the rounds after it."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from automatable.games.age_of_innovation.on_screen.player import PERSON
from automatable.games.age_of_innovation.on_screen.players.outlook import Outlook
from automatable.games.age_of_innovation.on_screen.players.preferences import NARROW, Preferences
from automatable.games.age_of_innovation.on_screen.players.thinking import Few
from automatable.games.age_of_innovation.on_screen.players.turns import Way, possible_turns
from automatable.games.age_of_innovation.on_screen.players.worth import worth
from automatable.games.age_of_innovation.state import State

CONTESTED = {"power": 0.35, "book": 0.35, "scholar": 0.15, "innovation": 0.3, "build": 0.08}
"""What waiting a turn costs where she may be quicker, in points."""


@dataclass(slots=True)
class Plan:
    """A chain of turns: the last one of them, and what the position after it is worth."""

    worth: float
    state: State
    way: Way | None
    before: Plan | None
    turns: int = 0
    waited: float = 0.0
    """What may be lost because she moves in between."""

    @property
    def passed(self) -> bool:
        return PERSON in self.state.passed

    def ways(self) -> list[Way]:
        """Turn by turn, the first one first."""
        earlier = [] if self.before is None else self.before.ways()
        return earlier if self.way is None else [*earlier, self.way]


@dataclass(frozen=True)
class Search:
    """How widely is looked, and for how long."""

    width: int
    """How many chains are followed at a time."""
    first: int
    """How many first turns are followed."""
    until: float = float("inf")
    """The time (`time.monotonic`) after which one chain at a time is followed to its end."""


def wanted(text: str) -> bool:
    """Land that is only transformed is rarely worth a turn."""
    return not text.startswith("transform")


def plans(begun: Sequence[Way], ahead: Outlook, search: Search) -> list[Plan]:
    """The best chain after each of the first turns, the best first."""
    open_ = [_plan(way, None, ahead) for way in begun]
    done = _round(open_, ahead, Preferences(ahead, NARROW), search)
    return _best(done, len(done))


def _plan(way: Way, before: Plan | None, ahead: Outlook) -> Plan:
    turns = 0 if before is None else before.turns + 1
    waited = 0.0 if before is None else before.waited
    waited += CONTESTED.get(way.action.split()[0], 0.0) * min(turns, 4)
    return Plan(worth(way.state, ahead) - waited, way.state, way, before, turns, waited)


def _round(begun: Iterable[Plan], ahead: Outlook, few: Few, search: Search) -> list[Plan]:
    """Every chain to its end, a few of them at a time; those that passed."""
    done: list[Plan] = []
    open_, width = list(begun), search.first
    while open_:
        done += [plan for plan in open_ if plan.passed]
        open_ = _best((plan for plan in open_ if not plan.passed), width)
        width = search.width if time.monotonic() < search.until else 1
        open_ = [
            _plan(way, plan, ahead)
            for plan in open_
            for way in possible_turns(plan.state, few, wanted)
        ]
    return done


def _best(plans: Iterable[Plan], width: int) -> list[Plan]:
    """The best of those that differ."""
    kept: dict[object, Plan] = {}
    for plan in sorted(plans, key=lambda plan: plan.worth, reverse=True):
        key = _key(plan.state)
        if key not in kept:
            kept[key] = plan
            if len(kept) >= width:
                break
    return list(kept.values())


def _key(state: State) -> object:
    """Chains of the same turns in another order end alike."""
    player = state.player
    assert player is not None
    return (
        player.points,
        player.coins,
        player.tools,
        player.scholars,
        *player.bowls,
        *player.books.values(),
        *state.knowledge[PERSON].values(),
        frozenset((hex, b.type) for hex, b in state.person_buildings.items()),
        tuple(state.power_actions_covered),
        len(player.used),
        state.person(PERSON).bonus,
    )

"""A plan: the best turns from an estate on, found by a search that keeps a few at each turn."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from heapq import nlargest

from automatable.games.scythe.on_screen.players.estate import Estate, Ground
from automatable.games.scythe.on_screen.players.estate_turns import turns
from automatable.games.scythe.on_screen.players.prospects import worth


@dataclass(frozen=True, slots=True)
class Plan:
    """What a line of turns promises: the estate after its last one, and the way there."""

    worth: float
    estate: Estate
    first: int
    """Which of the estates it began with."""
    before: Plan | None = None

    def estates(self) -> list[Estate]:
        """After every turn, the first one first."""
        earlier = [] if self.before is None else self.before.estates()
        return [*earlier, self.estate]


@dataclass(frozen=True)
class Search:
    """How far and how widely a plan is looked for."""

    turns: int = 7
    width: int = 16
    each: int = 4
    """So many beginnings are followed to the end, if only by their best line."""
    until: float = float("inf")
    """The time (`time.monotonic`) after which it looks no farther."""


def plans(
    begun: Sequence[Estate],
    ground: Ground,
    left: float,
    search: Search,
) -> list[Plan]:
    """The best plan from each beginning that was followed to the end, the best first."""
    found = [Plan(worth(e, ground, left), e, i) for i, e in enumerate(begun)]
    over = [plan for plan in found if plan.estate.stars >= 6]
    open_ = _kept([plan for plan in found if plan.estate.stars < 6], search)
    for number in range(1, search.turns + 1):
        if left < number or not open_ or time.monotonic() > search.until:
            break
        found = _next_turns(open_, ground, left - number)
        over += [plan for plan in found if plan.estate.stars >= 6]
        open_ = _kept([plan for plan in found if plan.estate.stars < 6], search)
    return _best_of_each([*over, *open_])


def _next_turns(open_: Iterable[Plan], ground: Ground, left: float) -> list[Plan]:
    found: dict[tuple[object, ...], Plan] = {}
    for before in open_:
        for after in turns(before.estate, ground, left):
            key = after.key()
            if key not in found:
                found[key] = Plan(worth(after, ground, left), after, before.first, before)
    return list(found.values())


def _kept(found: list[Plan], search: Search) -> list[Plan]:
    """The best of all, and the best one of some beginnings."""
    widest = nlargest(search.width, found, key=_worth)
    kept = {plan.first for plan in widest}
    missing = search.each - len(kept)
    if missing <= 0:
        return widest
    others = _best_of_each(plan for plan in found if plan.first not in kept)
    return [*widest, *others[:missing]]


def _best_of_each(found: Iterable[Plan]) -> list[Plan]:
    best: dict[int, Plan] = {}
    for plan in sorted(found, key=_worth, reverse=True):
        best.setdefault(plan.first, plan)
    return list(best.values())


def _worth(plan: Plan) -> float:
    return plan.worth

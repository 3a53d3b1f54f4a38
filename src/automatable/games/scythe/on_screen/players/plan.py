"""A plan: the best turns from an estate on, found by a search that keeps a few at each turn."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from automatable.games.scythe.on_screen.players.estate import Estate, Ground, Script
from automatable.games.scythe.on_screen.players.estate_turns import turns
from automatable.games.scythe.on_screen.players.prospects import worth

SOON, FAR = 6, 0.5
"""A line is judged after so many turns too; the part of it that its end counts."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a line of turns promises: the estate after its last one, and the way there."""

    worth: float
    estate: Estate
    first: int
    """Which of the estates it began with."""
    before: Plan | None = None
    followed: bool = False
    """It is an earlier plan, as far as that went."""

    def promise(self) -> float:
        """The lead that the line promises, at its end and on the way."""
        way: list[float] = []
        plan: Plan | None = self
        while plan is not None:
            way.append(plan.worth)
            plan = plan.before
        return FAR * way[0] + (1 - FAR) * way[max(0, len(way) - 1 - SOON)]

    def estates(self) -> list[Estate]:
        """After every turn, the first one first."""
        earlier = [] if self.before is None else self.before.estates()
        return [*earlier, self.estate]


@dataclass(frozen=True)
class Search:
    """How far and how widely a plan is looked for."""

    turns: int = 30
    width: int = 16
    each: int = 4
    """So many beginnings are followed to the end, if only by their best line."""
    alike: int = 3
    """So many are kept of those that are equally far, unless there is room for more."""
    follow: tuple[Script, ...] = ()
    """An earlier plan: kept to the end, so that only a better one takes its place."""
    until: float = float("inf")
    """The time (`time.monotonic`) after which it looks no farther."""

    def turn(self, number: int) -> Script | None:
        """What the earlier plan does in a turn."""
        return self.follow[number] if number < len(self.follow) else None


def plans(
    begun: Sequence[Estate],
    ground: Ground,
    left: float,
    search: Search,
) -> list[Plan]:
    """The best plan from each beginning that was followed to the end, the best first."""
    found = [
        Plan(worth(e, ground, left), e, i, None, e.script == search.turn(0))
        for i, e in enumerate(begun)
    ]
    over = [plan for plan in found if plan.estate.stars >= 6]
    open_ = _kept([plan for plan in found if plan.estate.stars < 6], search)
    for number in range(1, search.turns + 1):
        if left < number or not open_ or time.monotonic() > search.until:
            break
        found = _next_turns(open_, ground, left - number, search.turn(number))
        over += [plan for plan in found if plan.estate.stars >= 6]
        open_ = _kept([plan for plan in found if plan.estate.stars < 6], search)
    return _most_promising([*over, *open_])


def _next_turns(
    open_: Iterable[Plan], ground: Ground, left: float, follow: Script | None
) -> list[Plan]:
    found: dict[tuple[object, ...], Plan] = {}
    for before in open_:
        for after in turns(before.estate, ground, left):
            key = after.key()
            known = found.get(key)
            if before.followed and after.script == follow:
                value = worth(after, ground, left) if known is None else known.worth
                found[key] = Plan(value, after, before.first, before, True)
            elif known is None:
                found[key] = Plan(worth(after, ground, left), after, before.first, before)
    return list(found.values())


def _kept(found: list[Plan], search: Search) -> list[Plan]:
    """The best of all, and the best one of some beginnings."""
    widest = _unlike(found, search)
    kept = {plan.first for plan in widest}
    missing = search.each - len(kept)
    if missing <= 0:
        return widest
    others = _best_of_each(plan for plan in found if plan.first not in kept)
    return [*widest, *others[:missing]]


def _unlike(found: list[Plan], search: Search) -> list[Plan]:
    """The best ones; while others wait, only a few of those that are equally far."""
    kept = [plan for plan in found if plan.followed]
    alike: Counter[tuple[int, ...]] = Counter()
    rest: list[Plan] = []
    for plan in sorted(found, key=_worth, reverse=True):
        far = how_far(plan.estate)
        if plan.followed:
            continue
        if alike[far] < search.alike:
            alike[far] += 1
            kept.append(plan)
            if len(kept) >= search.width:
                return kept
        else:
            rest.append(plan)
    return kept + rest[: search.width - len(kept)]


def how_far(estate: Estate) -> tuple[int, ...]:
    """How many of each thing there are."""
    return (*estate.pieces(), estate.stars)


def _most_promising(found: Iterable[Plan]) -> list[Plan]:
    """Of each beginning the line that promises most, judged by that."""
    judged = [replace(plan, worth=plan.promise()) for plan in found]
    return _best_of_each(judged)


def _best_of_each(found: Iterable[Plan]) -> list[Plan]:
    best: dict[int, Plan] = {}
    for plan in sorted(found, key=_worth, reverse=True):
        best.setdefault(plan.first, plan)
    return list(best.values())


def _worth(plan: Plan) -> float:
    return plan.worth

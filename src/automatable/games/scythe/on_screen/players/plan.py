"""A plan: the best turns from an estate on, found by a search that keeps a few at each turn."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from automatable.games.scythe.on_screen.players.estate import Estate, Ground, Script
from automatable.games.scythe.on_screen.players.estate_turns import turns
from automatable.games.scythe.on_screen.players.prospects import SIX, outlook

STANDING = 2
"""That many turns the Automa's fighters are thought to stay where they are."""
RARE = 0.1
"""A game that lasts so long is not planned for."""


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
    over: float = 0.0
    """The part of its worth that is settled: the game may have ended on the way."""

    def estates(self) -> list[Estate]:
        """After every turn, the first one first."""
        earlier = [] if self.before is None else self.before.estates()
        return [*earlier, self.estate]


@dataclass(frozen=True)
class Search:
    """How far and how widely a plan is looked for."""

    turns: int = 30
    width: int = 16
    each: int = 6
    """That many beginnings are followed to the end, if only by their best line."""
    alike: int = 1
    """That many are kept of those that are equally far, unless there is room for more."""
    follow: tuple[Script, ...] = ()
    """An earlier plan: kept to the end, so that only a better one takes its place."""
    until: float = float("inf")
    """The time (`time.monotonic`) after which it looks no farther."""

    def turn(self, number: int) -> Script | None:
        """What the earlier plan does in a turn."""
        return self.follow[number] if number < len(self.follow) else None


def plans(begun: Sequence[Estate], ground: Ground, search: Search) -> list[Plan]:
    """The best plan from each beginning that was followed to the end, the best first."""
    follow = search.turn(0)
    found = [
        _plan(estate, ground, 0, None, first, estate.script == follow)
        for first, estate in enumerate(begun)
    ]
    over = [plan for plan in found if plan.estate.stars >= SIX]
    open_ = _kept([plan for plan in found if plan.estate.stars < SIX], search)
    for number in range(1, search.turns + 1):
        if ground.clock.alive[number] < RARE or not open_ or time.monotonic() > search.until:
            break
        there = ground if number < STANDING else ground.later
        found = _next_turns(open_, there, number, search.turn(number))
        over += [plan for plan in found if plan.estate.stars >= SIX]
        open_ = _kept([plan for plan in found if plan.estate.stars < SIX], search)
    return _best_of_each([*over, *open_])


def _plan(
    estate: Estate, ground: Ground, turn: int, before: Plan | None, first: int, followed: bool
) -> Plan:
    over, hope = outlook(estate, ground, turn)
    if before is not None:
        over += before.over
    return Plan(over + hope, estate, first, before, followed, over)


def _next_turns(
    open_: Iterable[Plan], ground: Ground, turn: int, follow: Script | None
) -> list[Plan]:
    found: dict[tuple[object, ...], Plan] = {}
    left = ground.clock.left[turn + 1]
    for before in open_:
        for after in turns(before.estate, ground, left):
            key = after.key()
            followed = before.followed and after.script == follow
            known = found.get(key)
            if known is None or followed or known.over < before.over:
                plan = _plan(after, ground, turn, before, before.first, followed)
                if known is None or followed or (known.worth < plan.worth and not known.followed):
                    found[key] = plan
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


def _best_of_each(found: Iterable[Plan]) -> list[Plan]:
    best: dict[int, Plan] = {}
    for plan in sorted(found, key=_worth, reverse=True):
        best.setdefault(plan.first, plan)
    return list(best.values())


def _worth(plan: Plan) -> float:
    return plan.worth

"""Moves of an estate: which units should go where, the most promising ones only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from heapq import nlargest

from automatable.games.scythe.map import FACTORY, LAKES, REGIONS, region_distance
from automatable.games.scythe.on_screen.components import KINDS
from automatable.games.scythe.on_screen.players.estate import (
    PAID_WITH,
    VILLAGES,
    YIELD,
    Estate,
    Ground,
    Script,
    tier,
)

SPOT = {**YIELD, **dict.fromkeys(VILLAGES, len(KINDS))}
"""What a worker finds on a region: one of the resources, or new workers."""
Moved = frozenset[tuple[str, str]]
"""Units that have moved, by where they are now."""
FIRST, SECOND = 6, 2
"""How many moves are tried as the first one, and as the next."""


@dataclass(slots=True)
class Step:
    """A unit, its way, and how many workers it takes along."""

    points: float
    unit: str
    start: str
    way: tuple[str, ...]
    workers: int = 0

    @property
    def script(self) -> Script:
        named = self.unit if self.unit == "character" else f"{self.unit} {self.start}"
        load = [("step", f"+worker {self.workers}")] if self.workers else []
        return (("unit", named), *load, *(("step", f"to {place}") for place in self.way))


def move_sets(estate: Estate, ground: Ground, units: int, left: float) -> Iterator[Estate]:
    """The estate after promising moves of so many units; fewer where no more are worth it."""
    seen: set[tuple[object, ...]] = set()
    for after in _further(estate, ground, left, frozenset(), units, FIRST):
        key = (after.character, after.mechs, after.workers)
        if key not in seen:
            seen.add(key)
            yield after


def _further(
    estate: Estate, ground: Ground, left: float, moved: Moved, units: int, tried: int
) -> Iterator[Estate]:
    found = nlargest(tried, _steps(estate, ground, left, moved), key=_points)
    worthy = [step for step in found if step.points > 0 or not moved]
    if not units or not worthy:
        if moved:
            yield estate
        return
    for step in worthy:
        after = moved_estate(estate, ground, step)
        again = moved | {(step.unit, step.way[-1])}
        yield from _further(after, ground, left, again, units - 1, SECOND if not moved else 1)


def _points(step: Step) -> float:
    return step.points


def moved_estate(estate: Estate, ground: Ground, step: Step) -> Estate:
    after, end = estate.copy(), step.way[-1]
    after.script = estate.script + step.script
    if end in ground.lone and end not in estate.taken:
        after.taken = estate.taken | {end}
        after.popularity = max(0, estate.popularity - ground.lone[end])
    if step.unit == "character":
        after.character = end
        _look_around(after, ground)
    elif step.unit == "mech":
        after.mechs = _replaced(estate.mechs, step.start, end, 1)
        after.workers = _replaced(estate.workers, step.start, end, step.workers)
    else:
        after.workers = _replaced(estate.workers, step.start, end, 1)
    return after


def _look_around(estate: Estate, ground: Ground) -> None:
    """An encounter brings about as much as the usual first option; the factory its card."""
    if estate.character in estate.tokens:
        estate.tokens = estate.tokens - {estate.character}
        for _ in range(2 if ground.ability == "meander" else 1):
            estate.gain("popularity", 1)
            estate.put(_scarcest(estate), 1)
            estate.gain("coin", 1)
    if estate.character == FACTORY:
        estate.factory = True


def _scarcest(estate: Estate) -> int:
    lack = [estate.costs[a] - estate.goods[kind] for a, kind in enumerate(PAID_WITH)]
    return PAID_WITH[max(range(4), key=lack.__getitem__)]


def _replaced(places: tuple[str, ...], start: str, end: str, number: int) -> tuple[str, ...]:
    if not number:
        return places
    found = list(places)
    for _ in range(number):
        found.remove(start)
        found.append(end)
    return tuple(sorted(found))


# --- what a move is good for


def _steps(estate: Estate, ground: Ground, left: float, moved: Moved) -> Iterator[Step]:
    judge = Judge(estate, ground, left)
    speed = "speed" in estate.abilities
    if not any(unit == "character" for unit, _ in moved):
        for way in _ways(estate, ground, "character", estate.character, speed):
            yield Step(judge.character(way[-1]), "character", estate.character, way)
    for start in sorted(set(estate.mechs)):
        if ("mech", start) not in moved:
            yield from _mech_steps(estate, ground, judge, start, speed)
    for start in sorted(set(estate.workers)):
        if ("worker", start) not in moved:
            for end in ground.steps("worker", (), start):
                if end not in LAKES:
                    yield Step(judge.worker(start, end), "worker", start, (end,))


def _mech_steps(
    estate: Estate, ground: Ground, judge: Judge, start: str, speed: bool
) -> Iterator[Step]:
    """Workers go along where they are wanted more; one may stay to hold the region."""
    aboard = estate.workers.count(start)
    alone = estate.mechs.count(start) == 1 and estate.character != start
    alone = alone and start not in judge.built
    for way in _ways(estate, ground, "mech", start, speed):
        end = way[-1]
        area = judge.area(start, end, False) + 0.1
        leaving = judge.area(start, end, True) + 0.1 if alone else area
        gain = judge.spot(end) - judge.spot(start)
        if not aboard or gain <= 0 or end in LAKES:
            yield Step(area if aboard else leaving, "mech", start, way)
            continue
        yield Step(leaving + gain * aboard, "mech", start, way, aboard)
        if aboard > 1 and alone:
            yield Step(area + gain * (aboard - 1), "mech", start, way, aboard - 1)


def _ways(
    estate: Estate, ground: Ground, unit: str, start: str, speed: bool
) -> tuple[tuple[str, ...], ...]:
    tokens = estate.tokens if unit == "character" else NO_TOKENS
    key = (unit, start, estate.abilities, tokens)
    if key not in ground.ways:
        ground.ways[key] = tuple(_find_ways(estate, ground, unit, start, speed))
    return ground.ways[key]


NO_TOKENS: frozenset[str] = frozenset()


def _find_ways(
    estate: Estate, ground: Ground, unit: str, start: str, speed: bool
) -> Iterator[tuple[str, ...]]:
    near = ground.steps(unit, estate.abilities, start)
    yield from ((end,) for end in near)
    if not speed:
        return
    reached = {start, *near}
    for middle in near:
        if (unit == "character" and middle in estate.tokens) or middle in ground.lone:
            continue
        for end in ground.steps(unit, estate.abilities, middle):
            if end not in reached:
                reached.add(end)
                yield (middle, end)


class Judge:
    """Points for moves in one position."""

    def __init__(self, estate: Estate, ground: Ground, left: float) -> None:
        self.estate = estate
        self.held = estate.regions()
        self.soon = 1.0 if left <= 4 else 0.4
        self.region = tier(estate.popularity)[1] * self.soon
        self.left = left
        self.built = {place for place, _ in estate.built}
        self.left_alone = _alone(estate, self.built)
        self.wanted = _wanted(estate, left)
        self.lone = ground.lone

    def area(self, start: str, end: str, all_gone: bool) -> float:
        value = 0.0
        if end not in self.held:
            value += self.region * (3 if end == FACTORY else 1)
        if end in self.lone and end not in self.estate.taken:
            value += 3 * self.soon - 1.2 * min(self.estate.popularity, self.lone[end])
        if all_gone and start in self.held:
            value -= self.region * (3 if start == FACTORY else 1)
        return value

    def character(self, end: str) -> float:
        start = self.estate.character
        value = self.area(start, end, start in self.left_alone)
        if end in self.estate.tokens:
            value += 6.0
        if end == FACTORY and not self.estate.factory:
            value += 5.0
        return value + 0.5 * (self._far(start) - self._far(end))

    def _far(self, place: str) -> int:
        return _far(place, self.estate.tokens, self.estate.factory)

    def worker(self, start: str, end: str) -> float:
        alone = start in self.left_alone
        return self.area(start, end, alone) + self.spot(end) - self.spot(start)

    def spot(self, place: str) -> float:
        """What a worker is good for there."""
        kind = SPOT.get(place)
        return -1.0 if kind is None else self.wanted[kind]


@cache
def _far(place: str, tokens: frozenset[str], factory: bool) -> int:
    """To the nearest encounter, or to the factory if it has not been visited."""
    goals = tokens if factory else tokens | {FACTORY}
    if not goals or place not in REGIONS:
        return 3
    return min(region_distance(place, goal) for goal in goals)


def _alone(estate: Estate, built: set[str]) -> set[str]:
    """Regions that one unit alone holds."""
    units = Counter((*estate.workers, *estate.mechs, estate.character))
    return {place for place, n in units.items() if n == 1 and place not in built}


def _wanted(estate: Estate, left: float) -> list[float]:
    """How much a worker on each kind of land, and on a village, is wanted."""
    rest = pieces_left(estate)
    found = [0.0] * len(KINDS)
    working = Counter(map(YIELD.get, estate.workers))
    for action, kind in enumerate(PAID_WITH):
        use = min(rest[action], left / 3) * estate.costs[action]
        there = estate.goods[kind] + 2.0 * working[kind]
        found[kind] = 0.3 + min(2.0, max(0.0, use - there) / 3) if use else 0.2
    workers = len(estate.workers)
    village = 4.5 if workers < 5 else 2.5 if workers < 8 else -0.5
    return [*found, village if left > 7 else -0.5]


def pieces_left(estate: Estate) -> tuple[int, int, int, int]:
    """Cubes, mechs, structures and recruits that are still to come."""
    return (
        6 - len(estate.top),
        4 - len(estate.mechs),
        4 - len(estate.built),
        4 - len(estate.recruits),
    )

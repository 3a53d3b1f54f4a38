"""Moves of an estate: which units should go where, the most promising ones only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from heapq import nlargest
from operator import attrgetter, itemgetter

from automatable.games.scythe.map import FACTORY, LAKES, REGIONS, region_distance
from automatable.games.scythe.on_screen.components import KINDS
from automatable.games.scythe.on_screen.players.estate import (
    PAID_WITH,
    VILLAGES,
    YIELD,
    Estate,
    Four,
    Ground,
    Script,
    tier,
)

SPOT = {**YIELD, **dict.fromkeys(VILLAGES, len(KINDS))}
"""What a worker finds on a region: one of the resources, or new workers."""
Moved = frozenset[tuple[str, str]]
"""Units that have moved, by where they are now."""
STANDS = attrgetter(
    "abilities", "built", "character", "factory", "mechs", "taken", "tokens", "workers"
)
MOST_WORKERS = 8
FIRST, SECOND = 6, 2
"""How many moves are tried as the first one, and as the next."""
KNOWN = 1 << 14
"""What workers are wanted for is remembered so often: most estates of a plan agree in it."""


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
    """The estate after promising moves of that many units; fewer where no more are worth it."""
    seen: set[tuple[object, ...]] = set()
    for after in _further(estate, ground, left, frozenset(), units, FIRST):
        key = (after.character, after.mechs, after.workers)
        if key not in seen:
            seen.add(key)
            yield after


def further(
    estate: Estate, ground: Ground, left: float, units: int, steps: tuple[Step, ...]
) -> Iterator[Estate]:
    """After these steps: with that many other units moved as well."""
    moved = frozenset((step.unit, step.way[-1]) for step in steps)
    yield from _further(estate, ground, left, moved, units, SECOND)


def _further(
    estate: Estate, ground: Ground, left: float, moved: Moved, units: int, tried: int
) -> Iterator[Estate]:
    worthy = _best_steps(estate, ground, left, moved, tried) if units else ()
    if not worthy:
        if moved:
            yield estate
        return
    for step in worthy:
        after = moved_estate(estate, ground, step)
        again = moved | {(step.unit, step.way[-1])}
        yield from _further(after, ground, left, again, units - 1, SECOND if not moved else 1)


def _best_steps(
    estate: Estate, ground: Ground, left: float, moved: Moved, tried: int
) -> tuple[Step, ...]:
    """The most promising ones; after the first only those that are worth it.

    Estates of a plan often stand alike: what was found for one holds for the others.
    """
    judge = Judge(estate, ground, left)
    key = (judge.key(), moved, tried)
    found = ground.best_steps.get(key)
    if found is None:
        best = nlargest(tried, _steps(estate, ground, judge, moved), key=_points)
        found = tuple(Step(*step) for step in best if step[0] > 0 or not moved)
        ground.best_steps[key] = found
    return found


_points = itemgetter(0)
Found = tuple[float, str, str, tuple[str, ...], int]
"""A step before it is chosen."""


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
            estate.put(_scarcest(estate), 2)
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


def _steps(estate: Estate, ground: Ground, judge: Judge, moved: Moved) -> Iterator[Found]:
    speed = "speed" in estate.abilities
    if not any(unit == "character" for unit, _ in moved):
        for way in _ways(estate, ground, "character", estate.character, speed):
            yield judge.character(way[-1]), "character", estate.character, way, 0
    for start in sorted(set(estate.mechs)):
        if ("mech", start) not in moved:
            yield from _mech_steps(estate, ground, judge, start, speed)
    for start in sorted(set(estate.workers)):
        if ("worker", start) not in moved:
            stays = judge.leaves(start) + judge.spot(start)
            for end in ground.steps("worker", (), start):
                if end not in LAKES:
                    yield judge.works(end) - stays, "worker", start, (end,), 0


def _mech_steps(
    estate: Estate, ground: Ground, judge: Judge, start: str, speed: bool
) -> Iterator[Found]:
    """Workers go along where they are wanted more; one may stay to hold the region."""
    aboard = estate.workers.count(start)
    alone = estate.mechs.count(start) == 1 and estate.character != start
    alone = alone and start not in judge.built
    for way in _ways(estate, ground, "mech", start, speed):
        end = way[-1]
        area = judge.enters(end) + 0.1
        leaving = area - judge.worth(start) if alone else area
        gain = judge.spot(end) - judge.spot(start)
        if not aboard or gain <= 0 or end in LAKES:
            yield area if aboard else leaving, "mech", start, way, 0
            continue
        yield leaving + gain * aboard, "mech", start, way, aboard
        if aboard > 1 and alone:
            yield area + gain * (aboard - 1), "mech", start, way, aboard - 1


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
        self.soon = 1.0 if left <= 4 else 0.4
        self.region = tier(estate.popularity)[1] * self.soon
        self.wanted = _wanted(
            estate.goods, estate.costs, pieces_left(estate), working(estate.workers), left
        )
        self.lone = ground.lone
        self._entered: dict[str, float] = {}
        self._works: dict[str, float] = {}

    def key(self) -> tuple[object, ...]:
        """Equal where moves are judged alike."""
        popularity = min(self.estate.popularity, MOST_WORKERS) if self.lone else 0
        return (self.region, self.soon, popularity, self.wanted, STANDS(self.estate))

    @cached_property
    def held(self) -> frozenset[str]:
        return self.estate.regions()

    @cached_property
    def built(self) -> set[str]:
        return {place for place, _ in self.estate.built}

    @cached_property
    def left_alone(self) -> set[str]:
        return _alone(self.estate, self.built)

    def enters(self, end: str) -> float:
        """What a region is worth that a unit comes to."""
        value = self._entered.get(end)
        if value is None:
            value = 0.0 if end in self.held else self.region * (3 if end == FACTORY else 1)
            if end in self.lone and end not in self.estate.taken:
                value += 3 * self.soon - 1.2 * min(self.estate.popularity, self.lone[end])
            self._entered[end] = value
        return value

    def works(self, end: str) -> float:
        """What a worker finds who comes to a region."""
        value = self._works.get(end)
        if value is None:
            value = self._works[end] = self.enters(end) + self.spot(end)
        return value

    def leaves(self, start: str) -> float:
        """What is given up with a region where nobody else is."""
        return self.worth(start) if start in self.left_alone else 0.0

    def worth(self, place: str) -> float:
        if place not in self.held:
            return 0.0
        return self.region * (3 if place == FACTORY else 1)

    def character(self, end: str) -> float:
        start = self.estate.character
        value = self.enters(end) - self.leaves(start)
        if end in self.estate.tokens:
            value += 6.0
        if end == FACTORY and not self.estate.factory:
            value += 5.0
        return value + 0.5 * (self._far(start) - self._far(end))

    def _far(self, place: str) -> int:
        return _far(place, self.estate.tokens, self.estate.factory)

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


@lru_cache(KNOWN)
def working(workers: tuple[str, ...]) -> tuple[int, ...]:
    """How many workers are on each kind of land, and how many there are."""
    found = Counter(map(YIELD.get, workers))
    return (*(found[kind] for kind in range(len(KINDS))), len(workers))


@lru_cache(KNOWN)
def _wanted(
    goods: Four, costs: Four, rest: Four, working: tuple[int, ...], left: float
) -> tuple[float, ...]:
    """How much a worker on each kind of land, and on a village, is wanted."""
    found = [0.0] * len(KINDS)
    *fields, workers = working
    for action, kind in enumerate(PAID_WITH):
        use = min(rest[action], left / 3) * costs[action]
        there = goods[kind] + 2.0 * fields[kind]
        lack = min(6, 2 * round(max(0.0, use - there) / 2))  # so that more positions agree
        found[kind] = 0.3 + lack / 3 if use else 0.2
    village = 4.5 if workers < 5 else 2.5 if workers < 8 else -0.5
    return (*found, village if left > 7 else -0.5)


def pieces_left(estate: Estate) -> Four:
    """Cubes, mechs, structures and recruits that are still to come."""
    cubes, mechs, structures, recruits, _ = estate.pieces()
    return 6 - cubes, 4 - mechs, 4 - structures, 4 - recruits

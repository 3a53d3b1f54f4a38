"""An estate: the person's side in short, light enough to think many turns ahead.

Resources are one store, since whoever leaves a region last takes along what lies there; the
Automa stands still. Everything else is as the rules have it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, lru_cache
from operator import attrgetter
from typing import Any

from automatable.core.turns.events import Log
from automatable.games.scythe.components import BONUSES, PRODUCE, STRUCTURES, factions, scoring
from automatable.games.scythe.map import FACTORY, LAKES, REGIONS
from automatable.games.scythe.on_screen.components import (
    BOTTOM,
    COST,
    CUBES,
    KINDS,
    FactoryCard,
    Tile,
)
from automatable.games.scythe.on_screen.context import PersonTurn
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.on_screen.players.clock import Clock, clock_of
from automatable.games.scythe.on_screen.steps import targets
from automatable.games.scythe.on_screen.tile import counted
from automatable.games.scythe.state import Automa, State

Script = tuple[tuple[str, str], ...]
"""Question and answer, in the order of a turn."""
Four = tuple[int, int, int, int]
Pieces = tuple[int, int, int, int, int]
"""How many upgrades, mechs, structures, recruits and workers there are."""
YIELD = {id: KINDS.index(PRODUCE[r.terrain]) for id, r in REGIONS.items() if r.terrain in PRODUCE}
"""Which resource a region gives."""
VILLAGES = frozenset(id for id, region in REGIONS.items() if region.terrain == "village")
PAID_WITH = tuple(KINDS.index(COST[action]) for action in BOTTOM)
"""The resource of each bottom action."""
ALL_REGIONS = frozenset(REGIONS)
UPGRADE, DEPLOY, BUILD, ENLIST = range(4)


@dataclass
class Ground:
    """What stays as it is while a plan is made: map, mat, the Automa's units, pace and clock."""

    turn: PersonTurn
    fighters: frozenset[str]
    """Regions with the Automa's character or mechs."""
    lone: dict[str, int]
    """Regions with nothing but workers of the Automa, and how many."""
    tile: Tile
    card: FactoryCard | None
    automa_score: int
    automa_pace: float
    clock: Clock
    ability: str
    _steps: dict[tuple[str, tuple[str, ...]], dict[str, tuple[str, ...]]] = field(
        default_factory=dict
    )
    ways: dict[tuple[object, ...], tuple[tuple[str, ...], ...]] = field(default_factory=dict)
    """Where a unit can go in one move, as it is found out."""
    best_steps: dict[tuple[object, ...], tuple[Any, ...]] = field(default_factory=dict)
    """The most promising steps of units that stand so, as they are found out."""

    @cached_property
    def later(self) -> Ground:
        """The same when the Automa's fighters have moved on: nobody knows where to."""
        return replace(self, fighters=frozenset(), _steps={}, ways={}, best_steps={})

    def steps(self, unit: str, abilities: tuple[str, ...], place: str) -> tuple[str, ...]:
        """One step without meeting the Automa."""
        known = self._steps.setdefault((unit, abilities), {})
        if place not in known:
            player = self.turn.player
            before, player.abilities = player.abilities, list(abilities)
            found = targets(self.turn, unit, place)
            player.abilities = before
            known[place] = tuple(p for p in found if p in REGIONS and p not in self.fighters)
        return known[place]


class Estate:
    """One position of the person's side; `script` is the turn that led to it."""

    __slots__ = (
        "abilities",
        "bottom",
        "built",
        "cards",
        "character",
        "coins",
        "costs",
        "factory",
        "goods",
        "mechs",
        "objectives",
        "once",
        "popularity",
        "power",
        "recruits",
        "risk",
        "script",
        "section",
        "slots",
        "spaces",
        "stars",
        "taken",
        "tokens",
        "top",
        "workers",
    )  # fmt: skip
    abilities: tuple[str, ...]
    built: tuple[tuple[str, str], ...]
    bottom: bool
    cards: int
    character: str
    coins: int
    costs: Four
    factory: bool
    goods: Four
    mechs: tuple[str, ...]
    objectives: tuple[int, ...]
    once: tuple[str, ...]
    popularity: int
    power: int
    recruits: tuple[str, ...]
    risk: float
    """Coins that may be lost on the way."""
    script: Script
    section: str | None
    slots: Four
    spaces: frozenset[str]
    stars: int
    taken: frozenset[str]
    """Regions that the Automa has lost to the person."""
    tokens: frozenset[str]
    top: frozenset[str]
    workers: tuple[str, ...]

    def copy(self) -> Estate:
        new = Estate.__new__(Estate)
        new.abilities = self.abilities
        new.bottom = self.bottom
        new.built = self.built
        new.cards = self.cards
        new.character = self.character
        new.coins = self.coins
        new.costs = self.costs
        new.factory = self.factory
        new.goods = self.goods
        new.mechs = self.mechs
        new.once = self.once
        new.popularity = self.popularity
        new.power = self.power
        new.recruits = self.recruits
        new.script = self.script
        new.section = self.section
        new.slots = self.slots
        new.spaces = self.spaces
        new.stars = self.stars
        new.tokens = self.tokens
        new.top = self.top
        new.workers = self.workers
        new.objectives = self.objectives
        new.risk = self.risk
        new.taken = self.taken
        return new

    def key(self) -> tuple[object, ...]:
        """Equal for positions from which the same can be done."""
        return KEY(self)

    def gain(self, what: str, number: int) -> None:
        if what == "coin":
            self.coins += number
        elif what == "power":
            self.power = min(16, self.power + number)
        elif what == "popularity":
            self.popularity = min(18, self.popularity + number)
        else:
            self.cards += number

    def put(self, kind: int, number: int) -> None:
        """Resources into the store, or out of it."""
        goods = list(self.goods)
        goods[kind] += number
        self.goods = (goods[0], goods[1], goods[2], goods[3])

    def regions(self) -> frozenset[str]:
        return held_by(self.workers, self.mechs, self.character, self.built)

    def pieces(self) -> Pieces:
        return (
            len(self.top),
            len(self.mechs),
            len(self.built),
            len(self.recruits),
            len(self.workers),
        )

    def has_built(self, kind: str) -> bool:
        return any(k == kind for _, k in self.built)


@lru_cache(1 << 15)
def held_by(
    workers: tuple[str, ...],
    mechs: tuple[str, ...],
    character: str,
    built: tuple[tuple[str, str], ...],
) -> frozenset[str]:
    """Regions with units or structures: most estates of a plan have them in common."""
    return ALL_REGIONS & {*workers, *mechs, character, *(place for place, _ in built)}


SLOTS = Estate.__slots__
KEY = attrgetter(*(name for name in SLOTS if name != "script"))


def ground_of(turn: PersonTurn) -> Ground:
    automa, decks = turn.automa, turn.decks
    number = turn.player.factory_number
    return Ground(
        turn,
        fighters := frozenset(automa.combat_regions()),
        {p: n for p, n in automa.workers.items() if p in REGIONS and p not in fighters},
        decks.tables.tiles[decks.tile],
        decks.tables.factory_cards[number] if number else None,
        automa_score(turn.state, automa),
        PACE[automa.level],
        clock_of(automa),
        factions()[turn.player.faction].ability,
    )


PACE = {"autometta": 2.8, "automa": 3.6, "automaszyna": 3.9, "ultimaszyna": 4.6}
"""Points that an Automa gains in a round, on average."""


def automa_score(state: State, automa: Automa) -> int:
    from automatable.games.scythe.score import score

    return next(
        seat.total for seat in score(state).seats if seat.seat == state.seat(automa.faction)
    )


def estate_of(turn: PersonTurn) -> Estate:
    """The estate at the end of a turn or at its start."""
    player, estate = turn.player, Estate()
    goods = [sum(turn.goods(kind).values()) for kind in KINDS]
    estate.goods = (goods[0], goods[1], goods[2], goods[3])
    estate.coins, estate.power, estate.popularity = player.coins, player.power, player.popularity
    estate.cards, estate.character = player.combat_cards, player.character
    estate.workers = tuple(sorted(_each(player.workers)))
    estate.mechs = tuple(sorted(_each(player.mechs)))
    estate.built = tuple(
        (place, kind) for place, kind in player.structures.items() if turn.holds(place)
    ) + tuple(("-", kind) for place, kind in player.structures.items() if not turn.holds(place))
    estate.abilities = tuple(player.abilities)
    estate.section, estate.top = player.section, frozenset(player.top)
    estate.costs = _four(player.cost(action) for action in BOTTOM)
    slots = player.player_mat.by_bottom
    estate.slots = _four(slots[a].slots - player.bottom.get(a, 0) for a in BOTTOM)
    estate.recruits, estate.once = tuple(player.recruits), tuple(player.one_time)
    estate.spaces, estate.stars = frozenset(player.star_spaces), player.stars
    estate.tokens = frozenset(turn.state.encounter_tokens)
    estate.factory, estate.objectives = player.factory_card, tuple(player.objectives)
    estate.bottom, estate.script = False, ()
    estate.risk, estate.taken = 0.0, frozenset()
    return estate


def _each(places: dict[str, int]) -> Iterator[str]:
    for place, number in places.items():
        yield from (place,) * number


def _four(numbers: Iterator[int]) -> Four:
    a, b, c, d = numbers
    return a, b, c, d


# --- the score


@cache
def tier(popularity: int) -> tuple[int, int, int]:
    """Coins for a star, a region and two resources."""
    found = scoring().tier_of(popularity)
    return found.star, found.region, found.resource_pair


def score(estate: Estate, ground: Ground) -> int:
    star, region, pair = tier(estate.popularity)
    held = estate.regions()
    area = len(held) + 2 * (FACTORY in held)
    return (
        estate.coins
        + star * estate.stars
        + region * area
        + pair * (sum(estate.goods) // 2)
        + tile_bonus(ground.tile, tuple(place for place, _ in estate.built))
    )


@lru_cache(4096)
def tile_bonus(tile: Tile, built: tuple[str, ...]) -> int:
    """Coins of the structure tile for structures on these regions."""
    return tile.coins(counted(tile.id, [place for place in built if place in REGIONS]))


def silent_turn(state: State) -> PersonTurn:
    """The person's side of a state, to look at."""
    player = state.persons[0]
    assert isinstance(player, PersonOnScreen)
    return PersonTurn(state, player, state.automas[0], Log())


# --- stars


ALL_CUBES, ALL_STRUCTURES, ALL_RECRUITS = len(CUBES), len(STRUCTURES), len(BONUSES)


SETS = (
    ("upgrades_6", ALL_CUBES),
    ("mechs_4", 4),
    ("structures_4", ALL_STRUCTURES),
    ("recruits_4", ALL_RECRUITS),
    ("workers_8", 8),
    ("power_16", 16),
    ("popularity_18", 18),
)
"""Stars, and how many of something each takes: pieces in their order, power, popularity."""


def place_stars(estate: Estate) -> None:
    """Every star that is due."""
    numbers = (*estate.pieces(), estate.power, estate.popularity)
    for (space, all_), number in zip(SETS, numbers, strict=True):
        if number == all_ and estate.stars < 6 and space not in estate.spaces:
            estate.spaces = estate.spaces | {space}
            estate.stars += 1


def on_land(place: str) -> bool:
    return place in REGIONS and place not in LAKES

"""What a game on screen needs from the box: mats, encounters, objectives, factory cards, tiles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise
from typing import Any, Literal

from automatable.core.errors import Problem
from automatable.core.files.data import Source, out_of_range, structure
from automatable.core.state.declaring import fact, record
from automatable.games.scythe.components import Switch, SwitchFile, read_toml

SECTIONS = ("move", "bolster", "trade", "produce")
FACTORY_SECTION = "factory"
CUBES = ("move", "coins", "power", "cards", "popularity", "produce")
"""The six cube places of the top row, in the order of answers."""
BOTTOM = ("upgrade", "deploy", "build", "enlist")
COST = {"upgrade": "oil", "deploy": "metal", "build": "wood", "enlist": "food"}
"""What a bottom action costs (SCY-ON-BOT-01)."""
ONGOING = {
    "upgrade": "power", "deploy": "coin", "build": "popularity", "enlist": "combat_card",
}  # fmt: skip
"""The bonus of the recruit beside a bottom action (SCY-ON-ENL-01)."""
KINDS = ("food", "metal", "oil", "wood")
"""The resources; workers are none of them (SCY-ON-GEN-08)."""
TRAPS = ("power", "coins", "cards", "popularity")
STAR_SPACES = (
    "upgrades_6", "mechs_4", "structures_4", "recruits_4", "workers_8", "objective", "combat",
    "popularity_18", "power_16",
)  # fmt: skip
PRODUCE_COST: dict[int, dict[str, int]] = {
    2: {}, 4: {"power": 1}, 6: {"power": 1, "popularity": 1},
    8: {"power": 1, "popularity": 1, "coin": 1},
}  # fmt: skip
"""From that many workers off the mat on (SCY-ON-PRO-01)."""
BANNED = (("rusviet", "industrial"), ("crimea", "patriotic"))
"""Pairs of faction and mat that are too fast; offered with a warning."""

AMOUNTS = range(1, 10)
"""Of what a card costs or gives."""
ONCE = ("worker", "mech", "structure", "recruit", "upgrade")
"""What an encounter gives one of at most."""
BOUNDS = range(-20, 100)
"""Of what an objective can ask for."""
STEPS = range(1, 100)

Top = Literal["move", "bolster", "trade", "produce"]
Bottom = Literal["upgrade", "deploy", "build", "enlist"]
Gain = Literal[
    "coin", "popularity", "power", "combat_card", "food", "metal", "oil", "wood", "any_resource",
    "worker", "mech", "structure", "recruit", "upgrade",
]  # fmt: skip


@dataclass(frozen=True)
class Section:
    """One column of a player mat; it is named after its top action."""

    top: Top
    bottom: Bottom
    cost: int
    slots: int
    coins: int


@dataclass(frozen=True)
class PlayerMat:
    id: str
    expansion: bool
    popularity: int
    coins: int
    sections: tuple[Section, ...]

    @cached_property
    def by_top(self) -> dict[str, Section]:
        return {section.top: section for section in self.sections}

    @cached_property
    def by_bottom(self) -> dict[str, Section]:
        return {section.bottom: section for section in self.sections}


@record(frozen=True)
class EncounterOption:
    cost: dict[Literal["coin", "popularity"], int] = fact(values=AMOUNTS)
    gain: dict[Gain, int] = fact(values=AMOUNTS)

    def misfits(self) -> Iterator[Problem]:
        if not self.gain:
            yield Problem("card_gives_nothing")
        for what, number in self.gain.items():
            if what in ONCE and number > 1:
                yield out_of_range(f"gain {what}", number, range(1, 2))

    @property
    def price(self) -> dict[str, int]:
        return {str(what): number for what, number in self.cost.items()}


@dataclass(frozen=True)
class Encounter:
    """Three options, the first of which costs nothing (SCY-ON-ENC-02)."""

    number: int
    options: tuple[EncounterOption, ...]

    def misfits(self) -> Iterator[Problem]:
        if len(self.options) != 3:
            yield Problem("three_options", {"n": len(self.options)})
        elif self.options[0].cost:
            yield Problem("first_option_costs")


Fact = Literal[
    "mountains", "farms", "tundras", "forests", "villages", "tunnels", "factory", "beside_factory",
    "lake_shore", "power", "power_lead", "popularity", "coins", "workers", "mechs", "structures",
    "recruits", "upgrades", "factory_card", "combat_cards", "combat_stars", "drove_off",
    "full_region", "pieces_together", "kinds", "one_kind", "workers_over_recruits", "lone_wolf",
]  # fmt: skip
"""What an objective may look at; objectives.py says how each is counted."""


@dataclass(frozen=True)
class Want:
    """A number that must lie within bounds."""

    fact: Fact
    least: int | None = None
    most: int | None = None

    def misfits(self) -> Iterator[Problem]:
        bounds = [bound for bound in (self.least, self.most) if bound is not None]
        yield from (out_of_range(self.fact, b, BOUNDS) for b in bounds if b not in BOUNDS)
        if not bounds or bounds != sorted(bounds):
            yield Problem("want_without_sense", {"field": self.fact})

    def holds(self, number: int) -> bool:
        low = self.least is None or number >= self.least
        return low and (self.most is None or number <= self.most)


@dataclass(frozen=True)
class Objective:
    """All its wants must hold at once; some only count at the end of a turn."""

    number: int
    end_of_turn: bool
    wants: tuple[Want, ...]

    def misfits(self) -> Iterator[Problem]:
        if not self.wants:
            yield Problem("objective_wants_nothing")


@record(frozen=True)
class FactoryCard:
    """The upper half of a factory card; of several actions one is taken."""

    number: int
    cost: dict[Literal["coin", "popularity", "power", "combat_card"], int] = fact(values=AMOUNTS)
    actions: tuple[Literal["produce", "upgrade", "deploy", "build", "enlist"], ...] = ()
    gain: dict[Literal["coin", "popularity", "power", "any_resource"], int] = fact(
        factory=dict, values=AMOUNTS
    )
    unchecked: bool = False

    def misfits(self) -> Iterator[Problem]:
        """A combat card is paid once at most (SCY-ON-FAC-04)."""
        if not self.actions and not self.gain:
            yield Problem("card_gives_nothing")
        several = len(self.actions) > 1 and "produce" in self.actions
        if several or len(self.actions) > 2 or len(set(self.actions)) < len(self.actions):
            yield Problem("bad_factory_actions")
        if (paid := self.cost.get("combat_card", 1)) > 1:
            yield out_of_range("cost combat_card", paid, range(1, 2))


@dataclass(frozen=True)
class Tile:
    """A structure bonus tile: from a number on, that many coins."""

    id: str
    steps: tuple[tuple[int, int], ...]

    def misfits(self) -> Iterator[Problem]:
        """From ever more on ever more coins (SCY-ON-SCO-02)."""
        for value in (value for step in self.steps for value in step if value not in STEPS):
            yield out_of_range("steps", value, STEPS)
        rising = all(a < b and c < d for (a, c), (b, d) in pairwise(self.steps))
        if not self.steps or not rising:
            yield Problem("tile_not_rising")

    def coins(self, number: int) -> int:
        return max((coins for least, coins in self.steps if number >= least), default=0)


@dataclass(frozen=True)
class MatFile:
    format: int
    game: str
    source: Source
    mat: tuple[PlayerMat, ...]


@dataclass(frozen=True)
class EncounterFile:
    format: int
    game: str
    source: Source
    card: tuple[Encounter, ...]


@dataclass(frozen=True)
class ObjectiveFile:
    format: int
    game: str
    source: Source
    card: tuple[Objective, ...]


@dataclass(frozen=True)
class FactoryFile:
    format: int
    game: str
    source: Source
    card: tuple[FactoryCard, ...]


@dataclass(frozen=True)
class TileFile:
    format: int
    game: str
    source: Source
    tile: tuple[Tile, ...]


@cache
def mats() -> dict[str, PlayerMat]:
    read = structure(read_toml("player_mats.toml"), MatFile, "player_mats.toml")
    return {mat.id: mat for mat in read.mat}


@cache
def person_switches() -> dict[str, Switch]:
    """Readings on the person's side, for games on screen only."""
    read = structure(read_toml("person_switches.toml"), SwitchFile, "person_switches.toml")
    return {switch.id: switch for switch in read.switch}


@dataclass(frozen=True)
class Tables:
    """The cards and tiles of one game: as they are built in, or as the owner corrected them."""

    encounters: dict[int, Encounter]
    objectives: dict[int, Objective]
    factory_cards: dict[int, FactoryCard]
    tiles: dict[str, Tile]
    own: dict[str, Any] | None = None
    """The owner's file, to be kept with the match."""


@cache
def built_in() -> Tables:
    """The cards and tiles of the box, without promo cards (SCY-ON-SET-04)."""
    encounters = structure(read_toml("encounters.toml"), EncounterFile, "encounters.toml")
    objectives = structure(read_toml("objectives.toml"), ObjectiveFile, "objectives.toml")
    factory = structure(read_toml("factory_cards.toml"), FactoryFile, "factory_cards.toml")
    tiles = structure(read_toml("structure_tiles.toml"), TileFile, "structure_tiles.toml")
    return Tables(
        {card.number: card for card in encounters.card},
        {card.number: card for card in objectives.card},
        {card.number: card for card in factory.card},
        {tile.id: tile for tile in tiles.tile},
    )

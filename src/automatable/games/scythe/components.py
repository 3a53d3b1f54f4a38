"""What is in the box: map, factions, levels, switches, tracks and Automa cards, from data files."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, Literal

from automatable.core.files.data import Source, parse_toml, structure
from automatable.core.hexmap import Hex

Terrain = Literal["mountain", "farm", "village", "forest", "tundra", "lake", "factory"]
DATA = files("automatable.games.scythe") / "data"
HOME, MAT = "home", "mat"
"""The two places that are not regions (SCY-GEN-08)."""
PRODUCE = {"farm": "food", "tundra": "oil", "forest": "wood", "mountain": "metal"}
"""What a terrain produces (SCY-CLM-02); village, lake and factory yield nothing (SCY-CLM-08)."""
STRUCTURES = ("mine", "mill", "monument", "armory")
BONUSES = ("power", "coin", "popularity", "combat_card")


@dataclass(frozen=True)
class Region:
    """One hex of the map."""

    id: str
    row: int
    x2: int
    terrain: Terrain
    encounter: bool = False
    tunnel: bool = False

    @property
    def hex(self) -> Hex:
        return Hex(self.row, self.x2)

    @property
    def is_lake(self) -> bool:
        return self.terrain == "lake"


@dataclass(frozen=True)
class HomeBase:
    """Where a faction starts; its neighbourhood is its two start regions (SCY-NBH-05)."""

    faction: str
    row: int
    x2: int
    start_regions: tuple[str, str]

    @property
    def hex(self) -> Hex:
        return Hex(self.row, self.x2)


@dataclass(frozen=True)
class MapFile:
    format: int
    game: str
    source: Source
    factory: str
    rivers: tuple[str, ...]
    region: tuple[Region, ...]
    home_base: tuple[HomeBase, ...]


@dataclass(frozen=True)
class Faction:
    """Start values and the four mech abilities of a faction."""

    id: str
    ability: str
    """What its person can do from the start (SCY-ON-GEN-01)."""
    power: int
    combat_cards: int
    expansion: bool
    abilities: tuple[str, ...]
    riverwalk: tuple[Terrain, ...]


@dataclass(frozen=True)
class FactionFile:
    format: int
    game: str
    source: Source
    faction: tuple[Faction, ...]


@dataclass(frozen=True)
class Level:
    """A progress card and the switches that come with it.

    SCY-LVL-01, SCY-LVL-02, SCY-LVL-03, SCY-LVL-04
    """

    id: str
    spaces: int
    last_no_water: int
    star_spaces: tuple[int, ...]
    presets: dict[str, Any] | None = None

    @property
    def switch_space(self) -> int:
        """The first star space, where scheme II begins (SCY-PROG-04)."""
        return self.star_spaces[0]

    def stars_at(self, progress: int) -> int:
        return sum(space <= progress for space in self.star_spaces)


@dataclass(frozen=True)
class LevelFile:
    format: int
    game: str
    source: Source
    level: tuple[Level, ...]


@dataclass(frozen=True)
class Switch:
    """One variant or ruling that can be chosen."""

    id: str
    values: tuple[Any, ...]
    default: Any
    kind: Literal["rulebook", "ruling"]


@dataclass(frozen=True)
class SwitchFile:
    format: int
    game: str
    source: Source
    switch: tuple[Switch, ...]


@dataclass(frozen=True)
class Tier:
    """Coins per star, region and pair of resources for a range of popularity (SCY-SCO-04)."""

    first: int
    last: int
    star: int
    region: int
    resource_pair: int


@dataclass(frozen=True)
class Scoring:
    """Tracks, limits, scoring and the combat cards."""

    format: int
    game: str
    source: Source
    power_max: int
    popularity_max: int
    stars_to_end: int
    automa_popularity: int
    automa_coins: int
    automa_star: int
    automa_region: int
    combat_stars: int
    factory_regions: int
    resource_cap: int
    factory_cards: int
    mechs: int
    workers: int
    max_dial_power: int
    progress_star_spaces: tuple[str, ...]
    tie_break: tuple[str, ...]
    combat_cards: dict[str, int]
    tier: tuple[Tier, ...]

    @cached_property
    def combat_card_values(self) -> dict[int | str, int]:
        """How many combat cards there are of each value."""
        return {int(value): count for value, count in self.combat_cards.items()}

    def tier_of(self, popularity: int) -> Tier:
        return next(tier for tier in self.tier if tier.first <= popularity <= tier.last)


def read_toml(name: str) -> dict[str, Any]:
    return parse_toml((DATA / name).read_text(encoding="utf-8"), name)


@cache
def map_file() -> MapFile:
    return structure(read_toml("map.toml"), MapFile, "map.toml")


@cache
def factions() -> dict[str, Faction]:
    read = structure(read_toml("factions.toml"), FactionFile, "factions.toml")
    return {faction.id: faction for faction in read.faction}


@cache
def levels() -> dict[str, Level]:
    read = structure(read_toml("levels.toml"), LevelFile, "levels.toml")
    return {level.id: level for level in read.level}


@cache
def switches() -> dict[str, Switch]:
    read = structure(read_toml("switches.toml"), SwitchFile, "switches.toml")
    return {switch.id: switch for switch in read.switch}


@cache
def scoring() -> Scoring:
    return structure(read_toml("scoring.toml"), Scoring, "scoring.toml")


def preset(level: str, switch: str) -> int | str:
    """The value of a switch that a level brings along."""
    value: int | str = (levels()[level].presets or {}).get(switch, switches()[switch].default)
    return value

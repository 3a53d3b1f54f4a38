"""What a game on screen needs from the box: boards, tracks, tiles and factions, from the data.

`side()` is the whole file; the functions below it give its parts by id. What a tile gives stands in
`Gains`: an amount under a name, in the order in which it is gained. The same names are used for the
income of a round (`income`), what is gained at once (`once`), the special action of a tile
(`action`), what passing brings (`passing`) and what lasts (`ongoing`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal

from automatable.core.files.data import Source
from automatable.core.turns.events import Ref
from automatable.games.age_of_innovation.components import (
    DISCIPLINES,
    Terrain,
    loaded,
)

Costs = dict[str, int]
Gains = dict[str, int]
"""`coins`, `tools`, `scholars`, `books`, `power`, `points`, and what the chapters of the rules say
they give (`gaining.gives`): `steps` are single steps of choice, `steps_in_one` are all in one
discipline of choice."""
Neutral = Literal["", "workshop", "guild", "school", "palace", "university", "tower", "monument"]
Place = Literal["T1", "T2", "B1", "B2", "B3", "B4"]
CityTileId = Literal["tools", "spades", "books", "coins", "steps", "power", "scholar"]
SPECIAL = (
    "bonus", "palace", "faction", "competency", "innovation deus_ex_machina",
    "innovation professor",
)  # fmt: skip
"""Where a special action can come from, in the order of lists (AOI-ON-SPC-01)."""


def special(source: str) -> Ref:
    """The thing that has a special action, for words."""
    return Ref("special", source.replace(" ", "_"))


LEDGER = (
    "round_tile", "final_tile", "bonus", "competency", "innovation", "palace", "city", "faction",
    "sailing", "terraforming", "jump", "power_action", "book_action", "knowledge_income", "leech",
)  # fmt: skip
"""Where points come from during the game: the lines of the score sheet (section 6.5)."""


@dataclass(frozen=True)
class Start:
    """What everybody begins with (AOI-ON-SET-06)."""

    coins: int
    tools: int
    bowls: tuple[int, int, int]
    tools_per_spade: int
    bridges: int


@dataclass(frozen=True)
class PlanningBoard:
    """How a planning board differs from the others (AOI-ON-SET-06)."""

    id: Terrain
    bowls: tuple[int, int, int] | None = None
    tools: int | None = None
    scholars: int = 0
    books: int = 0
    sailing: int = 0
    sailing_rewards: tuple[Gains, ...] | None = None
    terraforming_coins: int | None = None
    income: Gains = field(default_factory=dict)
    first_guild_extra_coins: int = 0
    second_innovation_surcharge: int | None = None
    start_spades: int = 0


@dataclass(frozen=True)
class BuildingType:
    """What a building costs, and the income of its uncovered spaces by number built."""

    id: Neutral
    cost: Costs = field(default_factory=dict)
    coins_next_to_other: int | None = None
    income_by_built: dict[str, tuple[int, ...]] = field(default_factory=dict)
    city_of: int = 4
    """How many buildings make a city with it (AOI-ON-CITY-02)."""


@dataclass(frozen=True)
class Annex:
    counts_as: int


@dataclass(frozen=True)
class SailingTrack:
    """Rewards of levels 1, 2, 3 (AOI-ON-SAIL-01)."""

    cost: Costs
    top: int
    rewards: tuple[Gains, ...]


@dataclass(frozen=True)
class TerraformingTrack:
    """Tools per spade from left to right; rewards of the two steps (AOI-ON-TERR-01)."""

    cost: Costs
    tools_per_spade: tuple[int, ...]
    rewards: tuple[Gains, ...]


@dataclass(frozen=True)
class KnowledgeTrack:
    """Power on reaching a level, and what a high level brings every round."""

    key_to_enter: int
    power_on_reaching: tuple[tuple[int, int], ...]
    income_level: int
    income: dict[str, Gains]


@dataclass(frozen=True)
class Conversion:
    """A free exchange; a book is of one discipline that is named (AOI-ON-CONV-01)."""

    text: str
    pay: Costs
    gain: Gains


@dataclass(frozen=True)
class PowerAction:
    place: int
    cost: int
    gives: Gains


@dataclass(frozen=True)
class BookAction:
    id: int
    cost: int
    gives: Gains


@dataclass(frozen=True)
class Jump:
    """Tunnel or flight: over how many spaces, for what, with how many points (AOI-ON-TRF-06)."""

    word: Literal["tunnel", "fly"]
    cost: Costs
    over: tuple[int, ...]
    points: int


@dataclass(frozen=True)
class RoundBonus:
    """What it brings every round, and while it lies face up (AOI-ON-BON-01)."""

    id: int
    key: str
    income: Gains = field(default_factory=dict)
    action: Gains = field(default_factory=dict)
    ongoing: dict[str, int] = field(default_factory=dict)
    passing: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Competency:
    id: int
    income: Gains = field(default_factory=dict)
    once: Gains = field(default_factory=dict)
    action: Gains = field(default_factory=dict)
    ongoing: dict[str, int] = field(default_factory=dict)
    passing: dict[str, int] = field(default_factory=dict)
    neutral: Neutral = ""


@dataclass(frozen=True)
class CompetencyRow:
    """What the place of a competency gives, in its column's discipline (AOI-ON-COMP-02)."""

    steps: int
    books: int


@dataclass(frozen=True)
class Innovation:
    """What it gives at once, and what lasts (AOI-ON-TILE-02, AOI-ON-TILE-03)."""

    id: str
    income: Gains = field(default_factory=dict)
    once: Gains = field(default_factory=dict)
    action: Gains = field(default_factory=dict)
    passing: dict[str, int] = field(default_factory=dict)
    neutral: Neutral = ""
    points_by: dict[str, tuple[tuple[int, int], ...]] = field(default_factory=dict)
    """At least this many, for this many points."""


@dataclass(frozen=True)
class InnovationPlace:
    """Books that a place of the display costs (AOI-ON-INN-02)."""

    place: Place
    needs: dict[str, int]
    any: int


@dataclass(frozen=True)
class InnovationCost:
    """Coins without a palace, and books more for the first, second and third."""

    coins: int
    surcharge: tuple[int, ...]
    most: int


@dataclass(frozen=True)
class PalaceTile:
    id: int
    income: Gains = field(default_factory=dict)
    once: Gains = field(default_factory=dict)
    action: Gains = field(default_factory=dict)
    ongoing: dict[str, int] = field(default_factory=dict)
    passing: dict[str, int] = field(default_factory=dict)
    jump: Jump | None = None
    in_any_order: tuple[Gains, ...] = ()


@dataclass(frozen=True)
class CityTile:
    id: CityTileId
    points: int
    gives: Gains


@dataclass(frozen=True)
class City:
    """What a settlement needs to become one, and how often each tile is there."""

    buildings: int
    power: int
    copies: int


@dataclass(frozen=True)
class FactionSide:
    """What a faction of the person can do; its start levels are in `PersonFaction`."""

    id: str
    tools: int = 0
    knowledge_bonus_levels: int = 0
    coins_per_spade: int = 0
    power_action_discount: int = 0
    points_per_power_action: int = 0
    """Both count two participants, as the tunnel does (AOI-ON-AUT-07)."""
    book_per_competency: int = 0
    income: Gains = field(default_factory=dict)
    action: Gains = field(default_factory=dict)
    per_city_tile: Gains = field(default_factory=dict)
    per_riverside_workshop: Gains = field(default_factory=dict)
    jump: Jump | None = None
    bridge_cost: Costs = field(default_factory=dict)


@dataclass(frozen=True)
class End:
    coins_per_point: int


@dataclass(frozen=True)
class PersonSide:
    """The whole file."""

    format: int
    game: str
    source: Source
    start: Start
    board: tuple[PlanningBoard, ...]
    building: tuple[BuildingType, ...]
    annex: Annex
    sailing: SailingTrack
    terraforming: TerraformingTrack
    knowledge: KnowledgeTrack
    conversion: tuple[Conversion, ...]
    power_action: tuple[PowerAction, ...]
    book_action: tuple[BookAction, ...]
    round_bonus: tuple[RoundBonus, ...]
    competency: tuple[Competency, ...]
    competency_row: tuple[CompetencyRow, ...]
    innovation: tuple[Innovation, ...]
    innovation_place: tuple[InnovationPlace, ...]
    innovation_cost: InnovationCost
    palace: tuple[PalaceTile, ...]
    city_tile: tuple[CityTile, ...]
    city: City
    faction: tuple[FactionSide, ...]
    end: End


@dataclass(frozen=True)
class Switch:
    """One ruling that can be read otherwise."""

    id: str
    values: tuple[Any, ...]
    default: Any


@dataclass(frozen=True)
class SwitchFile:
    format: int
    game: str
    source: Source
    switch: tuple[Switch, ...]


@cache
def side() -> PersonSide:
    return loaded("person_side.toml", PersonSide)


@cache
def person_switches() -> dict[str, Switch]:
    """The rulings of section 5 that have a switch (AOI-ON-OPT-02)."""
    return {switch.id: switch for switch in loaded("person_switches.toml", SwitchFile).switch}


# --- its parts by id


@cache
def planning_boards() -> dict[str, PlanningBoard]:
    return {board.id: board for board in side().board}


@cache
def building_types() -> dict[str, BuildingType]:
    return {building.id: building for building in side().building}


@cache
def power_actions() -> dict[int, PowerAction]:
    """By place, from the left."""
    return {action.place: action for action in side().power_action}


@cache
def book_actions() -> dict[int, BookAction]:
    """By id; `State.book_actions` says which lie where."""
    return {action.id: action for action in side().book_action}


@cache
def round_bonuses() -> dict[int, RoundBonus]:
    return {bonus.id: bonus for bonus in side().round_bonus}


@cache
def competencies() -> dict[int, Competency]:
    return {competency.id: competency for competency in side().competency}


@cache
def innovations() -> dict[str, Innovation]:
    return {innovation.id: innovation for innovation in side().innovation}


@cache
def places() -> dict[str, InnovationPlace]:
    """The places of the display of innovations, in the order of lists."""
    return {place.place: place for place in side().innovation_place}


@cache
def palace_tiles() -> dict[int, PalaceTile]:
    return {palace.id: palace for palace in side().palace}


@cache
def city_tiles() -> dict[str, CityTile]:
    return {tile.id: tile for tile in side().city_tile}


@cache
def faction_sides() -> dict[str, FactionSide]:
    return {faction.id: faction for faction in side().faction}


def place_of(competency: int, display: list[int]) -> tuple[str, CompetencyRow]:
    """The discipline of its column and the row of a competency on the display."""
    row, column = divmod(display.index(competency), len(DISCIPLINES))
    return DISCIPLINES[column], side().competency_row[row]

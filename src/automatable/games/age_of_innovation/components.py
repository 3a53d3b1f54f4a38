"""What is in the box: cards, factions, levels, priority rows, tiles and pieces, from the data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, Literal, TypeVar, get_args

from automatable.core.errors import Problem
from automatable.core.files.data import Source, parse_toml, structure
from automatable.core.state.declaring import fact, record

T = TypeVar("T")
Terrain = Literal["plains", "swamp", "lake", "forest", "mountain", "wasteland", "desert"]
Discipline = Literal["banking", "law", "engineering", "medicine"]
Building = Literal["workshop", "guild", "school", "palace", "university"]
Place = Literal["left", "middle", "right"]
Method = Literal["closest_to_human", "priority_of_human_home", "most_power_for_human"]
ActionType = Literal[
    "faction_action", "take_innovation", "gain_points", "transform_build", "upgrade",
    "block_actions", "send_scholar", "advance_one", "advance", "manual",
]  # fmt: skip

TERRAINS = ("plains", "swamp", "lake", "forest", "mountain", "wasteland", "desert")
DISCIPLINES = ("banking", "law", "engineering", "medicine")
BUILDINGS = ("workshop", "guild", "school", "palace", "university")
NEUTRAL = (*BUILDINGS, "tower", "monument")
MARKERS = ("tool", "fallow", "blighted", "note")
AUTOMA = "automa"
Phase = Literal["set_up", "play", "round_end", "final", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
Dealer = Literal["app", "table"]
FINAL_ROUND = 6
MOST_POINTS = 999
"""The highest number of points that is believed."""
PLACES = ("left", "middle", "right")
ROUNDS = 6
CARDS = 14
LETTER_PAIRS = ("A/B", "C/D", "E/F")
"""Of the setup card: only these are two different spaces on every terrain (AOI-FW-02)."""
DATA = files("automatable.games.age_of_innovation") / "data"


@dataclass(frozen=True)
class Action:
    """One symbol of an action area, or one step of a faction card."""

    type: ActionType
    points: str = ""
    """A number, X, X+1 or X-1 (AOI-PTS-01, AOI-PTS-02)."""
    selection: tuple[Method, ...] = ()
    """Methods of a faction card, applied before the normal list (AOI-ACT-05)."""
    unlimited: bool = False
    owner_selects: bool = False
    """The printed card may name its own way to choose (AOI-FCT-10)."""
    levels: int = 1
    manual: str = ""
    """The id of a step that needs the owner's printed card (AOI-FCT-11)."""


@record(frozen=True)
class AutomaCard:
    """Action area and pass symbol on its right, support area on its left."""

    number: int
    starter: bool
    pass_symbol: bool
    actions: tuple[Action, ...]
    round_bonus: Place
    near: Literal["marked", "unmarked"]
    merge: bool
    priority_row: Literal["A", "B"]
    direction: Literal["reading", "reverse"]
    count: int = fact(values=range(1, 10))
    scholar_selection: Literal["scoring_tile", "catch_up"]
    first_workshops: tuple[str, str]
    """Two letters: the first is marked (AOI-FW-04)."""

    def misfits(self) -> Iterator[Problem]:
        """The letters of two different spaces (AOI-R-30)."""
        if (pair := "/".join(self.first_workshops)) not in LETTER_PAIRS:
            yield Problem("bad_data_value", {"field": "first_workshops", "reason": pair[:40]})


@dataclass(frozen=True)
class AutomaCards:
    format: int
    game: str
    id: str
    source: Source
    card: tuple[AutomaCard, ...]

    @cached_property
    def by_number(self) -> dict[int, AutomaCard]:
        return {card.number: card for card in self.card}


@dataclass(frozen=True)
class Faction:
    """An Automa faction; `complete` is false where its printed card is not known to us."""

    id: str
    start_knowledge: dict[Discipline, int]
    action: tuple[Action, ...]
    confidence: str
    first_pass_scores_twice: bool = False
    advance_at_power: int | None = None
    points_per_building: int = 0
    complete: bool = True
    missing: tuple[str, ...] = ()


@dataclass(frozen=True)
class Factions:
    format: int
    game: str
    source: Source
    faction: tuple[Faction, ...]


@dataclass(frozen=True)
class Level:
    """A difficulty card: ship value and X of each round, and how the first deck is made."""

    id: str
    number: int
    name: str
    ship_by_round: tuple[int, ...]
    x_by_round: tuple[int, ...]
    end_scoring_ship: int
    to_reserve_top: tuple[int, ...]
    add_fixed: tuple[int, ...]
    add_random: int


@dataclass(frozen=True)
class Levels:
    format: int
    game: str
    source: Source
    level: tuple[Level, ...]


@dataclass(frozen=True)
class PriorityCard:
    """The two rows of one home terrain (AOI-PRI-01)."""

    home: Terrain
    A: tuple[Terrain, ...]
    B: tuple[Terrain, ...]

    def misfits(self) -> Iterator[Problem]:
        """Each row is a permutation that begins at home."""
        for letter in "AB":
            row = self.row(letter)
            if sorted(row) != sorted(TERRAINS) or row[0] != self.home:
                yield Problem("bad_priority_row", {"place": self.home, "field": letter})

    def row(self, letter: str) -> tuple[Terrain, ...]:
        return self.A if letter == "A" else self.B


@dataclass(frozen=True)
class PriorityCards:
    format: int
    game: str
    source: Source
    priority: tuple[PriorityCard, ...]


@dataclass(frozen=True)
class Gain:
    what: str
    n: int


@dataclass(frozen=True)
class RoundTile:
    """Goal and knowledge bonus of the persons; discipline and points of the Automa."""

    key: str
    goal: str
    goal_points: int
    bonus_per_levels: int
    bonus: Gain
    discipline: Discipline
    automa_points: tuple[int, int]
    """On the side for rounds 1 to 3, on the side for rounds 4 to 6."""
    forbidden_rounds: tuple[int, ...] = ()

    @property
    def buildings(self) -> frozenset[str]:
        return _rewarded(self.goal)


@dataclass(frozen=True)
class FinalTile:
    key: str
    goal: str
    goal_points: int
    discipline: Discipline
    automa_points: int

    @property
    def buildings(self) -> frozenset[str]:
        return _rewarded(self.goal)


@dataclass(frozen=True)
class Tiles:
    format: int
    game: str
    source: Source
    round_tile: tuple[RoundTile, ...]
    final_tile: tuple[FinalTile, ...]


@dataclass(frozen=True)
class Pieces:
    """Buildings and scholars of one participant, and the power of each building."""

    supply: dict[str, int]
    power_value: dict[str, int]
    annex_power: int
    scholars: int


@dataclass(frozen=True)
class Knowledge:
    top: int
    scholar_spaces: tuple[int, ...]
    return_steps: int


@dataclass(frozen=True)
class ActionPlaces:
    power: int
    book: int


@dataclass(frozen=True)
class Innovations:
    """The places of the display in reading order, by number of persons."""

    one_person: tuple[str, ...]
    two_persons: tuple[str, ...]
    ids: tuple[str, ...]
    most_for_automa: int
    first_round: int


@dataclass(frozen=True)
class Bonuses:
    ids: tuple[int, ...]
    one_person: int
    two_persons: int
    displayed: int


@dataclass(frozen=True)
class Palaces:
    random: tuple[int, ...]
    always: int


@dataclass(frozen=True)
class Scoring:
    start_points: int
    area: tuple[int, ...]
    knowledge: tuple[int, ...]


@dataclass(frozen=True)
class BookActions:
    ids: tuple[int, ...]


@dataclass(frozen=True)
class PlanningBoards:
    """Levels in every discipline that a planning board gives at the start."""

    start_levels: dict[str, int]


@dataclass(frozen=True)
class PersonFaction:
    """A faction of the persons: where its markers start, and what else to do at the start."""

    id: str
    start: dict[str, int] = field(default_factory=dict)
    special: Literal["", "competency", "free_steps", "tower", "university"] = ""


@dataclass(frozen=True)
class BaseGame:
    """The tables of the base game that the Automa needs."""

    format: int
    game: str
    source: Source
    buildings: Pieces
    knowledge: Knowledge
    actions: ActionPlaces
    innovations: Innovations
    bonuses: Bonuses
    palaces: Palaces
    scoring: Scoring
    book_actions: BookActions
    planning_boards: PlanningBoards
    person_faction: tuple[PersonFaction, ...]


def _rewarded(goal: str) -> frozenset[str]:
    """The buildings a goal names; the workshop on the edge is a workshop (AOI-SET-06)."""
    return frozenset(building for building in BUILDINGS if building in goal)


@cache
def printed_cards() -> AutomaCards:
    return loaded("automa_cards.toml", AutomaCards)


@cache
def factions() -> dict[str, Faction]:
    return {faction.id: faction for faction in loaded("factions.toml", Factions).faction}


@cache
def printed_levels() -> dict[str, Level]:
    return {level.id: level for level in loaded("levels.toml", Levels).level}


@cache
def printed_priority() -> dict[str, PriorityCard]:
    return {card.home: card for card in loaded("priority.toml", PriorityCards).priority}


@cache
def round_tiles() -> dict[str, RoundTile]:
    return {tile.key: tile for tile in loaded("round_tiles.toml", Tiles).round_tile}


@cache
def final_tiles() -> dict[str, FinalTile]:
    return {tile.key: tile for tile in loaded("round_tiles.toml", Tiles).final_tile}


@cache
def base_game() -> BaseGame:
    return loaded("base_game.toml", BaseGame)


@cache
def person_factions() -> dict[str, PersonFaction]:
    return {faction.id: faction for faction in base_game().person_faction}


def innovation_places(persons: int) -> tuple[str, ...]:
    """AOI-SET-20, AOI-TWO-03, in the reading order of AOI-DIR-05."""
    display = base_game().innovations
    return display.one_person if persons == 1 else display.two_persons


def loaded(name: str, shape: type[T]) -> T:
    return structure(contents(name), shape, name)


def contents(name: str) -> dict[str, Any]:
    return parse_toml(DATA.joinpath(name).read_text(encoding="utf-8"), name)

"""The facts of a game in progress. Nothing hidden is in here: not the order of a deck, and of
the Automa's face-down cards only what their backs and places tell."""

from __future__ import annotations

from typing import Any, Literal

from automatable.core.state.declaring import fact, record
from automatable.core.state.facts import Shows, named, number, written
from automatable.core.state.rows import Column, Rows
from automatable.games.through_the_ages.appendix import as_read
from automatable.games.through_the_ages.base_cards import (
    AGES,
    BOARD,
    Age,
    CivilCard,
    MilitaryCard,
    civil,
    civil_of,
    military_cards,
    military_of,
)
from automatable.games.through_the_ages.cards import HOUSE, AutomaDeck
from automatable.games.through_the_ages.on_screen.civilization import Civilization
from automatable.games.through_the_ages.owner_deck import deck_of

SPACES = 13
CLEARED = 3
CUBES_PER_TECHNOLOGY = 3

Side = Literal["human", "automa"]
Phase = Literal["start", "war", "main", "final", "over"]
PERSON = 1
"""The seat of the person; seat 2 is the Automa."""
GAP = "none"
AGES_TAKEN = named("", AGES, notation=False)


def civil_things(*groups: str, label: str = "", most: int = 20) -> Shows:
    """Civil cards of some groups, on the page of facts."""
    return named("civ", lambda: civil_of(*groups), label, most=most)


def military_things(kind: str, label: str = "") -> Shows:
    return named("civ", lambda: military_of(kind), label)


def row_in_words(row: list[str | None]) -> str:
    return " ".join(id or "-" for id in row)


def read_row(text: str, path: str) -> list[str | None]:
    """What is missing at the end of the row is empty."""
    spaces = [None if word == "-" else word for word in text.split()]
    return [*spaces, *[None] * (SPACES - len(spaces))]


def row_by_name(row: list[str | None]) -> Rows:
    """Thirteen spaces; some of them may be empty."""
    return Rows(
        (Column("civ", (GAP, *civil_of())),),
        list(row),
        read=lambda row: [(id or GAP,) for id in row],
        write=lambda rows: [None if row[0] == GAP else row[0] for row in rows],
        most=len(row),
    )


@record
class Settings:
    """The switches of the rulings and who deals which cards."""

    civil_dealer: Literal["app", "table"] = "app"
    military_dealer: Literal["app", "table"] = "app"
    automa_dealer: Literal["app", "table"] = "app"
    first_turn_production: Literal["on", "off"] = "on"
    take_urban_rule: Literal["leftmost", "most"] = "leftmost"
    leader_happiness: Literal["off", "on"] = "off"
    building_limit_scope: Literal["technology", "type"] = "technology"
    armies: Literal["standard", "single"] = "standard"
    tactic_limit: Literal["once_per_age", "slot"] = "once_per_age"
    tie_policy: Literal["ask", "auto"] = "ask"
    ruled_events: Literal["reading", "by_hand"] = "reading"
    unpaid_building: Literal["lesser", "upgrade"] = fact(default="lesser", since=1)
    defence_value: Literal["added", "alone"] = fact(default="added", since=1)
    raid_gain: Literal["each", "sum"] = fact(default="each", since=2)
    bach_by_card: Literal["on", "off"] = fact(default="on", since=2)
    plunder_mix: Literal["person", "resources_first", "food_first"] = fact(
        default="person", since=2
    )


@record
class Hand:
    """The slots of the playmat. Face-down cards are counts by age."""

    action: list[str] = fact(factory=list, shows=civil_things("action"), rank=10)
    government: str | None = fact(
        default=None, shows=civil_things("government", label="fact-hand_government"), rank=16
    )
    special: str | None = fact(default=None, shows=civil_things("special"), rank=13)
    farm_mine: str | None = fact(default=None, shows=civil_things("farm_mine"), rank=14)
    military: str | None = fact(default=None, shows=civil_things("military"), rank=12)
    urban: list[str] = fact(factory=list, shows=civil_things("urban"), rank=11)
    events: dict[str, int] = fact(factory=dict)
    wars: dict[str, int] = fact(factory=dict)
    aggressions: dict[str, int] = fact(factory=dict)
    tactic: str | None = fact(default=None, shows=military_things("tactic"), rank=15)

    def technologies(self) -> list[str]:
        slots = (self.government, self.special, self.farm_mine, self.military)
        return [*self.urban, *(id for id in slots if id is not None)]


@record
class UnfinishedWonder:
    """Lies turned by 90 degrees, with a blue cube of the supply for each stage built."""

    id: str
    stages_built: int = 0


@record
class Automa:
    """Everything of the Automa that lies open, and the counts of what does not.

    TTA-EFF-03, TTA-EFF-04, TTA-EFF-06
    """

    blue_cubes_start: int = 0
    blue_cubes: int = fact(default=0, shows=number(), rank=20)
    science_points: int = fact(default=0, shows=number(), rank=2)
    culture_points: int = fact(default=0, shows=number(), rank=1)
    happiness_gained: int = fact(default=0, shows=number(), rank=21)
    cubes: dict[str, int] = fact(
        factory=lambda: {"warriors": 1, "philosophy": 1},
        shows=civil_things("urban", "military", most=CUBES_PER_TECHNOLOGY),
        rank=3,
    )
    technologies: list[str] = fact(
        factory=list, shows=civil_things("urban", "military", "special", "farm_mine"), rank=5
    )
    """Developed ones, special technologies included; those of the board are not listed."""
    government: str = fact(default="despotism", shows=civil_things("government"), rank=8)
    wonders: list[str] = fact(factory=list, shows=civil_things("wonder"), rank=6)
    ruined_wonders: list[str] = fact(factory=list)
    unfinished_wonder: UnfinishedWonder | None = None
    colonies: list[str] = fact(factory=list, shows=military_things("territory"), rank=7)
    leader: str | None = fact(default=None, shows=civil_things("leader"), rank=9)
    leader_ages_taken: list[str] = fact(factory=list, shows=AGES_TAKEN, rank=24)
    government_ages_taken: list[str] = fact(factory=list, shows=AGES_TAKEN, rank=25)
    tactic_ages_kept: list[str] = fact(factory=list, shows=AGES_TAKEN, rank=26)
    hand: Hand = fact(factory=Hand)
    active_tactic: str | None = fact(default=None, shows=military_things("tactic"), rank=22)
    exclusive_tactics: list[str] = fact(factory=list)
    war_declared: str | None = None

    def in_play(self) -> list[CivilCard]:
        """All technologies in play but the government, those of the board first."""
        return [civil(id) for id in (*BOARD, *self.technologies)]

    def with_cubes(self) -> list[tuple[CivilCard, int]]:
        return [(civil(id), count) for id, count in self.cubes.items() if count]

    def units(self) -> list[tuple[CivilCard, int]]:
        return [(card, count) for card, count in self.with_cubes() if card.group == "military"]

    def specials(self) -> list[CivilCard]:
        return [civil(id) for id in self.technologies if civil(id).group == "special"]

    def add_cube(self, technology: str, count: int = 1) -> None:
        """Put a cube on a technology, or take one away with -1."""
        left = self.cubes.get(technology, 0) + count
        self.cubes[technology] = left
        if not left:
            del self.cubes[technology]


def where_dealt(state: Any, part: Any) -> tuple[int, ...] | None:
    """What only the person knows where the app deals military cards (TTA-R-50)."""
    return (PERSON,) if state.app_deals_military else None


@record
class Person:
    """The person, as far as the Automa's rules read it; numbers are the last ones reported."""

    strength: int = fact(default=1, shows=number("fact-human_strength", counted=True), rank=28)
    culture_points: int = fact(default=0, shows=number("fact-human_culture", counted=True), rank=29)
    colonies: list[str] = fact(
        factory=list, shows=military_things("territory", label="fact-human_colonies"), rank=30
    )
    hand: list[str] = fact(
        factory=list,
        shows=named("civ", military_cards, "fact-human_hand"),
        rank=31,
        seen_by=where_dealt,
    )
    """Military cards, if the app deals them."""
    exclusive_tactic: str | None = None
    war_declared: str | None = None
    war_turn_done: bool = False
    """Whether the Automa had its changed turn after the declaration (TTA-WAR-04)."""
    politics_done: bool = fact(default=False, since=2)
    """Whether a political action was reported in this turn."""


@record(frozen=True)
class PreparedEvent:
    """A card of the event piles: its back shows the age, a turned Age III card who prepared it."""

    age: Age
    by: Literal["set_up", "human", "automa"]
    card: str | None = fact(default=None, seen_by=where_dealt, hidden="wholly")
    """Known only where the app deals and the person prepared it, or after a look at the top."""


@record
class AutomaPile:
    """The Automa deck in use: cards drawn since the last shuffle, by number."""

    age: Literal["I", "II", "III"] = "I"
    cycle: int = 1
    drawn: list[int] = fact(factory=list)


@record
class State:
    """One position."""

    start_player: Side
    row: list[str | None] = fact(
        shows=written(write=row_in_words, rows=row_by_name), typed=read_row, rank=4
    )
    age: Age = "A"
    round: int = fact(default=1, shows=number(), rank=27)
    on_turn: Side = "human"
    phase: Phase = "start"
    last_round: int | None = None
    civil_dealt: dict[str, int] = fact(factory=dict)
    """Copies of each civil card that came out of the decks."""
    military_seen: dict[str, int] = fact(factory=dict, seen_by=where_dealt, hidden="wholly")
    """Copies of each military card that can be nowhere else: seen and not shuffled in again."""
    military_discards: dict[str, int] = fact(factory=dict, seen_by=where_dealt)
    """Discards of the present age, by card; face-down ones as `war_II`."""
    common_tactics: list[str] = fact(factory=list, shows=military_things("tactic"), rank=23)
    current_events: list[PreparedEvent] = fact(factory=list)
    future_events: list[PreparedEvent] = fact(factory=list)
    top_event: PreparedEvent | None = None
    """The top current event, once the person has looked at it; it then is not in the pile."""
    automa_pile: AutomaPile = fact(factory=AutomaPile)
    automa: Automa = fact(factory=Automa)
    person: Person = fact(factory=Person, name="human")
    settings: Settings = fact(factory=Settings)
    deck: Any = HOUSE
    """The name of the stand-in deck, or the contents of an owner's, as far as it is typed in."""
    resigned: bool = False
    appendix: Any = fact(default=None, since=1)
    """The contents of an owner's appendix, which replaces our reading of some cards."""
    civilization: Civilization | None = fact(default=None, left_out=None)
    """The person's side, where the whole game is played on screen."""

    @property
    def on_screen(self) -> bool:
        return self.civilization is not None

    @property
    def cards(self) -> AutomaDeck:
        return deck_of(self.deck)

    def as_read(self, military_card: str) -> MilitaryCard:
        """A military card with what it does to the Automa at this table."""
        return as_read(military_card, self.appendix)

    @property
    def is_last_round(self) -> bool:
        return self.last_round is not None and self.round >= self.last_round

    @property
    def app_deals_military(self) -> bool:
        return self.settings.military_dealer == "app"

    @property
    def events_in_current_pile(self) -> int:
        return len(self.current_events) + (self.top_event is not None)


def other(side: Side) -> Side:
    return "automa" if side == "human" else "human"

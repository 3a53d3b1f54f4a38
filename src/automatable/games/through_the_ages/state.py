"""The facts of a game in progress. Nothing hidden is in here: not the order of a deck, and of
the Automa's face-down cards only what their backs and places tell."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from automatable.core.data import written
from automatable.games.through_the_ages.appendix import as_read
from automatable.games.through_the_ages.base_cards import Age, CivilCard, MilitaryCard, civil
from automatable.games.through_the_ages.cards import HOUSE, AutomaDeck
from automatable.games.through_the_ages.owner_deck import deck_of

SPACES = 13
CLEARED = 3
CUBES_PER_TECHNOLOGY = 3
BOARD = ("agriculture", "bronze", "philosophy", "religion", "warriors")
"""Technologies printed on the player board (TTA-SETUP-02)."""

Side = Literal["human", "automa"]
Phase = Literal["start", "war", "main", "final", "over"]
PERSON = 1
"""The seat of the person; seat 2 is the Automa."""


@dataclass
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
    unpaid_building: Literal["lesser", "upgrade"] = "lesser"
    defence_value: Literal["added", "alone"] = "added"


@dataclass
class Hand:
    """The slots of the playmat. Face-down cards are counts by age."""

    action: list[str] = field(default_factory=list)
    government: str | None = None
    special: str | None = None
    farm_mine: str | None = None
    military: str | None = None
    urban: list[str] = field(default_factory=list)
    events: dict[str, int] = field(default_factory=dict)
    wars: dict[str, int] = field(default_factory=dict)
    aggressions: dict[str, int] = field(default_factory=dict)
    tactic: str | None = None

    def technologies(self) -> list[str]:
        slots = (self.government, self.special, self.farm_mine, self.military)
        return [*self.urban, *(id for id in slots if id is not None)]

    def copy(self) -> Hand:
        return replace(
            self, action=list(self.action), urban=list(self.urban), events=dict(self.events),
            wars=dict(self.wars), aggressions=dict(self.aggressions),
        )  # fmt: skip


@dataclass
class UnfinishedWonder:
    """Lies turned by 90 degrees, with a blue cube of the supply for each stage built."""

    id: str
    stages_built: int = 0


@dataclass
class Automa:
    """Everything of the Automa that lies open, and the counts of what does not.

    TTA-EFF-03, TTA-EFF-04, TTA-EFF-06
    """

    blue_cubes_start: int = 0
    blue_cubes: int = 0
    science_points: int = 0
    culture_points: int = 0
    happiness_gained: int = 0
    cubes: dict[str, int] = field(default_factory=lambda: {"warriors": 1, "philosophy": 1})
    technologies: list[str] = field(default_factory=list)
    """Developed ones, special technologies included; those of the board are not listed."""
    government: str = "despotism"
    wonders: list[str] = field(default_factory=list)
    ruined_wonders: list[str] = field(default_factory=list)
    unfinished_wonder: UnfinishedWonder | None = None
    colonies: list[str] = field(default_factory=list)
    leader: str | None = None
    leader_ages_taken: list[str] = field(default_factory=list)
    government_ages_taken: list[str] = field(default_factory=list)
    tactic_ages_kept: list[str] = field(default_factory=list)
    hand: Hand = field(default_factory=Hand)
    active_tactic: str | None = None
    exclusive_tactics: list[str] = field(default_factory=list)
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

    def copy(self) -> Automa:
        return replace(
            self, cubes=dict(self.cubes), technologies=list(self.technologies),
            wonders=list(self.wonders), ruined_wonders=list(self.ruined_wonders),
            unfinished_wonder=copy(self.unfinished_wonder), colonies=list(self.colonies),
            leader_ages_taken=list(self.leader_ages_taken),
            government_ages_taken=list(self.government_ages_taken),
            tactic_ages_kept=list(self.tactic_ages_kept), hand=self.hand.copy(),
            exclusive_tactics=list(self.exclusive_tactics),
        )  # fmt: skip


@dataclass
class Person:
    """The person, as far as the Automa's rules read it; numbers are the last ones reported."""

    strength: int = 1
    culture_points: int = 0
    colonies: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    """Military cards, if the app deals them."""
    exclusive_tactic: str | None = None
    war_declared: str | None = None
    war_turn_done: bool = False
    """Whether the Automa had its changed turn after the declaration (TTA-WAR-04)."""
    politics_done: bool = False
    """Whether a political action was reported in this turn."""

    def copy(self) -> Person:
        return replace(self, colonies=list(self.colonies), hand=list(self.hand))


@dataclass(frozen=True)
class PreparedEvent:
    """A card of the event piles: its back shows the age, a turned Age III card who prepared it."""

    age: Age
    by: Literal["set_up", "human", "automa"]
    card: str | None = None
    """Known only where the app deals and the person prepared it, or after a look at the top."""


@dataclass
class AutomaPile:
    """The Automa deck in use: cards drawn since the last shuffle, by number."""

    age: Literal["I", "II", "III"] = "I"
    cycle: int = 1
    drawn: list[int] = field(default_factory=list)


@dataclass
class State:
    """One position."""

    start_player: Side
    row: list[str | None]
    age: Age = "A"
    round: int = 1
    on_turn: Side = "human"
    phase: Phase = "start"
    last_round: int | None = None
    civil_dealt: dict[str, int] = field(default_factory=dict)
    """Copies of each civil card that came out of the decks."""
    military_seen: dict[str, int] = field(default_factory=dict)
    """Copies of each military card that can be nowhere else: seen and not shuffled in again."""
    military_discards: dict[str, int] = field(default_factory=dict)
    """Discards of the present age, by card; face-down ones as `war_II`."""
    common_tactics: list[str] = field(default_factory=list)
    current_events: list[PreparedEvent] = field(default_factory=list)
    future_events: list[PreparedEvent] = field(default_factory=list)
    top_event: PreparedEvent | None = None
    """The top current event, once the person has looked at it; it then is not in the pile."""
    automa_pile: AutomaPile = field(default_factory=AutomaPile)
    automa: Automa = field(default_factory=Automa)
    person: Person = field(default_factory=Person, metadata=written("human"))
    settings: Settings = field(default_factory=Settings)
    deck: Any = HOUSE
    """The name of the stand-in deck, or the contents of an owner's, as far as it is typed in."""
    resigned: bool = False
    appendix: Any = None
    """The contents of an owner's appendix, which replaces our reading of some cards."""

    def copy(self) -> State:
        return replace(
            self, row=list(self.row), civil_dealt=dict(self.civil_dealt),
            military_seen=dict(self.military_seen),
            military_discards=dict(self.military_discards),
            common_tactics=list(self.common_tactics), current_events=list(self.current_events),
            future_events=list(self.future_events),
            automa_pile=replace(self.automa_pile, drawn=list(self.automa_pile.drawn)),
            automa=self.automa.copy(), person=self.person.copy(), settings=copy(self.settings),
        )  # fmt: skip

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

"""The cards of the base game: civil and military decks of two players, from the data files."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, Literal

from automatable.core.files.data import Source, parse_toml, structure

Age = Literal["A", "I", "II", "III", "IV"]
Statistic = Literal["science", "culture", "strength", "happiness"]
Group = Literal[
    "urban", "military", "farm_mine", "government", "special", "leader", "wonder", "action"
]
MilitaryKind = Literal["event", "territory", "tactic", "aggression", "war", "bonus"]

AGES: tuple[Age, ...] = ("A", "I", "II", "III", "IV")
LEVELS: dict[str, int] = {"A": 0, "I": 1, "II": 2, "III": 3}
URBAN_KINDS = ("lab", "temple", "library", "theater", "arena")
UNIT_KINDS = ("infantry", "cavalry", "artillery", "air_force")
KIND_ORDER = (*URBAN_KINDS, *UNIT_KINDS)
BOARD = ("agriculture", "bronze", "philosophy", "religion", "warriors")
"""Technologies printed on the player board (TTA-SETUP-02)."""
DATA = files("automatable.games.through_the_ages") / "data"


@dataclass(frozen=True)
class CivilCard:
    """A card of the row, or one of the six on the player board (no copies in the decks)."""

    id: str
    group: Group
    kind: str
    age: Age
    copies: int
    science_cost: int = 0
    """Price of development; for governments the higher, peaceful one (TTA-DEV-11)."""
    revolution_cost: int | None = None
    resource_cost: int = 0
    yields: dict[str, int] = field(default_factory=dict)
    icons: dict[str, int] = field(default_factory=dict)
    """What counts for the Automa, TTA-R-06 to TTA-R-08 applied."""
    leader_happiness: int = 0
    """Happy faces of a leader: they count only with the switch of the same name (TTA-R-06)."""
    printed: dict[str, Any] = field(default_factory=dict)
    urban_limit: int | None = None
    stages: tuple[int, ...] = ()
    takes: tuple[str, ...] = ()
    """The take icons that match (TTA-TAKE-06); `first_valid` matches every card."""
    note: str = ""

    @cached_property
    def level(self) -> int:
        return LEVELS[self.age]

    @property
    def gold(self) -> int:
        """What an action card is worth (TTA-GOLD-02)."""
        return max(1, self.level)

    @property
    def is_technology(self) -> bool:
        return self.group not in ("leader", "wonder", "action")


@dataclass(frozen=True)
class Effect:
    """One operation of an event on the Automa, with its condition."""

    op: str
    n: int = 0
    formula: str = ""
    when: Literal["", "strongest", "weakest", "most_culture"] = ""
    choose: str = ""
    only_age: str = ""
    unless_age: str = ""
    technology: str = ""


@dataclass(frozen=True)
class Strike:
    """What a successful aggression does in one direction."""

    op: str
    n: int = 0
    per_level: int = 0
    max_levels: tuple[int, ...] = ()
    goods: dict[str, int] = field(default_factory=dict)
    """What the person gains, or loses, of things the Automa does not have."""


@dataclass(frozen=True)
class Spoils:
    """What the winner of a war takes: `base`, and 1 for every `per` points of difference."""

    takes: Literal["science", "culture", "tokens"]
    base: int
    per: int


@dataclass(frozen=True)
class MilitaryCard:
    """A card of the military decks; which fields are set follows from its kind."""

    id: str
    kind: MilitaryKind
    age: Age
    copies: int
    reading: Literal["", "none", "applies", "partly", "ruled", "rulebook", "owner"] = ""
    note: str = ""
    effects: tuple[Effect, ...] = ()
    person_facts: tuple[str, ...] = ()
    printed_immediate: dict[str, int] = field(default_factory=dict)
    printed_permanent: dict[str, int] = field(default_factory=dict)
    immediate: dict[str, int] = field(default_factory=dict)
    permanent: dict[str, int] = field(default_factory=dict)
    units: dict[str, int] = field(default_factory=dict)
    strength: int = 0
    outdated: int = 0
    military_actions: int = 0
    on_automa: Strike | None = None
    by_automa: Strike | None = None
    war: Spoils | None = None
    defence: int = 0
    colonization: int = 0

    @cached_property
    def level(self) -> int:
        return LEVELS[self.age]

    @cached_property
    def icons(self) -> int:
        """How many units a tactic asks for."""
        return sum(self.units.values())

    @property
    def pile(self) -> str:
        """How it looks face down in the Automa's hand: events and territories share a slot."""
        return "event" if self.kind == "territory" else self.kind


@dataclass(frozen=True)
class _CivilFile:
    format: int
    game: str
    source: Source
    card: tuple[CivilCard, ...]


@dataclass(frozen=True)
class _MilitaryFile:
    format: int
    game: str
    source: Source
    card: tuple[MilitaryCard, ...]


def contents(name: str) -> dict[str, Any]:
    """A data file of the game, parsed."""
    return parse_toml(DATA.joinpath(name).read_text(encoding="utf-8"), name)


@cache
def civil_cards() -> dict[str, CivilCard]:
    """All civil cards by id."""
    found = structure(contents("civil_cards.toml"), _CivilFile, "civil_cards.toml")
    return {card.id: card for card in found.card}


@cache
def military_cards() -> dict[str, MilitaryCard]:
    """All military cards by id."""
    found = structure(contents("military_cards.toml"), _MilitaryFile, "military_cards.toml")
    return {card.id: card for card in found.card}


def civil(id: str) -> CivilCard:
    return civil_cards()[id]


def military(id: str) -> MilitaryCard:
    return military_cards()[id]


@cache
def civil_deck(age: str) -> dict[str, int]:
    """The civil deck of an age: copies by id."""
    return {c.id: c.copies for c in civil_cards().values() if c.age == age and c.copies}


@cache
def military_deck(age: str) -> dict[str, int]:
    """The military deck of an age: copies by id."""
    return {c.id: c.copies for c in military_cards().values() if c.age == age}


@cache
def civil_of(*groups: str) -> tuple[str, ...]:
    """Civil cards of some groups, or all of the decks."""
    cards = civil_cards().values()
    return tuple(c.id for c in cards if (c.group in groups if groups else c.copies))


@cache
def military_of(kind: str) -> tuple[str, ...]:
    return tuple(card.id for card in military_cards().values() if card.kind == kind)


def next_age(age: Age) -> Age:
    return AGES[AGES.index(age) + 1]

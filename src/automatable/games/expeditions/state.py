"""The facts of a game in progress. All of it is public: hidden cards are nowhere in here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Literal

from automatable.core.deck import Deck
from automatable.games.expeditions.components import (
    DecisionCard,
    MechName,
    board,
    shipped_cards,
)
from automatable.games.expeditions.levels import Level
from automatable.games.expeditions.stacks import Location

Side = Literal["human", "automa"]
Next = Literal["human", "automa", "scoring"]
CARDS = tuple(range(1, 15))
SET_ASIDE = 2
COUNTED = {"coins": 999, "quests": 20, "items": 200, "corruption": 37}
"""What the person counts at the end, and the highest number that is believed."""
FOLLOWED = "human_"
"""How the same is named in a position while the person has it followed."""
PERSON, AUTOMA = 1, 2
"""The seats."""


def other(side: Side) -> Side:
    return "automa" if side == "human" else "human"


@dataclass
class Gained:
    """What the Automa has collected; the 20 is not among the corruption tokens."""

    maps: int = 0
    corruption: int = 0
    token_20: bool = False


@dataclass(frozen=True)
class PersonCount:
    """What the person counts at the end (EXP-SCO-05); the corruption includes the 20."""

    coins: int
    quests: int
    items: int
    corruption: int


@dataclass(frozen=True)
class GapLayout:
    """Which gaps touch which location, and whether the owner has looked (EXP-OWN-02)."""

    status: Literal["inferred", "confirmed", "edited"]
    gaps: dict[str, tuple[str, ...]]


@dataclass(frozen=True)
class Switches:
    """How the person wants to be asked and reminded."""

    card_source: str = "app"
    reveal_detail: str = "count"
    excluded_cards_removed: bool = False
    show_unseen_cards: bool = True
    strict_reports: bool = True


def face_down_locations() -> dict[str, Location]:
    """EXP-SET-08"""
    return {name: Location() for name in board().locations}


def automa_deck() -> Deck:
    """EXP-SET-06"""
    return Deck("automa_deck", CARDS, SET_ASIDE)


def start_mechs() -> dict[MechName, str]:
    """EXP-SET-02, EXP-SET-03"""
    return {"north": board().mech["north"].start, "central": board().mech["central"].start}


@dataclass
class State:
    """One position."""

    level: Level
    next: Next
    star_adjustment: int = 0
    first_player: Side = "human"
    mechs: dict[MechName, str] = field(default_factory=start_mechs)
    person_mech: str = field(default_factory=lambda: board().person_start)
    locations: dict[str, Location] = field(default_factory=face_down_locations)
    progress: int = 0
    gained: Gained = field(default_factory=Gained)
    person_stars: int = 0
    person_has_20: bool = False
    deck: Deck = field(default_factory=automa_deck)
    cards: dict[int, DecisionCard] = field(default_factory=lambda: dict(shipped_cards()))
    trigger: Side | None = None
    final_turns_left: list[Side] = field(default_factory=list)
    turns: dict[Side, int] = field(default_factory=lambda: {"human": 0, "automa": 0})
    person_count: PersonCount | None = None
    person_now: dict[str, int] = field(default_factory=dict)
    """What the person has followed of what is counted at the end, by its name in the count."""
    switches: Switches = field(default_factory=Switches)
    gap_layout: GapLayout = field(default_factory=lambda: GapLayout("inferred", board().gaps))

    def copy(self) -> State:
        return replace(
            self,
            mechs=dict(self.mechs),
            locations={name: location.copy() for name, location in self.locations.items()},
            gained=replace(self.gained),
            deck=self.deck.copy(),
            cards=dict(self.cards),
            final_turns_left=list(self.final_turns_left),
            turns=dict(self.turns),
            person_now=dict(self.person_now),
        )

    @property
    def stars(self) -> int:
        """EXP-PRG-02: derived from the marker."""
        return self.level.stars_at(self.progress)

    @property
    def over(self) -> bool:
        return self.next == "scoring" and self.person_count is not None

    @property
    def place_of_20(self) -> str | None:
        """The location with the 20 token."""
        return next(self.places_of_20(), None)

    def places_of_20(self) -> Iterator[str]:
        return (name for name, location in self.locations.items() if location.token_20)

    @property
    def twenties(self) -> int:
        """How many 20 tokens have appeared: there is one in the box."""
        holders = (self.gained.token_20, self.person_has_20)
        return sum(1 for _ in self.places_of_20()) + sum(holders)

    @property
    def overridden(self) -> list[int]:
        """Cards that differ from the shipped ones (EXP-OWN-01)."""
        shipped = shipped_cards()
        return [n for n, card in sorted(self.cards.items()) if not card.same_as(shipped[n])]

    @property
    def coins_per_star(self) -> int:
        """EXP-SCO-04"""
        return self.level.coins.star + self.star_adjustment

    def is_automa_at(self, place: str) -> bool:
        return place in self.mechs.values()

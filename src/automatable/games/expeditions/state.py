"""The facts of a game in progress. All of it is public: hidden cards are nowhere in here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from automatable.core.decks.deck import Deck
from automatable.core.state.declaring import REQUIRED, Told, Way, fact, record
from automatable.core.state.facts import chosen, each, named, number, only_if, written, yes_no
from automatable.games.expeditions.card_text import CARD_TEXTS
from automatable.games.expeditions.components import (
    CARDS,
    MECHS,
    DecisionCard,
    MechName,
    board,
    gaps_at,
    shipped_cards,
)
from automatable.games.expeditions.facts import (
    drawn_cards,
    in_order,
    lying,
    show_cards,
    show_level,
    show_mech,
    sides,
)
from automatable.games.expeditions.levels import ADJUSTMENTS, LEVEL, Level, typed_level
from automatable.games.expeditions.stacks import Location, location_at

Side = Literal["human", "automa"]
Next = Literal["human", "automa", "scoring"]
SET_ASIDE = 2
COUNTED = {"coins": 999, "quests": 20, "items": 200, "corruption": 37}
"""What the person counts at the end, and the highest number that is believed."""
FOLLOWED = "human_"
"""How the same is named in a position while the person has it followed."""
PERSON, AUTOMA = 1, 2
"""The seats."""


def other(side: Side) -> Side:
    return "automa" if side == "human" else "human"


@record
class Gained:
    """What the Automa has collected; the 20 is not among the corruption tokens."""

    maps: int = fact(default=0, shows=number(), rank=5)
    corruption: int = fact(default=0, shows=number(), rank=5)
    token_20: bool = fact(default=False, shows=yes_no("fact-automa_20"), rank=5)


@record(frozen=True)
class PersonCount:
    """What the person counts at the end (EXP-SCO-05); the corruption includes the 20."""

    coins: int
    quests: int
    items: int
    corruption: int


@record(frozen=True)
class GapLayout:
    """Which gaps touch which location, and whether the owner has looked (EXP-OWN-02)."""

    status: Literal["inferred", "confirmed", "edited"] = fact(
        shows=chosen("inferred", "confirmed", "edited", label="fact-layout"), rank=19
    )
    gaps: dict[str, tuple[str, ...]] = fact(
        keys=lambda: board().locations,
        entries=Way(tuple[str, ...], list, gaps_at),
        shows=each("location", named("gap", lambda: board().gap_names, "fact-gaps")),
        rank=20,
    )


@record(frozen=True)
class Switches:
    """How the person wants to be asked and reminded."""

    card_source: Literal["app", "table"] = fact(
        default="app", absent="table", shows=chosen("app", "table", label="fact-source"), rank=14
    )
    reveal_detail: Literal["count", "stack"] = fact(
        default="count", shows=chosen("count", "stack", label="fact-detail"), rank=15
    )
    excluded_cards_removed: bool = False
    show_unseen_cards: bool = True
    strict_reports: bool = True


DECK = {
    "cycle": Told(values=range(1, 10**6), shows=number(), rank=13),
    "drawn": Told(
        name="drawn_this_cycle",
        shows=written("fact-drawn", in_order, rows=drawn_cards, notation=False),
        rank=12,
    ),
}


def face_down_locations() -> dict[str, Location]:
    """All locations as a game begins with them (EXP-SET-08)."""
    return {name: Location() for name in board().locations}


def automa_deck() -> Deck:
    """The deck of the Automa with its cards set aside (EXP-SET-06)."""
    return Deck("automa_deck", CARDS, SET_ASIDE)


def start_mechs() -> dict[MechName, str]:
    """Where its two mechs begin (EXP-SET-02, EXP-SET-03)."""
    return {"north": board().mech["north"].start, "central": board().mech["central"].start}


@record(kw_only=True)
class State:
    """One position."""

    level: Level = fact(way=LEVEL, shows=show_level, typed=typed_level, rank=17)
    star_adjustment: int = fact(
        default=0, shows=chosen(*ADJUSTMENTS, label="option-star_adjustment"), rank=18
    )
    first_player: Side = "human"
    next: Next = fact(shows=chosen("human", "automa", "scoring"), rank=9)
    mechs: dict[MechName, str] = fact(
        factory=start_mechs, spread="{}_mech", keys=MECHS, shows=show_mech, rank=2
    )
    person_mech: str = fact(
        factory=lambda: board().person_start,
        name="human_mech",
        absent=REQUIRED,
        shows=named("location", lambda: board().places, notation=False),
        rank=3,
    )
    locations: dict[str, Location] = fact(
        factory=face_down_locations,
        null=True,
        keys=lambda: board().locations,
        entries=Way(str, str, location_at),
        shows=each("location", written("fact-location", rows=lying)),
        rank=4,
    )
    progress: int = fact(
        default=0,
        name="progress_position",
        absent=REQUIRED,
        shows=number("fact-progress"),
        rank=1,
    )
    gained: Gained = fact(factory=Gained, name="automa_gained")
    person_stars: int = fact(default=0, name="human_stars", shows=number(), rank=7)
    person_has_20: bool = fact(
        default=False, name="human_has_20", shows=yes_no("fact-human_20"), rank=6
    )
    deck: Deck = fact(factory=automa_deck, flat=True, inside=DECK)
    trigger: Side | None = fact(default=None, shows=chosen(None, "human", "automa"), rank=10)
    final_turns_left: list[Side] = fact(
        factory=list, shows=written("fact-final_turns", in_order, rows=sides), rank=11
    )
    turns: dict[Side, int] = fact(
        factory=lambda: {"human": 0, "automa": 0},
        name="turn_numbers",
        keys=("human", "automa"),
        partial=True,
    )
    person_count: PersonCount | None = fact(default=None, name="human_count")
    person_now: dict[str, int] = fact(
        factory=dict,
        spread=f"{FOLLOWED}{{}}",
        keys=COUNTED,
        open=True,
        shows=only_if(lambda state: state.person_count is None, number(counted=True)),
        rank=8,
    )
    """What the person has followed of what is counted at the end, by its name in the count."""
    note: str = fact(default="", since=2, shows=number(), rank=21)
    """What the people at the table want to keep in mind: a house rule, who sits where."""
    switches: Switches = fact(factory=Switches, flat=True)
    gap_layout: GapLayout = fact(factory=lambda: GapLayout("inferred", board().gaps), null=True)
    cards: dict[int, DecisionCard] = fact(
        factory=lambda: dict(shipped_cards()), way=CARD_TEXTS, shows=show_cards, rank=16
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
        """What a star of the Automa is worth (EXP-SCO-04)."""
        return self.level.coins.star + self.star_adjustment

    def is_automa_at(self, place: str) -> bool:
        return place in self.mechs.values()

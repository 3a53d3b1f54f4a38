"""The person's side in a game on screen: everything is known, and nothing is reported.

What the Automa's rules read (resources by region, stars, number of combat cards) follows from
the exact facts here; both are changed together, by the methods of this class alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import ClassVar, Self, TypeVar

from automatable.games.scythe.components import scoring
from automatable.games.scythe.on_screen.components import (
    BOTTOM,
    FACTORY_SECTION,
    PlayerMat,
    Tables,
    built_in,
    mats,
    person_switches,
)
from automatable.games.scythe.state import Person

K = TypeVar("K", int, str)
Goods = dict[str, dict[str, int]]
"""Place, kind, number: only what is there is listed."""
Hand = dict[int, int]
"""Combat cards: value and number."""


def default_switches() -> dict[str, str]:
    return {id: switch.default for id, switch in person_switches().items()}


def change(counts: dict[K, int], key: K, by: int) -> None:
    """More or fewer of something; nothing is listed with 0."""
    counts[key] = counts.get(key, 0) + by
    if not counts[key]:
        del counts[key]


@dataclass
class Player(Person):
    """A person whose side the app plays by the rules (SCY-ON)."""

    on_screen: ClassVar[bool] = True
    popularity: int = 0
    power: int = 0
    coins: int = 0
    combat_cards: int = 0
    mat: str = "industrial"
    switches: dict[str, str] = field(default_factory=default_switches)
    section: str | None = None
    """Where the action token lies."""
    top: list[str] = field(default_factory=list)
    """Cube places of the top row that are uncovered."""
    bottom: dict[str, int] = field(default_factory=dict)
    """Cubes that lie with each bottom action."""
    one_time: list[str] = field(default_factory=list)
    goods: Goods = field(default_factory=dict)
    hand: Hand = field(default_factory=dict)
    objectives: list[int] = field(default_factory=list)
    factory_number: int | None = None
    """Which factory card it is."""
    star_spaces: dict[str, int] = field(default_factory=dict)
    trap_kinds: dict[str, str] = field(default_factory=dict)

    def copy(self) -> Self:
        return replace(
            super().copy(),
            top=list(self.top),
            bottom=dict(self.bottom),
            one_time=list(self.one_time),
            goods={place: dict(kinds) for place, kinds in self.goods.items()},
            hand=dict(self.hand),
            objectives=list(self.objectives),
            star_spaces=dict(self.star_spaces),
            trap_kinds=dict(self.trap_kinds),
        )

    # --- the mat

    @property
    def player_mat(self) -> PlayerMat:
        return mats()[self.mat]

    @property
    def sections(self) -> tuple[str, ...]:
        """Sections from left to right; the factory card is one more (SCY-ON-TURN-05)."""
        own = tuple(section.top for section in self.player_mat.sections)
        return (*own, FACTORY_SECTION) if self.factory_card else own

    def cost(self, action: str) -> int:
        """Open red spaces of a bottom action (SCY-ON-BOT-01)."""
        return self.player_mat.by_bottom[action].cost - self.bottom.get(action, 0)

    def free_slots(self) -> list[str]:
        slots = self.player_mat.by_bottom
        return [action for action in BOTTOM if self.bottom.get(action, 0) < slots[action].slots]

    @property
    def workers_in_play(self) -> int:
        return sum(self.workers.values())

    @property
    def mechs_in_play(self) -> int:
        return sum(self.mechs.values())

    # --- tracks

    def gain_power(self, number: int) -> None:
        self.power = min(scoring().power_max, self.power + number)  # SCY-ON-GEN-07

    def gain_popularity(self, number: int) -> None:
        self.popularity = min(scoring().popularity_max, self.popularity + number)

    # --- resources

    def add_goods(self, place: str, kind: str, number: int) -> None:
        """More of a kind, or with a negative number fewer, on a place (SCY-ON-INVT-10)."""
        if number:
            kinds = self.goods.setdefault(place, {})
            change(kinds, kind, number)
            if not kinds:
                del self.goods[place]
            change(self.resources, place, number)

    def add_resources(self, region: str, kind: str, number: int) -> None:
        self.add_goods(region, kind, number)

    def clear_resources(self, region: str) -> int:
        self.goods.pop(region, None)
        return self.resources.pop(region, 0)

    # --- combat cards and stars

    def add_card(self, value: int, number: int = 1) -> None:
        """A combat card for the hand, or out of it."""
        if number:
            change(self.hand, value, number)
            self.combat_cards += number

    def add_star(self, space: str) -> None:
        super().add_star(space)
        change(self.star_spaces, space, 1)


@dataclass
class Decks:
    """What lies beside the board in a game on screen; the order of no deck is in here."""

    tile: str
    discard: Hand = field(default_factory=dict)
    """Combat cards on the discard pile, face up."""
    known: Hand = field(default_factory=dict)
    """Combat cards that must be in the Automa's hand (SCY-ON-DECK-04)."""
    seen_encounters: list[int] = field(default_factory=list)
    tables: Tables = field(default_factory=built_in)

    def copy(self) -> Decks:
        return replace(
            self,
            discard=dict(self.discard),
            known=dict(self.known),
            seen_encounters=list(self.seen_encounters),
        )

"""The person's side in a game on screen: everything is known, and nothing is reported.

What the Automa's rules read (resources by region, stars, number of combat cards) follows from
the exact facts here; both are changed together, by the methods of this class alone.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, ClassVar, TypeVar

from automatable.core.errors import BadData
from automatable.core.options import ON_SCREEN
from automatable.core.state.declaring import InLine, Way, fact, record
from automatable.core.state.positions import bad_value
from automatable.games.scythe import parts
from automatable.games.scythe.components import BONUSES, factions, scoring
from automatable.games.scythe.on_screen.box_cards import tables_of
from automatable.games.scythe.on_screen.components import (
    BOTTOM,
    CUBES,
    FACTORY_SECTION,
    KINDS,
    STAR_SPACES,
    PlayerMat,
    Tables,
    built_in,
    mats,
    person_switches,
)
from automatable.games.scythe.sides import Move, Person, Places, by_place, start_workers

K = TypeVar("K", int, str)
Goods = dict[str, dict[str, int]]
"""Place, kind, number: only what is there is listed."""
Hand = dict[int, int]
"""Combat cards: value and number."""
VALUES = (5, 4, 3, 2)
FIRST_MAT = "industrial"


# --- how facts look in files


def _listed(names: Collection[str]) -> Way[list[str]]:
    """Some of these, in this order."""
    return Way(list[str], lambda found: [name for name in names if name in found])


def _counted(names: Collection[str]) -> Way[dict[str, int]]:
    return Way(dict[str, int], lambda found: {n: found[n] for n in names if n in found})


def _written_goods(goods: Goods) -> Goods:
    return {place: _counted(KINDS).write(kinds) for place, kinds in by_place(goods).items()}


def _read_goods(told: Goods, path: str) -> Goods:
    lying = {place: {k: n for k, n in kinds.items() if n} for place, kinds in told.items()}
    return {place: kinds for place, kinds in lying.items() if kinds}


def by_value(cards: Hand) -> dict[str, int]:
    return {str(value): cards[value] for value in VALUES if value in cards}


def _read_values(cards: dict[str, int], path: str) -> Hand:
    for value in cards:
        if value not in map(str, VALUES):
            raise bad_value(path, value)
    return {int(value): number for value, number in cards.items() if number}


AS_CARDS = Way(dict[str, int], by_value, _read_values)


def _read_tables(told: dict[str, Any], path: str) -> Tables:
    try:
        return tables_of(told)
    except BadData as mistake:
        raise bad_value(path, mistake) from None


def _of_mat(track: str) -> Callable[[Mapping[str, Any]], int]:
    """What the mat brings (SCY-ON-SET-01)."""
    return lambda got: int(getattr(mats()[got.get("mat", FIRST_MAT)], track))


# --- sides


def default_switches() -> dict[str, str]:
    return {id: switch.default for id, switch in person_switches().items()}


def change(counts: dict[K, int], key: K, by: int) -> None:
    """More or fewer of something; nothing is listed with 0."""
    counts[key] = counts.get(key, 0) + by
    if not counts[key]:
        del counts[key]


def own_seat(state: Any, player: PersonOnScreen) -> tuple[int, ...]:
    """Whose cards these are; all others see how many there are."""
    return (state.seat(player.faction),)


@record
class PersonOnScreen(Person):
    """A person whose side the app plays by the rules (SCY-ON)."""

    tags: ClassVar[Mapping[str, str]] = {"kind": "human", "sit": ON_SCREEN}
    on_screen: ClassVar[bool] = True
    resources: Places = fact(factory=dict, stored=False)
    stars: int = fact(default=0, stored=False)
    combat_stars: int = fact(default=0, stored=False)
    combat_cards: int = fact(default=0, stored=False)
    factory_card: bool = fact(default=False, stored=False)
    structure_bonus: int = fact(default=0, stored=False)
    moved: list[Move] = fact(factory=list, stored=False)
    recruits: list[str] = fact(
        factory=list,
        way=_listed(BONUSES),
        rows=parts.bonuses,
        rank=25,
        line=InLine(24, "recruits"),
    )
    popularity: int = fact(
        default=0,
        null=True,
        absent=_of_mat("popularity"),
        rank=16,
        line=InLine(18, "popularity"),
    )
    power: int = fact(
        default=0,
        null=True,
        absent=lambda got: factions()[got["faction"]].power,
        rank=15,
        line=InLine(13, "power"),
    )
    coins: int = fact(
        default=0, null=True, absent=_of_mat("coins"), rank=17, line=InLine(14, "coins")
    )
    mat: str = fact(default=FIRST_MAT, values=mats, line=InLine(1, "mat", always=True))
    switches: dict[str, str] = fact(
        factory=default_switches, partial=True, line=InLine(2, "switches")
    )
    section: str | None = fact(default=None, line=InLine(19, "section"))
    """Where the action token lies."""
    top: list[str] = fact(factory=list, way=_listed(CUBES), line=InLine(22, "top"))
    """Cube places of the top row that are uncovered."""
    bottom: dict[str, int] = fact(factory=dict, way=_counted(BOTTOM), line=InLine(23, "bottom"))
    """Cubes that lie with each bottom action."""
    one_time: list[str] = fact(
        factory=list,
        way=_listed(BONUSES),
        rows=parts.bonuses,
        rank=26,
        line=InLine(25, "one_time"),
    )
    goods: Goods = fact(
        factory=dict,
        way=Way(Goods, _written_goods, _read_goods),
        rows=parts.goods,
        rank=19,
        line=InLine(26, "goods"),
    )
    hand: Hand = fact(
        factory=dict,
        way=AS_CARDS,
        seen_by=own_seat,
        rows=parts.hand,
        rank=18,
        line=InLine(27, "hand"),
    )
    objectives: list[int] = fact(
        factory=list,
        way=Way(list[int], sorted),
        seen_by=own_seat,
        line=InLine(28, "objectives"),
    )
    factory_number: int | None = fact(default=None, name="factory_card", line=InLine(29, "factory"))
    """Which factory card it is."""
    star_spaces: dict[str, int] = fact(
        factory=dict,
        way=_counted(STAR_SPACES),
        rows=parts.stars,
        rank=27,
        line=InLine(30, "star_spaces"),
    )
    trap_kinds: dict[str, str] = fact(
        factory=dict, way=Way(dict[str, str], by_place), line=InLine(33, "trap_kinds")
    )

    def settle(self) -> None:
        """What follows from the exact facts, after a file was read."""
        lying = {place: sum(kinds.values()) for place, kinds in self.goods.items()}
        self.resources = {place: number for place, number in lying.items() if number}
        self.stars = sum(self.star_spaces.values())
        self.combat_stars = self.star_spaces.get("combat", 0)
        self.combat_cards = sum(self.hand.values())
        self.factory_card = self.factory_number is not None

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


def new_player(faction: str, mat: str, switches: dict[str, str]) -> PersonOnScreen:
    """How a person begins: mat and faction give the tracks (SCY-ON-SET-01, SCY-ON-SET-02)."""
    return PersonOnScreen(
        faction,
        workers=start_workers(faction),
        mat=mat,
        switches={**default_switches(), **switches},
        popularity=mats()[mat].popularity,
        coins=mats()[mat].coins,
        power=factions()[faction].power,
    )


@record
class Decks:
    """What lies beside the board in a game on screen; the order of no deck is in here."""

    tile: str = fact(
        null=True,
        absent=lambda got: next(iter(got.get("tables", built_in()).tiles)),
        line=InLine(7, "tile"),
    )
    discard: Hand = fact(factory=dict, way=AS_CARDS, null=True, line=InLine(8, "discard"))
    """Combat cards on the discard pile, face up."""
    known: Hand = fact(
        name="automa_known", factory=dict, way=AS_CARDS, null=True, line=InLine(9, "known")
    )
    """Combat cards that must be in the Automa's hand (SCY-ON-DECK-04)."""
    seen_encounters: list[int] = fact(factory=list, null=True, line=InLine(10, "encounters"))
    tables: Tables = fact(
        name="box_cards",
        factory=built_in,
        shared=True,
        way=Way(dict[str, Any], lambda tables: tables.own, _read_tables),
        null=True,
        left_out=lambda tables: tables.own is None,
    )

    @classmethod
    def at_set_up(cls) -> Decks:
        return cls(next(iter(built_in().tiles)))

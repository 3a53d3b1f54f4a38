"""The sides of a game in progress: pieces, tracks and piles of persons and Automas."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, ClassVar, Literal

from automatable.core.decks.deck import Deck
from automatable.core.errors import Refused
from automatable.core.state.declaring import InLine, Way, fact, record
from automatable.core.state.positions import refuse_values
from automatable.games.scythe import parts
from automatable.games.scythe.cards import AutomaDeck, read_deck, with_bracket, written_deck
from automatable.games.scythe.components import (
    HOME,
    MAT,
    Level,
    factions,
    levels,
    preset,
    scoring,
    switches,
)
from automatable.games.scythe.map import HOME_BASES, REGIONS, by_reading_order

Places = dict[str, int]
"""How many pieces stand where; pieces on the mat are not listed."""
COMBAT_UNITS = ("mech", "character")
UNITS = ("character", "mech", "worker")
DECK_STREAM = "automa_deck"
_MOVE = re.compile(r"(character|mech|worker)(?: x([1-8]))? (\w+)-(\w+)")


@dataclass(frozen=True)
class Move:
    """Units that changed place: `character E2-E3`, `worker x2 home-G3`."""

    unit: str
    number: int
    start: str
    end: str

    def __str__(self) -> str:
        many = f" x{self.number}" if self.number > 1 else ""
        return f"{self.unit}{many} {self.start}-{self.end}"


def _read_move(text: str, path: str) -> Move:
    match = _MOVE.fullmatch(text)
    if match is None:
        raise Refused("unreadable", token=text)
    unit, number, start, end = match.groups()
    if wrong := [place for place in (start, end) if place not in REGIONS and place != HOME]:
        raise Refused("no_such_region", region=wrong[0])
    return Move(unit, int(number or 1), start, end)


# --- how facts look in files


def by_place(facts: Mapping[str, Any]) -> dict[str, Any]:
    """What lies on places, as one reads the map."""
    return {place: facts[place] for place in by_reading_order(set(facts))}


def in_map_order(found: Iterable[str]) -> list[str]:
    return by_reading_order(set(found))


def start_workers(faction: str) -> Places:
    """A worker on each start region (SCY-SET-01)."""
    return dict.fromkeys(HOME_BASES[faction].start_regions, 1)


def all_switches(level: str, chosen: Mapping[str, int | str]) -> dict[str, int | str]:
    """Every switch: what was chosen, else what the level brings (SCY-R-32)."""
    return {id: chosen.get(id, preset(level, id)) for id in switches()}


def _known_switches(told: dict[str, Any], path: str) -> dict[str, Any]:
    known = switches()
    wrong = [(id, v) for id, v in told.items() if id not in known or v not in known[id].values]
    refuse_values((path, f"{id}={value}") for id, value in wrong)
    return told


def _printed(faction: str) -> AutomaDeck:
    return read_deck("invaders" if factions()[faction].expansion else "base", "deck")


def _remembers(rule: int | str, main_discard: list[int]) -> bool:
    """Whether the last card still counts after the discard pile as it lies (SCY-CLM-07)."""
    return rule == "remembered_card" or bool(main_discard)


def _claimable(got: Mapping[str, Any]) -> bool:
    chosen = all_switches(got.get("level", "automa"), got.get("switches", {}))
    return _remembers(chosen["claim_after_reshuffle"], got.get("main_discard", []))


# --- sides


@record
class Side:
    """The pieces of one faction."""

    faction: str = fact(key=True, values=factions)
    character: str = fact(default=HOME, rows=parts.place, rank=11, line=InLine(10, "character"))
    mechs: Places = fact(
        factory=dict,
        way=Way(Places, by_place),
        rows=parts.counted_places,
        rank=12,
        line=InLine(11, "mechs"),
    )
    workers: Places = fact(
        factory=dict,
        way=Way(Places, by_place),
        null=True,
        absent=lambda got: start_workers(got["faction"]),
        rows=parts.counted_places,
        rank=13,
        line=InLine(12, "workers"),
    )

    def places(self, unit: str) -> Places:
        """Where the units of a kind stand, the home base included."""
        if unit == "character":
            return {} if self.character == MAT else {self.character: 1}
        return self.mechs if unit == "mech" else self.workers

    def count(self, unit: str, place: str) -> int:
        if unit == "character":
            return int(self.character == place != MAT)
        return (self.mechs if unit == "mech" else self.workers).get(place, 0)

    def units_on(self, place: str) -> int:
        return self.combat_units_on(place) + self.workers.get(place, 0)

    def combat_units_on(self, place: str) -> int:
        return (self.character == place != MAT) + self.mechs.get(place, 0)

    def stands(self) -> Iterator[tuple[str, str, int]]:
        """Unit, region and number of everything on the map; home bases are no regions."""
        for unit in UNITS:
            for place, number in self.places(unit).items():
                if place in REGIONS:  # SCY-ON-AUT-11: bases of absent factions neither
                    yield unit, place, number

    def combat_regions(self) -> set[str]:
        """Regions on which combat units stand."""
        return {place for unit, place, _ in self.stands() if unit != "worker"}

    def regions(self) -> set[str]:
        return {place for _, place, _ in self.stands()}

    def in_play(self) -> int:
        """Units on the map and in the home base (SCY-R-19)."""
        return sum(sum(self.places(unit).values()) for unit in UNITS)

    def on_mat(self, unit: str) -> int:
        limit = {"character": 1, "mech": scoring().mechs, "worker": scoring().workers}[unit]
        return limit - sum(self.places(unit).values())

    def lift(self, unit: str, place: str, number: int = 1) -> None:
        """Take units off a place; from the mat they need not be taken."""
        if unit == "character":
            self.character = MAT
        elif place != MAT:
            _add(self.places(unit), place, -number)

    def put(self, unit: str, place: str, number: int = 1) -> None:
        if unit == "character":
            self.character = place
        elif place != MAT:
            _add(self.places(unit), place, number)

    def move(self, move: Move) -> None:
        self.lift(move.unit, move.start, move.number)
        self.put(move.unit, move.end, move.number)

    def send(self, units: Iterable[str], start: str, end: str) -> None:
        """All units of these kinds on a place go to another one."""
        for unit in units:
            if number := self.count(unit, start):
                self.move(Move(unit, number, start, end))


def _add(places: Places, place: str, number: int) -> None:
    places[place] = places.get(place, 0) + number
    if not places[place]:
        del places[place]


@record
class Person(Side):
    """A person's side; None is a fact the app was not told."""

    tags: ClassVar[Mapping[str, str]] = {"kind": "human"}
    on_screen: ClassVar[bool] = False
    """Whether the app enforces this side and knows all of it."""
    abilities: list[str] = fact(
        factory=list,
        way=Way(list[str], sorted),
        rows=parts.abilities,
        rank=14,
        line=InLine(20, "abilities"),
    )
    structures: dict[str, str] = fact(
        factory=dict,
        way=Way(dict[str, str], by_place),
        rows=parts.structures,
        rank=24,
        line=InLine(21, "structures"),
    )
    structure_bonus: int = fact(default=0, line=InLine(22, "bonus"))
    resources: Places = fact(
        factory=dict,
        way=Way(Places, by_place),
        rows=parts.counted_places,
        rank=25,
        line=InLine(23, "resources"),
    )
    recruits: list[str] = fact(
        factory=list,
        way=Way(list[str], sorted),
        rows=parts.bonuses,
        rank=23,
        line=InLine(24, "recruits"),
    )
    stars: int = fact(default=0, rank=21, line=InLine(25, "stars"))
    """All stars, those for combats included."""
    combat_stars: int = fact(default=0, rank=22, line=InLine(16, "combat_stars"))
    popularity: int | None = fact(default=None, rank=27, line=InLine(26, "popularity"))
    power: int | None = fact(default=None, rank=26, line=InLine(13, "power"))
    coins: int | None = fact(default=None, rank=28, line=InLine(14, "coins"))
    combat_cards: int | None = fact(default=None, rank=29, line=InLine(15, "cards"))
    factory_card: bool = fact(default=False, rank=30, line=InLine(17, "factory_card"))
    flags: list[str] = fact(
        factory=list, way=Way(list[str], in_map_order), line=InLine(31, "flags")
    )
    traps: dict[str, bool] = fact(
        factory=dict, way=Way(dict[str, bool], by_place), line=InLine(32, "traps")
    )
    """Region of each trap, and whether it is armed."""
    moved: list[Move] = fact(
        factory=list, entries=Way(str, str, _read_move), line=InLine(33, "moved")
    )
    """What was moved in this turn: units in open combats may have to go back (SCY-END-03)."""

    @property
    def mines(self) -> set[str]:
        return {region for region, kind in self.structures.items() if kind == "mine"}

    def has(self, ability: str) -> bool:
        return ability in self.abilities

    def add_star(self, space: str) -> None:
        self.stars += 1
        self.combat_stars += space == "combat"

    def add_resources(self, region: str, kind: str, number: int) -> None:
        """Resources from the supply; of which kind only the board shows."""
        self.resources[region] = self.resources.get(region, 0) + number

    def clear_resources(self, region: str) -> int:
        """All go back to the supply; how many there were."""
        return self.resources.pop(region, 0)


@record
class Automa(Side):
    """An Automa's side: no structures, recruits, resources or player mat.

    SCY-GEN-02, SCY-GEN-04
    """

    tags: ClassVar[Mapping[str, str]] = {"kind": "automa"}
    derived: ClassVar[Mapping[str, Callable[[Automa], Any]]] = {
        "scheme": attrgetter("scheme"),
        "no_water": attrgetter("no_water"),
        "progress_stars": attrgetter("progress_stars"),
        "cards_left": attrgetter("deck.left"),
    }
    level: str = fact(default="automa", values=levels, line=InLine(1, "level", always=True))
    switches: dict[str, int | str] = fact(
        factory=dict, way=Way(dict[str, Any], dict, _known_switches), line=InLine(4, "switches")
    )
    """Every switch with its value: the level's presets and what was chosen."""
    cards: AutomaDeck = fact(
        name="deck",
        kw_only=True,
        shared=True,
        way=Way(Any, written_deck, read_deck),
        null=True,
        absent=lambda got: _printed(got["faction"]),
        line=InLine(2, "deck"),
    )
    dealer: Literal["app", "table"] = fact(default="table", line=InLine(3, "dealer"))
    """Who draws the Automa cards: the app, or the person from the physical deck."""
    power: int = fact(
        default=0,
        null=True,
        absent=lambda got: factions()[got["faction"]].power,
        rank=1,
        line=InLine(13, "power"),
    )
    coins: int = fact(
        default=0,
        null=True,
        absent=lambda got: scoring().automa_coins,
        rank=2,
        line=InLine(14, "coins"),
    )
    combat_cards: int = fact(
        default=0,
        null=True,
        absent=lambda got: factions()[got["faction"]].combat_cards,
        rank=3,
        line=InLine(15, "cards"),
    )
    combat_stars: int = fact(default=0, rank=14, line=InLine(16, "combat_stars"))
    power_star: bool = fact(default=False, rank=15, line=InLine(40, "power_star"))
    factory_card: bool = fact(default=False, rank=16, line=InLine(17, "factory_card"))
    progress: int = fact(default=0, rank=4, line=InLine(5, "progress"))
    cycle: int = fact(default=1, line=InLine(41, "cycle"))
    """Which shuffle this is: 1 for the one at set-up."""
    main_discard: list[int] = fact(
        factory=list, rows=parts.automa_cards, rank=17, line=InLine(42, "main")
    )
    combat_discard: list[int] = fact(
        factory=list, rows=parts.automa_cards, rank=18, line=InLine(43, "combat")
    )
    last_main_card: int | None = fact(default=None, rank=19, line=InLine(44, "last"))
    claimable: bool = fact(default=True, null=True, absent=_claimable, line=InLine(45, "claimable"))
    """Whether the last card may be claimed with in the latest turn of a person (SCY-CLM-07)."""

    @property
    def deck(self) -> Deck:
        """The draw pile; what is drawn from it goes onto one of the discard piles."""
        drawn = self.main_discard + self.combat_discard
        return Deck(f"{DECK_STREAM}/{self.faction}", self.cards.numbers, 0, self.cycle, drawn)

    @property
    def remembers_card(self) -> bool:
        return _remembers(self.switches["claim_after_reshuffle"], self.main_discard)

    @property
    def popularity(self) -> int:
        return scoring().automa_popularity  # SCY-GEN-03

    @property
    def progress_card(self) -> Level:
        return levels()[self.level]

    @property
    def scheme(self) -> str:
        """SCY-TURN-05, SCY-PROG-04: progress stars alone lead to it (SCY-PROG-06)."""
        return "II" if self.progress >= self.progress_card.switch_space else "I"

    @property
    def no_water(self) -> bool:
        """The marker lies on a no-water space (SCY-PROG-02)."""
        return self.progress <= self.progress_card.last_no_water

    @property
    def progress_stars(self) -> int:
        return self.progress_card.stars_at(self.progress)

    @property
    def stars(self) -> int:
        """The three ways to a star (SCY-STAR-01)."""
        return self.progress_stars + self.combat_stars + self.power_star

    def on(self, switch: str) -> bool:
        return self.switches[switch] == "on"

    def number(self, switch: str) -> int:
        return int(self.switches[switch])

    def settle(self) -> None:
        """What the level and the switches bring, after a file was read."""
        self.switches = all_switches(self.level, self.switches)
        self.cards = with_bracket(self.cards, str(self.switches["invaders_card_8_bracket"]))

"""The facts of a game in progress: sides by faction, tokens, whose turn it is.

Nothing here assumes how many Automas or persons there are; "the enemies" are a function of
the side. Hidden things (deck order, values of the Automa's combat cards) are nowhere in here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, ClassVar, Self

from automatable.core.deck import Deck
from automatable.games.scythe.cards import AutomaDeck
from automatable.games.scythe.components import (
    HOME,
    MAT,
    Level,
    levels,
    preset,
    scoring,
    switches,
)
from automatable.games.scythe.map import FACTORY, REGIONS, home_distance

if TYPE_CHECKING:
    from automatable.games.scythe.on_screen.player import Decks
    from automatable.games.scythe.on_screen.within import Within

Places = dict[str, int]
"""How many pieces stand where; pieces on the mat are not listed."""
COMBAT_UNITS = ("mech", "character")
UNITS = ("character", "mech", "worker")
PHASES = ("human", "combats", "after_combats", "automa", "scoring", "over")


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


@dataclass
class Side:
    """The pieces of one faction."""

    faction: str
    character: str = HOME
    mechs: Places = field(default_factory=dict)
    workers: Places = field(default_factory=dict)
    combat_stars: int = 0
    factory_card: bool = False

    def places(self, unit: str) -> Places:
        """Where the units of a kind stand, the home base included."""
        if unit == "character":
            return {} if self.character == MAT else {self.character: 1}
        return self.mechs if unit == "mech" else self.workers

    def count(self, unit: str, place: str) -> int:
        return self.places(unit).get(place, 0)

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


@dataclass
class Person(Side):
    """A person's side; None is a fact the app was not told."""

    on_screen: ClassVar[bool] = False
    """Whether the app enforces this side and knows all of it."""
    abilities: list[str] = field(default_factory=list)
    structures: dict[str, str] = field(default_factory=dict)
    structure_bonus: int = 0
    resources: Places = field(default_factory=dict)
    recruits: list[str] = field(default_factory=list)
    stars: int = 0
    """All stars, those for combats included."""
    popularity: int | None = None
    power: int | None = None
    coins: int | None = None
    combat_cards: int | None = None
    flags: list[str] = field(default_factory=list)
    traps: dict[str, bool] = field(default_factory=dict)
    """Region of each trap, and whether it is armed."""
    moved: list[Move] = field(default_factory=list)
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

    def copy(self) -> Self:
        return replace(
            self,
            mechs=dict(self.mechs),
            workers=dict(self.workers),
            abilities=list(self.abilities),
            structures=dict(self.structures),
            resources=dict(self.resources),
            recruits=list(self.recruits),
            flags=list(self.flags),
            traps=dict(self.traps),
            moved=list(self.moved),
        )


@dataclass
class Automa(Side):
    """An Automa's side: no structures, recruits, resources or player mat.

    SCY-GEN-02, SCY-GEN-04
    """

    level: str = "automa"
    switches: dict[str, int | str] = field(default_factory=dict)
    """Every switch with its value: the level's presets and what was chosen."""
    power: int = 0
    coins: int = 0
    combat_cards: int = 0
    progress: int = 0
    power_star: bool = False
    cards: AutomaDeck = field(kw_only=True)
    deck: Deck = field(kw_only=True)
    combat_discard: list[int] = field(default_factory=list)
    last_main_card: int | None = None
    claimable: bool = True
    """Whether the last card may be claimed with in the latest turn of a person (SCY-CLM-07)."""
    dealer: str = "table"
    """Who draws the Automa cards: the app, or the person from the physical deck."""

    @property
    def remembers_card(self) -> bool:
        """Whether the last card still counts after the discard pile as it lies (SCY-CLM-07)."""
        rule = self.switches["claim_after_reshuffle"]
        return rule == "remembered_card" or bool(self.main_discard)

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

    @property
    def main_discard(self) -> list[int]:
        return [card for card in self.deck.drawn if card not in self.combat_discard]

    def on(self, switch: str) -> bool:
        return self.switches[switch] == "on"

    def number(self, switch: str) -> int:
        return int(self.switches[switch])

    def copy(self) -> Automa:
        return replace(
            self,
            mechs=dict(self.mechs),
            workers=dict(self.workers),
            switches=dict(self.switches),
            deck=self.deck.copy(),
            combat_discard=list(self.combat_discard),
        )


@dataclass
class State:
    """One position."""

    sides: dict[str, Person | Automa]
    """By faction, in the order of turns."""
    encounter_tokens: list[str]
    to_move: str
    phase: str = "human"
    turn: int = 1
    """Rounds: a person's turn and the Automa turn after it have the same number."""
    fighting: str | None = None
    """The region of the combat that a person has begun and not yet fought."""
    ended_by: str | None = None
    """The faction that placed its sixth star."""
    decks: Decks | None = None
    """What lies beside the board, in a game on screen."""
    within: Within | None = field(default=None, compare=False)
    """Where the running turn of a person on screen began, and their answers since."""

    def copy(self) -> State:
        sides = {faction: side.copy() for faction, side in self.sides.items()}
        decks = self.decks and self.decks.copy()
        tokens = list(self.encounter_tokens)
        return replace(self, sides=sides, encounter_tokens=tokens, decks=decks)

    @property
    def persons(self) -> list[Person]:
        return [side for side in self.sides.values() if isinstance(side, Person)]

    @property
    def automas(self) -> list[Automa]:
        return [side for side in self.sides.values() if isinstance(side, Automa)]

    @property
    def person(self) -> Person:
        """The person whose turn it is, or whom the Automa's turn concerns."""
        side = self.sides[self.to_move]
        return side if isinstance(side, Person) else self.persons[0]

    @property
    def next_automa(self) -> Automa:
        """The Automa whose turn it is, or comes next."""
        order = list(self.sides)
        start = order.index(self.to_move)
        following = (self.sides[faction] for faction in order[start:] + order[:start])
        return next(side for side in following if isinstance(side, Automa))

    def automa(self, faction: str) -> Automa:
        side = self.sides[faction]
        assert isinstance(side, Automa)
        return side

    def enemies(self, side: Person | Automa) -> list[Person | Automa]:
        """An Automa's enemies are the persons, a person's are the Automas (SCY-GEN-07)."""
        kind = Person if isinstance(side, Automa) else Automa
        return [other for other in self.sides.values() if isinstance(other, kind)]

    def person_enemies(self, automa: Automa) -> list[Person]:
        return [side for side in self.enemies(automa) if isinstance(side, Person)]

    def automa_enemies(self, person: Person) -> list[Automa]:
        return [side for side in self.enemies(person) if isinstance(side, Automa)]

    def enemy_units_on(self, side: Person | Automa, region: str) -> int:
        return sum(enemy.units_on(region) for enemy in self.enemies(side))

    def enemy_combat_units_on(self, side: Person | Automa, region: str) -> int:
        return sum(enemy.combat_units_on(region) for enemy in self.enemies(side))

    def contested(self, side: Person | Automa) -> list[str]:
        """Regions where combat units of a side stand beside enemy ones (SCY-CMB-01)."""
        own = side.combat_regions()
        enemy = set().union(*(e.combat_regions() for e in self.enemies(side)))
        return [region for region in REGIONS if region in own & enemy]

    def defender(self, side: Person | Automa, region: str) -> Person | Automa:
        """Whom a side meets on a region."""
        return next(enemy for enemy in self.enemies(side) if enemy.combat_units_on(region))

    @property
    def factory_cards_left(self) -> int:
        return scoring().factory_cards - sum(side.factory_card for side in self.sides.values())

    @property
    def game_over(self) -> bool:
        return self.phase == "over"

    def seat(self, faction: str) -> int:
        return list(self.sides).index(faction) + 1

    def seat_name(self, faction: str) -> str:
        """The message key of a seat."""
        return "person" if isinstance(self.sides[faction], Person) else "automa"

    def end(self, faction: str) -> None:
        """The game ends the moment a sixth star is placed (SCY-END-01)."""
        if self.ended_by is None:
            self.ended_by = faction


def controls(state: State, side: Person | Automa, region: str) -> bool:
    """At least one unit, or a structure that no enemy stands on (SCY-SCO-07).

    An armed trap holds a region without any units and enemy structure (SCY-INV-05).
    """
    if side.units_on(region):
        return True
    if not isinstance(side, Person) or state.enemy_units_on(side, region):
        return False
    if region in side.structures:
        return True
    return side.traps.get(region, False) and not _built_on(state, side, region)


def _built_on(state: State, side: Person, region: str) -> bool:
    others = [other for other in state.sides.values() if other is not side]
    built = any(isinstance(other, Person) and region in other.structures for other in others)
    return built or any(other.units_on(region) for other in others)


def controlled(state: State, side: Person | Automa) -> list[str]:
    """All that it holds, in the order of the map: nothing is far from its own pieces."""
    near = side.regions()
    if isinstance(side, Person):
        near.update(side.structures, side.traps)
    return [region for region in REGIONS if region in near and controls(state, side, region)]


def region_count(state: State, side: Person | Automa) -> int:
    """Controlled regions; the factory counts as three (SCY-SCO-02), a flag as one more."""
    held = controlled(state, side)
    count = len(held) + (scoring().factory_regions - 1) * (FACTORY in held)
    if isinstance(side, Person):
        count += sum(region in held for region in side.flags if not _at_home(side, region))
    return count


def _at_home(side: Person, region: str) -> bool:
    """Flags beside the own home base count nothing (SCY-INV-05)."""
    return home_distance(region, side.faction) == 1


def all_switches(level: str, chosen: Mapping[str, int | str]) -> dict[str, int | str]:
    """Every switch: what was chosen, else what the level brings (SCY-R-32)."""
    return {id: chosen.get(id, preset(level, id)) for id in switches()}

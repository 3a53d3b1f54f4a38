"""The facts of a game in progress. All of it is public: hidden cards are nowhere in here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import TypeVar

from automatable.core.events import Ref
from automatable.games.age_of_innovation.components import (
    DISCIPLINES,
    Faction,
    FinalTile,
    Level,
    RoundTile,
    base_game,
    factions,
    final_tiles,
    round_tiles,
)
from automatable.games.age_of_innovation.deck import AutomaDeck
from automatable.games.age_of_innovation.land import INFINITE, Board, board
from automatable.games.age_of_innovation.owner_deck import Box

T = TypeVar("T")
AUTOMA = "automa"
PHASES = ("set_up", "play", "round_end", "final", "over")
FINAL_ROUND = 6
MOST_POINTS = 999
"""The highest number of points that is believed."""


def no_knowledge() -> dict[str, int]:
    return dict.fromkeys(DISCIPLINES, 0)


def free_spaces() -> dict[str, list[str | None]]:
    """Four spaces below each discipline: 3, 2, 2, 2."""
    spaces = len(base_game().knowledge.scholar_spaces)
    return {discipline: [None] * spaces for discipline in DISCIPLINES}


@dataclass
class AutomaBuilding:
    """One of her buildings; a marked one lies with a power token (AOI-FW-05)."""

    type: str
    marked: bool


@dataclass
class PersonBuilding:
    """A person's building; neutral ones belong to the person who placed them (AOI-R-27)."""

    person: int
    type: str
    neutral: bool = False
    annex: int = 0

    @property
    def power(self) -> int:
        """AOI-GEN-16"""
        pieces = base_game().buildings
        return pieces.power_value[self.type] + self.annex * pieces.annex_power


@dataclass
class Person:
    """What is tracked of a person; points and area are told at the end.

    Points may be followed before: `points_now` are the last ones told.
    """

    home: str
    faction: str | None = None
    bonus: int | None = None
    sailing: int | None = None
    area: int | None = None
    points: int | None = None
    points_now: int | None = None


@dataclass
class State:
    """One position. Participants are `automa`, `person_1` and, with two persons, `person_2`."""

    board_side: str
    level_id: str
    faction_id: str
    automa_home: str
    people: list[Person]
    box: Box
    round_tiles: list[str]
    final_tile: str
    deck: AutomaDeck
    innovations: list[str]
    turn_order: list[str]
    to_move: str
    phase: str = "set_up"
    round: int = 1
    passed: list[str] = field(default_factory=list)
    youth_terrain: str | None = None
    bridges_connect_everyone: bool = False
    powermongers_trigger: str = "taken"
    light: bool = False
    """Nothing is reported: what a card needs is asked for (AOI-LIGHT-01)."""
    seen: list[str] = field(default_factory=list)
    """The light way: what was told since the person's last turn, as `sight` names facts."""
    dealer: str = "table"
    """Who draws her cards; a matter of the match, not of the position."""
    terrain_tiles: dict[str, str] = field(default_factory=dict)
    """Hexes whose terrain was changed, with their present terrain (AOI-PRI-03)."""
    automa_buildings: dict[str, AutomaBuilding] = field(default_factory=dict)
    person_buildings: dict[str, PersonBuilding] = field(default_factory=dict)
    bridges: dict[tuple[str, str], int] = field(default_factory=dict)
    """Bridges of the persons by the two hexes they join, in reading order."""
    knowledge: dict[str, dict[str, int]] = field(default_factory=dict)
    scholars_left: int = field(default_factory=lambda: base_game().buildings.scholars)
    scholar_spaces: dict[str, list[str | None]] = field(default_factory=free_spaces)
    power_actions_covered: list[int] = field(default_factory=list)
    book_actions_covered: list[int] = field(default_factory=list)
    innovations_automa: int = 0
    bonus_display: list[int | None] = field(default_factory=lambda: [None, None, None])
    bonus_automa: int | None = None
    points_automa: int = field(default_factory=lambda: base_game().scoring.start_points)
    end_points_automa: int | None = None
    """End scoring of a partial faction, told by the person (AOI-END-06)."""
    palaces: list[int] | None = None
    """Palace tiles, book actions by place and innovations by place; none if they are not named,
    for no rule of hers needs their names (AOI-SET-20)."""
    book_actions: list[int] | None = None
    innovation_tiles: dict[str, str] | None = None
    markers: dict[str, list[str]] = field(default_factory=dict)
    excluded_hexes: list[str] = field(default_factory=list)

    def copy(self) -> State:
        return replace(
            self,
            people=[replace(person) for person in self.people],
            round_tiles=list(self.round_tiles),
            deck=self.deck.copy(),
            innovations=list(self.innovations),
            turn_order=list(self.turn_order),
            passed=list(self.passed),
            seen=list(self.seen),
            terrain_tiles=dict(self.terrain_tiles),
            automa_buildings={hex: replace(b) for hex, b in self.automa_buildings.items()},
            person_buildings={hex: replace(b) for hex, b in self.person_buildings.items()},
            bridges=dict(self.bridges),
            knowledge={who: dict(levels) for who, levels in self.knowledge.items()},
            scholar_spaces={d: list(spaces) for d, spaces in self.scholar_spaces.items()},
            power_actions_covered=list(self.power_actions_covered),
            book_actions_covered=list(self.book_actions_covered),
            bonus_display=list(self.bonus_display),
            palaces=copied(self.palaces, list),
            book_actions=copied(self.book_actions, list),
            innovation_tiles=copied(self.innovation_tiles, dict),
            markers={hex: list(found) for hex, found in self.markers.items()},
            excluded_hexes=list(self.excluded_hexes),
        )

    # --- what is printed

    @property
    def board(self) -> Board:
        return board(self.board_side)

    @property
    def level(self) -> Level:
        return self.box.levels[self.level_id]

    @property
    def faction(self) -> Faction:
        return factions()[self.faction_id]

    @property
    def ship(self) -> int:
        """AOI-LVL-01"""
        return self.level.ship_by_round[self.round - 1]

    @property
    def x(self) -> int:
        """AOI-LVL-02"""
        return self.level.x_by_round[self.round - 1]

    @property
    def tile(self) -> RoundTile | FinalTile:
        """The tile that counts for her: in round 6 the final tile alone (AOI-PASS-08)."""
        if self.round == FINAL_ROUND:
            return final_tiles()[self.final_tile]
        return round_tiles()[self.round_tiles[self.round - 1]]

    @property
    def tile_points(self) -> int:
        """AOI-PASS-01, AOI-PASS-08"""
        tile = self.tile
        if isinstance(tile, FinalTile):
            return tile.automa_points
        return tile.automa_points[0 if self.round <= 3 else 1]

    @property
    def own_terrains(self) -> set[str]:
        """Her home, and the youth terrain if the owner's card says so (AOI-FCT-08)."""
        owner = self.box.owner
        if self.youth_terrain and owner is not None and owner.symbionts.youth_is_own_terrain:
            return {self.automa_home, self.youth_terrain}
        return {self.automa_home}

    # --- who is who

    @property
    def persons(self) -> list[str]:
        return [f"person_{n}" for n in range(1, len(self.people) + 1)]

    @property
    def participants(self) -> list[str]:
        return [AUTOMA, *self.persons]

    def person(self, who: str) -> Person:
        return self.people[number_of(who) - 1]

    def seat_name(self, who: str) -> str:
        """The message key of a participant: `person` when there is only one."""
        return "person" if who == "person_1" and len(self.people) == 1 else who

    # --- names, where they were told

    def book_at(self, place: int) -> Ref | None:
        return None if self.book_actions is None else Ref("book", self.book_actions[place - 1])

    def innovation_at(self, place: str) -> Ref | None:
        tiles = self.innovation_tiles
        return None if tiles is None else Ref("innovation_tile", tiles[place])

    # --- the map

    def terrain(self, hex: str) -> str:
        """AOI-PRI-03"""
        return self.terrain_tiles.get(hex, self.board.printed[hex])

    def is_empty(self, hex: str) -> bool:
        """AOI-BLD-03: land without any building (AOI-R-40)."""
        taken = hex in self.automa_buildings or hex in self.person_buildings
        return self.board.is_land(hex) and not taken

    def adjacent(self, hex: str) -> Iterable[str]:
        """Directly adjacent hexes (AOI-REACH-01); bridges only by the switch (AOI-REACH-05).

        AOI-R-17
        """
        return self.board.adjacent[hex] | self._across_bridges(hex)

    def in_reach(self, hex: str, ship: int) -> Iterable[str]:
        """AOI-REACH-02"""
        return self.board.in_reach[ship][hex] | self._across_bridges(hex)

    def _across_bridges(self, hex: str) -> set[str]:
        if not self.bridges_connect_everyone:
            return set()
        return {b if a == hex else a for a, b in self.bridges if hex in (a, b)}

    def distances(self, starts: Iterable[str]) -> dict[str, int]:
        """Steps from the nearest start around the buildings of the persons (AOI-DIST-05)."""
        return self.board.distances(starts, self.person_buildings)

    def hexes_of_automa(self, marked: bool) -> list[str]:
        return [hex for hex, found in self.automa_buildings.items() if found.marked == marked]

    @property
    def gap(self) -> int:
        """AOI-DIST-09: the least distance between the two areas."""
        steps = self.distances(self.hexes_of_automa(True))
        found = (steps.get(hex, INFINITE) for hex in self.hexes_of_automa(False))
        return min(found, default=INFINITE)

    def power_for(self, person: int, hex: str) -> int:
        """What a build or upgrade on a hex offers one person (AOI-GEN-12)."""
        touching = (self.person_buildings.get(other) for other in self.adjacent(hex))
        return sum(found.power for found in touching if found and found.person == person)

    def power_offered(self, hex: str) -> int:
        """The sum over all persons (AOI-TWO-07, AOI-R-07)."""
        return sum(self.power_for(person, hex) for person in range(1, len(self.people) + 1))

    def automa_supply(self, type: str) -> int:
        """AOI-SET-15"""
        on_board = sum(found.type == type for found in self.automa_buildings.values())
        return base_game().buildings.supply[type] - on_board


def copied(told: T | None, copy: Callable[[T], T]) -> T | None:
    return None if told is None else copy(told)


def number_of(who: str) -> int:
    """1 for `person_1`, 2 for `person_2`."""
    return int(who.removeprefix("person_"))

"""The facts of a game in progress. All of it is public: hidden cards are nowhere in here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from automatable.core.errors import BadData
from automatable.core.state.declaring import REQUIRED, Way, fact, record
from automatable.core.state.positions import bad_value
from automatable.core.turns.events import Ref
from automatable.core.turns.turn_so_far import TurnSoFar
from automatable.games.age_of_innovation import facts as page
from automatable.games.age_of_innovation.components import (
    AUTOMA,
    BUILDINGS,
    DISCIPLINES,
    FINAL_ROUND,
    MOST_POINTS,
    NEUTRAL,
    TERRAINS,
    Dealer,
    Faction,
    FinalTile,
    Level,
    Phase,
    RoundTile,
    base_game,
    factions,
    final_tiles,
    innovation_places,
    person_factions,
    round_tiles,
)
from automatable.games.age_of_innovation.deck import AutomaDeck
from automatable.games.age_of_innovation.land import INFINITE, SIDES, Board, board
from automatable.games.age_of_innovation.on_screen.player import PersonOnScreen
from automatable.games.age_of_innovation.owner_deck import Box, box_of

MISPRINT = {"alptraua": "alptrauma"}
"""The booklet prints the name of level 5 once without its m (AOI-R-01)."""


def no_knowledge() -> dict[str, int]:
    return dict.fromkeys(DISCIPLINES, 0)


def free_spaces() -> dict[str, list[str | None]]:
    """Four spaces below each discipline: 3, 2, 2, 2."""
    spaces = len(base_game().knowledge.scholar_spaces)
    return {discipline: [None] * spaces for discipline in DISCIPLINES}


def unnamed_bonuses() -> list[int | None]:
    return [None, None, None]


def bonuses() -> tuple[int | None, ...]:
    return (None, *base_game().bonuses.ids)


def _box(contents: Any, path: str) -> Box:
    try:
        return box_of(contents)
    except BadData as error:
        raise bad_value(path, error) from None


def _written_box(box: Box) -> dict[str, Any] | None:
    return None if box.contents is None else dict(box.contents)


def _bridges(told: dict[str, int], path: str) -> dict[tuple[str, str], int]:
    """Written `C7-D8`."""
    if wrong := [pair for pair in told if pair.count("-") != 1]:
        raise bad_value(path, wrong[0])
    pairs = ((pair.partition("-"), person) for pair, person in told.items())
    return {(one, other): person for (one, _, other), person in pairs}


def _written_bridges(bridges: dict[tuple[str, str], int]) -> dict[str, int]:
    return {f"{a}-{b}": person for (a, b), person in bridges.items()}


@record
class AutomaBuilding:
    """One of her buildings; a marked one lies with a power token (AOI-FW-05)."""

    type: str = fact(values=BUILDINGS)
    marked: bool


@record
class PersonBuilding:
    """A person's building; neutral ones belong to the person who placed them (AOI-R-27)."""

    person: int = fact(name="human")
    type: str = fact(values=NEUTRAL)
    neutral: bool = False
    annex: int = fact(default=0, values=(0, 1))

    @property
    def power(self) -> int:
        """The power value of a building, with its annex (AOI-GEN-16)."""
        pieces = base_game().buildings
        return pieces.power_value[self.type] + self.annex * pieces.annex_power


@record
class Person:
    """What is tracked of a person; points and area are reported at the end.

    Points may be followed before: `points_now` are the last ones told.
    """

    home: str = fact(values=TERRAINS, shows=page.of_person("fact-home", lambda: TERRAINS), rank=32)
    faction: str | None = fact(
        default=None,
        values=lambda: (None, *person_factions()),
        shows=page.of_person("fact-human_faction", lambda: (None, *person_factions())),
        rank=33,
    )
    bonus: int | None = fact(
        default=None, values=bonuses, shows=page.of_person("fact-bonus", bonuses), rank=31
    )
    points_now: int | None = fact(
        default=None,
        left_out=None,
        values=(None, *range(MOST_POINTS + 1)),
        shows=page.followed(until="points"),
        rank=2,
    )
    sailing: int | None = fact(
        default=None,
        values=(None, 0, 1, 2, 3),
        shows=page.followed(until="area"),
        rank=2,
    )
    area: int | None = fact(default=None, shows=page.told_late, rank=41)
    points: int | None = fact(default=None, shows=page.told_late, rank=42)


@record
class Switches:
    """How some rules are read at this table."""

    bridges_connect_everyone: bool = False
    powermongers_trigger: Literal["taken", "offered"] = "taken"


@record
class Sight:
    """The light way: nothing is reported, and what a card needs is asked for (AOI-LIGHT-01)."""

    light: bool = False
    seen: list[str] = fact(factory=list)
    """What was reported since the person's last turn, as `sight` names facts."""


@record(kw_only=True)
class State:
    """One position. Participants are `automa`, `person_1` and, with two persons, `person_2`."""

    board_side: str = fact(values=SIDES)
    level_id: str = fact(
        name="level",
        way=Way(str, str, lambda id, path: MISPRINT.get(id, id)),
        shows=page.level,
        rank=34,
    )
    faction_id: str = fact(name="faction", values=factions)
    automa_home: str = fact(
        values=TERRAINS, shows=page.hers("fact-home", lambda: TERRAINS), rank=30
    )
    people: dict[str, Person] = fact(name="persons")
    box: Box = fact(
        name="owner",
        way=Way(Any, _written_box, _box),
        absent=lambda got: box_of(None),
        shared=True,
    )
    """What the owner's printing has, where it differs."""
    round_tiles: list[str] = fact(values=round_tiles, shows=page.round_tiles, rank=26)
    final_tile: str = fact(values=final_tiles, shows=page.final_tile, rank=27)
    deck: AutomaDeck
    innovations: list[str] = fact(
        null=True,
        absent=lambda got: list(innovation_places(len(got["people"]))),
        shows=page.innovations,
        rank=11,
    )
    turn_order: list[str] = fact(shows=page.row_of_seats, rank=18)
    to_move: str = fact(shows=page.to_move, rank=16)
    phase: Phase = fact(default="set_up", absent="play", shows=page.phase, rank=17)
    round: int = fact(default=1, values=range(1, FINAL_ROUND + 1), shows=page.number(), rank=15)
    passed: list[str] = fact(factory=list, shows=page.row_of_seats, rank=19)
    youth_terrain: str | None = fact(default=None, values=(None, *TERRAINS))
    switches: Switches = fact(factory=Switches)
    sight: Sight = fact(
        factory=Sight,
        name="seen",
        way=Way(
            list[str],
            lambda sight: list(sight.seen) if sight.light else None,
            lambda told, path: Sight(True, told),
        ),
        null=True,
        left_out=Sight(),
    )
    dealer: Dealer = fact(default="table", stored=False)
    """Who draws her cards; a matter of the match, not of the position."""
    terrain_tiles: dict[str, str] = fact(
        factory=dict, by_key=True, values=TERRAINS, shows=page.terrain_tiles, rank=7
    )
    """Hexes whose terrain was changed, with their present terrain (AOI-PRI-03)."""
    automa_buildings: dict[str, AutomaBuilding] = fact(
        factory=dict, by_key=True, shows=page.automa_buildings, rank=5
    )
    person_buildings: dict[str, PersonBuilding] = fact(
        name="human_buildings", factory=dict, by_key=True, shows=page.person_buildings, rank=6
    )
    bridges: dict[tuple[str, str], int] = fact(
        factory=dict,
        by_key=True,
        way=Way(dict[str, int], _written_bridges, _bridges),
        shows=page.bridges,
        rank=8,
    )
    """Bridges of the persons by the two hexes they join, in reading order."""
    knowledge: dict[str, dict[str, int]] = fact(
        factory=dict, absent=REQUIRED, shows=page.knowledge, rank=4
    )
    scholars_left: int = fact(
        factory=lambda: base_game().buildings.scholars, shows=page.number(), rank=13
    )
    scholar_spaces: dict[str, list[str | None]] = fact(
        factory=free_spaces, keys=DISCIPLINES, null=True, shows=page.scholar_spaces, rank=14
    )
    power_actions_covered: list[int] = fact(factory=list, shows=page.covered("power"), rank=9)
    book_actions_covered: list[int] = fact(factory=list, shows=page.covered("book"), rank=10)
    innovations_automa: int = fact(default=0, shows=page.number(), rank=12)
    bonus_display: list[int | None] = fact(
        factory=unnamed_bonuses, null=True, values=bonuses, shows=page.bonus_display, rank=28
    )
    bonus_automa: int | None = fact(
        default=None, values=bonuses, shows=page.hers("fact-bonus", bonuses), rank=29
    )
    points_automa: int = fact(
        factory=lambda: base_game().scoring.start_points, shows=page.number(), rank=1
    )
    end_points_automa: int | None = fact(default=None, shows=page.her_end_points, rank=40)
    """End scoring of a partial faction, reported by the person (AOI-END-06)."""
    palaces: list[int] | None = fact(default=None, shows=page.palaces, rank=35)
    """Palace tiles, book actions by place and innovations by place; none if they are not named,
    for no rule of hers needs their names (AOI-SET-20)."""
    book_actions: list[int] | None = fact(default=None, shows=page.book_actions, rank=36)
    innovation_tiles: dict[str, str] | None = fact(
        default=None, shows=page.innovation_tiles, rank=37
    )
    markers: dict[str, list[str]] = fact(factory=dict, by_key=True, shows=page.markers, rank=39)
    excluded_hexes: list[str] = fact(factory=list, shows=page.excluded_hexes, rank=38)
    player: PersonOnScreen | None = fact(default=None, left_out=None)
    """The person's own facts, in a game on screen only (AOI-ON)."""
    turn_so_far: TurnSoFar[State] | None = fact(
        default=None, stored=False, shared=True, compare=False
    )
    """Where the running turn on screen began, and the answers since."""

    @property
    def light(self) -> bool:
        return self.sight.light

    @property
    def seen(self) -> list[str]:
        return self.sight.seen

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
        """How far the Automa sails in this round (AOI-LVL-01)."""
        return self.level.ship_by_round[self.round - 1]

    @property
    def x(self) -> int:
        """What X on its cards means in this round (AOI-LVL-02)."""
        return self.level.x_by_round[self.round - 1]

    @property
    def tile(self) -> RoundTile | FinalTile:
        """The tile that counts for her: in round 6 the final tile alone (AOI-PASS-08)."""
        if self.round == FINAL_ROUND:
            return final_tiles()[self.final_tile]
        return round_tiles()[self.round_tiles[self.round - 1]]

    @property
    def tile_points(self) -> int:
        """What its round tile or the final tile is worth to the Automa.

        AOI-PASS-01, AOI-PASS-08
        """
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
        return list(self.people)

    @property
    def participants(self) -> list[str]:
        return [AUTOMA, *self.persons]

    def person(self, who: str) -> Person:
        return self.people[who]

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
        """The terrain of a space: the tile on it, or what is printed (AOI-PRI-03)."""
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
        """The spaces within reach of a space, across rivers and bridges (AOI-REACH-02)."""
        return self.board.in_reach[ship][hex] | self._across_bridges(hex)

    def _across_bridges(self, hex: str) -> set[str]:
        if not self.switches.bridges_connect_everyone:
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
        """How many buildings of a type the Automa has left (AOI-SET-15)."""
        on_board = sum(found.type == type for found in self.automa_buildings.values())
        return base_game().buildings.supply[type] - on_board


def number_of(who: str) -> int:
    """1 for `person_1`, 2 for `person_2`."""
    return int(who.removeprefix("person_"))

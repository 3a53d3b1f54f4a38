"""What a position in JSON may hold: its fields, and the values that exist."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from automatable.core.data import written
from automatable.core.errors import BadData
from automatable.core.positions import FORMAT, bad_value
from automatable.games.age_of_innovation.components import (
    BUILDINGS,
    DISCIPLINES,
    NEUTRAL,
    TERRAINS,
    base_game,
    factions,
    final_tiles,
    innovation_places,
    person_factions,
    round_tiles,
)
from automatable.games.age_of_innovation.land import SIDES
from automatable.games.age_of_innovation.owner_deck import Box, box_of
from automatable.games.age_of_innovation.owner_entries import MARKERS
from automatable.games.age_of_innovation.set_up import MISPRINT
from automatable.games.age_of_innovation.state import AUTOMA, FINAL_ROUND, MOST_POINTS, PHASES

GAME = "age_of_innovation"


@dataclass(frozen=True)
class Switches:
    bridges_connect_everyone: bool = False
    powermongers_trigger: str = "taken"


@dataclass(frozen=True)
class Deck:
    known: list[int]
    unknown: int = 0
    drawn: list[int] = field(default_factory=list)
    left: Any = None
    action_card: Any = None
    support_card: Any = None


@dataclass(frozen=True)
class AutomaBuildingRead:
    type: str
    marked: bool


@dataclass(frozen=True)
class PersonBuildingRead:
    type: str
    person: int = field(metadata=written("human"))
    neutral: bool = False
    annex: int = 0


@dataclass(frozen=True)
class PersonRead:
    home: str
    faction: str | None = None
    bonus: int | None = None
    sailing: int | None = None
    area: int | None = None
    points: int | None = None
    points_now: int | None = None


@dataclass(frozen=True)
class PositionRead:
    board_side: str
    level: str
    faction: str
    automa_home: str
    persons: dict[str, PersonRead]
    round_tiles: list[str]
    final_tile: str
    deck: Deck
    turn_order: list[str]
    to_move: str
    knowledge: dict[str, dict[str, int]]
    game: str = GAME
    format: int = FORMAT
    position: Any = None
    youth_terrain: str | None = None
    owner: Any = None
    switches: Switches = Switches()
    seen: list[str] | None = None
    phase: str = "play"
    round: int = 1
    passed: list[str] = field(default_factory=list)
    terrain_tiles: dict[str, str] = field(default_factory=dict)
    automa_buildings: dict[str, AutomaBuildingRead] = field(default_factory=dict)
    person_buildings: dict[str, PersonBuildingRead] = field(
        default_factory=dict, metadata=written("human_buildings")
    )
    bridges: dict[str, int] = field(default_factory=dict)
    markers: dict[str, list[str]] = field(default_factory=dict)
    excluded_hexes: list[str] = field(default_factory=list)
    scholars_left: int = 7
    scholar_spaces: dict[str, list[str | None]] | None = None
    power_actions_covered: list[int] = field(default_factory=list)
    book_actions_covered: list[int] = field(default_factory=list)
    innovations: list[str] | None = None
    innovations_automa: int = 0
    bonus_display: list[int | None] | None = None
    bonus_automa: int | None = None
    palaces: list[int] | None = None
    book_actions: list[int] | None = None
    innovation_tiles: dict[str, str] | None = None
    points_automa: int = 20
    end_points_automa: int | None = None
    ship: Any = None
    x: Any = None
    gap: Any = None
    automa_supply: Any = None
    score_now: Any = None
    game_over: Any = None


def bad_values(read: PositionRead) -> Iterator[tuple[str, Any]]:
    """Fields whose value is none of those that exist."""
    persons = [f"person_{n}" for n in range(1, len(read.persons) + 1)]
    everybody = [AUTOMA, *persons]
    level = MISPRINT.get(read.level, read.level)
    allowed: list[tuple[str, Any, Any]] = [
        ("game", read.game, (GAME,)),
        ("format", read.format, (FORMAT,)),
        ("persons", tuple(read.persons), (("person_1",), ("person_1", "person_2"))),
        ("board_side", read.board_side, SIDES),
        ("level", level, box_in(read).levels),
        ("faction", read.faction, factions()),
        ("automa_home", read.automa_home, TERRAINS),
        ("youth_terrain", read.youth_terrain, (None, *TERRAINS)),
        ("final_tile", read.final_tile, final_tiles()),
        ("phase", read.phase, PHASES),
        ("round", read.round, range(1, FINAL_ROUND + 1)),
        ("to_move", read.to_move, everybody),
        ("turn_order", sorted(read.turn_order), (sorted(everybody),)),
        ("knowledge", sorted(read.knowledge), (sorted(everybody),)),
        ("switches.powermongers_trigger", read.switches.powermongers_trigger, TRIGGERS),
        ("round_tiles", len(read.round_tiles), (FINAL_ROUND,)),
        ("bonus_display", len(read.bonus_display or PLACES_UNKNOWN), (3,)),
    ]
    yield from ((name, value) for name, value, choices in allowed if value not in choices)
    yield from _bad_items(read, everybody)


ALL_FOUR = (sorted(DISCIPLINES),)
TRIGGERS = ("taken", "offered")
PLACES_UNKNOWN: list[int | None] = [None, None, None]


def _bad_items(read: PositionRead, everybody: list[str]) -> Iterator[tuple[str, Any]]:
    """The same for what stands in lists and tables."""
    bonuses = (None, *base_game().bonuses.ids)
    persons = range(1, len(read.persons) + 1)
    spaces = read.scholar_spaces or {}
    lists: list[tuple[str, Any, Any]] = [
        ("round_tiles", read.round_tiles, round_tiles()),
        ("passed", read.passed, everybody),
        ("bonus_display", read.bonus_display or (), bonuses),
        ("bonus_automa", [read.bonus_automa], bonuses),
        ("innovations", read.innovations or (), innovation_places(len(read.persons))),
        ("terrain_tiles", read.terrain_tiles.values(), TERRAINS),
        ("markers", [m for found in read.markers.values() for m in found], MARKERS),
        ("automa_buildings", [b.type for b in read.automa_buildings.values()], BUILDINGS),
        ("human_buildings", [b.type for b in read.person_buildings.values()], NEUTRAL),
        ("human_buildings", [b.person for b in read.person_buildings.values()], persons),
        ("human_buildings", [b.annex for b in read.person_buildings.values()], (0, 1)),
        ("bridges", read.bridges.values(), persons),
        ("persons", [h.home for h in read.persons.values()], TERRAINS),
        ("persons", [h.bonus for h in read.persons.values()], bonuses),
        ("persons", [h.sailing for h in read.persons.values()], (None, 0, 1, 2, 3)),
        ("persons", [h.points_now for h in read.persons.values()], (None, *range(MOST_POINTS + 1))),
        ("scholar_spaces", [o for found in spaces.values() for o in found], (None, *everybody)),
        ("scholar_spaces", [len(found) for found in spaces.values()], (4,)),
        ("scholar_spaces", [] if read.scholar_spaces is None else [sorted(spaces)], ALL_FOUR),
        ("knowledge", map(sorted, read.knowledge.values()), ALL_FOUR),
        ("bridges", [pair.count("-") for pair in read.bridges], (1,)),
        *_names(read),
    ]
    for name, values, choices in lists:
        yield from ((name, value) for value in values if value not in choices)


def _names(read: PositionRead) -> list[tuple[str, Any, Any]]:
    """What may be named: the right number of things that exist."""
    persons, base = len(read.persons), base_game()
    palaces = (*base.palaces.random, base.palaces.always)
    places = innovation_places(persons)
    tiles = read.innovation_tiles
    return [
        ("persons", [h.faction for h in read.persons.values()], (None, *person_factions())),
        ("palaces", read.palaces or (), palaces),
        ("palaces", _length(read.palaces), (persons + 2,)),
        ("book_actions", read.book_actions or (), base.book_actions.ids),
        ("book_actions", _length(read.book_actions), (base.actions.book,)),
        ("innovation_tiles", (tiles or {}).values(), base.innovations.ids),
        ("innovation_tiles", [] if tiles is None else [sorted(tiles)], (sorted(places),)),
    ]


def _length(told: list[int] | None) -> list[int]:
    return [] if told is None else [len(told)]


def box_in(read: PositionRead) -> Box:
    try:
        return box_of(read.owner)
    except BadData as error:
        raise bad_value("owner", error) from None

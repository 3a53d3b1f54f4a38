"""What the person enters for an Automa whose card the app cannot read (AOI-FCT-11).

points 3          level law 4        mark C7 fallow    unmark C7 fallow
terrain C7 lake   automa C7 guild    remove C7         exclude C7         note seen
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

from automatable.core.errors import Refused
from automatable.core.turns.events import Log, Ref, Value
from automatable.core.turns.forms import Form, Number, Text
from automatable.core.turns.replies import Part, Replies, one_of
from automatable.games.age_of_innovation.components import (
    AUTOMA,
    BUILDINGS,
    DISCIPLINES,
    MARKERS,
    TERRAINS,
    base_game,
)
from automatable.games.age_of_innovation.owner_deck import Blight
from automatable.games.age_of_innovation.report_parts import (
    BUILDING,
    DISCIPLINE,
    HEX,
    TERRAIN,
    Change,
    check_land,
    flag,
    lay_tile,
)
from automatable.games.age_of_innovation.state import AutomaBuilding, State

LONGEST_NOTE = 300
MOST_POINTS = 999
RULE = "AOI-FCT-11"
MARKER = one_of(MARKERS, kind="marker")


class OwnerEntry(Change):
    """Something that changes for her."""


@dataclass(frozen=True)
class Points(OwnerEntry, head="points"):
    """Points that she gains or loses."""

    points: Annotated[int, Part("0|-?[1-9][0-9]{0,2}", lambda state, text: int(text))]

    @classmethod
    def forms(cls, state: State) -> Iterator[Form]:
        yield cls.form(points=range(-MOST_POINTS, MOST_POINTS + 1))

    def do(self, state: State, log: Log) -> None:
        state.points_automa += self.points
        log.happened("aoi-hers_points", RULE, n=self.points, total=state.points_automa)


@dataclass(frozen=True)
class Level(OwnerEntry, head="level"):
    """Where her marker stands."""

    discipline: Annotated[str, DISCIPLINE]
    level: Annotated[int, Part("0|[1-9][0-9]?", lambda state, text: int(text))]

    @classmethod
    def forms(cls, state: State) -> Iterator[Form]:
        for discipline in DISCIPLINES:
            now = state.knowledge[AUTOMA][discipline]
            levels = Number("level", 0, cls.highest(state, discipline), start=now)
            yield cls.form(discipline=discipline, level=levels)

    @staticmethod
    def highest(state: State, discipline: str) -> int:
        """The top holds only one marker."""
        top = base_game().knowledge.top
        return top - any(state.knowledge[who][discipline] == top for who in state.persons)

    def check(self, state: State) -> None:
        named = Ref("discipline", self.discipline)
        if self.level > base_game().knowledge.top:
            raise Refused("above_top", discipline=named, level=self.level)
        if self.level > self.highest(state, self.discipline):
            raise Refused("top_taken", discipline=named)

    def do(self, state: State, log: Log) -> None:
        state.knowledge[AUTOMA][self.discipline] = self.level
        named = Ref("discipline", self.discipline)
        log.happened("aoi-hers_level", RULE, discipline=named, level=self.level)


# --- markers


@dataclass(frozen=True)
class Mark(OwnerEntry, head="mark"):
    """A marker laid on a hex."""

    hex: Annotated[str, HEX]
    marker: Annotated[str, MARKER]

    @classmethod
    def forms(cls, state: State) -> Iterator[Form]:
        left = [marker for marker in MARKERS if _is_left(state, marker)]
        yield cls.form(hex=state.board.land, marker=left)

    def check(self, state: State) -> None:
        check_land(state, self.hex)
        if not _is_left(state, self.marker):
            most = _supply(state, self.marker)
            raise Refused("no_marker_left", n=most, marker=Ref("marker", self.marker))

    def do(self, state: State, log: Log) -> None:
        state.markers.setdefault(self.hex, []).append(self.marker)
        if self.marker == "blighted" and _forbids_blighted(state):
            _set_excluded(state, self.hex, True)
        hex, marker = Ref("hex", self.hex), Ref("marker", self.marker)
        log.happened("aoi-hers_mark", RULE, hex=hex, marker=marker)


@dataclass(frozen=True)
class Unmark(OwnerEntry, head="unmark"):
    """A marker taken from a hex."""

    hex: Annotated[str, HEX]
    marker: Annotated[str, MARKER]

    @classmethod
    def at(cls, state: State, hex: str) -> Iterator[Unmark]:
        here = state.markers.get(hex, ())
        return (cls(hex, marker) for marker in MARKERS if marker in here)

    def check(self, state: State) -> None:
        check_land(state, self.hex)
        if self.marker not in state.markers.get(self.hex, ()):
            raise Refused("no_marker", hex=Ref("hex", self.hex))

    def do(self, state: State, log: Log) -> None:
        state.markers[self.hex].remove(self.marker)
        if not state.markers[self.hex]:
            del state.markers[self.hex]
        if self.marker == "blighted" and _forbids_blighted(state):
            _set_excluded(state, self.hex, False)
        hex, marker = Ref("hex", self.hex), Ref("marker", self.marker)
        log.happened("aoi-hers_unmark", RULE, hex=hex, marker=marker)


def _is_left(state: State, marker: str) -> bool:
    most = _supply(state, marker)
    laid = sum(found.count(marker) for found in state.markers.values())
    return not most or laid < most


def _supply(state: State, marker: str) -> int:
    """How many markers of a kind there are, as the owner says; 0 if that is not known."""
    blight = state.box.owner.blight if state.box.owner else Blight()
    return {"fallow": blight.fallow_supply, "blighted": blight.blighted_supply}.get(marker, 0)


def _forbids_blighted(state: State) -> bool:
    owner = state.box.owner
    return owner is not None and not owner.blight.automa_may_build_on_blighted


# --- terrain and buildings


@dataclass(frozen=True)
class Terrain(OwnerEntry, head="terrain"):
    """Another terrain, wherever it is."""

    hex: Annotated[str, HEX]
    terrain: Annotated[str, TERRAIN]

    @classmethod
    def forms(cls, state: State) -> Iterator[Form]:
        yield cls.form(hex=state.board.land, terrain=TERRAINS)

    def check(self, state: State) -> None:
        check_land(state, self.hex)

    def do(self, state: State, log: Log) -> None:
        lay_tile(state, self.hex, self.terrain)
        hex, new = Ref("hex", self.hex), Ref("terrain", self.terrain)
        log.happened("aoi-hers_terrain", RULE, hex=hex, new=new)


@dataclass(frozen=True)
class Building(OwnerEntry, head="automa"):
    """A building of hers that is left, on land without one of a person."""

    hex: Annotated[str, HEX]
    building: Annotated[str, BUILDING]
    marked: Annotated[bool, flag("marked")] = False

    @classmethod
    def forms(cls, state: State) -> Iterator[Form]:
        left = [type for type in BUILDINGS if state.automa_supply(type)]
        free = [hex for hex in state.board.land if hex not in state.person_buildings]
        if left and free:
            yield cls.form(hex=free, building=left, marked=[True])

    @classmethod
    def at(cls, state: State, hex: str, type: str) -> Iterator[Building]:
        """What stands there may be marked or not, even if it was the last of its kind."""
        if not state.automa_supply(type):
            yield from (cls(hex, type), cls(hex, type, marked=True))

    def check(self, state: State) -> None:
        check_land(state, self.hex)
        if self.hex in state.person_buildings:
            raise Refused("hex_taken", hex=Ref("hex", self.hex))
        if not state.automa_supply(self.building) and self.building != _hers_on(state, self.hex):
            raise Refused("none_left", building=Ref("building", self.building))

    def do(self, state: State, log: Log) -> None:
        state.automa_buildings[self.hex] = AutomaBuilding(self.building, self.marked)
        args: dict[str, Value] = {"hex": Ref("hex", self.hex)}
        args |= {"new": Ref("building", self.building), "marked": self.marked}
        log.happened("aoi-hers_building", RULE, **args)


def _hers_on(state: State, hex: str) -> str | None:
    here = state.automa_buildings.get(hex)
    return None if here is None else here.type


@dataclass(frozen=True)
class Remove(OwnerEntry, head="remove"):
    """A building of hers is gone."""

    hex: Annotated[str, HEX]

    def check(self, state: State) -> None:
        if self.hex not in state.automa_buildings:
            raise Refused("no_automa_building", hex=Ref("hex", self.hex))
        if _is_last_at_set_up(state):
            raise Refused("her_last_building")

    def do(self, state: State, log: Log) -> None:
        del state.automa_buildings[self.hex]
        log.happened("aoi-hers_remove", RULE, hex=Ref("hex", self.hex))


def _is_last_at_set_up(state: State) -> bool:
    """Without any building she would place her first workshops once more (AOI-FW-01)."""
    return state.phase == "set_up" and len(state.automa_buildings) == 1


# --- where she may build, and notes


@dataclass(frozen=True)
class Exclude(OwnerEntry, head="exclude"):
    """She may not build there."""

    hex: Annotated[str, HEX]

    @classmethod
    def forms(cls, state: State) -> Iterator[Form]:
        yield cls.form(hex=state.board.land)

    def check(self, state: State) -> None:
        check_land(state, self.hex)

    def do(self, state: State, log: Log) -> None:
        _set_excluded(state, self.hex, self.head == "exclude")
        log.happened(f"aoi-hers_{self.head}", RULE, hex=Ref("hex", self.hex))


class Include(Exclude, head="include"):
    """She may build there after all."""


def _set_excluded(state: State, hex: str, out: bool) -> None:
    rest = [other for other in state.excluded_hexes if other != hex]
    state.excluded_hexes = state.board.reading([*rest, hex]) if out else rest


@dataclass(frozen=True)
class Note(OwnerEntry, head="note"):
    """Something for the log."""

    note: Annotated[str, Part(f".{{1,{LONGEST_NOTE}}}")]

    @classmethod
    def forms(cls, state: State) -> Iterator[Form]:
        yield cls.form(note=Text("note", LONGEST_NOTE))

    def do(self, state: State, log: Log) -> None:
        log.happened("aoi-hers_note", RULE, text=self.note)


def _legal_entries(state: State) -> Iterator[OwnerEntry]:
    """Entries about what lies or stands there already; the others fit a form."""
    for hex in state.board.land:
        yield from Unmark.at(state, hex)
        if type := _hers_on(state, hex):
            yield from () if _is_last_at_set_up(state) else (Remove(hex),)
            yield from Building.at(state, hex, type)


ENTRIES: Replies[State, OwnerEntry] = Replies(
    (Points, Level, Mark, Unmark, Terrain, Building, Remove, Exclude, Include, Note),
    listing=_legal_entries,
)

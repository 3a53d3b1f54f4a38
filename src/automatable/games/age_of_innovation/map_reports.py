"""What a person reports of the map: buildings, terrain, bridges.

build C7          upgrade C7 guild     transform C7 lake    neutral C7 tower   annex C7
bridge C7 D8
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Annotated

from automatable.core.errors import Refused
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.forms import Form
from automatable.core.turns.replies import one_of
from automatable.games.age_of_innovation.components import BUILDINGS, NEUTRAL, TERRAINS, base_game
from automatable.games.age_of_innovation.report_parts import (
    BUILDING,
    HEX,
    TERRAIN,
    Change,
    check_land,
    flag,
    lay_tile,
    seat,
)
from automatable.games.age_of_innovation.state import PersonBuilding, State, number_of
from automatable.games.age_of_innovation.upgrade import PATHS


@dataclass(frozen=True)
class Build(Change, head="build"):
    """A workshop, or the university with which the Monks start; the terrain becomes home."""

    hex: Annotated[str, HEX]
    university: Annotated[bool, flag("university")] = False

    @property
    def type(self) -> str:
        return "university" if self.university else "workshop"

    @classmethod
    def possible(cls, state: State) -> list[bool]:
        """A workshop; at the start also a university (AOI-FW-01)."""
        workshop = [False] if supply_of(state, "workshop") else []
        at_start = state.phase == "set_up" and supply_of(state, "university")
        return [*workshop, *([True] if at_start else [])]

    def check(self, state: State) -> None:
        _check_site(state, self.hex)
        if self.university and state.phase != "set_up":
            raise Refused("only_at_the_start", building=Ref("building", self.type))  # AOI-FW-01
        _check_supply(state, self.type)

    def do(self, state: State, log: Log) -> None:
        who = state.to_move
        lay_tile(state, self.hex, state.person(who).home)
        state.person_buildings[self.hex] = PersonBuilding(number_of(who), self.type)
        _tell(state, log, "aoi-you_build", "AOI-GEN-01", self.hex, Ref("building", self.type))


@dataclass(frozen=True)
class Upgrade(Change, head="upgrade"):
    """The next building, or the way back from school to guild that a palace allows."""

    hex: Annotated[str, HEX]
    type: Annotated[str, BUILDING]

    @classmethod
    def at(cls, state: State, hex: str, building: PersonBuilding) -> Iterator[Upgrade]:
        becomes = may_become(building)
        for type in BUILDINGS:
            if type in becomes and supply_of(state, type):
                yield cls(hex, type)

    def check(self, state: State) -> None:
        building = own_building(state, self.hex)
        if self.type not in may_become(building):
            old, new = Ref("building", building.type), Ref("building", self.type)
            raise Refused("no_such_upgrade", hex=Ref("hex", self.hex), old=old, new=new)
        _check_supply(state, self.type)

    def do(self, state: State, log: Log) -> None:
        state.person_buildings[self.hex].type = self.type
        _tell(state, log, "aoi-you_upgrade", "AOI-GEN-01", self.hex, Ref("building", self.type))


def may_become(building: PersonBuilding) -> tuple[str, ...]:
    """Neutral buildings stay what they are."""
    if building.neutral:
        return ()
    return ("university", "guild") if building.type == "school" else PATHS.get(building.type, ())


@dataclass(frozen=True)
class Transform(Change, head="transform"):
    """Another terrain, where nothing stands."""

    hex: Annotated[str, HEX]
    terrain: Annotated[str, TERRAIN]

    @classmethod
    def offered(cls, state: State) -> Iterator[str]:
        for hex in state.board.land:
            if state.is_empty(hex):
                yield from _terrains(hex, state.terrain(hex))

    def check(self, state: State) -> None:
        check_empty(state, self.hex)
        if state.terrain(self.hex) == self.terrain:
            named = Ref("terrain", self.terrain)
            raise Refused("same_terrain", hex=Ref("hex", self.hex), terrain=named)

    def do(self, state: State, log: Log) -> None:
        lay_tile(state, self.hex, self.terrain)
        new = Ref("terrain", self.terrain)
        _tell(state, log, "aoi-you_transform", "AOI-PRI-03", self.hex, new)


@dataclass(frozen=True)
class Neutral(Change, head="neutral"):
    """A neutral building belongs to the person who places it (AOI-R-27)."""

    hex: Annotated[str, HEX]
    type: Annotated[str, one_of(NEUTRAL, kind="building")]

    def check(self, state: State) -> None:
        _check_site(state, self.hex)

    def do(self, state: State, log: Log) -> None:
        new = PersonBuilding(number_of(state.to_move), self.type, neutral=True)
        state.person_buildings[self.hex] = new
        _tell(state, log, "aoi-you_neutral", "AOI-R-27", self.hex, Ref("building", self.type))


@dataclass(frozen=True)
class Annex(Change, head="annex"):
    """An annex of an own building."""

    hex: Annotated[str, HEX]

    def check(self, state: State) -> None:
        if own_building(state, self.hex).annex:
            raise Refused("annex_twice", hex=Ref("hex", self.hex))

    def do(self, state: State, log: Log) -> None:
        state.person_buildings[self.hex].annex = 1
        here = Ref("hex", self.hex)
        log.happened("aoi-you_annex", "AOI-GEN-16", seat=seat(state), hex=here)


@dataclass(frozen=True)
class Bridge(Change, head="bridge"):
    """A bridge of the person who reports it (AOI-REACH-05)."""

    one: Annotated[str, HEX]
    other: Annotated[str, HEX]

    @classmethod
    def forms(cls, state: State) -> Iterator[Form]:
        """Between any two hexes of land that have none yet."""
        form = cls.form(one=state.board.land, other=state.board.land)
        built = {str(cls(*ends)) for pair in state.bridges for ends in (pair, pair[::-1])}
        yield replace(form, distinct=True, but=frozenset(built))

    def ends(self, state: State) -> tuple[str, str]:
        first, second = state.board.reading([self.one, self.other])
        return first, second

    def check(self, state: State) -> None:
        check_land(state, self.one)
        check_land(state, self.other)
        if self.one == self.other or self.ends(state) in state.bridges:
            raise Refused("bridge_twice", one=Ref("hex", self.one), other=Ref("hex", self.other))

    def do(self, state: State, log: Log) -> None:
        first, second = self.ends(state)
        state.bridges[first, second] = number_of(state.to_move)
        a, b = Ref("hex", first), Ref("hex", second)
        log.happened("aoi-you_bridge", "AOI-REACH-05", seat=seat(state), one=a, other=b)


MAP_REPORTS = (Build, Upgrade, Transform, Neutral, Annex, Bridge)


@cache
def _on_site(hex: str, university: bool) -> str:
    return str(Build(hex, university))


@cache
def _terrains(hex: str, now: str) -> tuple[str, ...]:
    begun = Transform.begun(hex)
    return tuple(begun + terrain for terrain in TERRAINS if terrain != now)


@cache
def _neutral(hex: str) -> tuple[str, ...]:
    begun = Neutral.begun(hex)
    return tuple(begun + type for type in NEUTRAL)


def reports_by_hex(state: State) -> list[Change | str]:
    """What is possible on the map, hex by hex, the likely reports first."""
    new, closed = Build.possible(state), {*hers_at_first(state), *forbidden(state)}
    found: list[Change | str] = []
    for hex in state.board.land:
        if not state.is_empty(hex):
            found += _on_own_building(state, hex)
            continue
        if hex not in closed:
            found += [_on_site(hex, university) for university in new]
        found += _terrains(hex, state.terrain(hex))
        if hex not in closed:
            found += _neutral(hex)
    return found


def _on_own_building(state: State, hex: str) -> Iterator[Change]:
    building = state.person_buildings.get(hex)
    if building is None or building.person != number_of(state.to_move):
        return
    yield from Upgrade.at(state, hex, building)
    if not building.annex:
        yield Annex(hex)


# --- why not


def check_empty(state: State, hex: str) -> None:
    """Land without a building."""
    check_land(state, hex)
    if not state.is_empty(hex):
        raise Refused("hex_taken", hex=Ref("hex", hex))


def _check_site(state: State, hex: str) -> None:
    """Land to build on."""
    check_empty(state, hex)
    if hex in hers_at_first(state):
        raise Refused("she_may_begin_here", hex=Ref("hex", hex))
    if hex in forbidden(state):
        raise Refused("blighted", hex=Ref("hex", hex))


def hers_at_first(state: State) -> Collection[str]:
    """Spaces on which her card may still put a first workshop (AOI-FW-01, AOI-R-30)."""
    open_yet = state.phase == "set_up" and not state.automa_buildings
    return state.board.first_workshops[state.automa_home].values() if open_yet else ()


def forbidden(state: State) -> Collection[str]:
    """Blighted land, if her owner's card forbids to build there (AOI-FCT-09)."""
    owner = state.box.owner
    if owner is None or owner.blight.person_may_build_on_blighted:
        return ()
    return [hex for hex, markers in state.markers.items() if "blighted" in markers]


def own_building(state: State, hex: str) -> PersonBuilding:
    if hex not in state.board.places:
        raise Refused("no_such_hex", hex=hex)
    building = state.person_buildings.get(hex)
    if building is None or building.person != number_of(state.to_move):
        raise Refused("not_your_building", hex=Ref("hex", hex))
    return building


def supply_of(state: State, type: str) -> int:
    """Buildings of a kind that the person has left; neutral ones are other pieces."""
    who = number_of(state.to_move)
    own = (b for b in state.person_buildings.values() if b.person == who)
    placed = sum(building.type == type and not building.neutral for building in own)
    return base_game().buildings.supply[type] - placed


def _check_supply(state: State, type: str) -> None:
    if not supply_of(state, type):
        raise Refused("none_left", building=Ref("building", type))


def _tell(state: State, log: Log, kind: str, rule: str, hex: str, new: Ref) -> None:
    log.happened(kind, rule, seat=seat(state), hex=Ref("hex", hex), new=new)

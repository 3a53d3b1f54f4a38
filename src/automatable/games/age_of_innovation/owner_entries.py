"""What the person enters for an Automa whose card the app cannot read (AOI-FCT-11).

points 3          level law 4        mark C7 fallow    unmark C7 fallow
terrain C7 lake   automa C7 guild    remove C7         exclude C7         note seen
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from automatable.core.errors import Refused
from automatable.core.events import Log, Ref, Value
from automatable.core.forms import Form, Number, OneOf, Text
from automatable.games.age_of_innovation.components import (
    AUTOMA,
    BUILDINGS,
    DISCIPLINES,
    MARKERS,
    TERRAINS,
    base_game,
)
from automatable.games.age_of_innovation.owner_deck import Blight
from automatable.games.age_of_innovation.state import AutomaBuilding, State

LONGEST_NOTE = 300
MOST_POINTS = 999
Change = Callable[[State, Log], None]

RULE = "AOI-FCT-11"
_POINTS = re.compile(r"points (0|-?[1-9][0-9]{0,2})")
_LEVEL = re.compile(rf"level ({'|'.join(DISCIPLINES)}) (0|[1-9][0-9]?)")
_MARK = re.compile(rf"mark ([A-I]\d+) ({'|'.join(MARKERS)})")
_UNMARK = re.compile(rf"unmark ([A-I]\d+) ({'|'.join(MARKERS)})")
_TERRAIN = re.compile(rf"terrain ([A-I]\d+) ({'|'.join(TERRAINS)})")
_BUILDING = re.compile(rf"automa ([A-I]\d+) ({'|'.join(BUILDINGS)})( marked)?")
_REMOVE = re.compile(r"remove ([A-I]\d+)")
_EXCLUDE = re.compile(r"exclude ([A-I]\d+)")
_INCLUDE = re.compile(r"include ([A-I]\d+)")
_NOTE = re.compile(rf"note (.{{1,{LONGEST_NOTE}}})")


def read_change(state: State, text: str) -> Change:
    """The change meant by a text; raises `Refused` if it is none or impossible."""
    for pattern, reader in _READERS:
        if found := pattern.fullmatch(text):
            change: Change = reader(state, *found.groups())
            return change
    raise Refused("unreadable", token=text)


def _points(state: State, amount: str) -> Change:
    def gain(state: State, log: Log) -> None:
        state.points_automa += int(amount)
        log.happened("aoi-hers_points", RULE, n=int(amount), total=state.points_automa)

    return gain


def _level(state: State, discipline: str, level: str) -> Change:
    named = Ref("discipline", discipline)
    if int(level) > base_game().knowledge.top:
        raise Refused("above_top", discipline=named, level=int(level))
    if int(level) > _highest(state, discipline):
        raise Refused("top_taken", discipline=named)

    def stand(state: State, log: Log) -> None:
        state.knowledge[AUTOMA][discipline] = int(level)
        log.happened("aoi-hers_level", RULE, discipline=named, level=int(level))

    return stand


def _highest(state: State, discipline: str) -> int:
    """The top holds only one marker."""
    top = base_game().knowledge.top
    return top - any(state.knowledge[who][discipline] == top for who in state.persons)


def _mark(state: State, hex: str, marker: str) -> Change:
    _check_land(state, hex)
    if not _is_left(state, marker):
        most = _supply(state, marker)
        raise Refused("no_marker_left", n=most, marker=Ref("marker", marker))

    def lay(state: State, log: Log) -> None:
        state.markers.setdefault(hex, []).append(marker)
        if marker == "blighted" and _forbids_blighted(state):
            _set_excluded(state, hex, True)
        log.happened("aoi-hers_mark", RULE, hex=Ref("hex", hex), marker=Ref("marker", marker))

    return lay


def _unmark(state: State, hex: str, marker: str) -> Change:
    _check_land(state, hex)
    if marker not in state.markers.get(hex, ()):
        raise Refused("no_marker", hex=Ref("hex", hex))

    def take(state: State, log: Log) -> None:
        state.markers[hex].remove(marker)
        if not state.markers[hex]:
            del state.markers[hex]
        if marker == "blighted" and _forbids_blighted(state):
            _set_excluded(state, hex, False)
        log.happened("aoi-hers_unmark", RULE, hex=Ref("hex", hex), marker=Ref("marker", marker))

    return take


def _is_left(state: State, marker: str) -> bool:
    most = _supply(state, marker)
    laid = sum(found.count(marker) for found in state.markers.values())
    return not most or laid < most


def _supply(state: State, marker: str) -> int:
    """How many markers of a kind there are, as the owner told; 0 if that is not known."""
    blight = state.box.owner.blight if state.box.owner else Blight()
    return {"fallow": blight.fallow_supply, "blighted": blight.blighted_supply}.get(marker, 0)


def _forbids_blighted(state: State) -> bool:
    owner = state.box.owner
    return owner is not None and not owner.blight.automa_may_build_on_blighted


def _terrain(state: State, hex: str, terrain: str) -> Change:
    _check_land(state, hex)

    def lay(state: State, log: Log) -> None:
        lay_tile(state, hex, terrain)
        log.happened("aoi-hers_terrain", RULE, hex=Ref("hex", hex), new=Ref("terrain", terrain))

    return lay


def lay_tile(state: State, hex: str, terrain: str) -> None:
    """The present terrain of a hex; no tile is needed where it is printed."""
    state.terrain_tiles.pop(hex, None)
    if state.board.printed[hex] != terrain:
        state.terrain_tiles[hex] = terrain


def _building(state: State, hex: str, type: str, marked: str | None) -> Change:
    _check_land(state, hex)
    if hex in state.person_buildings:
        raise Refused("hex_taken", hex=Ref("hex", hex))
    if not state.automa_supply(type) and type != _hers_on(state, hex):
        raise Refused("none_left", building=Ref("building", type))

    def place(state: State, log: Log) -> None:
        state.automa_buildings[hex] = AutomaBuilding(type, marked is not None)
        args: dict[str, Value] = {"hex": Ref("hex", hex), "new": Ref("building", type)}
        log.happened("aoi-hers_building", RULE, **args, marked=marked is not None)

    return place


def _hers_on(state: State, hex: str) -> str | None:
    here = state.automa_buildings.get(hex)
    return None if here is None else here.type


def _remove(state: State, hex: str) -> Change:
    if hex not in state.automa_buildings:
        raise Refused("no_automa_building", hex=Ref("hex", hex))

    def take(state: State, log: Log) -> None:
        del state.automa_buildings[hex]
        log.happened("aoi-hers_remove", RULE, hex=Ref("hex", hex))

    return take


def _exclude(state: State, hex: str) -> Change:
    _check_land(state, hex)

    def forbid(state: State, log: Log) -> None:
        _set_excluded(state, hex, True)
        log.happened("aoi-hers_exclude", RULE, hex=Ref("hex", hex))

    return forbid


def _include(state: State, hex: str) -> Change:
    _check_land(state, hex)

    def allow(state: State, log: Log) -> None:
        _set_excluded(state, hex, False)
        log.happened("aoi-hers_include", RULE, hex=Ref("hex", hex))

    return allow


def _set_excluded(state: State, hex: str, out: bool) -> None:
    rest = [other for other in state.excluded_hexes if other != hex]
    state.excluded_hexes = state.board.reading([*rest, hex]) if out else rest


def _note(state: State, text: str) -> Change:
    return lambda state, log: log.happened("aoi-hers_note", RULE, text=text)


def _check_land(state: State, hex: str) -> None:
    if hex not in state.board.places:
        raise Refused("no_such_hex", hex=hex)
    if not state.board.is_land(hex):
        raise Refused("river", hex=Ref("hex", hex))


_READERS: list[tuple[re.Pattern[str], Any]] = [
    (_POINTS, _points),
    (_LEVEL, _level),
    (_MARK, _mark),
    (_UNMARK, _unmark),
    (_TERRAIN, _terrain),
    (_BUILDING, _building),
    (_REMOVE, _remove),
    (_EXCLUDE, _exclude),
    (_INCLUDE, _include),
    (_NOTE, _note),
]


# --- what can be entered


def legal_entries(state: State) -> Iterator[str]:
    """Entries about what lies or stands there already; the others fit a form."""
    for hex in state.board.land:
        here = state.markers.get(hex, ())
        yield from (f"unmark {hex} {marker}" for marker in MARKERS if marker in here)
        if type := _hers_on(state, hex):
            yield f"remove {hex}"
            yield from (
                f"automa {hex} {type}{sign}"
                for sign in ("", " marked")
                if not state.automa_supply(type)
            )


def entry_forms(state: State) -> list[Form]:
    """All that can change for her, wherever it is."""
    land = _hexes(state.board.land)
    markers = tuple(marker for marker in MARKERS if _is_left(state, marker))
    return [
        Form("points", (Number("points", -MOST_POINTS, MOST_POINTS),)),
        *(_level_form(state, discipline) for discipline in DISCIPLINES),
        Form("mark", (land, OneOf("marker", markers, kind="marker"))),
        Form("terrain", (land, OneOf("terrain", TERRAINS, kind="terrain"))),
        *_building_forms(state),
        Form("exclude", (land,)),
        Form("include", (land,)),
        Form("note", (Text("note", LONGEST_NOTE),)),
    ]


def _hexes(hexes: Iterable[str]) -> OneOf:
    return OneOf("hex", tuple(hexes), kind="hex")


def _level_form(state: State, discipline: str) -> Form:
    now = state.knowledge[AUTOMA][discipline]
    return Form(
        f"level {discipline}", (Number("level", 0, _highest(state, discipline), start=now),)
    )


def _building_forms(state: State) -> list[Form]:
    """A building of hers that is left, on land without one of a person."""
    left = tuple(type for type in BUILDINGS if state.automa_supply(type))
    free = [hex for hex in state.board.land if hex not in state.person_buildings]
    marked = OneOf("marked", ("marked",), optional=True)
    building = OneOf("building", left, kind="building")
    return [Form("automa", (_hexes(free), building, marked))] if left and free else []

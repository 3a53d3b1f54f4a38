"""Steps of the three factions whose cards are not public: the person carries them out.

The app resolves what is known, stops where it is not, proposes what an incomplete source
suggests, and takes what the person enters (AOI-FCT-08 to -11).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

from automatable.core.choice import Decision, choose, require
from automatable.core.errors import Refused
from automatable.core.events import Log, Ref, Value
from automatable.core.procedure import Answer, Ask, Procedure
from automatable.games.age_of_innovation.components import (
    BUILDINGS,
    DISCIPLINES,
    TERRAINS,
    AutomaCard,
    base_game,
)
from automatable.games.age_of_innovation.notation import layout
from automatable.games.age_of_innovation.owner_deck import Blight
from automatable.games.age_of_innovation.selection import (
    by_row,
    closest_to_human,
    direction,
)
from automatable.games.age_of_innovation.state import AUTOMA, AutomaBuilding, State

MARKERS = ("tool", "fallow", "blighted", "note")
TASKS = "gognomes_tasks"
ONGOING = ("symbionts", "blight")
"""The Gognomes are asked after each turn anyway (AOI-FCT-10)."""
Change = Callable[[State, Log], None]


def manual_step(state: State, step: str, card: AutomaCard | None, log: Log) -> Procedure[None]:
    """Stop at a part of the card that the app does not know, until the person is done."""
    text = state.box.manual_text(state.faction_id, step)
    named: dict[str, Value] = {"step": Ref("manual", step), "known": bool(text), "text": text}
    log.happened("aoi-manual", "AOI-FCT-11", **named)
    proposed = _propose(state, step, card, log) if card is not None else []
    while True:
        entered = yield Ask(
            prompt="manual",
            rule="AOI-FCT-11",
            seat=1,
            args={**named, "proposed": bool(proposed)},
            reader=partial(read_manual, state, proposed),
        )
        if entered is None:
            log.happened("aoi-manual_done", "AOI-FCT-11", step=named["step"])
            return
        for change in entered:
            enter(state, change, log)
        if entered == proposed:
            proposed = []


def enter(state: State, text: str, log: Log) -> None:
    """Carry out what the person entered for her."""
    read_change(state, text)(state, log)


def ongoing(state: State, log: Log) -> Procedure[None]:
    """The ongoing rule of a card the app cannot read, after a build or upgrade.

    A card that the owner has confirmed has none if no text was entered (AOI-BLD-11, AOI-UPG-10).
    """
    if state.faction_id in ONGOING and state.box.may_have_ongoing(state.faction_id):
        yield from manual_step(state, f"{state.faction_id}_ongoing", None, log)


def tasks(state: State, log: Log) -> Procedure[None]:
    """The Gognomes' task points after each of her turns (AOI-FCT-10)."""
    if state.faction_id == "gognomes":
        yield from manual_step(state, TASKS, None, log)


# --- what an incomplete source suggests


def _propose(state: State, step: str, card: AutomaCard, log: Log) -> list[str]:
    """Tell the proposal; returns the entries that would carry it out."""
    if step == "place_tool":
        decision = propose_tool(state, card)
        if decision.chosen is None:
            return []
        hex = Ref("hex", decision.chosen)
        log.decided("aoi-propose_tool", "AOI-FCT-08", decision, hex=hex)
        return [f"mark {decision.chosen} tool"]
    entries = []
    for decision in propose_blighted(state, card):
        hex = Ref("hex", str(decision.chosen))
        log.decided("aoi-propose_blighted", "AOI-FCT-09", decision, hex=hex)
        entries += [f"unmark {hex.id} fallow", f"mark {hex.id} blighted"]
    return entries


def propose_tool(state: State, card: AutomaCard) -> Decision:
    """Next to a human building, by the row of the youth terrain, then direction (AOI-FCT-08)."""
    owner = state.box.owner
    empty_only = owner is None or owner.symbionts.exclude_hexes_with_building
    no_tool = owner is None or owner.symbionts.exclude_hexes_with_tool
    near = {other for hex in state.human_buildings for other in state.adjacent(hex)}

    def possible(hex: str) -> bool:
        free = state.is_empty(hex) or not empty_only
        return free and not (no_tool and "tool" in state.markers.get(hex, ()))

    return choose(
        "tool",
        [hex for hex in state.board.land if hex in near],
        require("without_tool", possible, rule="AOI-FCT-08"),
        by_row(
            state,
            "priority_of_youth_terrain",
            state.youth_terrain or state.automa_home,
            card.priority_row,
            "AOI-FCT-08",
        ),
        direction(card),
        rule="AOI-FCT-08",
        kind="hex",
        ground=layout(state),
    )


def propose_blighted(state: State, card: AutomaCard) -> list[Decision]:
    """Two fallow lands, one after the other, closest to the human (AOI-FCT-09)."""
    fallow = [hex for hex in state.board.land if "fallow" in state.markers.get(hex, ())]
    decisions: list[Decision] = []
    for _ in range(min(2, len(fallow))):
        decision = choose(
            "blighted",
            fallow,
            closest_to_human(state),
            direction(card),
            rule="AOI-FCT-09",
            kind="hex",
            ground=layout(state),
        )
        decisions.append(decision)
        fallow = [hex for hex in fallow if hex != decision.chosen]
    return decisions


# --- what the person may enter

RULE = "AOI-FCT-11"
_POINTS = re.compile(r"points (-?\d{1,3})")
_LEVEL = re.compile(rf"level ({'|'.join(DISCIPLINES)}) (\d{{1,2}})")
_MARK = re.compile(rf"mark ([A-I]\d+) ({'|'.join(MARKERS)})")
_UNMARK = re.compile(rf"unmark ([A-I]\d+) ({'|'.join(MARKERS)})")
_TERRAIN = re.compile(rf"terrain ([A-I]\d+) ({'|'.join(TERRAINS)})")
_BUILDING = re.compile(rf"automa ([A-I]\d+) ({'|'.join(BUILDINGS)})( marked)?")
_REMOVE = re.compile(r"remove ([A-I]\d+)")
_EXCLUDE = re.compile(r"exclude ([A-I]\d+)")
_INCLUDE = re.compile(r"include ([A-I]\d+)")
_NOTE = re.compile(r"note (.+)")


def read_manual(state: State, proposed: list[str], text: str) -> Answer:
    """`done`, `accept` for the proposal, or one change: points, level, mark, terrain ..."""
    if text == "done":
        return Answer(None, "done")
    if text == "accept" and proposed:
        return Answer(proposed, "accept")
    read_change(state, text)
    return Answer([text], text)


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
    top = base_game().knowledge.top
    named = Ref("discipline", discipline)
    if int(level) > top:
        raise Refused("above_top", discipline=named, level=int(level))
    taken = any(state.knowledge[who][discipline] == top for who in state.persons)
    if int(level) == top and taken:
        raise Refused("top_taken", discipline=named)

    def stand(state: State, log: Log) -> None:
        state.knowledge[AUTOMA][discipline] = int(level)
        log.happened("aoi-hers_level", RULE, discipline=named, level=int(level))

    return stand


def _mark(state: State, hex: str, marker: str) -> Change:
    _check_land(state, hex)
    most = _supply(state, marker)
    laid = sum(found.count(marker) for found in state.markers.values())
    if most and laid >= most:
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
    if hex in state.human_buildings:
        raise Refused("hex_taken", hex=Ref("hex", hex))
    here = state.automa_buildings.get(hex)
    if not state.automa_supply(type) and (here is None or here.type != type):
        raise Refused("none_left", building=Ref("building", type))

    def place(state: State, log: Log) -> None:
        state.automa_buildings[hex] = AutomaBuilding(type, marked is not None)
        told: dict[str, Value] = {"hex": Ref("hex", hex), "new": Ref("building", type)}
        log.happened("aoi-hers_building", RULE, **told, marked=marked is not None)

    return place


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

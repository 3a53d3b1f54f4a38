"""What a person reports: one line for each thing that changed on the board.

    build C7          upgrade C7 guild     transform C7 lake    neutral C7 tower   annex C7
    scholar law 3     scholar law back     step law 2           power 3            book 1
    innovation B2     bridge C7 D8         done                 pass               pass left

A report that cannot be true raises `Refused` and changes nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from automatable.core.errors import Refused
from automatable.core.events import Log, Ref
from automatable.core.procedure import Answer
from automatable.games.age_of_innovation.components import (
    BUILDINGS,
    DISCIPLINES,
    FINAL_ROUND,
    NEUTRAL,
    PLACES,
    TERRAINS,
    base_game,
)
from automatable.games.age_of_innovation.knowledge import climb
from automatable.games.age_of_innovation.owner_entries import lay_tile, read_change
from automatable.games.age_of_innovation.state import PersonBuilding, State, number_of
from automatable.games.age_of_innovation.upgrade import PATHS

Report = Callable[[State, Log], None]
DONE, PASS = "done", "pass"
LIGHT_ENDS = ("done map", "done knowledge", DONE, "done nothing")
"""The light way: what a turn has changed that she may have to know; `done` is both."""
BACK = "back"
ONLY_ONE = ("palace", "university")

_HEX = r"([A-I]\d+)"
_DISCIPLINE = f"({'|'.join(DISCIPLINES)})"


def read_report(state: State, text: str) -> Answer[Report | None]:
    """The report meant by a text, checked against the board; the value does it."""
    text = " ".join(text.split())
    for pattern, reader in _READERS:
        if found := pattern.fullmatch(text):
            return Answer(reader(state, *found.groups()), text)
    if not state.faction.complete:
        read_change(state, text)
        return Answer(None, text)
    raise Refused("unreadable", token=text)


# --- buildings


def _build(state: State, hex: str, university: str | None) -> Report:
    """A workshop, or the university with which the Monks start; the terrain becomes home."""
    who = state.to_move
    type = "university" if university else "workshop"
    _check_site(state, hex)
    if university and state.phase != "set_up":
        raise Refused("only_at_the_start", building=Ref("building", type))  # AOI-FW-01
    _check_supply(state, who, type)

    def report(state: State, log: Log) -> None:
        lay_tile(state, hex, state.person(who).home)
        state.person_buildings[hex] = PersonBuilding(number_of(who), type)
        here, new = Ref("hex", hex), Ref("building", type)
        log.happened("aoi-you_build", "AOI-GEN-01", seat=_seat(state, who), hex=here, new=new)

    return report


def _upgrade(state: State, hex: str, type: str) -> Report:
    """The next building, or the way back from school to guild that a palace allows."""
    who = state.to_move
    building = own_building(state, hex, who)
    if type not in may_become(building):
        old = Ref("building", building.type)
        raise Refused("no_such_upgrade", hex=Ref("hex", hex), old=old, new=Ref("building", type))
    _check_supply(state, who, type)

    def report(state: State, log: Log) -> None:
        state.person_buildings[hex].type = type
        here, new = Ref("hex", hex), Ref("building", type)
        log.happened("aoi-you_upgrade", "AOI-GEN-01", seat=_seat(state, who), hex=here, new=new)

    return report


def may_become(building: PersonBuilding) -> tuple[str, ...]:
    """Neutral buildings stay what they are."""
    if building.neutral:
        return ()
    return ("university", "guild") if building.type == "school" else PATHS.get(building.type, ())


def _transform(state: State, hex: str, terrain: str) -> Report:
    check_empty(state, hex)
    if state.terrain(hex) == terrain:
        raise Refused("same_terrain", hex=Ref("hex", hex), terrain=Ref("terrain", terrain))
    who = state.to_move

    def report(state: State, log: Log) -> None:
        lay_tile(state, hex, terrain)
        here, new = Ref("hex", hex), Ref("terrain", terrain)
        log.happened("aoi-you_transform", "AOI-PRI-03", seat=_seat(state, who), hex=here, new=new)

    return report


def _neutral(state: State, hex: str, type: str) -> Report:
    """A neutral building belongs to the person who places it (AOI-R-27)."""
    _check_site(state, hex)
    who = state.to_move

    def report(state: State, log: Log) -> None:
        state.person_buildings[hex] = PersonBuilding(number_of(who), type, neutral=True)
        here, new = Ref("hex", hex), Ref("building", type)
        log.happened("aoi-you_neutral", "AOI-R-27", seat=_seat(state, who), hex=here, new=new)

    return report


def _annex(state: State, hex: str) -> Report:
    who = state.to_move
    if own_building(state, hex, who).annex:
        raise Refused("annex_twice", hex=Ref("hex", hex))

    def report(state: State, log: Log) -> None:
        state.person_buildings[hex].annex = 1
        log.happened("aoi-you_annex", "AOI-GEN-16", seat=_seat(state, who), hex=Ref("hex", hex))

    return report


def check_empty(state: State, hex: str) -> None:
    """Land without a building."""
    if hex not in state.board.places:
        raise Refused("no_such_hex", hex=hex)
    if not state.board.is_land(hex):
        raise Refused("river", hex=Ref("hex", hex))
    if not state.is_empty(hex):
        raise Refused("hex_taken", hex=Ref("hex", hex))


def _check_site(state: State, hex: str) -> None:
    """Land to build on; the owner's card may forbid blighted land (AOI-FCT-09)."""
    check_empty(state, hex)
    if may_be_her_first(state, hex):
        raise Refused("she_may_begin_here", hex=Ref("hex", hex))
    if is_forbidden(state, hex):
        raise Refused("blighted", hex=Ref("hex", hex))


def may_be_her_first(state: State, hex: str) -> bool:
    """A space on which her card may still put a first workshop (AOI-FW-01, AOI-R-30)."""
    open_yet = state.phase == "set_up" and not state.automa_buildings
    return open_yet and hex in state.board.first_workshops[state.automa_home].values()


def is_forbidden(state: State, hex: str) -> bool:
    owner = state.box.owner
    forbidden = owner is not None and not owner.blight.person_may_build_on_blighted
    return forbidden and "blighted" in state.markers.get(hex, ())


def own_building(state: State, hex: str, who: str) -> PersonBuilding:
    if hex not in state.board.places:
        raise Refused("no_such_hex", hex=hex)
    building = state.person_buildings.get(hex)
    if building is None or building.person != number_of(who):
        raise Refused("not_your_building", hex=Ref("hex", hex))
    return building


def supply_of(state: State, who: str, type: str) -> int:
    """Buildings of a kind that a person has left; neutral ones are other pieces."""
    own = (b for b in state.person_buildings.values() if b.person == number_of(who))
    placed = sum(building.type == type and not building.neutral for building in own)
    return base_game().buildings.supply[type] - placed


def _check_supply(state: State, who: str, type: str) -> None:
    if not supply_of(state, who, type):
        raise Refused("none_left", building=Ref("building", type))


# --- knowledge


def _scholar(state: State, discipline: str, space: str) -> Report:
    """A scholar on a 3 or a 2, or returned to the supply for one step."""
    who = state.to_move
    free = free_spaces(state, discipline, space)
    if not has_scholar(state, who):
        raise Refused("no_scholar_left")
    if space != BACK and not free:
        raise Refused("space_taken", discipline=Ref("discipline", discipline), space=int(space))
    steps = base_game().knowledge.return_steps if space == BACK else int(space)
    steps = possible_steps(state, who, discipline, steps)

    def report(state: State, log: Log) -> None:
        if free:
            state.scholar_spaces[discipline][free[0]] = who
        _climb(state, who, discipline, steps, log)

    return report


def has_scholar(state: State, who: str) -> bool:
    """Those on the spaces stay there to the end."""
    sent = sum(spaces.count(who) for spaces in state.scholar_spaces.values())
    return sent < base_game().buildings.scholars


def free_spaces(state: State, discipline: str, space: str) -> list[int]:
    """Where a scholar can stand for so many steps."""
    numbers = base_game().knowledge.scholar_spaces
    taken = state.scholar_spaces[discipline]
    return [i for i, n in enumerate(numbers) if str(n) == space and taken[i] is None]


def _step(state: State, discipline: str, steps: str) -> Report:
    who = state.to_move
    gained = possible_steps(state, who, discipline, int(steps))
    if not gained:
        raise Refused("no_step", discipline=Ref("discipline", discipline))
    return lambda state, log: _climb(state, who, discipline, gained, log)


def possible_steps(state: State, who: str, discipline: str, steps: int) -> int:
    """Level 12 is the end, and holds only one marker."""
    top = base_game().knowledge.top
    others = [state.knowledge[other][discipline] for other in state.participants if other != who]
    highest = top - 1 if top in others else top
    return max(0, min(steps, highest - state.knowledge[who][discipline]))


def _climb(state: State, who: str, discipline: str, steps: int, log: Log) -> None:
    level = climb(state, who, discipline, steps)
    named = Ref("discipline", discipline)
    seat = _seat(state, who)
    log.happened("aoi-you_climb", "AOI-GEN-01", seat=seat, discipline=named, level=level)


# --- actions, innovations, bridges


def _power(state: State, place: str) -> Report:
    named = Ref("power_action", int(place))
    return _cover(state, named, None, state.power_actions_covered)


def _book(state: State, place: str) -> Report:
    named = Ref("book_action", int(place))
    return _cover(state, named, state.book_at(int(place)), state.book_actions_covered)


def _cover(state: State, named: Ref, tile: Ref | None, covered: list[int]) -> Report:
    who, place = state.to_move, int(named.id)
    if place in covered:
        raise Refused("action_covered", place=named)

    def report(state: State, log: Log) -> None:
        covered.append(place)
        covered.sort()
        seat = _seat(state, who)
        log.happened("aoi-you_cover", "AOI-GEN-01", seat=seat, place=named, tile=tile)

    return report


def _innovation(state: State, place: str) -> Report:
    named, who = Ref("innovation", place), state.to_move
    if place not in state.innovations:
        raise Refused("innovation_gone", place=named)

    def report(state: State, log: Log) -> None:
        state.innovations.remove(place)
        tile, seat = state.innovation_at(place), _seat(state, who)
        log.happened("aoi-you_innovation", "AOI-GEN-01", seat=seat, place=named, tile=tile)

    return report


def _bridge(state: State, one: str, other: str) -> Report:
    """A bridge of the person who reports it (AOI-REACH-05)."""
    who = state.to_move
    for hex in (one, other):
        if hex not in state.board.places:
            raise Refused("no_such_hex", hex=hex)
        if not state.board.is_land(hex):
            raise Refused("river", hex=Ref("hex", hex))
    first, second = state.board.reading([one, other])
    if one == other or (first, second) in state.bridges:
        raise Refused("bridge_twice", one=Ref("hex", one), other=Ref("hex", other))

    def report(state: State, log: Log) -> None:
        state.bridges[first, second] = number_of(who)
        a, b = Ref("hex", first), Ref("hex", second)
        log.happened("aoi-you_bridge", "AOI-REACH-05", seat=_seat(state, who), one=a, other=b)

    return report


def _seat(state: State, who: str) -> str:
    return state.seat_name(who)


_READERS: list[tuple[re.Pattern[str], Any]] = [
    (re.compile(f"build {_HEX}( university)?"), _build),
    (re.compile(f"upgrade {_HEX} ({'|'.join(BUILDINGS)})"), _upgrade),
    (re.compile(f"transform {_HEX} ({'|'.join(TERRAINS)})"), _transform),
    (re.compile(f"neutral {_HEX} ({'|'.join(NEUTRAL)})"), _neutral),
    (re.compile(f"annex {_HEX}"), _annex),
    (re.compile(f"scholar {_DISCIPLINE} (3|2|{BACK})"), _scholar),
    (re.compile(f"step {_DISCIPLINE} ([1-9]|1[0-2])"), _step),
    (re.compile(r"power ([1-6])"), _power),
    (re.compile(r"book ([1-3])"), _book),
    (re.compile(r"innovation ([TB][1-4])"), _innovation),
    (re.compile(f"bridge {_HEX} {_HEX}"), _bridge),
]


def ways_to_end(state: State) -> list[str]:
    """Done, or passing with or without the place of the bonus taken (rounds 1 to 5).

    The usual one first: who is left alone has only passing to go on with.
    """
    places = PLACES if state.round < FINAL_ROUND else ()
    passing = [PASS, *(f"{PASS} {place}" for place in places)]
    done = LIGHT_ENDS if state.light else (DONE,)
    return [*passing, *done] if is_alone(state) else [*done, *passing]


def is_alone(state: State) -> bool:
    """All others have passed."""
    return [who for who in state.turn_order if who not in state.passed] == [state.to_move]

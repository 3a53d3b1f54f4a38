"""What usually differs at a table of Scythe, and the map to point at it (SCY-HUM-01)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, picture
from automatable.core.matches.match import Match
from automatable.core.state.pointing import (
    Board,
    Mend,
    Spot,
    Thing,
    drawn_again,
    last_answer,
    slips_of_facts,
)
from automatable.core.turns.events import Ref
from automatable.games.scythe.board.ground import SIZE, home_place, region_place
from automatable.games.scythe.board.icons import use
from automatable.games.scythe.board.map import above_map, map_to_point_at
from automatable.games.scythe.board.pieces import badge
from automatable.games.scythe.board.steps import named
from automatable.games.scythe.components import HOME, MAT, STRUCTURES
from automatable.games.scythe.facts import facts
from automatable.games.scythe.map import ENCOUNTERS, REGIONS
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.state import UNITS, Automa, Person, Places, State

_PLURAL = {"mech": "mechs", "worker": "workers"}


def slips(match: Match[State], words: Words) -> Iterator[Thing]:
    """Another card, the last report, then the figures of both sides."""
    yield from drawn_again(match, words, "card", "combat_card")
    if (told := last_answer(match, "report")) is not None:
        yield Thing("report", words("slip-report"), (Mend(words("slip-back"), back_to=told),))
    yield from slips_of_facts(facts(match), words)


def boards(match: Match[State], words: Words) -> Iterator[Board]:
    """The map: every region and both home bases, and the pieces that stand there."""
    state = match.state
    above = above_map(state)
    spots = {region: _spot(region_place(region), above) for region in REGIONS}
    for faction in state.sides:
        spots[f"home-{faction}"] = _spot(home_place(faction), above)
    things = [_region(state, region, words) for region in REGIONS]
    things += [_home(state, faction, words) for faction in state.sides]
    yield Board(
        words("label-map"),
        tuple(thing for thing in things if thing.mends),
        tuple(_pieces(state, words)),
        map_to_point_at(state, words),
        spots,
    )


def _spot(place: tuple[float, float], above: float) -> Spot:
    x, y = place
    return Spot(x, y + above, SIZE * 0.8)


def _region(state: State, region: str, words: Words) -> Thing:
    mends = [
        *_standing(state, region, words),
        *_missing(state, region, words),
        *_token(state, region, words),
        *_structures(state, region, words),
    ]
    return Thing(region, named(region, words), tuple(mends))


def _home(state: State, faction: str, words: Words) -> Thing:
    name = f"{words('label-home_base')} – {words(f'faction-{faction}')}"
    side = state.sides[faction]
    mends = [_leads(state, side, unit, HOME, words) for unit in UNITS if side.count(unit, HOME)]
    mends += [_put(state, side, unit, HOME, words) for unit in UNITS if side.on_mat(unit)]
    return Thing(f"home-{faction}", name, tuple(mends))


# --- pieces


def _standing(state: State, region: str, words: Words) -> Iterator[Mend]:
    """Each piece that stands here leads to where it might stand instead."""
    for side in state.sides.values():
        for unit in UNITS:
            if side.count(unit, region):
                yield _leads(state, side, unit, region, words)


def _leads(state: State, side: Person | Automa, unit: str, place: str, words: Words) -> Mend:
    told = words("slip-elsewhere", seat=state.seat_name(side.faction), unit=unit)
    return Mend(told, leads=_id(side, unit, place), picture=_sign(side, unit))


def _missing(state: State, region: str, words: Words) -> Iterator[Mend]:
    """A piece that still lies on its mat, and the character, might stand here."""
    for side in state.sides.values():
        for unit in ("worker", "mech", "character"):
            on_its_way = unit == "character" and not side.count(unit, region)
            if on_its_way or side.on_mat(unit):
                yield _put(state, side, unit, region, words)


def _put(state: State, side: Person | Automa, unit: str, place: str, words: Words) -> Mend:
    told = words("slip-stands_here", seat=state.seat_name(side.faction), unit=unit)
    return Mend(told, _placed(side, unit, {place: 1}), picture=_sign(side, unit))


def _pieces(state: State, words: Words) -> Iterator[Thing]:
    for side in state.sides.values():
        for unit in UNITS:
            for place in side.places(unit):
                yield _piece(state, side, unit, place, words)


def _piece(state: State, side: Person | Automa, unit: str, place: str, words: Words) -> Thing:
    seat = state.seat_name(side.faction)
    name = words("slip-piece", seat=seat, unit=unit, region=Ref("region", place))
    mends = [
        Mend(named(region, words), _moved(side, unit, place, region), at=region)
        for region in REGIONS
        if region != place
    ]
    if place != HOME:
        changes = _moved(side, unit, place, HOME)
        mends.append(Mend(words("slip-at_home"), changes, at=f"home-{side.faction}"))
    if unit != "character" or isinstance(side, Automa):
        mends.append(Mend(words("slip-on_mat"), _moved(side, unit, place, MAT)))
    return Thing(_id(side, unit, place), name, tuple(mends), picture=_sign(side, unit))


def _id(side: Person | Automa, unit: str, place: str) -> str:
    return f"{side.faction}-{unit}-{place}"


def _moved(side: Person | Automa, unit: str, start: str, end: str) -> dict[str, Any]:
    return _placed(side, unit, {start: -1, end: 1})


def _placed(side: Person | Automa, unit: str, by: Places) -> dict[str, Any]:
    """The fact of where the units of a kind stand, with some more or fewer."""
    if unit == "character":
        return {f"sides.{side.faction}.character": next(p for p, n in by.items() if n > 0)}
    places = dict(side.places(unit))
    for place, number in by.items():
        if place != MAT:
            places[place] = places.get(place, 0) + number
    kept = {place: number for place, number in places.items() if number}
    return {f"sides.{side.faction}.{_PLURAL[unit]}": kept}


def _sign(side: Person | Automa, unit: str) -> Drawing:
    kind = "person" if isinstance(side, Person) else "automa"
    return picture(24, 24, badge(kind, unit, 1))


# --- what lies there


def _token(state: State, region: str, words: Words) -> Iterator[Mend]:
    if region not in ENCOUNTERS:
        return
    left = set(state.encounter_tokens) ^ {region}
    told = words("slip-token_gone" if region in state.encounter_tokens else "slip-token_lies")
    sign = picture(24, 24, use("encounter", 2, 2, 20, class_="token"))
    changes = {"encounter_tokens": [place for place in ENCOUNTERS if place in left]}
    yield Mend(told, changes, picture=sign)


def _structures(state: State, region: str, words: Words) -> Iterator[Mend]:
    for person in state.persons:
        path = f"sides.{person.faction}.structures"
        built = person.structures
        if region in built:
            left = {place: kind for place, kind in built.items() if place != region}
            told = words("slip-not_built", structure=Ref("structure", built[region]))
            yield Mend(told, {path: left}, picture=_structure(built[region]))
        elif not REGIONS[region].is_lake and not isinstance(person, PersonOnScreen):
            for kind in STRUCTURES:
                if kind not in built.values():
                    told = words("slip-built", structure=Ref("structure", kind))
                    yield Mend(told, {path: {**built, region: kind}}, picture=_structure(kind))


def _structure(kind: str) -> Drawing:
    return picture(24, 24, use(kind, 2, 2, 20, class_="thing"))

"""Settlements that become cities, and what a city tile brings (AOI-ON-CITY)."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.hexmap import distances
from automatable.core.turns.events import Ref
from automatable.core.turns.procedure import Procedure
from automatable.games.age_of_innovation.on_screen.components import (
    building_types,
    city_tiles,
    side,
)
from automatable.games.age_of_innovation.on_screen.context import PersonTurn
from automatable.games.age_of_innovation.on_screen.gaining import gain_all
from automatable.games.age_of_innovation.on_screen.reach import beside

Hexes = list[str]
"""Of a settlement, in reading order."""


def settlements(turn: PersonTurn, over_rivers: bool = False) -> list[Hexes]:
    """Maximal groups of adjacent own buildings, in reading order (AOI-ON-CITY-01, AOI-ON-R-22)."""
    board, own = turn.state.board, turn.own
    left, found = set(own), []
    for hex in board.reading(own):
        if hex in left:
            group = distances([hex], lambda at: _joined(turn, at, over_rivers))
            left -= group.keys()
            found.append(board.reading(group))
    return found


def _joined(turn: PersonTurn, hex: str, over_rivers: bool) -> set[str]:
    near = beside(turn.state, hex)
    if over_rivers:  # AOI-ON-R-29
        rivers = turn.state.board.rivers
        near |= {other for other in turn.own if rivers[other] & rivers[hex]}
    return near & turn.own.keys()


def new_city(turn: PersonTurn) -> Hexes | None:
    """The next settlement that is to become a city (AOI-ON-CITY-02, AOI-ON-CITY-03)."""
    over_river = bool(turn.palace.ongoing.get("city_over_river"))
    everywhere = over_river and turn.switch("city_rivers") == "any"
    cities = {hex for city in turn.player.cities for hex in city}
    free = [group for group in settlements(turn, everywhere) if cities.isdisjoint(group)]
    candidates = [*free, *(_across(turn, free) if over_river and not everywhere else ())]
    return next((group for group in candidates if _is_large(turn, group)), None)


def _across(turn: PersonTurn, free: list[Hexes]) -> Iterator[Hexes]:
    """All settlements without city that touch the same river hex (AOI-ON-CITY-01)."""
    board = turn.state.board
    touched = [{river for hex in group for river in board.rivers[hex]} for group in free]
    for river in board.reading(set[str]().union(*touched)):
        joined = [group for group, rivers in zip(free, touched, strict=True) if river in rivers]
        yield board.reading(hex for group in joined for hex in group)


def _is_large(turn: PersonTurn, group: Hexes) -> bool:
    """Buildings and power enough; an annex adds to both (AOI-ON-CITY-02)."""
    standing = [turn.own[hex] for hex in group]
    needed = min(building_types()[building.type].city_of for building in standing)
    number = sum(1 + building.annex * side().annex.counts_as for building in standing)
    power = turn.palace.ongoing.get("city_power", side().city.power)
    return number >= needed and sum(building.power for building in standing) >= power


def found_cities(turn: PersonTurn) -> Procedure[None]:
    """Every new city in its order; all count as cities from now on (AOI-ON-CITY-05).

    What a tile brings is finished before the next tile is chosen (AOI-ON-CITY-07).
    """
    if turn.at_start:
        return  # AOI-ON-SET-09
    found = []
    while (city := new_city(turn)) is not None:
        turn.player.cities.append(city)
        found.append(city)
    for city in found:
        yield from take_city_tile(turn, city[0])


def take_city_tile(turn: PersonTurn, hex: str | None) -> Procedure[None]:
    """Points, key, round tile, gain, then what the faction adds (AOI-ON-CITY-04, AOI-ON-CITY-06).

    AOI-ON-TILE-05, AOI-ON-FAC-02
    """
    player = turn.player
    place = None if hex is None else Ref("hex", hex)
    id = yield from turn.ask(
        "city",
        "AOI-ON-CITY-04",
        lambda: {f"city {id}": id for id, left in player.city_supply().items() if left},
        hex=place,
    )
    tile = city_tiles()[id]
    player.city_tiles.append(id)
    player.keys += 1
    turn.tell("aoi-on_city", "AOI-ON-CITY-04", tile=Ref("city_tile", id), hex=place)
    turn.score("city", tile.points, "AOI-ON-CITY-04")
    turn.goal("city")
    yield from gain_all(turn, tile.gives, "city")
    yield from gain_all(turn, turn.faction.per_city_tile, "faction")

"""What a workshop on a space would mean: for the area at the end, for a city."""

from __future__ import annotations

from collections.abc import Iterable

from automatable.core.drawing.screens import Words
from automatable.core.hexmap import distances
from automatable.games.age_of_innovation.on_screen.components import building_types, side
from automatable.games.age_of_innovation.on_screen.context import PersonTurn
from automatable.games.age_of_innovation.on_screen.ending import connected
from automatable.games.age_of_innovation.on_screen.player import PERSON
from automatable.games.age_of_innovation.on_screen.reach import beside
from automatable.games.age_of_innovation.score import largest_group
from automatable.games.age_of_innovation.state import PersonBuilding, number_of


def outlook(turn: PersonTurn, hex: str, words: Words) -> str:
    """The area before and after, and how far the settlement is from a city."""
    own = set(turn.own)
    before, after = (_area(turn, hexes) for hexes in (own, own | {hex}))
    told = words("outlook-area", before=before, after=after)
    return f"{told} {_settlement(turn, hex, words)}"


def _area(turn: PersonTurn, hexes: Iterable[str]) -> int:
    return largest_group(hexes, lambda hex: connected(turn.state, hex))


def _settlement(turn: PersonTurn, hex: str, words: Words) -> str:
    """AOI-ON-CITY-02, as it would be with a workshop there."""
    hexes = turn.own.keys() | {hex}
    group = distances([hex], lambda at: beside(turn.state, at) & hexes)
    if not {hex for city in turn.player.cities for hex in city}.isdisjoint(group):
        return words("outlook-joins_city")
    there = PersonBuilding(person=number_of(PERSON), type="workshop")
    standing = [turn.own.get(at, there) for at in group]
    return words(
        "outlook-settlement",
        n=sum(1 + one.annex * side().annex.counts_as for one in standing),
        needed=min(building_types()[one.type].city_of for one in standing),
        power=sum(one.power for one in standing),
        enough=turn.palace.ongoing.get("city_power", side().city.power),
    )

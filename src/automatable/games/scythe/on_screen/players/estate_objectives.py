"""Objectives as far as an estate can tell whether they are fulfilled."""

from __future__ import annotations

from collections.abc import Callable

from automatable.games.scythe.map import ADJACENT, FACTORY, LAKES, REGIONS, TUNNELS
from automatable.games.scythe.on_screen.players.estate import Estate, Ground


def reveal(estate: Estate, ground: Ground) -> Estate:
    """With the star of an objective, if one is fulfilled now."""
    if not estate.objectives or estate.stars >= 6:
        return estate
    if "objective" in estate.spaces and ground.ability != "dominate":
        return estate
    for number in estate.objectives:
        if number in CONDITIONS and CONDITIONS[number](estate, ground):
            after = estate.copy()
            rest = tuple(other for other in estate.objectives if other != number)
            after.objectives = rest if ground.ability == "dominate" else ()
            after.spaces, after.stars = estate.spaces | {"objective"}, estate.stars + 1
            return after
    return estate


Condition = Callable[[Estate, Ground], bool]


def _control(terrain: str) -> Condition:
    regions = frozenset(id for id, region in REGIONS.items() if region.terrain == terrain)
    return lambda estate, ground: len(regions & estate.regions()) >= 3


def _hill(estate: Estate, ground: Ground) -> bool:
    return FACTORY in estate.regions() and estate.power >= ground.turn.automa.power


def _bets(estate: Estate, ground: Ground) -> bool:
    pieces = (estate.top, estate.mechs, estate.built, estate.recruits)
    return all(map(len, pieces)) and all(estate.goods)


CONDITIONS: dict[int, Condition] = {
    1: _control("mountain"),
    2: lambda e, g: len(TUNNELS & e.regions()) >= 3,
    3: _control("farm"),
    4: _control("tundra"),
    5: _hill,
    7: lambda e, g: e.factory and bool(e.mechs) and len(e.workers) <= 3,
    8: lambda e, g: e.coins <= 2 and len(e.workers) >= 4 and e.popularity >= 7,
    10: _control("forest"),
    11: _control("village"),
    12: lambda e, g: e.coins >= 20,
    14: _bets,
    15: lambda e, g: len(e.workers) == len(e.recruits),
    17: lambda e, g: not e.factory and len(e.regions() & set(ADJACENT[FACTORY])) >= 2,
    18: lambda e, g: e.power == 0 and e.popularity >= 13 and len(e.workers) >= 5,
    19: lambda e, g: any(len(e.regions() & set(ADJACENT[lake])) >= 5 for lake in LAKES),
    20: lambda e, g: len(e.built) >= 3 and e.popularity >= 7 and not e.mechs,
    21: lambda e, g: max(e.goods) >= 9,
    22: lambda e, g: e.factory and not e.top,
    23: lambda e, g: e.cards >= 8 and "combat" in e.spaces,
}

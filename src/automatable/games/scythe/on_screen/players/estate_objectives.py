"""Objectives as far as an estate can tell whether they are fulfilled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache

from automatable.games.scythe.map import ADJACENT, FACTORY, LAKES, REGIONS, TUNNELS
from automatable.games.scythe.on_screen.players.estate import Estate, Ground


def reveal(estate: Estate, ground: Ground) -> Estate:
    """With the star of an objective, if one is fulfilled now."""
    if not estate.objectives or estate.stars >= 6:
        return estate
    if "objective" in estate.spaces and ground.ability != "dominate":
        return estate
    for number in estate.objectives:
        if _holds(estate, ground, number):
            after = estate.copy()
            rest = tuple(other for other in estate.objectives if other != number)
            after.objectives = rest if ground.ability == "dominate" else ()
            after.spaces, after.stars = estate.spaces | {"objective"}, estate.stars + 1
            return after
    return estate


def _holds(estate: Estate, ground: Ground, number: int) -> bool:
    """As the cards of this table have it; what an estate does not know never holds."""
    for want in ground.turn.decks.tables.objectives[number].wants:
        count = FACTS.get(want.fact)
        if count is None or not want.holds(count(estate, ground)):
            return False
    return True


Count = Callable[[Estate, Ground], int]


def _terrain(terrain: str) -> Count:
    regions = frozenset(id for id, region in REGIONS.items() if region.terrain == terrain)
    return lambda estate, ground: len(regions & estate.regions())


def _tunnels(estate: Estate, ground: Ground) -> int:
    mines = ground.turn.player.switches["mine_is_tunnel_for_objectives"] == "on"
    dug = {place for place, kind in estate.built if kind == "mine" and mines}
    return len((TUNNELS | dug) & estate.regions())


def _pieces_together(estate: Estate, ground: Ground) -> int:
    built = (place for place, _ in estate.built)
    pieces = Counter((*estate.workers, *estate.mechs, estate.character, *built))
    return max((number for place, number in pieces.items() if place in REGIONS), default=0)


def _combat_stars(estate: Estate, ground: Ground) -> int:
    fought = ground.turn.player.star_spaces.get("combat", 0)
    return max(fought, int("combat" in estate.spaces))


BESIDE_FACTORY = frozenset(ADJACENT[FACTORY])
SHORES = tuple(frozenset(ADJACENT[lake]) for lake in sorted(LAKES))


@lru_cache(1 << 12)
def _lake_shore(held: frozenset[str]) -> int:
    return max(len(held & shore) for shore in SHORES)


FACTS: dict[str, Count] = {
    "mountains": _terrain("mountain"),
    "farms": _terrain("farm"),
    "tundras": _terrain("tundra"),
    "forests": _terrain("forest"),
    "villages": _terrain("village"),
    "tunnels": _tunnels,
    "factory": lambda e, g: int(FACTORY in e.regions()),
    "beside_factory": lambda e, g: len(e.regions() & BESIDE_FACTORY),
    "lake_shore": lambda e, g: _lake_shore(e.regions()),
    "power": lambda e, g: e.power,
    "power_lead": lambda e, g: e.power - g.turn.automa.power,
    "popularity": lambda e, g: e.popularity,
    "coins": lambda e, g: e.coins,
    "workers": lambda e, g: len(e.workers),
    "mechs": lambda e, g: len(e.mechs),
    "structures": lambda e, g: len(e.built),
    "recruits": lambda e, g: len(e.recruits),
    "upgrades": lambda e, g: len(e.top),
    "factory_card": lambda e, g: int(e.factory),
    "combat_cards": lambda e, g: e.cards,
    "combat_stars": _combat_stars,
    "pieces_together": _pieces_together,
    "kinds": lambda e, g: sum(map(bool, e.goods)),
    "one_kind": lambda e, g: max(e.goods),
    "workers_over_recruits": lambda e, g: len(e.workers) - len(e.recruits),
}
"""What cards look at; where resources lie, and who was driven off, an estate does not know."""

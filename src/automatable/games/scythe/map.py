"""The map as tables built once: who borders whom, what is how far, what comes first."""

from __future__ import annotations

from functools import cache

from automatable.core.hexmap import distance, neighbours
from automatable.games.scythe.components import HOME, HomeBase, Region, map_file

FACTORY = map_file().factory
REGIONS: dict[str, Region] = {region.id: region for region in map_file().region}
"""All 47, in reading order (SCY-DIST-03)."""
READING_ORDER = {HOME: 0, **{id: i for i, id in enumerate(REGIONS, start=1)}}
HOME_BASES: dict[str, HomeBase] = {base.faction: base for base in map_file().home_base}
FOREIGN_BASES = {f"@{faction}": faction for faction in sorted(HOME_BASES)}
"""The home bases of factions that are not in the game, as places (Wayfare only)."""
PLACE_ORDER = {place: i for i, place in enumerate((HOME, *FOREIGN_BASES, *REGIONS))}
"""Every place in the order of lists (SCY-ON-NOT-01)."""
RIVERS = frozenset(frozenset(river.split("-")) for river in map_file().rivers)
LAKES = frozenset(id for id, region in REGIONS.items() if region.is_lake)
TUNNELS = frozenset(id for id, region in REGIONS.items() if region.tunnel)
ENCOUNTERS = tuple(id for id, region in REGIONS.items() if region.encounter)
_AT = {region.hex: id for id, region in REGIONS.items()}
ADJACENT: dict[str, tuple[str, ...]] = {
    id: tuple(sorted(_AT[hex] for hex in neighbours(region.hex) if hex in _AT))
    for id, region in REGIONS.items()
}
TOUCHES: dict[str, tuple[str, ...]] = {
    faction: tuple(_AT[hex] for hex in neighbours(base.hex) if hex in _AT)
    for faction, base in HOME_BASES.items()
}
"""All regions that a home base borders: its start regions, and in three cases one more."""
BY_LAND: dict[str, frozenset[str]] = {
    id: frozenset(
        other for other in around if other not in LAKES and frozenset((id, other)) not in RIVERS
    )
    for id, around in ADJACENT.items()
}
"""Adjacent regions that are neither lakes nor behind a river."""
RING = {id: frozenset((id, *around)) for id, around in ADJACENT.items()}
"""A region and everything around it (SCY-NBH-03)."""
RING_BY_LAND = {id: frozenset((id, *around)) for id, around in BY_LAND.items()}
"""A region and what can be reached from it without water (SCY-NBH-02)."""


@cache
def region_distance(a: str, b: str) -> int:
    """Plain hex steps: rivers, lakes, tunnels and units do not matter (SCY-DIST-01, SCY-R-01)."""
    return distance(REGIONS[a].hex, REGIONS[b].hex)


@cache
def home_distance(place: str, faction: str, way: str = "geometric") -> int:
    """From a place to a home base, by the ruling in use (SCY-DIST-02, SCY-R-02)."""
    if place == HOME:
        return 0
    base = HOME_BASES[faction]
    if way == "via_start_hexes":
        return 1 + min(region_distance(place, start) for start in base.start_regions)
    return distance(REGIONS[place].hex, base.hex)


def factory_distance(region: str) -> int:
    return region_distance(region, FACTORY)


def by_reading_order(places: frozenset[str] | set[str]) -> list[str]:
    """The places as one reads the map (SCY-DIST-03)."""
    return sorted(places, key=PLACE_ORDER.__getitem__)


def bases_apart(faction: str, other: str) -> int:
    """How far two home bases lie from each other (SCY-SET-02)."""
    return distance(HOME_BASES[faction].hex, HOME_BASES[other].hex)

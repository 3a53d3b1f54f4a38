"""The Automa's turn in words: what is done in one go, and a place as it is found on a board."""

from __future__ import annotations

from math import atan2, pi

from automatable.core.events import Event
from automatable.core.hexmap import distance
from automatable.core.screens import Words
from automatable.games.scythe.board.ground import region_place
from automatable.games.scythe.components import HOME
from automatable.games.scythe.map import FACTORY, REGIONS

COMPASS = ("e", "se", "s", "sw", "w", "nw", "n", "ne")


def together_in_one_go(event: Event, following: Event) -> bool:
    """A unit is taken up and put down in one go."""
    return event.kind == "scy-lift" and following.kind in ("scy-move", "scy-stays")


def where(region: str, words: Words) -> str:
    """A place as it is found on a board without coordinates: `C4: lake, north of the Factory`."""
    if region == HOME:
        return words("label-home_base")
    terrain = words(f"terrain-{REGIONS[region].terrain}")
    if region == FACTORY:
        return words("place-factory", region=region)
    far = distance(REGIONS[region].hex, REGIONS[FACTORY].hex)
    (x, y), (fx, fy) = region_place(region), region_place(FACTORY)
    compass = COMPASS[round(atan2(y - fy, x - fx) / (pi / 4)) % 8]
    direction = words(f"direction-{compass}")
    return words("place-where", region=region, terrain=terrain, n=far, direction=direction)

"""The Automa's turn in words: what is done in one go, and a place as it is found on a board."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, pi

from automatable.core.drawing.screens import Weighed, Words
from automatable.core.hexmap import distance
from automatable.core.turns.events import Event, Ref
from automatable.games.scythe.board.ground import region_place
from automatable.games.scythe.components import HOME
from automatable.games.scythe.map import FACTORY, REGIONS

MOVING = ("scy-move", "scy-stays")
CLEARING = ("scy-put_back", "scy-token_removed", "scy-factory_card", "scy-workers_driven_off")
PROGRESS = (
    "scy-progress",
    "scy-water",
    "scy-star",
    "scy-scheme_switch",
    "scy-shuffle",
    "scy-shuffled",
)
COMPASS = ("e", "se", "s", "sw", "w", "nw", "n", "ne")


def together_in_one_go(event: Event, following: Event) -> bool:
    """A unit is taken up and put down, and finds nothing; a region is cleared; the marker moves."""
    moved = event.kind == "scy-lift" and following.kind in MOVING
    moved |= event.kind in MOVING and following.kind == "scy-put_back" and not following.args["n"]
    if following.kind == "scy-progress":
        return False  # a star before it was for power or a combat
    return moved or any({event.kind, following.kind} <= {*kinds} for kinds in (CLEARING, PROGRESS))


def weighed(event: Event) -> Weighed | None:
    """What both sides had in a combat (SCY-CMB-10)."""
    if event.kind != "scy-combat_result":
        return None
    mine, hers = event.args["human"], event.args["automa"]
    assert isinstance(mine, int)
    assert isinstance(hers, int)
    return Weighed("label-power", mine, hers)


def found(event: Event, words: Words) -> Iterator[tuple[str, str]]:
    """Where something is put or looked for; what is only lifted is seen."""
    for name in ("region", "to"):
        region = event.args.get(name)
        if isinstance(region, Ref) and region.id in REGIONS and region.id != FACTORY:
            yield words.ref(region), where(str(region.id), words)


def named(region: str, words: Words) -> str:
    """`C4: lake, 2 regions from the Factory, north`."""
    return words("label-home_base") if region == HOME else f"{region}: {where(region, words)}"


def where(region: str, words: Words) -> str:
    """A region as it is found on a board without coordinates."""
    terrain = words(f"terrain-{REGIONS[region].terrain}")
    if region == FACTORY:
        return words("place-factory")
    far = distance(REGIONS[region].hex, REGIONS[FACTORY].hex)
    (x, y), (fx, fy) = region_place(region), region_place(FACTORY)
    compass = COMPASS[round(atan2(y - fy, x - fx) / (pi / 4)) % 8]
    direction = words(f"direction-{compass}")
    return words("place-where", terrain=terrain, n=far, direction=direction)

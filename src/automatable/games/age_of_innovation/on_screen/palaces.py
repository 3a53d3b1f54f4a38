"""The palace tile (AOI-ON-PAL)."""

from __future__ import annotations

from functools import partial

from automatable.core.turns.events import Ref
from automatable.core.turns.procedure import Procedure
from automatable.games.age_of_innovation.on_screen.bridges import up_to_bridges
from automatable.games.age_of_innovation.on_screen.cities import found_cities, take_city_tile
from automatable.games.age_of_innovation.on_screen.components import Gains
from automatable.games.age_of_innovation.on_screen.context import PersonTurn
from automatable.games.age_of_innovation.on_screen.gaining import gain_all, gives
from automatable.games.age_of_innovation.on_screen.player import palace_offer


def take_palace(turn: PersonTurn, hex: str) -> Procedure[None]:
    """From the offer; cities are looked for, as fewer may be needed now (AOI-ON-PAL-01).

    AOI-ON-TILE-04, AOI-ON-CITY-03
    """
    id = yield from turn.ask(
        "palace",
        "AOI-ON-PAL-01",
        lambda: {f"palace {id}": id for id in palace_offer(turn.state)},
        hex=Ref("hex", hex),
    )
    turn.player.palace = id
    turn.tell("aoi-on_palace", "AOI-ON-PAL-01", palace=Ref("palace", id))
    if turn.palace.ongoing:
        yield from found_cities(turn)
    yield from gain_all(turn, turn.palace.once, "palace")
    yield from _in_any_order(turn, list(turn.palace.in_any_order))


def _in_any_order(turn: PersonTurn, parts: list[Gains]) -> Procedure[None]:
    """Palace 15: each part when the person says so (AOI-ON-TILE-04)."""
    while parts:
        part = yield from turn.ask(
            "order",
            "AOI-ON-TILE-04",
            partial(_named, parts),
        )
        parts.remove(part)
        bridges = part.get("bridges", 0)
        if bridges:
            yield from up_to_bridges(turn, bridges)
        else:
            yield from gain_all(turn, part, "palace")


def _named(parts: list[Gains]) -> dict[str, Gains]:
    return {f"next {kind}": part for part in parts for kind in part}


@gives("city_tiles")
def gain_city_tiles(turn: PersonTurn, n: int, source: str) -> Procedure[None]:
    """It marks no hexes (AOI-ON-CITY-06)."""
    for _ in range(n):
        yield from take_city_tile(turn, None)

"""Neutral buildings, placed at once or lost (AOI-ON-NEU)."""

from __future__ import annotations

from automatable.core.turns.events import Ref
from automatable.core.turns.procedure import Procedure
from automatable.games.age_of_innovation.on_screen.building import (
    affordable,
    buy_spades,
    place_building,
)
from automatable.games.age_of_innovation.on_screen.context import PersonTurn
from automatable.games.age_of_innovation.on_screen.reach import land_of, path, ways

DONE = "done"


def neutral_hexes(turn: PersonTurn) -> list[str]:
    """Empty land in reach whose missing spades can be bought; no jump (AOI-ON-NEU-01)."""
    state, most = turn.state, affordable(turn, None)
    land = land_of(turn, ways(turn, with_jumps=False))
    return [hex for hex in land if len(path(state.terrain(hex), turn.home)) <= most]


def place_neutral(turn: PersonTurn, type: str) -> Procedure[None]:
    """Transform to home, place, score, look for cities (AOI-ON-NEU-02, AOI-ON-R-23)."""
    hexes = neutral_hexes(turn)
    if not hexes:
        return
    hex = yield from turn.ask(
        "place",
        "AOI-ON-NEU-01",
        lambda: {**{f"neutral {hex} {type}": hex for hex in hexes}, DONE: None},
        building=Ref("building", type),
    )
    if hex is not None:
        buy_spades(turn, hex, turn.home)
        yield from place_building(turn, hex, type, neutral=True)

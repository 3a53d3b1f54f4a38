"""End scoring of the person: area, resources, and where the points came from (AOI-ON-END)."""

from __future__ import annotations

from collections.abc import Iterable

from automatable.core.score import ScoreLine
from automatable.games.age_of_innovation.on_screen.components import (
    LEDGER,
    faction_sides,
    palace_tiles,
    side,
)
from automatable.games.age_of_innovation.on_screen.player import PERSON
from automatable.games.age_of_innovation.on_screen.reach import bridged
from automatable.games.age_of_innovation.state import State


def connected(state: State, hex: str) -> Iterable[str]:
    """In reach with sailing, bridged, or a jump apart (AOI-ON-END-01)."""
    player = state.player
    assert player is not None
    board = state.board
    yield from board.in_reach[player.sailing][hex]
    yield from bridged(state, hex)
    palace = None if player.palace is None else palace_tiles()[player.palace]
    for tile in (faction_sides()[state.person(PERSON).faction or ""], palace):
        if tile is not None and tile.jump is not None:
            for over in tile.jump.over:
                yield from board.apart[hex][over + 1]


def resources(state: State) -> int:
    """Everything as coins, five for a point (AOI-ON-END-03)."""
    return worth_in_coins(state) // side().end.coins_per_point


def worth_in_coins(state: State) -> int:
    """What is left; half of bowl II is sacrificed (AOI-ON-END-03, AOI-ON-R-20)."""
    player = state.player
    assert player is not None
    coins = player.coins + player.tools + player.scholars + player.books_in_hand
    return coins + player.bowls[2] + player.bowls[1] // 2


def earned(state: State) -> list[ScoreLine]:
    """Points by source since the start (AOI-ON-END-04)."""
    player = state.player
    assert player is not None
    start = ScoreLine("start", player.start_points, "AOI-ON-SET-06")
    lines = ((line, player.ledger[line]) for line in LEDGER if line in player.ledger)
    return [start, *(ScoreLine(line, points, "AOI-ON-END-04") for line, points in lines)]

"""Bridges (AOI-ON-BRG)."""

from __future__ import annotations

from functools import partial

from automatable.core.turns.events import Ref
from automatable.core.turns.procedure import Procedure
from automatable.games.age_of_innovation.on_screen.cities import found_cities
from automatable.games.age_of_innovation.on_screen.components import side
from automatable.games.age_of_innovation.on_screen.context import Moves, PersonTurn
from automatable.games.age_of_innovation.on_screen.gaining import gives
from automatable.games.age_of_innovation.on_screen.player import BRIDGE

Pair = tuple[str, str]
DONE = "done"


def free_sites(turn: PersonTurn, over_land: bool = False) -> list[Pair]:
    """Sites with an own end and without a bridge, if a piece is left (AOI-ON-BRG-01, -02).

    AOI-ON-BRG-02, AOI-ON-BRG-03
    """
    if len(turn.state.bridges) >= side().start.bridges:
        return []
    return [pair for pair in all_sites(turn, over_land) if _is_free(turn, pair)]


def all_sites(turn: PersonTurn, over_land: bool) -> list[Pair]:
    """The printed ones; Moles also build over land (AOI-ON-BRG-03, AOI-ON-R-13)."""
    board = turn.state.board
    printed = {tuple(board.reading(pair)) for pair in board.bridge_sites}
    sites = printed.union(board.facing) if over_land else printed
    return sorted(((a, b) for a, b in sites), key=board.in_order)


def _is_free(turn: PersonTurn, pair: Pair) -> bool:
    """The far end may be anybody's, or not hers by the switch (AOI-ON-R-08)."""
    if pair in turn.state.bridges or not any(hex in turn.own for hex in pair):
        return False
    hers = turn.state.automa_buildings
    return turn.switch("bridge_far_end") == "any" or not any(hex in hers for hex in pair)


def _texts(pairs: list[Pair]) -> dict[str, Pair]:
    return {f"bridge {a} {b}": (a, b) for a, b in pairs}


def place_bridge(turn: PersonTurn, pair: Pair) -> Procedure[None]:
    """It stays for the game (AOI-ON-BRG-02)."""
    turn.state.bridges[pair] = 1
    one, other = (Ref("hex", hex) for hex in pair)
    turn.tell("aoi-on_bridge", "AOI-ON-BRG-01", one=one, other=other)
    yield from found_cities(turn)


@gives("bridges", possible=lambda turn: bool(free_sites(turn)))
def gain_bridges(turn: PersonTurn, n: int, source: str) -> Procedure[None]:
    for _ in range(n):
        pair = yield from turn.ask(
            "bridge", "AOI-ON-BRG-01", lambda: _texts(free_sites(turn)), left=n
        )
        yield from place_bridge(turn, pair)


def up_to_bridges(turn: PersonTurn, n: int) -> Procedure[None]:
    """As many as wanted: `done` ends it (AOI-ON-TILE-04)."""
    for left in range(n, 0, -1):
        if not free_sites(turn):
            return
        pair = yield from turn.ask(
            "bridge",
            "AOI-ON-TILE-04",
            lambda: {**_texts(free_sites(turn)), DONE: None},
            left=left,
        )
        if pair is None:
            return
        yield from place_bridge(turn, pair)


# --- the main action of the Moles


def bridge_moves(turn: PersonTurn) -> Moves:
    """For a tool, as often as wanted, or once a round (AOI-ON-R-12, AOI-ON-FAC-07)."""
    cost = turn.faction.bridge_cost
    once = turn.switch("moles_bridge_once") == "on" and BRIDGE in turn.player.used
    if not cost or once or not turn.can_pay(cost):
        return {}
    sites = _texts(free_sites(turn, over_land=True))
    return {text: partial(buy_bridge, pair=pair) for text, pair in sites.items()}


def buy_bridge(turn: PersonTurn, pair: Pair) -> Procedure[None]:
    turn.pay(turn.faction.bridge_cost, "AOI-ON-BRG-03")
    if turn.switch("moles_bridge_once") == "on":
        turn.player.used.append(BRIDGE)
    yield from place_bridge(turn, pair)

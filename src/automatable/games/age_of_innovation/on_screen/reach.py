"""Where the person can build: adjacency, reach, jumps, and the way round the wheel (AOI-ON-MAP)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from automatable.games.age_of_innovation.components import TERRAINS
from automatable.games.age_of_innovation.on_screen.components import Jump
from automatable.games.age_of_innovation.on_screen.context import PersonTurn
from automatable.games.age_of_innovation.on_screen.player import PERSON
from automatable.games.age_of_innovation.state import State


@cache
def path(terrain: str, home: str) -> tuple[str, ...]:
    """The terrains on the shorter way round the wheel, home last (AOI-ON-MAP-03)."""
    at, wheel = TERRAINS.index(terrain), len(TERRAINS)
    ahead = (TERRAINS.index(home) - at) % wheel
    step = 1 if ahead <= wheel - ahead else -1
    spades = min(ahead, wheel - ahead)
    return tuple(TERRAINS[(at + step * i) % wheel] for i in range(1, spades + 1))


def bridged(state: State, hex: str) -> Iterable[str]:
    """The other ends of own bridges."""
    return (b if a == hex else a for a, b in state.bridges if hex in (a, b))


def beside(state: State, hex: str) -> set[str]:
    """Land hexes that share an edge with a hex or are joined to it by an own bridge.

    AOI-ON-MAP-01
    """
    return {*state.board.adjacent[hex], *bridged(state, hex)}


def next_to_own(turn: PersonTurn) -> set[str]:
    """Everything adjacent to an own building."""
    return {other for hex in turn.own for other in beside(turn.state, hex)}


def sailing_now(turn: PersonTurn) -> int:
    """Round bonus 1 counts in the action phase until the person passes (AOI-ON-BON-02)."""
    lent = turn.in_actions and PERSON not in turn.state.passed
    return turn.player.sailing + (turn.bonus.ongoing.get("sailing", 0) if lent else 0)


def in_reach(turn: PersonTurn) -> set[str]:
    """Land in reach of an own building; buildings do not block it (AOI-ON-MAP-02)."""
    near = turn.state.board.in_reach[sailing_now(turn)]
    found = {other for hex in turn.own for other in near[hex]}
    return found | {other for hex in turn.own for other in bridged(turn.state, hex)}


def jumps(turn: PersonTurn) -> list[Jump]:
    """The tunnel of the Moles, the flight of palace 9."""
    return [jump for jump in (turn.faction.jump, turn.palace.jump) if jump is not None]


def in_range(turn: PersonTurn, jump: Jump) -> set[str]:
    """Land that is this many steps away and not adjacent (AOI-ON-MAP-04 to -06, AOI-ON-R-30).

    AOI-ON-MAP-05, AOI-ON-MAP-06
    """
    apart = turn.state.board.apart
    found = {other for hex in turn.own for over in jump.over for other in apart[hex][over + 1]}
    return found - next_to_own(turn)


Ways = list[tuple[Jump | None, frozenset[str]]]
"""Each way to get to a hex, with the empty hexes that it leads to."""


def ways(turn: PersonTurn, with_jumps: bool = True) -> Ways:
    """Without a jump first, then by tunnel, then by flight (AOI-ON-TRF-01, AOI-ON-TRF-06)."""
    taken = turn.own.keys() | turn.state.automa_buildings.keys()
    found: Ways = [(None, frozenset(in_reach(turn) - taken))]
    if with_jumps:
        payable = (jump for jump in jumps(turn) if turn.can_pay(jump.cost))
        found += [(jump, frozenset(in_range(turn, jump) - taken)) for jump in payable]
    return found


def land_of(turn: PersonTurn, found: Ways) -> list[str]:
    """All the hexes of the ways, in reading order."""
    return turn.state.board.reading(set[str]().union(*(hexes for _, hexes in found)))


def pay_jump(turn: PersonTurn, jump: Jump | None) -> None:
    """Points are gained when the jump is paid (AOI-ON-TRF-06)."""
    if jump is not None:
        turn.pay(jump.cost, "AOI-ON-TRF-06")
        turn.score("jump", jump.points, "AOI-ON-TRF-06")


def word(jump: Jump | None) -> str:
    return "" if jump is None else f" {jump.word}"


def jump_tools(jump: Jump | None) -> int:
    return 0 if jump is None else jump.cost.get("tools", 0)

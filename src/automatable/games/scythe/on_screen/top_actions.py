"""Bolster, trade and produce (SCY-ON-BOL, SCY-ON-TRA, SCY-ON-PRO)."""

from __future__ import annotations

from itertools import combinations_with_replacement

from automatable.core.turns.events import Ref
from automatable.core.turns.procedure import Procedure
from automatable.games.scythe.components import PRODUCE
from automatable.games.scythe.map import REGIONS, by_reading_order
from automatable.games.scythe.on_screen import refusals
from automatable.games.scythe.on_screen.components import KINDS, PRODUCE_COST
from automatable.games.scythe.on_screen.context import PersonTurn
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.on_screen.writing import counted

COIN = {"coin": 1}


def has_built(player: PersonOnScreen, structure: str) -> bool:
    return structure in player.structures.values()


def bolster(turn: PersonTurn, option: str) -> Procedure[None]:
    """Power or combat cards for a coin (SCY-ON-BOL-01); beyond 16 nothing is gained (-03).

    SCY-ON-BOL-03, SCY-ON-R-35
    """
    player = turn.player
    popular = has_built(player, "monument")
    turn.pay(COIN, "SCY-ON-BOL-01")
    if option == "power":
        yield from turn.gain("power", 2 + ("power" in player.top), "SCY-ON-BOL-01")
    else:
        yield from turn.gain("combat_card", 1 + ("cards" in player.top), "SCY-ON-BOL-01")
    yield from turn.gain("popularity", int(popular), "SCY-ON-BOL-02")


def trade(turn: PersonTurn, option: str) -> Procedure[None]:
    """Two resources or popularity for a coin (SCY-ON-TRA-01).

    SCY-ON-R-04, SCY-ON-R-05, SCY-ON-R-36, SCY-ON-R-37
    """
    player = turn.player
    armed = has_built(player, "armory")
    turn.pay(COIN, "SCY-ON-TRA-01")
    if option == "goods":
        yield from take_goods(turn, 2, "SCY-ON-TRA-02")
    else:
        number = 1 + ("popularity" in player.top)
        yield from turn.gain("popularity", number, "SCY-ON-TRA-01")
    yield from turn.gain("power", int(armed), "SCY-ON-TRA-03")


def take_goods(turn: PersonTurn, number: int, rule: str) -> Procedure[None]:
    """Resources of any kinds onto one region with an own worker (SCY-ON-TRA-02)."""
    region, kinds = yield from turn.ask(
        "goods", rule, lambda: _goods(turn, number), refusals.goods(turn), n=number
    )
    for kind in KINDS:
        turn.add_goods(region, kind, kinds.count(kind), rule)


def _goods(turn: PersonTurn, number: int) -> dict[str, tuple[str, tuple[str, ...]]]:
    sets = list(combinations_with_replacement(KINDS, number))
    return {
        f"goods {region} {counted(kinds)}": (region, kinds)
        for region in turn.with_worker()
        for kinds in sets
    }


# --- produce


def produce_cost(player: PersonOnScreen) -> dict[str, int]:
    """By workers that have left the mat (SCY-ON-PRO-01)."""
    least = max(n for n in (0, *PRODUCE_COST) if n <= player.workers_in_play)
    return PRODUCE_COST.get(least, {})


def produce(turn: PersonTurn) -> Procedure[None]:
    """Two regions, three with the cube, and the mill's own (SCY-ON-PRO-02, SCY-ON-PRO-06).

    SCY-ON-R-06, SCY-ON-R-16
    """
    player = turn.player
    turn.pay(produce_cost(player), "SCY-ON-PRO-01")
    mill = next((r for r, kind in player.structures.items() if kind == "mill"), None)
    milling = mill if mill is not None and turn.holds(mill) else None  # SCY-ON-R-07
    yield from produce_on(turn, 2 + ("produce" in player.top), milling)


def produce_on(turn: PersonTurn, regions: int, mill: str | None) -> Procedure[None]:
    """Region after region, each as much as the person likes (SCY-ON-GEN-04, SCY-ON-PRO-07).

    SCY-ON-R-08
    """
    done: set[str] = set()
    while True:
        left = regions - len(done - {mill})
        open_regions = _open(turn, mill, done, left)
        if not open_regions:
            return
        chosen = yield from turn.ask(
            "produce",
            "SCY-ON-PRO-02",
            lambda open_regions=open_regions: _numbers(open_regions),  # type: ignore[misc]
            refusals.produce(turn, done),
            n=left,
        )
        if chosen is None:
            return
        region, number = chosen
        _produce(turn, region, number)
        done.add(region)


def _open(turn: PersonTurn, mill: str | None, done: set[str], left: int) -> dict[str, int]:
    """Regions that can still produce, with the most they give.

    SCY-ON-PRO-03, SCY-ON-PRO-04, SCY-ON-PRO-05, SCY-ON-PRO-06
    """
    places = {*turn.player.workers, *([mill] if mill else [])} - done
    wanted = by_reading_order({p for p in places if p in REGIONS and (left > 0 or p == mill)})
    numbers = {region: _most(turn, region, mill) for region in wanted}
    return {region: n for region, n in numbers.items() if n}


def _most(turn: PersonTurn, region: str, mill: str | None) -> int:
    player, terrain = turn.player, REGIONS[region].terrain
    number = player.count("worker", region) + (region == mill)
    if terrain == "village":
        return min(number, player.on_mat("worker"))  # SCY-ON-PRO-04
    return number if terrain in PRODUCE else 0  # SCY-ON-PRO-05


def _numbers(regions: dict[str, int]) -> dict[str, tuple[str, int] | None]:
    answers: dict[str, tuple[str, int] | None] = {
        f"region {region} {n}": (region, n)
        for region, most in regions.items()
        for n in range(most, 0, -1)
    }
    return {**answers, "done": None}


def _produce(turn: PersonTurn, region: str, number: int) -> None:
    kind = PRODUCE.get(REGIONS[region].terrain)
    if kind is not None:
        turn.add_goods(region, kind, number, "SCY-ON-PRO-03")
    else:
        turn.player.put("worker", region, number)
        at = Ref("region", region)
        turn.tell("scy-on_workers", "SCY-ON-PRO-04", n=number, region=at)

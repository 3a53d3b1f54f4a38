"""Where the person's beaten units go: home, or with Seaworthy onto lakes (SCY-ON-CMB-09)."""

from __future__ import annotations

from automatable.core.turns.asking import ask_one_of
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Procedure
from automatable.games.scythe.components import HOME
from automatable.games.scythe.map import ADJACENT, LAKES, by_reading_order
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.state import Move, Person, State


def lakes_to_retreat_to(state: State, person: Person, region: str) -> list[str]:
    """Adjacent lakes without Automa units, for a person with Seaworthy (SCY-CMB-15)."""
    if not person.has("seaworthy"):
        return []
    lakes = {near for near in ADJACENT[region] if near in LAKES}
    return by_reading_order({lake for lake in lakes if not state.enemy_units_on(person, lake)})


def retreat(state: State, player: PersonOnScreen, region: str, log: Log) -> Procedure[None]:
    """The character first, then each mech, every unit for itself; then the workers.

    SCY-ON-CMB-05, SCY-ON-R-40
    """
    places = [HOME, *lakes_to_retreat_to(state, player, region)]
    if player.character == region:
        place = yield from _where(state, player, region, "character", places)
        _go(player, "character", region, place, 1, log)
    left, lakes = places, set()
    for _ in range(player.count("mech", region)):
        place = yield from _where(state, player, region, "mech", left)
        _go(player, "mech", region, place, 1, log)
        left = left[left.index(place) :]  # mechs are interchangeable
        lakes |= {place} - {HOME}
    yield from _workers(state, player, region, by_reading_order(lakes), log)


def _where(
    state: State, player: PersonOnScreen, region: str, unit: str, places: list[str]
) -> Procedure[str]:
    if len(places) == 1:
        return places[0]
    answer = yield from ask_one_of(
        "retreat",
        "SCY-ON-CMB-09",
        {f"retreat {place}": place for place in places},
        seat=state.seat(player.faction),
        args={
            "unit": Ref("unit", unit),
            "region": Ref("region", region),
            "regions": tuple(Ref("region", place) for place in places if place != HOME),
        },
    )
    return answer


def _workers(
    state: State, player: PersonOnScreen, region: str, lakes: list[str], log: Log
) -> Procedure[None]:
    """Home, never to the mat; with the switch all together onto one lake where a mech went.

    SCY-ON-R-15, SCY-ON-GEN-08
    """
    number, place = player.count("worker", region), HOME
    if not number:
        return
    if lakes and player.switches["seaworthy_workers"] == "with_mechs":
        place = yield from ask_one_of(
            "retreat_workers",
            "SCY-ON-CMB-09",
            {f"workers {to}": to for to in (HOME, *lakes)},
            seat=state.seat(player.faction),
            args={"n": number, "region": Ref("region", region)},
        )
    _go(player, "worker", region, place, number, log)


def _go(player: PersonOnScreen, unit: str, start: str, end: str, number: int, log: Log) -> None:
    player.move(Move(unit, number, start, end))
    log.happened(
        "scy-you_retreat",
        "SCY-ON-CMB-09",
        unit=Ref("unit", unit),
        n=number,
        region=Ref("region", start),
        to=Ref("region", end),
    )

"""Where one step leads: by land, tunnel, river, lake or jump (SCY-ON-MOV, SCY-ON-ABL)."""

from __future__ import annotations

from collections.abc import Iterable

from automatable.games.scythe.components import HOME, factions
from automatable.games.scythe.map import (
    ADJACENT,
    BY_LAND,
    FACTORY,
    FOREIGN_BASES,
    HOME_BASES,
    LAKES,
    REGIONS,
    RIVERS,
    TOUCHES,
    TUNNELS,
    by_reading_order,
)
from automatable.games.scythe.neighbourhood import MOUNTAINS, ON_LAKES, VILLAGES
from automatable.games.scythe.on_screen.context import PersonTurn
from automatable.games.scythe.on_screen.player import PersonOnScreen

ACROSS_RIVER = {
    id: frozenset(other for other in around if frozenset((id, other)) in RIVERS)
    for id, around in ADJACENT.items()
}
LAKES_BESIDE = {id: frozenset(around) & LAKES for id, around in ADJACENT.items()}


def targets(turn: PersonTurn, unit: str, place: str) -> list[str]:
    """Everywhere a unit can go with one step, in the order of lists.

    Only units of the Automa close a region to workers (SCY-ON-MOV-14).
    """
    if unit == "worker":
        reached = _worker(turn.player, place) - turn.automa.regions()  # SCY-ON-MOV-05, SCY-ON-R-09
    else:
        reached = _combat_unit(turn, place)
    return by_reading_order(reached - {place})


def needs_toka(turn: PersonTurn, start: str, end: str) -> bool:
    """Whether a combat unit gets there only by crossing a river with Toka (SCY-ON-ABL-12)."""
    if not turn.player.has("toka") or end not in ACROSS_RIVER.get(start, ()):
        return False
    before, turn.toka_used = turn.toka_used, True
    otherwise = _combat_unit(turn, start)
    turn.toka_used = before
    return end not in otherwise


def _base(player: PersonOnScreen, place: str) -> str | None:
    """Whose home base a place is."""
    return player.faction if place == HOME else FOREIGN_BASES.get(place)


def _dug(player: PersonOnScreen) -> frozenset[str]:
    """Tunnels and the own mine are adjacent to each other (SCY-ON-MOV-07)."""
    return TUNNELS | player.mines


def _worker(player: PersonOnScreen, place: str) -> set[str]:
    if base := _base(player, place):
        return set(HOME_BASES[base].start_regions)  # SCY-ON-MOV-04
    if place in LAKES:
        return set()  # SCY-ON-MOV-06
    reached = set(BY_LAND[place])
    if factions()[player.faction].ability == "swim":
        reached |= ACROSS_RIVER[place]  # SCY-ON-ABL-08
    dug = _dug(player)
    return reached | dug if place in dug else reached


def _combat_unit(turn: PersonTurn, place: str) -> set[str]:
    """Where a character or a mech can go in one step (SCY-ON-MOV-03, SCY-ON-ABL-01)."""
    player = turn.player
    base = _base(player, place)
    reached = _from_base(player, base) if base else _from_region(turn, place)
    if player.has("rally"):  # SCY-ON-ABL-11
        reached |= {worker for worker in player.workers if worker in REGIONS} | {*player.flags}
    if player.has("shinobi"):  # SCY-ON-ABL-13
        reached |= player.traps.keys()
    if player.has("wayfare"):  # SCY-ON-ABL-07, SCY-ON-R-23, SCY-ON-R-24
        present = turn.state.sides
        reached |= {HOME, *(p for p, faction in FOREIGN_BASES.items() if faction not in present)}
    return reached


def _from_base(player: PersonOnScreen, base: str) -> set[str]:
    """The start regions; a lake or land across a river that the base touches (SCY-ON-MOV-04)."""
    reached = set(HOME_BASES[base].start_regions)
    for region in TOUCHES[base]:
        if region not in reached and _opens(player, region):
            reached.add(region)
    return reached


def _opens(player: PersonOnScreen, region: str) -> bool:
    return _sails(player) if region in LAKES else _wades(player, region)


def _sails(player: PersonOnScreen) -> bool:
    """Whether combat units may enter lakes (SCY-ON-R-26)."""
    return any(map(player.has, ON_LAKES))  # SCY-ON-ABL-03


def _wades(player: PersonOnScreen, region: str) -> bool:
    """Riverwalk: the terrain entered counts (SCY-ON-ABL-02, SCY-ON-R-25)."""
    terrains = factions()[player.faction].riverwalk
    return player.has("riverwalk") and REGIONS[region].terrain in terrains


def _from_region(turn: PersonTurn, region: str) -> set[str]:
    player = turn.player
    reached = set(ADJACENT[region]) if region in LAKES else set(BY_LAND[region])
    reached |= {other for other in ACROSS_RIVER[region] if _crosses(turn, region, other)}
    if _sails(player):
        reached |= LAKES_BESIDE[region]
    if region in LAKES and player.has("submerge"):
        reached |= LAKES  # SCY-ON-ABL-04
    dug = _dug(player)
    if region in dug:
        reached |= dug
    return reached | _township(turn, region) | _underpass(turn, region)


def _crosses(turn: PersonTurn, start: str, end: str) -> bool:
    player = turn.player
    if _wades(player, end) or (player.has("toka") and not turn.toka_used):
        return True
    return player.has("burrow") and _burrows(player, start, end)


def _burrows(player: PersonOnScreen, start: str, end: str) -> bool:
    """Into or out of a tunnel or the own mine (SCY-ON-ABL-10, SCY-ON-R-21)."""
    dug = _dug(player)
    return end in dug or (start in dug and player.switches["burrow"] == "either_end")


def _joined(
    turn: PersonTurn, region: str, always: Iterable[str], if_held: Iterable[str]
) -> set[str]:
    """Regions that are adjacent to each other, some of them while they are controlled."""
    joined = {*always, *(other for other in if_held if turn.holds(other))}  # SCY-ON-ABL-14
    return joined if region in joined else set()


def _township(turn: PersonTurn, region: str) -> set[str]:
    if not turn.player.has("township"):
        return set()
    return _joined(turn, region, (FACTORY,), VILLAGES)  # SCY-ON-ABL-05


def _underpass(turn: PersonTurn, region: str) -> set[str]:
    if not turn.player.has("underpass"):
        return set()
    return _joined(turn, region, _dug(turn.player), MOUNTAINS)  # SCY-ON-ABL-06

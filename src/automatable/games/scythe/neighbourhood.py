"""What a unit can reach with one step (SCY-NBH), for the Automa and for a person."""

from __future__ import annotations

from collections.abc import Iterable

from automatable.games.scythe.components import factions
from automatable.games.scythe.map import (
    ADJACENT,
    FACTORY,
    HOME_BASES,
    LAKES,
    REGIONS,
    RING,
    RING_BY_LAND,
    RIVERS,
    TUNNELS,
)
from automatable.games.scythe.state import Automa, Person, State, controls

ON_LAKES = ("seaworthy", "submerge", "suiton")
VILLAGES = tuple(id for id, region in REGIONS.items() if region.terrain == "village")
MOUNTAINS = tuple(id for id, region in REGIONS.items() if region.terrain == "mountain")


def automa_neighbourhood(automa: Automa, region: str) -> frozenset[str]:
    """The own region and the adjacent ones, in the no-water phase by land only.

    Never tunnels, mines or abilities (SCY-NBH-02, SCY-NBH-03, SCY-NBH-04, SCY-GEN-05, SCY-GEN-06).

    SCY-NBH-01, SCY-INV-03, SCY-R-21, SCY-R-26, SCY-NBH-14
    """
    return (RING_BY_LAND if automa.no_water else RING)[region]


def home_neighbourhood(automa: Automa) -> frozenset[str]:
    """The two start regions, whatever else touches the home base (SCY-NBH-05)."""
    return frozenset(HOME_BASES[automa.faction].start_regions)


def near_units(automa: Automa) -> frozenset[str]:
    """The neighbourhoods of all units on the map together."""
    return frozenset().union(*(automa_neighbourhood(automa, at) for at in automa.regions()))


def reach(automa: Automa) -> frozenset[str]:
    """Where any unit may appear in one move (SCY-NBH-15)."""
    return near_units(automa) | home_neighbourhood(automa)


def person_neighbourhood(
    state: State, person: Person, region: str, ruling: str = "one_step"
) -> frozenset[str]:
    """Everything a person's combat unit on a region reaches in one step (SCY-NBH-07 to -13).

    With ruling `adjacent` tunnels, mines and jumps do not count (SCY-R-05).

    SCY-NBH-13
    """
    found = {other for other in ADJACENT[region] if _steps(person, region, other)} | {region}
    if ruling == "one_step":
        for jumps in (_tunnels, _lakes, _township, _underpass, _rally, _shinobi):
            found.update(jumps(state, person, region))
    return frozenset(found)


def _steps(person: Person, start: str, end: str) -> bool:
    """Whether one step onto an adjacent region is possible."""
    if end in LAKES:
        return any(map(person.has, ON_LAKES))  # SCY-NBH-09
    river = frozenset((start, end)) in RIVERS
    return not river or _crosses(person, start, end)


def _crosses(person: Person, start: str, end: str) -> bool:
    """Rivers: Riverwalk looks at the terrain entered (SCY-NBH-08), Burrow at both ends (-12)."""
    wades = REGIONS[end].terrain in factions()[person.faction].riverwalk
    dug = TUNNELS | person.mines
    burrows = person.has("burrow") and (start in dug or end in dug)
    return person.has("toka") or burrows or (person.has("riverwalk") and wades)


def _tunnels(state: State, person: Person, region: str) -> Iterable[str]:
    dug = TUNNELS | person.mines  # SCY-NBH-10
    return dug if region in dug else ()


def _lakes(state: State, person: Person, region: str) -> Iterable[str]:
    return LAKES if person.has("submerge") and region in LAKES else ()  # SCY-NBH-09


def _township(state: State, person: Person, region: str) -> Iterable[str]:
    """Rusviet: factory and controlled villages are joined (SCY-NBH-11)."""
    if not person.has("township"):
        return ()
    joined = {FACTORY, *(village for village in VILLAGES if controls(state, person, village))}
    return joined if region in joined else ()


def _underpass(state: State, person: Person, region: str) -> Iterable[str]:
    """Saxony: tunnels, own mine and controlled mountains are joined (SCY-NBH-11)."""
    if not person.has("underpass"):
        return ()
    held = {mountain for mountain in MOUNTAINS if controls(state, person, mountain)}
    joined = TUNNELS | person.mines | held
    return joined if region in joined else ()


def _rally(state: State, person: Person, region: str) -> Iterable[str]:
    """Albion: wherever an own worker or flag is (SCY-NBH-12)."""
    if not person.has("rally"):
        return ()
    return {place for place in person.workers if place in REGIONS} | set(person.flags)


def _shinobi(state: State, person: Person, region: str) -> Iterable[str]:
    return person.traps if person.has("shinobi") else ()  # SCY-NBH-12


def threatened(state: State, automa: Automa) -> frozenset[str]:
    """The neighbourhoods of all enemy combat units on the map (SCY-MOVE-12, SCY-NBH-06)."""
    ruling = str(automa.switches["human_neighbourhood"])
    near = [
        person_neighbourhood(state, person, region, ruling)
        for person in state.person_enemies(automa)
        for region in person.combat_regions()
    ]
    return frozenset().union(*near)


def units_near(automa: Automa, region: str) -> int:
    """How many units on the map have a region in their neighbourhood (SCY-MOVE-13)."""
    return sum(n for _, at, n in automa.stands() if region in automa_neighbourhood(automa, at))

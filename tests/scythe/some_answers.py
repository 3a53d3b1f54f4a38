"""A legal answer to each open question, for players that know nothing of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from automatable.core.events import plain
from automatable.core.match import Match
from automatable.games.scythe.components import BONUSES, HOME, STRUCTURES, factions
from automatable.games.scythe.map import BY_LAND, HOME_BASES, REGIONS
from automatable.games.scythe.neighbourhood import human_neighbourhood
from automatable.games.scythe.state import COMBAT_UNITS, Human, State, controlled

Pick = Callable[[Sequence[Any]], Any]


def some_report(match: Match[State], pick: Pick) -> str:
    """Often the end of the turn, sometimes anything that can be reported."""
    if pick(["done", "done", "report"]) == "done":
        return "done"
    reports = list(_reports(match.state, match.state.human))
    return str(pick(reports)) if reports else "done"


def _reports(state: State, human: Human) -> Iterator[str]:
    yield from _moves(state, human)
    start = HOME_BASES[human.faction].start_regions[0]
    if not state.enemy_units_on(human, start):
        if human.on_mat("worker"):
            yield f"+worker {start}"
        yield from (f"+mech {start} {a}" for a in _locked(human))
    yield from (f"recruit {bonus}" for bonus in BONUSES if bonus not in human.recruits)
    yield from (f"{kind} {start}" for kind in STRUCTURES if _may_build(human, kind, start))
    if human.stars < 5:
        yield "star"
    if human.faction == "togawa":
        yield from (f"trap {r}" for r in ("D4", "E4") if r not in human.traps)


def _locked(human: Human) -> list[str]:
    if not human.on_mat("mech"):
        return []
    return [a for a in factions()[human.faction].abilities if not human.has(a)]


def _may_build(human: Human, kind: str, region: str) -> bool:
    return kind not in human.structures.values() and region not in human.structures


def _moves(state: State, human: Human) -> Iterator[str]:
    """One step each; nobody leaves a combat that is still to be fought."""
    contested = state.contested(human)
    for unit in (*COMBAT_UNITS, "worker"):
        for place in human.places(unit):
            if place not in contested:
                yield from (f"{unit} {place}-{end}" for end in _ends(state, human, unit, place))


def _ends(state: State, human: Human, unit: str, place: str) -> list[str]:
    if place == HOME:
        near = set(HOME_BASES[human.faction].start_regions)
    elif unit == "worker":
        near = set(BY_LAND[place])
    else:
        near = set(human_neighbourhood(state, human, place)) - {place}
    if unit == "worker":
        near = {region for region in near if not state.enemy_units_on(human, region)}
    return [region for region in REGIONS if region in near]


def some_resources(match: Match[State], pick: Pick) -> str:
    assert match.pending is not None
    regions = plain(match.pending.args["regions"])
    return " ".join(["resources", *(f"{region}:{pick(range(5))}" for region in regions)])


def some_tracks(match: Match[State], pick: Pick) -> str:
    human = match.state.human
    coins, popularity, power = pick(range(40)), pick(range(19)), pick(range(17))
    return f"coins {coins} popularity {popularity} power {power} stars {human.stars}"


def some_structures(match: Match[State], pick: Pick) -> str:
    built = [f"{region}:{kind}" for region, kind in match.state.human.structures.items()]
    return " ".join(["structures", *built, f"bonus {pick(range(10))}"])


def some_final_resources(match: Match[State], pick: Pick) -> str:
    regions = controlled(match.state, match.state.human)
    return " ".join(["resources", *(f"{region}:{pick(range(9))}" for region in regions)])


ANSWERS: dict[str, Callable[[Match[Any], Pick], str]] = {
    "report": some_report,
    "after_combats": some_report,
    "resources": some_resources,
    "final_tracks": some_tracks,
    "final_structures": some_structures,
    "final_resources": some_final_resources,
}

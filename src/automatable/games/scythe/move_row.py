"""The six move icons: which unit goes where, or why the icon is not legal (SCY-MOVE).

Each evaluation is a cascade over the regions of `reach`; its trace is the explanation.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from automatable.core.turns.choice import Decision, Filter, choose, least, most, require
from automatable.core.turns.procedure import Procedure
from automatable.games.scythe.cards import Icon
from automatable.games.scythe.map import (
    FACTORY,
    by_reading_order,
    home_distance,
    region_distance,
)
from automatable.games.scythe.neighbourhood import near_units, reach, threatened, units_near
from automatable.games.scythe.resources import ask_resources
from automatable.games.scythe.state import COMBAT_UNITS, Automa, State
from automatable.games.scythe.unit_selection import (
    choose_all,
    mover,
    select_unit,
    tie_breaks,
)


@dataclass(frozen=True)
class Trial:
    """One icon evaluated: `executed`, or the status that says why it is not legal."""

    icon: Icon
    status: str
    unit: Decision | None = None
    destination: Decision | None = None
    mover: tuple[str, str] = ("", "")
    """Kind and place of the selected unit."""

    @property
    def target(self) -> str:
        assert self.destination is not None
        return str(self.destination.chosen)


Cascade = Callable[[State, Automa, str, str], Decision]


def evaluate(state: State, automa: Automa, icon: Icon) -> Procedure[Trial]:
    """Select the unit, find the candidates, choose among them.

    SCY-ICON-01, SCY-ICON-02, SCY-ICON-03
    """
    if not icon.counts_for(automa.faction):
        return Trial(icon, "other_faction")
    if icon.name == "attack" and automa.power < icon.number:  # SCY-MOVE-44
        return Trial(icon, "power_below_minimum")
    kinds, cascade = _ICONS[icon.name]
    unit = yield from select_unit(state, automa, kinds)
    if unit.chosen is None:
        return Trial(icon, "no_unit", unit)
    if icon.name == "attack_workers":
        yield from _ask_resources(state, automa)
    selected = mover(automa, kinds, str(unit.chosen))
    destination = cascade(state, automa, *selected)
    return Trial(icon, status_of(destination), unit, destination, selected)


def status_of(destination: Decision) -> str:
    """Why there is no target region: the filter that left nothing says so."""
    if destination.chosen is not None:
        return "executed"
    emptied = destination.steps[-1].filter if destination.steps else ""
    return {
        "not_threatened": "all_candidates_threatened",
        "not_blocked": "all_candidates_blocked",
    }.get(emptied, "no_candidate")


def _no_enemy(state: State, automa: Automa, rule: str) -> Filter:
    def free(region: str) -> bool:
        return not state.enemy_units_on(automa, region)

    return require("no_enemy_unit", free, rule=rule)


def _destination(state: State, options: frozenset[str], rule: str, *filters: Filter) -> Decision:
    """The target region; the decision carries the map, so that it can be shown there."""
    regions, narrowing = by_reading_order(options), (*filters, *tie_breaks())
    ground = state.copy()
    return choose("destination", regions, *narrowing, rule=rule, kind="region", ground=ground)


# --- move worker


def worker_move(state: State, automa: Automa, unit: str, place: str) -> Decision:
    """Out of danger, where most units are near.

    SCY-MOVE-10, SCY-MOVE-11, SCY-MOVE-12, SCY-MOVE-13, SCY-MOVE-14, SCY-R-04, SCY-R-24
    """
    lifted = without(automa, unit, place)
    danger = threatened(state, automa)

    def free(region: str) -> bool:
        return not lifted.count("worker", region)

    def near(region: str) -> int:
        return units_near(lifted, region)

    return _destination(
        state,
        reach(automa),
        "SCY-MOVE-13",
        _no_enemy(state, automa, "SCY-MOVE-11"),
        require("no_own_worker", free, rule="SCY-MOVE-11"),
        require("not_threatened", lambda r: r not in danger, rule="SCY-MOVE-12", measure=near),
        most("units_near", near, rule="SCY-MOVE-13"),
    )


def without(automa: Automa, unit: str, place: str) -> Automa:
    """The side with a unit lifted (step 3 of every move)."""
    lifted = replace(automa, mechs=dict(automa.mechs), workers=dict(automa.workers))
    lifted.lift(unit, place)
    return lifted


# --- conflict-free move of a mech or the character


def peaceful_move(state: State, automa: Automa, unit: str, place: str) -> Decision:
    """As near as possible to the enemy's combat units.

    SCY-MOVE-20, SCY-MOVE-21, SCY-MOVE-22, SCY-MOVE-23, SCY-MOVE-24
    """
    lifted = without(automa, unit, place)

    def free(region: str) -> bool:
        return not lifted.combat_units_on(region)

    return _destination(
        state,
        reach(automa),
        "SCY-MOVE-23",
        _no_enemy(state, automa, "SCY-MOVE-21"),
        require("no_own_combat_unit", free, rule="SCY-MOVE-21"),
        least("enemy_distance", lambda r: enemy_distance(state, automa, r), rule="SCY-MOVE-23"),
    )


def enemy_distance(state: State, automa: Automa, region: str) -> int:
    """To the nearest enemy combat unit; home bases only if none is on the map (SCY-MOVE-22)."""
    enemies = state.enemies(automa)
    standing = {at for enemy in enemies for at in enemy.combat_regions()}
    if standing:
        return min(region_distance(region, at) for at in standing)
    return min(home_distance(region, enemy.faction) for enemy in enemies)


# --- encounter / factory


def encounter_move(state: State, automa: Automa, unit: str, place: str) -> Decision:
    """The factory for its card, or an encounter token.

    SCY-MOVE-30, SCY-MOVE-31, SCY-MOVE-32, SCY-MOVE-33, SCY-MOVE-34, SCY-R-07, SCY-R-18
    """
    near = near_units(automa)  # SCY-MOVE-32: the home base has no part in it
    tokens = set(state.encounter_tokens)
    wanted = tokens if automa.factory_card else tokens | {FACTORY}
    strict = automa.switches["factory_blocked"] == "no_move"
    only_factory = strict and FACTORY in near and FACTORY in wanted  # SCY-R-06
    filters = [require("encounter_or_factory", lambda r: r in wanted, rule="SCY-MOVE-31")]
    if only_factory:
        filters.append(require("only_factory", lambda r: r == FACTORY, rule="SCY-MOVE-33"))

    def unblocked(region: str) -> bool:
        return not state.enemy_combat_units_on(automa, region) and not automa.count("mech", region)

    free = require("not_blocked", unblocked, rule="SCY-MOVE-33")
    return _destination(state, near, "SCY-MOVE-34", *filters, free)


# --- attacks


def attack_on_workers(state: State, automa: Automa, unit: str, place: str) -> Decision:
    """Lone workers with the most resources beside them.

    SCY-MOVE-40, SCY-MOVE-41, SCY-MOVE-42, SCY-MOVE-43, SCY-R-25
    """

    def resources(region: str) -> int:
        return sum(person.resources.get(region, 0) for person in state.person_enemies(automa))

    richest = most("resources", resources, rule="SCY-MOVE-42")
    return _destination(state, reach(automa), "SCY-MOVE-43", _lone_workers(state, automa), richest)


def _ask_resources(state: State, automa: Automa) -> Procedure[None]:
    """Resources matter only where two regions are compared."""
    candidates = choose_all(by_reading_order(reach(automa)), _lone_workers(state, automa))
    if len(candidates) > 1:
        yield from ask_resources(state, state.person_enemies(automa)[0], candidates)


def _lone_workers(state: State, automa: Automa) -> Filter:
    def lone(region: str) -> bool:
        return has_lone_workers(state, automa, region)

    return require("lone_workers", lone, rule="SCY-MOVE-41")


def has_lone_workers(state: State, automa: Automa, region: str) -> bool:
    """Enemy workers without a combat unit beside them."""
    workers = sum(enemy.count("worker", region) for enemy in state.enemies(automa))
    return bool(workers) and not state.enemy_combat_units_on(automa, region)


def attack_on_combat_unit(state: State, automa: Automa, unit: str, place: str) -> Decision:
    """Where the fewest enemy combat units stand.

    SCY-MOVE-44, SCY-MOVE-45, SCY-MOVE-46, SCY-MOVE-47, SCY-MOVE-48
    """

    def fighters(region: str) -> int:
        return state.enemy_combat_units_on(automa, region)

    def fighters_there(region: str) -> bool:
        return fighters(region) > 0

    return _destination(
        state,
        reach(automa),
        "SCY-MOVE-48",
        require("enemy_combat_unit", fighters_there, rule="SCY-MOVE-46", measure=fighters),
        least("fewest_combat_units", fighters, rule="SCY-MOVE-47"),
    )


_ICONS: dict[str, tuple[tuple[str, ...], Cascade]] = {
    "worker": (("worker",), worker_move),
    "mech": (("mech",), peaceful_move),
    "character": (("character",), peaceful_move),
    "encounter": (("character",), encounter_move),
    "attack_workers": (COMBAT_UNITS, attack_on_workers),
    "attack": (COMBAT_UNITS, attack_on_combat_unit),
}

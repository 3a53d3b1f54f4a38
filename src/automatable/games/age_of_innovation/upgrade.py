"""Upgrade a building (AOI-UPG)."""

from __future__ import annotations

from automatable.core.turns.choice import Decision, choose, keep, least, require
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Procedure
from automatable.games.age_of_innovation.components import AutomaCard
from automatable.games.age_of_innovation.notation import layout
from automatable.games.age_of_innovation.power import offer_power
from automatable.games.age_of_innovation.selection import direction
from automatable.games.age_of_innovation.sight import beside_workshops, least_offered, looked
from automatable.games.age_of_innovation.state import State
from automatable.games.age_of_innovation.telling import told

PATHS = {"workshop": ("guild",), "guild": ("palace", "school"), "school": ("university",)}
"""What a building can become, the higher power value first (AOI-UPG-07)."""


def upgrade(state: State, card: AutomaCard, log: Log) -> Procedure[None]:
    """Choose a building and replace it; the mark stays (AOI-UPG-08)."""
    decision = yield from told(state, log, lambda: choose_building(state, card))
    if decision.chosen is None:
        log.decided("aoi-upgrade_fails", "AOI-UPG-02", decision)
        return
    hex = str(decision.chosen)
    log.decided("aoi-upgrade_choice", "AOI-UPG-03", decision, hex=Ref("hex", hex))
    replace_building(state, hex, log)
    yield from offer_power(state, hex, card, log)


def choose_building(state: State, card: AutomaCard) -> Decision:
    """Her buildings, narrowed to one that can be upgraded.

    AOI-UPG-03, AOI-UPG-04, AOI-UPG-05, AOI-UPG-06, AOI-R-04
    """
    near = keep("next_to_human", lambda hex: is_workshop_at_person(state, hex), rule="AOI-UPG-04")
    power = least("least_power", state.power_offered, rule="AOI-UPG-05")
    return choose(
        "upgrade",
        state.board.reading(state.automa_buildings),
        require("upgradable", lambda hex: becomes(state, hex) is not None, rule="AOI-UPG-01"),
        looked(state, "beside", near, lambda left: beside_workshops(state, left)),
        looked(state, "power", power, lambda left: least_offered(state, left)),
        direction(card),
        rule="AOI-UPG-03",
        kind="hex",
        ground=layout(state),
    )


def becomes(state: State, hex: str) -> str | None:
    """What a building would be upgraded to now (AOI-UPG-01, AOI-UPG-07)."""
    options = PATHS.get(state.automa_buildings[hex].type, ())
    return next((type for type in options if state.automa_supply(type)), None)


def is_workshop_at_person(state: State, hex: str) -> bool:
    """A workshop that stands beside a person's building (AOI-UPG-04)."""
    if state.automa_buildings[hex].type != "workshop":
        return False
    return any(other in state.person_buildings for other in state.adjacent(hex))


def replace_building(state: State, hex: str, log: Log) -> None:
    """She gets neither competency nor palace tile (AOI-UPG-09)."""
    building, new = state.automa_buildings[hex], becomes(state, hex)
    assert new is not None
    old, building.type = building.type, new
    here, before, after = Ref("hex", hex), Ref("building", old), Ref("building", new)
    log.instruct("aoi-upgrade", "AOI-UPG-07", hex=here, old=before, new=after)

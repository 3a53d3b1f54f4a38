"""Everything a person can report now: what `reports` accepts, one by one or by parts."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.forms import Form, Number, OneOf
from automatable.games.age_of_innovation.components import (
    BUILDINGS,
    DISCIPLINES,
    NEUTRAL,
    TERRAINS,
    base_game,
)
from automatable.games.age_of_innovation.owner_entries import entry_forms, legal_entries
from automatable.games.age_of_innovation.reports import (
    BACK,
    free_spaces,
    has_scholar,
    is_forbidden,
    may_be_her_first,
    may_become,
    possible_steps,
    supply_of,
)
from automatable.games.age_of_innovation.state import State, number_of


def legal_reports(state: State) -> Iterator[str]:
    """Hex by hex, the likely reports first; then what lies beside the map."""
    new = _new_buildings(state)
    for hex in state.board.land:
        if state.is_empty(hex):
            yield from _on_empty_land(state, hex, new)
        else:
            yield from _on_own_building(state, hex)
    yield from _beside_the_map(state)
    if not state.faction.complete:
        yield from legal_entries(state)


def report_forms(state: State) -> list[Form]:
    """Steps, bridges and, for an Automa whose card the app cannot read, all that may change."""
    entries = [] if state.faction.complete else entry_forms(state)
    return [*_step_forms(state), _bridge_form(state), *entries]


def _new_buildings(state: State) -> list[str]:
    """A workshop; at the start also a university (AOI-FW-01)."""
    workshop = [""] if supply_of(state, state.to_move, "workshop") else []
    at_start = state.phase == "set_up" and supply_of(state, state.to_move, "university")
    return [*workshop, *([" university"] if at_start else [])]


def _on_empty_land(state: State, hex: str, new: list[str]) -> Iterator[str]:
    is_site = not is_forbidden(state, hex) and not may_be_her_first(state, hex)
    if is_site:
        yield from (f"build {hex}{building}" for building in new)
    now = state.terrain(hex)
    yield from (f"transform {hex} {terrain}" for terrain in TERRAINS if terrain != now)
    if is_site:
        yield from (f"neutral {hex} {type}" for type in NEUTRAL)


def _on_own_building(state: State, hex: str) -> Iterator[str]:
    building = state.person_buildings.get(hex)
    if building is None or building.person != number_of(state.to_move):
        return
    for type in BUILDINGS:
        if type in may_become(building) and supply_of(state, state.to_move, type):
            yield f"upgrade {hex} {type}"
    if not building.annex:
        yield f"annex {hex}"


def _scholars(state: State) -> Iterator[str]:
    if not has_scholar(state, state.to_move):
        return
    spaces = sorted(map(str, set(base_game().knowledge.scholar_spaces)), reverse=True)
    for discipline in DISCIPLINES:
        for space in spaces:
            if free_spaces(state, discipline, space):
                yield f"scholar {discipline} {space}"
        yield f"scholar {discipline} {BACK}"


def _beside_the_map(state: State) -> Iterator[str]:
    yield from _scholars(state)
    actions = base_game().actions
    for kind, places, covered in (
        ("power", actions.power, state.power_actions_covered),
        ("book", actions.book, state.book_actions_covered),
    ):
        yield from (f"{kind} {place}" for place in range(1, places + 1) if place not in covered)
    yield from (f"innovation {place}" for place in state.innovations)


def _step_forms(state: State) -> list[Form]:
    top = base_game().knowledge.top
    can = tuple(name for name in DISCIPLINES if possible_steps(state, state.to_move, name, 1))
    parts = (OneOf("discipline", can, kind="discipline"), Number("steps", 1, top))
    return [Form("step", parts)] if can else []


def _bridge_form(state: State) -> Form:
    """Between any two hexes of land that have none yet."""
    ends = (OneOf(name, state.board.land, kind="hex") for name in ("one", "other"))
    built = {f"bridge {a} {b}" for pair in state.bridges for a, b in (pair, pair[::-1])}
    return Form("bridge", tuple(ends), distinct=True, but=frozenset(built))

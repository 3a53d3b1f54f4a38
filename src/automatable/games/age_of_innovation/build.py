"""Transform and build (AOI-BLD)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from automatable.core.turns.asking import ask_one_of
from automatable.core.turns.choice import Decision, Filter, choose, keep, most, require
from automatable.core.turns.events import Log, Ref, Value
from automatable.core.turns.procedure import Ask, Procedure
from automatable.games.age_of_innovation.components import Action, AutomaCard
from automatable.games.age_of_innovation.land import INFINITE
from automatable.games.age_of_innovation.notation import layout
from automatable.games.age_of_innovation.power import offer_power
from automatable.games.age_of_innovation.selection import (
    by_row,
    closest_to_person,
    direction,
    finite,
    terrain_priority,
)
from automatable.games.age_of_innovation.sight import all_offered, built, looked, need, way
from automatable.games.age_of_innovation.state import AutomaBuilding, State
from automatable.games.age_of_innovation.telling import told
from automatable.games.age_of_innovation.upgrade import upgrade

NORMAL = Action("transform_build")
LIMITS = ("in_reach", "merge")
"""What makes a space an option; everything after it is selection (AOI-BLD-02, AOI-BLD-04)."""


def transform_and_build(
    state: State, card: AutomaCard, log: Log, step: Action = NORMAL
) -> Procedure[None]:
    """Build a workshop, or upgrade instead (AOI-BLD-01, AOI-BLD-07, AOI-R-23)."""
    if not state.automa_supply("workshop"):
        log.happened("aoi-build_no_workshop", "AOI-BLD-01")
        yield from upgrade(state, card, log)
        return
    decision = yield from told(state, log, lambda: choose_space(state, card, step))
    if decision.chosen is None:
        log.decided("aoi-build_no_space", "AOI-BLD-07", decision)
        yield from upgrade(state, card, log)
        return
    hex = str(decision.chosen)
    log.decided("aoi-build_space", "AOI-BLD-08", decision, hex=Ref("hex", hex))
    if step.owner_selects and state.box.build_selection:
        hex = yield from _ask_space(state, decision)
        log.happened("aoi-build_told", "AOI-FCT-10", hex=Ref("hex", hex))
    marked = yield from told(state, log, lambda: Areas(state).mark(hex))
    build(state, hex, marked, log)
    yield from offer_power(state, hex, card, log)


def _ask_space(state: State, decision: Decision) -> Ask[str]:
    """Her options, to be chosen from as the owner's card says; the normal choice comes first."""
    options = [kept for step in decision.steps if step.filter in LIMITS for kept in [step.kept]]
    answers = {f"hex {hex}": str(hex) for hex in (decision.chosen, *options[-1])}
    args: dict[str, Value] = {"text": state.box.build_selection}
    return ask_one_of(
        "build_choice",
        "AOI-FCT-10",
        answers,
        args={**args, "hex": Ref("hex", str(decision.chosen))},
    )


def choose_space(state: State, card: AutomaCard, step: Action = NORMAL) -> Decision:
    """Empty land, then what is in reach, then the selection list.

    AOI-BLD-02, AOI-BLD-03, AOI-BLD-04, AOI-BLD-05, AOI-BLD-06, AOI-BLD-07, AOI-BLD-08,
    AOI-R-18, AOI-R-20, AOI-SEL-02
    """
    board = state.board
    empty = [hex for hex in board.land if state.is_empty(hex) and hex not in state.excluded_hexes]
    filters = [] if step.unlimited else _options(state, card)  # AOI-FCT-05
    filters += [_method(state, card, name) for name in step.selection]
    filters += [terrain_priority(state, card), closest_to_person(state), direction(card)]
    ground = layout(state)
    decision = choose("build", empty, *filters, rule="AOI-BLD-08", kind="hex", ground=ground)
    if decision.chosen is not None:
        need(state, "reach", built(state, [str(decision.chosen)]))
    return decision


def _options(state: State, card: AutomaCard) -> list[Filter]:
    """The options of AOI-BLD-02, narrowed by the merge symbol (AOI-BLD-04, AOI-R-29)."""
    reached = within_reach(state, card.near == "marked")
    filters = [require("in_reach", lambda hex: hex in reached, rule="AOI-BLD-02")]
    areas = Areas(state)
    if card.merge and not areas.touch:  # AOI-BLD-06
        filters.append(looked(state, "merge", _merge(areas), areas.ways))
    return filters


def _merge(areas: Areas) -> Filter:
    """Only options that shorten the gap, if there are any (AOI-BLD-04, AOI-BLD-05)."""

    def shortens(hex: str) -> bool:
        return areas.gap_with(hex) < areas.gap

    def measure(hex: str) -> int | None:
        return finite(areas.gap_with(hex))

    return keep("merge", shortens, rule="AOI-BLD-04", measure=measure)


def within_reach(state: State, marked: bool) -> set[str]:
    """Everything in reach of the marked or of the unmarked buildings (AOI-REACH-03)."""
    hexes = state.hexes_of_automa(marked)
    return {other for hex in hexes for other in state.in_reach(hex, state.ship)}


@dataclass
class Areas:
    """The two expansion areas: how far they are apart, and which one a new workshop joins."""

    state: State

    @cached_property
    def from_marked(self) -> dict[str, int]:
        return self.state.distances(self.state.hexes_of_automa(True))

    @cached_property
    def from_unmarked(self) -> dict[str, int]:
        return self.state.distances(self.state.hexes_of_automa(False))

    @cached_property
    def gap(self) -> int:
        return self.state.gap

    @property
    def touch(self) -> bool:
        """Whether some marked building is in reach of an unmarked one (AOI-BLD-06)."""
        reached = within_reach(self.state, True)
        return any(hex in reached for hex in self.state.hexes_of_automa(False))

    def marks(self, hex: str) -> bool:
        """Marked only if a marked building is strictly nearer (AOI-BLD-09).

        AOI-R-03, AOI-R-39, AOI-R-09
        """
        return self._from(self.from_marked, hex) < self._from(self.from_unmarked, hex)

    def mark(self, hex: str) -> bool:
        """Whether a workshop there is marked, once the way that says so is known."""
        need(self.state, "mark", self._way_of_mark(hex))
        return self.marks(hex)

    def ways(self, options: Sequence[str]) -> Iterator[str]:
        """What must be free, or not, to say which options shorten the gap (AOI-BLD-04)."""
        marked, unmarked = self.state.hexes_of_automa(True), self.state.hexes_of_automa(False)
        for hex in options:
            yield from self._way_of_mark(hex)
            others = unmarked if self.marks(hex) else marked
            if self.gap_with(hex) < self.gap:
                yield from way(self.state, hex, others)
            elif self.gap < INFINITE:
                yield from self._way_across

    def _way_of_mark(self, hex: str) -> list[str]:
        """The way to the nearest marked building if it decides, else to the unmarked one."""
        return way(self.state, hex, self.state.hexes_of_automa(self.marks(hex)))

    @cached_property
    def _way_across(self) -> list[str]:
        """One shortest way between the areas."""
        unmarked = self.state.hexes_of_automa(False)
        start = next(
            hex
            for hex in self.state.hexes_of_automa(True)
            if min(self.state.distances([hex]).get(u, INFINITE) for u in unmarked) == self.gap
        )
        return way(self.state, start, unmarked)

    def gap_with(self, hex: str) -> int:
        """The gap after a workshop was placed there, with its later mark (AOI-R-11)."""
        others = self.from_unmarked if self.marks(hex) else self.from_marked
        return min(self.gap, self._from(others, hex))

    def _from(self, steps: dict[str, int], hex: str) -> int:
        return steps.get(hex, INFINITE)


def _method(state: State, card: AutomaCard, name: str) -> Filter:
    """A method of a faction card (AOI-ACT-05)."""
    if name == "closest_to_human":
        return closest_to_person(state)
    if name == "most_power_for_human":
        power = most(name, state.power_offered, rule="AOI-FCT-07")
        return looked(state, "power", power, lambda left: all_offered(state, left))
    home = state.person("person_1").home
    return by_row(state, name, home, card.priority_row, "AOI-FCT-02")  # AOI-FCT-06, AOI-R-19


def build(state: State, hex: str, marked: bool, log: Log) -> None:
    """Terrain tile, workshop and, next to a marked building, a power token (AOI-BLD-09).

    The mark does not depend on the support card (AOI-BLD-10).

    AOI-GEN-08, AOI-R-28
    """
    transformed = state.terrain(hex) not in state.own_terrains
    if transformed:
        state.terrain_tiles[hex] = state.automa_home  # AOI-GEN-09
    state.automa_buildings[hex] = AutomaBuilding("workshop", marked)
    log.instruct(
        "aoi-build",
        "AOI-BLD-09",
        hex=Ref("hex", hex),
        terrain=Ref("terrain", state.automa_home),
        transformed=transformed,
        marked=marked,
    )

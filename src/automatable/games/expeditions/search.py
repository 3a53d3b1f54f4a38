"""The search for a target: which of the next 0-3 locations matches first (EXP-TGT)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile

from automatable.core.state.copying import copied
from automatable.core.turns.choice import Decision, choose, first, require
from automatable.core.turns.events import Log, Ref
from automatable.games.expeditions.components import Kind, MechName, Target
from automatable.games.expeditions.movement import way_ahead, window
from automatable.games.expeditions.stacks import Location
from automatable.games.expeditions.state import State

MATCHES = ("map", "corruption", "the_20")
"""The reasons for which a location matches; all other reasons say why it does not."""


def look_at(location: Location, kind: Kind) -> str:
    """Why a location matches a target, or why not (EXP-TGT-05, EXP-LOG-02, EXP-R-06)."""
    if kind == "map":
        return "map" if location.map_token else "no_map"
    if not location.face_up:
        return "face_down"  # EXP-TGT-08
    if kind == "corruption":
        return _corruption(location)
    if not location.token_20:
        return "no_20"
    return "twenty_and_others" if location.corruption else "the_20"


def _corruption(location: Location) -> str:
    if location.corruption:
        return "corruption"
    return "only_20" if location.token_20 else "no_corruption"


def search(state: State, mech: MechName, target: Target) -> Decision:
    """The first match in direction; the multiplier plays no part in it (EXP-TGT-06, EXP-R-04)."""

    def reason(place: str) -> Ref:
        return Ref("reason", look_at(state.locations[place], target.kind))

    return choose(
        f"{mech}_target",
        window(state, mech),
        require(
            f"has_{target.kind}",
            lambda place: reason(place).id in MATCHES,
            rule="EXP-TGT-05",
            measure=reason,
        ),
        first("first_in_direction", rule="EXP-TGT-06"),
        rule="EXP-TGT-03",
        kind="location",
        ground=row_shown(state, mech),
    )


@dataclass(frozen=True)
class RowShown:
    """A row as it lay when it was searched, for a drawing."""

    mech: str
    person_mech: str
    locations: tuple[Location, ...]


def row_shown(state: State, mech: MechName) -> RowShown:
    row = [copied(place) for name, place in state.locations.items() if name[0] == mech[0].upper()]
    return RowShown(state.mechs[mech], state.person_mech, tuple(row))


def explain(state: State, mech: MechName, target: Target, decision: Decision, log: Log) -> None:
    """One line for each location looked at, the skipped one included (EXP-LOG-01, EXP-LOG-02)."""
    distance = 0
    for place in _looked_at(state, mech, decision):
        if place == state.person_mech:
            log.happened("exp-skipped", "EXP-MOV-05", location=Ref("location", place))
            distance += distance == 0  # EXP-R-02: its own location is left out, not counted again
            continue
        reason = Ref("reason", look_at(state.locations[place], target.kind))
        log.happened(
            "exp-look", "EXP-LOG-02", n=distance, location=Ref("location", place), reason=reason
        )
        distance += 1
    if decision.chosen is None:
        log.decided("exp-no_match", "EXP-TGT-07", decision)
    else:
        found = Ref("location", decision.chosen)
        log.decided("exp-match", "EXP-TGT-06", decision, location=found)


def _looked_at(state: State, mech: MechName, decision: Decision) -> Iterator[str]:
    """From the mech's own location as far as the search goes: to the match, or to the end."""
    end = str(decision.chosen or decision.options[-1])
    yield state.mechs[mech]
    if end != state.mechs[mech]:
        yield from takewhile(lambda place: place != end, way_ahead(state, mech))
        yield end

"""Steps of the three factions whose cards are not public: the person carries them out.

The app resolves what is known, stops where it is not, proposes what an incomplete source
suggests, and takes what the person enters (AOI-FCT-08, AOI-FCT-09, AOI-FCT-10, AOI-FCT-11).
"""

from __future__ import annotations

from functools import partial

from automatable.core.errors import Refused
from automatable.core.state.copying import copied
from automatable.core.turns.asking import also
from automatable.core.turns.choice import Decision, choose, require
from automatable.core.turns.events import Log, Ref, Value
from automatable.core.turns.procedure import Procedure
from automatable.games.age_of_innovation.components import AutomaCard
from automatable.games.age_of_innovation.notation import layout
from automatable.games.age_of_innovation.owner_entries import ENTRIES, Mark, OwnerEntry, Unmark
from automatable.games.age_of_innovation.selection import (
    by_row,
    closest_to_person,
    direction,
)
from automatable.games.age_of_innovation.state import State

TASKS = "gognomes_tasks"
ONGOING = ("symbionts", "blight")
"""The Gognomes are asked after each turn anyway (AOI-FCT-10)."""


def manual_step(state: State, step: str, card: AutomaCard | None, log: Log) -> Procedure[None]:
    """Stop at a part of the card that the app does not know, until the person is done."""
    text = state.box.manual_text(state.faction_id, step)
    named: dict[str, Value] = {"step": Ref("manual", step), "known": bool(text), "text": text}
    log.happened("aoi-manual", "AOI-FCT-11", **named)
    proposed = _propose(state, step, card, log) if card is not None else []
    while True:
        args = {**named, "proposed": bool(proposed)}
        question = ENTRIES.ask(state, prompt="manual", rule="AOI-FCT-11", args=args)
        entered = yield from also(question, partial(ways_on, state, proposed))
        if entered is None:
            log.happened("aoi-manual_done", "AOI-FCT-11", step=named["step"])
            return
        for entry in [entered] if isinstance(entered, OwnerEntry) else entered:
            enter(state, entry, log)
        if entered == proposed:
            proposed = []


def ways_on(state: State, proposed: list[OwnerEntry]) -> dict[str, list[OwnerEntry] | None]:
    """Nothing more, or the proposal if there is one."""
    offered: dict[str, list[OwnerEntry] | None] = {"done": None}
    return offered | ({"accept": proposed} if proposed and _is_possible(state, proposed) else {})


def _is_possible(state: State, proposed: list[OwnerEntry]) -> bool:
    """What was entered since may stand in the way of the proposal."""
    tried = copied(state)
    try:
        for entry in proposed:
            enter(tried, entry, Log())
    except Refused:
        return False
    return True


def enter(state: State, entry: OwnerEntry, log: Log) -> None:
    """Carry out what the person entered for her."""
    entry.check(state)
    entry.do(state, log)


def ongoing(state: State, log: Log) -> Procedure[None]:
    """The ongoing rule of a card the app cannot read, after a build or upgrade.

    A card that the owner has confirmed has none if no text was entered (AOI-BLD-11, AOI-UPG-10).

    AOI-FAC-03
    """
    if state.faction_id in ONGOING and state.box.may_have_ongoing(state.faction_id):
        yield from manual_step(state, f"{state.faction_id}_ongoing", None, log)


def tasks(state: State, log: Log) -> Procedure[None]:
    """The Gognomes' task points after each of her turns (AOI-FCT-10)."""
    if state.faction_id == "gognomes":
        yield from manual_step(state, TASKS, None, log)


# --- what an incomplete source suggests


def _propose(state: State, step: str, card: AutomaCard, log: Log) -> list[OwnerEntry]:
    """Tell the proposal; returns the entries that would carry it out."""
    if step == "place_tool":
        decision = propose_tool(state, card)
        if decision.chosen is None:
            return []
        hex = str(decision.chosen)
        log.decided("aoi-propose_tool", "AOI-FCT-08", decision, hex=Ref("hex", hex))
        return [Mark(hex, "tool")]
    entries: list[OwnerEntry] = []
    for decision in propose_blighted(state, card):
        hex = str(decision.chosen)
        log.decided("aoi-propose_blighted", "AOI-FCT-09", decision, hex=Ref("hex", hex))
        entries += [Unmark(hex, "fallow"), Mark(hex, "blighted")]
    return entries


def propose_tool(state: State, card: AutomaCard) -> Decision:
    """Next to a person's building, by the row of the youth terrain, then direction (AOI-FCT-08)."""
    owner = state.box.owner
    empty_only = owner is None or owner.symbionts.exclude_hexes_with_building
    no_tool = owner is None or owner.symbionts.exclude_hexes_with_tool
    near = {other for hex in state.person_buildings for other in state.adjacent(hex)}

    def possible(hex: str) -> bool:
        free = state.is_empty(hex) or not empty_only
        return free and not (no_tool and "tool" in state.markers.get(hex, ()))

    return choose(
        "tool",
        [hex for hex in state.board.land if hex in near],
        require("without_tool", possible, rule="AOI-FCT-08"),
        by_row(
            state,
            "priority_of_youth_terrain",
            state.youth_terrain or state.automa_home,
            card.priority_row,
            "AOI-FCT-08",
        ),
        direction(card),
        rule="AOI-FCT-08",
        kind="hex",
        ground=layout(state),
    )


def propose_blighted(state: State, card: AutomaCard) -> list[Decision]:
    """Two fallow lands, one after the other, closest to the person (AOI-FCT-09)."""
    fallow = [hex for hex in state.board.land if "fallow" in state.markers.get(hex, ())]
    decisions: list[Decision] = []
    for _ in range(min(2, len(fallow))):
        decision = choose(
            "blighted",
            fallow,
            closest_to_person(state),
            direction(card),
            rule="AOI-FCT-09",
            kind="hex",
            ground=layout(state),
        )
        decisions.append(decision)
        fallow = [hex for hex in fallow if hex != decision.chosen]
    return decisions

"""Numbered actions of a person's seat for programs (PAT-LAB-02, PAT-LAB-03, PAT-LAB-04)."""

from __future__ import annotations

from automatable.core.errors import Refused
from automatable.games.patchwork.moves import (
    LEATHER_MOVES,
    TURNS,
    Advance,
    Buy,
    Move,
    PlaceLeather,
)
from automatable.games.patchwork.quilt import CELLS, ORIENTATIONS, Placement, legal_placements
from automatable.games.patchwork.state import WINDOW, State

ADVANCE = 0
FIRST_BUY = 1 + CELLS
COUNT = FIRST_BUY + WINDOW * ORIENTATIONS * CELLS
"""2026 in all."""


def buy_id(slot: int, orientation: int, anchor: int) -> int:
    return FIRST_BUY + (slot * ORIENTATIONS + orientation) * CELLS + anchor


def legal_actions(state: State) -> list[int]:
    """The ids of all legal decisions of the person to move, ascending (PAT-LAB-03, PAT-LAB-04)."""
    person = state.person(state.to_move)
    assert person.quilt is not None, "actions are numbered for tracked quilts only"
    if state.leather_to_place:
        return [1 + cell for cell in person.quilt.empty_cells()]
    found = [ADVANCE]
    for slot, patch in enumerate(state.known_window):
        if patch.button_cost <= person.buttons:
            lying = legal_placements(patch.id, person.quilt.mask)
            found += [buy_id(slot, p.orientation, p.anchor) for p in lying]
    return found


def action_id(state: State, move: Move) -> int:
    """The id of a decision."""
    if isinstance(move, Advance):
        return ADVANCE
    if isinstance(move, Buy):
        assert move.placement is not None
        slot = state.window.index(move.patch.id)
        return buy_id(slot, move.placement.orientation, move.placement.anchor)
    assert isinstance(move, PlaceLeather)
    assert move.cell is not None
    return 1 + move.cell


def action_text(state: State, action: int) -> str:
    """The token of an action: what the match takes as an answer."""
    if not 0 <= action < COUNT:
        raise Refused("unreadable", token=str(action))
    if action == ADVANCE:
        return str(Advance())
    if action < FIRST_BUY:
        return str(PlaceLeather(action - 1))
    rest, anchor = divmod(action - FIRST_BUY, CELLS)
    slot, orientation = divmod(rest, ORIENTATIONS)
    if slot >= len(state.known_window):
        raise Refused("not_in_window")
    return str(Buy(state.known_window[slot], Placement(orientation, anchor, 0)))


def read_action(state: State, text: str) -> int:
    """The id of a token."""
    if state.leather_to_place:
        return action_id(state, LEATHER_MOVES.read(state, text))
    return action_id(state, TURNS.read(state, text))

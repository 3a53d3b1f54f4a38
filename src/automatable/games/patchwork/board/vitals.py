"""The numbers of the status line: what each side has, and what the Automa can pay next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from automatable.core.drawing.screens import Vital, Words
from automatable.games.patchwork.board.icons import icon
from automatable.games.patchwork.position import in_sight
from automatable.games.patchwork.quilt import CELLS
from automatable.games.patchwork.state import State


def vitals(state: State, words: Words) -> Sequence[Sequence[Vital]]:
    """A pill for each seat."""
    position, automa = in_sight(state), state.automa
    open_backs = automa is not None and automa.cards.open_backs
    return [_seat(position, seat, open_backs, words) for seat in (1, 2)]


def _seat(position: Mapping[str, Any], seat: int, open_backs: bool, words: Words) -> list[Vital]:
    facts = position[f"seat_{seat}"]
    is_automa = facts["kind"] == "automa"
    numbers = _automas(facts, open_backs, words) if is_automa else _persons(facts, words)
    tile = Vital("tile", icon("tile_7x7"), words("label-tile"), "")
    return [
        Vital("buttons", icon("button"), words("label-buttons"), str(facts["buttons"])),
        *numbers,
        *([tile] if position["tile"] == seat else []),
    ]


def _persons(facts: Mapping[str, Any], words: Words) -> list[Vital]:
    empty = str(CELLS - facts["covered"])
    return [
        Vital("income", icon("income"), words("label-income"), f"+{facts['income']}"),
        Vital("empty", icon("quilt"), words("label-empty_cells"), empty),
    ]


def _automas(facts: Mapping[str, Any], open_backs: bool, words: Words) -> list[Vital]:
    """The budget of its next card where backs show it (PAT-INFO-03), else the cards left."""
    if open_backs:
        budget = "?" if facts["next_back"] is None else str(facts["next_back"])
        return [Vital("budget", icon("back"), words("stage-next_budget"), budget)]
    left = str(facts["cards_left_in_draw_pile"])
    return [Vital("cards", icon("deck"), words("label-draw_pile"), left)]

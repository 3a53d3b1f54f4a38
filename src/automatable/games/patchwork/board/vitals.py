"""The numbers of the status line: what each side has, and what the Automa can pay next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from automatable.core.screens import Vital, Words
from automatable.games.patchwork.board.icons import icon
from automatable.games.patchwork.quilt import CELLS


def vitals(position: Mapping[str, Any], words: Words) -> Sequence[Sequence[Vital]]:
    """A pill for each seat."""
    return [_seat(position, seat, words) for seat in (1, 2)]


def _seat(position: Mapping[str, Any], seat: int, words: Words) -> list[Vital]:
    facts = position[f"seat_{seat}"]
    numbers = _automas(facts, words) if facts["kind"] == "automa" else _persons(facts, words)
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


def _automas(facts: Mapping[str, Any], words: Words) -> list[Vital]:
    """The budget of its next card where its back shows it (PAT-INFO-03), else the cards left."""
    if facts["next_back"] is not None:
        budget = str(facts["next_back"])
        return [Vital("budget", icon("back"), words("stage-next_budget"), budget)]
    left = str(facts["cards_left_in_draw_pile"])
    return [Vital("cards", icon("deck"), words("label-draw_pile"), left)]

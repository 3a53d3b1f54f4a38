"""The sheet of one position: everything `screens/table.html` shows beside the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, together
from automatable.games.patchwork.board.circle import Gain, gains, next_budget, shop, strip
from automatable.games.patchwork.board.icons import icon, sprite
from automatable.games.patchwork.board.outlook import after_advancing
from automatable.games.patchwork.board.patch import patch_definitions
from automatable.games.patchwork.board.picker import picker
from automatable.games.patchwork.board.piles import back_choices, card_choices
from automatable.games.patchwork.board.placing import placing
from automatable.games.patchwork.board.time_board import seat_key
from automatable.games.patchwork.cards import AutomaDeck
from automatable.games.patchwork.components import patches
from automatable.games.patchwork.components import time_board as board

NOTHING: Mapping[str, Any] = {
    "icon": icon,
    "mover": 1,
    "duo": False,
    "shop": [],
    "advance": None,
    "strip": [],
    "outlook": "",
    "placing": None,
    "leather": 0,
    "claims": [],
    "picker": None,
    "card_choices": [],
    "back_choices": [],
}
"""A sheet on which nothing is offered yet."""


@dataclass(frozen=True)
class AdvanceOffer:
    """Where advancing leads, and what it brings: a button for each space, and what lies there."""

    reach: int
    gains: tuple[Gain, ...]


def scene(
    position: dict[str, Any],
    words: Words,
    legal: Sequence[str] = (),
    cards: AutomaDeck | None = None,
    hint: str = "",
) -> dict[str, Any]:
    """What the sheet of a position shows; the board is drawn by `stage`.

    `legal` holds the answers that are legal now (none while nothing is asked or the answer is
    open), `cards` the Automa's deck in a solo game, `hint` the answer that a player advises.
    """
    unknown = position["circle"][: board().window].count(None)
    mover = position["to_move"] or 1
    return {
        "icon": icon,
        "mover": mover,
        "here": position["time"][str(mover)],
        "other": words("seat-" + seat_key(position, 3 - mover)),
        "duo": cards is None,
        "shop": shop(position, legal, words) if ">" in legal else [],
        "advance": _advance(position, words) if ">" in legal else None,
        "hint": hint[:1],
        "strip": strip(position, words) if ">" in legal else [],
        "budget": next_budget(position),
        "outlook": _if_you_advance(position, legal, words),
        "placing": placing(position, legal, words),
        "leather": position["leather_to_place"],
        "claims": [move for move in legal if move in ("*", "*#")],
        "picker": picker(_unaccounted(position), unknown, words) if unknown else None,
        "card_choices": card_choices(legal, cards, words) if cards else [],
        "back_choices": back_choices(legal, words),
    }


def laying_out(words: Words) -> dict[str, Any]:
    """The table before there is a position: the person enters the whole circle once."""
    others = [patch.id for patch in patches().values() if not patch.starter]
    return {**NOTHING, "picker": picker(others, len(others), words)}


def definitions(words: Words) -> Drawing:
    """The symbols that all drawings refer to; a page holds them once."""
    if words.language not in _DEFINED:
        cloth = patch_definitions(patches().values())
        _DEFINED[words.language] = together(sprite(words), cloth)
    return _DEFINED[words.language]


_DEFINED: dict[str, Drawing] = {}


def _advance(position: dict[str, Any], words: Words) -> AdvanceOffer:
    outlook, mover = after_advancing(position), position["to_move"]
    steps = outlook.reach - position["time"][str(mover)]
    moved = Gain("button", f"+{steps}", words("preview-moved", n=steps))
    return AdvanceOffer(outlook.reach, (moved, *gains(outlook, words)[1:]))


def _if_you_advance(position: dict[str, Any], legal: Sequence[str], words: Words) -> str:
    """What the Automa can do then, where the back of its next card shows its budget."""
    budget = next_budget(position)
    if budget is None or ">" not in legal:
        return ""
    window = [patches()[id] for id in position["circle"][: board().window]]
    payable = sum(patch.button_cost <= budget for patch in window)
    return words("outlook-advance", budget=budget, n=payable)


def _unaccounted(position: dict[str, Any]) -> list[int]:
    """Patches that are neither in the known part of the circle nor with a seat."""
    known = set(position["circle"])
    for seat in (position["seat_1"], position["seat_2"]):
        for field in ("patches", "pile_with_buttons", "pile_without_buttons"):
            known.update(seat.get(field, ()))
    return [id for id in patches() if id not in known]

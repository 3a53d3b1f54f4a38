"""The whole table of one position: everything `screens/table.html` shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from automatable.core.screens import Words
from automatable.core.svg import Drawing, together
from automatable.games.patchwork.board.circle import Gain, gains, shop, strip
from automatable.games.patchwork.board.icons import icon, sprite
from automatable.games.patchwork.board.outlook import after_advancing
from automatable.games.patchwork.board.patch import patch_definitions
from automatable.games.patchwork.board.picker import picker
from automatable.games.patchwork.board.piles import automa_side, back_choices, card_choices
from automatable.games.patchwork.board.placing import placing
from automatable.games.patchwork.board.quilt import quilt
from automatable.games.patchwork.board.time_board import seat_key, time_board, token_name
from automatable.games.patchwork.cards import AutomaDeck
from automatable.games.patchwork.components import patches
from automatable.games.patchwork.components import time_board as board
from automatable.games.patchwork.quilt import CELLS


@dataclass(frozen=True)
class PersonSide:
    """A person's side of the table; the quilt is None when it is not tracked."""

    seat: int
    name: str
    token: str
    to_move: bool
    buttons: int
    income: int
    covered: int
    empty: int
    has_tile: bool
    quilt: Drawing | None


@dataclass(frozen=True)
class AdvanceOffer:
    """What advancing would bring."""

    words: str
    reach: int
    gains: tuple[Gain, ...]
    """What lies on the way, beside the buttons for the spaces moved."""


def scene(
    position: dict[str, Any],
    words: Words,
    legal: Sequence[str] = (),
    cards: AutomaDeck | None = None,
    hint: str = "",
    moves: Drawing | None = None,
) -> dict[str, Any]:
    """All drawings and figures of a position.

    `legal` holds the answers that are legal now (none while nothing is asked or the answer is
    open), `cards` the Automa's deck in a solo game, `hint` the answer that a player advises,
    `moves` the last ways of its token on the time board.
    """
    unknown = position["circle"][: board().window].count(None)
    offers = shop(position, legal, words)
    return {
        "icon": icon,
        "duo": cards is None,
        "untracked": position["seat_1"]["quilt"] is None,
        "here": position["time"][str(position["to_move"] or 1)],
        "shop": offers,
        "can_buy": any(offer and offer.status == "affordable" for offer in offers),
        "advance": _advance(position, words) if ">" in legal else None,
        "hint": hint[:1],
        "strip": strip(position, words),
        "behind": max(len(position["circle"]) - board().window, 0),
        "time_board": time_board(position, words, moves),
        "persons": [_person(position, seat, legal, words, hint) for seat in _persons(position)],
        "automa": automa_side(position, words) if cards else None,
        "placing": placing(position, legal, words),
        "leather": position["leather_to_place"],
        "claims": [move for move in legal if move in ("*", "*#")],
        "picker": picker(_unaccounted(position), unknown, "+", words) if unknown else None,
        "card_choices": card_choices(legal, cards, words) if cards else [],
        "back_choices": back_choices(legal, words),
    }


def laying_out(words: Words) -> dict[str, Any]:
    """The table before there is a position: the person enters the whole circle once."""
    others = [patch.id for patch in patches().values() if not patch.starter]
    return {
        "icon": icon,
        "duo": False,
        "untracked": True,
        "hint": "",
        "here": 0,
        "picker": picker(others, len(others), "circle ", words),
        "card_choices": [],
        "time_board": None,
    }


def definitions(words: Words) -> Drawing:
    """The symbols that all drawings refer to; a page holds them once."""
    if words.language not in _DEFINED:
        cloth = patch_definitions(patches().values())
        _DEFINED[words.language] = together(sprite(words), cloth)
    return _DEFINED[words.language]


_DEFINED: dict[str, Drawing] = {}


def _persons(position: dict[str, Any]) -> list[int]:
    return [seat for seat in (1, 2) if position[f"seat_{seat}"]["kind"] == "person"]


def _person(
    position: dict[str, Any], seat: int, legal: Sequence[str], words: Words, hint: str
) -> PersonSide:
    facts, to_move = position[f"seat_{seat}"], position["to_move"] == seat
    rows = facts["quilt"]
    return PersonSide(
        seat=seat,
        name=words("seat-" + seat_key(position, seat)),
        token=token_name(position, seat),
        to_move=to_move,
        buttons=facts["buttons"],
        income=facts["income"],
        covered=facts["covered"],
        empty=CELLS - facts["covered"],
        has_tile=position["tile"] == seat,
        quilt=quilt(rows, words, to_move and bool(legal), hint if to_move else "")
        if rows
        else None,
    )


def _advance(position: dict[str, Any], words: Words) -> AdvanceOffer:
    outlook, mover = after_advancing(position), position["to_move"]
    tracked = position[f"seat_{mover}"]["quilt"] is not None
    text = "action-advance-gain" if tracked else "companion-advanced"
    steps = outlook.reach - position["time"][str(mover)]
    return AdvanceOffer(words(text, n=steps), outlook.reach, gains(outlook, words)[1:])


def _unaccounted(position: dict[str, Any]) -> list[int]:
    """Patches that are neither in the known part of the circle nor with a seat."""
    known = set(position["circle"])
    for seat in (position["seat_1"], position["seat_2"]):
        for field in ("patches", "pile_with_buttons", "pile_without_buttons"):
            known.update(seat.get(field, ()))
    return [id for id in patches() if id not in known]

"""The Automa's side of the table: two piles, its buttons, its deck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from automatable.core.screens import Words
from automatable.core.svg import Drawing
from automatable.games.patchwork.board.cards import card_back, card_front, deck
from automatable.games.patchwork.board.circle import Pictured, pictured
from automatable.games.patchwork.cards import AutomaDeck
from automatable.games.patchwork.components import patches


@dataclass(frozen=True)
class Pile:
    """One pile: its heading's message key and icon, its patches, its leather patches."""

    title: str
    icon: str
    patches: tuple[Pictured, ...]
    leather: int

    @property
    def count(self) -> int:
        return len(self.patches) + self.leather


@dataclass(frozen=True)
class AutomaSide:
    """Everything the Automa owns, and the pile its cards come from."""

    buttons: int
    has_tile: bool
    piles: tuple[Pile, Pile]
    deck: Drawing
    cards_left: int
    next_back: int | None
    set_aside_backs: tuple[int, ...]


def automa_side(position: dict[str, Any], words: Words) -> AutomaSide:
    """The Automa's seat of a solo game."""
    seat = position["seat_2"]
    left = seat["cards_left_in_draw_pile"]
    return AutomaSide(
        buttons=seat["buttons"],
        has_tile=position["tile"] == 2,
        piles=(
            _pile("label-pile_with_buttons", "button", seat["pile_with_buttons"], 0, words),
            _pile(
                "label-pile_without_buttons",
                "buttonless",
                seat["pile_without_buttons"],
                seat["leather"],
                words,
            ),
        ),
        deck=deck(left, seat["next_back"], words),
        cards_left=left,
        next_back=seat["next_back"],
        set_aside_backs=tuple(seat.get("set_aside_backs") or ()),
    )


def card_choices(
    legal: Sequence[str], cards: AutomaDeck, words: Words
) -> list[tuple[str, Drawing]]:
    """The answers that name a card, with its face to tap."""
    numbers = [text for text in legal if text.startswith("card ")]
    return [(text, card_front(cards.by_number[int(text[5:])], words)) for text in numbers]


def back_choices(legal: Sequence[str], words: Words) -> list[tuple[str, Drawing]]:
    """The answers that tell the back of the top card (PAT-CHANCE-06)."""
    return [(text, card_back(int(text[1:]), words)) for text in legal if text.startswith("^")]


def _pile(title: str, icon: str, ids: Sequence[int], leather: int, words: Words) -> Pile:
    return Pile(title, icon, tuple(pictured(patches()[id], words) for id in ids), leather)

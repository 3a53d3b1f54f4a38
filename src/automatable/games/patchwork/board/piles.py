"""What the Automa has taken: two piles; and the faces and backs of its cards, to choose one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, together
from automatable.games.patchwork.board.cards import card_back, card_front
from automatable.games.patchwork.board.circle import pictured
from automatable.games.patchwork.board.icons import icon
from automatable.games.patchwork.cards import AutomaDeck
from automatable.games.patchwork.components import patches


def piles(position: Mapping[str, Any], words: Words) -> Drawing:
    """Both piles of the Automa, every patch and leather patch in them."""
    seat = position["seat_2"]
    without = [*_heap(seat["pile_without_buttons"], words), *_leather(seat["leather"], words)]
    return together(
        _pile("button", "label-pile_with_buttons", _heap(seat["pile_with_buttons"], words), words),
        _pile("buttonless", "label-pile_without_buttons", without, words),
    )


def _pile(sign: str, title: str, heap: Sequence[Drawing], words: Words) -> Drawing:
    count = el("span", str(len(heap)), class_="count")
    head = el("h3", icon(sign), words(title), count, class_="eyebrow")
    return el("section", head, el("ul", *heap, class_="heap"), class_="pile")


def _heap(ids: Sequence[int], words: Words) -> list[Drawing]:
    return [el("li", pictured(patches()[id], words).picture) for id in ids]


def _leather(count: int, words: Words) -> list[Drawing]:
    return [el("li", icon("leather", words("patch-leather")), class_="heap-leather")] * count


def card_choices(
    legal: Sequence[str], cards: AutomaDeck, words: Words
) -> list[tuple[str, Drawing]]:
    """The answers that name a card, with its face to tap."""
    numbers = [text for text in legal if text.startswith("card ")]
    return [(text, card_front(cards.by_number[int(text[5:])], words)) for text in numbers]


def back_choices(legal: Sequence[str], words: Words) -> list[tuple[str, Drawing]]:
    """The answers that tell the back of the top card (PAT-CHANCE-06)."""
    return [(text, card_back(int(text[1:]), words)) for text in legal if text.startswith("^")]

"""A card as a small face: name, age and what it gives, in HTML."""

from __future__ import annotations

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el
from automatable.games.through_the_ages.board.icons import icon
from automatable.games.through_the_ages.board.scene import Face


def drawn_face(card: Face, words: Words) -> Drawing:
    """Its edge has the colour of its group."""
    note = card.note if card.note != "board" else ""
    return el(
        "span",
        el("span", el("span", card.age, class_="face-age"), class_="face-head"),
        el("span", card.name, class_="face-title"),
        _gives(card, words) if card.gives else None,
        el("span", note, class_="face-note") if note else None,
        class_=f"face face-{card.group}",
    )


def _gives(card: Face, words: Words) -> Drawing:
    gives = (
        el("span", icon(name, words(f"table-{name}")), str(n), class_="give")
        for name, n in card.gives
    )
    return el("span", *gives, class_="face-gives")

"""What each side has: tracks, stars, abilities; for the Automa also its progress card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from automatable.core.screens import Words
from automatable.core.svg import Drawing, el, number, picture
from automatable.games.scythe.board.card import card_front
from automatable.games.scythe.board.icons import use
from automatable.games.scythe.components import scoring
from automatable.games.scythe.state import Automa, Person

CELL = 30.0
ROW = 4
"""Spaces in a row of the progress card."""


@dataclass(frozen=True)
class Fact:
    """A figure with its icon and name."""

    icon: str
    name: str
    value: str


def person_side(person: Person, words: Words) -> dict[str, Any]:
    """The person's side; tracks only if the app was told."""
    tracks = (
        ("power", "label-power", person.power),
        ("popularity", "label-popularity", person.popularity),
        ("coin", "label-coins", person.coins),
        ("combat_card", "label-combat_cards", person.combat_cards),
    )
    facts = [Fact("star", words("label-stars"), f"{person.stars}/{scoring().stars_to_end}")]
    facts += [Fact(i, words(name), str(value)) for i, name, value in tracks if value is not None]
    return {
        "name": words(f"faction-{person.faction}"),
        "facts": facts,
        "abilities": [words(f"ability-{ability}") for ability in person.abilities],
        "recruits": [words(f"bonus-{bonus}") for bonus in person.recruits],
    }


def automa_side(automa: Automa, words: Words) -> dict[str, Any]:
    """The Automa's side with its last card and its progress card."""
    facts = [
        Fact("star", words("label-stars"), f"{automa.stars}/{scoring().stars_to_end}"),
        Fact("power", words("label-power"), str(automa.power)),
        Fact("coin", words("label-coins"), str(automa.coins)),
        Fact("combat_card", words("label-combat_cards"), str(automa.combat_cards)),
        Fact("deck", words("label-draw_pile"), str(automa.deck.left)),
    ]
    last = automa.last_main_card
    return {
        "name": words(f"faction-{automa.faction}"),
        "level": words(f"option-level-{automa.level}"),
        "scheme": words(f"scheme-{automa.scheme}"),
        "facts": facts,
        "no_water": automa.no_water,
        "progress": progress_card(automa, words),
        "last_card": None if last is None else card_front(automa.cards.by_number[last], words),
        "mat": [(unit, automa.on_mat(unit)) for unit in ("character", "mech", "worker")],
    }


def progress_card(automa: Automa, words: Words, before: int | None = None) -> Drawing:
    """The spaces in rows of four, the marker where it lies, and where it lay before a step."""
    card = automa.progress_card
    rows = -(-card.spaces // ROW)
    spaces = [_space(automa, index, index == before) for index in range(card.spaces)]
    text = words("label-progress_of", n=automa.progress, spaces=card.spaces - 1)
    return picture(ROW * CELL + 4, rows * CELL + 4, *spaces, class_="progress-card", label=text)


def _space(automa: Automa, index: int, left: bool) -> Drawing:
    card = automa.progress_card
    row, column = divmod(index, ROW)
    here = " is-here" if index == automa.progress else ""
    star = index in card.star_spaces
    dry = index <= card.last_no_water
    place = f"translate({number(2 + column * CELL)} {number(2 + row * CELL)})"
    return el(
        "g",
        el("rect", x=1, y=1, width=CELL - 2, height=CELL - 2, rx=5, class_="space-ground"),
        use("star", 7, 7, CELL - 14, class_="space-star") if star else None,
        use("no_water", 7, 7, CELL - 14, class_="space-dry") if dry else None,
        el("circle", cx=CELL / 2, cy=CELL / 2, r=8, class_="space-marker") if here else None,
        el("circle", cx=CELL / 2, cy=CELL / 2, r=9, class_="space-left") if left else None,
        class_=f"space{here}",
        transform=place,
    )

"""What each side has: tracks, stars, abilities; for the Automa also its progress card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, number, picture
from automatable.core.turns.events import Ref
from automatable.games.scythe.board.card import card_front
from automatable.games.scythe.board.icons import icon, use
from automatable.games.scythe.components import factions, scoring
from automatable.games.scythe.state import UNITS, Automa, Person, State

CELL = 30.0
ROW = 4
"""Spaces in a row of the progress card."""


def sides(state: State, words: Words) -> Drawing:
    """HTML: everything that lies beside the map, side by side."""
    persons = [_person(state, person, words) for person in state.persons]
    automas = [_automa(automa, words) for automa in state.automas]
    return el("div", *automas, *persons, class_="sides")


def _side(seat: str, name: str, facts: list[tuple[str, str, str]], *more: Drawing) -> Drawing:
    figures = [
        el("div", icon(sign), el("dt", label), el("dd", value), class_="fact")
        for sign, label, value in facts
    ]
    heading = el("h3", el("span", class_=f"seat-sign seat-sign-{seat}", aria_hidden="true"), name)
    return el("section", heading, el("dl", *figures, class_="facts"), *more, class_="side")


def _person(state: State, person: Person, words: Words) -> Drawing:
    """Tracks only if the app was told; every ability, bonus, structure and tile with its help."""
    tracks = (
        ("power", "label-power", person.power),
        ("popularity", "label-popularity", person.popularity),
        ("coin", "label-coins", person.coins),
        ("combat_card", "label-combat_cards", person.combat_cards),
    )
    facts = [("star", words("label-stars"), f"{person.stars}/{scoring().stars_to_end}")]
    facts += [(sign, words(label), str(n)) for sign, label, n in tracks if n is not None]
    name = f"{words('seat-person')}: {words(f'faction-{person.faction}')}"
    return _side("person", name, facts, _explained(_owned(state, person), words))


def _owned(state: State, person: Person) -> Iterator[Ref]:
    yield Ref("faction_ability", factions()[person.faction].ability)
    yield from (Ref("ability", ability) for ability in person.abilities)
    yield from (Ref("bonus", bonus) for bonus in person.recruits)
    yield from (Ref("structure", id) for id in dict.fromkeys(person.structures.values()))
    if state.decks is not None:
        yield Ref("tile", state.decks.tile)


def _explained(things: Iterable[Ref], words: Words) -> Drawing:
    """The name of each thing, and what it does."""
    rows = [
        el("div", el("dt", words.ref(thing)), el("dd", words(f"says-{thing.kind}-{thing.id}")))
        for thing in things
    ]
    return el("dl", *rows, class_="explained")


def _automa(automa: Automa, words: Words) -> Drawing:
    """With its progress card, its last card, and what still lies on its mat."""
    facts = [
        ("star", words("label-stars"), f"{automa.stars}/{scoring().stars_to_end}"),
        ("power", words("label-power"), str(automa.power)),
        ("coin", words("label-coins"), str(automa.coins)),
        ("combat_card", words("label-combat_cards"), str(automa.combat_cards)),
        ("deck", words("label-draw_pile"), str(automa.deck.left)),
        *((unit, words("mat-of", unit=unit), str(automa.on_mat(unit))) for unit in UNITS),
    ]
    chips = [words(f"option-level-{automa.level}"), words(f"scheme-{automa.scheme}")]
    chips += [words("label-no_water")] if automa.no_water else []
    name = f"{words('seat-automa')}: {words(f'faction-{automa.faction}')}"
    return _side("automa", name, facts, *_chips(chips), _cards(automa, words))


def _chips(names: list[str]) -> list[Drawing]:
    chips = [el("span", name, class_="chip") for name in names]
    return [el("p", *chips, class_="chips")] if chips else []


def _cards(automa: Automa, words: Words) -> Drawing:
    last = automa.last_main_card
    drawn = [_card(progress_card(automa, words), words("label-progress"))]
    if last is not None:
        front = card_front(automa.cards.by_number[last], words)
        drawn.append(_card(front, words("label-last_card")))
    return el("div", *drawn, class_="side-cards")


def _card(drawn: Drawing, told: str) -> Drawing:
    return el("figure", drawn, el("figcaption", told))


def progress_card(automa: Automa, words: Words) -> Drawing:
    """The spaces in rows of four, the marker where it lies."""
    card = automa.progress_card
    rows = -(-card.spaces // ROW)
    spaces = [_space(automa, index) for index in range(card.spaces)]
    text = words("label-progress_of", n=automa.progress, spaces=card.spaces - 1)
    return picture(ROW * CELL + 4, rows * CELL + 4, *spaces, class_="progress-card", label=text)


def _space(automa: Automa, index: int) -> Drawing:
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
        class_=f"space{here}",
        transform=place,
    )

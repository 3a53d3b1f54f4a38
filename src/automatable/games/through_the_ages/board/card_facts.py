"""What a card of the row is, costs and gives, in words: a tap shows it before it is taken."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.drawing.screens import Words
from automatable.games.through_the_ages.base_cards import CivilCard
from automatable.games.through_the_ages.card_words import civil_words
from automatable.games.through_the_ages.cards import CARDS_PER_AGE
from automatable.games.through_the_ages.odds import automa_cards_left
from automatable.games.through_the_ages.state import State
from automatable.games.through_the_ages.take import ALLOWED, limit, matches_icon

_KINDS = {"special": "icon-special_any", "urban": "slot-urban"}


def card_facts(card: CivilCard, actions: int, state: State, words: Words) -> tuple[str, ...]:
    """Its kind, the actions of its space, its price, what it gives you, who else wants it."""
    price = words("table-cost", n=actions), *_price(card, words)
    lines = (_kind(card, words), *price, *civil_words(card, words))
    wanted, left = wanted_by(card, state)
    return (*lines, words("card-wanted", n=wanted, of=left)) if left else lines


def wanted_by(card: CivilCard, state: State) -> tuple[int, int]:
    """How many of the Automa's cards that may come next take such a card, and how many there are.

    Of a deck that is not typed in as a whole nobody knows.
    """
    known = state.cards.by_age[state.automa_pile.age]
    if len(known) < CARDS_PER_AGE or limit(state, card) != ALLOWED:
        return 0, 0
    left = [known[number] for number in automa_cards_left(state)]
    names = ({name for icons in automa.take for name in icons} for automa in left)
    return sum(any(matches_icon(card, name) for name in found) for found in names), len(left)


def _kind(card: CivilCard, words: Words) -> str:
    kind = words(_KINDS.get(card.group, f"icon-{card.group}"))
    return f"{kind[:1].upper()}{kind[1:]}, {words('answer-age', age=card.age)}"


def _price(card: CivilCard, words: Words) -> Iterator[str]:
    if card.science_cost:
        yield words("card-science", n=card.science_cost)
    if card.revolution_cost is not None:
        yield words("card-revolution", n=card.revolution_cost)
    if card.resource_cost:
        yield words("card-resources", n=card.resource_cost)
    if card.stages:
        yield words("card-stages", stages="–".join(map(str, card.stages)))

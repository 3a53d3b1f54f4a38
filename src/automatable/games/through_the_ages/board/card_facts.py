"""What a card of the row is, costs and gives, in words: a tap shows it before it is taken."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.screens import Words
from automatable.games.through_the_ages.base_cards import CivilCard
from automatable.games.through_the_ages.card_words import civil_words

_KINDS = {"special": "icon-special_any", "urban": "slot-urban"}


def card_facts(card: CivilCard, actions: int, gives: str, words: Words) -> tuple[str, ...]:
    """Its kind and age, the actions of its space, its price, what it gives you and the Automa."""
    price = words("table-cost", n=actions), *_price(card, words)
    lines = [_kind(card, words), *price, *civil_words(card, words)]
    return (*lines, words("card-for_automa", what=gives)) if gives else tuple(lines)


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

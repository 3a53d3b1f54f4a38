"""The decks of Through the Ages: the stand-in, and those that owners type in card by card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from automatable.core.decks.cards import CardFile
from automatable.core.decks.owners import CardByCard, CardSlot
from automatable.core.files.data import structure
from automatable.core.files.toml_text import file_text
from automatable.core.wording import Words
from automatable.games.through_the_ages.appendix import appendix_file, is_appendix
from automatable.games.through_the_ages.card_text import read_sections, write_card
from automatable.games.through_the_ages.cards import (
    CARDS_PER_AGE,
    DECK_AGES,
    AutomaCard,
    DeckAge,
    house_file,
)
from automatable.games.through_the_ages.manual_deck import checked_card
from automatable.games.through_the_ages.owner_deck import (
    card_of,
    deck_of,
    empty_deck,
    new_deck,
    own_card_file,
    unfinished_card_file,
    with_card,
)


class ThroughTheAgesDecks(CardByCard):
    """See `automatable.core.decks.owners.CardByCard`."""

    def built_in(self) -> Sequence[CardFile]:
        return (house_file(),)

    def read(self, contents: Any, file: str) -> CardFile:
        return (appendix_file if is_appendix(contents) else own_card_file)(contents, file)

    plays_unfinished = True

    def new(self, words: Words | None = None) -> str:
        return new_deck(words)

    def begun(self, id: str) -> str:
        return file_text(empty_deck(id))

    def unfinished(self, contents: Any, file: str) -> CardFile:
        return (appendix_file if is_appendix(contents) else unfinished_card_file)(contents, file)

    def text_of(self, deck: CardFile, id: str) -> str:
        return file_text({**deck.contents, "id": id})

    def line(self, card: Mapping[str, Any]) -> str:
        if "age" not in card:
            return f"{card['card']}: {card.get('note', '')}"
        return f"{card['age']} {card['number']}  {write_card(structure(card, AutomaCard, 'card'))}"

    def slots(self, deck: CardFile) -> Sequence[CardSlot]:
        if is_appendix(deck.contents):
            return ()
        missing = deck_of(deck.contents).missing
        return [
            CardSlot(f"{age.lower()}-{n}", f"{age} {n}", (age, n) not in missing)
            for age in DECK_AGES
            for n in range(1, CARDS_PER_AGE + 1)
        ]

    def with_card(self, deck: CardFile, slot: str, given: Mapping[str, str]) -> str:
        age, number = slot_of(slot)
        card = card_of(read_sections(given), age, number)
        checked_card(card)
        return file_text(with_card(deck.contents, card))


def slot_of(slot: str) -> tuple[DeckAge, int]:
    """`ii-3`"""
    age, _, number = slot.partition("-")
    return next(a for a in DECK_AGES if a.lower() == age), int(number)


DECKS = ThroughTheAgesDecks()

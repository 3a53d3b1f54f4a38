"""The decks of Age of Innovation: the printed cards, and what owners say about theirs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from automatable.core.cards import CardFile
from automatable.core.decks import Decks
from automatable.games.age_of_innovation.new_deck import NEW_DECK
from automatable.games.age_of_innovation.owner_deck import owner_card_file, printed_card_file


class AgeOfInnovationDecks(Decks):
    """See `automatable.core.decks.Decks`."""

    def built_in(self) -> Sequence[CardFile]:
        return (printed_card_file(),)

    def read(self, contents: Any, file: str) -> CardFile:
        return owner_card_file(contents, file)

    def new(self) -> str:
        return NEW_DECK


DECKS = AgeOfInnovationDecks()

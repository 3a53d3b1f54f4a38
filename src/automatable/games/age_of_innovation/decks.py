"""The decks of Age of Innovation: the printed cards, and what owners say about theirs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from automatable.core.decks.cards import CardFile
from automatable.core.decks.owners import Decks
from automatable.core.wording import Words
from automatable.games.age_of_innovation.owner_deck import (
    new_file,
    owner_card_file,
    printed_card_file,
)


class AgeOfInnovationDecks(Decks):
    """See `automatable.core.decks.owners.Decks`."""

    def built_in(self) -> Sequence[CardFile]:
        return (printed_card_file(),)

    def read(self, contents: Any, file: str) -> CardFile:
        return owner_card_file(contents, file)

    def new(self, words: Words | None = None) -> str:
        return new_file(words)


DECKS = AgeOfInnovationDecks()

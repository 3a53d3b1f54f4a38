"""The decks of a file as the page of decks shows them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from automatable.core.decks.cards import CardFile
from automatable.core.decks.owners import Decks
from automatable.core.errors import BadData, Refused
from automatable.core.files.data import Source
from automatable.core.wording import Words
from automatable.kit.definition import Deck, Definition

Sure = Literal["verified", "single_source", "computed", "disputed", "house", "owner"]
SURE: Mapping[str, Sure] = {
    "printed": "verified", "several_sources": "verified", "single_source": "single_source",
    "house": "house", "unknown": "single_source",
}  # fmt: skip


class KitDecks(Decks):
    """One deck file for each deck; who wants other cards changes the game file itself."""

    takes_own = False

    def __init__(self, file: Definition) -> None:
        self._file = file

    def built_in(self) -> Sequence[CardFile]:
        return [self._deck(deck) for deck in self._file.decks.values()]

    def _deck(self, deck: Deck) -> CardFile:
        source = self._source(deck)
        cards = [{"id": f"{deck.name}-{card.id}", **card.fields} for card in deck.cards.values()]
        contents = {"game": self._file.id, "id": deck.name, "source": vars(source), "card": cards}
        return CardFile(deck.name, source, contents)

    def _source(self, deck: Deck) -> Source:
        told, sure = next(iter(self._file.sources), ("", "unknown"))
        edition = (self._file.box or self._file.title).said("en")
        notes = " ".join(note.said("en") for note in deck.notes) or told
        confidence = "house" if deck.stand_in else SURE[sure]
        return Source(edition, confidence, notes, deck.stand_in)

    def read(self, contents: Any, file: str) -> CardFile:
        raise BadData("no_own_decks", file=file)

    def new(self, words: Words | None = None) -> str:
        raise Refused("no_own_decks")

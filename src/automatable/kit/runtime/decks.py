"""The decks as the page of decks shows them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from automatable.core.decks.cards import CardFile
from automatable.core.decks.owners import Decks
from automatable.core.errors import BadData, Refused
from automatable.core.files.data import Source
from automatable.core.wording import Words
from automatable.kit.runtime.cards import Deck


class FileDecks(Decks):
    takes_own = False

    def __init__(self, id: str, decks: Mapping[str, Deck], sources: Mapping[str, Source]) -> None:
        self._id, self._decks, self._sources = id, decks, sources

    def built_in(self) -> Sequence[CardFile]:
        return [self._shown(deck) for deck in self._decks.values()]

    def _shown(self, deck: Deck) -> CardFile:
        source = self._sources[deck.name]
        cards = [{"id": f"{deck.name}-{id}", **card.fields} for id, card in deck.cards.items()]
        head = {"game": self._id, "id": deck.name, "source": vars(source)}
        return CardFile(deck.name, source, {**head, "card": cards})

    def read(self, contents: Any, file: str) -> CardFile:
        raise BadData("no_own_decks", file=file)

    def new(self, words: Words | None = None) -> str:
        raise Refused("no_own_decks")

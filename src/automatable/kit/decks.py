"""The decks of a file as the page of decks shows them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from automatable.core.files.data import Source
from automatable.kit.definition import Deck, Definition
from automatable.kit.runtime.decks import FileDecks

Sure = Literal["verified", "single_source", "computed", "disputed", "house", "owner"]
SURE: Mapping[str, Sure] = {
    "printed": "verified", "several_sources": "verified", "single_source": "single_source",
    "house": "house", "unknown": "single_source",
}  # fmt: skip


class KitDecks(FileDecks):
    """One deck file for each deck; who wants other cards changes the game file itself."""

    def __init__(self, file: Definition) -> None:
        sources = {name: _source(file, deck) for name, deck in file.decks.items()}
        super().__init__(file.id, file.decks, sources)
        self._file = file


def _source(file: Definition, deck: Deck) -> Source:
    told, sure = next(iter(file.sources), ("", "unknown"))
    edition = (file.box or file.title).said("en")
    notes = " ".join(note.said("en") for note in deck.notes) or told
    confidence = "house" if deck.stand_in else SURE[sure]
    return Source(edition, confidence, notes, deck.stand_in)

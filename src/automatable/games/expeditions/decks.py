"""The decks of Expeditions: cards, levels and gap layouts, shipped or of the owner's box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from automatable.core.decks.cards import CardFile
from automatable.core.decks.owners import DeckForm, FormField
from automatable.core.wording import Words
from automatable.games.expeditions.entry_form import FORM, entered
from automatable.games.expeditions.owner_deck import built_in_files, new_file, owner_file


class ExpeditionsDecks(DeckForm):
    """See `automatable.core.decks.owners.Decks`."""

    def built_in(self) -> Sequence[CardFile]:
        return tuple(built_in_files().values())

    def read(self, contents: Any, file: str) -> CardFile:
        return owner_file(contents, file)

    kinds = ("decision_cards", "gaps")

    def new(self, words: Words | None = None) -> str:
        return new_file("progress_cards", words)

    def new_of(self, kind: str, words: Words | None = None) -> str:
        return new_file(kind, words)

    def form(self) -> Sequence[FormField]:
        return FORM

    def entered(self, given: Mapping[str, Sequence[str]]) -> str:
        return entered(given)


DECKS = ExpeditionsDecks()

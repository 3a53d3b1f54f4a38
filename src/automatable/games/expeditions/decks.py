"""The decks of Expeditions: cards, levels and gap layouts, shipped or of the owner's box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from automatable.core.cards import CardFile
from automatable.core.decks import EntryForm, FormField
from automatable.games.expeditions.entry_form import FORM, entered
from automatable.games.expeditions.new_deck import NEW_DECK
from automatable.games.expeditions.owner_deck import built_in_files, owner_file


class ExpeditionsDecks(EntryForm):
    """See `automatable.core.decks.Decks`."""

    def built_in(self) -> Sequence[CardFile]:
        return tuple(built_in_files().values())

    def read(self, contents: Any, file: str) -> CardFile:
        return owner_file(contents, file)

    def new(self) -> str:
        return NEW_DECK

    def form(self) -> Sequence[FormField]:
        return FORM

    def entered(self, given: Mapping[str, Sequence[str]]) -> str:
        return entered(given)


DECKS = ExpeditionsDecks()

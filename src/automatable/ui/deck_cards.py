"""Typing a deck in, card by card: how far it has come, and the form of one card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from automatable.core.cards import CardFile
from automatable.core.decks import CardEntry, CardSlot
from automatable.core.game import Game
from automatable.core.screens import DrawsEntry, Entry
from automatable.ui.frame import Frame, render, render_card_form
from automatable.ui.words import Words


@dataclass(frozen=True)
class Progress:
    """An owner's deck and which of its cards are there."""

    id: str
    edition: str
    slots: tuple[CardSlot, ...]

    @property
    def there(self) -> int:
        return sum(slot.is_there for slot in self.slots)

    @property
    def wanted(self) -> int:
        return len(self.slots)

    def next_missing(self, after: str = "") -> str:
        """The next card to type in, from a slot on; the first one when none is missing."""
        ids = [slot.id for slot in self.slots]
        start = ids.index(after) + 1 if after in ids else 0
        missing = [slot.id for slot in self.slots if not slot.is_there]
        later = [id for id in missing if ids.index(id) >= start]
        return next(iter([*later, *missing, *ids]))


def progress(game: Game[Any], deck: CardFile) -> Progress:
    assert isinstance(game.decks, CardEntry)
    return Progress(deck.id, deck.source.edition, tuple(game.decks.slots(deck)))


def card_page(
    frame: Frame,
    game: Game[Any],
    deck: CardFile,
    slot: str,
    given: Mapping[str, str] | None = None,
    note: str = "",
    problems: Sequence[str] = (),
) -> str:
    """The form of one card, with the way to all others."""
    words = Words(frame.language, game)
    entry = _entry(game, deck, slot, given, words)
    far = progress(game, deck)
    here = next(p for p in far.slots if p.id == slot)
    return render(
        frame,
        "card_entry.html",
        game,
        deck=far,
        here=here,
        fields=render_card_form(frame, game, entry.form),
        preview=preview_part(entry, words),
        note=note,
        problems=problems,
    )


def preview_part(entry: Entry, words: Words) -> Markup:
    """The card as far as it goes, and what it still lacks."""
    missing = Markup("").join(
        Markup("<li>{}</li>").format(words.problem(problem)) for problem in entry.problems
    )
    text = Markup('<ul class="dots soft">{}</ul>').format(missing) if missing else Markup("")
    return Markup("{}{}").format(Markup(entry.picture), text)


def preview(
    language: str, game: Game[Any], deck: CardFile, slot: str, given: Mapping[str, str]
) -> str:
    words = Words(language, game)
    return preview_part(_entry(game, deck, slot, given, words), words)


def _entry(
    game: Game[Any], deck: CardFile, slot: str, given: Mapping[str, str] | None, words: Words
) -> Entry:
    assert isinstance(game.screens, DrawsEntry)
    return game.screens.entry(deck, slot, given, words)

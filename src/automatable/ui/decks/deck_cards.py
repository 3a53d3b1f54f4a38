"""Typing a deck in, card by card: how far it has come, and the form of one card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from automatable.core.decks.cards import CardFile
from automatable.core.decks.owners import CardByCard, CardsByFields, CardSlot
from automatable.core.drawing.screens import CardDraft, DrawsCardDraft
from automatable.core.game import Game
from automatable.ui.frame import Frame, render, render_card_form
from automatable.ui.words.words import Words


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
    assert isinstance(game.decks, CardByCard)
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


def preview_part(entry: CardDraft, words: Words) -> Markup:
    """The card as far as it goes, and what it still lacks."""
    lacks = [words.problem(problem, ("refused", "problem")) for problem in entry.problems]
    missing = Markup("").join(Markup("<li>{}</li>").format(text) for text in lacks)
    text = Markup('<ul class="dots soft">{}</ul>').format(missing) if missing else Markup("")
    return Markup("{}{}").format(Markup(entry.picture), text)


def preview(
    language: str, game: Game[Any], deck: CardFile, slot: str, given: Mapping[str, str]
) -> str:
    words = Words(language, game)
    return preview_part(_entry(game, deck, slot, given, words), words)


def _entry(
    game: Game[Any], deck: CardFile, slot: str, given: Mapping[str, str] | None, words: Words
) -> CardDraft:
    if isinstance(game.screens, DrawsCardDraft):
        return game.screens.entry(deck, slot, given, words)
    assert isinstance(game.decks, CardsByFields)
    texts = game.decks.texts(deck, slot) if given is None else given
    card, problems = game.decks.drafted(deck, slot, texts)
    picture = "" if problems else game.screens.card(deck.contents, card, words)
    return CardDraft(
        picture, tuple(problems), {"fields": game.decks.form_fields(deck), "texts": texts}
    )

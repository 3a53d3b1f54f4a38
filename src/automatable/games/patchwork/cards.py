"""The Automa's cards (PAT-CARD): both printed decks, and those of owners and designers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from automatable.core.data import Source, check_range
from automatable.core.decks import DeckFiles
from automatable.core.declaring import Way
from automatable.core.errors import BadData
from automatable.core.positions import bad_value
from automatable.core.writing import written_record
from automatable.games.patchwork.components import DATA
from automatable.games.patchwork.new_deck import NEW_DECK

Condition = Literal["no_overtake", "most_buttons", "largest", "farthest"]
PRINTED = ("normal", "tactical")
DECK_SIZE = 12


@dataclass(frozen=True)
class AutomaCard:
    """A card from top to bottom: budget, conditions, income (PAT-CARD-01)."""

    number: int
    budget: int
    conditions: tuple[Condition, ...]
    income: int


@dataclass(frozen=True)
class AutomaDeck:
    """Twelve cards; with `backs = "budget"` the next value lies open (PAT-CARD-02)."""

    format: int
    game: str
    id: str
    backs: Literal["blank", "budget"]
    source: Source
    card: tuple[AutomaCard, ...]

    @cached_property
    def by_number(self) -> dict[int, AutomaCard]:
        return {card.number: card for card in self.card}

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        return tuple(sorted(self.by_number))

    @property
    def open_backs(self) -> bool:
        return self.backs == "budget"


def _check(deck: AutomaDeck, file: str) -> None:
    for card in deck.card:
        _check_card(card, file)


def _check_card(card: AutomaCard, file: str) -> None:
    place = f"card {card.number}"
    for field, low, high in (("number", 1, 999), ("budget", 0, 20), ("income", 0, 20)):
        check_range(getattr(card, field), low, high, file=file, place=place, field=field)
    if len(card.conditions) > 3 or len(set(card.conditions)) < len(card.conditions):
        raise BadData("bad_conditions", file=file, place=place, field="conditions")


DECKS = DeckFiles(
    "patchwork",
    DATA / "decks",
    AutomaDeck,
    names=PRINTED,
    size=DECK_SIZE,
    check=_check,
    new=NEW_DECK,
)
built_in_deck, read_own_deck, deck_of = DECKS.built, DECKS.own, DECKS.of


def _write_deck(deck: AutomaDeck) -> Any:
    """A printed deck by name; an owner's deck with all it says, so that nothing else is needed."""
    return deck.id if deck.id in PRINTED else written_record(deck)


def _read_deck(told: Any, path: str) -> AutomaDeck:
    try:
        return deck_of(told)
    except (BadData, KeyError):
        raise bad_value("deck", told) from None


DECK = Way(Any, _write_deck, _read_deck)
"""In files."""

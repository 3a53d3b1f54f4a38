"""The Automa's cards (PAT-CARD): both printed decks, and those of owners and designers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from automatable.core.decks.owners import DeckFiles
from automatable.core.errors import BadData, Problem
from automatable.core.files.data import Source
from automatable.core.state.declaring import Way, fact, record
from automatable.core.state.positions import bad_value
from automatable.core.state.writing import written_record
from automatable.games.patchwork.components import DATA

Condition = Literal["no_overtake", "most_buttons", "largest", "farthest"]
PRINTED = ("normal", "tactical")
DECK_SIZE = 12


@record(frozen=True)
class AutomaCard:
    """A card from top to bottom: budget, conditions, income (PAT-CARD-01)."""

    number: int = fact(values=range(1, 1000))
    budget: int = fact(values=range(21))
    conditions: tuple[Condition, ...]
    income: int = fact(values=range(21))

    def misfits(self) -> Iterator[Problem]:
        if len(self.conditions) > 3 or len(set(self.conditions)) < len(self.conditions):
            yield Problem("bad_conditions", {"field": "conditions"})


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


DECKS = DeckFiles("patchwork", DATA / "decks", AutomaDeck, names=PRINTED, size=DECK_SIZE)
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

"""The decks of a game: what a card says, and where the cards of a deck can lie."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any, Protocol


@dataclass(frozen=True)
class Card:
    """A card as its table says; equal cards are one of these with several copies."""

    deck: str
    id: str
    fields: Mapping[str, Any] = field(hash=False)
    copies: int = 1
    pile: str = "draw"

    def __str__(self) -> str:
        return self.id


class Deck(Protocol):
    """What the rules know of a deck."""

    name: str
    reshuffles: bool

    @property
    def piles(self) -> Collection[str]:
        """Its own, beside `draw` and `discard`."""

    @property
    def kinds(self) -> Mapping[str, str]:
        """What each field is: `number`, `one`, `several`, `yes` or `text`."""

    @property
    def cards(self) -> Mapping[str, Card]: ...


@dataclass
class DeckFile:
    """A deck from `data/decks`, one table a card."""

    name: str
    reshuffles: bool
    piles: tuple[str, ...]
    kinds: Mapping[str, str]
    cards: dict[str, Card] = field(default_factory=dict)


def read_deck(file: Traversable) -> DeckFile:
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    kinds = told["fields"]
    deck = DeckFile(told["id"], told["reshuffles"], tuple(told["piles"]), kinds)
    for card in told["card"]:
        values = {name: _value(kind, card.get(name)) for name, kind in kinds.items()}
        made = Card(deck.name, card["id"], values, card["copies"], card["pile"])
        deck.cards[made.id] = made
    return deck


def _value(kind: str, said: Any) -> Any:
    return tuple(said or ()) if kind == "several" else said

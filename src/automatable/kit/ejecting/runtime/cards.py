"""The decks of the game, from `data/decks`: what a card says stands there, one table a card."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any


@dataclass(frozen=True)
class Card:
    """A card as its table says; equal cards are one of these with several copies."""

    deck: str
    id: str
    fields: Mapping[str, Any] = field(hash=False)
    copies: int = 1
    pile: str = "draw"


@dataclass
class Deck:
    name: str
    reshuffles: bool
    piles: tuple[str, ...]
    """Its own, beside `draw` and `discard`."""
    kinds: Mapping[str, str]
    """What each field is: `number`, `one`, `several`, `yes` or `text`."""
    cards: dict[str, Card] = field(default_factory=dict)


def read_deck(file: Traversable) -> Deck:
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    kinds = told["fields"]
    deck = Deck(told["id"], told["reshuffles"], tuple(told["piles"]), kinds)
    for card in told["card"]:
        values = {name: _value(kind, card.get(name)) for name, kind in kinds.items()}
        made = Card(deck.name, card["id"], values, card["copies"], card["pile"])
        deck.cards[made.id] = made
    return deck


def _value(kind: str, said: Any) -> Any:
    return tuple(said or ()) if kind == "several" else said

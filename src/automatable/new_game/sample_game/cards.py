"""The Automa's cards: the deck that comes with the game, and those of owners."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from automatable.core.data import Source
from automatable.core.decks import DeckFiles
from automatable.new_game.sample_game.components import DATA, Colour

DECK_SIZE = 6
PLAIN = (DATA / "decks" / "plain.toml").read_text(encoding="utf-8")


@dataclass(frozen=True)
class AutomaCard:
    """Which colour the Automa looks for, and how much oil it gets."""

    number: int
    wants: Colour
    oil: int


@dataclass(frozen=True)
class AutomaDeck:
    game: str
    id: str
    source: Source
    card: tuple[AutomaCard, ...]

    @cached_property
    def by_number(self) -> dict[int, AutomaCard]:
        return {card.number: card for card in self.card}


DECKS = DeckFiles(
    "sample_game",
    DATA / "decks",
    AutomaDeck,
    names=("plain",),
    size=DECK_SIZE,
    new=PLAIN.replace('id = "plain"', 'id = "mine"').replace('"house"', '"owner"'),
)

"""The state: plain data, all of it public. Its fields are the facts of a position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from automatable.core.deck import Deck
from automatable.new_game.sample_game.cards import DECKS, AutomaCard
from automatable.new_game.sample_game.components import lanterns


@dataclass
class Side:
    """What one side of the table has."""

    oil: int
    lanterns: list[int]

    @property
    def worth(self) -> int:
        return sum(lanterns()[id].worth for id in self.lanterns)


@dataclass
class State:
    level: Literal[1, 2]
    deck: Any
    """The name of the built-in deck, or an owner's deck."""
    next: Literal["person", "automa"]
    row: list[int]
    """The lanterns that still hang, from left to right."""
    person: Side
    automa: Side
    drawn: list[int]
    """The Automa's cards since the last shuffle."""
    cycle: int

    @property
    def over(self) -> bool:
        return not self.row  # SAM-END-01

    @property
    def pile(self) -> Deck:
        """The Automa's draw pile: which cards can come is known, their order is nowhere."""
        numbers = tuple(sorted(DECKS.of(self.deck).by_number))
        return Deck("automa_deck", numbers, cycle=self.cycle, drawn=self.drawn)

    def shuffle(self) -> None:
        self.cycle, self.drawn = self.cycle + 1, []

    def card(self, number: int) -> AutomaCard:
        return DECKS.of(self.deck).by_number[number]

"""The state: plain data, all of it public."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from automatable.core.deck import Deck
from toy_game.cards import DECKS, AutomaCard
from toy_game.components import crates

SET_ASIDE = 1
Phase = Literal["person", "automa", "tide"]


@dataclass
class Side:
    """What one side of the table has."""

    coins: int
    light: int
    crates: list[int]

    @property
    def worth(self) -> int:
        return sum(crates()[id].worth for id in self.crates)


@dataclass
class State:
    level: Literal[1, 2]
    rounds: int
    storm: Literal["off", "on"]
    deck: Any
    """The name of the built-in deck, or an owner's deck."""
    round: int
    to_come: list[Phase]
    """What is left of this round; the first is next."""
    quay: list[int]
    person: Side
    automa: Side
    drawn: list[int]
    """The Automa's cards since the last shuffle."""
    cycle: int

    @property
    def pile(self) -> Deck:
        """HAR-SET-02"""
        numbers = tuple(sorted(DECKS.of(self.deck).by_number))
        return Deck("automa_deck", numbers, SET_ASIDE, self.cycle, self.drawn)

    def shuffle(self) -> None:
        """HAR-AUT-01"""
        self.cycle, self.drawn = self.cycle + 1, []

    @property
    def over(self) -> bool:
        return self.round > self.rounds or not self.quay  # HAR-TIDE-01

    def card(self, number: int) -> AutomaCard:
        return DECKS.of(self.deck).by_number[number]

    def lifts(self, card: AutomaCard) -> int:
        return card.strength + (self.storm == "on")  # HAR-AUT-03


def whole_round(level: int) -> list[Phase]:
    """HAR-TIDE-01"""
    automa: list[Phase] = ["automa"] * level
    return ["person", *automa, "tide"]

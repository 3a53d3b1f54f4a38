"""The state: plain data, all of it public."""

from dataclasses import dataclass, field
from typing import Literal

from automatable.core.solo import SoloState
from toy_game.cards import DECKS, AutomaCard
from toy_game.components import CRATES

Phase = Literal["person", "automa", "tide"]


@dataclass
class Side:
    """What one side of the table has."""

    coins: int
    light: int = 0
    crates: list[int] = field(default_factory=list)

    @property
    def worth(self) -> int:
        return sum(CRATES[id].worth for id in self.crates)


@dataclass(kw_only=True)
class State(SoloState[AutomaCard]):
    """Beside the Automa's draw pile: the quay, both sides, and what is left of the round."""

    decks = DECKS
    set_aside = 1  # HAR-SET-02
    level: Literal[1, 2]
    rounds: int
    storm: Literal["off", "on"]
    round: int
    to_come: list[Phase]
    """What is left of this round; the first is next."""
    quay: list[int]
    person: Side
    automa: Side

    @property
    def next(self) -> Phase:
        return self.to_come[0]

    @property
    def over(self) -> bool:
        return self.round > self.rounds or not self.quay  # HAR-TIDE-01

    def lifts(self, card: AutomaCard) -> int:
        return card.strength + (self.storm == "on")  # HAR-AUT-03


def whole_round(level: int) -> list[Phase]:
    """HAR-TIDE-01"""
    automa: list[Phase] = ["automa"] * level
    return ["person", *automa, "tide"]

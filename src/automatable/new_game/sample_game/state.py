"""The state: plain data, all of it public. Its fields are the facts of a position."""

from dataclasses import dataclass, field
from typing import Literal

from automatable.core.solo import SoloState
from automatable.new_game.sample_game.cards import DECKS, AutomaCard
from automatable.new_game.sample_game.components import LANTERNS


@dataclass
class Side:
    """What one side of the table has."""

    oil: int = 0
    lanterns: list[int] = field(default_factory=list)

    @property
    def worth(self) -> int:
        return sum(LANTERNS[id].worth for id in self.lanterns)


@dataclass(kw_only=True)
class State(SoloState[AutomaCard]):
    """Beside the Automa's draw pile: the row, both sides, and whose turn it is."""

    decks = DECKS
    level: Literal[1, 2]
    next: Literal["person", "automa"] = "person"
    row: list[int]
    """The lanterns that still hang, from left to right."""
    person: Side = field(default_factory=Side)
    automa: Side = field(default_factory=Side)

    @property
    def over(self) -> bool:
        return not self.row  # SAM-END-01

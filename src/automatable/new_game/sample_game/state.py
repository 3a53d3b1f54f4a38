"""The state: plain data, all of it public. Its fields are the facts of a position."""

from typing import Literal

from automatable.core.solo import SoloState
from automatable.core.state.declaring import fact, record
from automatable.core.state.facts import chosen, number
from automatable.new_game.sample_game.cards import DECKS, AutomaCard
from automatable.new_game.sample_game.components import LANTERNS


@record
class Side:
    """What one side of the table has."""

    oil: int = fact(default=0, shows=number(), rank=1)
    lanterns: list[int] = fact(factory=list)

    @property
    def worth(self) -> int:
        return sum(LANTERNS[id].worth for id in self.lanterns)


@record(kw_only=True)
class State(SoloState[AutomaCard]):
    """Beside the Automa's draw pile: the row, both sides, and whose turn it is."""

    decks = DECKS
    level: Literal[1, 2]
    next: Literal["person", "automa"] = fact(default="person", shows=chosen("person", "automa"))
    row: list[int]
    """The lanterns that still hang, from left to right."""
    person: Side = fact(factory=Side, args={"seat": "person"})
    automa: Side = fact(factory=Side, args={"seat": "automa"})

    @property
    def over(self) -> bool:
        return not self.row  # SAM-END-01

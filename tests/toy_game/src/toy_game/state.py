"""The state: plain data, all of it public."""

from typing import Literal

from automatable.core.solo import SoloState
from automatable.core.state.declaring import fact, record
from automatable.core.state.facts import chosen, number
from toy_game.cards import DECKS, AutomaCard
from toy_game.components import CRATES

Phase = Literal["person", "automa", "tide"]


@record
class Side:
    """What one side of the table has."""

    coins: int = fact(shows=number(), rank=1)
    light: int = fact(default=0, shows=number(), rank=1)
    crates: list[int] = fact(factory=list)

    @property
    def worth(self) -> int:
        return sum(CRATES[id].worth for id in self.crates)


@record(kw_only=True)
class State(SoloState[AutomaCard]):
    """Beside the Automa's draw pile: the quay, both sides, and what is left of the round."""

    decks = DECKS
    set_aside = 1  # HAR-SET-02
    level: Literal[1, 2]
    rounds: int
    storm: Literal["off", "on"] = fact(shows=chosen("off", "on", label="option-storm"), rank=3)
    round: int = fact(shows=number(), rank=2)
    to_come: list[Phase]
    """What is left of this round; the first is next."""
    quay: list[int]
    person: Side = fact(args={"seat": "person"})
    automa: Side = fact(args={"seat": "automa"})

    @property
    def next(self) -> Phase:
        return self.to_come[0]

    @property
    def over(self) -> bool:
        return self.round > self.rounds or not self.quay  # HAR-TIDE-01

    def lifts(self, card: AutomaCard) -> int:
        return card.strength + (self.storm == "on")  # HAR-AUT-03


def whole_round(level: int) -> list[Phase]:
    """A person's turn, as many of the Automa's as the level says, the tide (HAR-TIDE-01)."""
    automa: list[Phase] = ["automa"] * level
    return ["person", *automa, "tide"]

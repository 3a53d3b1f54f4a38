"""The Automa's cards: the deck that comes with the game, and those of owners."""

from dataclasses import dataclass
from typing import Literal

from automatable.core.decks.owners import decks_of
from toy_game.components import DATA, Kind


@dataclass(frozen=True)
class AutomaCard:
    """What the Automa can lift, wants and gives; which end of the quay it is nearest to."""

    number: int
    strength: int
    wants: Kind
    end: Literal["near", "far"]
    light: int
    toll: int = 0


DECKS = decks_of(AutomaCard, "toy", DATA / "decks", names=("calm",), size=6)

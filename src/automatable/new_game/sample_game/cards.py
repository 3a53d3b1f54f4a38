"""The Automa's cards: the deck that comes with the game, and those of owners."""

from dataclasses import dataclass

from automatable.core.decks.owners import decks_of
from automatable.new_game.sample_game.components import DATA, Colour


@dataclass(frozen=True)
class AutomaCard:
    """Which colour the Automa looks for, and how much oil it gets."""

    number: int
    wants: Colour
    oil: int


DECKS = decks_of(AutomaCard, "sample_game", DATA / "decks", names=("plain",), size=6)

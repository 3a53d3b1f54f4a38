"""The Automa's cards: the deck that comes with the game, and those of owners."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from automatable.core.data import Source
from automatable.core.decks import DeckFiles
from toy_game.components import DATA, Kind

NEW_DECK = """\
# A deck of your own for Harbour: six cards with different numbers.
# Check it with:   automatable deck check FILE
""" + (DATA / "decks" / "calm.toml").read_text(encoding="utf-8").replace(
    'id = "calm"', 'id = "mine"'
).replace('"house"', '"owner"')


@dataclass(frozen=True)
class AutomaCard:
    """What the Automa can lift, wants and gives; which end of the quay it is nearest to."""

    number: int
    strength: int
    wants: Kind
    end: Literal["near", "far"]
    light: int
    toll: int = 0


@dataclass(frozen=True)
class AutomaDeck:
    game: str
    id: str
    source: Source
    card: tuple[AutomaCard, ...]

    @cached_property
    def by_number(self) -> dict[int, AutomaCard]:
        return {card.number: card for card in self.card}


DECKS = DeckFiles("toy", DATA / "decks", AutomaDeck, names=("calm",), size=6, new=NEW_DECK)

"""What is in the box: crates and the Automa's cards, read strictly from their files."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, Literal

from automatable.core.cards import CardFile, check_numbers
from automatable.core.data import Source, check_head, parse_toml, structure

Kind = Literal["fruit", "iron", "wood"]
DATA = files("toy_game") / "data"
DECK_SIZE = 6


@dataclass(frozen=True)
class Crate:
    id: int
    kind: Kind
    weight: int
    worth: int
    duty: int


@dataclass(frozen=True)
class Crates:
    source: Source
    crate: tuple[Crate, ...]


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


def read_deck(contents: Any, file: str) -> AutomaDeck:
    """A deck checked: six different cards, whoever wrote the file."""
    check_head(contents, "toy", file)
    deck = structure(contents, AutomaDeck, file)
    check_numbers([card.number for card in deck.card], DECK_SIZE, file)
    return deck


@cache
def crates() -> dict[int, Crate]:
    found = structure(contents_of("crates.toml"), Crates, "crates.toml")
    return {crate.id: crate for crate in found.crate}


@cache
def calm_deck() -> CardFile:
    """The deck that comes with the game."""
    return card_file(contents_of("decks/calm.toml"), "calm.toml")


def card_file(contents: Any, file: str) -> CardFile:
    deck = read_deck(contents, file)
    return CardFile(deck.id, deck.source, contents)


def deck_of(chosen: Any) -> AutomaDeck:
    """The built-in deck by its name, or an owner's deck by its contents."""
    return read_deck(calm_deck().contents if chosen == "calm" else chosen, "deck")


def contents_of(name: str) -> dict[str, Any]:
    return parse_toml((DATA / name).read_text(encoding="utf-8"), name)

"""The Automa cards: two schemes each, combat table, resource field, star and skip mark.

Rows are written as in the files: `nordic:worker` is an icon in brackets, `attack 5` an attack
that needs 5 power, `power 3` three icons in a row.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from automatable.core.decks.cards import CardFile
from automatable.core.decks.owners import CardSlot, DeckFiles
from automatable.core.errors import BadData, Problem
from automatable.core.files.data import Source
from automatable.core.state.declaring import fact, record
from automatable.core.state.positions import bad_value
from automatable.core.state.writing import written_record
from automatable.core.wording import Words
from automatable.games.scythe.components import BONUSES, DATA, factions
from automatable.games.scythe.on_screen.box_cards import (
    KIND,
    is_box_file,
    printed,
    read_box_file,
)
from automatable.games.scythe.on_screen.new_box_cards import NEW_BOX_CARDS

PRINTED = ("base", "invaders")
DECK_SIZE = 19
MOVES = ("worker", "mech", "character", "encounter", "attack_workers", "attack")
GAINS = ("power", "coin", "worker", "unit", "combat_card")
POWER_RANGES = ((0, 7), (8, 13), (14, 16))
_ROW = re.compile(r"(?:(\w+):)?([a-z_]+)(?: (\d+))?")


@dataclass(frozen=True)
class Icon:
    """One icon of a row; in brackets it counts for its faction only (SCY-ICON-02)."""

    name: str
    number: int = 0
    """The least power of an attack, or how many icons of a gain stand in a row."""
    faction: str | None = None

    def counts_for(self, faction: str) -> bool:
        return self.faction in (None, faction)


@dataclass(frozen=True)
class Scheme:
    """One half of a card: move row, gain row, recruit bonus row."""

    moves: tuple[str, ...]
    gains: tuple[str, ...]
    recruit: str | None = None

    def misfits(self) -> Iterator[Problem]:
        """Icons that do not exist in their row."""
        yield from _bad_icons("moves", self.moves, MOVES)
        yield from _bad_icons("gains", self.gains, GAINS)
        yield from _bad_icons("recruit", (self.recruit,) if self.recruit else (), BONUSES)

    @cached_property
    def move_row(self) -> tuple[Icon, ...]:
        return tuple(read_icon(text) for text in self.moves)

    @cached_property
    def gain_row(self) -> tuple[Icon, ...]:
        return tuple(read_icon(text) for text in self.gains)


@record(frozen=True, kw_only=True)
class AutomaCard:
    """A card; everything but the two schemes holds whichever scheme is active (SCY-TURN-05)."""

    number: int = fact(values=range(1, 1000))
    gold_star: bool
    skip_mark: bool
    power_spent: tuple[int, int, int] = fact(values=range(8))
    combat_cards: int = fact(values=range(4))
    resources: int = fact(values=range(10))
    unchecked: bool = False
    """Not checked against the printed card."""
    scheme_1: Scheme
    scheme_2: Scheme

    def scheme(self, name: str) -> Scheme:
        return self.scheme_1 if name == "I" else self.scheme_2

    def power_at(self, power: int) -> int:
        """What the combat table says for this power (SCY-CMB-05, SCY-CMB-06)."""
        column = next(i for i, (low, high) in enumerate(POWER_RANGES) if low <= power <= high)
        return self.power_spent[column]


@dataclass(frozen=True)
class AutomaDeck:
    """Nineteen cards."""

    format: int
    game: str
    id: str
    source: Source
    card: tuple[AutomaCard, ...]

    @cached_property
    def by_number(self) -> dict[int, AutomaCard]:
        return {card.number: card for card in self.card}

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        return tuple(sorted(self.by_number))


def read_icon(text: str) -> Icon:
    """The icon of a text such as `saxony:attack 5`."""
    match = _ROW.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is not an icon")
    faction, name, number = match.groups()
    return Icon(name, int(number or 0), faction)


def _bad_icons(field: str, row: tuple[str, ...], known: tuple[str, ...]) -> Iterator[Problem]:
    for text in row:
        match = _ROW.fullmatch(text)
        bracket = match[1] if match else None
        numbered = match is not None and bool(match[3]) == (match[2] == "attack" or known == GAINS)
        if not match or match[2] not in known or not numbered or bracket not in (None, *factions()):
            yield Problem("bad_icon", {"field": field, "value": text})


class ScytheDecks(DeckFiles[AutomaDeck]):
    """The Automa's cards; and for games on screen the other cards of the box, with corrections."""

    kinds = (KIND,)

    def built_in(self) -> Sequence[CardFile]:
        return (*super().built_in(), printed())

    def read(self, contents: Any, file: str) -> CardFile:
        return (
            read_box_file(contents, file) if is_box_file(contents) else super().read(contents, file)
        )

    def unfinished(self, contents: Any, file: str) -> CardFile:
        whole = is_box_file(contents)
        return read_box_file(contents, file) if whole else super().unfinished(contents, file)

    def slots(self, deck: CardFile) -> Sequence[CardSlot]:
        return () if is_box_file(deck.contents) else super().slots(deck)

    def new_of(self, kind: str, words: Words | None = None) -> str:
        return NEW_BOX_CARDS


DECKS = ScytheDecks("scythe", DATA / "decks", AutomaDeck, names=PRINTED, size=DECK_SIZE)
built_in_deck, read_own_deck, deck_of = DECKS.built, DECKS.own, DECKS.of


def with_bracket(deck: AutomaDeck, faction: str) -> AutomaDeck:
    """The expansion deck with the disputed bracket of card 8 read this way (SCY-R-22)."""
    if deck.id != "invaders" or faction == "rusviet":
        return deck
    card = deck.by_number[8]
    gains = tuple(text.replace("rusviet:", f"{faction}:") for text in card.scheme_1.gains)
    read = replace(card, scheme_1=replace(card.scheme_1, gains=gains))
    return replace(deck, card=tuple(read if c.number == 8 else c for c in deck.card))


def read_deck(told: Any, path: str) -> AutomaDeck:
    """The deck of a position."""
    try:
        return deck_of(told)
    except (BadData, KeyError):
        raise bad_value(path, told) from None


def written_deck(deck: AutomaDeck) -> Any:
    """A printed deck by name; an owner's deck with all it says, so that nothing else is needed."""
    return deck.id if deck.id in PRINTED else written_record(deck)

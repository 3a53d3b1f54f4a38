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

from automatable.core.cards import CardFile
from automatable.core.data import Source, check_range
from automatable.core.decks import DeckFiles
from automatable.core.errors import BadData
from automatable.core.positions import bad_value
from automatable.games.scythe.components import BONUSES, DATA, factions
from automatable.games.scythe.new_deck import new_deck
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

    @cached_property
    def move_row(self) -> tuple[Icon, ...]:
        return tuple(read_icon(text) for text in self.moves)

    @cached_property
    def gain_row(self) -> tuple[Icon, ...]:
        return tuple(read_icon(text) for text in self.gains)


@dataclass(frozen=True)
class AutomaCard:
    """A card; everything but the two schemes holds whichever scheme is active (SCY-TURN-05)."""

    number: int
    gold_star: bool
    skip_mark: bool
    power_spent: tuple[int, int, int]
    combat_cards: int
    resources: int
    scheme_1: Scheme
    scheme_2: Scheme
    unchecked: bool = False
    """Not checked against the printed card."""

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


def _check(deck: AutomaDeck, file: str) -> None:
    """Icons that exist, numbers that can be printed."""
    for card in deck.card:
        _check_ranges(card, file)
        for field, row, known in _rows(card):
            _check_row(card, field, row, known, file)


def _check_ranges(card: AutomaCard, file: str) -> None:
    values = [("power_spent", value, 0, 7) for value in card.power_spent]
    values += [("number", card.number, 1, 999), ("combat_cards", card.combat_cards, 0, 3)]
    values += [("resources", card.resources, 0, 9)]
    place = f"card {card.number}"
    for field, value, low, high in values:
        check_range(value, low, high, file=file, place=place, field=field)


def _rows(card: AutomaCard) -> Iterator[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    for name, scheme in (("scheme_1", card.scheme_1), ("scheme_2", card.scheme_2)):
        yield f"{name}.moves", scheme.moves, MOVES
        yield f"{name}.gains", scheme.gains, GAINS
        yield f"{name}.recruit", (scheme.recruit,) if scheme.recruit else (), BONUSES


def _check_row(
    card: AutomaCard, field: str, row: tuple[str, ...], known: tuple[str, ...], file: str
) -> None:
    for text in row:
        match = _ROW.fullmatch(text)
        bracket = match[1] if match else None
        numbered = match is not None and bool(match[3]) == (match[2] == "attack" or known == GAINS)
        if not match or match[2] not in known or not numbered or bracket not in (None, *factions()):
            place = f"card {card.number}"
            raise BadData("bad_icon", file=file, place=place, field=field, value=text)


class ScytheDecks(DeckFiles[AutomaDeck]):
    """The Automa's cards; and for games on screen the other cards of the box, with corrections."""

    kinds = (KIND,)

    def built_in(self) -> Sequence[CardFile]:
        return (*super().built_in(), printed())

    def read(self, contents: Any, file: str) -> CardFile:
        return (
            read_box_file(contents, file) if is_box_file(contents) else super().read(contents, file)
        )

    def new_of(self, kind: str) -> str:
        return NEW_BOX_CARDS


DECKS: ScytheDecks = ScytheDecks(
    "scythe",
    DATA / "decks",
    AutomaDeck,
    names=PRINTED,
    size=DECK_SIZE,
    check=_check,
    new=lambda: new_deck(DECKS.built("base")),
)
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
    if deck.id in PRINTED:
        return deck.id
    source = deck.source
    return {
        "format": deck.format, "game": deck.game, "id": deck.id,
        "source": {
            "edition": source.edition, "confidence": source.confidence,
            "notes": source.notes, "stand_in": source.stand_in,
        },
        "card": [
            {
                "number": card.number, "gold_star": card.gold_star, "skip_mark": card.skip_mark,
                "power_spent": list(card.power_spent), "combat_cards": card.combat_cards,
                "resources": card.resources, "unchecked": card.unchecked,
                **{
                    name: {"moves": list(row.moves), "gains": list(row.gains),
                           "recruit": row.recruit}
                    for name, row in (("scheme_1", card.scheme_1), ("scheme_2", card.scheme_2))
                },
            }
            for card in deck.card
        ],
    }  # fmt: skip

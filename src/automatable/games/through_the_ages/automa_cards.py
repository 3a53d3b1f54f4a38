"""Automa cards: the stand-in deck, and decks typed in by the owner of the printed ones."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, Literal

from automatable.core.cards import CardFile
from automatable.core.data import Source, structure
from automatable.core.errors import BadData
from automatable.games.through_the_ages.cards import contents

DeckAge = Literal["I", "II", "III"]
TakeIcon = Literal[
    "action", "leader", "special_strength", "farm_mine", "military", "government",
    "urban_science", "urban_culture", "urban_strength", "wonder", "first_valid",
]  # fmt: skip
DevelopIcon = Literal[
    "urban_science", "urban_culture", "urban_strength", "urban_leftmost",
    "special_strength", "special_any", "farm_mine", "military", "government",
]  # fmt: skip
DECK_AGES: tuple[DeckAge, ...] = ("I", "II", "III")
HOUSE = "house_v1"
CARDS_PER_AGE = 8


@dataclass(frozen=True)
class PoliticsIcon:
    """Aggression and war need an advantage, an event needs none (TTA-POL)."""

    icon: Literal["aggression", "war", "event"]
    min_advantage: int | None = None


@dataclass(frozen=True)
class ConstructIcon:
    """A building icon, perhaps paid with a blue cube, or stages of the wonder."""

    icon: Literal["military", "urban_science", "urban_culture", "urban_strength", "wonder_stages"]
    stages: int | None = None
    blue_cube: bool = False


@dataclass(frozen=True)
class AuctionRow:
    """A bid for advantages from `low` to `high`; an open end has no bound."""

    bid: int
    low: int | None = None
    high: int | None = None

    def covers(self, advantage: int) -> bool:
        above = self.low is None or advantage >= self.low
        return above and (self.high is None or advantage <= self.high)


@dataclass(frozen=True)
class AutomaCard:
    """One of the 24 instruction cards, from top to bottom, then its side strip."""

    id: str
    age: DeckAge
    number: int
    politics: tuple[PoliticsIcon, ...]
    take: tuple[tuple[TakeIcon, ...], ...]
    develop: tuple[tuple[DevelopIcon, ...], ...]
    construct: tuple[ConstructIcon, ...]
    military_cards: int
    happiness: int
    auction: tuple[AuctionRow, ...]
    colonization_bonus: int
    defence: int
    war_units: int
    theme: str = ""
    note: str = ""
    """Whatever is printed that no field can hold: shown when the card is active."""

    def auction_value(self, advantage: int) -> int:
        """TTA-COL-02, TTA-COL-03: 0 means that the Automa does not take part."""
        return next((row.bid for row in self.auction if row.covers(advantage)), 0)


@dataclass(frozen=True)
class AutomaDeck:
    """All Automa cards, eight for each age."""

    format: int
    game: str
    id: str
    source: Source
    card: tuple[AutomaCard, ...]

    @cached_property
    def by_age(self) -> dict[str, dict[int, AutomaCard]]:
        return {
            age: {card.number: card for card in self.card if card.age == age} for age in DECK_AGES
        }

    @cached_property
    def by_id(self) -> dict[str, AutomaCard]:
        return {card.id: card for card in self.card}


def read_deck(found: Any, file: str) -> AutomaDeck:
    """A deck checked as a whole; the first mistake is raised."""
    deck = read_unfinished_deck(found, file)
    for age in DECK_AGES:
        cards = len(deck.by_age[age])
        if cards != CARDS_PER_AGE:
            raise BadData("wrong_age_count", file=file, age=age, cards=cards, wanted=CARDS_PER_AGE)
    return deck


def read_unfinished_deck(found: Any, file: str) -> AutomaDeck:
    """A deck to which cards may still be missing: every card that is there is checked."""
    if not isinstance(found, dict) or found.get("game") != "through_the_ages":
        raise BadData("foreign_file", file=file, game="through_the_ages")
    deck = structure(found, AutomaDeck, file)
    if deck.format != 1:
        raise BadData("newer_data_format", file=file, format=deck.format)
    if deck.id == HOUSE and deck.card != built_in_deck().card:
        raise BadData("reserved_deck_id", file=file, id=deck.id)
    for mistake in _mistakes(deck, file):
        raise mistake
    return deck


def _mistakes(deck: AutomaDeck, file: str) -> Iterator[BadData]:
    ids: set[str] = set()
    numbers: set[tuple[str, int]] = set()
    for card in deck.card:
        if card.id in ids:
            yield BadData("card_id_twice", file=file, card=card.id)
        if (card.age, card.number) in numbers:
            yield BadData("card_number_twice", file=file, card=f"{card.age} {card.number}")
        ids.add(card.id)
        numbers.add((card.age, card.number))
        yield from _card_mistakes(card, file)


def _card_mistakes(card: AutomaCard, file: str) -> Iterator[BadData]:
    def wrong(field: str) -> BadData:
        return BadData("bad_automa_card", file=file, place=f"card {card.id}", field=field)

    if not 1 <= card.number <= CARDS_PER_AGE:
        yield wrong("number")
    for icon in card.politics:
        if (icon.min_advantage is None) != (icon.icon == "event"):
            yield wrong("politics min_advantage")
    if not card.take or not all(card.take):
        yield wrong("take")
    if not all(card.develop):
        yield wrong("develop")
    yield from (wrong(field) for field in _construct_mistakes(card))
    for field, high in (("military_cards", 5), ("happiness", 2)):
        if not 0 <= getattr(card, field) <= high:
            yield wrong(field)
    for field in ("colonization_bonus", "defence", "war_units"):
        if getattr(card, field) < 0:
            yield wrong(field)
    if not _ascending(card.auction):
        yield wrong("auction")


def _construct_mistakes(card: AutomaCard) -> Iterator[str]:
    for icon in card.construct:
        stages = icon.icon == "wonder_stages"
        if (icon.stages is not None) != stages:
            yield "construct stages"
        if icon.stages is not None and not 1 <= icon.stages <= 5:
            yield "construct stages"
        if icon.blue_cube and stages:
            yield "construct blue_cube"


def _ascending(rows: tuple[AuctionRow, ...]) -> bool:
    """Rows go up without overlap; only the first may be open below, only the last above."""
    reached: float = float("-inf")
    for i, row in enumerate(rows):
        low = float("-inf") if row.low is None else row.low
        high = float("inf") if row.high is None else row.high
        if row.bid < 0 or low > high or (i and low <= reached):
            return False
        reached = high
    return True


@cache
def house_file() -> CardFile:
    """The stand-in deck as its file describes it."""
    found = contents("decks/house_v1.toml")
    return CardFile(HOUSE, structure(found["source"], Source, "house_v1.toml"), found)


@cache
def built_in_deck() -> AutomaDeck:
    return structure(house_file().contents, AutomaDeck, "house_v1.toml")


def deck_of(chosen: Any) -> AutomaDeck:
    """The stand-in deck by its name, or an owner's deck by its contents."""
    if isinstance(chosen, str):
        return built_in_deck()
    return _own_deck(json.dumps(chosen, sort_keys=True))


@cache
def _own_deck(text: str) -> AutomaDeck:
    return read_deck(json.loads(text), "deck")


def own_card_file(found: Any, file: str) -> CardFile:
    """An owner's deck as the frame shows it."""
    deck = read_deck(found, file)
    return CardFile(deck.id, deck.source, found)

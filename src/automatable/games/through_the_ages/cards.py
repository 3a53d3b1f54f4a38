"""Automa cards, and the stand-in deck of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Literal

from automatable.core.decks.cards import CardFile
from automatable.core.errors import Problem
from automatable.core.files.data import Source, structure
from automatable.core.state.declaring import fact, record
from automatable.core.turns.events import Ref, Value
from automatable.games.through_the_ages.base_cards import contents

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
SIDE = ("colonization_bonus", "defence", "war_units")


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

    def broken_rules(self) -> Iterator[str]:
        is_stages = self.icon == "wonder_stages"
        in_range = self.stages is None or 1 <= self.stages <= 5
        if (self.stages is not None) != is_stages or not in_range:
            yield "stages"
        if self.blue_cube and is_stages:
            yield "blue_cube"


@dataclass(frozen=True)
class AuctionRow:
    """A bid for advantages from `low` to `high`; an open end has no bound."""

    bid: int
    low: int | None = None
    high: int | None = None

    def covers(self, advantage: int) -> bool:
        above = self.low is None or advantage >= self.low
        return above and (self.high is None or advantage <= self.high)


@record(frozen=True)
class AutomaCard:
    """One of the 24 instruction cards, from top to bottom, then its side strip (TTA-TURN-07)."""

    id: str
    age: DeckAge
    number: int = fact(values=range(1, CARDS_PER_AGE + 1))
    politics: tuple[PoliticsIcon, ...]
    take: tuple[tuple[TakeIcon, ...], ...]
    develop: tuple[tuple[DevelopIcon, ...], ...]
    construct: tuple[ConstructIcon, ...]
    military_cards: int = fact(values=range(6))
    happiness: int = fact(values=range(3))
    auction: tuple[AuctionRow, ...]
    colonization_bonus: int
    defence: int
    war_units: int
    theme: str = ""
    note: str = ""
    """Whatever is printed that no field can hold: shown when the card is active."""
    side_only: bool = False
    """Drawn for an auction or a defence and typed in that far: the sections are not known."""

    def misfits(self) -> Iterator[Problem]:
        """What is wrong with a card of an own deck (TTA-OWN-02)."""
        for field, rule in self._broken_rules():
            told: dict[str, Value] = {"card": self.id, "field": field}
            yield Problem("bad_automa_card", {**told, "rule": Ref("card_rule", rule)})

    def _broken_rules(self) -> Iterator[tuple[str, str]]:
        """Each field that is not as it must be, and the name of what it must be."""
        for icon in self.politics:
            if (icon.min_advantage is None) != (icon.icon == "event"):
                yield "politics", "min_advantage"
        if not self.side_only and (not self.take or not all(self.take)):
            yield "take", "take"
        if not all(self.develop):
            yield "develop", "develop"
        for built in self.construct:
            yield from (("construct", rule) for rule in built.broken_rules())
        yield from ((field, "side") for field in SIDE if getattr(self, field) < 0)
        if not _ascending(self.auction):
            yield "auction", "auction"

    def auction_value(self, advantage: int) -> int:
        """TTA-COL-02, TTA-COL-03: 0 means that the Automa does not take part."""
        return next((row.bid for row in self.auction if row.covers(advantage)), 0)


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


@dataclass(frozen=True)
class AutomaDeck:
    """All Automa cards, eight for each age."""

    format: int
    game: str
    id: str
    source: Source
    card: tuple[AutomaCard, ...]

    def misfits(self) -> Iterator[Problem]:
        ids = Counter(card.id for card in self.card)
        places = Counter(f"{card.age} {card.number}" for card in self.card)
        for code, found in (("card_id_twice", ids), ("card_number_twice", places)):
            yield from (Problem(code, {"card": name}) for name, n in found.items() if n > 1)

    @cached_property
    def by_age(self) -> dict[str, dict[int, AutomaCard]]:
        return {
            age: {card.number: card for card in self.card if card.age == age} for age in DECK_AGES
        }

    @property
    def missing(self) -> list[tuple[DeckAge, int]]:
        """Ages and numbers of the cards that are not there, or not as a whole."""
        known = {(card.age, card.number) for card in self.card if not card.side_only}
        return [
            (age, number)
            for age in DECK_AGES
            for number in range(1, CARDS_PER_AGE + 1)
            if (age, number) not in known
        ]

    @cached_property
    def by_id(self) -> dict[str, AutomaCard]:
        return {card.id: card for card in self.card}


@cache
def house_file() -> CardFile:
    """The stand-in deck as its file describes it."""
    found = contents("decks/house_v1.toml")
    return CardFile(HOUSE, structure(found["source"], Source, "house_v1.toml"), found)


@cache
def built_in_deck() -> AutomaDeck:
    return structure(house_file().contents, AutomaDeck, "house_v1.toml")

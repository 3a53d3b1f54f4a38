"""Decks typed in by the owner of the printed Automa cards: reading, checking, writing."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from automatable.core.decks.card_fields import field_notes, fields_of
from automatable.core.decks.cards import CardFile
from automatable.core.errors import BadData, Unfinished
from automatable.core.files.data import check_head, structure
from automatable.core.files.toml_text import file_text
from automatable.core.wording import Words
from automatable.games.through_the_ages.cards import (
    CARDS_PER_AGE,
    DECK_AGES,
    HOUSE,
    AutomaCard,
    AutomaDeck,
    built_in_deck,
)

MANUAL = "manual"
"""The option: cards are typed in when they are drawn."""
PLACEHOLDER: dict[str, Any] = {
    "politics": [{"icon": "event"}],
    "take": [["first_valid"], ["action"]],
    "develop": [["urban_leftmost"]],
    "construct": [{"icon": "urban_culture"}, {"icon": "military", "blue_cube": True}],
    "military_cards": 1,
    "happiness": 0,
    "auction": [{"low": -5, "high": 0, "bid": 1}, {"low": 1, "bid": 2}],
    "colonization_bonus": 1,
    "defence": 2,
    "war_units": 1,
    "note": "PLACEHOLDER, not typed in yet",
}
"""A card of the file from which an owner starts."""
FIELDS = fields_of(AutomaCard)

# --- reading


def read_deck(found: Any, file: str) -> AutomaDeck:
    """A deck that can be played as it is: checked as a whole (TTA-OWN-02)."""
    deck = read_unfinished_deck(found, file)
    if missing := deck.missing:
        text = ", ".join(f"{age} {number}" for age, number in missing)
        there = len(DECK_AGES) * CARDS_PER_AGE - len(missing)
        raise Unfinished(
            "unfinished_deck", file=file, cards=there, wanted=there + len(missing), missing=text
        )
    return deck


def read_unfinished_deck(found: Any, file: str) -> AutomaDeck:
    """A deck to which cards may still be missing: every card that is there is checked."""
    check_head(found, "through_the_ages", file)
    deck = structure(found, AutomaDeck, file)
    if deck.id == HOUSE and deck.card != built_in_deck().card:
        raise BadData("reserved_deck_id", file=file, id=deck.id)
    return deck


def deck_of(chosen: Any) -> AutomaDeck:
    """The stand-in deck by its name, or an owner's deck by its contents."""
    if isinstance(chosen, str):
        return built_in_deck()
    return _own_deck(json.dumps(chosen, sort_keys=True))


@lru_cache(64)  # as many as there are matches in memory
def _own_deck(text: str) -> AutomaDeck:
    return read_unfinished_deck(json.loads(text), "deck")


def is_unfinished(chosen: Any) -> bool:
    """Whether cards are typed in as they are drawn: all of them, or what a file lacks."""
    return chosen == MANUAL or (isinstance(chosen, Mapping) and bool(deck_of(chosen).missing))


# --- changing and writing


def empty_deck(id: str = "my-printed-deck") -> dict[str, Any]:
    """The contents of a deck file to which no card has been typed in yet."""
    return {
        "format": 1,
        "game": "through_the_ages",
        "id": id,
        "source": {
            "edition": "typed in from my own cards",
            "confidence": "owner",
            "notes": "Typed in card by card.",
        },
        "card": [],
    }


def card_of(fields: Mapping[str, Any], age: str, number: int) -> dict[str, Any]:
    """A card as a file holds it, from the fields of its sections."""
    return {"id": f"{age}-{number}", "age": age, "number": number, **fields}


def with_card(contents: Mapping[str, Any], card: Mapping[str, Any]) -> dict[str, Any]:
    """The deck with a card put in its place; one that lay there keeps its id (TTA-OWN-01)."""
    place = (card["age"], card["number"])
    cards = {(c["age"], c["number"]): c for c in contents["card"]}
    old = {key: cards[place][key] for key in ("id", "theme") if key in cards.get(place, {})}
    cards[place] = {**card, **old}
    order = sorted(cards, key=lambda key: (DECK_AGES.index(key[0]), key[1]))
    return {**contents, "card": [cards[place] for place in order]}


def new_deck(words: Words | None) -> str:
    """A deck file to start from: all cards are there, all alike, and none is a printed one."""
    cards = [card_of(PLACEHOLDER, age, n) for age in DECK_AGES for n in range(1, CARDS_PER_AGE + 1)]
    said = [] if words is None else [words("deck-new", n=len(cards))]
    head = [*said, "automatable deck check FILE"]
    return file_text({**empty_deck(), "card": cards}, head, field_notes(FIELDS, words))


def own_card_file(found: Any, file: str) -> CardFile:
    """An owner's whole deck as the frame shows it."""
    deck = read_deck(found, file)
    return CardFile(deck.id, deck.source, found)


def unfinished_card_file(found: Any, file: str) -> CardFile:
    """An owner's deck, finished or not, as the frame shows it."""
    deck = read_unfinished_deck(found, file)
    return CardFile(deck.id, deck.source, found)

"""Decks typed in by the owner of the printed Automa cards: reading, checking, writing."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from automatable.core.cards import CardFile
from automatable.core.data import check_head, structure
from automatable.core.errors import BadData, BadPosition, Problem, Unfinished
from automatable.core.events import Ref, Value
from automatable.games.through_the_ages.cards import (
    CARDS_PER_AGE,
    DECK_AGES,
    HOUSE,
    AuctionRow,
    AutomaCard,
    AutomaDeck,
    built_in_deck,
)

MANUAL = "manual"
"""The option: cards are typed in when they are drawn."""
RANGES = {"number": (1, CARDS_PER_AGE), "military_cards": (0, 5), "happiness": (0, 2)}
_SIDE = ("colonization_bonus", "defence", "war_units")


class BadDeck(BadPosition, BadData):
    """A deck file with mistakes; `problems` names all of them."""


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
    if problems := list(_mistakes(deck, file)):
        raise BadDeck(problems)
    return deck


def _mistakes(deck: AutomaDeck, file: str) -> Iterator[Problem]:
    ids: set[str] = set()
    numbers: set[tuple[str, int]] = set()
    for card in deck.card:
        if card.id in ids:
            yield Problem("card_id_twice", {"file": file, "card": card.id})
        if (card.age, card.number) in numbers:
            name = f"{card.age} {card.number}"
            yield Problem("card_number_twice", {"file": file, "card": name})
        ids.add(card.id)
        numbers.add((card.age, card.number))
        for field, rule in card_mistakes(card):
            place: dict[str, Value] = {"file": file, "card": card.id, "field": field}
            yield Problem("bad_automa_card", {**place, "rule": Ref("card_rule", rule)})


def card_mistakes(card: AutomaCard) -> Iterator[tuple[str, str]]:
    """Each field that is not as it must be, and the name of what it must be."""
    for field, (low, high) in RANGES.items():
        if not low <= getattr(card, field) <= high:
            yield field, field
    for icon in card.politics:
        if (icon.min_advantage is None) != (icon.icon == "event"):
            yield "politics", "min_advantage"
    if not card.side_only and (not card.take or not all(card.take)):
        yield "take", "take"
    if not all(card.develop):
        yield "develop", "develop"
    yield from (("construct", rule) for rule in _construct_mistakes(card))
    yield from ((field, "side") for field in _SIDE if getattr(card, field) < 0)
    if not _ascending(card.auction):
        yield "auction", "auction"


def _construct_mistakes(card: AutomaCard) -> Iterator[str]:
    for icon in card.construct:
        is_stages = icon.icon == "wonder_stages"
        in_range = icon.stages is None or 1 <= icon.stages <= 5
        if (icon.stages is not None) != is_stages or not in_range:
            yield "stages"
        if icon.blue_cube and is_stages:
            yield "blue_cube"


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


def deck_text(contents: Mapping[str, Any]) -> str:
    """The contents as the text of a file."""
    head = [f"{key} = {_toml(contents[key])}" for key in ("format", "game", "id")]
    source = [f"{key} = {_toml(value)}" for key, value in contents["source"].items()]
    cards = ["\n".join(["[[card]]", *_fields(card)]) for card in contents["card"]]
    intro = "# Your own Mautoma deck. Check it with:   automatable deck check FILE"
    parts = ["\n".join([intro, *head]), "\n".join(["[source]", *source]), *cards]
    listed = [] if contents["card"] else ["card = []"]
    parts[0] = "\n".join([parts[0], *listed])
    return "\n\n".join(parts) + "\n"


def _fields(card: Mapping[str, Any]) -> list[str]:
    return [f"{key} = {_toml(value)}" for key, value in card.items()]


def _toml(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_toml(v)}" for key, v in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def own_card_file(found: Any, file: str) -> CardFile:
    """An owner's whole deck as the frame shows it."""
    deck = read_deck(found, file)
    return CardFile(deck.id, deck.source, found)


def unfinished_card_file(found: Any, file: str) -> CardFile:
    """An owner's deck, finished or not, as the frame shows it."""
    deck = read_unfinished_deck(found, file)
    return CardFile(deck.id, deck.source, found)

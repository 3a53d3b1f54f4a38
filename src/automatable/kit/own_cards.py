"""Cards that an owner types in for a deck of stand-ins: checked against its fields (KIT-DEC-08).

An owner's deck has the cards of the file's deck, by their ids, each with fields of its own: what is
printed on the cards in the box. Where a card begins, how many equal ones there are and when it is
in the game is the file's business.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import make_dataclass, replace
from functools import cached_property
from typing import Any, Literal

from automatable.core.decks.card_fields import CardField, card_of, field_notes, fields_of, texts_of
from automatable.core.decks.cards import CardFile, number_mistakes
from automatable.core.decks.owners import OWNERS, CardsByFields, CardSlot
from automatable.core.errors import BadData, Problem, Unfinished
from automatable.core.files.data import Source, check_head, read_as_far, refuse
from automatable.core.files.toml_text import file_text
from automatable.core.options import Option
from automatable.core.state.declaring import fact
from automatable.core.wording import Words
from automatable.kit.decks import KitDecks
from automatable.kit.definition import Card, Deck, Definition, Field
from automatable.kit.runtime.piles import attribute
from automatable.kit.state import KitState

STAND_IN = "stand_in"
"""The cards of the file, as an option calls them."""


def stand_ins(file: Definition) -> list[Deck]:
    """The decks whose cards are not the printed ones."""
    return [deck for deck in file.decks.values() if deck.stand_in]


def key_of(file: Definition, deck: str) -> str:
    """The option by which a deck is chosen; names of files have no capital letters."""
    only = len(stand_ins(file)) == 1 and "deck" not in file.options
    return "deck" if only else f"Deck-{deck}"


def chosen_cards(file: Definition, options: Mapping[str, Any]) -> dict[str, Any]:
    """The owner's decks among the options of a match, by their keys."""
    keys = [key_of(file, deck.name) for deck in stand_ins(file)]
    return {key: options[key] for key in keys if isinstance(options.get(key), Mapping)}


def cards_of(file: Definition, state: KitState, deck: Deck) -> Mapping[str, Card]:
    """The cards that are played with: the owner's where there are any."""
    told = state.options.get(key_of(file, deck.name)) if deck.stand_in else None
    if not isinstance(told, Mapping):
        return deck.cards
    own = {str(card["id"]): card for card in told["card"]}
    return {id: replace(card, fields=_fields(deck, own[id])) for id, card in deck.cards.items()}


def _fields(deck: Deck, card: Mapping[str, Any]) -> dict[str, Any]:
    return {name: _value(field, card.get(name)) for name, field in deck.fields.items()}


def _value(field: Field, said: Any) -> Any:
    """A value as the file would have it; what was left empty says nothing."""
    if field.kind == "several":
        return tuple(said or ())
    if said is None and field.kind == "number":
        low, high = field.span
        return max(low, 0) if high >= 0 else high
    return {"yes": bool(said), "text": said or ""}.get(field.kind, said)


class OwnDecks(KitDecks, CardsByFields):
    """The decks of a file with stand-ins, which an owner may replace card by card."""

    takes_own = True

    def __init__(self, file: Definition) -> None:
        super().__init__(file)
        self.kinds = tuple(deck.name for deck in stand_ins(file)[1:])

    @cached_property
    def _shapes(self) -> dict[str, Any]:
        return {deck.name: _shape(self._file, deck) for deck in stand_ins(self._file)}

    def options(self) -> list[Option]:
        """One for each deck that can be replaced."""
        return [self._option(deck.name) for deck in stand_ins(self._file)]

    def _option(self, deck: str) -> Option:
        def own(contents: Any) -> dict[str, Any]:
            if self._meant(contents).name != deck:
                raise BadData("foreign_file", file="deck", game=deck)
            self.read(contents, "deck")
            return dict(contents)

        return Option(key_of(self._file, deck), (STAND_IN,), STAND_IN, own=own, advanced=True)

    def _meant(self, contents: Any) -> Deck:
        """The deck that a file is about; the first where it does not say."""
        decks = {deck.name: deck for deck in stand_ins(self._file)}
        named = contents.get("deck") if isinstance(contents, Mapping) else None
        if named is not None and named not in decks:
            known = ", ".join(decks)
            raise BadData("bad_data_value", file="deck", place="", field="deck",
                          reason=f"{str(named)[:40]!r} is not one of {known}")  # fmt: skip
        return decks[named] if named else next(iter(decks.values()))

    # --- reading

    def read(self, contents: Any, file: str) -> CardFile:
        deck, meant = self.unfinished(contents, file), self._meant(contents)
        if len(deck.cards) < len(meant.cards):
            cards, wanted = len(deck.cards), len(meant.cards)
            raise Unfinished("wrong_card_count", file=file, cards=cards, wanted=wanted)
        return deck

    def unfinished(self, contents: Any, file: str) -> CardFile:
        check_head(contents, self._file.id, file)
        meant = self._meant(contents)
        found, problems = read_as_far(contents, self._shapes[meant.name], file)
        if found is not None:
            ids = [card.id for card in found.card]
            problems += number_mistakes(ids, len(meant.cards), file)
            if found.id in (STAND_IN, *self._file.decks):
                problems.append(Problem("reserved_deck_id", {"file": file, "id": found.id}))
        refuse(problems)
        assert found is not None
        return CardFile(found.id, found.source, contents)

    # --- files

    def new(self, words: Words | None = None) -> str:
        return self.new_of(stand_ins(self._file)[0].name, words)

    def new_of(self, kind: str, words: Words | None = None) -> str:
        """The stand-ins, to be changed into the printed cards."""
        deck = self._file.decks[kind]
        cards = [{"id": card.id, **_plain(card)} for card in deck.cards.values()]
        said = [] if words is None else [words("deck-new", n=len(cards))]
        notes = field_notes(self._fields_of(deck), words)
        return file_text({**self._head("my-deck", deck), "card": cards}, said, notes)

    def begun(self, id: str) -> str:
        return file_text({**self._head(id, stand_ins(self._file)[0]), "card": []})

    def _head(self, id: str, deck: Deck) -> dict[str, Any]:
        return {"game": self._file.id, "id": id, "deck": deck.name, "source": OWNERS}

    def text_of(self, deck: CardFile, id: str) -> str:
        return file_text({**deck.contents, "id": id})

    # --- card by card

    def slots(self, deck: CardFile) -> Sequence[CardSlot]:
        """One for each card of the file's deck, in its order; none of a deck of the file itself."""
        if deck.id in self._file.decks:
            return ()
        there = {str(card.get("id")) for card in deck.cards}
        return [CardSlot(id, id, id in there) for id in self._meant(deck.contents).cards]

    def form_fields(self, deck: CardFile) -> tuple[CardField, ...]:
        return self._fields_of(self._meant(deck.contents))

    def _fields_of(self, deck: Deck) -> tuple[CardField, ...]:
        """All but the id, which the slot has."""
        card = self._shapes[deck.name].card_shape
        return tuple(field for field in fields_of(card) if field.name != "id")

    def texts(self, deck: CardFile, slot: str) -> dict[str, str]:
        card = next((card for card in deck.cards if card.get("id") == slot), {})
        return texts_of(self.form_fields(deck), card)

    def drafted(
        self, deck: CardFile, slot: str, given: Mapping[str, str]
    ) -> tuple[dict[str, Any], list[Problem]]:
        card = {"id": slot, **card_of(self.form_fields(deck), given)}
        shape = self._shapes[self._meant(deck.contents).name].card_shape
        return card, read_as_far(card, shape, "card")[1]

    def with_card(self, deck: CardFile, slot: str, given: Mapping[str, str]) -> str:
        card, problems = self.drafted(deck, slot, given)
        refuse(problems)
        cards = {str(one["id"]): one for one in (*deck.cards, card)}
        ordered = [cards[id] for id in self._meant(deck.contents).cards if id in cards]
        contents = {**deck.contents, "card": ordered}
        self.unfinished(contents, "deck")
        return file_text(contents)


def _plain(card: Card) -> dict[str, Any]:
    """Its fields as a deck file has them; what says nothing is left out."""
    told = {name: value for name, value in card.fields.items() if value not in (None, (), "")}
    return {name: list(v) if isinstance(v, tuple) else v for name, v in told.items()}


def _shape(file: Definition, deck: Deck) -> Any:
    """The record of such a file: what a card can say follows from the fields of the deck."""
    ids: Any = ("id", str, fact(values=tuple(deck.cards)))
    fields = [_member(file, field) for field in deck.fields.values()]
    card = make_dataclass("Card", [ids, *fields], kw_only=True, frozen=True)
    cards: Any = tuple[card, ...]  # type: ignore[valid-type]
    head: list[Any] = [("game", str), ("id", str), ("source", Source), ("card", cards),
                       ("deck", str, fact(default=deck.name))]  # fmt: skip
    made = make_dataclass("DeckFile", head, kw_only=True, frozen=True)
    made.card_shape = card  # type: ignore[attr-defined]
    return made


def _member(file: Definition, field: Field) -> Any:
    items = tuple(file.items_of(field.group)) if field.group else ()
    each: Any = Literal[items] if items else str
    kinds: dict[str, tuple[Any, dict[str, Any]]] = {
        "number": (int, {"values": range(field.span[0], field.span[1] + 1)}),
        "one": (str, {"values": items, "default": None}),
        "several": (tuple[each, ...], {"default": ()}),
        "yes": (bool, {"default": False}),
        "text": (str, {"default": ""}),
    }  # fmt: skip
    hint, told = kinds[field.kind]
    return attribute(field.name), hint, fact(name=field.name, **told)

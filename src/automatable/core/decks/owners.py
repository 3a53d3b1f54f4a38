"""The decks of a game: those that come with it, and those that owners type in or design.

Most games have decks of one shape, a folder of TOML files: `DeckFiles` is all they need, and their
cards can be typed in on a page. Others implement `Decks`, with `DeckForm` or `CardByCard`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, make_dataclass
from functools import cache, cached_property
from importlib.resources.abc import Traversable
from typing import (
    TYPE_CHECKING,
    Any,
    Generic,
    Literal,
    Protocol,
    TypeVar,
    get_args,
    get_type_hints,
)

from automatable.core.decks.card_fields import CardField, card_of, field_notes, fields_of, texts_of
from automatable.core.decks.cards import CardFile, number_mistakes
from automatable.core.errors import BadData, Problem, Unfinished
from automatable.core.files.data import Source, check_head, parse_toml, read_as_far, refuse
from automatable.core.files.toml_text import file_text
from automatable.core.state.positions import bad_value
from automatable.core.turns.events import Value
from automatable.core.wording import Words

if TYPE_CHECKING:
    from automatable.core.game import Game

OWNERS = {"edition": "my own", "confidence": "owner", "notes": "Where these cards come from."}
"""The source of a deck that an owner begins."""


class Decks(ABC):
    """What the frame asks of a game about its decks."""

    @abstractmethod
    def built_in(self) -> Sequence[CardFile]:
        """The decks that come with the game."""

    @abstractmethod
    def read(self, contents: Any, file: str) -> CardFile:
        """An owner's deck, checked; raises `BadData`."""

    @abstractmethod
    def new(self, words: Words | None = None) -> str:
        """A deck file to start from, its comments in these words."""

    takes_own = True
    """Whether an owner may add decks as files; if not, `read` and `new` refuse by name."""

    plays_unfinished = False
    """Whether a deck can be played to which cards are missing: they are typed in when drawn."""

    def line(self, card: Mapping[str, Any]) -> str:
        """A card in one line, as it can be typed; nothing if its fields stand in a table."""
        return ""

    kinds: Sequence[str] = ()
    """Further kinds of files that an owner may write; the message `deck-kind-KIND` names each."""

    def new_of(self, kind: str, words: Words | None = None) -> str:
        """A commented file of one of the further kinds to start from."""
        raise NotImplementedError

    def template(self, kind: str = "", words: Words | None = None) -> str:
        """A commented file to start from: a deck, or of a further kind; raises if there is none."""
        if not kind:
            return self.new(words)
        if kind not in self.kinds:
            raise BadData("no_such_file_kind", kind=kind[:40], known=", ".join(self.kinds) or "–")
        return self.new_of(kind, words)


@dataclass(frozen=True)
class FormField:
    """One field of a form by which an owner enters a card.

    Its words are the messages `game-form-NAME`, `game-form-NAME-help` and
    `game-form-NAME-CHOICE`; marks are numbers, of which several may be chosen.
    """

    name: str
    kind: Literal["choice", "marks", "number", "text"]
    choices: tuple[str, ...] = ()


class DeckForm(Decks):
    """Decks to which an owner can enter a card by form, beside loading a file.

    The words above the form are the messages `game-form-title` and `game-form-lead`.
    """

    @abstractmethod
    def form(self) -> Sequence[FormField]:
        """The fields of the form."""

    @abstractmethod
    def entered(self, given: Mapping[str, Sequence[str]]) -> str:
        """The text of the file that a filled-in form stands for; raises if it cannot be."""


@dataclass(frozen=True)
class CardSlot:
    """One card of a deck that is typed in card by card: how its address and its reader name it."""

    id: str
    label: str
    is_there: bool


class CardByCard(Decks):
    """Decks that an owner types in card by card, with pauses; the screens draw the form.

    The words above the list of decks are the messages `game-entry-title` and `game-entry-lead`.
    """

    @abstractmethod
    def begun(self, id: str) -> str:
        """The text of a deck file without cards."""

    @abstractmethod
    def unfinished(self, contents: Any, file: str) -> CardFile:
        """A deck to which cards may be missing, checked as far as it goes; raises `BadData`."""

    @abstractmethod
    def text_of(self, deck: CardFile, id: str) -> str:
        """The text of a file with all cards of a deck, under an id of its own."""

    @abstractmethod
    def slots(self, deck: CardFile) -> Sequence[CardSlot]:
        """Every card of a whole deck, in the order in which they are typed in."""

    @abstractmethod
    def with_card(self, deck: CardFile, slot: str, given: Mapping[str, str]) -> str:
        """The text of the deck's file with this card in its slot; raises if it cannot be."""


class CardsByFields(CardByCard):
    """Decks whose form follows from the fields that a card has; the frame draws it."""

    @abstractmethod
    def form_fields(self, deck: CardFile) -> tuple[CardField, ...]:
        """The fields of a card of this deck."""

    @abstractmethod
    def texts(self, deck: CardFile, slot: str) -> dict[str, str]:
        """A card as it stands in its form: as it is in the deck, or new."""

    @abstractmethod
    def drafted(
        self, deck: CardFile, slot: str, given: Mapping[str, str]
    ) -> tuple[dict[str, Any], list[Problem]]:
        """The card of a form, and what is wrong with it."""


class NumberedCard(Protocol):
    @property
    def number(self) -> int: ...


class CardsOfOneShape(Protocol):
    """A frozen dataclass that describes a deck file."""

    @property
    def id(self) -> str: ...

    @property
    def source(self) -> Source: ...

    @property
    def card(self) -> Sequence[NumberedCard]: ...


D = TypeVar("D", bound=CardsOfOneShape)
C = TypeVar("C", bound=NumberedCard)


@dataclass(frozen=True)
class CardDeck(Generic[C]):
    """A deck file in which nothing stands but its head and its cards."""

    game: str
    id: str
    source: Source
    card: tuple[C, ...]

    @cached_property
    def by_number(self) -> dict[int, C]:
        return {card.number: card for card in self.card}


class HasDeck(Protocol):
    """A state that names the deck which is played."""

    deck: Any


class DeckFiles(CardsByFields, Generic[D]):
    """Decks of one shape: TOML files in a folder, and files of the same shape by owners.

    What a card can say stands in the record of its shape; the check of a file, the template and
    the form on the page follow from it (`card_fields`).
    """

    def __init__(
        self, game: str, folder: Traversable, shape: type[D], *, names: Sequence[str], size: int
    ) -> None:
        self.game = game
        self.folder = folder
        self.shape = shape
        self.names = tuple(names)
        self.size = size
        self.built = cache(self._built)
        self._file = cache(self._built_in_file)

    @cached_property
    def card_shape(self) -> Any:
        return get_args(get_type_hints(self.shape)["card"])[0]

    @property
    def fields(self) -> tuple[CardField, ...]:
        return fields_of(self.card_shape)

    def built_in(self) -> Sequence[CardFile]:
        return tuple(map(self._file, self.names))

    def new(self, words: Words | None = None) -> str:
        """The cards of the first built-in deck, to be changed, with all fields explained."""
        contents = {**self._head("my-deck"), "card": self._file(self.names[0]).cards}
        said = [] if words is None else [words("deck-new", n=self.size)]
        check = "automatable deck check FILE"
        return file_text(contents, [*said, check], field_notes(self.fields, words))

    def _head(self, id: str) -> dict[str, Any]:
        """What stands in a deck file before its cards."""
        first = self._file(self.names[0]).contents
        told = {name: value for name, value in first.items() if name not in ("id", "card")}
        return {**told, "id": id, "source": OWNERS}

    # --- reading

    def read(self, contents: Any, file: str) -> CardFile:
        deck = self.own(contents, file)
        return CardFile(deck.id, deck.source, contents)

    def checked(self, contents: Any, file: str) -> D:
        """A deck of this game with as many different cards as belong into it."""
        deck = self._as_far(contents, file)
        if len(deck.card) < self.size:
            told: dict[str, Value] = {"cards": len(deck.card), "wanted": self.size}
            raise Unfinished("wrong_card_count", file=file, **told)
        return deck

    def _as_far(self, contents: Any, file: str) -> D:
        """A deck to which cards may be missing."""
        check_head(contents, self.game, file)
        deck, problems = read_as_far(contents, self.shape, file)
        if deck is not None:
            problems += number_mistakes([card.number for card in deck.card], self.size, file)
        refuse(problems)
        assert deck is not None
        return deck

    def own(self, contents: Any, file: str) -> D:
        """An owner's or designer's deck: it may not pretend to be one of the built-in ones."""
        return self._not_reserved(self.checked(contents, file), file)

    def _not_reserved(self, deck: D, file: str) -> D:
        if deck.id in self.names and deck.card != self.built(deck.id).card:
            raise BadData("reserved_deck_id", file=file, id=deck.id)
        return deck

    def of(self, chosen: Any) -> D:
        """The deck that an option names: a built-in one by its id, an owner's by its contents."""
        if not isinstance(chosen, str):
            return self.own(chosen, "deck")
        if chosen not in self.names:
            raise BadData("bad_data_value", file="deck", place="", field="id", reason=chosen[:40])
        return self.built(chosen)

    def settle(self, state: HasDeck) -> None:
        """Refuse a position whose deck is none of these: what `Declared(settle=...)` asks for."""
        try:
            self.of(state.deck)
        except BadData:
            raise bad_value("deck", state.deck) from None

    def option_value(self, contents: Any) -> dict[str, Any]:
        """What an option keeps of an owner's deck, checked: `Option(..., own=...)`."""
        self.own(contents, "deck")
        return dict(contents)

    def _built(self, id: str) -> D:
        return self.checked(self._file(id).contents, f"{id}.toml")

    def _built_in_file(self, id: str) -> CardFile:
        text = (self.folder / f"{id}.toml").read_text(encoding="utf-8")
        contents = parse_toml(text, f"{id}.toml")
        return CardFile(id, self.checked(contents, f"{id}.toml").source, contents)

    # --- card by card

    def begun(self, id: str) -> str:
        return file_text({**self._head(id), "card": []})

    def unfinished(self, contents: Any, file: str) -> CardFile:
        deck = self._not_reserved(self._as_far(contents, file), file)
        return CardFile(deck.id, deck.source, contents)

    def text_of(self, deck: CardFile, id: str) -> str:
        return file_text({**deck.contents, "id": id})

    def slots(self, deck: CardFile) -> Sequence[CardSlot]:
        """Places in the order of the file; the label is the number of the card there."""
        numbers = [str(card["number"]) for card in deck.cards]
        free = [str(n) for n in range(1, 2 * self.size) if str(n) not in numbers]
        labels = [*numbers, *free][: self.size]
        there = len(numbers)
        return [CardSlot(str(at), n, at <= there) for at, n in enumerate(labels, start=1)]

    def form_fields(self, deck: CardFile) -> tuple[CardField, ...]:
        return self.fields

    def texts(self, deck: CardFile, slot: str) -> dict[str, str]:
        at = int(slot) - 1
        if at < len(deck.cards):
            return texts_of(self.fields, deck.cards[at])
        return texts_of(self.fields, {"number": int(self.slots(deck)[at].label)})

    def drafted(
        self, deck: CardFile, slot: str, given: Mapping[str, str]
    ) -> tuple[dict[str, Any], list[Problem]]:
        card = card_of(self.fields, given)
        return card, read_as_far(card, self.card_shape, "card")[1]

    def with_card(self, deck: CardFile, slot: str, given: Mapping[str, str]) -> str:
        card, problems = self.drafted(deck, slot, given)
        refuse(problems)
        cards, at = list(deck.cards), int(slot) - 1
        cards[at : at + 1] = [card]
        contents = {**deck.contents, "card": cards}
        self.unfinished(contents, "deck")
        return file_text(contents)


def decks_of(
    card: type[C], game: str, folder: Traversable, *, names: Sequence[str], size: int
) -> DeckFiles[CardDeck[C]]:
    """Decks in which nothing but such cards stands: numbered, a fixed number of them."""
    cards: Any = tuple[card, ...]  # type: ignore[valid-type]
    shape = make_dataclass("Deck", [("card", cards)], bases=(CardDeck,), frozen=True)
    return DeckFiles(game, folder, shape, names=names, size=size)


def missing_cards(game: Game[Any], deck: CardFile) -> int:
    """How many cards a deck lacks; none in a game whose decks come whole."""
    if not isinstance(game.decks, CardByCard):
        return 0
    return sum(not slot.is_there for slot in game.decks.slots(deck))

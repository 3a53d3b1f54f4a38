"""The decks of a game: those that come with it, and those that owners type in or design.

Most games have decks of one shape, a folder of TOML files: `DeckFiles` is all they need. Others
implement `Decks`, and `EntryForm` or `CardEntry` if an owner can type cards in on a page.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, make_dataclass
from functools import cache, cached_property
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Generic, Literal, Protocol, TypeVar

from automatable.core.cards import CardFile, check_numbers
from automatable.core.data import Source, check_head, parse_toml, structure
from automatable.core.errors import BadData
from automatable.core.positions import bad_value

if TYPE_CHECKING:
    from automatable.core.game import Game

NEW_DECK = """\
# A deck of your own: {size} cards with different numbers.
# Check it with:   automatable deck check FILE
"""


class Decks(ABC):
    """What the frame asks of a game about its decks."""

    @abstractmethod
    def built_in(self) -> Sequence[CardFile]:
        """The decks that come with the game."""

    @abstractmethod
    def read(self, contents: Any, file: str) -> CardFile:
        """An owner's deck, checked; raises `BadData`."""

    @abstractmethod
    def new(self) -> str:
        """A commented deck file to start from."""

    kinds: Sequence[str] = ()
    """Further kinds of files that an owner may write; the message `deck-kind-KIND` names each."""

    def new_of(self, kind: str) -> str:
        """A commented file of one of the further kinds to start from."""
        raise NotImplementedError

    def template(self, kind: str = "") -> str:
        """A commented file to start from: a deck, or of a further kind; raises if there is none."""
        if not kind:
            return self.new()
        if kind not in self.kinds:
            raise BadData("no_such_file_kind", kind=kind[:40], known=", ".join(self.kinds) or "–")
        return self.new_of(kind)


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


class DeckFiles(Decks, Generic[D]):
    """Decks of one shape: TOML files in a folder, and files of the same shape by owners."""

    def __init__(
        self,
        game: str,
        folder: Traversable,
        shape: type[D],
        *,
        names: Sequence[str],
        size: int,
        new: str | Callable[[], str] = "",
        check: Callable[[D, str], None] = lambda deck, file: None,
    ) -> None:
        self.game = game
        self.folder = folder
        self.shape = shape
        self.names = tuple(names)
        self.size = size
        self._new = new
        self._check = check
        self.built = cache(self._built)
        self._file = cache(self._built_in_file)

    def built_in(self) -> Sequence[CardFile]:
        return tuple(map(self._file, self.names))

    def read(self, contents: Any, file: str) -> CardFile:
        deck = self.own(contents, file)
        return CardFile(deck.id, deck.source, contents)

    def new(self) -> str:
        if isinstance(self._new, str):
            return self._new or self._like_the_first()
        return self._new()

    def _like_the_first(self) -> str:
        """The first built-in deck, to be changed."""
        text = (self.folder / f"{self.names[0]}.toml").read_text(encoding="utf-8")
        text = re.sub(r'(?m)^id = ".*"$', 'id = "mine"', text, count=1)
        return NEW_DECK.format(size=self.size) + re.sub(
            r'(?m)^confidence = ".*"$', 'confidence = "owner"', text, count=1
        )

    def checked(self, contents: Any, file: str) -> D:
        """A deck of this game with as many different cards as belong into it."""
        check_head(contents, self.game, file)
        deck = structure(contents, self.shape, file)
        check_numbers([card.number for card in deck.card], self.size, file)
        self._check(deck, file)
        return deck

    def own(self, contents: Any, file: str) -> D:
        """An owner's or designer's deck: it may not pretend to be one of the built-in ones."""
        deck = self.checked(contents, file)
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


def decks_of(
    card: type[C], game: str, folder: Traversable, *, names: Sequence[str], size: int
) -> DeckFiles[CardDeck[C]]:
    """Decks in which nothing but such cards stands: numbered, a fixed number of them."""
    cards: Any = tuple[card, ...]  # type: ignore[valid-type]
    shape = make_dataclass("Deck", [("card", cards)], bases=(CardDeck,), frozen=True)
    return DeckFiles(game, folder, shape, names=names, size=size)


@dataclass(frozen=True)
class FormField:
    """One field of a form by which an owner enters a card.

    Its words are the messages `game-form-NAME`, `game-form-NAME-help` and
    `game-form-NAME-CHOICE`; marks are numbers, of which several may be chosen.
    """

    name: str
    kind: Literal["choice", "marks", "number", "text"]
    choices: tuple[str, ...] = ()


class EntryForm(Decks):
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


class CardEntry(Decks):
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
    def line(self, card: Mapping[str, Any]) -> str:
        """A card in one line, as it can be typed."""

    @abstractmethod
    def slots(self, deck: CardFile) -> Sequence[CardSlot]:
        """Every card of a whole deck, in the order in which they are typed in."""

    @abstractmethod
    def with_card(self, deck: CardFile, slot: str, given: Mapping[str, str]) -> str:
        """The text of the deck's file with this card in its slot; raises if it cannot be."""


def missing_cards(game: Game[Any], deck: CardFile) -> int:
    """How many cards a deck lacks; none in a game whose decks come whole."""
    if not isinstance(game.decks, CardEntry):
        return 0
    return sum(not slot.is_there for slot in game.decks.slots(deck))

"""How a game shows itself: plain data and drawings, no web framework.

A game keeps its own template (`table.html`), style (`table.css`), script (`table.js`) and
emblem (`emblem.svg`) in one folder, and its words in another. The frame around them, shelf,
set-up, log, score, decks and rules, is the same for every game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Literal, Protocol, runtime_checkable

from automatable.core.cards import CardFile
from automatable.core.choice import Decision
from automatable.core.errors import Problem
from automatable.core.events import Event, Ref, Value

if TYPE_CHECKING:
    from automatable.core.game import Game
    from automatable.core.match import Match


class Words(Protocol):
    """Messages in the reader's language."""

    @property
    def language(self) -> str: ...

    def __call__(self, key: str, **args: Value) -> str:
        """The message, with its arguments named in words."""

    def ref(self, ref: Ref) -> str:
        """The name of a thing."""


@dataclass(frozen=True)
class Fact:
    """A tracked fact that a person may correct: its path in the position and how to enter it."""

    path: str
    label: str
    """Message key."""
    value: int | str | None
    choices: tuple[int | str | None, ...] = ()
    """The values on offer (message LABEL-VALUE); none for a number or a text to type in."""
    args: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class FormField:
    """One field of a form by which an owner enters a card.

    Its words are the messages `game-form-NAME`, `game-form-NAME-help` and
    `game-form-NAME-CHOICE`; marks are numbers, of which several may be chosen.
    """

    name: str
    kind: Literal["choice", "marks", "number", "text"]
    choices: tuple[str, ...] = ()


@runtime_checkable
class EntryForm(Protocol):
    """Screens of a game whose owner can enter a card by form, beside loading a file.

    The words above the form are the messages `game-form-title` and `game-form-lead`.
    """

    def form(self) -> Sequence[FormField]:
        """The fields of the form."""

    def entered(self, given: Mapping[str, Sequence[str]]) -> str:
        """The text of the file that a filled-in form stands for; raises if it cannot be."""


@runtime_checkable
class ShowsHints(Protocol):
    """Screens of a game that can draw a player's advice into the scene."""

    def scene_with_hint(self, match: Match[Any], words: Words, answer: str) -> dict[str, Any]:
        """The scene, with this answer shown where it would happen."""


@dataclass(frozen=True)
class Place:
    """One card of a deck that is typed in card by card: how its address and its reader name it."""

    id: str
    label: str
    is_there: bool


@dataclass(frozen=True)
class Entry:
    """A card on its way: drawn as far as it goes, what it still lacks, and its form."""

    picture: str
    problems: tuple[Problem, ...]
    form: Mapping[str, Any]
    """What the game's fragment `card.html` shows."""


@runtime_checkable
class CardEntry(Protocol):
    """Screens of a game whose owner types a deck in card by card and may stop in between.

    The words above the list of decks are the messages `game-entry-title` and `game-entry-lead`.
    """

    def begun(self, id: str) -> str:
        """The text of a deck file without cards."""

    def unfinished(self, contents: Any, file: str) -> CardFile:
        """A deck to which cards may be missing, checked as far as it goes; raises `BadData`."""

    def text_of(self, deck: CardFile, id: str) -> str:
        """The text of a file with all cards of a deck, under an id of its own."""

    def line(self, card: Mapping[str, Any]) -> str:
        """A card in one line, as it can be typed."""

    def places(self, deck: CardFile) -> Sequence[Place]:
        """Every card of a whole deck, in the order in which they are typed in."""

    def entry(
        self, deck: CardFile, place: str, given: Mapping[str, str] | None, words: Words
    ) -> Entry:
        """The card at a place: as it is in the deck, or as it has been typed in so far."""

    def with_card(self, deck: CardFile, place: str, given: Mapping[str, str]) -> str:
        """The text of the deck's file with this card in its place; raises if it cannot be."""


@runtime_checkable
class HasRulebook(Protocol):
    """Screens of a game with a rulebook for people, one Markdown file a language.

    How it is written stands in `docs/rulebooks.md`; `examples.toml` beside it holds the
    positions that its pictures show.
    """

    @property
    def rulebook(self) -> Traversable:
        """The folder with `en.md`, `de.md`, `it.md` and `examples.toml`."""


class Screens(Protocol):
    """What the frame asks of a game."""

    @property
    def folder(self) -> Traversable:
        """Template, style, script and emblem of the table."""

    @property
    def messages(self) -> Traversable:
        """One Fluent file per language."""

    def definitions(self, words: Words) -> str:
        """SVG symbols that the pictures of this game refer to; once on every page of the game."""

    def scene(self, match: Match[Any], words: Words) -> dict[str, Any]:
        """Everything the game's table template shows, drawings included."""

    def picture(self, ref: Ref, match: Match[Any] | None, words: Words) -> str:
        """A small SVG of a thing that a log line names; empty if it has no picture."""

    def decision(self, decision: Decision, words: Words) -> Sequence[str]:
        """The options as SVG, once for the start and once after each step of the cascade."""

    def card(self, deck: Mapping[str, Any], card: Mapping[str, Any], words: Words) -> str:
        """An SVG of one card of a deck, given as in its file."""

    def checklist(self, match: Match[Any]) -> Sequence[Event]:
        """The physical set-up in the rulebook's order, chance results filled in."""

    def facts(self, match: Match[Any]) -> Sequence[Fact]:
        """What can be corrected now, the most likely first."""

    def terminal(self, match: Match[Any], words: Words) -> str:
        """The board as text with rich markup."""

    def decks(self) -> Sequence[CardFile]:
        """The decks that come with the game."""

    def read_deck(self, contents: Any, file: str) -> CardFile:
        """An owner's deck, checked; raises `BadData`."""

    def new_deck(self) -> str:
        """A commented deck file to start from."""


def missing_cards(game: Game[Any], deck: CardFile) -> int:
    """How many cards a deck lacks; none in a game whose decks come whole."""
    if not isinstance(game.screens, CardEntry):
        return 0
    return sum(not place.is_there for place in game.screens.places(deck))

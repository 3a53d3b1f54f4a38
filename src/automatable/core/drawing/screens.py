"""How a game shows itself: plain data and drawings, no web framework.

A game keeps its own template (`table.html`), style (`table.css`), script (`table.js`) and
emblem (`emblem.svg`) in one folder, and its words in another. The frame around them, shelf,
set-up, log, score, decks and rules, is the same for every game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, runtime_checkable

from automatable.core.decks.cards import CardFile
from automatable.core.drawing.areas import Area, CardShown, Question, area_of_facts, in_text
from automatable.core.drawing.plain_drawings import decision_list, plain_card
from automatable.core.errors import Problem
from automatable.core.options import ON_SCREEN
from automatable.core.state.facts import Fact
from automatable.core.state.pointing import Board, Thing, slips_of_facts
from automatable.core.turns.choice import Decision
from automatable.core.turns.events import Event, Ref, Value
from automatable.core.turns.procedure import Request
from automatable.core.wording import Words

if TYPE_CHECKING:
    from automatable.core.matches.entries import Entry
    from automatable.core.matches.match import Match

__all__ = ["CardDraft", "DrawsCardDraft", "Fact", "Screens", "ShowsHints", "Words", "step"]


def step(kind: str, rule: str, **args: Value) -> Event:
    """One step of a checklist: something to lay out at the table."""
    return Event(kind, rule, args, instruct=True)


@runtime_checkable
class ShowsHints(Protocol):
    """Screens of a game that can draw a player's advice into the scene."""

    def scene_with_hint(self, match: Match[Any], words: Words, answer: str) -> dict[str, Any]:
        """The scene, with this answer shown where it would happen."""


@runtime_checkable
class EndsRounds(Protocol):
    """Screens of a game whose rounds end and begin with a person's answer."""

    def opens(self, event: Event) -> bool:
        """Whether the event begins what is no longer the person's own turn."""

    def listed(self, event: Event, prompt: str) -> bool:
        """Whether the question lists this instruction itself: the turn does not tell it, too."""


@dataclass(frozen=True)
class Weighed:
    """A value of both sides that was compared."""

    what: str
    """The message that names it."""
    mine: int
    hers: int


@dataclass(frozen=True)
class Vital:
    """A number of the status line: how a side stands."""

    name: str
    """By which its change from one step to the next is found."""
    icon: str
    """An SVG, silent for screen readers."""
    label: str
    """In words."""
    value: str


@dataclass(frozen=True)
class BoardDrawing:
    """A board of the stage in layers: the frame keeps what stays and exchanges what changes.

    A game may have several, such as a map, a track and a display; see `Screens.drawings`. Keys of
    places are unique among them: by its keys the frame knows on which board a step happens.
    """

    id: str
    """Such as `map`; its title is the message `board-ID`, one or two words: it stands on the tab
    if there are several boards."""
    ratio: float
    """Width by height, when it is seen as a whole. Drawn to be read at 360 px of width."""
    ground: str
    """What never changes during a match."""
    keyed: Mapping[str, str]
    """What lies at each place: an SVG by the key of the place, in the order of drawing."""
    marks: str = ""
    """What belongs to this question alone: reach, odds, ghosts, a hint."""
    box: tuple[float, float, float, float] = (0, 0, 100, 100)
    """The coordinates of the drawing: left, top, width and height."""
    under: str = ""
    """Marks between the ground and what lies on it."""
    labels: str = ""
    """Names of places: hidden where they would be too small to read."""
    places: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    """The middle of each place: where pieces go to, and where a tap is meant."""
    live: Mapping[str, str] = field(default_factory=dict)
    """The places that can be tapped now, and what a listener hears of each, its marks included."""


@runtime_checkable
class ShowsGains(Protocol):
    """Screens of a game that sum up what a person's own turn on screen brought."""

    def gained(self, before: Any, after: Any, words: Words) -> str:
        """HTML of what differs between two states; empty if there is nothing to be proud of."""


@runtime_checkable
class TellsPlans(Protocol):
    """Screens of a game whose players advise whole turns."""

    def plan_in_words(
        self, match: Match[Any], answers: Sequence[str], words: Words
    ) -> Sequence[str]:
        """What these answers do, step by step, as numbered by `Screens.plan`."""


@dataclass(frozen=True)
class Panel:
    """Something a player wants to know, one tap away: what is left, how both sides stand."""

    id: str
    """Its title is the message `panel-ID`."""
    draw: Callable[[], str]
    """Makes its HTML of the game's drawings and escaped words; only if somebody looks at it."""

    @property
    def drawn(self) -> str:
        return self.draw()


@runtime_checkable
class ShowsPanels(Protocol):
    """Screens of a game that know more than the board shows: the draw pile, odds, a score."""

    def panels(self, match: Match[Any], words: Words) -> Sequence[Panel]:
        """The panels of the present moment, in the order in which they stand."""


@runtime_checkable
class LooksBack(Protocol):
    """Screens of a game that can show a decision which was made, and a better one."""

    def move_in_words(self, state: Any, answer: str) -> tuple[str, Mapping[str, Value]]:
        """What an answer means: a kind, worded by the messages `advice-KIND` (a thing to do) and
        `look-KIND` (the same as the subject of a sentence), and their arguments."""

    def move_reasons(
        self, state: Any, better: str, played: str
    ) -> Sequence[tuple[str, Mapping[str, Value]]]:
        """What the better answer has that the other has not, as messages; perhaps nothing."""

    def move_picture(self, state: Any, answer: str, words: Words) -> str:
        """An SVG of the answer where it happens."""


@dataclass(frozen=True)
class Priority:
    """One line of what a person goes by in the Automa's place: a condition, or what weighs next."""

    text: str
    is_condition: bool


@runtime_checkable
class ShowsCards(Protocol):
    """Screens of a game that says beside a question what counts of the cards of this turn."""

    def cards_seen(self, match: Match[Any], words: Words) -> Sequence[CardShown]:
        """The cards of the turn in progress that everybody has seen."""


@runtime_checkable
class AsksInARow(Protocol):
    """Screens of a game that puts several questions on one sheet."""

    def row(self, match: Match[Any], words: Words) -> Sequence[Question]:
        """The open question and those that follow it; nothing if it stands alone."""

    def given_in_order(
        self, match: Match[Any], row: Sequence[Question], given: Mapping[str, str]
    ) -> tuple[Sequence[str], bool]:
        """The answers as they are asked for, and whether none is missing."""


@runtime_checkable
class Foretells(Protocol):
    """Screens of a game that says what comes of an answer before it is given."""

    def outcome(self, match: Match[Any], answers: Sequence[str], words: Words) -> Sequence[Event]:
        """What these answers bring for certain, in the order in which it happens."""


@runtime_checkable
class GivesPriorities(Protocol):
    """Screens of a game that leaves some choices of the Automa to the person, by a list."""

    def priorities(self, match: Match[Any], words: Words) -> Sequence[Priority]:
        """The list of the open question, in the order of weight; mostly none."""


@dataclass(frozen=True)
class CardDraft:
    """A card on its way: drawn as far as it goes, what it still lacks, and its form."""

    picture: str
    problems: tuple[Problem, ...]
    form: Mapping[str, Any]
    """What the game's fragment `card.html` shows."""


@runtime_checkable
class DrawsCardDraft(Protocol):
    """Screens of a game whose decks are typed in card by card (`core.decks.CardByCard`)."""

    def entry(
        self, deck: CardFile, slot: str, given: Mapping[str, str] | None, words: Words
    ) -> CardDraft:
        """The card in a slot: as it is in the deck, or as it has been typed in so far."""


class Screens:
    """What the frame asks of a game; what a game does not say has a plain default.

    Of a class in the module `PACKAGE.screens`, template, style, script and emblem lie in the
    folder `screens` of the package, and the words in `messages`. A game without a `table.html`
    gets the frame's plain table.
    """

    kinds: ClassVar[Mapping[str, str]] = {}
    """What the second word of an answer names, by its first: see `answer`."""

    headings: Sequence[str] = ()
    """Kinds of events that only say whose turn begins: no reason for a question."""

    laid_out: Sequence[Event] = ()
    """Steps of the set-up at a table that are always the same; see `checklist`."""

    @property
    def folder(self) -> Traversable:
        """Template, style, script and emblem of the table."""
        return files(self.package) / "screens"

    @property
    def messages(self) -> Traversable:
        """One Fluent file per language."""
        return files(self.package) / "messages"

    @property
    def rulebook(self) -> Traversable:
        """For people, if the game has one: `en.md`, `de.md`, `it.md`, and the positions that its
        pictures show in `examples.toml`; see `docs/rulebooks.md`."""
        return files(self.package) / "rulebook"

    records_by: Sequence[str] = ()
    """Options by which the history counts, too, beside the level."""

    keys: Sequence[tuple[str, str]] = ()
    """Keys that only this game's table has, with the message (`key-NAME`) of what they do."""

    @property
    def lesson(self) -> Traversable:
        """A first match that teaches: `steps.toml` and its words; see `docs/lessons.md`."""
        return files(self.package) / "lesson"

    @property
    def package(self) -> str:
        """Where the files of the game lie."""
        return type(self).__module__.removesuffix(".screens")

    def on_screen(self, match: Match[Any]) -> bool:
        """Whether nothing is to be done by hand, by the option `sit`: a turn is shown as it
        happens, and an instruction is worded as `KIND-shown`."""
        return bool(match.options.get("sit") == ON_SCREEN)

    def definitions(self, words: Words) -> str:
        """SVG symbols that the pictures of this game refer to; once on every page of the game."""
        return ""

    def scene(self, match: Match[Any], words: Words) -> dict[str, Any]:
        """Everything the game's table template shows, drawings included."""
        return {}

    # --- the stage: the status line, the boards in layers, a turn that is told on them

    def vitals(self, state: Any, words: Words) -> Sequence[Sequence[Vital]]:
        """A pill for each seat, the person's first: at most four numbers, then three.

        Without any, each seat has its points.
        """
        return ()

    def acting(self, match: Match[Any]) -> str:
        """Whose turn is going on, by the seat's name, where that is not seen from who is asked.

        `nobody` where it is no turn, as in a final scoring: the title is then `title-nobody`.
        """
        return ""

    def progress(self, state: Any, words: Words) -> str:
        """How far a match has come, in two words such as `Round 3`; mostly not said."""
        return ""

    def drawings(self, match: Match[Any], words: Words) -> Sequence[BoardDrawing]:
        """The boards, the main one first; without any, `areas` stand in their place.

        On a phone several boards are tabs, and the one that the question is about (`board_asked`)
        or on which a step of a told turn happens comes into view by itself; the main one says how
        much room there is. On a desk they stand in sight together, the main one largest, as long
        as each is at least as wide as on a phone.
        """
        return ()

    def board_asked(self, match: Match[Any]) -> str:
        """The id of the board that the question is about; empty: the main one."""
        return ""

    def keyed(self, state: Any, words: Words) -> Mapping[str, str]:
        """What lies at each place of all boards in a state, as in `BoardDrawing.keyed`.

        Only what everybody may see.
        """
        return {}

    def together(self, event: Event, following: Event) -> bool:
        """Whether two instructions are one step: a piece is taken up, and put down."""
        return False

    def weighed(self, event: Event) -> Weighed | None:
        """What an event compares, to be drawn as two bars beside the instruction that follows."""
        return None

    def found(self, event: Event, match: Match[Any], words: Words) -> Sequence[tuple[str, str]]:
        """The places that an instruction names, each with where it is found on a printed board.

        Only where that board has no names and no coordinates.
        """
        return ()

    def place_of(self, state: Any, option: Ref) -> str:
        """The key of the place that an option of a decision names, as in `BoardDrawing.places`."""
        return str(option.id)

    def moves(self, event: Event) -> Iterable[tuple[str, str, str]]:
        """The pieces that an event moves: an SVG of each piece, and the keys of its places."""
        return ()

    def moment(self, match: Match[Any]) -> str:
        """Which of the game's fragments the sheet shows: `sheet/MOMENT.html`; else `table.html`."""
        return ""

    def plan(
        self, match: Match[Any], answers: Sequence[str], words: Words
    ) -> str | Mapping[str, str]:
        """The whole turn that a hint advises, as marks on the board that the question is about.

        A turn that concerns several boards has its marks by their ids; the first one is shown.
        """
        return ""

    def areas(self, match: Match[Any], words: Words) -> Sequence[Area]:
        """The board in plain data: for the plain table, and for the terminal."""
        return area_of_facts(self.facts(match), words)

    def hides(self, event: Event, match: Match[Any]) -> bool:
        """Whether something that happened is nobody's to see yet; it is left out everywhere."""
        return False

    def seen(self, events: Iterable[Event], match: Match[Any]) -> list[Event]:
        """Of these events, those that anybody may see."""
        return [event for event in events if not self.hides(event, match)]

    def answer_to(self, asked: Request, text: str, words: Words) -> str:
        """An answer to an open question: where its words depend on the question, with them."""
        return self.answer(text, words)

    def answer(self, text: str, words: Words) -> str:
        """An answer in words: the message `answer-TEXT`, or that of its first word.

        With `kinds = {"load": "crate"}` the answer `load 8` is told by `answer-load`, in which
        `$thing` is the name of `Ref("crate", 8)`.
        """
        whole = "answer-" + "".join(c if c.isalnum() or c in "_-" else "_" for c in text)
        if words.has(whole):
            return words(whole)
        head, _, rest = text.partition(" ")
        kind = self.kinds.get(head, head)
        named = words.has(f"{kind}-{rest}") or words.has(f"ref-{kind}")
        thing = words.ref(Ref(kind, rest)) if rest and named else rest
        if words.has(f"answer-{head}"):
            return words(f"answer-{head}", thing=thing)
        return thing if rest and named else text

    def said(self, match: Match[Any], entry: Entry, words: Words) -> str:
        """An answer without consequences, as the person gave it; empty: its question says it."""
        return ""

    def picture(self, ref: Ref, match: Match[Any] | None, words: Words) -> str:
        """A small SVG of a thing that a log line names; empty if it has no picture.

        A card of the deck that is played is drawn as `card` draws it.
        """
        found = _card_of(match, ref) if match is not None and ref.kind == "card" else None
        return self.card(*found, words) if found else ""

    def decision(self, decision: Decision, words: Words) -> Sequence[str]:
        """The options as SVG, once for the start and once after each step of the cascade."""
        return decision_list(decision, words)

    def looked_at(self, match: Match[Any], state: Any, words: Words) -> str:
        """An SVG of what one looks at to find out the Automa's choice in a state; mostly none."""
        return ""

    def card(self, deck: Mapping[str, Any], card: Mapping[str, Any], words: Words) -> str:
        """An SVG of one card of a deck, given as in its file."""
        return plain_card(card, words)

    def says(self, ref: Ref, words: Words) -> str:
        """What a thing does or tells a person to do, in a short sentence; empty without one.

        The message is `says-KIND-ID`; the rules page lists them all.
        """
        said = f"says-{ref.kind}-{ref.id}"
        return words(said) if words.has(said) else ""

    def checklist(self, match: Match[Any]) -> Iterable[Event]:
        """The physical set-up in the rulebook's order, chance results filled in.

        As it stands, `laid_out`, if the person deals the cards.
        """
        return self.laid_out if match.options.get("dealer") == "table" else ()

    def facts(self, match: Match[Any]) -> Sequence[Fact]:
        """What can be corrected now, the most likely first: as the facts of the state say."""
        facts = match.game.facts
        return () if facts is None else tuple(facts.page(match.state))

    def slips(self, match: Match[Any], words: Words) -> Iterable[Thing]:
        """What usually goes wrong at the table, the most likely first; one tap away."""
        return tuple(slips_of_facts(self.facts(match), words))

    def boards(self, match: Match[Any], words: Words) -> Iterable[Board]:
        """The boards to point at in a correction: tap the piece or the card, say what is true."""
        return ()

    def terminal(self, match: Match[Any], words: Words) -> str:
        """The board as text with rich markup."""
        return in_text(self.areas(match, words)) if match.set_up_done else ""


def _card_of(match: Match[Any], ref: Ref) -> tuple[Mapping[str, Any], Mapping[str, Any]] | None:
    """The deck and the card that a reference names, if the match is played with one."""
    chosen = match.options.get("deck")
    built_in = {deck.id: deck.contents for deck in match.game.decks.built_in()}
    deck = built_in.get(chosen) if isinstance(chosen, str) else chosen
    cards = deck.get("card", ()) if isinstance(deck, Mapping) else ()
    found = (card for card in cards if ref.id in (card.get("number"), card.get("id")))
    card = next(found, None)
    return None if deck is None or card is None else (deck, card)

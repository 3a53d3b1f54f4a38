"""A person against an Automa with one deck: what all such games have alike.

    @record(kw_only=True)
    class State(SoloState[AutomaCard]):
        decks = DECKS
        next: Literal["person", "automa"] = "person"
        row: list[int]

    GAME = Solo(State, id="harbour", turns={"person": person_turn, "automa": automa_turn}, ...)

A game that needs more gives more functions, each under its name in `Game`; so do our five.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from operator import attrgetter
from random import Random
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    TypeAlias,
    TypedDict,
    TypeVar,
    Unpack,
)

from automatable.core.advice.difficulty import ByOrder, Difficulty
from automatable.core.decks.deck import Deck
from automatable.core.decks.owners import CardDeck, DeckFiles, Decks
from automatable.core.errors import Problem
from automatable.core.game import Game
from automatable.core.options import Option, Options
from automatable.core.score import ScoreSheet
from automatable.core.state.declared import Declared
from automatable.core.state.declaring import record
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Procedure, Request

if TYPE_CHECKING:
    from automatable.core.matches.match import Match

C = TypeVar("C")


@record(kw_only=True)
class SoloState(Generic[C]):
    """The Automa's draw pile; a game adds all the rest, `next` and `over` among it."""

    decks: ClassVar[DeckFiles[Any]]
    """The decks of the game."""
    set_aside: ClassVar[int] = 0
    """Cards that nobody sees in a cycle."""
    deck: Any
    """The name of the built-in deck, or an owner's deck."""
    drawn: list[int] = field(default_factory=list)
    """The Automa's cards since the last shuffle."""
    cycle: int = 1
    """Which shuffle this is."""

    if TYPE_CHECKING:

        @property
        def next(self) -> str:
            """Whose turn it is: a key of the turns."""

        @property
        def over(self) -> bool:
            """No turn can follow."""

    @property
    def pile(self) -> Deck:
        """Which cards can come is known, their order is nowhere."""
        numbers = tuple(sorted(self._cards.by_number))
        return Deck("automa_deck", numbers, self.set_aside, self.cycle, self.drawn)

    def card(self, number: int) -> C:
        card: C = self._cards.by_number[number]
        return card

    @property
    def _cards(self) -> CardDeck[Any]:
        cards: CardDeck[Any] = self.decks.of(self.deck)
        return cards

    def draw(self, rule: str, log: Log) -> Procedure[C]:
        """The Automa's next card; all cards are shuffled first if none is left."""
        if not self.pile.left:
            self.cycle, self.drawn = self.cycle + 1, []
            log.instruct("automa-shuffles", rule, aside=self.set_aside)
        number = yield from self.pile.request("card", rule)
        self.drawn.append(number)
        log.happened("automa-draws", rule, card=Ref("card", number))
        return self.card(number)

    def pile_problems(self) -> list[Problem]:
        """Whether these cards can have been drawn."""
        cards, drawn = set(self.pile.cards), set(self.drawn)
        wrong = len(drawn) < len(self.drawn) or not drawn <= cards or self.pile.left < 0
        told = {"cards": ", ".join(map(str, self.drawn))}
        return [Problem("cards_drawn", told)] if wrong or self.cycle < 1 else []


S = TypeVar("S")
TurnOf: TypeAlias = Callable[[S, Log], Procedure[S]]


class Functions(TypedDict, Generic[S], total=False):
    """What a game does otherwise than `Game` says, each under the name that it has there."""

    turn: TurnOf[S]
    is_over: Callable[[S], bool]
    automa_turn: Callable[[S, Log], Procedure[S] | None]
    dealt_by_app: Callable[[Options, str], bool]
    position: Callable[[S], dict[str, Any]]
    from_position: Callable[[Any], S]
    problems: Callable[[S], Sequence[Problem]]
    corrected: Callable[[S, str], S]
    changed: Callable[[S, Mapping[str, Any]], dict[str, Any]]
    stored: Callable[[S], dict[str, Any]]
    whole_hash: Callable[[S], str]
    copy: Callable[[S], S]
    begun: Callable[[S], S]
    view: Callable[[S, int], dict[str, Any]]
    imagined: Callable[[S, int, Random], S]
    options_at: Callable[[S], dict[str, Any]]
    options_played: Callable[[Options, S], dict[str, Any]]
    begin_at: Callable[[S, Options], S]
    mover: Callable[[S], object]
    unasked: Callable[[Request, int], str | None]
    save_note: Callable[[Options], str]
    read_record: Callable[[str], Match[S]]


class Solo(Game[S]):
    """A game put together from its functions: each becomes an attribute, nothing passes a call on.

    Given a `SoloState`, it knows how to draw and shuffle, and whose turn it is.
    """

    def __init__(
        self,
        state: type[S] | Declared[S] | None,
        *,
        id: str,
        options: Sequence[Option],
        set_up: Callable[[Options, Log], Procedure[S]],
        score: Callable[[S], ScoreSheet],
        example: Any,
        correction_rule: str,
        turns: Mapping[str, TurnOf[S]] | None = None,
        decks: Decks | None = None,
        derived: Mapping[str, Callable[[S], Any]] | None = None,
        derived_facts: Sequence[str] | None = None,
        difficulty: Callable[[Game[Any]], Difficulty] = ByOrder,
        set_up_rule: str = "",
        rules_version: int = 1,
        on_shelf: bool = True,
        **functions: Unpack[Functions[S]],
    ) -> None:
        self.id, self.example, self.on_shelf = id, example, on_shelf
        self.correction_rule, self.set_up_rule = correction_rule, set_up_rule
        self.rules_version = rules_version
        self.package = set_up.__module__.rpartition(".")[0]
        self.set_up, self.score = set_up, score
        self.options = lambda: options
        if turns is not None:
            self._take_turns(turns)
        if isinstance(state, type):
            self._with_deck(state, functions.pop("problems", None), derived)
        else:
            self.facts = state
        if decks is not None:
            self.decks = decks
        if derived_facts is not None:
            self.derived_facts = derived_facts
        vars(self).update(functions)
        self.difficulty = difficulty(self)

    def _take_turns(self, turns: Mapping[str, TurnOf[Any]]) -> None:
        """`next` of a state says whose turn it is, `over` that there is none."""

        def turn(state: Any, log: Log) -> Procedure[Any]:
            return turns[state.next](state, log)

        def automa_turn(state: Any, log: Log) -> Procedure[Any] | None:
            return None if state.over or state.next != "automa" else turns["automa"](state, log)

        self._by_default(turn=turn, automa_turn=automa_turn)
        self._by_default(is_over=attrgetter("over"), mover=attrgetter("next"))

    def _with_deck(
        self,
        state: type[Any],
        problems: Callable[[S], Sequence[Problem]] | None,
        derived: Mapping[str, Callable[[S], Any]] | None,
    ) -> None:
        """The Automa's draw pile is read, checked and shown with the rest."""

        def all_problems(state: Any) -> list[Problem]:
            return [*(problems(state) if problems else ()), *state.pile_problems()]

        def view(state: Any, seat: int) -> dict[str, Any]:
            return {**self._declared.seen(state, seat), "next_card": state.pile.unseen()}

        self.decks = state.decks
        self.facts = Declared(
            state, settle=state.decks.settle, problems=all_problems, derived=derived
        )
        self._by_default(view=view)

    def _by_default(self, **functions: Callable[..., Any]) -> None:
        """A class of a game's own may say otherwise."""
        for name, function in functions.items():
            if getattr(type(self), name, None) is getattr(Game, name, None):
                setattr(self, name, function)

"""A person against an Automa with one deck: what all such games have alike.

    @record(kw_only=True)
    class State(SoloState[AutomaCard]):
        decks = DECKS
        next: Literal["person", "automa"] = "person"
        row: list[int]

    GAME = Solo(State, id="harbour", turns={"person": person_turn, "automa": automa_turn}, ...)

A game that needs more makes a class of its own of `Solo`, or of `Game`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar

from automatable.core.deck import Deck
from automatable.core.decks import CardDeck, DeckFiles
from automatable.core.declared import Declared
from automatable.core.declaring import record
from automatable.core.errors import Problem
from automatable.core.events import Log, Ref
from automatable.core.game import Game
from automatable.core.options import Option, Options
from automatable.core.procedure import Procedure
from automatable.core.score import ScoreSheet

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


S = TypeVar("S", bound=SoloState[Any])
Turn: TypeAlias = Callable[[S, Log], Procedure[S]]


class Solo(Game[S]):
    """The contract of a game, put together from its parts."""

    def __init__(
        self,
        state: type[S],
        *,
        id: str,
        options: Sequence[Option],
        set_up: Callable[[Options, Log], Procedure[S]],
        turns: Mapping[str, Turn[S]],
        score: Callable[[S], ScoreSheet],
        problems: Callable[[S], Sequence[Problem]],
        example: Any,
        correction_rule: str,
        derived: Mapping[str, Callable[[S], Any]] | None = None,
    ) -> None:
        self.id = id
        self.decks = state.decks
        self.example = example
        self.correction_rule = correction_rule
        self.facts = Declared(
            state,
            settle=state.decks.settle,
            problems=lambda state: [*problems(state), *state.pile_problems()],
            derived=derived,
        )
        self._state = state
        self._options, self._set_up, self._turns, self._score = options, set_up, turns, score

    @property
    def package(self) -> str:
        return self._state.__module__.rpartition(".")[0]

    def options(self) -> Sequence[Option]:
        return self._options

    def set_up(self, options: Options, log: Log) -> Procedure[S]:
        return self._set_up(options, log)

    def turn(self, state: S, log: Log) -> Procedure[S]:
        return self._turns[state.next](state, log)

    def automa_turn(self, state: S, log: Log) -> Procedure[S] | None:
        return None if state.over or state.next != "automa" else self.turn(state, log)

    def is_over(self, state: S) -> bool:
        return state.over

    def score(self, state: S) -> ScoreSheet:
        return self._score(state)

    def view(self, state: S, seat: int) -> dict[str, Any]:
        """The position, and the cards that can come next."""
        return {**self.position(state), "next_card": state.pile.unseen()}

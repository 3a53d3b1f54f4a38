"""What the procedures of the person's side share: state, civilization, questions, points."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias, TypeVar

from automatable.core.errors import Refused
from automatable.core.turns.asking import ask_one_of
from automatable.core.turns.events import Log, Ref, Value
from automatable.core.turns.listed import Listing, unreadable
from automatable.core.turns.procedure import Procedure
from automatable.games.through_the_ages.on_screen.civilization import Civilization
from automatable.games.through_the_ages.state import PERSON, Person, State

T = TypeVar("T")


def _unreadable(turn: PersonTurn, prompt: str, text: str) -> Refused:
    return unreadable(text)


@dataclass
class PersonTurn:
    """The person's side at work, in whoever's turn.

    An answer is one line, its target included; what it leaves open is asked after it.

    TTA-ON-GEN-03, TTA-ON-NOT-04, TTA-ON-NOT-06
    """

    state: State
    log: Log
    refuses: Callable[[PersonTurn, str, str], Refused] = _unreadable
    """Says why a text is no answer to a question; `new_turn` knows how."""
    asked: dict[str, Value] = field(default_factory=dict)
    """The figures of the open question, such as how many actions the Agreement still gives."""

    @property
    def civ(self) -> Civilization:
        assert self.state.civilization is not None
        return self.state.civilization

    @property
    def person(self) -> Person:
        return self.state.person

    # --- questions

    def ask(self, prompt: str, rule: str, listing: Listing[T], **args: Value) -> Procedure[T]:
        """A question with all its answers from one list, in its order.

        Questions at a table have other words, so those on screen have names of their own.

        TTA-ON-NOT-05, TTA-ON-INV-08
        """
        self.asked = args
        return (
            yield from ask_one_of(
                f"on_{prompt}", rule, listing, seat=PERSON, args=args,
                refusal=lambda text: self.refuses(self, prompt, text),
            )
        )  # fmt: skip

    def choose(self, prompt: str, rule: str, listing: Listing[T], **args: Value) -> Procedure[T]:
        """The same, but what has only one way is done without a question.

        TTA-ON-GEN-08, TTA-ON-ASK-01
        """
        answers = listing()
        if len(answers) == 1:
            return next(iter(answers.values()))
        return (yield from self.ask(prompt, rule, listing, **args))

    # --- words

    def tell(self, kind: str, rule: str, **args: Value) -> None:
        self.log.happened(f"tta-on_{kind}", rule, **args)

    def announce(self, kind: str, rule: str, **args: Value) -> None:
        """What a person must see happen: a step of its own on the page."""
        self.log.announce(f"tta-on_{kind}", rule, **args)

    def card(self, id: str) -> Ref:
        return Ref("civ", id)

    # --- points

    def gain_culture(self, n: int, rule: str) -> int:
        """Not below 0 (TTA-ON-GEN-05); how much it was."""
        now = max(0, self.person.culture_points + n)
        change = now - self.person.culture_points
        self.person.culture_points = now
        if change:
            self.tell("gain_culture" if change > 0 else "lose_culture", rule, n=abs(change))
        return change

    def gain_science(self, n: int, rule: str) -> int:
        """Not below 0 (TTA-ON-GEN-05); how much it was."""
        now = max(0, self.civ.science + n)
        change = now - self.civ.science
        self.civ.science = now
        if change:
            self.tell("gain_science" if change > 0 else "lose_science", rule, n=abs(change))
        return change


Move: TypeAlias = Callable[[PersonTurn], Procedure[None]]
"""What an answer does."""
Moves: TypeAlias = dict[str, Move]


def done(turn: PersonTurn) -> Procedure[None]:
    """Nothing, or nothing more."""
    return
    yield

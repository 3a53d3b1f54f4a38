"""Turns that ask: a procedure is a generator that reads like its rulebook page.

It works on its own copy of the state, writes events to a log, and stops only to ask for
something it cannot know: `Draw`, a card from a deck (chance), or `Ask`, a fact or a choice of
a person. It returns the state at its end.

    def turn(state, log):
        card = yield from Draw("automa_deck/1", outcomes, prompt="card", rule="PAT-TURN-01")
        ...
        return state

What comes back has a type: `yield from` an `Ask[Move]` gives a `Move`.

Running a procedure again with the same answers reaches the same point. So a point within
a turn is plain data (the state at the start of the turn plus the answers since), and no
generator is ever saved.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, TypeAlias, TypeVar

from automatable.core.errors import Refused
from automatable.core.matches.rng import Stream
from automatable.core.turns.events import Value
from automatable.core.turns.forms import Form, Offer, Several

S = TypeVar("S")
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
Procedure: TypeAlias = Generator["Request", Any, S]


@dataclass(frozen=True, slots=True)
class Answer(Generic[T_co]):
    """An answer as the procedure gets it, and its one canonical text.

    The value is given again when the turn is run again, on another copy of the state: it must hold
    no part of a state.
    """

    value: T_co
    text: str


@dataclass(frozen=True, kw_only=True)
class Request(ABC):
    """Something a procedure needs to know before it can go on.

    It tells what can be answered: `legal`, one by one, and `forms`, by parts, where there is
    more than anyone can list. Pages, terminal, programs and tests learn it from here alone.
    """

    prompt: str
    """Message key of the question (without `ask-`)."""
    rule: str
    args: Mapping[str, Value] = field(default_factory=dict)
    again: Callable[[], Request] | None = None
    """The same question on the facts as they are then, where they are in it."""
    giving_up: tuple[str, ...] = ()
    """Answers that end the match for the person: a page asks twice, chance never gives them."""

    def asked_again(self) -> Request:
        """The question after the facts were corrected while it was open."""
        return self if self.again is None else self.again()

    @abstractmethod
    def read(self, text: str) -> Answer[Any]:
        """The answer meant by a text; raises `Refused` and changes nothing if it is not legal."""

    @abstractmethod
    def legal(self) -> Iterable[str]:
        """The legal answers that can be listed, as canonical texts, in a fixed order."""

    @abstractmethod
    def forms(self) -> Sequence[Form]:
        """Further answers, described by their parts; whatever a form produces is accepted."""

    def composed(self, head: str, parts: Mapping[str, Sequence[str]]) -> str:
        """The answer that the fields of a page mean, legal or not; empty if none is made so."""
        for form in self.forms():
            if form.head == head and parts.keys() <= {part.name for part in form.parts}:
                return form.written([parts.get(part.name, ()) for part in form.parts])
        return ""

    def notations(self) -> Sequence[str]:
        """How answers are written, each part by its name: `build HEX [university]`."""
        return list(dict.fromkeys(form.notation for form in self.forms()))

    @property
    def complete(self) -> bool:
        """Whether every answer is on the list or fits a form, once it is written canonically."""
        return True


Reader: TypeAlias = Callable[[str], Answer[T]]


@dataclass(frozen=True, kw_only=True)
class Ask(Request, Generic[T]):
    """A question to the person in a seat, with a reader that knows what is legal."""

    seat: int
    reader: Reader[T]
    listing: Callable[[], Iterable[str]] = tuple
    describing: Callable[[], Sequence[Form]] = tuple
    composing: Callable[[str, Mapping[str, Sequence[str]]], str] | None = None
    """Puts an answer together from its first words and its parts by name, where it is declared."""
    declared: Sequence[str] = ()
    """The notation of each reply, where they are declared."""
    shorthand: bool = False
    """Several answers may be given in one, in a notation that no list and no form shows."""

    def __iter__(self) -> Procedure[T]:
        """What is answered, for `yield from`."""
        answer: T = yield self
        return answer

    def read(self, text: str) -> Answer[T]:
        return self.reader(text.strip())

    def legal(self) -> Iterable[str]:
        return self.listing()

    def forms(self) -> Sequence[Form]:
        return self.describing()

    def composed(self, head: str, parts: Mapping[str, Sequence[str]]) -> str:
        declared = self.composing(head, parts) if self.composing else ""
        return declared or super().composed(head, parts)

    def notations(self) -> Sequence[str]:
        return self.declared or super().notations()

    @property
    def complete(self) -> bool:
        return not self.shorthand


@dataclass(frozen=True, kw_only=True)
class Draw(Request, Generic[T]):
    """A random outcome: `take` of the outcomes, in order, each as likely as it is frequent.

    Whoever deals, the app from its seed or the person from a physical deck, answers in
    the same words: `card 12`, or `circle B K A ...` for several at once. A `Draw[int]` brings a
    number, a `Draw[tuple[str, ...]]` several names.
    """

    stream: str
    """The shuffle this draw belongs to; a renewed deck is a new stream."""
    outcomes: Mapping[int | str, int]
    """Everything that can come, with how often it is there."""
    take: int = 1
    word: str = "card"

    def __iter__(self) -> Procedure[T]:
        """What has come, for `yield from`."""
        drawn: T = yield self
        return drawn

    def read(self, text: str) -> Answer[T]:
        named, word = text.split(), self.word.split()
        named = named[len(word) :] if named[: len(word)] == word else named
        if len(named) != self.take:
            raise Refused("unreadable", token=text)
        return self.outcome([self._outcome(name) for name in named])

    def outcome(self, drawn: list[int | str]) -> Answer[T]:
        """The answer for these outcomes, if they can come together."""
        for outcome in drawn:
            if drawn.count(outcome) > self.outcomes.get(outcome, 0):
                raise Refused("cannot_come", what=self.word, outcome=outcome)
        value: Any = drawn[0] if self.take == 1 else tuple(drawn)
        return Answer(value, " ".join([self.word, *map(str, drawn)]))

    def dealt(self, stream: Stream, counter: int) -> Answer[T]:
        """What comes from a source of chance that has given that many numbers before."""
        return self.outcome(stream.draw(self.items(), self.take, counter))

    def items(self) -> list[int | str]:
        """The outcomes one by one, each as often as it is there."""
        return [outcome for outcome, count in self.outcomes.items() for _ in range(count)]

    def legal(self) -> Iterable[str]:
        if self.take > 1:
            return ()
        return [f"{self.word} {outcome}" for outcome, count in self.outcomes.items() if count]

    def forms(self) -> Sequence[Form]:
        if self.take == 1:
            return ()
        there = {str(outcome): count for outcome, count in self.outcomes.items()}
        return (Form(self.word, (Several(self.prompt, there, self.take, self.take),)),)

    def _outcome(self, name: str) -> int | str:
        for outcome in self.outcomes:
            if str(outcome) == name:
                return outcome
        raise Refused("cannot_come", what=self.word, outcome=name)


@dataclass(frozen=True)
class Listed:
    """What a question accepts, listed once however often it is looked at."""

    asked: Request

    @cached_property
    def legal(self) -> tuple[str, ...]:
        return tuple(self.asked.legal())

    @cached_property
    def forms(self) -> tuple[Form, ...]:
        return tuple(self.asked.forms())

    @cached_property
    def offer(self) -> Offer:
        return Offer(frozenset(self.legal), self.forms)


def carried_out(turn: Procedure[S], answer: Callable[[Request], Answer[Any]]) -> S:
    """The state at the end of a procedure in which every request is answered so."""
    try:
        request = next(turn)
        while True:
            request = turn.send(answer(request).value)
    except StopIteration as end:
        state: S = end.value
        return state

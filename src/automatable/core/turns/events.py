"""What happened, as small records with a rule id: never a sentence.

Arguments are ids and numbers only. Words are added last, in the reader's language, so
switching the language in mid-match changes every past line too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from automatable.core.turns.choice import Decision


@dataclass(frozen=True, slots=True)
class Ref:
    """A thing of the game by kind and id (patch 17, card 12, space 41): it has a name in words."""

    kind: str
    id: int | str

    def __str__(self) -> str:
        return f"{self.kind} {self.id}"


Value: TypeAlias = "int | str | bool | Ref | tuple[Value, ...] | None"


def plain(value: Value) -> Any:
    """The value as JSON data: a reference becomes its id, a tuple a list."""
    if isinstance(value, Ref):
        return value.id
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    return value


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: its kind (a message key), the rule behind it, its arguments.

    `instruct` marks what a person has to do at the table; `decision` holds the trace of the
    cascade that led here, for a "why?".
    """

    kind: str
    rule: str
    args: Mapping[str, Value] = field(default_factory=dict)
    instruct: bool = False
    decision: Decision | None = None

    def to_json(self) -> dict[str, Any]:
        facts: dict[str, Any] = {"kind": self.kind, "rule": self.rule}
        facts.update({name: plain(value) for name, value in self.args.items()})
        return facts


class Log:
    """The events of one procedure, in order; procedures write here and never read it."""

    def __init__(self) -> None:
        self._events: list[Event] = []

    def happened(self, kind: str, rule: str, **args: Value) -> None:
        """Record something that happened by itself."""
        self._add(Event(kind, rule, args))

    def instruct(self, kind: str, rule: str, **args: Value) -> None:
        """Record something the person has to do at a physical table."""
        self._add(Event(kind, rule, args, instruct=True))

    def announce(self, kind: str, rule: str, **args: Value) -> None:
        """Record what a person must know but need not do: worded like an instruction."""
        self.instruct(kind, rule, **args)

    def decided(self, kind: str, rule: str, decision: Decision, **args: Value) -> None:
        """Record a decision of the Automa together with its trace."""
        self._add(Event(kind, rule, args, decision=decision))

    def _add(self, event: Event) -> None:
        self._events.append(event)

    def take(self) -> tuple[Event, ...]:
        """The events since the last call."""
        taken, self._events = tuple(self._events), []
        return taken

    def since(self, count: int) -> tuple[Event, ...]:
        """The events after the first `count` that are not taken yet."""
        return tuple(self._events[count:])

    def forget(self, count: int, known: Sequence[Event]) -> None:
        """Leave out the events after the first `count` that were logged before word for word."""
        told = list(known)
        while told and self._events[count : count + 1] == told[:1]:
            del self._events[count], told[0]

    def __len__(self) -> int:
        return len(self._events)

    def __iter__(self) -> Iterator[Event]:
        return iter(self._events)

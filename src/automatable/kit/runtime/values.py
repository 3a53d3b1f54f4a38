"""What a turn speaks of: cards in hand, choices, texts, and all that an answer or a line offers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from automatable.core.errors import Refused
from automatable.core.turns.events import Ref, Value
from automatable.kit.runtime.cards import Card

Said: TypeAlias = "Callable[[], tuple[Any, ...]]"
"""The values that stand in a text, when it is said."""
Condition: TypeAlias = "Callable[[], Any]"


BETRAYING = (
    "kit-changed", "kit-put", "kit-took", "kit-cleared", "kit-filled", "kit-rolled", "kit-removed",
)  # fmt: skip
"""Events that may say what is secret."""


def nothing() -> tuple[Any, ...]:
    """A text without values."""
    return ()


class OptionChoice(str):
    """The choice of an option: equal to an item of its name, with words of its own."""

    option: str

    def __new__(cls, name: str, option: str) -> OptionChoice:
        choice = super().__new__(cls, name)
        choice.option = option
        return choice


class Saying(str):
    """A text that is only said, unlike an item."""


class Held(NamedTuple):
    """A card that was drawn, peeked or found, and the pile where it lay then."""

    card: Card
    pile: str


class StopTurn(Exception):
    """The steps of this turn end here; what was changed stays (`stop`, `finish`)."""


class Unasked(Exception):
    """A formula that hangs on an answer nobody has given yet."""


class Stop(Refused):
    """A turn that cannot be carried out: what happened, at which line of the file it was."""

    def __init__(self, code: str, line: int) -> None:
        super().__init__(f"stop_{code}", line=line)
        self.line = line


class Names(dict[str, Any]):
    """What a turn has bound; in a score, what nobody has answered yet is not worth nothing."""

    def __missing__(self, name: str) -> Any:
        raise Unasked(name)

    def restore(self, name: str, before: Mapping[str, Any]) -> None:
        """What a name stood for before something was looked for with it, if for anything."""
        if name in before:
            self[name] = before[name]
        else:
            self.pop(name, None)


@dataclass(frozen=True)
class Offered:
    """One way to answer."""

    id: str
    name: str = ""
    items: Callable[[], Sequence[Any]] | None = None
    where: Condition | None = None
    when: Condition | None = None
    said: Said = nothing


@dataclass(frozen=True)
class Priority:
    """One line of a guide."""

    said: Said
    when: Condition | None = None


@dataclass(frozen=True)
class Narrowing:
    """One filter of a choice: its kind, what it looks at, and what stands in its words."""

    kind: str
    measure: Condition | None = None
    said: Said = nothing


def said(values: Sequence[Any], letter: str = "a") -> dict[str, Value]:
    """What the message of a text gets: the values of its formulas."""
    return {f"{letter}{place}": spoken(value) for place, value in enumerate(values)}


def spoken(value: Any) -> Value:
    """A value as messages get it: things by reference, nothing and an empty list as a dash."""
    if isinstance(value, OptionChoice):
        return Ref("choice", f"{value.option}-{value}")
    if isinstance(value, Saying) or value == "":
        return str(value)
    if isinstance(value, bool):
        return Ref("said", "yes" if value else "no")
    if isinstance(value, Held):
        return value.card.id
    if isinstance(value, tuple):
        return Ref("item", ",".join(value) or "none")
    if value is None:
        return Ref("item", "none")
    return Ref("item", value) if isinstance(value, str) else value


def card_ref(deck: str, id: str) -> Ref:
    return Ref("card", f"{deck}-{id}")


def fits(key: Any, value: Any) -> bool:
    """Whether a cell of a table fits: everything, some numbers, an item, or none."""
    if key is Ellipsis:
        return True
    if isinstance(key, range):
        return isinstance(value, int) and value in key
    return bool(value == key)


def starting(items: tuple[str, ...], item: str | None) -> tuple[str, ...]:
    """The list turned so that it begins with an item."""
    at = items.index(item) if item in items else 0
    return items[at:] + items[:at]


def first(items: Sequence[Any]) -> Any:
    return items[0] if items else None


def last(items: Sequence[Any]) -> Any:
    return items[-1] if items else None

"""The page of facts: what a person may correct, and how each fact is entered.

A fact of a state says with `shows=` how it stands on the page (see `declaring`):

    coins: int = fact(default=0, shows=number())
    leader: str | None = fact(default=None, shows=named("civ", LEADERS))
    next: Side = fact(shows=chosen("human", "automa"))
    locations: dict[str, Location] = fact(..., shows=each("location", ...))

Whoever shows a fact in another way gives a function `(state, path, value) -> facts`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from automatable.core.state.rows import Cell, Rows, counts, one, several
from automatable.core.turns.events import Ref, Value


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
    notation: bool = False
    """Written in the game's signs (message LABEL-written, if there is one): for experts, folded."""
    rows: Rows | None = None
    """What it consists of, each chosen by its name: cards, places, pieces."""
    counted: bool = False
    """A number that need not be followed: nothing, as long as nobody tells it."""
    low: int = 0
    """The least that a number can be."""

    def told(self, args: Mapping[str, Value]) -> Fact:
        """The same with further arguments of its label; `replace` takes three times as long."""
        fact = object.__new__(Fact)
        vars(fact).update(vars(self), args={**self.args, **args})
        return fact


Shows: TypeAlias = Callable[[Any, str, Any], Iterable[Fact]]
"""The lines of the page for a fact: of the state, its path in the position, and its value."""
Cells: TypeAlias = "Iterable[Cell] | Callable[[], Iterable[Cell]]"


def number(label: str = "", *, counted: bool = False, low: int = 0) -> Shows:
    """A number, or a text to type in; the label is `fact-NAME` where nothing else is said."""

    def show(state: Any, path: str, value: Any) -> Iterator[Fact]:
        yield Fact(path, label or _label(path), value, counted=counted, low=low)

    return show


def chosen(*values: int | str | None, label: str = "") -> Shows:
    """One of a few values, each with words of its own."""

    def show(state: Any, path: str, value: Any) -> Iterator[Fact]:
        yield Fact(path, label or _label(path), value, values)

    return show


def yes_no(label: str = "") -> Shows:
    """Whether something is so."""

    def show(state: Any, path: str, value: bool) -> Iterator[Fact]:
        yield Fact(path, label or _label(path), "yes" if value else "no", ("no", "yes"))

    return show


def named(
    kind: str, things: Cells, label: str = "", *, most: int = 20, notation: bool = True
) -> Shows:
    """Things by their names: one or none, several in their order, or how many of each."""

    def show(state: Any, path: str, value: Any) -> Iterator[Fact]:
        there = tuple(things() if callable(things) else things)
        rows = _rows(kind, there, value, most)
        yield Fact(path, label or _label(path), in_words(value), notation=notation, rows=rows)

    return show


def written(
    label: str = "",
    write: Callable[[Any], str] = str,
    rows: Callable[[Any], Rows] | None = None,
    *,
    notation: bool = True,
) -> Shows:
    """A fact in the game's own signs, perhaps with rows to choose by name."""

    def show(state: Any, path: str, value: Any) -> Iterator[Fact]:
        lines = None if rows is None else rows(value)
        yield Fact(path, label or _label(path), write(value), notation=notation, rows=lines)

    return show


def each(kind: str, shows: Shows, order: Callable[[Any], Iterable[Any]] = iter) -> Shows:
    """Every entry of a table on its own; its label gets the key as the argument `$KIND`."""

    def show(state: Any, path: str, value: Mapping[Any, Any]) -> Iterator[Fact]:
        for key in order(value):
            for fact in shows(state, f"{path}.{key}", value[key]):
                yield fact.told({kind: Ref(kind, key)})

    return show


def only_if(condition: Callable[[Any], bool], shows: Shows) -> Shows:
    """A fact that is on the page only in some states."""

    def show(state: Any, path: str, value: Any) -> Iterable[Fact]:
        return shows(state, path, value) if condition(state) else ()

    return show


def in_words(value: Any) -> Any:
    """A fact as a person would type it: `knights drama`, `warriors:2 drama:1`."""
    if isinstance(value, dict):
        return " ".join(f"{name}:{count}" for name, count in value.items())
    return " ".join(map(str, value)) if isinstance(value, list | tuple) else value


def _rows(kind: str, things: tuple[Cell, ...], value: Any, most: int) -> Rows:
    if isinstance(value, dict):
        return counts(kind, things, dict(value), most)
    if isinstance(value, list | tuple):
        return several(kind, things, value)
    return one(kind, things, value)


def _label(path: str) -> str:
    return f"fact-{path.rpartition('.')[2]}"

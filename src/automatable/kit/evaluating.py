"""Formulas while playing: trees of tuples are walked within a limit (KIT-FOR-01)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from automatable.kit import limits
from automatable.kit.definition import Definition, Let
from automatable.kit.formulas import Formula
from automatable.kit.runtime.values import (
    OptionChoice,
    Saying,
    Stop,
    Unasked,
    first,
    last,
    starting,
)
from automatable.kit.state import KitState, got
from automatable.kit.tables import looked_up

_read: ContextVar[dict[tuple[str, str], set[str]] | None] = ContextVar("read", default=None)


@contextmanager
def fields_read() -> Iterator[dict[tuple[str, str], set[str]]]:
    """Which fields of which cards formulas look at meanwhile: by deck and id."""
    found: dict[tuple[str, str], set[str]] = defaultdict(set)
    token = _read.set(found)
    try:
        yield found
    finally:
        _read.reset(token)


class Evaluating:
    """The values of formulas in a position, with the names that are bound in a turn."""

    def __init__(self, file: Definition, state: KitState, names: dict[str, Any]) -> None:
        self.file, self.state, self.names = file, state, names
        self.line = 1
        """The line that is being carried out."""
        self.unasked: Collection[str] = ()
        """Names that only the end of the game will bind."""
        self._parts = 0

    def value(self, formula: Formula) -> Any:
        try:
            return self._value(formula, self.names)
        except RecursionError:
            raise self.stop("run_parts") from None

    def stop(self, code: str) -> Stop:
        return Stop(code, self.line)

    def _value(self, formula: Formula, names: Mapping[str, Any]) -> Any:
        self._parts += 1
        if self._parts > limits.RUN_PARTS:
            raise self.stop("run_parts")
        return _WAYS[formula[0]](self, formula, names)

    # --- words

    def _number(self, formula: Formula, names: Mapping[str, Any]) -> Any:
        return formula[1]

    def _true(self, formula: Formula, names: Mapping[str, Any]) -> Any:
        return True

    def _false(self, formula: Formula, names: Mapping[str, Any]) -> Any:
        return False

    def _none(self, formula: Formula, names: Mapping[str, Any]) -> Any:
        return None

    def _name(self, formula: Formula, names: Mapping[str, Any]) -> Any:
        name = formula[1]
        if name in names:
            return names[name]
        file, state = self.file, self.state
        if name in file.options:
            return OptionChoice(state.options[name], name)
        if name in file.numbers:
            return got(state.numbers, name)
        if name in file.markers:
            return got(state.markers, name)
        if name in file.pieces:
            return tuple(got(state.pieces, name))
        if name in file.groups:
            return tuple(file.groups[name].items)
        if name in file.tables:
            return self._looked_up(name, file.tables[name].keys, names)
        if name in file.lets:
            return self._let(file.lets[name], (), names)
        if name in self.unasked:
            raise Unasked(name)
        return name

    # --- conditions

    def _and(self, formula: Formula, names: Mapping[str, Any]) -> Any:
        return self._value(formula[1], names) and self._value(formula[2], names)

    def _or(self, formula: Formula, names: Mapping[str, Any]) -> Any:
        return self._value(formula[1], names) or self._value(formula[2], names)

    def _not(self, formula: Formula, names: Mapping[str, Any]) -> Any:
        return not self._value(formula[1], names)

    def _if(self, formula: Formula, names: Mapping[str, Any]) -> Any:
        return self._value(formula[2 if self._value(formula[1], names) else 3], names)

    def _in(self, formula: Formula, names: Mapping[str, Any]) -> Any:
        return self._value(formula[1], names) in self._value(formula[2], names)

    def _compared(self, formula: Formula, names: Mapping[str, Any]) -> Any:
        one, other = self._value(formula[1], names), self._value(formula[2], names)
        return _COMPARED[formula[0]](one, other)

    # --- numbers

    def _negative(self, formula: Formula, names: Mapping[str, Any]) -> Any:
        return -self._value(formula[1], names)

    def _reckoned(self, formula: Formula, names: Mapping[str, Any]) -> Any:
        one, other = self._value(formula[1], names), self._value(formula[2], names)
        return self._bounded(self._sum(formula[0], one, other))

    def _sum(self, sign: str, one: int, other: int) -> int:
        if sign in "/%" and other == 0:
            raise self.stop("divide_zero")
        return _RECKONED[sign](one, other)

    def _bounded(self, number: int) -> int:
        if abs(number) > limits.LARGEST:
            raise self.stop("number_big")
        return number

    # --- lists, tables, cards, functions

    def _list(self, formula: Formula, names: Mapping[str, Any]) -> Any:
        return tuple(self._value(part, names) for part in formula[1])

    def _index(self, formula: Formula, names: Mapping[str, Any]) -> Any:
        return self._looked_up(formula[1], formula[2], names)

    def _looked_up(self, name: str, keys: Sequence[Formula], names: Mapping[str, Any]) -> Any:
        table = self.file.tables[name]
        values = [self._value(key, names) for key in keys]
        self._parts += len(table.rows)
        row = looked_up(table, values)
        if row is None:
            raise self.stop("table_hole")
        return row.value

    def _field(self, formula: Formula, names: Mapping[str, Any]) -> Any:
        held = self._value(("name", formula[1]), names)
        if held is None:
            raise self.stop("no_card")
        field = formula[2]
        if field == "id":
            return Saying(held.card.id)
        if (read := _read.get()) is not None:
            read[held.card.deck, held.card.id].add(field)
        value = held.card.fields[field]
        kind = self.file.decks[held.card.deck].fields[field].kind
        return Saying(value) if kind == "text" else value

    def _call(self, formula: Formula, names: Mapping[str, Any]) -> Any:
        _, name, arguments = formula
        if name == "left":
            _, deck, *pile = arguments[0]
            return got(self.state.decks, deck).left(pile[0] if pile else "draw")
        if name in self.file.lets:
            return self._let(self.file.lets[name], arguments, names)
        values = [self._value(argument, names) for argument in arguments]
        self._parts += sum(len(value) for value in values if isinstance(value, tuple))
        if name == "up" and values[1] == 0:
            raise self.stop("divide_zero")
        return _FUNCTIONS[name](*values)

    def _let(self, let: Let, arguments: Sequence[Formula], names: Mapping[str, Any]) -> Any:
        """It sees no local names but its parameters (KIT-DEC-07)."""
        given = [self._value(argument, names) for argument in arguments]
        return self._value(let.formula, dict(zip(let.parameters, given, strict=True)))


_COMPARED: dict[str, Callable[[Any, Any], bool]] = {
    "==": lambda a, b: bool(a == b), "!=": lambda a, b: bool(a != b), "<": lambda a, b: bool(a < b),
    "<=": lambda a, b: bool(a <= b), ">": lambda a, b: bool(a > b), ">=": lambda a, b: bool(a >= b),
}  # fmt: skip
_RECKONED: dict[str, Callable[[int, int], int]] = {
    "+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b,
    "/": lambda a, b: a // b, "%": lambda a, b: a % b,
}  # fmt: skip
_FUNCTIONS: dict[str, Callable[..., Any]] = {
    "count": len, "kinds": lambda items: len(set(items)),
    "times": lambda item, items: items.count(item),
    "first": first, "last": last, "starting": starting, "reverse": lambda items: items[::-1],
    "abs": abs, "up": lambda a, b: -(-a // b),
    "min": lambda *numbers: min(numbers), "max": lambda *numbers: max(numbers),
}  # fmt: skip
_WAYS: dict[str, Callable[[Evaluating, Formula, Mapping[str, Any]], Any]] = {
    "number": Evaluating._number, "true": Evaluating._true, "false": Evaluating._false,
    "none": Evaluating._none, "name": Evaluating._name, "and": Evaluating._and,
    "or": Evaluating._or, "not": Evaluating._not, "if": Evaluating._if, "in": Evaluating._in,
    "neg": Evaluating._negative, "list": Evaluating._list, "index": Evaluating._index,
    "field": Evaluating._field, "call": Evaluating._call,
    **dict.fromkeys(_COMPARED, Evaluating._compared),
    **dict.fromkeys(_RECKONED, Evaluating._reckoned),
}  # fmt: skip

"""Formulas of a file as expressions of Python: `play` is the turn, `n` the names it has bound."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from automatable.kit.definition import Definition
from automatable.kit.formulas import COMPARED, Formula

_FUNCTIONS = {
    "count": "len({})", "kinds": "len(set({}))", "first": "first({})", "last": "last({})",
    "reverse": "{}[::-1]", "abs": "abs({})", "times": "{1}.count({0})",
    "starting": "starting({0}, {1})", "up": "play.up({0}, {1})",
}  # fmt: skip


@dataclass(frozen=True)
class Expressions:
    """In one scope: `bound` are the names that a turn, or a formula with parameters, has."""

    file: Definition
    bound: Collection[str]
    answers: Collection[str] = ()
    """Answer words: each is itself, unless a name like it is bound."""

    def of(self, formula: Formula) -> str:
        head = formula[0]
        if head in ("and", "or"):
            return f"({self.of(formula[1])} {head} {self.of(formula[2])})"
        if head == "in":
            return f"({self.of(formula[1])} in {self.of(formula[2])})"
        if head in COMPARED:
            return f"({self.of(formula[1])} {head} {self.of(formula[2])})"
        if head in ("+", "-", "*"):
            return f"play.bounded({self.of(formula[1])} {head} {self.of(formula[2])})"
        return str(getattr(self, f"_{_WAYS.get(head, head)}")(formula))

    def _number(self, formula: Formula) -> str:
        return str(formula[1])

    def _true(self, formula: Formula) -> str:
        return "True"

    def _false(self, formula: Formula) -> str:
        return "False"

    def _none(self, formula: Formula) -> str:
        return "None"

    def _not(self, formula: Formula) -> str:
        return f"(not {self.of(formula[1])})"

    def _negative(self, formula: Formula) -> str:
        return f"(-{self.of(formula[1])})"

    def _divided(self, formula: Formula) -> str:
        return f"play.divided({self.of(formula[1])}, {self.of(formula[2])})"

    def _rest(self, formula: Formula) -> str:
        return f"play.rest({self.of(formula[1])}, {self.of(formula[2])})"

    def _either(self, formula: Formula) -> str:
        condition, one, other = map(self.of, formula[1:])
        return f"({one} if {condition} else {other})"

    def _list(self, formula: Formula) -> str:
        return f"({''.join(f'{self.of(part)}, ' for part in formula[1])})"

    def _index(self, formula: Formula) -> str:
        keys = ", ".join(map(self.of, formula[2]))
        return f"play.looked_up({formula[1].upper()}, {keys})"

    def _field(self, formula: Formula) -> str:
        return f"play.field({self._name(('name', formula[1]))}, {formula[2]!r})"

    def _call(self, formula: Formula) -> str:
        _, name, arguments = formula
        if name == "left":
            return f"play.left({', '.join(repr(part) for part in arguments[0][1:])})"
        given = [self.of(argument) for argument in arguments]
        if name in self.file.lets:
            pairs = zip(self.file.lets[name].parameters, given, strict=True)
            return f"let_{name}(play, {{{', '.join(f'{key!r}: {v}' for key, v in pairs)}}})"
        if name in ("min", "max"):
            return f"{name}([{', '.join(given)}])"
        return _FUNCTIONS[name].format(*given)

    def _name(self, formula: Formula) -> str:
        name, file = formula[1], self.file
        if name in self.bound and file.kind_of_item(name) is None and name not in self.answers:
            return f"n[{name!r}]"
        if name in self.bound:
            return f"n.get({name!r}, {name!r})"
        if name in file.options:
            return f"play.option({name!r})"
        if name in file.numbers or name in file.markers:
            return f"play.state.{'numbers' if name in file.numbers else 'markers'}.{name}_"
        if name in file.pieces:
            return f"tuple(play.state.pieces.{name}_)"
        if name in file.groups:
            return f"GROUPS[{name!r}]"
        if name in file.tables:
            return f"table_{name}(play, n)"
        if name in file.lets:
            return f"let_{name}(play, {{}})"
        return repr(name)


_WAYS = {"neg": "negative", "/": "divided", "%": "rest", "if": "either"}

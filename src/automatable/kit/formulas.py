"""Formulas: words of a line become a tree of tuples (section 4, KIT-FOR-01).

`("number", 3)`, `("name", "gold")`, `("field", "card", "coins")`, `("call", "min", (a, b))`,
`("index", "price", (a, b))`, `("list", (a, b))`, `("+", a, b)`, `("if", condition, a, b)`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeAlias

from automatable.kit import limits
from automatable.kit.lines import NAME, NUMBER, RANGE, SIGN, TEXT, Line, Token, span
from automatable.kit.mistakes import Mistake

Formula: TypeAlias = "tuple[Any, ...]"
RESERVED = frozenset(
    [
        "and",
        "or",
        "not",
        "in",
        "if",
        "else",
        "where",
        "from",
        "to",
        "on",
        "off",
        "when",
        "then",
        "by",
        "none",
        "true",
        "false",
        "as",
        "with",
    ]
)
COMPARED = ("==", "!=", "<", "<=", ">", ">=")
_NOTHING = Token("", "")


_NAMING = ("name", "field", "index", "call")
"""Parts of a formula whose second part is a name."""


def names_in(formula: Any) -> set[str]:
    """All names that a formula uses."""
    if not isinstance(formula, tuple):
        return set()
    is_name = len(formula) > 1 and formula[0] in _NAMING and isinstance(formula[1], str)
    own = {formula[1]} if is_name else set()
    return own.union(*map(names_in, formula))


class Cursor:
    """The words of a line, read from left to right."""

    def __init__(self, line: Line, tokens: Sequence[Token] | None = None) -> None:
        self.line = line
        self.number = line.number
        self._tokens = line.tokens if tokens is None else tokens
        self._at = 0
        self._depth = 0
        self.next = self._tokens[0] if self._tokens else _NOTHING
        """Looked at many times for each word that is taken."""

    # --- single words

    @property
    def after(self) -> Token:
        """The word after the next one."""
        return self._tokens[self._at + 1] if self._at + 1 < len(self._tokens) else _NOTHING

    @property
    def at_end(self) -> bool:
        return self._at >= len(self._tokens)

    def take(self) -> Token:
        token = self.next
        self._at += 1
        self.next = self._tokens[self._at] if self._at < len(self._tokens) else _NOTHING
        return token

    def accept(self, *words: str) -> str:
        """The next word, if it is one of these."""
        token = self.next
        if token.text in words and token.kind in (NAME, SIGN):
            return self.take().text
        return ""

    def expect(self, *words: str) -> str:
        found = self.accept(*words)
        if not found:
            raise self.expected(", ".join(words))
        return found

    def expected(self, what: str, code: str = "expected") -> Mistake:
        return Mistake(code, self.number, what=what, word=self.next.text)

    def name(self, what: str = "name") -> str:
        """A word that names something; words of formulas cannot."""
        if self.next.kind != NAME:
            raise self.expected(what)
        if self.next.text in RESERVED:
            raise Mistake("name_reserved", self.number, word=self.next.text)
        return self.take().text

    def text(self) -> str:
        if self.next.kind != TEXT:
            raise self.expected("text", "text_missing")
        return self.take().text

    def whole_number(self) -> int:
        sign = -1 if self.accept("-") else 1
        if self.next.kind != NUMBER:
            raise self.expected("number")
        return sign * int(self.take().text)

    def range(self) -> tuple[int, int]:
        if self.next.kind != RANGE:
            raise self.expected("range")
        low, high = span(self.take().text)
        if low > high:
            raise Mistake("range", self.number, word=f"{low}..{high}")
        return low, high

    def end(self) -> None:
        if not self.at_end:
            raise Mistake("too_much", self.number, word=self.next.text)

    # --- formulas

    def formula(self) -> Formula:
        self._depth += 1
        if self._depth > limits.FORMULA_DEPTH:
            raise Mistake("expression_deep", self.number)
        value = self._or()
        if self.accept("if"):
            condition = self._or()
            if not self.accept("else"):
                raise self.expected("else", "formula")
            value = ("if", condition, value, self.formula())
        self._depth -= 1
        return value

    def _or(self) -> Formula:
        return self._chain(("or",), self._and)

    def _and(self) -> Formula:
        return self._chain(("and",), self._not)

    def _not(self) -> Formula:
        if self.accept("not"):
            return ("not", self._deeper(self._not))
        left = self._sum()
        if self.next.kind == SIGN and self.next.text in COMPARED:
            return (self.take().text, left, self._sum())
        if self.next.text == "not" and self.after.text == "in":
            self.take()
            self.take()
            return ("not", ("in", left, self._sum()))
        if self.next.kind == NAME and self.accept("in"):
            return ("in", left, self._sum())
        return left

    def _sum(self) -> Formula:
        return self._chain(("+", "-"), self._product)

    def _product(self) -> Formula:
        return self._chain(("*", "/", "%"), self._atom)

    def _chain(self, signs: Collection[str], part: Callable[[], Formula]) -> Formula:
        value = part()
        while self.next.text in signs and (sign := self.accept(*signs)):
            value = (sign, value, part())
        return value

    def _deeper(self, part: Callable[[], Formula]) -> Formula:
        self._depth += 1
        if self._depth > limits.FORMULA_DEPTH:
            raise Mistake("expression_deep", self.number)
        value = part()
        self._depth -= 1
        return value

    def _atom(self) -> Formula:
        if self.accept("-"):
            return ("neg", self._deeper(self._atom))
        if self.accept("("):
            value = self.formula()
            self._close(")")
            return value
        if self.accept("["):
            return ("list", self._several("]"))
        if self.next.kind == NUMBER:
            return ("number", int(self.take().text))
        if word := self.accept("true", "false", "none"):
            return (word,)
        return self._named()

    def _named(self) -> Formula:
        if self.next.kind != NAME or self.next.text in RESERVED:
            raise self.expected("formula", "formula")
        name = self.take().text
        if self.accept("("):
            return ("call", name, self._several(")"))
        if self.accept("["):
            return ("index", name, self._several("]"))
        if self.accept("."):
            return ("field", name, self.name("field"))
        return ("name", name)

    def _several(self, closing: str) -> tuple[Formula, ...]:
        if self.accept(closing):
            return ()
        values = [self.formula()]
        while self.accept(","):
            values.append(self.formula())
        self._close(closing)
        return tuple(values)

    def _close(self, sign: str) -> None:
        if not self.accept(sign):
            raise self.expected(sign, "formula")

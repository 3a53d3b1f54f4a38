"""Answers that nobody can list, described by their parts: numbers, choices, texts.

    Form("", (Number("coins", 0, 999, "coins {}"), Number("power", 0, 16, "power {}")))
    Form("tiles", tuple(OneOf(f"round_{n}", tiles, kind="tile") for n in rounds), distinct=True)

A page draws a field for each part, the terminal explains them, a program fills them in. Whatever
a form can produce is accepted; with the list of legal answers it says all that can be answered.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, TypeAlias

from automatable.core.errors import Refused

Pick: TypeAlias = Callable[[Sequence[Any]], Any]
"""Takes one of several: by chance, by a fixed order, or as a test likes."""
HOLE = "{}"
TRIES = 1000
FREE_TEXTS = ("x", "seen at the table", "ä, ö & <ß>; {} | %", "1 2 3")


@dataclass(frozen=True)
class Number:
    """A whole number of a range, the ends included."""

    name: str
    low: int
    high: int
    text: str = HOLE
    """How it stands in the answer, such as `coins {}`."""
    start: int | None = None
    """What the app believes, to begin with."""
    optional = False
    pattern = "-?[0-9]{1,9}"

    def value(self, text: str) -> int:
        """What a text means; raises `Refused` if it is out of range."""
        number = int(text)
        if not self.low <= number <= self.high:
            raise _out_of_range(self.name, number, self.low, self.high)
        return number

    def filled(self, pick: Pick) -> str:
        """Something that is accepted here."""
        return str(pick(range(self.low, self.high + 1)))


@dataclass(frozen=True)
class OneOf:
    """One of several words; with a kind, of several things (regions, hexes, cards, tiles)."""

    name: str
    options: tuple[str, ...]
    text: str = HOLE
    kind: str = ""
    """The options are things of this kind: `Ref(kind, option)` has a name and a place."""
    optional: bool = False
    """It may be left out, with all of its text."""
    start: str | None = None

    @property
    def pattern(self) -> str:
        return _any_of(self.options)

    def value(self, text: str) -> str:
        return text

    def filled(self, pick: Pick) -> str:
        return str(pick(["", *self.options] if self.optional else self.options))


@dataclass(frozen=True)
class Several:
    """Several words in any order, each at most as often as it is there."""

    name: str
    options: Mapping[str, int]
    least: int
    most: int
    text: str = HOLE
    kind: str = ""
    separator: str = " "

    @property
    def optional(self) -> bool:
        return not self.least

    @property
    def pattern(self) -> str:
        one = _any_of(self.options)
        return f"(?:{one})(?:{re.escape(self.separator)}(?:{one}))*"

    def value(self, text: str) -> tuple[str, ...]:
        named = tuple(re.findall(_any_of(self.options), text))
        for name in named:
            if named.count(name) > self.options[name]:
                raise Refused("cannot_come", what=self.name, outcome=name)
        if not self.least <= len(named) <= self.most:
            raise _out_of_range(self.name, len(named), self.least, self.most)
        return named

    def filled(self, pick: Pick) -> str:
        left = [name for name, count in self.options.items() for _ in range(count)]
        chosen: list[str] = []
        for _ in range(pick(range(self.least, min(self.most, len(left)) + 1))):
            chosen.append(str(pick(left)))
            left.remove(chosen[-1])
        return self.separator.join(chosen)


@dataclass(frozen=True)
class Text:
    """A text of the person's own; with examples, in the notation that they show."""

    name: str
    longest: int
    text: str = HOLE
    examples: tuple[str, ...] = ()
    optional = False

    @property
    def pattern(self) -> str:
        return f".{{1,{self.longest}}}"

    def value(self, text: str) -> str:
        return text

    def filled(self, pick: Pick) -> str:
        return str(pick(self.examples or FREE_TEXTS))


Part: TypeAlias = Number | OneOf | Several | Text
TYPES = {Number: "number", OneOf: "one_of", Several: "several", Text: "text"}


@dataclass(frozen=True)
class Form:
    """An answer made of parts: its first word, and what to fill in, in order."""

    head: str
    parts: tuple[Part, ...]
    separator: str = " "
    distinct: bool = False
    """No two parts may be given the same option."""
    but: frozenset[str] = frozenset()
    """Answers of this form that are not possible now; few of many."""

    @property
    def notation(self) -> str:
        """How the answer is written, each part by its name: `coins COINS power POWER`."""
        return self._joined([_shown(part) for part in self.parts])

    @property
    def range(self) -> range:
        """The numbers of a form that is one number."""
        (number,) = self.parts
        assert isinstance(number, Number)
        return range(number.low, number.high + 1)

    def filled(self, pick: Pick) -> str:
        """An answer that is accepted, made up part by part."""
        for _ in range(TRIES):
            texts: list[str] = []
            for part in self.parts:
                texts.append((_without(part, texts) if self.distinct else part).filled(pick))
            text = self._joined(map(_around, self.parts, texts))
            if text not in self.but:
                return text
        raise LookupError(f"{self.notation}: nothing is possible")

    def read(self, text: str) -> dict[str, Any]:
        """The value of each part, None if it was left out; raises `Refused` if none of these."""
        found = re.fullmatch(self._pattern, text if self.head else self.separator + text)
        if found is None or text in self.but:
            raise Refused("unreadable", token=text)
        given = zip(self.parts, found.groups(), strict=True)
        values = {part.name: told and part.value(told) for part, told in given}
        named = [value for value in values.values() if value is not None]
        if self.distinct and len(set(named)) < len(named):
            raise Refused("unreadable", token=text)
        return values

    def written(self, given: Sequence[Sequence[str]]) -> str:
        """The answer for what was entered, part by part, be it legal or not."""
        texts = [
            (part.separator if isinstance(part, Several) else " ").join(filter(None, some))
            for part, some in zip(self.parts, given, strict=True)
        ]
        return self._joined(map(_around, self.parts, texts))

    def fits(self, text: str) -> bool:
        """Whether this is an answer of the form."""
        if not text.startswith(self.head):
            return False
        try:
            self.read(text)
        except Refused:
            return False
        return True

    def to_json(self) -> dict[str, Any]:
        """For programs and scripts."""
        args = {"head": self.head, "separator": self.separator, "distinct": self.distinct}
        return {**args, "notation": self.notation, "parts": [_json(part) for part in self.parts]}

    @cached_property
    def _pattern(self) -> str:
        gap = re.escape(self.separator)
        parts = (
            f"(?:{gap}{_around(part, f'({part.pattern})', re.escape)}){'?' * part.optional}"
            for part in self.parts
        )
        return re.escape(self.head) + "".join(parts)

    def _joined(self, texts: Iterable[str]) -> str:
        return self.separator.join(text for text in (self.head, *texts) if text)


@dataclass(frozen=True)
class Offer:
    """All answers that are possible: drawings ask it which of their buttons are live."""

    listed: frozenset[str]
    forms: tuple[Form, ...]

    def __contains__(self, text: str) -> bool:
        return text in self.listed or any(form.fits(text) for form in self.forms)


def _around(part: Part, text: str, told: Callable[[str], str] = str) -> str:
    """What a part adds to the answer; nothing if nothing was given."""
    before, _, after = part.text.partition(HOLE)
    return f"{told(before)}{text}{told(after)}" if text else ""


def _shown(part: Part) -> str:
    shown = _around(part, part.name.upper())
    return f"[{shown}]" if part.optional else shown


def _without(part: Part, taken: Collection[str]) -> Part:
    if not isinstance(part, OneOf):
        return part
    return replace(part, options=tuple(o for o in part.options if o not in taken))


def _any_of(options: Iterable[str]) -> str:
    """The longest first, so that none is taken for the beginning of another."""
    return "|".join(map(re.escape, sorted(options, key=len, reverse=True)))


def _out_of_range(word: str, n: int, low: int, high: int) -> Refused:
    return Refused("number_out_of_range", word=word, n=n, low=low, high=high)


def _json(part: Part) -> dict[str, Any]:
    args = {field: getattr(part, field) for field in part.__dataclass_fields__}
    return {"type": TYPES[type(part)], "optional": part.optional, **args}

"""The fields of a card as its record declares them: for a form, a template and the terminal.

A field is known by its name in files, dotted where it stands in a part (`north.target.kind`). Its
words are the message `card-field-NAME`, with the last part of that name; a game without them is
understood by the names in its files.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, get_args, get_origin

from automatable.core.files.foreign import whole_number
from automatable.core.files.toml_text import toml, value_of
from automatable.core.state.declaring import known
from automatable.core.state.members import Member, kinds, members
from automatable.core.wording import Words

Kind = Literal["number", "yes_no", "choice", "choices", "text", "toml"]
_BETWEEN = re.compile(r"[,\s]+")
TRUTH = {"yes": True, "no": False}


@dataclass(frozen=True)
class CardField:
    """One field: what kind of value it has, and which."""

    name: str
    kind: Kind
    values: tuple[Any, ...] = ()
    """All that it, or each of its entries, can be."""
    numbers: range | None = None
    optional: bool = False

    @property
    def key(self) -> str:
        """Under which its words stand."""
        return f"card-field-{self.name.rpartition('.')[2]}"

    @property
    def choices(self) -> tuple[str, ...]:
        return ("yes", "no") if self.kind == "yes_no" else tuple(map(str, self.values))

    def said(self, words: Words | None) -> str:
        return words(self.key) if words is not None and words.has(self.key) else ""

    def allowed(self) -> str:
        """What can stand there, in the signs of files."""
        if self.numbers is not None:
            return f"{self.numbers[0]} – {self.numbers[-1]}"
        return "true, false" if self.kind == "yes_no" else ", ".join(self.choices)

    def text(self, value: Any) -> str:
        """A value as it is typed in."""
        if value is None:
            return ""
        match self.kind:
            case "yes_no":
                return "yes" if value else "no"
            case "choices":
                return " ".join(map(str, value))
            case "toml":
                return toml(value)
        return str(value)

    def value(self, text: str) -> Any:
        """What a text means; the text itself if nothing, so that the reader names the mistake."""
        match self.kind:
            case "number":
                number = whole_number(text, -(10**6), 10**6)
                return text if number is None else number
            case "yes_no":
                return TRUTH.get(text, text)
            case "choice":
                return self._named(text)
            case "choices":
                return [self._named(word) for word in _BETWEEN.split(text) if word]
            case "toml":
                return value_of(text)
        return text

    def _named(self, word: str) -> Any:
        return next((value for value in self.values if str(value) == word), word)


@cache
def fields_of(shape: Any, before: str = "", optional: bool = False) -> tuple[CardField, ...]:
    """The fields of a record, those of its parts among them."""
    return tuple(field for member in members(shape) for field in _fields(member, before, optional))


def _fields(member: Member, before: str, optional: bool) -> Iterator[CardField]:
    name, optional = before + member.name, optional or member.has_default
    if member.part is not None and member.part in kinds(member.hint):
        yield from fields_of(member.part, f"{name}.", optional)
    else:
        yield _field(name, kinds(member.hint)[0], known(member.told.values), optional)


def _field(name: str, hint: Any, values: Any, optional: bool) -> CardField:
    origin, inner = get_origin(hint) or hint, get_args(hint)
    if origin is bool:
        return CardField(name, "yes_no", optional=optional)
    if origin is Literal:
        return CardField(name, "choice", inner, optional=optional)
    if isinstance(values, range) and origin is int:
        return CardField(name, "number", numbers=values, optional=optional)
    if values is not None and origin in (int, str):
        listed = tuple(value for value in values if value is not None)
        return CardField(name, "choice", listed, optional=optional)
    if origin is tuple and get_origin(inner[0]) is Literal:
        return CardField(name, "choices", get_args(inner[0]), optional=optional)
    plain: dict[Any, Kind] = {int: "number", str: "text"}
    return CardField(name, plain.get(origin, "toml"), optional=optional)


# --- a whole card


def texts_of(fields: tuple[CardField, ...], card: Mapping[str, Any]) -> dict[str, str]:
    """A card as it is typed in, field by field."""
    return {field.name: field.text(_at(card, field.name)) for field in fields}


def _at(card: Any, path: str) -> Any:
    for name in path.split("."):
        card = card.get(name) if isinstance(card, Mapping) else None
    return card


def card_of(fields: tuple[CardField, ...], given: Mapping[str, str]) -> dict[str, Any]:
    """The card of a form as a file has it: what was left empty is left out where it may be."""
    card: dict[str, Any] = {}
    for field in fields:
        text = given.get(field.name, "").strip()
        if text or (field.kind in ("text", "choices") and not field.optional):
            *parts, name = field.name.split(".")
            part = card
            for step in parts:
                part = part.setdefault(step, {})
            part[name] = field.value(text)
    return card


def field_notes(fields: Iterable[CardField], words: Words | None) -> str:
    """Comments that explain every field of a card, each name once."""
    told = {field.name: (field.said(words), field.allowed()) for field in fields}
    width = max(map(len, told))
    return "\n".join(f"# {name:{width}}  {_note(*rest)}".rstrip() for name, rest in told.items())


def _note(said: str, allowed: str) -> str:
    return f"{said} ({allowed})" if said and allowed else said or allowed

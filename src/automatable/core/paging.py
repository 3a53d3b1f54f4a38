"""The facts of a state one after another: for the page of facts, and by their paths.

What a person types in for a fact is read as its type says: lists with spaces or commas, counts as
`warriors:2 drama:1`, nothing at all for an empty place, `-` for a gap in a list.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from automatable.core.declaring import UNSAID, Told, known, told_of
from automatable.core.errors import BadPosition
from automatable.core.facts import Fact
from automatable.core.positions import wrong_value

_NUMBER = re.compile("-?[0-9]{1,4}")
_BETWEEN = re.compile(r"[\s,.]+")
GAP = "-"


@dataclass(frozen=True)
class Member:
    """One fact of a record: how it is called in the code and in files, its type and the rest."""

    field: str
    name: str
    hint: Any
    told: Told

    @property
    def part(self) -> Any:
        """The class of a part of the state that has facts of its own; None for any other fact."""
        inner = [one for one in _union(self.hint) if is_dataclass(one)]
        return inner[0] if inner and self.told.way is None else None

    @property
    def entries(self) -> Any:
        """The type of the entries of a table; None for any other fact."""
        table = isinstance(get_origin(self.hint), type) and issubclass(
            get_origin(self.hint),
            Mapping,
        )
        return get_args(self.hint)[1] if table else None

    def paths(self, before: str) -> dict[str, Any]:
        """The paths of this fact; those of a table whose entries are spread, with their keys."""
        if self.told.spread:
            return {
                before + self.told.spread.format(key): key for key in known(self.told.keys) or ()
            }
        return {before + self.name: None}


def _members(shape: Any, names: Mapping[str, str]) -> tuple[Member, ...]:
    hints = get_type_hints(shape)
    told = [(field.name, told_of(field)) for field in fields(shape)]
    return tuple(
        Member(name, names.get(name) or told.name or name, hints[name], told)
        for name, told in told
        if told.stored
    )


members: Callable[[Any], tuple[Member, ...]] = cache(lambda shape: _members(shape, {}))
"""The stored facts of a record."""


# --- the page


def page(state: Any) -> Iterator[Fact]:
    """What can be corrected now, the most likely first."""
    found = list(_shown(state, state, members(type(state)), ""))
    return (fact for _, fact in sorted(found, key=lambda ranked: ranked[0]))


def _shown(
    state: Any, part: Any, there: tuple[Member, ...], before: str
) -> Iterator[tuple[int, Fact]]:
    for member in there:
        if not _leads_to_shown(member):
            continue
        value = getattr(part, member.field)
        inside = _facts(state, member, value, before)
        args = member.told.args
        for rank, fact in inside:
            yield rank, replace(fact, args={**fact.args, **args}) if args else fact


def _facts(state: Any, member: Member, value: Any, before: str) -> Iterator[tuple[int, Fact]]:
    if member.told.shows is not None:
        for path, key in member.paths(before).items():
            one = value.get(key) if member.told.spread else value
            for fact in member.told.shows(state, path, one):
                yield member.told.rank, fact
    elif value is not None and member.part is not None:
        under = before if member.told.flat else f"{before}{member.name}."
        yield from _shown(state, value, _inside_of(member, value), under)
    elif member.entries is not None:
        for key, one in value.items():
            yield from _shown(state, one, members(type(one)), f"{before}{member.name}.{key}.")


def _inside_of(member: Member, value: Any) -> tuple[Member, ...]:
    names = member.told.names
    return members(type(value)) if names is None else _members(member.part, names)


def _leads_to_shown(member: Member) -> bool:
    if member.told.shows is not None:
        return True
    if member.part is not None:
        return _has_shown(member.part)
    return is_dataclass(member.entries) and _has_shown(member.entries)


_has_shown: Callable[[Any], bool] = cache(lambda shape: any(map(_leads_to_shown, members(shape))))


def unset(shape: Any) -> Iterator[str]:
    """The paths of facts that may be left out while nobody has told them."""
    for member in members(shape):
        if member.told.open or member.told.left_out is not UNSAID:
            yield from member.paths("")
        elif member.part is not None and not member.told.way:
            before = "" if member.told.flat else f"{member.name}."
            yield from (before + path for path in unset(member.part))


# --- what is typed in


def typed(shape: Any, path: str, value: Any) -> Any:
    """What a person means who corrects the fact at a path by a text."""
    if not isinstance(value, str):
        return value
    found = _found(shape, tuple(path.split(".")))
    if found is None:
        return value
    hint, told = found
    return told.typed(value) if told.typed is not None else _meant(path, hint, value)


def _found(shape: Any, names: tuple[str, ...]) -> tuple[Any, Told] | None:
    """The type of a fact that is on the page, and what is told of it."""
    for member in members(shape):
        if member.told.flat and (found := _found(member.part, names)):
            return found
        if names[0] in member.paths(""):
            return _found_in(member, names[1:])
    return None


def _found_in(member: Member, rest: tuple[str, ...]) -> tuple[Any, Told] | None:
    if not rest:
        hint = member.entries if member.told.spread else member.hint
        return (hint, member.told) if member.told.shows is not None else None
    if member.part is not None:
        return _found(member.part, rest)
    if is_dataclass(member.entries) and len(rest) > 1:
        return _found(member.entries, rest[1:])
    shown = member.told.shows is not None and member.entries is not None
    return (member.entries, member.told) if shown else None


def _meant(path: str, hint: Any, text: str) -> Any:
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (list, tuple):
        kinds = _union(inner[0])
        return [_one(path, kinds, word) for word in _words(text)]
    if isinstance(origin, type) and issubclass(origin, Mapping) and inner[1] is int:
        return dict(_count(path, word) for word in text.split())
    return None if NoneType in _union(hint) and not text.strip() else text


def _words(text: str) -> list[str]:
    return [word for word in _BETWEEN.split(text) if word]


def _one(path: str, kinds: tuple[Any, ...], word: str) -> Any:
    if NoneType in kinds and word == GAP:
        return None
    return _number(path, word, word) if int in kinds else word


def _count(path: str, word: str) -> tuple[str, int]:
    name, _, number = word.partition(":")
    return name, _number(path, number, word)


def _number(path: str, digits: str, told: str) -> int:
    if not _NUMBER.fullmatch(digits):
        raise BadPosition([wrong_value(path, told)])
    return int(digits)


def _union(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)

"""The facts of a state one after another: for the page of facts, and by their paths.

What a person types in for a fact is read as its type says: lists with spaces or commas, counts as
`warriors:2 drama:1`, nothing at all for an empty place, `-` for a gap in a list.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import is_dataclass
from functools import cache
from typing import Any, get_args, get_origin

from automatable.core.errors import BadPosition
from automatable.core.state.declaring import UNSAID, Told
from automatable.core.state.facts import Fact
from automatable.core.state.members import Member, kinds, may_be_none, members
from automatable.core.state.reading import wrong_value

_NUMBER = re.compile("-?[0-9]{1,4}")
_BETWEEN = re.compile(r"[\s,.]+")
GAP = "-"


# --- the page


def page(state: Any) -> Iterator[Fact]:
    """What can be corrected now, the most likely first."""
    found = list(_shown(state, state, _showing(type(state)), ""))
    return (fact for _, fact in sorted(found, key=lambda ranked: ranked[0]))


def _shown(
    state: Any, part: Any, there: tuple[Member, ...], before: str
) -> Iterator[tuple[int, Fact]]:
    for member in there:
        facts = _facts(state, member, getattr(part, member.key), before)
        if args := member.told.args:
            told = args(state) if callable(args) else args
            for rank, fact in facts:
                yield rank, fact.told(told)
        else:
            yield from facts


def _facts(state: Any, member: Member, value: Any, before: str) -> Iterator[tuple[int, Fact]]:
    told = member.told
    if told.shows is not None and not told.spread:
        for fact in told.shows(state, before + member.name, value):
            yield told.rank, fact
    elif told.shows is not None:
        for path, key in member.paths(before).items():
            for fact in told.shows(state, path, value.get(key)):
                yield told.rank, fact
    elif member.part is not None and value is not None:
        there = (
            tuple(filter(_leads_to_shown, member.inside)) if told.inside else _showing(type(value))
        )
        yield from _shown(state, value, there, before if told.flat else f"{before}{member.name}.")
    elif member.entries is not None:
        for key, one in value.items():
            yield from _shown(state, one, _showing(type(one)), f"{before}{member.name}.{key}.")


def _leads_to_shown(member: Member) -> bool:
    if member.told.shows is not None:
        return True
    if member.part is not None:
        return any(map(_leads_to_shown, member.inside))
    return is_dataclass(member.entries) and bool(_showing(member.entries))


_showing: Callable[[Any], tuple[Member, ...]] = cache(
    lambda shape: tuple(filter(_leads_to_shown, members(shape)))
)
"""The facts of a record that are on the page, or have such facts in them."""


def unset(there: tuple[Member, ...], before: str = "") -> Iterator[str]:
    """The paths of facts that may be left out while nobody has reported them."""
    for member in there:
        if member.told.open or member.told.left_out is not UNSAID:
            yield from member.paths(before)
        elif member.part is not None:
            under = before if member.told.flat else f"{before}{member.name}."
            yield from unset(member.inside, under)


def is_by_key(shape: Any, path: str) -> bool:
    """Whether a path names an entry of a table that may be put in or taken away."""
    table, _, key = path.partition(".")
    return bool(key) and any(m.told.by_key and m.name == table for m in members(shape))


# --- what is typed in


def typed(shape: Any, path: str, value: Any) -> Any:
    """What a person means who corrects the fact at a path by a text."""
    if not isinstance(value, str):
        return value
    found = _found(members(shape), path.split("."))
    if found is None:
        return value
    hint, told = found
    return told.typed(value, path) if told.typed is not None else _meant(path, hint, value)


def _found(there: tuple[Member, ...], names: list[str]) -> tuple[Any, Told] | None:
    """The type of a fact that is on the page, and what is said of it."""
    for member in there:
        if member.told.flat:
            if found := _found(member.inside, names):
                return found
        elif names[0] in member.paths(""):
            return _found_in(member, names[1:])
    return None


def _found_in(member: Member, rest: list[str]) -> tuple[Any, Told] | None:
    if rest and member.part is not None:
        return _found(member.inside, rest)
    if len(rest) > 1 and is_dataclass(member.entries):
        return _found(members(member.entries), rest[1:])
    if member.told.shows is None:
        return None
    return (member.entries if rest or member.told.spread else member.hint), member.told


def _meant(path: str, hint: Any, text: str) -> Any:
    if may_be_none(hint):
        return _told(path, kinds(hint)[0], text) if text.strip() else None
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (list, tuple):
        return [_one(path, inner[0], word) for word in _words(text)]
    if isinstance(origin, type) and issubclass(origin, Mapping) and inner[1] is int:
        return dict(_count(path, word) for word in text.split())
    return text


def _told(path: str, hint: Any, text: str) -> Any:
    """A fact that was unknown as long as nothing was written."""
    return _number(path, text.strip(), text) if hint is int else _meant(path, hint, text)


def _words(text: str) -> list[str]:
    return [word for word in _BETWEEN.split(text) if word]


def numbers_in(text: str) -> list[int] | None:
    """The numbers of which a text consists; None if there is anything else in it."""
    words = _words(text)
    return [int(word) for word in words] if all(map(_NUMBER.fullmatch, words)) else None


def _one(path: str, hint: Any, word: str) -> Any:
    if may_be_none(hint) and word == GAP:
        return None
    return _number(path, word, word) if int in kinds(hint) else word


def _count(path: str, word: str) -> tuple[str, int]:
    name, _, number = word.partition(":")
    return name, _number(path, number, word)


def _number(path: str, digits: str, told: str) -> int:
    if not _NUMBER.fullmatch(digits):
        raise BadPosition([wrong_value(path, told)])
    return int(digits)

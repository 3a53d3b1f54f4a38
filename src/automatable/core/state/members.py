"""The facts of a record one by one: what its types and its declarations say together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass, replace
from functools import cache, cached_property
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from automatable.core.state.declaring import UNSAID, Told, known, told_of


@dataclass(frozen=True)
class Member:
    """One stored fact of a record."""

    field: Field[Any]
    name: str
    """In files."""
    hint: Any
    told: Told
    part: Any
    """The class of a part of the state that has facts of its own; None for any other fact."""
    entries: Any
    """The type of the entries of a table; None for any other fact."""

    @property
    def key(self) -> str:
        """The name in the code."""
        return self.field.name

    @property
    def has_default(self) -> bool:
        return has_default(self.field)

    @cached_property
    def inside(self) -> tuple[Member, ...]:
        """The facts of a part, with what is said of them where the part is used.

        Of a part that may be of several classes, the facts of all of them.
        """
        records = [shape for shape in kinds(self.hint) if is_dataclass(shape)]
        if len(records) > 1:
            return tuple(one for shape in records for one in members(shape))
        return members_of(self.part, self.told.inside) if self.told.inside else members(self.part)

    def paths(self, before: str) -> dict[str, Any]:
        """The paths of this fact; those of a table whose entries are spread, with their keys."""
        spread = self.told.spread
        if spread:
            return {before + spread.format(key): key for key in known(self.told.keys) or ()}
        return {before + self.name: None}


def members_of(shape: Any, inside: Mapping[str, Told] | None = None) -> tuple[Member, ...]:
    """The stored facts of a record; `inside` tells some of them again."""
    hints, again = get_type_hints(shape), inside or {}
    told = [(field, _dated(field, again.get(field.name))) for field in fields(shape)]
    stored = [(field, told) for field, told in told if told.stored and not told.key]
    return tuple(_member(field, hints[field.name], told) for field, told in stored)


members: Callable[[Any], tuple[Member, ...]] = cache(members_of)


def _dated(field: Field[Any], again: Told | None) -> Told:
    """What is said of a fact; one that came later is left out while it has its default."""
    told = again or told_of(field)
    if not told.since or told.left_out is not UNSAID:
        return told
    usual = field.default if field.default_factory is MISSING else field.default_factory()
    return replace(told, left_out=usual, null=True)


def _member(field: Field[Any], hint: Any, told: Told) -> Member:
    records = [one for one in kinds(hint) if is_dataclass(one)]
    part = records[0] if records and told.way is None else None
    origin = get_origin(hint)
    is_table = isinstance(origin, type) and issubclass(origin, Mapping)
    entries = get_args(hint)[1] if is_table else None
    return Member(field, told.name or field.name, hint, told, part, entries)


def has_default(field: Field[Any]) -> bool:
    return field.default is not MISSING or field.default_factory is not MISSING


def kinds(hint: Any) -> tuple[Any, ...]:
    """The types of which a value has one; without None."""
    if get_origin(hint) in (Union, UnionType):
        return tuple(kind for kind in get_args(hint) if kind is not NoneType)
    return (hint,)


def may_be_none(hint: Any) -> bool:
    return get_origin(hint) in (Union, UnionType) and NoneType in get_args(hint)

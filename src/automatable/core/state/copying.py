"""Copies of a state, each made by a function that is written for its class once.

    twin = copied(state)

What can change is copied; what is fixed (numbers, texts, tuples, frozen records) is shared. The
types of the fields say which is which. A field that needs no copy though its type does says
`fact(shared=True)`; one of no particular type (`Any`: an owner's deck) is taken as fixed. A part
that has a method `copy` of its own is copied by that.

The function sets field after field, as the one that makes the object does: reading a field of a
copy whose `__dict__` was filled at once takes three times as long.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")
Copier = Callable[[Any], Any]
SHARED = "shared"
"""In the metadata of a field: a copy holds the very same thing."""
_FIXED = (int, str, bool, float, bytes, NoneType, frozenset, range)


def copied(part: T) -> T:
    """An independent copy."""
    made: T = _WRITTEN[type(part)](part)
    return made


class _Written(dict[type, Copier]):
    """The function of each class, written when it is wanted first."""

    def __missing__(self, shape: type) -> Copier:
        self[shape] = found = _written(shape)
        return found


class _Parts(dict[type, Copier]):
    """How a part of a state is copied: a class may do it in its own way."""

    def __missing__(self, shape: type) -> Copier:
        own = getattr(shape, "copy", None)
        self[shape] = found = own if callable(own) else _WRITTEN[shape]
        return found


_WRITTEN, _PARTS = _Written(), _Parts()


def _written(shape: type) -> Copier:
    """def copy(it): new = make(shape); new.coins = it.coins; new.crates = it.crates.copy(); ..."""
    if is_fixed(shape):
        return lambda it: it
    if not is_dataclass(shape):
        raise TypeError(f"{shape.__name__} is no record: nothing says how it is copied")
    hints = get_type_hints(shape)
    lines = [f" new.{f.name} = {_copy(f'it.{f.name}', _hint(f, hints))}" for f in fields(shape)]
    text = "\n".join(["def copy(it):", " new = make(shape)", *lines, " return new"])
    known: dict[str, Any] = {"make": object.__new__, "shape": shape, "parts": _PARTS}
    exec(text, known)
    written: Copier = known["copy"]
    return written


def _hint(field: Any, hints: Mapping[str, Any]) -> Any:
    return Any if field.metadata.get(SHARED) else hints[field.name]


def _copy(it: str, hint: Any) -> str:
    """The expression that copies what has this type."""
    if is_fixed(hint):
        return it
    origin, inner = get_origin(hint) or hint, get_args(hint)
    if origin in (Union, UnionType):
        return _copy_optional(it, [one for one in inner if one is not NoneType])
    if origin in (list, set) or (isinstance(origin, type) and issubclass(origin, dict)):
        if all(map(is_fixed, inner)):
            return f"{it}.copy()"
        if origin is dict:
            return f"{{key: {_copy('one', inner[1])} for key, one in {it}.items()}}"
        return f"[{_copy('one', inner[0])} for one in {it}]"
    if origin is tuple:
        return f"tuple([{_copy('one', inner[0])} for one in {it}])"
    return f"parts[type({it})]({it})"


def _copy_optional(it: str, kinds: list[Any]) -> str:
    if len(kinds) > 1 and not all(map(is_dataclass, kinds)):
        raise TypeError(f"nothing says how one of {kinds} is copied")
    return f"None if {it} is None else {_copy(it, kinds[0])}"


def is_fixed(hint: Any) -> bool:
    """Whether a value of this type never changes, so that copies may share it."""
    origin, inner = get_origin(hint) or hint, get_args(hint)
    if origin in (Any, Literal, Callable) or isinstance(hint, TypeVar):
        return True
    if origin in (Union, UnionType, tuple):
        return all(is_fixed(one) for one in inner if one is not Ellipsis)
    if origin is Mapping:  # who holds it promises not to change it
        return True
    if not isinstance(origin, type):
        return False
    return issubclass(origin, _FIXED) or issubclass(origin, Enum) or _is_frozen(origin)


def _is_frozen(shape: type) -> bool:
    params = getattr(shape, "__dataclass_params__", None)
    return params is not None and bool(params.frozen)

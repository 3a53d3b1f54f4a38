"""What a seat may see of a state: facts say with `seen_by` who sees them (see `declaring`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import is_dataclass
from functools import cache
from typing import Any, get_args, get_origin

from automatable.core.state.members import Member, kinds, members


def hide(state: Any, position: dict[str, Any], seat: int) -> bool:
    """Take out of a position what a seat may not see; whether there was anything of that kind."""
    return bool(list(_hidden(state, state, position, seat)))


def _hidden(state: Any, part: Any, told: dict[str, Any], seat: int) -> Iterator[str]:
    """Names of facts, while they are taken out."""
    for member in _hiding(type(part)):
        value = getattr(part, member.key)
        if member.told.seen_by is not None:
            seats = member.told.seen_by(state, part)
            if seats is not None and seat not in seats:
                yield _covered(member, value, told)
        else:
            for inner, written in _parts(value, told if member.told.flat else told[member.name]):
                yield from _hidden(state, inner, written, seat)


def _covered(member: Member, value: Any, told: dict[str, Any]) -> str:
    if member.told.hidden == "as_size":
        told[member.name] = size(value)
    else:
        told.pop(member.name, None)
    return member.name


def size(value: Any) -> int:
    """How many there are: of a table that counts, all together."""
    counts = isinstance(value, Mapping) and all(isinstance(n, int) for n in value.values())
    return sum(value.values()) if counts else len(value)


def _parts(value: Any, told: Any) -> Iterator[tuple[Any, Any]]:
    """The records in a fact, each with what is written of it."""
    if isinstance(value, Mapping):
        yield from ((one, told[str(key)]) for key, one in value.items())
    elif isinstance(value, list | tuple):
        yield from zip(value, told, strict=True)
    elif value is not None:
        yield value, told


def _leads_to_hidden(member: Member) -> bool:
    if member.told.seen_by is not None:
        return True
    return member.told.way is None and any(_hiding(shape) for shape in records_of(member.hint))


def records_of(hint: Any) -> Iterator[Any]:
    """The records in a type."""
    for kind in kinds(hint):
        if is_dataclass(kind):
            yield from _and_subclasses(kind)
        elif isinstance(get_origin(kind), type):
            yield from (one for inner in get_args(kind) for one in records_of(inner))


def _and_subclasses(shape: Any) -> Iterator[Any]:
    """A part may be of a class that says more about itself."""
    yield shape
    for inner in shape.__subclasses__():
        yield from _and_subclasses(inner)


_hiding: Callable[[Any], tuple[Member, ...]] = cache(
    lambda shape: tuple(filter(_leads_to_hidden, members(shape)))
)
"""The facts of a record that not everybody sees, and those that have such facts in them."""

"""States as JSON: a function that is written for each class of a state once.

What is written follows from the declarations (`declaring`). A *complete* object leaves nothing out,
not even facts that nobody has reported yet: these are what a correction may tell. A *whole* one has
what follows from the facts of its parts, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import is_dataclass
from textwrap import indent
from typing import Any, Literal, TypeVar, get_args, get_origin

from automatable.core.state.declaring import UNSAID, Told, derived_of, tags_of
from automatable.core.state.members import Member, kinds, may_be_none, members

Writer = Callable[[Any], dict[str, Any]]


class Writers(dict[type, Writer]):
    """The function of each class, written when it is wanted first."""

    def __init__(self, *, complete: bool = False, whole: bool = False) -> None:
        super().__init__()
        self.complete, self.whole = complete, whole

    def __missing__(self, shape: type) -> Writer:
        known = {"writers": self, "plain": plain}
        lines = _Lines(self.complete, known)
        body = list(lines.of(members(shape), "it"))
        if self.whole:
            body += lines.derived(derived_of(shape))
        begin = f" out = {dict(tags_of(shape))!r}"
        exec("\n".join(["def write(it):", begin, *body, " return out"]), known)
        self[shape] = known["write"]  # type: ignore[assignment]
        return self[shape]


STORED, COMPLETE, WHOLE = Writers(), Writers(complete=True), Writers(whole=True)


def written_record(part: Any) -> dict[str, Any]:
    """The JSON object of a part of a state."""
    return STORED[type(part)](part)


class _Lines:
    """The lines of one function, and what they refer to."""

    def __init__(self, complete: bool, known: dict[str, Any]) -> None:
        self._complete, self._known = complete, known

    def of(self, there: tuple[Member, ...], part: str) -> Iterator[str]:
        for member in there:
            yield from self._fact(member, part, f"{part}.{member.key}")

    def _fact(self, member: Member, part: str, it: str) -> Iterator[str]:
        told, name = member.told, member.name
        if told.gives is not None:
            yield f" out[{name!r}] = {self._name(told.gives)}({part})"
        elif told.flat:
            yield from self._flat(member, it)
        elif told.spread:
            yield from self._spread(member, it)
        elif told.left_out is UNSAID or self._complete:
            yield f" out[{name!r}] = {self._value(it, told, member.hint)}"
        else:
            usual = self._name(told.left_out)
            told_now = f"not {usual}({it})" if callable(told.left_out) else f"{it} != {usual}"
            yield f" if {told_now}: out[{name!r}] = {self._value(it, told, member.hint)}"

    def _flat(self, member: Member, it: str) -> Iterator[str]:
        lines = self.of(member.inside, it)
        if not may_be_none(member.hint):
            yield from lines
            return
        yield f" if {it} is not None:"
        for line in lines:
            yield indent(line, " ")

    def derived(self, follows: Mapping[str, Callable[[Any], Any]]) -> Iterator[str]:
        for name, function in follows.items():
            yield f" out[{name!r}] = {self._name(function)}(it)"

    def _spread(self, member: Member, it: str) -> Iterator[str]:
        told, entry = member.told, Told(way=member.told.entries)
        for name, key in member.paths("").items():
            written = f"out[{name!r}] = {self._value(f'{it}[{key!r}]', entry, member.entries)}"
            if not told.open:
                yield f" {written}"
            elif self._complete:
                yield f" if {key!r} in {it}: {written}\n else: out[{name!r}] = None"
            else:
                yield f" if {key!r} in {it}: {written}"

    def _value(self, it: str, told: Told, hint: Any) -> str:
        if told.way is not None:
            return f"{self._name(told.way.write)}({it})"
        entry = None if told.entries is None else self._name(told.entries.write)
        return self._written(it, hint, entry)

    def _written(self, it: str, hint: Any, entry: str | None = None) -> str:
        origin, inner = get_origin(hint) or hint, get_args(hint)
        if may_be_none(hint) or len(kinds(hint)) > 1:
            return self._optional(it, kinds(hint))
        if isinstance(origin, type) and issubclass(origin, list | tuple | set | frozenset):
            return self._list(it, inner[0], entry, issubclass(origin, set | frozenset))
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return self._table(it, inner, entry)
        if is_dataclass(origin):
            return f"writers[type({it})]({it})"
        return it if _is_simple(hint) else f"plain({it})"

    def _optional(self, it: str, inner: tuple[Any, ...]) -> str:
        if all(map(_is_simple, inner)):
            return it
        if len(inner) > 1 and not all(map(is_dataclass, inner)):
            raise TypeError(f"one of {inner} needs a way to be written")
        return f"None if {it} is None else {self._written(it, inner[0])}"

    def _list(self, it: str, inner: Any, entry: str | None, in_any_order: bool) -> str:
        if entry is None and _is_simple(inner):
            return f"sorted({it})" if in_any_order else f"list({it})"
        one = f"{entry}(one)" if entry else self._written("one", inner)
        return f"[{one} for one in {it}]"

    def _table(self, it: str, inner: tuple[Any, ...], entry: str | None) -> str:
        key = "key" if inner[0] is not int else "str(key)"
        if entry is None and _is_simple(inner[1]) and key == "key":
            return f"dict({it})"
        one = f"{entry}(one)" if entry else self._written("one", inner[1])
        return f"{{{key}: {one} for key, one in {it}.items()}}"

    def _name(self, thing: Any) -> str:
        """A name in the function for something that it refers to."""
        name = f"known_{len(self._known)}"
        self._known[name] = thing
        return name


def _is_simple(hint: Any) -> bool:
    if len(kinds(hint)) > 1 or may_be_none(hint):
        return all(map(_is_simple, kinds(hint)))
    origin = get_origin(hint) or hint
    return origin in (int, str, bool, float, Literal) or isinstance(hint, TypeVar)


def plain(value: Any) -> Any:
    """Contents of a file, copied: a position belongs to whoever asked for it."""
    if isinstance(value, Mapping):
        return {key: plain(one) for key, one in value.items()}
    return [plain(one) for one in value] if isinstance(value, list | tuple) else value

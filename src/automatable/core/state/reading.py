"""States from JSON: everything that is wrong with an object is named, not only the first mistake.

How a record is read follows from its declarations (`declaring`): types strictly, unknown fields
refused, what is left out as it is declared.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Literal, TypeAlias, TypeVar, get_args, get_origin

from automatable.core.errors import BadPosition, Problem, Refused
from automatable.core.state.declaring import (
    NOTHING_TOLD,
    REQUIRED,
    UNSAID,
    Told,
    Way,
    derived_of,
    known,
    tags_of,
    told_of,
)
from automatable.core.state.members import Member, has_default, kinds, may_be_none, members

T = TypeVar("T")
Path: TypeAlias = tuple[str | int, ...]
SHOWN = 80
"""This much of a wrong value is quoted."""


def wrong_value(field: str, value: Any) -> Problem:
    """What is wrong with a value that a fact cannot have."""
    return Problem("bad_value", {"field": field, "value": str(value)[:SHOWN]})


def place_in(contents: Any, path: Path) -> str:
    """The path in words a reader of the file recognises: `card 7`, not `card[6]`."""
    words: list[str] = []
    for step in path:
        contents = _inside(contents, step)
        words.append(_name(contents, step) if isinstance(step, int) else str(step))
    return " ".join(words)


def _inside(contents: Any, step: str | int) -> Any:
    try:
        return contents[step]
    except (KeyError, IndexError, TypeError):
        return None


def _name(item: Any, index: int) -> str:
    if isinstance(item, dict):
        for key in ("id", "number", "name"):
            if key in item:
                return str(item[key])
    return f"no. {index + 1}"


class Reading:
    """What is being read, and what is wrong with it."""

    def __init__(self, contents: Any) -> None:
        self.contents = contents
        self.problems: list[Problem] = []
        self.unread = 0
        """How many of the problems leave a part without which no record can be made."""

    def misread(self, path: Path, reason: str) -> None:
        self._say("bad_data_value", path[:-1], str(path[-1]) if path else "", reason)

    def missing(self, path: Path) -> None:
        self._say("missing_data_field", path[:-1], str(path[-1]), "")

    def unknown(self, path: Path, names: Collection[str]) -> None:
        self._say("unknown_data_field", path, ", ".join(sorted(map(str, names))), "")

    def bad_value(self, path: Path, value: Any) -> None:
        """Something of the right type that nothing of ours is called."""
        self.unread += 1
        self.problems.append(wrong_value(dotted(path), value))

    def not_among(self, path: Path, value: Any, values: Collection[Any]) -> None:
        """A value that the fact cannot have."""
        self.bad_value(path, value)

    def misfit(self, path: Path, problem: Problem) -> None:
        """What does not fit together in the record at a path."""
        self.problems.append(problem)

    def _say(self, code: str, path: Path, field: str, reason: str) -> None:
        self.unread += 1
        place = place_in(self.contents, path)
        told = {"file": "position", "place": place, "field": field, "reason": reason}
        self.problems.append(Problem(code, told))


Reader: TypeAlias = Callable[[Any, Path, Reading], Any]
"""What is meant by a value at a path; after a mistake, which is noted, it counts for nothing."""


def dotted(path: Path) -> str:
    return ".".join(map(str, path))


class RecordReader:
    """Reads the objects of one class."""

    def __init__(self, shape: Any, there: tuple[Member, ...] | None = None) -> None:
        self._shape = shape
        self._takers = [_taker(member) for member in there or members(shape)]
        self._key = next((field for field in fields(shape) if told_of(field).key), None)
        self.names = {name for taker in self._takers for name in taker.names}
        self._beside = {*tags_of(shape), *derived_of(shape)}
        known_of = {taker.key for taker in self._takers}
        apart = [f for f in fields(shape) if f.name not in known_of and f is not self._key]
        self._needs_factory = not all(map(has_default, apart))
        self._misfits = getattr(shape, "misfits", lambda made: ())

    def __call__(self, contents: Any, path: Path, reading: Reading) -> Any:
        if not isinstance(contents, dict):
            return reading.misread(path, f"{contents!r} is not dict")
        made = self.among(contents, path, reading)
        if unknown := contents.keys() - self.names - self._beside:
            reading.unknown(path, unknown)
        return made

    def among(self, contents: Any, path: Path, reading: Reading, factory: Any = None) -> Any:
        """The record of the facts that it knows; others may stand beside them."""
        before, got = reading.unread, self._under(path, reading)
        for taker in self._takers:
            taker.take(contents, path, reading, got)
        if reading.unread > before:
            return None
        for taker in self._takers:
            taker.complete(got)
        made = self._made(got, factory)
        for problem in self._misfits(made):
            reading.misfit(path, problem)
        return made

    def _under(self, path: Path, reading: Reading) -> dict[str, Any]:
        """The key under which the record stands, as a fact of it."""
        if self._key is None:
            return {}
        values = known(told_of(self._key).values)
        if values is not None and path[-1] not in values:
            reading.bad_value(path[:-1], path[-1])
        return {self._key.name: path[-1]}

    def _made(self, got: dict[str, Any], factory: Any) -> Any:
        if not self._needs_factory:
            return self._shape(**got)
        part = factory()
        for name, value in got.items():
            setattr(part, name, value)
        return part


# --- the facts of a record


class _Taker:
    """Takes one fact out of the object of its part."""

    def __init__(self, member: Member) -> None:
        self._member, self._told, self._name = member, member.told, member.name
        self.key = member.key
        self._read = _checked(reader(member.hint, self._told), self._told)
        if self._told.partial:
            self._read = _filled_up(self._read, member.field.default_factory)
        self.names: Collection[str] = (self._name,)

    def take(self, contents: Any, path: Path, reading: Reading, got: dict[str, Any]) -> None:
        if self._name in contents and not (self._told.null and contents[self._name] is None):
            value = contents[self._name]
            got[self.key] = self._read(value, (*path, self._name), reading)
        elif self._told.absent is REQUIRED or not (self._member.has_default or self._said()):
            reading.missing((*path, self._name))

    def complete(self, got: dict[str, Any]) -> None:
        if self.key not in got and self._said():
            absent = self._told.absent
            got[self.key] = absent(got) if callable(absent) else absent

    def _said(self) -> bool:
        return self._told.absent is not UNSAID


class _FlatTaker:
    """Takes a part whose facts stand among those around it."""

    def __init__(self, member: Member) -> None:
        self.key, self._may_be_none = member.key, may_be_none(member.hint)
        self._factory = member.field.default_factory
        self._reader = RecordReader(member.part, member.inside)
        self.names: Collection[str] = self._reader.names

    def take(self, contents: Any, path: Path, reading: Reading, got: dict[str, Any]) -> None:
        if not self._may_be_none or any(contents.get(name) is not None for name in self.names):
            got[self.key] = self._reader.among(contents, path, reading, self._factory)

    def complete(self, got: dict[str, Any]) -> None:
        """Its reader has done so."""


class _SpreadTaker:
    """Takes the entries of a table, each of which is a fact of its own."""

    def __init__(self, member: Member) -> None:
        self.key, self._told = member.key, member.told
        entry = Told(way=self._told.entries)
        self._read = _checked(reader(member.entries, entry), self._told)
        self._keys = member.paths("")
        self.names: Collection[str] = self._keys.keys()

    def take(self, contents: Any, path: Path, reading: Reading, got: dict[str, Any]) -> None:
        entries: dict[Any, Any] = {}
        for name, key in self._keys.items():
            if self._told.open and contents.get(name) is None:
                continue
            if name in contents:
                entries[key] = self._read(contents[name], (*path, name), reading)
            else:
                reading.missing((*path, name))
        got[self.key] = entries

    def complete(self, got: dict[str, Any]) -> None:
        """Each entry is there or unknown."""


def _taker(member: Member) -> _Taker | _FlatTaker | _SpreadTaker:
    if member.told.flat:
        return _FlatTaker(member)
    return _SpreadTaker(member) if member.told.spread else _Taker(member)


# --- values


def _checked(read: Reader, told: Told) -> Reader:
    """The reader of a fact that can only have some values."""
    if told.values is None:
        return read

    def checked(value: Any, path: Path, reading: Reading) -> Any:
        before = reading.unread
        found = read(value, path, reading)
        values = known(told.values)
        if reading.unread == before and values is not None:
            for at, one in _entries(found, path):
                if one not in values:
                    reading.not_among(at, one, values)
        return found

    return checked


def _entries(value: Any, path: Path) -> list[tuple[Path, Any]]:
    if isinstance(value, Mapping):
        return [((*path, key), one) for key, one in value.items()]
    listed = isinstance(value, list | tuple | set | frozenset)
    return [(path, one) for one in value] if listed else [(path, value)]


def _filled_up(read: Reader, factory: Any) -> Reader:
    """The reader of a table some keys of which may be left out."""

    def filled_up(value: Any, path: Path, reading: Reading) -> Any:
        before, found = reading.unread, read(value, path, reading)
        return found if reading.unread > before else {**factory(), **found}

    return filled_up


def reader(hint: Any, told: Told = NOTHING_TOLD) -> Reader:
    """How a value of a type is read."""
    if told.way is not None:
        return _by_way(told.way)
    if may_be_none(hint) or len(kinds(hint)) > 1:
        return _optional(hint)
    origin, inner = get_origin(hint) or hint, get_args(hint)
    if origin is Literal:
        return _one_of(inner)
    if origin is tuple and len(inner) > 1 and inner[1] is not ...:
        return _row(inner)
    if isinstance(origin, type) and issubclass(origin, list | tuple | set | frozenset):
        return _list(origin, _entry(inner[0], told))
    if isinstance(origin, type) and issubclass(origin, Mapping):
        key = reader(inner[0] if told.keys is None else Any)
        return _table(origin, key, _entry(inner[1], told), told)
    if is_dataclass(origin):
        return _tagged((origin,)) if tags_of(origin) else _record(origin)
    if origin in (int, str, bool):
        return _exactly(origin)
    if origin is float:
        return _real
    if origin is Any or isinstance(hint, TypeVar):
        return lambda value, path, reading: value
    raise TypeError(f"{hint} needs a way to be read")


record_reader: Callable[[Any], RecordReader] = cache(RecordReader)


def read_record(shape: type[T], contents: Any, path: str) -> T:
    """The record of an object that stands at a path of a position; raises `BadPosition`."""
    at = tuple(path.split("."))
    reading = Reading(_placed(contents, at))
    part: T = record_reader(shape)(contents, at, reading)
    if reading.problems:
        raise BadPosition(reading.problems)
    return part


def _placed(contents: Any, path: Path) -> Any:
    """An object that has these contents at a path, to name places in it."""
    for name in reversed(path):
        contents = {name: contents}
    return contents


def _record(shape: Any) -> Reader:
    """Found when it is wanted: a record may hold others of its kind."""
    return lambda value, path, reading: record_reader(shape)(value, path, reading)


def _tagged(shapes: tuple[Any, ...]) -> Reader:
    """One of several records, told apart by their tags."""
    if not all(map(tags_of, shapes)):
        raise TypeError(f"one of {shapes} needs a way to be read")
    names = dict.fromkeys(name for shape in shapes for name in tags_of(shape))

    def read(value: Any, path: Path, reading: Reading) -> Any:
        if not isinstance(value, dict):
            return reading.misread(path, f"{value!r} is not dict")
        left = list(shapes)
        for name in names:
            if any(name in tags_of(shape) for shape in left):
                said = value.get(name, UNSAID)
                left = [shape for shape in left if tags_of(shape).get(name, UNSAID) == said]
            if not left:
                return _mistagged(value, (*path, name), reading)
        return record_reader(left[0])(value, path, reading)

    return read


def _mistagged(contents: dict[str, Any], path: Path, reading: Reading) -> None:
    name = path[-1]
    if name not in contents:
        reading.missing(path)
    elif not isinstance(contents[name], str):
        reading.misread(path, f"{contents[name]!r} is not str")
    else:
        reading.bad_value(path, contents[name])


def _entry(hint: Any, told: Told) -> Reader:
    return reader(hint) if told.entries is None else _by_way(told.entries)


def _by_way(way: Way[Any]) -> Reader:
    shape = reader(way.shape)

    def read(value: Any, path: Path, reading: Reading) -> Any:
        before, told = reading.unread, shape(value, path, reading)
        if reading.unread > before:
            return None
        try:
            return way.read(told, dotted(path))
        except BadPosition as error:
            reading.unread += 1
            reading.problems.extend(error.problems)
        except Refused:
            reading.bad_value(path, value)
        return None

    return read


def _optional(hint: Any) -> Reader:
    among = kinds(hint)
    inner = reader(among[0]) if len(among) == 1 else _tagged(among)
    if not may_be_none(hint):
        return inner

    def read(value: Any, path: Path, reading: Reading) -> Any:
        return None if value is None else inner(value, path, reading)

    return read


def _exactly(kind: type) -> Reader:
    def read(value: Any, path: Path, reading: Reading) -> Any:
        if type(value) is not kind:
            reading.misread(path, f"{value!r} is not {kind.__name__}")
        return value

    return read


def _real(value: Any, path: Path, reading: Reading) -> Any:
    if type(value) not in (int, float):
        return reading.misread(path, f"{value!r} is not float")
    return float(value)


def _one_of(values: tuple[Any, ...]) -> Reader:
    """By value and type: `true` is not 1."""
    allowed = {(type(value), value) for value in values}

    def read(value: Any, path: Path, reading: Reading) -> Any:
        if not isinstance(value, str | int) or (type(value), value) not in allowed:
            reading.misread(path, f"{value!r} is not one of {', '.join(map(str, values))}")
        return value

    return read


def _list(kind: type, inner: Reader) -> Reader:
    def read(value: Any, path: Path, reading: Reading) -> Any:
        if not isinstance(value, list | tuple):
            return reading.misread(path, f"{value!r} is not list")
        return kind([inner(one, (*path, at), reading) for at, one in enumerate(value)])

    return read


def _row(inner: tuple[Any, ...]) -> Reader:
    """A list with a place for each of its entries."""
    readers = tuple(map(reader, inner))

    def read(value: Any, path: Path, reading: Reading) -> Any:
        if not isinstance(value, list | tuple):
            return reading.misread(path, f"{value!r} is not list")
        if len(value) != len(readers):
            return reading.misread(path, f"{len(value)} entries instead of {len(readers)}")
        both = enumerate(zip(readers, value, strict=True))
        return tuple([read(one, (*path, at), reading) for at, (read, one) in both])

    return read


def _table(kind: type, key: Reader, inner: Reader, told: Told) -> Reader:
    make = dict if kind is Mapping or not issubclass(kind, dict) else kind

    def read(value: Any, path: Path, reading: Reading) -> Any:
        if not isinstance(value, dict):
            return reading.misread(path, f"{value!r} is not dict")
        entries = {
            key(name, (*path, name), reading): inner(one, (*path, name), reading)
            for name, one in value.items()
        }
        keys = known(told.keys)
        if keys is None:
            return make(entries)
        if not _fits(entries.keys(), set(keys), told.partial):
            return reading.bad_value(path, ", ".join(sorted(value)))
        return make({name: entries[name] for name in keys if name in entries})

    return read


def _fits(given: Collection[Any], keys: set[Any], partial: bool) -> bool:
    return set(given) <= keys if partial else set(given) == keys

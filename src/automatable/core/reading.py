"""States from JSON: everything that is wrong with an object is named, not only the first mistake.

How a record is read follows from its declarations (`declaring`): types strictly, unknown fields
refused, what is left out as it is declared.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

from automatable.core.data import place_in
from automatable.core.declaring import NOTHING_TOLD, REQUIRED, UNSAID, Told, Way, known, told_of
from automatable.core.errors import BadPosition, Problem, Refused
from automatable.core.positions import wrong_value

Path: TypeAlias = tuple[str | int, ...]


class Reading:
    """What is being read, and what is wrong with it."""

    def __init__(self, contents: Any) -> None:
        self.contents = contents
        self.problems: list[Problem] = []

    def misread(self, path: Path, reason: str) -> None:
        self._say("bad_data_value", path[:-1], str(path[-1]) if path else "", reason)

    def missing(self, path: Path) -> None:
        self._say("missing_data_field", path[:-1], str(path[-1]), "")

    def unknown(self, path: Path, names: Collection[str]) -> None:
        self._say("unknown_data_field", path, ", ".join(sorted(map(str, names))), "")

    def bad_value(self, path: Path, value: Any) -> None:
        self.problems.append(wrong_value(dotted(path), value))

    def _say(self, code: str, path: Path, field: str, reason: str) -> None:
        place = place_in(self.contents, path)
        told = {"file": "position", "place": place, "field": field, "reason": reason}
        self.problems.append(Problem(code, told))


Reader: TypeAlias = Callable[[Any, Path, Reading], Any]
"""What is meant by a value at a path; after a mistake, which is noted, it counts for nothing."""


def dotted(path: Path) -> str:
    return ".".join(map(str, path))


class RecordReader:
    """Reads the objects of one class."""

    def __init__(self, shape: type, names: Mapping[str, str] | None = None) -> None:
        self._shape = shape
        hints = get_type_hints(shape)
        stored = [field for field in fields(shape) if told_of(field).stored]
        self._takers = [_taker(field, hints[field.name], names or {}) for field in stored]
        self.names = {name for taker in self._takers for name in taker.names}
        apart = [field for field in fields(shape) if not told_of(field).stored]
        self._needs_factory = not all(map(_has_default, apart))

    def __call__(self, contents: Any, path: Path, reading: Reading, factory: Any = None) -> Any:
        if not isinstance(contents, dict):
            return reading.misread(path, f"{contents!r} is not dict")
        made = self.among(contents, path, reading, factory)
        if not contents.keys() <= self.names:
            reading.unknown(path, contents.keys() - self.names)
        return made

    def among(self, contents: Any, path: Path, reading: Reading, factory: Any = None) -> Any:
        """The record of the facts that it knows; others may stand beside them."""
        before, got = len(reading.problems), dict[str, Any]()
        for taker in self._takers:
            taker.take(contents, path, reading, got)
        if len(reading.problems) > before:
            return None
        for taker in self._takers:
            taker.complete(got)
        return self._made(got, factory)

    def _made(self, got: dict[str, Any], factory: Any) -> Any:
        if not self._needs_factory:
            return self._shape(**got)
        part = factory()
        for name, value in got.items():
            setattr(part, name, value)
        return part


def _has_default(field: Field[Any]) -> bool:
    return field.default is not MISSING or field.default_factory is not MISSING


# --- the facts of a record


class _Taker:
    """Takes one fact out of the object of its part."""

    def __init__(self, field: Field[Any], hint: Any, name: str) -> None:
        self._field, self._told, self._name = field, told_of(field), name
        self._read = _checked(reader(hint, self._told), self._told)
        if self._told.partial:
            self._read = _filled_up(self._read, field.default_factory)
        self.names: Collection[str] = (name,)

    def take(self, contents: Any, path: Path, reading: Reading, got: dict[str, Any]) -> None:
        if self._name in contents and not (self._told.null and contents[self._name] is None):
            value = contents[self._name]
            got[self._field.name] = self._read(value, (*path, self._name), reading)
        elif self._told.absent is REQUIRED or not (self._may_miss() or self._said()):
            reading.missing((*path, self._name))

    def complete(self, got: dict[str, Any]) -> None:
        if self._field.name not in got and self._said():
            absent = self._told.absent
            got[self._field.name] = absent(got) if callable(absent) else absent

    def _may_miss(self) -> bool:
        return _has_default(self._field)

    def _said(self) -> bool:
        return self._told.absent is not UNSAID


class _FlatTaker:
    """Takes a part whose facts stand among those around it."""

    def __init__(self, field: Field[Any], hint: Any) -> None:
        self._field, self._reader = field, RecordReader(hint, told_of(field).names)
        self.names: Collection[str] = self._reader.names

    def take(self, contents: Any, path: Path, reading: Reading, got: dict[str, Any]) -> None:
        factory = self._field.default_factory
        got[self._field.name] = self._reader.among(contents, path, reading, factory)

    def complete(self, got: dict[str, Any]) -> None:
        """Its reader has done so."""


class _SpreadTaker:
    """Takes the entries of a table, each of which is a fact of its own."""

    def __init__(self, field: Field[Any], hint: Any) -> None:
        self._field, self._told = field, told_of(field)
        entry = Told(way=self._told.entries)
        self._read = _checked(reader(get_args(hint)[1], entry), self._told)
        self._keys = {self._told.spread.format(key): key for key in known(self._told.keys) or ()}
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
        got[self._field.name] = entries

    def complete(self, got: dict[str, Any]) -> None:
        """Each entry is there or unknown."""


def _taker(
    field: Field[Any], hint: Any, names: Mapping[str, str]
) -> _Taker | _FlatTaker | _SpreadTaker:
    told = told_of(field)
    if told.flat:
        return _FlatTaker(field, hint)
    if told.spread:
        return _SpreadTaker(field, hint)
    return _Taker(field, hint, names.get(field.name) or told.name or field.name)


# --- values


def _checked(read: Reader, told: Told) -> Reader:
    """The reader of a fact that can only have some values."""
    if told.values is None:
        return read

    def checked(value: Any, path: Path, reading: Reading) -> Any:
        before = len(reading.problems)
        found = read(value, path, reading)
        values = known(told.values)
        if len(reading.problems) == before and values is not None:
            for at, one in _entries(found, path):
                if one not in values:
                    reading.bad_value(at, one)
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
        before, found = len(reading.problems), read(value, path, reading)
        return found if len(reading.problems) > before else {**factory(), **found}

    return filled_up


def reader(hint: Any, told: Told = NOTHING_TOLD) -> Reader:
    """How a value of a type is read."""
    if told.way is not None:
        return _by_way(told.way)
    origin, inner = get_origin(hint) or hint, get_args(hint)
    if origin in (Union, UnionType):
        return _optional([one for one in inner if one is not NoneType], NoneType in inner)
    if origin is Literal:
        return _one_of(inner)
    if isinstance(origin, type) and issubclass(origin, list | tuple | set | frozenset):
        return _list(origin, _entry(inner[0], told))
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return _table(origin, reader(inner[0]), _entry(inner[1], told), told)
    if is_dataclass(origin):
        return _record(origin)
    if origin in (int, str, bool):
        return _exactly(origin)
    if origin is Any or isinstance(hint, TypeVar):
        return lambda value, path, reading: value
    raise TypeError(f"{hint} needs a way to be read")


record_reader: Callable[[Any], RecordReader] = cache(RecordReader)


def _record(shape: Any) -> Reader:
    """Found when it is wanted: a record may hold others of its kind."""
    return lambda value, path, reading: record_reader(shape)(value, path, reading)


def _entry(hint: Any, told: Told) -> Reader:
    return reader(hint) if told.entries is None else _by_way(told.entries)


def _by_way(way: Way[Any]) -> Reader:
    shape = reader(way.shape)

    def read(value: Any, path: Path, reading: Reading) -> Any:
        before, told = len(reading.problems), shape(value, path, reading)
        if len(reading.problems) > before:
            return None
        try:
            return way.read(told, dotted(path))
        except BadPosition as error:
            reading.problems.extend(error.problems)
        except Refused:
            reading.bad_value(path, value)
        return None

    return read


def _optional(kinds: list[Any], may_be_none: bool) -> Reader:
    if len(kinds) > 1:
        raise TypeError(f"one of {kinds} needs a way to be read")
    inner = reader(kinds[0])

    def read(value: Any, path: Path, reading: Reading) -> Any:
        return None if value is None and may_be_none else inner(value, path, reading)

    return read


def _exactly(kind: type) -> Reader:
    def read(value: Any, path: Path, reading: Reading) -> Any:
        if type(value) is not kind:
            reading.misread(path, f"{value!r} is not {kind.__name__}")
        return value

    return read


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


def _table(kind: type, key: Reader, inner: Reader, told: Told) -> Reader:
    make = dict if kind is Mapping or not issubclass(kind, dict) else kind

    def read(value: Any, path: Path, reading: Reading) -> Any:
        if not isinstance(value, dict):
            return reading.misread(path, f"{value!r} is not dict")
        keys = known(told.keys)
        if keys is not None and not _fits(value.keys(), set(keys), told.partial):
            return reading.bad_value(path, ", ".join(sorted(value)))
        return make(
            {
                key(name, (*path, name), reading): inner(value[name], (*path, name), reading)
                for name in (value if keys is None or told.partial else keys)
            }
        )

    return read


def _fits(given: Collection[str], keys: set[Any], partial: bool) -> bool:
    return set(given) <= keys if partial else set(given) == keys

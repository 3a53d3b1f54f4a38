"""Cards, maps and tiles from TOML files, checked strictly.

A mistake raises `BadData` with the file, the place in it (`card 7`) and the field; nothing is
guessed, nothing unknown is ignored.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, make_dataclass
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any, Literal, TypeVar, get_args, get_origin

from cattrs import Converter
from cattrs.cols import (
    homogenous_tuple_structure_factory,
    list_structure_factory,
    mapping_structure_factory,
)
from cattrs.errors import (
    AttributeValidationNote,
    BaseValidationError,
    ClassValidationError,
    ForbiddenExtraKeysError,
    IterableValidationNote,
)
from cattrs.gen import make_dict_structure_fn, override

from automatable.core.errors import BadData
from automatable.core.foreign import check_values

T = TypeVar("T")

FORMAT = 1
"""Of every file with cards: raised when old programs could misread it."""


@dataclass(frozen=True)
class Source:
    """Where contents come from and how sure we are: shown wherever they appear."""

    edition: str
    confidence: Literal["verified", "single_source", "computed", "disputed", "house", "owner"]
    notes: str
    stand_in: bool = False
    """True for contents that are ours because the printed ones are not public."""


MOST_DOTS = 100
"""In one line: the time that a name with dots takes grows with the square of their number."""


def parse_toml(text: str, file: str) -> dict[str, Any]:
    """The contents of a TOML text, or an error that names the line."""
    for number, line in enumerate(text.split("\n"), start=1):  # as TOML counts lines
        if line.count(".") > MOST_DOTS:
            raise BadData("not_toml", file=file, reason=f"too many dots (at line {number})")
    try:
        contents = tomllib.loads(text)
        check_values(contents)
        return contents
    except (ValueError, RecursionError) as error:
        raise BadData("not_toml", file=file, reason=str(error)) from None


def check_head(contents: Any, game: str, file: str) -> None:
    """Which game a file is for, and that we can read its format; before all the rest."""
    if not isinstance(contents, dict) or contents.get("game") != game:
        raise BadData("foreign_file", file=file, game=game)
    if type(format := contents.get("format")) is int and format != FORMAT:
        raise BadData("newer_data_format", file=file, format=format)


def check_range(value: int, low: int, high: int, *, file: str, place: str, field: str) -> None:
    """A number that can be printed there."""
    if not low <= value <= high:
        args = {"value": value, "low": low, "high": high}
        raise BadData("value_out_of_range", file=file, place=place, field=field, **args)


def written(name: str) -> dict[str, str]:
    """For `field(metadata=...)`: files have another name for it than the code."""
    return {"written": name}


def names_in_files(shape: Any) -> dict[str, str]:
    """What the fields of a record are called in files, where that differs."""
    told = ((field.name, field.metadata.get("written")) for field in fields(shape))
    return {name: name_in_file for name, name_in_file in told if name_in_file}


def structure(contents: Any, shape: type[T], file: str) -> T:
    """The contents as a typed record; the first mistake is raised as `BadData`."""
    try:
        return _converter.structure(contents, shape)
    except (BaseValidationError, TypeError, ValueError, KeyError) as error:
        raise next(_mistakes(error, contents, file, ())) from None


def things(file: Traversable, shape: type[T]) -> dict[int | str, T]:
    """What is in the box, by id: a file with a `[source]` and a table for each thing.

    The tables have the name of the shape: `[[lantern]]` for `Lantern`.
    """
    name = shape.__name__.lower()
    tables: Any = tuple[shape, ...]  # type: ignore[valid-type]
    whole: Any = make_dataclass("Box", [("source", Source), (name, tables)])
    contents = parse_toml(file.read_text(encoding="utf-8"), file.name)
    listed = getattr(structure(contents, whole, file.name), name)
    found = {thing.id: thing for thing in listed}
    if len(found) < len(listed):
        raise BadData("bad_data_value", file=file.name, place=name, field="id", reason="twice")
    return found


def _mistakes(
    error: BaseException,
    contents: Any,
    file: str,
    path: tuple[str | int, ...],
    names: Mapping[str, str] = MappingProxyType({}),
) -> Iterator[BadData]:
    """The leaves of a tree of validation errors, each with its path as the file has it."""
    step = _step(error)
    path = path if step is None else (*path, names.get(str(step), step))
    if isinstance(error, BaseExceptionGroup):
        names = names_in_files(error.cl) if isinstance(error, ClassValidationError) else names
        for inner in error.exceptions:
            yield from _mistakes(inner, contents, file, path, names)
        return
    yield _mistake(error, contents, file, path)


def _step(error: BaseException) -> str | int | None:
    for note in getattr(error, "__notes__", ()):
        if isinstance(note, AttributeValidationNote):
            return note.name
        if isinstance(note, IterableValidationNote):
            return note.index
    return None


def _mistake(
    error: BaseException, contents: Any, file: str, path: tuple[str | int, ...]
) -> BadData:
    if isinstance(error, ForbiddenExtraKeysError):
        field = ", ".join(sorted(error.extra_fields))
        return BadData("unknown_data_field", file=file, place=place_in(contents, path), field=field)
    place = place_in(contents, path[:-1])
    name = str(path[-1]) if path else ""
    if isinstance(error, KeyError):
        return BadData("missing_data_field", file=file, place=place, field=name)
    return BadData("bad_data_value", file=file, place=place, field=name, reason=str(error))


def place_in(contents: Any, path: tuple[str | int, ...]) -> str:
    """The path in words a reader of the file recognises: `card 7`, not `card[6]`."""
    words: list[str] = []
    for step in path:
        contents = _inside(contents, step)
        words.append(_name(contents, step) if isinstance(step, int) else step)
    return " ".join(words)


def _inside(contents: Any, step: str | int) -> Any:
    try:
        return contents[step]
    except (KeyError, IndexError, TypeError):
        return None


def _name(item: Any, index: int) -> str:
    if isinstance(item, dict):
        for key in ("number", "id", "name"):
            if key in item:
                return str(item[key])
    return f"no. {index + 1}"


def _exactly(kind: type) -> Any:
    def read(value: Any, _: Any) -> Any:
        if type(value) is not kind:
            raise ValueError(f"{value!r} is not {kind.__name__}")
        return value

    return read


def _one_of(shape: Any) -> Any:
    """Literal values by value and type: `true` is not 1."""
    values = get_args(shape)

    def read(value: Any, _: Any) -> Any:
        if not any(type(value) is type(v) and value == v for v in values):
            raise ValueError(f"{value!r} is not one of {', '.join(map(str, values))}")
        return value

    return read


def _only_from(kinds: tuple[type, ...], make: Callable[..., Any]) -> Any:
    """The usual reader, but a text is no list of letters and a list is no table."""

    def reader(shape: Any, converter: Converter) -> Any:
        inner = make(shape, converter)

        def read(value: Any, wanted: Any) -> Any:
            if not isinstance(value, kinds):
                raise ValueError(f"{value!r} is not {kinds[0].__name__}")
            return inner(value, wanted)

        return read

    return reader


def _record(shape: Any, converter: Converter) -> Any:
    names = {name: override(rename=told) for name, told in names_in_files(shape).items()}
    return make_dict_structure_fn(shape, converter, _cattrs_forbid_extra_keys=True, **names)  # type: ignore[arg-type]


def _is(kind: Any) -> Callable[[Any], bool]:
    return lambda shape: get_origin(shape) is kind


_converter = Converter(forbid_extra_keys=True, detailed_validation=True)
for _kind in (int, str, bool):
    _converter.register_structure_hook(_kind, _exactly(_kind))
_converter.register_structure_hook_factory(_is(Literal), _one_of)
_converter.register_structure_hook_factory(is_dataclass, _only_from((dict,), _record))
for _origin, _kinds, _make in (
    (list, (list, tuple), list_structure_factory),
    (tuple, (list, tuple), homogenous_tuple_structure_factory),
    (dict, (dict,), mapping_structure_factory),
):
    _converter.register_structure_hook_factory(_is(_origin), _only_from(_kinds, _make))

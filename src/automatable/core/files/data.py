"""Cards, maps and tiles from TOML files, checked strictly.

Mistakes raise `BadFile`, each with the file, the place in it (`card 7`) and the field; nothing is
guessed, nothing unknown is ignored. How a record is read follows from its types and from what its
fields declare (`declaring`), as in a position; what does not fit together in it is told by its
method `misfits`, if it has one.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, make_dataclass
from importlib.resources.abc import Traversable
from typing import Any, Literal, TypeVar

from automatable.core.errors import BadData, BadFile, Problem
from automatable.core.files.foreign import check_values
from automatable.core.state.reading import SHOWN, Path, Reading, place_in, record_reader
from automatable.core.turns.events import Value

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


def out_of_range(field: str, value: int, values: range) -> Problem:
    """A number that cannot be printed there."""
    told: dict[str, Value] = {"field": field, "value": value}
    return Problem("value_out_of_range", {**told, "low": values[0], "high": values[-1]})


class FileReading(Reading):
    """What is being read from a file: a value that is out of range leaves the rest readable."""

    def __init__(self, contents: Any, file: str) -> None:
        super().__init__(contents)
        self._file = file

    def bad_value(self, path: Path, value: Any) -> None:
        self.misread(path, repr(value)[:SHOWN])

    def not_among(self, path: Path, value: Any, values: Collection[Any]) -> None:
        field = str(path[-1])
        if isinstance(values, range):
            return self.misfit(path[:-1], out_of_range(field, value, values))
        reason = f"{value!r} is not one of {', '.join(str(v) for v in values if v is not None)}"
        return self._note("bad_data_value", path[:-1], {"field": field, "reason": reason})

    def misfit(self, path: Path, problem: Problem) -> None:
        self._note(problem.code, path, problem.details)

    def _say(self, code: str, path: Path, field: str, reason: str) -> None:
        self.unread += 1
        self._note(code, path, {"field": field, **({"reason": reason} if reason else {})})

    def _note(self, code: str, path: Path, told: Mapping[str, Value]) -> None:
        place = place_in(self.contents, path)
        self.problems.append(Problem(code, {"file": self._file, "place": place, **told}))


def structure(contents: Any, shape: type[T], file: str) -> T:
    """The contents as a typed record; whatever is wrong with them is raised as `BadData`."""
    found, problems = read_as_far(contents, shape, file)
    refuse(problems)
    assert found is not None
    return found


def read_as_far(contents: Any, shape: type[T], file: str) -> tuple[T | None, list[Problem]]:
    """The record as far as it can be made, and everything that is wrong with it."""
    reading = FileReading(contents, file)
    found: T | None = record_reader(shape)(contents, (), reading)
    return found, reading.problems


def refuse(problems: Sequence[Problem]) -> None:
    """Raise all mistakes that were found."""
    if problems:
        raise BadFile(problems)


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

"""Facts that consist of several things, as rows of choices by name: cards, places, pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import TYPE_CHECKING, Any

from automatable.core.turns.events import Ref

if TYPE_CHECKING:
    from automatable.core.wording import Words

Cell = int | str
Row = tuple[Cell, ...]


@dataclass(frozen=True)
class Column:
    """What can stand in one column of a row: things of a kind, or plain numbers without one."""

    kind: str
    values: tuple[Cell, ...]
    known_as: Mapping[Any, Cell] = field(default_factory=dict)
    """Ids under which some of them have their names."""

    def label(self, value: Cell, words: Words) -> str:
        named = Ref(self.kind, self.known_as.get(value, value))
        return words.ref(named) if self.kind else str(value)

    def meant(self, text: str) -> Cell | None:
        """The value that was chosen; None for an empty column, or what is not on offer."""
        return next((value for value in self.values if str(value) == text), None)


def _as_list(rows: Sequence[Row]) -> Any:
    return [row[0] for row in rows]


def _from_list(value: Any) -> Iterable[Row]:
    return [(item,) for item in value]


@dataclass(frozen=True)
class Rows:
    """A fact by its parts: `value` is what stands in the position now."""

    columns: tuple[Column, ...]
    value: Any
    read: Callable[[Any], Iterable[Row]] = _from_list
    write: Callable[[Sequence[Row]], Any] = _as_list
    most: int | None = None
    """How many rows there can be; None for as many as one likes."""

    @property
    def rows(self) -> list[Row]:
        return list(self.read(self.value))

    def named(self, value: Any, words: Words) -> list[str]:
        """Each row by its name, as far as the value can be read; several alike are counted."""
        try:
            names = [self._told(row, words) for row in self.read(value)]
        except (AttributeError, TypeError, ValueError, LookupError):
            return []
        runs = [(name, len(list(run))) for name, run in groupby(names)]
        return [name if n == 1 else f"{n} × {name}" for name, n in runs]

    def _told(self, row: Row, words: Words) -> str:
        told = [c.label(cell, words) for c, cell in zip(self.columns, row, strict=True)]
        if len(told) > 1 and isinstance(row[-1], int):
            told[-1] = f"× {told[-1]}"
        return " ".join(told)

    def chosen(self, given: Sequence[Sequence[str]]) -> Any:
        """The value that the chosen rows stand for; rows with an empty column are left out."""
        return self.write(list(self._meant(given)))

    def _meant(self, given: Sequence[Sequence[str]]) -> Iterator[Row]:
        for texts in given:
            cells = [c.meant(text) for c, text in zip(self.columns, texts, strict=True)]
            if None not in cells:
                yield tuple(cell for cell in cells if cell is not None)


def one(kind: str, values: Iterable[Cell], value: Cell | None) -> Rows:
    """A single thing, or none."""
    return Rows(
        (Column(kind, tuple(values)),),
        value,
        read=lambda found: [] if found in (None, "") else [(found,)],
        write=lambda rows: rows[0][0] if rows else None,
        most=1,
    )


def several(kind: str, values: Iterable[Cell], value: Sequence[Cell]) -> Rows:
    """Things in their order."""
    return Rows((Column(kind, tuple(values)),), list(value))


def counts(kind: str, values: Iterable[Cell], value: dict[str, int], most: int = 20) -> Rows:
    """How many of each."""
    numbers = Column("", tuple(range(1, most + 1)))
    return Rows((Column(kind, tuple(values)), numbers), value, read=_pairs, write=_as_pairs)


def pairs(first: Column, second: Column, value: dict[str, Any]) -> Rows:
    """What belongs to each: the building of a space."""
    return Rows((first, second), value, read=_pairs, write=_as_pairs)


def _pairs(value: Any) -> Iterable[Row]:
    return [(key, found) for key, found in value.items()]


def _as_pairs(rows: Sequence[Row]) -> Any:
    return {row[0]: row[1] for row in rows}

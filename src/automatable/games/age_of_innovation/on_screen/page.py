"""How the person's facts stand on the page of corrections (AOI-ON-AUT-09)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from automatable.core.state.facts import Fact, Shows
from automatable.core.state.rows import Cell, Column, Rows, several
from automatable.core.turns.events import Ref

MOST_TOKENS = 14
MOST_COINS = 9


def books(state: Any, path: str, value: Mapping[str, int]) -> Iterator[Fact]:
    """Discipline by discipline."""
    for discipline, n in value.items():
        named = {"discipline": Ref("discipline", discipline)}
        yield Fact(f"{path}.{discipline}", "fact-books", n, args=named)


def numbers(most: int) -> Shows:
    """A row of three numbers: bowls, coins on the display."""

    def show(state: Any, path: str, value: Sequence[int]) -> Iterator[Fact]:
        column = Column("", tuple(range(most + 1)))
        rows = Rows((column,), list(value), most=len(value))
        label = f"fact-{path.rpartition('.')[2]}"
        yield Fact(path, label, " ".join(map(str, value)), notation=True, rows=rows)

    return show


def tiles(kind: str, ids: Callable[[], Iterable[Cell]]) -> Shows:
    """Own tiles by their names."""

    def show(state: Any, path: str, value: Sequence[Cell]) -> Iterator[Fact]:
        label = f"fact-own_{path.rpartition('.')[2]}"
        written = " ".join(map(str, value))
        yield Fact(path, label, written, notation=True, rows=several(kind, ids(), value))

    return show

"""How facts stand on the page on which they are corrected (PAT-COMP-09), and how they are typed in.

Patches are letters (`KMQ`, `?` for one that nobody has named), drawn cards are `3.8`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from automatable.core.state.declaring import Way
from automatable.core.state.facts import Fact, Shows
from automatable.core.state.positions import bad_value
from automatable.core.state.rows import Column, Rows, several
from automatable.games.patchwork.components import by_letter, patches
from automatable.games.patchwork.quilt import Quilt
from automatable.games.patchwork.quilt_text import quilt_rows, read_quilt, write_quilt

UNNAMED = "?"


def letters(ids: Sequence[int | None]) -> str:
    return "".join(UNNAMED if id is None else patches()[id].letter for id in ids)


def circle_by_name(circle: list[int | None]) -> Rows:
    """Patches in their order; one that nobody has named yet is the patch 0."""
    return Rows(
        (Column("patch", (0, *patches())),),
        list(circle),
        read=lambda ids: [(id or 0,) for id in ids],
        write=lambda rows: [row[0] or None for row in rows],
    )


def read_circle(text: str, path: str) -> list[int | None]:
    marks = text.replace(" ", "")
    return [None if mark == UNNAMED else _patch(path, mark) for mark in marks]


def read_patches(text: str, path: str) -> list[int]:
    return [_patch(path, letter) for letter in text.replace(" ", "")]


def _patch(path: str, letter: str) -> int:
    if letter not in by_letter():
        raise bad_value(path, letter)
    return by_letter()[letter].id


def read_rows(text: str, path: str) -> list[str]:
    return quilt_rows(read_quilt(text))


def show_times(state: Any, path: str, times: list[int]) -> Iterator[Fact]:
    for seat, time in enumerate(times, start=1):
        told = {"seat": state.seat_name(seat)}
        yield Fact(f"{path}.{seat}", "fact-time", time, args=told)


def untracked(shows: Shows) -> Shows:
    """What a seat has, unless its quilt is tracked and says so."""

    def show(state: Any, path: str, value: Any) -> Iterator[Fact]:
        seat = getattr(state, path.partition(".")[0])
        if getattr(seat, "quilt", None) is None:
            yield from shows(state, path, value)

    return show


def show_patches(state: Any, path: str, ids: list[int]) -> Iterator[Fact]:
    held = sorted(ids)
    rows = several("patch", patches(), held)
    yield Fact(path, "fact-patches", letters(held), notation=True, rows=rows)


def show_quilt(state: Any, path: str, quilt: Quilt | None) -> Iterator[Fact]:
    if quilt is not None:
        yield Fact(path, "fact-quilt", write_quilt(quilt), notation=True)


def show_drawn(state: Any, path: str, drawn: list[int]) -> Iterator[Fact]:
    cards = several("", state.automa.cards.numbers, drawn)
    yield Fact(path, "fact-drawn", ".".join(map(str, drawn)), notation=True, rows=cards)


# --- in files


def _read_times(told: dict[str, int], path: str) -> list[int]:
    if sorted(told) != ["1", "2"]:
        raise bad_value(path, tuple(sorted(told)))
    return [told["1"], told["2"]]


TIMES = Way(dict[str, int], lambda times: {"1": times[0], "2": times[1]}, _read_times)
SORTED = Way(list[int], sorted, lambda ids, path: list(ids))
ANY_SEAT: Way[int | None] = Way(int | None, lambda seat: seat, lambda seat, path: seat)

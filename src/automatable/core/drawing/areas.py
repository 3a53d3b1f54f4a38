"""A board in plain data: areas with tiles and counters, for games that draw no table of their own.

The page shows tiles that can be tapped, the terminal the same as text.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from automatable.core.state.facts import Fact
    from automatable.core.turns.forms import Number, OneOf
    from automatable.core.wording import Words


@dataclass(frozen=True)
class Counter:
    """A number to be seen at a glance, with its name in words."""

    label: str
    value: int | str
    was: int | str | None = None
    """What it was before the last turn, if that has changed it."""


@dataclass(frozen=True)
class Tile:
    """A thing that lies somewhere: its name, a line or two about it, a drawing if there is one."""

    name: str
    lines: tuple[str, ...] = ()
    picture: str = ""
    answer: str = ""
    """What a tap on it answers, whenever that is possible."""
    standing: tuple[tuple[str, str], ...] = ()
    """What stands on it: whose it is (`person`, `automa` or nobody's), and its name."""


@dataclass(frozen=True)
class Track:
    """A number as a marker on a row of spaces."""

    label: str
    value: int
    low: int
    high: int
    was: int | None = None
    answer: str = ""
    """What a tap on its name answers, whenever that is possible."""

    @property
    def spaces(self) -> range:
        return range(self.low, self.high + 1)


@dataclass(frozen=True)
class Area:
    """A part of the board: a row, a side of the table, a track."""

    title: str
    counters: tuple[Counter, ...] = ()
    tiles: tuple[Tile, ...] = ()
    tracks: tuple[Track, ...] = ()
    side: str = ""
    """`person`, `automa`, `piles`, or empty for what belongs to nobody."""


@dataclass(frozen=True)
class CardShown:
    """A card beside a question: its name, and what counts of it, each with the field's name."""

    name: str
    lines: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Question:
    """One of several questions on one sheet: they are answered one after the other."""

    head: str
    """The first word of its answers."""
    rule: str
    text: str
    part: Number | OneOf
    is_open: bool = False
    """Whether it is asked at all hangs on an answer before it."""


def area_of_facts(facts: Iterable[Fact], words: Words) -> Sequence[Area]:
    """What can be said of a game that says nothing: its facts as they can be corrected."""
    counters = tuple(Counter(words(f.label, **f.args), _said(f, words)) for f in facts)
    return (Area("", counters),) if counters else ()


def _said(fact: Fact, words: Words) -> int | str:
    key = f"{fact.label}-{fact.value}"
    if fact.choices and words.has(key):
        return words(key, **fact.args)
    return "–" if fact.value in (None, "") else fact.value or 0


def in_text(areas: Iterable[Area]) -> str:
    """The board for the terminal."""
    return "\n".join(line for area in areas for line in _lines(area))


def _lines(area: Area) -> Iterable[str]:
    counted = "  ".join(f"{_plain(c.label)} {_plain(str(c.value))}" for c in area.counters)
    head = f"[bold]{_plain(area.title)}[/bold]" if area.title else ""
    if head or counted:
        yield "  ".join(part for part in (head, counted) if part)
    for track in area.tracks:
        yield f"  {_plain(track.label)} {track.value}/{track.high}"
    for tile in area.tiles:
        standing = (name for _, name in tile.standing)
        yield "  " + " · ".join(map(_plain, (tile.name, *tile.lines, *standing)))


def _plain(text: str) -> str:
    """A bracket is a bracket, not markup."""
    return text.replace("[", "\\[")

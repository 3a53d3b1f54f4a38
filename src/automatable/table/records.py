"""Records and streaks of one's own matches, per game, level and deck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Any

from automatable.core.game import Game
from automatable.table.results import Result
from automatable.table.your_level import your_levels

NAMED = ("level", "deck")
"""What one record is about."""


@dataclass(frozen=True)
class Record:
    """What was reached in a number of matches."""

    played: int
    won: int
    best: int
    """The highest score of the person."""
    widest: int | None
    """The clearest victory, in points."""
    longest: int
    """The longest streak of victories."""
    streak: int
    """The present one: above zero victories, below it defeats."""
    last: datetime


@dataclass(frozen=True)
class Line:
    """One level with one deck, and what was reached there."""

    options: dict[str, Any]
    record: Record


@dataclass(frozen=True)
class GameRecords:
    """One game: as a whole, and level by level."""

    game: str
    whole: Record
    lines: tuple[Line, ...]


def records(results: Sequence[Result]) -> list[GameRecords]:
    """Of the matches that count for one's level, the game played last first."""
    return [
        GameRecords(level.game.id, record(level.counted), tuple(_lines(level.game, level.counted)))
        for level in your_levels(results)
        if level.counted
    ]


def _lines(game: Game[Any], counted: Sequence[Result]) -> Iterator[Line]:
    """In the order of the set-up; what an owner brought comes last."""
    by_line: dict[tuple[tuple[int, str], ...], list[Result]] = {}
    for result in counted:
        by_line.setdefault(tuple(_places(game, result)), []).append(result)
    for _, played in sorted(by_line.items()):
        yield Line(_named(played[0]), record(played))


def _places(game: Game[Any], result: Result) -> Iterator[tuple[int, str]]:
    for option in game.options():
        if option.key in NAMED:
            value = result.options.get(option.key)
            known = value in option.choices
            index = option.choices.index(value) if known else len(option.choices)
            yield index, "" if known else str(value)


def _named(result: Result) -> dict[str, Any]:
    return {key: result.options[key] for key in NAMED if key in result.options}


def record(played: Sequence[Result]) -> Record:
    """Of these matches, the last finished first."""
    runs = [(won, len(list(matches))) for won, matches in groupby(r.won for r in played)]
    margins = [result.margin for result in played if result.won and result.margin is not None]
    won_now, length = runs[0]
    return Record(
        played=len(played),
        won=sum(result.won for result in played),
        best=max(result.scores[1] for result in played),
        widest=max(margins, default=None),
        longest=max((length for won, length in runs if won), default=0),
        streak=length if won_now else -length,
        last=played[0].finished,
    )

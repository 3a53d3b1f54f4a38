"""What follows a finished match: records that it made, the next level, the same once more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from automatable.core.game import Game
from automatable.core.options import Options
from automatable.table.records import NAMED, record
from automatable.table.results import Result
from automatable.table.store import Table
from automatable.table.your_level import USUAL, YourLevel, your_level
from automatable.ui.shelf.level import NextShown, next_shown
from automatable.ui.words.words import Words


@dataclass(frozen=True)
class Finished:
    """The reader's own finished matches of a game, and how hard they like it."""

    results: Sequence[Result] = ()
    like: float = USUAL


@dataclass(frozen=True)
class Afterwards:
    records: tuple[str, ...]
    next: NextShown | None
    """None where the level that was played is the one to play."""
    again: str


def afterwards(table: Table, words: Words, finished: Finished) -> Afterwards:
    """Of a match that is over; what does not count for one's level made no record."""
    match = table.match
    level = your_level(match.game, finished.results)
    return Afterwards(
        records=tuple(_records(table, words, level)),
        next=_next(match.options, words, level, finished.like),
        again=_again(match.game, match.options),
    )


def _records(table: Table, words: Words, level: YourLevel) -> Iterator[str]:
    """Among the matches of the same level and deck, if this was the last of them."""
    alike = [result for result in level.counted if _is_alike(result, table.match.options)]
    if len(alike) < 2 or alike[0].table != table.id:
        return
    made, before = record(alike), record(alike[1:])
    if made.best > before.best:
        yield words("result-best", n=before.best)
    if made.streak > 1:
        yield words("result-streak", n=made.streak)
    yield words("result-won", won=made.won, played=made.played)


def _is_alike(result: Result, options: Options) -> bool:
    return all(result.options.get(key) == options.get(key) for key in NAMED)


def _next(options: Options, words: Words, level: YourLevel, like: float) -> NextShown | None:
    """Nothing where no match counted yet, as after one with hints: that would be a guess."""
    if not level.counted or level.chance(options) is None:
        return None
    rung = level.next(like).rung
    is_other = any(options.get(key) != value for key, value in rung.options.items())
    return next_shown(words, level, like) if is_other else None


def _again(game: Game[Any], options: Options) -> str:
    """The set-up page as it was filled in for this match."""
    shown = [option for option in game.options() if not option.advanced]
    kept = {o.key: options[o.key] for o in shown if options.get(o.key) in o.choices}
    return f"/games/{game.id}/new?{urlencode(kept)}"

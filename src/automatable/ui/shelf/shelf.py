"""The shelf: tables to go on with, the day, games to begin, saves to bring in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from typing import Any

from babel.dates import format_date

from automatable.core.advice.puzzles import PosesPuzzles
from automatable.core.game import Game, games
from automatable.core.matches.sharing import day_options, day_seed, has_day, link
from automatable.table.results import Result, origin
from automatable.table.store import Table, TableInfo
from automatable.table.your_level import YourLevel, your_levels
from automatable.ui.frame import Frame, render
from automatable.ui.shelf.games import GamesShown, Wish, games_shown
from automatable.ui.shelf.going_on import WITH_BOARD, TableOnShelf, tables_shown
from automatable.ui.shelf.naming import option_label, option_summary
from automatable.ui.words.languages import locale_of
from automatable.ui.words.words import Words

AT_ONCE = 30
"""Tables of one page, with those behind "more"; older ones have pages of their own."""
DAYS = 7
"""Of the game of the day, as small circles."""
LEVELS = 3
"""Games whose level stands beside the shelf."""


@dataclass(frozen=True)
class Visit:
    """Who looks at the shelf, and what is known of them."""

    at_home: bool = True
    hosted: bool = False
    """One may become the host."""
    offer: str = ""
    """The game whose lesson is offered to a newcomer."""
    opened: Mapping[str, Table] = field(default_factory=dict)
    """The tables played last, with their matches."""
    results: Sequence[Result] = ()
    wish: Wish = field(default_factory=Wish)
    all_tables: bool = False
    workshop: bool = False
    """Whether an Automa can be built here."""


@dataclass(frozen=True)
class DayShown:
    """The game of the day, and how it went on the days before."""

    id: str
    title: str
    summary: str
    link: str
    date: str
    number: int
    days: tuple[tuple[int, str], ...]
    """The last days: `won`, `lost`, or nothing if it was not played."""
    streak: int


@dataclass(frozen=True)
class LevelOnShelf:
    """Where somebody stands between the easiest and the hardest level, in percent."""

    title: str
    level: str
    low: int
    mean: int
    high: int


def shelf_page(
    frame: Frame,
    tables: Sequence[TableInfo],
    at_home: bool = True,
    problems: Sequence[str] = (),
    visit: Visit | None = None,
) -> str:
    """The first page, or a later one with older tables; finished ones are found in the history.

    Of the tables given, one more than fits says that there are older ones. For others than the
    host it lists what was opened in this browser.
    """
    who = visit or Visit(at_home)
    here = list(tables[:AT_ONCE])
    shown = tables_shown(frame, here, who.opened)
    older = here[-1].mark if len(tables) > AT_ONCE else ""
    played = _last_played(here, who.results)
    return render(
        frame,
        "shelf.html",
        tables=shown if who.all_tables else shown[:WITH_BOARD],
        more=0 if who.all_tables else max(0, len(shown) - WITH_BOARD),
        older=older,
        found=games_shown(frame.language, who.wish, played),
        tables_found=_found(shown, who.wish) if who.wish.search else (),
        visit=who,
        problems=problems,
        day=_day(frame, _game_of_the_day(played), who.results),
        posers=_posers(frame.language),
        levels=[_level(frame, level) for level in _known(who.results)],
        drawn=list({table.game.id: table.game for table in shown if table.cut}.values()),
    )


def _last_played(tables: Iterable[TableInfo], results: Iterable[Result]) -> dict[str, datetime]:
    """When each game was played last, running or finished."""
    seen = [(t.game, t.played) for t in tables] + [(r.game, r.finished) for r in results]
    found: dict[str, datetime] = {}
    for id, when in seen:
        found[id] = max(when, found.get(id, when))
    return found


def _found(tables: Iterable[TableOnShelf], wish: Wish) -> list[TableOnShelf]:
    """Tables by their names, among those that are shown anyway."""
    return [table for table in tables if wish.names(f"{table.name} {table.title}")]


def _posers(language: str) -> list[tuple[str, str]]:
    posing = (game for game in games().values() if isinstance(game.screens, PosesPuzzles))
    return [(game.id, Words(language, game)("game-title")) for game in posing]


# --- the game of the day


def _game_of_the_day(played: Mapping[str, datetime]) -> Game[Any] | None:
    """What was played last; else one that needs no box."""
    fit = [game for game in games().values() if has_day(game)]
    known = [game for game in fit if game.id in played]
    if known:
        return max(known, key=lambda game: played[game.id])
    return next((game for game in fit if day_options(game, date.min).get("sit")), None)


def _day(frame: Frame, game: Game[Any] | None, results: Sequence[Result]) -> DayShown | None:
    if game is None:
        return None
    today, words = datetime.now(UTC).date(), Words(frame.language, game)
    options = day_options(game, today)
    went = {result.facts.origin: result.won for result in results if result.facts.origin}
    days = [today - timedelta(back) for back in range(DAYS)]
    return DayShown(
        game.id,
        words("game-title"),
        option_summary(words, game, options),
        frame.url("/games/" + link(game, options, day_seed(game, today))),
        format_date(today, "d. MMMM", locale=locale_of(frame.language)),
        today.day,
        tuple((day.day, _went(day, went)) for day in reversed(days)) if went else (),
        _streak(today, went),
    )


def _went(day: date, went: Mapping[str, bool]) -> str:
    """How a day's game ended, whichever of them it was."""
    seeds = (origin(game.id, day_seed(game, day)) for game in games().values() if has_day(game))
    ended = [went[seed] for seed in seeds if seed in went]
    return "" if not ended else "won" if any(ended) else "lost"


def _streak(today: date, went: Mapping[str, bool]) -> int:
    """Days in a row, up to today or yesterday."""
    if not went:
        return 0
    day = today if _went(today, went) else today - timedelta(1)
    found = 0
    while _went(day - timedelta(found), went):
        found += 1
    return found


# --- one's level


def _known(results: Sequence[Result]) -> list[YourLevel]:
    return [level for level in your_levels(results) if level.counted and level.levels][:LEVELS]


def _level(frame: Frame, found: YourLevel) -> LevelOnShelf:
    """The levels at which one wins about every second match."""
    words, rungs = Words(frame.language, found.game), found.levels
    chances = [rung.chance.mean for rung in rungs]
    even = min(range(len(rungs)), key=lambda i: abs(chances[i] - 0.5))
    near = [i for i, rung in enumerate(rungs) if rung.chance.low <= 0.5 <= rung.chance.high]
    last, ends = max(1, len(rungs) - 1), [even, *near]
    low, mean, high = (100 * i // last for i in (min(ends), even, max(ends)))
    label = option_label(words, "level", rungs[even].rung.options["level"])
    return LevelOnShelf(words("game-title"), label.partition(" – ")[0], low, mean, high)


__all__ = ["AT_ONCE", "GamesShown", "Visit", "shelf_page"]

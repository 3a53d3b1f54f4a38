"""Games to share: the page that sends a finished one, results side by side, the game of the day."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from babel.dates import format_date
from markupsafe import Markup

from automatable.core.drawing.svg import Drawing, el, number, picture
from automatable.core.errors import AutomatableError
from automatable.core.game import Game, games
from automatable.core.matches.match import Match
from automatable.core.matches.sharing import (
    FIRST_DAY,
    Shared,
    day_options,
    day_seed,
    has_day,
    link,
    read_result,
    result_code,
    set_up_link,
    shared,
    sparklines,
)
from automatable.table.store import Table
from automatable.ui.frame import Frame, against, render
from automatable.ui.shelf.naming import option_summary
from automatable.ui.stage.table import reading
from automatable.ui.words.languages import locale_of
from automatable.ui.words.words import Words

WIDE, HIGH, EDGE = 240.0, 90.0, 8.0


@dataclass(frozen=True)
class ResultShown:
    """One of two results that stand beside each other."""

    who: str
    score: str
    won: bool
    curve: Markup
    notes: tuple[str, ...]


@dataclass(frozen=True)
class DayShown:
    id: str
    title: str
    summary: str
    link: str


@dataclass(frozen=True)
class Address:
    """Where this app is found."""

    base: str
    elsewhere: bool
    """Whether other machines can open it."""


def share_page(
    frame: Frame, table: Table, address: Address, pasted: str = "", problems: Sequence[str] = ()
) -> str:
    """What can be sent of a match, and how a friend's result stands beside one's own."""
    match = table.match
    words = Words(frame.language, match.game)
    sent, told = _sent(match, words, address.base), list(problems)
    both: list[ResultShown] = []
    same = True
    if pasted.strip() and match.over:
        try:
            theirs = read_result(pasted, match.game.id)
            mine = shared(match)
            same = theirs.set_up == mine.set_up
            both = [_result(mine, "share-you", words), _result(theirs, "share-friend", words)]
        except AutomatableError as error:
            told += words.problems(error)
    return render(
        frame,
        "share.html",
        match.game,
        **reading(frame, table, "share", told),
        over=match.over,
        address=sent[0],
        not_sent=sent[1],
        elsewhere=address.elsewhere,
        text=share_text(match, words) if match.over else "",
        pasted=pasted[:4000],
        both=both,
        same=same,
    )


def _sent(match: Match[Any], words: Words, address: str) -> tuple[str, str]:
    """The link, or why there is none."""
    try:
        return f"{address}{set_up_link(match)}", ""
    except AutomatableError as error:
        return "", " ".join(words.problems(error))


def share_text(match: Match[Any], words: Words) -> str:
    """A few lines to paste anywhere: game, score, course, and the code that can be read back."""
    result = shared(match)
    lines = [
        f"{words('game-title')} · {option_summary(words, match.game, match.options)}",
        f"{against(result.scores)} · {words('history-won' if result.won else 'history-lost')}",
        *(
            f"{line} {words(f'seat-{seat.name}')}"
            for line, seat in zip(sparklines(result), match.score().seats, strict=True)
        ),
        *_notes(result, words),
        result_code(result),
    ]
    return "\n".join(lines)


def _notes(result: Shared, words: Words) -> list[str]:
    helped = [words("share-helped", n=result.helped - 1)] if result.helped else []
    return [*helped, words("share-corrected")] if result.corrected else helped


def _result(result: Shared, who: str, words: Words) -> ResultShown:
    own = words.game is not None and words.game.id == result.game
    foreign = [] if own else [Words(words.language, games()[result.game])("game-title")]
    notes = (*foreign, *_notes(result, words))
    return ResultShown(
        words(who), against(result.scores), result.won, Markup(_curve(result)), notes
    )


def _curve(result: Shared) -> Drawing:
    """The courses of one result, the person's in front."""
    every = [0, *(point for course in result.courses for point in course)]
    low, high = min(every), max(every)
    lines = [
        _line(course, seat + 1, low, high)
        for seat, course in reversed(list(enumerate(result.courses)))
    ]
    return picture(WIDE, HIGH, *lines, class_="curve")


def _line(course: tuple[int, ...], seat: int, low: int, high: int) -> Drawing:
    across = (WIDE - 2 * EDGE) / max(1, len(course) - 1)
    down = (HIGH - 2 * EDGE) / max(1, high - low)
    points = (
        f"{number(EDGE + i * across)},{number(HIGH - EDGE - (points - low) * down)}"
        for i, points in enumerate(course)
    )
    return el("polyline", points=" ".join(points), class_=f"curve-line curve-{min(seat, 3)}")


# --- the game of the day


def day_page(frame: Frame, day: date, today: date) -> str:
    """Every game that the app can deal, with the set-up of the day."""
    words = Words(frame.language)
    shown = [_day(frame, game, day) for game in games().values() if has_day(game)]
    return render(
        frame,
        "day.html",
        day=format_date(day, "full", locale=locale_of(words.language)),
        is_today=day == today,
        before=(day - timedelta(1)).isoformat() if day > FIRST_DAY else "",
        after=(day + timedelta(1)).isoformat() if day < today else "",
        shown=shown,
    )


def _day(frame: Frame, game: Game[Any], day: date) -> DayShown:
    words, options = Words(frame.language, game), day_options(game, day)
    return DayShown(
        game.id,
        words("game-title"),
        option_summary(words, game, options),
        frame.url("/games/" + link(game, options, day_seed(game, day))),
    )

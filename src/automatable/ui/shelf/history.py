"""The score sheet of a match, and the history of all finished ones with simple charts."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, TypeAlias

from babel.dates import format_date
from markupsafe import Markup

from automatable.core.game import Game, games
from automatable.core.score import ScoreLine, ScoreSheet, SeatScore
from automatable.table.store import Result, Table
from automatable.ui.frame import Frame, against, render
from automatable.ui.learning.rulebook import rule_text
from automatable.ui.shelf.level import result_line
from automatable.ui.shelf.naming import option_label, option_summary
from automatable.ui.stage.curve import curve, signs
from automatable.ui.stage.table import reading
from automatable.ui.words.languages import locale_of
from automatable.ui.words.words import Words


@dataclass(frozen=True)
class LineShown:
    label: str
    count: int | None
    points: int
    known: bool
    rule: str
    rule_text: Markup | None


@dataclass(frozen=True)
class SeatShown:
    seat: int
    name: str
    lines: tuple[LineShown, ...]
    total: int
    known: bool
    won: bool


@dataclass(frozen=True)
class ResultShown:
    table: str | None
    title: str
    summary: str
    finished: datetime
    date: str
    score: str
    won: bool


@dataclass(frozen=True)
class Bar:
    """One bar of a chart: won of played."""

    label: str
    won: int
    played: int
    best: int = 0
    """The highest score of the person."""

    @property
    def percent(self) -> int:
        return round(100 * self.won / self.played)


def score_page(frame: Frame, table: Table, results: Sequence[Result] = ()) -> str:
    """Both sides line by line; of a running match, as if it ended now.

    The results are the reader's own of this game: they say how often it ends so.
    """
    match = table.match
    words = Words(frame.language, match.game)
    sheet = match.score() if match.set_up_done else None
    seats = [_seat(seat, sheet, match.game, words) for seat in sheet.seats] if sheet else []
    return render(
        frame,
        "score.html",
        match.game,
        **reading(frame, table, "score"),
        seats=seats,
        over=match.over,
        tie_break=words(sheet.tie_break) if sheet and sheet.tie_break else "",
        line=result_line(words, match.game, results, match.options),
        curve=curve(match, words),
        signs=signs(match, words) if sheet else (),
    )


def _seat(seat: SeatScore, sheet: ScoreSheet, game: Game[Any], words: Words) -> SeatShown:
    lines = tuple(_line(line, game, words) for line in seat.lines)
    name = words(f"seat-{seat.name}")
    return SeatShown(seat.seat, name, lines, seat.total, seat.known, seat.seat in sheet.winners)


def _line(line: ScoreLine, game: Game[Any], words: Words) -> LineShown:
    return LineShown(
        label=words(f"score-{line.what}", **line.args),
        count=_count(line),
        points=line.points,
        known=line.known,
        rule=line.rule,
        rule_text=rule_text(game, words.language, line.rule),
    )


def _count(line: ScoreLine) -> int | None:
    """How many times something counted, where that times its worth makes the points."""
    count, each = line.args.get("n"), line.args.get("each")
    if not isinstance(count, int) or not isinstance(each, int):
        return None
    return count if abs(count * each) == abs(line.points) else None


# --- history


Played: TypeAlias = "Mapping[str, Game[Any]]"


def history_page(frame: Frame, results: Sequence[Result], carried: Played | None = None) -> str:
    """Every finished match, and how often each level was beaten.

    `carried` are games from files that are not kept any more, as tables have them.
    """
    played = {**games(), **(carried or {})}
    known = [result for result in results if _can_be_told(frame, result, played)]
    return render(
        frame,
        "history.html",
        results=[_result(frame, result, played[result.game]) for result in known],
        charts=list(_charts(frame, known, played)),
        advice=list(_advice(frame, known, played)),
    )


def _can_be_told(frame: Frame, result: Result, played: Played) -> bool:
    """A result with options that were never ours hides no other."""
    if result.game not in played or not result.scores:
        return False
    game = played[result.game]
    words = Words(frame.language, game)
    try:
        list(_bars(game, words, [result]))
        return bool(option_summary(words, game, result.options))
    except (LookupError, TypeError, ValueError, AttributeError):
        return False


BEATEN = 2
"""So often a level is beaten before the next one is worth a try."""


def _advice(frame: Frame, results: Sequence[Result], played: Played) -> Iterator[str]:
    """The rulebooks' advice: who has beaten a level twice in a row tries the next one."""
    for game in played.values():
        of_game = [result for result in results if result.game == game.id]
        levels = next((option for option in game.options() if option.key == "level"), None)
        if levels is None or not of_game:
            continue
        latest = sorted(of_game, key=lambda result: result.finished)[-BEATEN:]
        level = latest[-1].options.get("level")
        if level not in levels.choices or level == levels.choices[-1] or len(latest) < BEATEN:
            continue
        if all(result.won and result.options.get("level") == level for result in latest):
            words = Words(frame.language, game)
            following = levels.choices[levels.choices.index(level) + 1]
            yield words(
                "history-advice",
                game=words("game-title"),
                level=option_label(words, "level", level),
                next=option_label(words, "level", following),
            )


def _result(frame: Frame, result: Result, game: Game[Any]) -> ResultShown:
    words = Words(frame.language, game)
    return ResultShown(
        table=result.table,
        title=words("game-title"),
        summary=option_summary(words, game, result.options),
        finished=result.finished,
        date=format_date(result.finished.astimezone(), "medium", locale=locale_of(frame.language)),
        score=against(points for _, points in sorted(result.scores.items())),
        won=result.won,
    )


def _charts(
    frame: Frame, results: Sequence[Result], known: Played
) -> Iterator[tuple[str, list[Bar]]]:
    """Won matches of each game by level, and by what else its screens name."""
    for game in known.values():
        words, played = Words(frame.language, game), [r for r in results if r.game == game.id]
        title = words("game-title")
        if bars := list(_bars(game, words, played)):
            yield words("history-chart", game=title), bars
        for key in game.screens.records_by:
            if bars := list(_records(game, words, key, played)):
                yield words("history-chart-by", game=title, what=words(f"option-{key}")), bars


def _bar_label(game: Game[Any], words: Words, result: Result) -> str:
    """The level; with cards of the owner's own it counts apart."""
    told = option_label(words, "level", result.options["level"])
    deck, built_in = result.options.get("deck"), [deck.id for deck in game.decks.built_in()]
    return told if deck in (None, *built_in) else f"{told} · {option_label(words, 'deck', deck)}"


def _bars(game: Game[Any], words: Words, results: Sequence[Result]) -> Iterator[Bar]:
    by_level: dict[str, list[Result]] = defaultdict(list)
    levels = next((option for option in game.options() if option.key == "level"), None)
    for result in results:
        if levels is not None and levels.applies(result.options):
            by_level[_bar_label(game, words, result)].append(result)
    for level, played in sorted(by_level.items()):
        yield _bar(level, played)


def _records(game: Game[Any], words: Words, key: str, results: Sequence[Result]) -> Iterator[Bar]:
    """In the order of the set-up; only what was played."""
    option = next(option for option in game.options() if option.key == key)
    known = [result for result in results if key in result.options]
    fitting = [result for result in known if option.applies(result.options)]
    for value in option.choices:
        if played := [result for result in fitting if result.options.get(key) == value]:
            yield _bar(option_label(words, key, value), played)


def _bar(label: str, played: Sequence[Result]) -> Bar:
    best = max(result.scores.get(1, 0) for result in played)
    return Bar(label, sum(result.won for result in played), len(played), best)

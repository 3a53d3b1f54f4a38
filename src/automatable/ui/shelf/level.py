"""Your level and your records: what the finished matches say, quietly."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from babel.dates import format_date

from automatable.core.advice.difficulty import Rung
from automatable.core.advice.strength import Estimate
from automatable.core.game import Game, games
from automatable.core.options import resolve
from automatable.table.records import GameRecords, Record, records
from automatable.table.store import Result
from automatable.table.your_level import LIKES, Suggestion, YourLevel, your_level, your_levels
from automatable.ui.frame import Frame, render
from automatable.ui.shelf.naming import option_label
from automatable.ui.words.languages import locale_of
from automatable.ui.words.numbers import signed
from automatable.ui.words.words import Words

FEW = 5
"""With fewer matches than these, what is said is mostly what is thought of anybody."""


@dataclass(frozen=True)
class ChanceShown:
    """A chance in words, and where its bar begins and ends, in percent."""

    label: str
    told: str
    mean: int
    low: int
    high: int


@dataclass(frozen=True)
class NextShown:
    """What to try next."""

    label: str
    kind: str
    chance: ChanceShown
    address: str


@dataclass(frozen=True)
class LevelShown:
    """One game."""

    game: Game[Any]
    title: str
    strength: str
    matches: str
    few: bool
    groups: list[tuple[str, list[ChanceShown]]]
    """Chances by level, one list a deck."""
    next: NextShown
    left_out: list[str]


def level_page(frame: Frame, results: Sequence[Result], like: float) -> str:
    """Every game that was played: strength, chances, what to try next."""
    found = sorted(your_levels(results), key=lambda level: not level.counted)
    shown = [_level(frame, level, like) for level in found]
    return render(frame, "level.html", levels=shown, step=LIKES.index(like), most=len(LIKES) - 1)


def _level(frame: Frame, level: YourLevel, like: float) -> LevelShown:
    words = Words(frame.language, level.game)
    reasons = sorted(level.left_out.items())
    return LevelShown(
        game=level.game,
        title=words("game-title"),
        strength=strength_in_words(words, level),
        matches=words("level-matches", n=len(level.counted)),
        few=0 < len(level.counted) < FEW,
        groups=list(_groups(words, level)) if level.counted else [],
        next=next_shown(words, level, like),
        left_out=[words(f"level-left-{reason}", n=n) for reason, n in reasons],
    )


def strength_in_words(words: Words, level: YourLevel) -> str:
    """Points where points count; elsewhere the level that is nearest to even."""
    if not level.counted:
        return words("level-nothing")
    found = level.strength.estimate
    if level.game.difficulty.by_points:
        low, high = round(found.low), round(found.high)
        return words("level-points", n=round(found.mean), low=low, high=high)
    even = min(level.levels, key=lambda one: abs(one.chance.mean - 0.5))
    name = option_label(words, "level", even.rung.options["level"])
    return words("level-even", level=name, chance=chance_in_words(words, even.chance))


def chance_in_words(words: Words, chance: Estimate) -> str:
    """`about 4 of 10 (20–60 %)`: never a figure without how sure it is."""
    low, high = (round(100 * share) for share in (chance.low, chance.high))
    figure = words("level-of-ten", n=round(10 * chance.mean))
    return words("level-chance", chance=figure, low=low, high=high)


def _groups(words: Words, level: YourLevel) -> Iterator[tuple[str, list[ChanceShown]]]:
    decks = dict.fromkeys(found.rung.options.get("deck") for found in level.levels)
    for deck in decks:
        title = "" if deck is None else option_label(words, "deck", deck)
        found = [f for f in level.levels if f.rung.options.get("deck") == deck]
        labels = [option_label(words, "level", f.rung.options["level"]) for f in found]
        yield title, [_chance(words, *pair) for pair in zip(labels, found, strict=True)]


def _chance(words: Words, label: str, found: Suggestion) -> ChanceShown:
    chance = found.chance
    low, mean, high = (round(100 * share) for share in (chance.low, chance.mean, chance.high))
    return ChanceShown(label, chance_in_words(words, chance), mean, low, high)


def next_shown(words: Words, level: YourLevel, like: float) -> NextShown:
    """What to play next for a chance near what is liked, and where that begins."""
    found = level.next(like)
    label = rung_label(words, level.game, found.rung)
    address = f"/games/{level.game.id}/new?{urlencode(set_up_of(level, found.rung))}"
    return NextShown(label, found.rung.kind, _chance(words, label, found), address)


def rung_label(words: Words, game: Game[Any], rung: Rung) -> str:
    """What is chosen, in words: the level, the deck, and what is not as usual."""
    usual = resolve(game.options(), {"level": rung.options["level"]})
    told = []
    for key, value in rung.options.items():
        label = option_label(words, key, value)
        if key in ("level", "deck"):
            told.append(label)
        elif value != usual[key]:
            told.append(f"{words(f'option-{key}')}: {label}")
    return " · ".join(told)


def set_up_of(level: YourLevel, rung: Rung) -> dict[str, Any]:
    """What the set-up page is opened with: as in the last match, and the level that is meant."""
    last: Mapping[str, Any] = level.counted[0].options if level.counted else {}
    shown = [option for option in level.game.options() if not option.advanced]
    kept = {
        option.key: last[option.key]
        for option in shown
        if last.get(option.key) in option.choices and option.key not in rung.options
    }
    return {**kept, **rung.options}


def result_line(words: Words, game: Game[Any], results: Sequence[Result], options: Any) -> str:
    """One line below a result: how often one wins like this; empty where nothing is known."""
    level = your_level(game, results)
    chance = level.chance(options)
    if chance is None or not level.counted:
        return ""
    return words("level-line", chance=chance_in_words(words, chance), n=len(level.counted))


# --- records


@dataclass(frozen=True)
class RecordShown:
    label: str
    cells: tuple[str, ...]


@dataclass(frozen=True)
class RecordsShown:
    title: str
    streak: str
    rows: list[RecordShown]


HEADS = ("level", "won", "best", "widest", "longest", "last")


def records_page(frame: Frame, results: Sequence[Result]) -> str:
    """Per game, level and deck: won, best, the clearest victory, the longest streak."""
    shown = [_records(frame, found) for found in records(results)]
    words = Words(frame.language)
    heads = [words(f"records-{head}") for head in HEADS]
    return render(frame, "records.html", games=shown, heads=heads)


def _records(frame: Frame, found: GameRecords) -> RecordsShown:
    words = Words(frame.language, games()[found.game])
    rows = [
        RecordShown(_label(words, found.game, line.options), _cells(frame, words, line.record))
        for line in found.lines
    ]
    if len(rows) > 1:
        rows.append(RecordShown(words("records-whole"), _cells(frame, words, found.whole)))
    return RecordsShown(words("game-title"), streak_in_words(words, found.whole), rows)


def _label(words: Words, id: str, options: Mapping[str, Any]) -> str:
    """The level, and the deck where there are several to choose from."""
    chosen = {key for rung in games()[id].difficulty.rungs() for key in rung.options}
    return " · ".join(
        option_label(words, key, value)
        for key, value in options.items()
        if key in chosen or not isinstance(value, str | int)
    )


def streak_in_words(words: Words, record: Record) -> str:
    """`The last 3 matches were won.`"""
    key = "records-streak-won" if record.streak > 0 else "records-streak-lost"
    return words(key, n=abs(record.streak))


def _cells(frame: Frame, words: Words, record: Record) -> tuple[str, ...]:
    day = record.last.astimezone()
    widest = "–" if record.widest is None else words("records-by", n=record.widest)
    return (
        words("records-won-of", won=record.won, played=record.played),
        signed(record.best),
        widest,
        str(record.longest),
        format_date(day, "medium", locale=locale_of(frame.language)),
    )

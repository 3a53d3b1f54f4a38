"""The shelf: tables to go on with, games to begin, saves to bring in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from typing import Any

from babel.dates import format_timedelta

from automatable.core.errors import AutomatableError, UnknownGame
from automatable.core.game import Game, broken_games, games
from automatable.core.plugins import Broken
from automatable.core.puzzles import PosesPuzzles
from automatable.table.store import TableInfo
from automatable.ui.frame import Frame, render
from automatable.ui.languages import locale_of
from automatable.ui.words import LANGUAGES, Words

SHOWN = 6
"""Tables shown at once; the others stand behind "more"."""
AT_ONCE = 30
"""Tables of one page, with those behind "more"; older ones have pages of their own."""


@dataclass(frozen=True)
class GameOnShelf:
    id: str
    title: str
    tagline: str
    decks: bool


@dataclass(frozen=True)
class TableOnShelf:
    id: str
    name: str
    game: Game[Any]
    title: str
    summary: str
    progress: str
    played: datetime
    ago: str
    damaged: bool = False


def with_names(error: AutomatableError, language: str) -> AutomatableError:
    """For people: the games of the shelf by their names, where an error lists ids for programs."""
    if not isinstance(error, UnknownGame) or "known" not in error.details:
        return error
    titles = [Words(language, game)("game-title") for game in games().values() if game.on_shelf]
    known = Words(language).listed(titles)
    return UnknownGame(error.code, **{**error.details, "known": known})


def shelf_page(
    frame: Frame,
    tables: Sequence[TableInfo],
    at_home: bool = True,
    problems: Sequence[str] = (),
    offer: str = "",
    hosted: bool = False,
) -> str:
    """The first page, or a later one with older tables; finished ones are found in the history.

    Of the tables given, one more than fits says that there are older ones.

    For others than the host it lists what was opened in this browser; `hosted`, one may become
    the host. `offer` is the game whose lesson is offered to a newcomer.
    """
    here = tables[:AT_ONCE]
    running = [table for table in here if table.game in games() and not table.over]
    shown = [_table(frame, table) for table in running]
    return render(
        frame,
        "shelf.html",
        games=[_game(frame, game) for game in games().values() if game.on_shelf],
        tables=shown[:SHOWN],
        more=shown[SHOWN:],
        older=here[-1].mark if len(tables) > AT_ONCE else "",
        at_home=at_home,
        hosted=hosted,
        problems=problems,
        offer=offer,
        broken=[_broken(frame, broken) for broken in broken_games()],
        posers=[
            (game.id, Words(frame.language, game)("game-title"))
            for game in games().values()
            if isinstance(game.screens, PosesPuzzles)
        ],
    )


def _broken(frame: Frame, broken: Broken) -> tuple[str, str]:
    words = Words(frame.language)
    text = words("broken-game", name=broken.name, package=broken.package)
    return text, words(f"broken-{broken.reason.code}", **broken.reason.details)


def option_summary(words: Words, game: Game[Any], options: Mapping[str, Any]) -> str:
    """What was chosen, in a few words: the level and what else matters most.

    A table may be older than an option: then nothing was chosen there.
    """
    chosen = [o for o in game.options() if o.key in options]
    shown = [o for o in chosen if not o.advanced and o.applies(options)]
    return " · ".join(option_label(words, o.key, options[o.key]) for o in shown[:3])


def option_label(words: Words, key: str, value: Any) -> str:
    """A chosen value in words; what an owner brought by its own name or its id."""
    if not isinstance(value, Mapping):
        return words(f"option-{key}-{value}")
    known, own = f"option-{key}-{value.get('id', '')}", own_name(value)
    if words.has(known) and own in ("", value.get("id")):
        return words(known)
    return own or words("own-deck")


def shown_name(words: Words, name: str) -> str:
    """The name of a table; one that we gave is told in the reader's language."""
    return words("lesson-name") if name in _our_names() else name


@cache
def _our_names() -> frozenset[str]:
    return frozenset(Words(language)("lesson-name") for language in LANGUAGES)


def own_label(words: Words, contents: Mapping[str, Any]) -> str:
    """An owner's file wherever it is named: by its own name, or by what it stands for."""
    known = (key for key in ("deck", "level") if words.has(f"option-{key}-{contents.get('id')}"))
    return option_label(words, next(known, "deck"), contents)


def own_name(contents: Mapping[str, Any]) -> str:
    """How the owner calls what a file holds: a single card, such as a level, by its name."""
    cards = contents.get("card")
    single = cards[0] if isinstance(cards, list | tuple) and len(cards) == 1 else {}
    named = single.get("name") if isinstance(single, Mapping) else None
    return str(named or contents.get("name") or contents.get("id", ""))


def ago(played: datetime, language: str) -> str:
    """How long ago something was, in words."""
    return format_timedelta(
        played - datetime.now(UTC), add_direction=True, locale=locale_of(language)
    )


def _game(frame: Frame, game: Game[Any]) -> GameOnShelf:
    words = Words(frame.language, game)
    decks = bool(game.decks.built_in())
    return GameOnShelf(game.id, words("game-title"), words("game-tagline"), decks)


def _summary(words: Words, game: Game[Any], table: TableInfo) -> str:
    if table.damaged:
        return words("shelf-damaged")
    return option_summary(words, game, table.options)


def _table(frame: Frame, table: TableInfo) -> TableOnShelf:
    game = games()[table.game]
    words = Words(frame.language, game)
    return TableOnShelf(
        id=table.id,
        name=shown_name(words, table.name),
        game=game,
        title=words("game-title"),
        summary=_summary(words, game, table),
        progress=words("progress", n=table.answers),
        played=table.played,
        ago="" if table.damaged else ago(table.played, frame.language),
        damaged=table.damaged,
    )

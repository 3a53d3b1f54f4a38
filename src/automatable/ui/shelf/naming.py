"""What tables, options and owners' files are called, wherever they are named."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from functools import cache
from typing import Any

from babel.dates import format_timedelta

from automatable.core.errors import AutomatableError, UnknownGame
from automatable.core.game import Game, games
from automatable.ui.words.languages import locale_of
from automatable.ui.words.words import LANGUAGES, Words


def with_names(error: AutomatableError, language: str) -> AutomatableError:
    """For people: the games of the shelf by their names, where an error lists ids for programs."""
    if not isinstance(error, UnknownGame) or "known" not in error.details:
        return error
    titles = [Words(language, game)("game-title") for game in games().values() if game.on_shelf]
    known = Words(language).listed(titles)
    return UnknownGame(error.code, **{**error.details, "known": known})


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
    """The name of a table; one that we gave is in the reader's language."""
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

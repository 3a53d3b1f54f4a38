"""The set-up page: every option of a game, explained in place, with good defaults."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from automatable.core.cards import CardFile
from automatable.core.errors import AutomatableError
from automatable.core.game import Game
from automatable.core.options import Option
from automatable.core.screens import missing_cards
from automatable.ui.frame import Frame, render
from automatable.ui.words import Words

OWN = "own:"
"""Before the id of an owner's deck in a form."""


@dataclass(frozen=True)
class ValueShown:
    value: str
    label: str
    help: str
    chosen: bool


@dataclass(frozen=True)
class OptionShown:
    key: str
    advanced: bool
    values: tuple[ValueShown, ...]


def set_up_page(
    frame: Frame,
    game: Game[Any],
    given: Mapping[str, str],
    own_decks: Sequence[CardFile] = (),
    problems: Sequence[str] = (),
) -> str:
    """The form, as far as its options apply to what is chosen so far."""
    words = Words(frame.language, game)
    chosen = {} if problems else given
    shown = list(_options(game, words, chosen, own_decks))
    return render(
        frame,
        "set_up.html",
        game,
        options=shown,
        more_open=any(given.get(option.key) for option in shown if option.advanced),
        name=given.get("name", ""),
        seed=given.get("seed", ""),
        problems=problems,
    )


def chosen_options(
    game: Game[Any], given: Mapping[str, str], own_decks: Sequence[CardFile] = ()
) -> dict[str, Any]:
    """The options meant by a form; what no longer applies gets its default."""
    chosen: dict[str, Any] = {}
    for option in game.options():
        default = option.default_for(chosen)
        meant = option.key in given and option.applies(chosen)
        value = option.read(_own(option, given[option.key], own_decks)) if meant else default
        chosen[option.key] = value if _possible(option, value, chosen) else default
    return chosen


def _possible(option: Option, value: Any, chosen: Mapping[str, Any]) -> bool:
    return value not in option.choices or value in option.offered(chosen)


def _own(option: Option, value: str, own_decks: Sequence[CardFile]) -> Any:
    """The contents of an owner's deck where the form names one."""
    if option.own is None or not value.startswith(OWN):
        return value
    named = (deck.contents for deck in own_decks if deck.id == value.removeprefix(OWN))
    return next(named, value)


def _options(
    game: Game[Any], words: Words, given: Mapping[str, str], own_decks: Sequence[CardFile]
) -> Iterator[OptionShown]:
    chosen = chosen_options(game, given, own_decks)
    for option in game.options():
        if option.applies(chosen):
            values = tuple(_values(game, option, words, chosen, own_decks))
            yield OptionShown(option.key, option.advanced, values)


def _values(
    game: Game[Any],
    option: Option,
    words: Words,
    chosen: Mapping[str, Any],
    own_decks: Sequence[CardFile],
) -> Iterator[ValueShown]:
    now = chosen[option.key]
    for value in option.offered(chosen):
        key = f"option-{option.key}-{value}"
        yield ValueShown(str(value), words(key), words(f"{key}-help"), value == now)
    for deck in own_decks:
        if not _takes(option, deck):
            continue
        told = _told(game, deck, words)
        yield ValueShown(OWN + deck.id, deck.id, told, deck.contents == now)


def _told(game: Game[Any], deck: CardFile, words: Words) -> str:
    """Whose deck it is, and how much of it there is yet."""
    own = words("own-deck-of", edition=deck.source.edition)
    if not (missing := missing_cards(game, deck)):
        return own
    return f"{own}. {words('own-deck-unfinished', n=missing)}"


def _takes(option: Option, deck: CardFile) -> bool:
    """Whether an owner's file is one that this option is about."""
    try:
        return option.own is not None and option.own(deck.contents) is not None
    except AutomatableError:
        return False

"""The set-up page: every option of a game, explained in place, with good defaults."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from automatable.core.decks.cards import CardFile
from automatable.core.decks.owners import missing_cards
from automatable.core.errors import AutomatableError
from automatable.core.files.game_texts import APART
from automatable.core.game import Game
from automatable.core.options import Option
from automatable.kit.game import KitGame
from automatable.ui.frame import Frame, render
from automatable.ui.shelf.naming import option_label
from automatable.ui.words.words import Words

OWN = "own:"
"""Before the id of an owner's deck in a form."""
SHOWN = "shown-"
"""Before the key of an option that nobody has touched: the form sends back what it had checked."""


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
    touched: bool
    """Whether somebody chose it; what nobody chose follows what it depends on."""

    @property
    def chosen(self) -> str:
        """What stands beside its name as long as it is folded."""
        return next((value.label for value in self.values if value.chosen), "")

    @property
    def checked(self) -> str:
        return next((value.value for value in self.values if value.chosen), "")


def set_up_page(
    frame: Frame,
    game: Game[Any],
    given: Mapping[str, str],
    own_decks: Sequence[CardFile] = (),
    problems: Sequence[str] = (),
    carried: str = "",
    may_change: bool = False,
) -> str:
    """The form, as far as its options apply to what is chosen so far.

    `carried` is the packed text of a game file that is not kept here: it travels in the form.
    With `may_change` the reader may take a file into the workshop.
    """
    words = Words(frame.language, game)
    again = _readable(game, given, own_decks) if problems else given
    shown = list(_options(game, words, again, own_decks))
    return render(
        frame,
        "set_up.html",
        game,
        options=shown,
        more_open=any(option.touched for option in shown if option.advanced),
        name=given.get("name", ""),
        seed=given.get("seed", ""),
        problems=problems,
        carried=carried,
        about=_about(game) if game.text and not carried else None,
        may_change=may_change,
    )


@dataclass(frozen=True)
class AboutFile:
    """Where the facts of a game file come from, and where the file is changed."""

    sources: tuple[tuple[str, str], ...]
    kept: str
    """Its name, if it is a file of one's own; empty for one that came with the app."""


def _about(game: Game[Any]) -> AboutFile:
    sources = game.file.sources if isinstance(game, KitGame) else ()
    return AboutFile(tuple(sources), game.id.partition(APART)[2])


def chosen_options(
    game: Game[Any], given: Mapping[str, str], own_decks: Sequence[CardFile] = ()
) -> dict[str, Any]:
    """The options meant by a form; what nobody touched and what no longer applies gets its default.

    A form sends every button that is checked, also those that only showed the default of a
    choice which has changed since; `shown-KEY` tells them apart, with and without a script.
    """
    chosen: dict[str, Any] = {}
    for option in game.options():
        touched = _touched(option, given, chosen, own_decks)
        chosen[option.key] = option.default_for(chosen) if touched is None else touched[0]
    return chosen


def _touched(
    option: Option,
    given: Mapping[str, str],
    chosen: Mapping[str, Any],
    own_decks: Sequence[CardFile],
) -> tuple[Any] | None:
    """The value that somebody chose, if it is still possible."""
    told = given.get(option.key)
    if told is None or told == given.get(SHOWN + option.key) or not option.applies(chosen):
        return None
    value = option.read(_own(option, told, own_decks))
    return (value,) if value not in option.choices or value in option.offered(chosen) else None


def _readable(
    game: Game[Any], given: Mapping[str, str], own_decks: Sequence[CardFile]
) -> Mapping[str, str]:
    """The choices to show again; none if one of them is not on offer at all."""
    try:
        chosen_options(game, given, own_decks)
    except AutomatableError:
        return {}
    return given


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
            touched = _touched(option, given, chosen, own_decks) is not None
            yield OptionShown(option.key, option.advanced, values, touched)


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
        name = option_label(words, option.key, {"id": deck.id, **deck.contents})
        yield ValueShown(OWN + deck.id, name, told, deck.contents == now)


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

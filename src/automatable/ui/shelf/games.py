"""The games on the shelf: where each is played, where it comes from, how sure its facts are."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache, lru_cache
from typing import Any

from automatable.core.files.data import Source
from automatable.core.files.game_texts import APART
from automatable.core.game import ENTRY_POINTS, Game, broken_games, games
from automatable.core.options import ON_SCREEN, resolve
from automatable.core.plugins import Broken, read
from automatable.table.game_files import OWN
from automatable.ui.words.words import LANGUAGES, Words

FILTERS = ("screen", "box", "file", "package")
"""By what the games can be narrowed, in the order in which the shelf offers it."""
MANY = 24
"""Above this many games they stand in rows, from A to Z."""
GAMES_KEPT = 300
"""In words; a file that is changed is another game."""
SURE = {"verified": 3, "single_source": 2, "computed": 2, "disputed": 2, "house": 1, "owner": 1}
"""Three bars: the rulebook or several sources; one source; cards of our own."""


@dataclass(frozen=True)
class GameOnShelf:
    id: str
    title: str
    tagline: str = ""
    on_screen: bool = False
    origin: str = ""
    """`file` or `package`; empty if it is built in."""
    sure: int = 0
    """How many bars of three; 0 if it has nothing to be sure of."""
    found_by: str = ""
    """Titles and names of the box in all languages, folded."""
    mistake: str = ""
    """Why it cannot be played: then it is only shown."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The filters under which it is found: every Automa can be played beside its box."""
        screen = ("screen",) if self.on_screen else ()
        return (*screen, *(() if self.mistake else ("box",)), *filter(None, (self.origin,)))


@dataclass(frozen=True)
class Wish:
    """What somebody looks for on the shelf; what is no filter is none."""

    search: str = ""
    only: str = ""
    by_title: bool = False

    def fits(self, game: GameOnShelf) -> bool:
        listed = self.only not in FILTERS or self.only in game.kinds
        return listed and self.names(game.found_by)

    def names(self, text: str) -> bool:
        """Whether every word that was typed occurs in it."""
        there = folded(text)
        return all(word in there for word in folded(self.search).split())


@dataclass(frozen=True)
class GamesShown:
    """The part of the shelf that holds the games."""

    shown: Sequence[GameOnShelf]
    counts: Mapping[str, int]
    """How many games each filter leaves, for those that leave any."""
    all: int
    wish: Wish

    @property
    def in_rows(self) -> bool:
        return self.all > MANY


def games_shown(language: str, wish: Wish, played: Mapping[str, datetime]) -> GamesShown:
    """What the wish leaves: few games by when they were played last, many from A to Z."""
    known = [_game(language, game) for game in games().values() if game.on_shelf]
    every = [*known, *(_broken(language, broken) for broken in broken_games())]
    by_title = wish.by_title or len(every) > MANY
    ordered = sorted(every, key=lambda game: _place(game, {} if by_title else played))
    counts = {kind: sum(kind in game.kinds for game in every) for kind in FILTERS}
    shown = [game for game in ordered if wish.fits(game)]
    return GamesShown(shown, {k: n for k, n in counts.items() if n}, len(every), wish)


def _place(game: GameOnShelf, played: Mapping[str, datetime]) -> tuple[float, str]:
    last = played.get(game.id)
    return (-last.timestamp() if last else 0.0), folded(game.title)


def folded(text: str) -> str:
    """Without capitals and accents, as one types in a hurry."""
    split = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in split if not unicodedata.combining(sign))


@lru_cache(maxsize=GAMES_KEPT)
def _game(language: str, game: Game[Any]) -> GameOnShelf:
    words = Words(language, game)
    return GameOnShelf(
        game.id,
        words("game-title"),
        words("game-tagline"),
        any(o.key == "sit" and ON_SCREEN in o.choices for o in game.options()),
        origin_of(game),
        sure_of(game),
        folded(" ".join(dict.fromkeys(_names(game)))),
    )


def _names(game: Game[Any]) -> Iterator[str]:
    for language in LANGUAGES:
        words = Words(language, game)
        yield from (words(key) for key in ("game-title", "game-box") if words.has(key))


def _broken(language: str, broken: Broken) -> GameOnShelf:
    """A file by its first mistake, a package by why it could not be loaded (KIT-STO-01)."""
    kind = "refused" if broken.package == OWN else "broken"
    reason = Words(language)(f"{kind}-{broken.reason.code}", **broken.reason.details)
    origin = "file" if broken.package == OWN else "package" if broken.from_outside else ""
    name = broken.name.removeprefix(APART)
    named = folded(f"{name} {broken.package}")
    return GameOnShelf(broken.name, name, origin=origin, found_by=named, mistake=reason)


def origin_of(game: Game[Any]) -> str:
    """Where a game comes from: `file`, `package`, or nothing if it is built in."""
    if game.is_from_file:
        return "file"
    return "package" if game.id in _from_outside() else ""


@cache
def _from_outside() -> frozenset[str]:
    plugins, _ = read(ENTRY_POINTS)
    return frozenset(getattr(p.thing, "id", "") for p in plugins if p.from_outside)


def sure_of(game: Game[Any]) -> int:
    """By the weakest source of the cards with which a match is played if nothing is chosen."""
    usual = resolve(game.options(), {}).get("deck")
    decks = game.decks.built_in()
    played = [deck for deck in decks if deck.id == usual] or decks
    return weakest(deck.source for deck in played)


def weakest(sources: Iterable[Source]) -> int:
    """The bars of the least sure of them; 0 of none."""
    return min((1 if s.stand_in else SURE[s.confidence] for s in sources), default=0)

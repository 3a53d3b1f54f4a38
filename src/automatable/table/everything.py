"""All that a person has in one file: tables, results, own decks and game files, to take along.

The file is a backup like any other, a database that a server can open; own decks, levels and game
files lie in a table of it that only this module reads.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import Any

from automatable.core.decks.owners import CardByCard
from automatable.core.files.data import parse_toml
from automatable.core.files.game_texts import APART, LARGEST
from automatable.core.game import Game, games
from automatable.core.wording import Words
from automatable.table.database import Database
from automatable.table.folders import home, keep_text, own_deck_files, read_deck_text
from automatable.table.game_files import ENDING, keep_game_file, own_game_files, read_game_text
from automatable.table.histories import Parting, join
from automatable.table.schema import OWN_FILES
from automatable.table.store import Store
from automatable.table.untrusted import read_into

SQLITE = b"SQLite format 3\0"
"""What such a file begins with."""

_DECK = re.compile(r"decks/(?P<game>(?:file-)?\w+)/[a-z0-9][a-z0-9_-]{0,47}\.toml", re.ASCII)
_GAME = re.compile(r"games/(?P<name>[a-z][a-z0-9_]{0,47})\.automa")
_IS_THERE = "SELECT name FROM sqlite_master WHERE name = 'own_files'"


@dataclass(frozen=True)
class Brought:
    """What has come; what was here already does not count."""

    tables: int
    decks: int
    games: int = 0
    parted: tuple[Parting, ...] = ()
    """Tables that were played on here and there: both are kept."""

    @property
    def message(self) -> str:
        """The key of the sentence that says it."""
        come = self.tables or self.decks or self.games
        return "everything-has-come" if come else "everything-is-here"

    def told(self, words: Words) -> str:
        """What has come, in words; of game files only where there are any."""
        said = [words(self.message, n=self.tables, decks=self.decks)]
        if self.games:
            said.append(words("everything-games", games=self.games))
        if self.parted:
            said.append(words("everything-parted", n=len(self.parted)))
        return " ".join(said)


def pack(store: Store, file: Path) -> int:
    """Write everything to a new file; returns how many tables it has."""
    number = store.back_up(file)
    decks = [(_path(deck), read_deck_text(deck)) for id in games() for deck in own_deck_files(id)]
    files = [(f"games/{file.name}{ENDING}", file.text) for file in own_game_files()]
    with closing(sqlite3.connect(file)) as copy, copy:
        copy.execute("DROP TABLE IF EXISTS own_files")
        copy.execute(OWN_FILES)
        copy.executemany("INSERT INTO own_files VALUES (?, ?)", [*decks, *files])
    return number


def _path(file: Path) -> str:
    return file.relative_to(home()).as_posix()


def bring_file(store: Store, file: Path, opened: Callable[[Path], Database]) -> Brought:
    """The same from a file, which may be anybody's: nothing of it is run or changed."""
    with TemporaryDirectory() as folder, closing(opened(Path(folder) / "brought.sqlite")) as fresh:
        read_into(fresh, file)
        return bring(store, Store(fresh))


def bring(store: Store, brought: Store) -> Brought:
    """Everything from another store joins what is here; if anything is wrong, nothing does.

    No answer is lost, see `histories`; a deck or a game file that is here stays. Decks may belong
    to game files that come along.
    """
    found = _own_files(brought)
    files = dict(_new_games(found))
    coming = {f"{APART}{name}": text for name, text in files.items()}
    decks = dict(_new_decks(found, coming))
    taken = join(store, brought)
    for name, text in files.items():
        keep_game_file(name, text)
    for file, text in decks.items():
        keep_text(file, text)
    parted = tuple(one.parting for one in taken if one.parting)
    return Brought(len(taken), len(decks), len(files), parted)


def _own_files(brought: Store) -> list[tuple[str, str]]:
    """Paths and texts of what lies beside the tables."""
    with brought.database.reading() as connection:
        there = connection.execute(_IS_THERE)
        found = connection.execute("SELECT path, text FROM own_files") if there else []
    return [(str(row["path"]), str(row["text"])) for row in found]


def _new_games(found: Sequence[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Game files that are not here, whatever they hold: a broken one stands on the shelf so."""
    for path, text in found:
        fitting = _GAME.fullmatch(path)
        if fitting and not (home() / path).exists() and len(text.encode()) <= LARGEST:
            yield fitting["name"], text


def _new_decks(
    found: Sequence[tuple[str, str]], coming: Mapping[str, str]
) -> Iterator[tuple[Path, str]]:
    """Decks that are not here, by the file they go to, each checked as one that is loaded."""
    for path, text in found:
        fitting = _DECK.fullmatch(path)
        game = _game(fitting["game"].replace("file-", APART, 1), coming) if fitting else None
        if game is not None and not (home() / path).exists():
            _check(game, PurePosixPath(path).name, text)
            yield home() / path, text


def _game(id: str, coming: Mapping[str, str]) -> Game[Any] | None:
    if id in games() or id not in coming:
        return games().get(id)
    return read_game_text(id.removeprefix(APART), coming[id]).game


def _check(game: Game[Any], name: str, text: str) -> None:
    decks = game.decks
    read = decks.unfinished if isinstance(decks, CardByCard) else decks.read
    read(parse_toml(text, name), name)

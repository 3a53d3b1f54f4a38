"""All that a person has in one file: tables, results and own decks, to take along and to bring.

The file is a backup like any other, a database that a server can open; own decks and levels lie
in a table of it that only this module reads.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

from automatable.core.data import parse_toml
from automatable.core.decks import CardEntry
from automatable.core.game import games
from automatable.table import results, rows
from automatable.table.database import Connection, Database
from automatable.table.folders import home, keep_text, own_deck_files, read_deck_text
from automatable.table.results import Result
from automatable.table.schema import OWN_FILES
from automatable.table.store import Store
from automatable.table.untrusted import read_into

SQLITE = b"SQLite format 3\0"
"""What such a file begins with."""

_FILE = re.compile(r"decks/(?P<game>\w+)/[a-z0-9][a-z0-9_-]{0,47}\.toml", re.ASCII)
_IS_THERE = "SELECT name FROM sqlite_master WHERE name = 'own_files'"


@dataclass(frozen=True)
class Brought:
    """What has come; what was here already does not count."""

    tables: int
    decks: int

    @property
    def message(self) -> str:
        """The key of the sentence that says it."""
        return "everything-has-come" if self.tables or self.decks else "everything-is-here"


def pack(store: Store, file: Path) -> int:
    """Write everything to a new file; returns how many tables it has."""
    number = store.back_up(file)
    decks = [(_path(deck), read_deck_text(deck)) for id in games() for deck in own_deck_files(id)]
    with closing(sqlite3.connect(file)) as copy, copy:
        copy.execute("DROP TABLE IF EXISTS own_files")
        copy.execute(OWN_FILES)
        copy.executemany("INSERT INTO own_files VALUES (?, ?)", decks)
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

    Of a table that both have, the one with more changes stays; a deck that is here stays.
    """
    decks = dict(_new_decks(brought))
    with store.database.writing() as connection:
        ids = [id for id in brought.ids() if _take(connection, brought, id)]
        known = {_mark(result) for result in results.listed(connection)}
        for result in brought.results():
            if _mark(result) not in known:
                results.insert(connection, result)
        for id in ids:
            store.database.tell(connection, id)
    store.forget(ids)
    for file, text in decks.items():
        keep_text(file, text)
    return Brought(len(ids), len(decks))


def _take(connection: Connection, brought: Store, id: str) -> bool:
    theirs, ours = brought.open(id), rows.sequence(connection, id)
    if ours is not None and ours >= theirs.sequence:
        return False
    if ours is not None:
        connection.execute("DELETE FROM results WHERE table_id = :id", {"id": id})
        rows.delete(connection, id)
    rows.insert(connection, theirs)
    return True


def _mark(result: Result) -> tuple[str, str]:
    return result.game, result.finished.isoformat()


def _new_decks(brought: Store) -> Iterator[tuple[Path, str]]:
    """Decks that are not here, by the file they go to, each checked as one that is loaded."""
    with brought.database.reading() as connection:
        there = connection.execute(_IS_THERE)
        found = connection.execute("SELECT path, text FROM own_files") if there else []
    for row in found:
        fitting = _FILE.fullmatch(row["path"])
        if fitting and fitting["game"] in games() and not (home() / row["path"]).exists():
            _check(fitting["game"], PurePosixPath(row["path"]).name, row["text"])
            yield home() / row["path"], row["text"]


def _check(game: str, name: str, text: str) -> None:
    decks = games()[game].decks
    read = decks.unfinished if isinstance(decks, CardEntry) else decks.read
    read(parse_toml(text, name), name)

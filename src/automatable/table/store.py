"""All tables of one person in one SQLite file.

    store = Store(path)
    id = store.create(Match.new(game("patchwork")))
    table = store.open(id)
    table = store.answer(id, ">", expected=table.sequence)

Every change is one transaction, on disk before the call returns. It names the sequence
number it was made for: of two tabs that answer the same question one wins, the other is told
with `Stale`. A match handed out is never changed again; a change makes a new one, so a
failed write leaves nothing to repair and readers need no lock.
"""

from __future__ import annotations

import json
import secrets
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeAlias

from automatable.core.match import Match
from automatable.core.saves import dumps, load, loads
from automatable.table import rows
from automatable.table.errors import NoSuchTable, Stale, StoreFailed, failed
from automatable.table.recent import Recent
from automatable.table.rows import Result, TableInfo
from automatable.table.schema import MIGRATIONS, migrate, version

__all__ = ["NoSuchTable", "Result", "Stale", "Store", "StoreFailed", "Table", "TableInfo"]

ID_BYTES = 16  # 128 bits: an address that cannot be guessed
LOADED = 64  # matches kept in memory; the others are replayed when they are wanted
PATIENCE_S = 5.0  # how long to wait for another process that is writing

Change: TypeAlias = Callable[[Match[Any]], object]


@dataclass(frozen=True)
class Table:
    """A match at a table, as it was after change number `sequence`."""

    id: str
    name: str
    match: Match[Any]
    sequence: int
    created: datetime
    played: datetime

    @property
    def game(self) -> str:
        return self.match.game.id


class Store:
    """The tables of one database file, safe to use from several threads and processes."""

    def __init__(self, path: Path | str, patience_s: float = PATIENCE_S) -> None:
        """Opens the file, which is made or brought up to date as needed."""
        self.path = Path(path)
        self._lock = threading.RLock()
        self._loaded: Recent[str, Table] = Recent(LOADED)
        with self._named_failures():
            self._connection = _connect(self.path, patience_s)
        try:
            self._prepare()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        self._connection.close()

    # --- tables

    def create(self, match: Match[Any], name: str = "") -> str:
        """Put a match on a new table; returns the table's id."""
        now = datetime.now(UTC)
        table = Table(_new_id(), name, match.copy(), 0, now, now)
        with self._transaction() as connection:
            rows.insert(connection, table)
        self._loaded.put(table.id, table)
        return table.id

    def open(self, id: str) -> Table:
        """The table as it is now, even if another process changed it a moment ago.

        Nobody waits for a long match that is replayed: that happens outside the lock.
        """
        with self._reading() as connection:
            row = self._row(connection, id)
            table = self._in_memory(row)
            stored = rows.as_save(connection, row) if table is None else {}
        return table or self._replayed(row, stored)

    def rename(self, id: str, name: str) -> None:
        self.open(id)
        with self._transaction() as connection:
            table = replace(self._current(connection, id), name=name)
            rows.rename(connection, id, name)
        self._loaded.put(id, table)

    def delete(self, id: str) -> None:
        """Remove a table and its answers; its result stays in the history."""
        with self._transaction() as connection:
            if not rows.delete(connection, id):
                raise NoSuchTable(id)
        self._loaded.drop(id)

    def tables(self) -> list[TableInfo]:
        """All tables, the last played first."""
        with self._reading() as connection:
            return rows.infos(connection)

    def count(self) -> int:
        """How many tables there are."""
        with self._reading() as connection:
            return rows.count(connection)

    def results(self, game: str | None = None) -> list[Result]:
        """Finished matches, of one game or of all, the last finished first."""
        with self._reading() as connection:
            return rows.results(connection, game)

    # --- changes

    def answer(self, id: str, text: str, expected: int, token: str | None = None) -> Table:
        """Give an answer (or a correction, `!...`) and play on to the next question."""
        return self._change(id, lambda match: match.answer(text), expected, token)

    def undo(self, id: str, expected: int, token: str | None = None) -> Table:
        return self._change(id, lambda match: match.undo(), expected, token)

    def redo(self, id: str, expected: int, token: str | None = None) -> Table:
        return self._change(id, lambda match: match.redo(), expected, token)

    def return_to(self, id: str, count: int, expected: int, token: str | None = None) -> Table:
        """Take back all but the first `count` answers."""
        return self._change(id, lambda match: match.return_to(count), expected, token)

    # --- files

    def export(self, id: str) -> str:
        """The table's match as the text of a save file."""
        return dumps(self.open(id).match)

    def import_(self, text: str, name: str = "") -> str:
        """Put the match of a save file on a new table; returns the table's id."""
        return self.create(loads(text), name)

    def back_up(self, file: Path) -> int:
        """Copy everything to a new file as it is at one moment; returns how many tables it has.

        SQLite's own way: others may go on writing meanwhile, and the copy is whole.
        """
        try:
            file.open("xb").close()
        except OSError as error:
            reason = error.strerror or str(error)
            raise StoreFailed("backup_unwritable", file=str(file), reason=reason) from None
        with self._lock, self._named_failures(), closing(sqlite3.connect(file)) as copy:
            self._connection.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
            number: int = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
            return number

    # --- how it works

    def _change(self, id: str, change: Change, expected: int, token: str | None) -> Table:
        self.open(id)  # in memory, before anybody has to wait for us
        with self._transaction() as connection:
            before = self._current(connection, id)
            if token is not None and rows.has_token(connection, id, token):
                return before
            if before.sequence != expected:
                raise Stale(before)
            after = _changed(before, change)
            rows.update(connection, before, after)
            if token is not None:
                rows.add_token(connection, id, token)
        self._loaded.put(id, after)
        return after

    def _current(self, connection: sqlite3.Connection, id: str) -> Table:
        """From memory, if no other process has changed it there since."""
        row = self._row(connection, id)
        return self._in_memory(row) or self._replayed(row, rows.as_save(connection, row))

    def _row(self, connection: sqlite3.Connection, id: str) -> sqlite3.Row:
        row = rows.find(connection, id)
        if row is None:
            self._loaded.drop(id)
            raise NoSuchTable(id)
        return row

    def _in_memory(self, row: sqlite3.Row) -> Table | None:
        table = self._loaded.get(row["id"])
        if table is None or table.sequence != row["sequence"]:
            return None
        return table if table.name == row["name"] else replace(table, name=row["name"])

    def _replayed(self, row: sqlite3.Row, stored: dict[str, Any]) -> Table:
        table = Table(row["id"], row["name"], load(stored), row["sequence"], *rows.times(row))
        self._loaded.put(table.id, table)
        return table

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        """One consistent look at the file."""
        with self._lock, self._named_failures(), _ended(self._connection, "BEGIN"):
            yield self._connection

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        """All or nothing; written to disk when the block is left."""
        with self._lock, self._named_failures(), _ended(self._connection, "BEGIN IMMEDIATE"):
            yield self._connection

    @contextmanager
    def _named_failures(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise failed(error, self.path) from error
        except json.JSONDecodeError as error:
            raise StoreFailed("store_damaged", file=str(self.path), reason=str(error)) from error

    def _prepare(self) -> None:
        with self._named_failures():
            self._connection.execute("PRAGMA journal_mode = WAL")
            self._connection.execute("PRAGMA synchronous = FULL")
            self._connection.execute("PRAGMA foreign_keys = ON")
        if self._version() < len(MIGRATIONS):
            with self._transaction() as connection:
                migrate(connection)
        if (newer := self._version()) > len(MIGRATIONS):
            raise StoreFailed("store_newer", file=str(self.path), version=newer)

    def _version(self) -> int:
        with self._reading() as connection:
            return version(connection)


def _new_id() -> str:
    """Typed as an argument of a command, an id must not look like an option."""
    while (id := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return id


def _changed(table: Table, change: Change) -> Table:
    match = table.match.copy()
    change(match)
    return replace(table, match=match, sequence=table.sequence + 1, played=datetime.now(UTC))


def _connect(path: Path, patience_s: float) -> sqlite3.Connection:
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise StoreFailed("store_cannot_open", file=str(path), reason=str(error)) from error
    connection = sqlite3.connect(
        path, timeout=patience_s, isolation_level=None, check_same_thread=False
    )
    connection.row_factory = sqlite3.Row
    return connection


@contextmanager
def _ended(connection: sqlite3.Connection, begin: str) -> Iterator[None]:
    """A transaction that is committed at the end, or rolled back if anything was raised."""
    connection.execute(begin)
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise

"""Rows in one SQLite file: WAL, `synchronous=FULL`, safe for several threads and processes."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path

from automatable.table.database import NOTHING, Connection, Row, Values
from automatable.table.errors import NotKnown, StoreFailed
from automatable.table.schema import MIGRATIONS, is_ours, lacking, migrate, version

PATIENCE_S = 5.0  # how long to wait for another process that is writing
IDLE_READERS = 8  # connections kept for the next who wants to read
NEWS_KEPT, NEWS_SWEPT = 1000, 100
"""So much news stays, and older is swept out from time to time."""

CODES: Mapping[int, str] = {
    sqlite3.SQLITE_READONLY: "store_read_only",
    sqlite3.SQLITE_PERM: "store_read_only",
    sqlite3.SQLITE_FULL: "store_full",
    sqlite3.SQLITE_BUSY: "store_busy",
    sqlite3.SQLITE_LOCKED: "store_busy",
    sqlite3.SQLITE_CANTOPEN: "store_cannot_open",
    sqlite3.SQLITE_CORRUPT: "store_damaged",
    sqlite3.SQLITE_NOTADB: "store_damaged",
}
_PRIMARY = 0xFF  # the low byte of an extended SQLite code says what kind of failure it is


class SqliteConnection:
    """Statements inside one block."""

    locking = ""  # whoever writes has the whole file

    def __init__(self, raw: sqlite3.Connection) -> None:
        self.raw = raw

    def execute(self, statement: str, values: Values = NOTHING) -> list[Row]:
        return self.raw.execute(statement, values).fetchall()

    def execute_many(self, statement: str, values: Iterable[Values]) -> None:
        self.raw.executemany(statement, values)


class SqliteFile:
    """One database file. Readers have connections of their own: nobody waits for a writer."""

    codes = CODES
    """What each failure is called."""

    def __init__(self, path: Path, patience_s: float = PATIENCE_S, make: bool = True) -> None:
        """Opens the file, which is made or brought up to date as needed.

        With `make` off a file that is not there is an error, and none is made.
        """
        self.path = path
        self._patience_s = patience_s
        self._writing = threading.RLock()
        self._idle: list[sqlite3.Connection] = []
        self._closed = False
        if not make and not path.is_file():
            raise StoreFailed("store_missing", file=str(path))
        with self._named_failures():
            _make_folder(path)
            self.connection = self.connected()
        try:
            self._prepare()
        except BaseException:
            self.close()
            raise

    @property
    def name(self) -> str:
        return str(self.path)

    def close(self) -> None:
        self._closed = True
        while self._idle:
            self._idle.pop().close()
        self.connection.close()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self._named_failures():
            raw = self._reader()
            try:
                with _ended(raw, "BEGIN"):
                    yield SqliteConnection(raw)
            finally:
                self._give_back(raw)

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        raw = self.connection
        with self._writing, self._named_failures(), _ended(raw, "BEGIN IMMEDIATE", self._commit):
            yield SqliteConnection(raw)

    def _commit(self, raw: sqlite3.Connection) -> None:
        """A disk that fails while it writes the end may have written it."""
        try:
            raw.execute("COMMIT")
        except sqlite3.Error as error:
            if _kind(error) != sqlite3.SQLITE_IOERR:
                raise
            raise NotKnown("store_not_known", file=self.name, reason=str(error)) from error

    def tell(self, connection: Connection, table: str) -> None:
        (row,) = connection.execute(
            "INSERT INTO news (table_id) VALUES (:table) RETURNING number", {"table": table}
        )
        if row["number"] % NEWS_SWEPT == 0:
            last = {"last": row["number"] - NEWS_KEPT}
            connection.execute("DELETE FROM news WHERE number <= :last", last)

    def listen(self, heard: Callable[[str], None]) -> Callable[[], None]:
        from automatable.table.listening import listen

        return listen(self.connected, heard)

    def back_up(self, file: Path) -> int:
        """SQLite's own way: others may go on writing meanwhile, and the copy is whole."""
        try:
            file.open("xb").close()
        except OSError as error:
            raise _unwritable(file, error.strerror or str(error)) from None
        try:
            return self._copied_to(file)
        except BaseException:
            file.unlink(missing_ok=True)
            raise

    def _copied_to(self, file: Path) -> int:
        with self._named_failures(), closing(self.connected()) as source:
            try:
                with closing(sqlite3.connect(file)) as copy:
                    source.backup(copy)
                    copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
                    number: int = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
                    return number
            except sqlite3.Error as error:
                if _kind(error) in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR):
                    raise _unwritable(file, str(error)) from None
                raise

    # --- how it works

    def connected(self) -> sqlite3.Connection:
        raw = sqlite3.connect(
            self.path, timeout=self._patience_s, isolation_level=None, check_same_thread=False
        )
        raw.row_factory = sqlite3.Row
        raw.text_factory = partial(str, encoding="utf-8", errors="replace")  # one bad letter
        return raw

    def _reader(self) -> sqlite3.Connection:
        with suppress(IndexError):
            return self._idle.pop()
        return self.connected()

    def _give_back(self, raw: sqlite3.Connection) -> None:
        if self._closed or raw.in_transaction or len(self._idle) >= IDLE_READERS:
            raw.close()
        else:
            self._idle.append(raw)

    def _prepare(self) -> None:
        """What is not ours, or too new for us, is not touched."""
        with self._named_failures():
            if not is_ours(self.connection):
                raise StoreFailed("store_foreign", file=self.name)
            self._refuse_newer()
            self.connection.execute("PRAGMA journal_mode = WAL")
            self.connection.execute("PRAGMA synchronous = FULL")
            self.connection.execute("PRAGMA foreign_keys = ON")
        if version(self.connection) < len(MIGRATIONS):
            with self.writing():
                migrate(self.connection)
        self._refuse_newer()
        with self._named_failures():
            if missing := lacking(self.connection):
                reason = f"no column {missing}"
                raise StoreFailed("store_damaged", file=self.name, reason=reason)

    def _refuse_newer(self) -> None:
        if (newer := version(self.connection)) > len(MIGRATIONS):
            raise StoreFailed("store_newer", file=self.name, version=newer)

    @contextmanager
    def _named_failures(self) -> Iterator[None]:
        try:
            yield
        except UnicodeDecodeError as error:
            raise StoreFailed("store_damaged", file=self.name, reason=str(error)) from error
        except sqlite3.Error as error:
            code = self.codes.get(_kind(error), "store_failed")
            raise StoreFailed(code, file=self.name, reason=str(error)) from error


def _kind(error: sqlite3.Error) -> int:
    number: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return number & _PRIMARY


def _unwritable(file: Path, reason: str) -> StoreFailed:
    return StoreFailed("backup_unwritable", file=str(file), reason=reason)


def _make_folder(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise StoreFailed("store_cannot_open", file=str(path), reason=str(error)) from error


@contextmanager
def _ended(
    raw: sqlite3.Connection, begin: str, end: Callable[[sqlite3.Connection], object] | None = None
) -> Iterator[None]:
    """A transaction that is committed at the end, or rolled back if anything was raised."""
    raw.execute(begin)
    try:
        yield
        end(raw) if end else raw.execute("COMMIT")
    except BaseException:
        if raw.in_transaction:
            # A full disk may refuse this, too: what went wrong first is what is told.
            with suppress(sqlite3.Error):
                raw.execute("ROLLBACK")
        raise

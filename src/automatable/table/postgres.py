"""Rows in a PostgreSQL server: several servers of ours on several machines share the same tables.

    automatable serve --database postgresql://user@host/name

Needs psycopg (the extra `postgres`). Everything lies in a schema of its own, `automatable`.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

from automatable.table import folders
from automatable.table.database import NOTHING, Connection, Row, Values
from automatable.table.errors import NotKnown, StoreFailed

try:
    import psycopg
    from psycopg import errors
    from psycopg.conninfo import conninfo_to_dict
    from psycopg.rows import dict_row
except ImportError as error:  # pragma: no cover
    raise StoreFailed("store_needs_extra", extra="postgres", reason=str(error)) from None

SCHEMA = "automatable"
CHANNEL = "automatable"
VERSION = 3
PATIENCE_S = 5
IDLE = 8  # connections kept for the next who needs one
AGAIN_S = 1.0  # how often a listener looks for a server that went away
_SETTINGS = (
    f"-c search_path={SCHEMA} -c lock_timeout={PATIENCE_S}s -c statement_timeout=60s"
    " -c idle_in_transaction_session_timeout=60s"
)
_MARK = re.compile(r":([a-z_0-9]+)")

TABLES = (
    """
    CREATE TABLE tables (
        id TEXT COLLATE "C" PRIMARY KEY,
        name TEXT NOT NULL,
        game TEXT NOT NULL,
        rules_version INTEGER NOT NULL,
        options TEXT NOT NULL,
        seed TEXT NOT NULL,
        start TEXT NOT NULL,
        undone TEXT NOT NULL,
        fingerprint TEXT NOT NULL,
        sequence INTEGER NOT NULL,
        is_over INTEGER NOT NULL,
        created TEXT NOT NULL,
        played TEXT COLLATE "C" NOT NULL,
        earlier_seeds TEXT NOT NULL DEFAULT '[]',
        file TEXT NOT NULL DEFAULT ''
    )
    """,
    """
    CREATE TABLE answers (
        table_id TEXT COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        place INTEGER NOT NULL,
        text TEXT NOT NULL,
        given_by TEXT NOT NULL,
        PRIMARY KEY (table_id, place)
    )
    """,
    """
    CREATE TABLE tokens (
        table_id TEXT COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        token TEXT COLLATE "C" NOT NULL,
        PRIMARY KEY (table_id, token)
    )
    """,
    """
    CREATE TABLE results (
        table_id TEXT COLLATE "C" UNIQUE REFERENCES tables ON DELETE SET NULL,
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        scores TEXT NOT NULL,
        winner INTEGER,
        finished TEXT COLLATE "C" NOT NULL,
        facts TEXT NOT NULL DEFAULT '{}'
    )
    """,
    'CREATE TABLE sessions (digest TEXT COLLATE "C" PRIMARY KEY, made TEXT COLLATE "C" NOT NULL)',
    "CREATE INDEX tables_by_played ON tables (played, id)",
    "CREATE INDEX tables_on_shelf ON tables (is_over, played, id)",
    "CREATE INDEX results_by_end ON results (finished)",
)


@lru_cache(256)
def _with_marks(statement: str) -> str:
    """The statement as psycopg writes it."""
    return _MARK.sub(r"%(\1)s", statement)


class PostgresConnection:
    """Statements inside one block."""

    locking = " FOR UPDATE"

    def __init__(self, raw: psycopg.Connection[dict[str, Any]]) -> None:
        self.raw = raw

    def execute(self, statement: str, values: Values = NOTHING) -> list[Row]:
        found = self.raw.execute(_with_marks(statement).encode(), dict(values))
        return list(found.fetchall()) if found.description else []

    def execute_many(self, statement: str, values: Iterable[Values]) -> None:
        with self.raw.cursor() as cursor:
            cursor.executemany(_with_marks(statement).encode(), [dict(v) for v in values])


class PostgresServer:
    """One database of a PostgreSQL server."""

    def __init__(self, address: str, make: bool = True) -> None:
        """Makes what is missing; with `make` off a database without our tables is an error."""
        self._address = address
        self._idle: list[psycopg.Connection[dict[str, Any]]] = []
        self._closed = False
        with self._named_failures():
            self._told = _without_secrets(address)
        self._prepare(make)

    @property
    def name(self) -> str:
        return self._told

    @property
    def path(self) -> Path:
        return folders.home() / "postgresql.sqlite"

    def close(self) -> None:
        self._closed = True
        self._forget()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self._block("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY") as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        with self._block("BEGIN", self._commit) as connection:
            yield connection

    def _commit(self, raw: psycopg.Connection[dict[str, Any]]) -> None:
        """A server that answers has stored it or not; of one that is gone nobody knows."""
        try:
            raw.execute("COMMIT")
        except psycopg.Error as error:
            if not raw.closed and not raw.broken:
                raise
            raise NotKnown("store_not_known", file=self.name, reason=_told(error)) from error

    def tell(self, connection: Connection, table: str) -> None:
        values = {"channel": CHANNEL, "table": table}
        connection.execute("SELECT pg_notify(:channel, :table)", values)

    def listen(self, heard: Callable[[str], None]) -> Callable[[], None]:
        ended, ready = threading.Event(), threading.Event()
        listener = threading.Thread(target=self._listen, args=(heard, ended, ready), daemon=True)
        listener.start()
        ready.wait(PATIENCE_S)

        def end() -> None:
            ended.set()
            listener.join()

        return end

    def back_up(self, file: Path) -> int:
        """To a file of SQLite, as everything is at one moment."""
        from automatable.table.moving import back_up

        return back_up(self, file)

    # --- how it works

    def _connected(self) -> psycopg.Connection[dict[str, Any]]:
        return psycopg.connect(
            self._address,
            autocommit=True,
            row_factory=dict_row,
            connect_timeout=PATIENCE_S,
            options=_SETTINGS,
            application_name="automatable",
        )

    @contextmanager
    def _block(
        self, begin: str, end: Callable[[psycopg.Connection[dict[str, Any]]], None] | None = None
    ) -> Iterator[Connection]:
        with self._named_failures():
            raw = self._begun(begin)
            try:
                yield PostgresConnection(raw)
                end(raw) if end else raw.execute("COMMIT")
            except BaseException:
                with suppress(psycopg.Error):
                    raw.execute("ROLLBACK")
                raise
            finally:
                self._give_back(raw)

    def _begun(self, begin: str) -> psycopg.Connection[dict[str, Any]]:
        """A connection may have died since it was used last: then there is another try."""
        if self._idle:
            with suppress(psycopg.OperationalError, IndexError):
                raw = self._idle.pop()
                raw.execute(begin)
                return raw
            self._forget()
        raw = self._connected()
        raw.execute(begin)
        return raw

    def _give_back(self, raw: psycopg.Connection[dict[str, Any]]) -> None:
        if self._closed or raw.closed or raw.broken or len(self._idle) >= IDLE:
            raw.close()
        else:
            self._idle.append(raw)

    def _forget(self) -> None:
        while self._idle:
            with suppress(IndexError, psycopg.Error):
                self._idle.pop().close()

    def _prepare(self, make: bool) -> None:
        with self._named_failures(), self._connected() as raw, raw.transaction():
            raw.execute("SELECT pg_advisory_xact_lock(%s)", (int.from_bytes(b"Auto", "big"),))
            known = raw.execute(
                "SELECT to_regclass(%s) AS known", (f"{SCHEMA}.version",)
            ).fetchone()
            if known is not None and known["known"] is not None:
                self._check_version(raw)
            elif not make:
                raise StoreFailed("store_missing", file=self.name)
            else:
                _make(raw)

    def _check_version(self, raw: psycopg.Connection[dict[str, Any]]) -> None:
        row = raw.execute("SELECT number FROM version").fetchone()
        assert row is not None
        if (number := row["number"]) > VERSION:
            raise StoreFailed("store_newer", file=self.name, version=number)
        if number < VERSION:
            _bring_up_to_date(raw)

    def _listen(
        self, heard: Callable[[str], None], ended: threading.Event, ready: threading.Event
    ) -> None:
        while not ended.is_set():
            with suppress(psycopg.Error), self._connected() as raw:
                raw.execute(f"LISTEN {CHANNEL}")
                ready.set()
                while not ended.is_set():
                    for notice in raw.notifies(timeout=0.2):
                        heard(notice.payload)
            ended.wait(AGAIN_S)

    @contextmanager
    def _named_failures(self) -> Iterator[None]:
        try:
            yield
        except psycopg.Error as error:
            name = getattr(self, "_told", "postgresql")
            raise StoreFailed(_code(error), file=name, reason=_told(error)) from error


def _told(error: psycopg.Error) -> str:
    return str(error).strip().splitlines()[0] if str(error).strip() else "gone"


def _make(raw: psycopg.Connection[dict[str, Any]]) -> None:
    raw.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
    for statement in TABLES:
        raw.execute(statement.encode())
    raw.execute("CREATE TABLE version (number INTEGER NOT NULL)")
    raw.execute("INSERT INTO version VALUES (%s)", (VERSION,))


def _bring_up_to_date(raw: psycopg.Connection[dict[str, Any]]) -> None:
    """Version 1 knew no facts about results, version 2 no game files; servers that start at once
    agree."""
    raw.execute("ALTER TABLE results ADD COLUMN IF NOT EXISTS facts TEXT NOT NULL DEFAULT '{}'")
    raw.execute("ALTER TABLE tables ADD COLUMN IF NOT EXISTS file TEXT NOT NULL DEFAULT ''")
    raw.execute("UPDATE version SET number = %s", (VERSION,))


def _without_secrets(address: str) -> str:
    parts = conninfo_to_dict(address)
    port = f":{parts['port']}" if parts.get("port") else ""
    return f"postgresql://{parts.get('host') or ''}{port}/{parts.get('dbname') or ''}"


_KINDS: tuple[tuple[type[psycopg.Error], str], ...] = (
    (errors.DiskFull, "store_full"),
    (errors.ReadOnlySqlTransaction, "store_read_only"),
    (errors.InsufficientPrivilege, "store_read_only"),
    (errors.LockNotAvailable, "store_busy"),
    (errors.QueryCanceled, "store_busy"),
    (errors.TransactionRollback, "store_busy"),
    (errors.DataCorrupted, "store_damaged"),
    (errors.IndexCorrupted, "store_damaged"),
    (psycopg.OperationalError, "store_unreachable"),
    (psycopg.InterfaceError, "store_unreachable"),
)


def _code(error: psycopg.Error) -> str:
    return next((code for kind, code in _KINDS if isinstance(error, kind)), "store_failed")

"""What can go wrong at a stored table, as named errors."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

from automatable.core.errors import AutomatableError

if TYPE_CHECKING:
    from automatable.table.store import Table


class NoSuchTable(AutomatableError):
    """No table has this id, or it was deleted."""

    def __init__(self, id: str) -> None:
        super().__init__("no_such_table", table=id)


class Stale(AutomatableError):
    """The change was meant for an older state; `table` is the fresh one."""

    def __init__(self, table: Table) -> None:
        super().__init__("stale")
        self.table = table


class StoreFailed(AutomatableError):
    """The database file could not be read or written; the match is as it was before."""


_CODES = {
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


def failed(error: sqlite3.Error, path: Path) -> StoreFailed:
    """A failure of SQLite under the name a person can act on."""
    number = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & _PRIMARY
    return StoreFailed(_CODES.get(number, "store_failed"), file=str(path), reason=str(error))

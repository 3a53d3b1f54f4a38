"""The SQLite file of the pocket: nobody else opens it, and one connection reads and writes.

A browser's Python has no memory to share between connections, which the write-ahead log would
need; a file that is locked for good needs none.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path

from automatable.table.sqlite import CODES, SqliteFile


class LoneFile(SqliteFile):
    """One database file with a single connection."""

    codes: Mapping[int, str] = {**CODES, sqlite3.SQLITE_FULL: "pocket_full"}

    def connected(self) -> sqlite3.Connection:
        raw = super().connected()
        raw.execute("PRAGMA locking_mode = EXCLUSIVE")
        return raw

    def listen(self, heard: Callable[[str], None]) -> Callable[[], None]:
        """Nobody else writes."""
        return lambda: None

    def _reader(self) -> sqlite3.Connection:
        return self.connection

    def _give_back(self, raw: sqlite3.Connection) -> None:
        """It stays in use."""

    def _copied_to(self, file: Path) -> int:
        with self._named_failures(), closing(sqlite3.connect(file)) as copy:
            self.connection.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
            number: int = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
            return number

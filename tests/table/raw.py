"""The SQLite connection behind a store, to spoil what it does."""

from __future__ import annotations

import sqlite3

from automatable.table.sqlite import SqliteFile
from automatable.table.store import Store


def raw(store: Store) -> sqlite3.Connection:
    """The one that writes."""
    assert isinstance(store.database, SqliteFile)
    return store.database.connection

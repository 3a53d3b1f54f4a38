"""The tables of the database file, and how an older file becomes a present one."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

VERSION_1 = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        game TEXT NOT NULL,
        rules_version INTEGER NOT NULL,
        options TEXT NOT NULL,      -- JSON
        seed TEXT NOT NULL,
        start TEXT NOT NULL,        -- JSON: the position the match began at, or null
        undone TEXT NOT NULL,       -- JSON: answers taken back, the next to redo last
        fingerprint TEXT NOT NULL,  -- of the state that the answers lead to
        sequence INTEGER NOT NULL,  -- grows by one with every change
        is_over INTEGER NOT NULL,
        created TEXT NOT NULL,      -- ISO 8601, UTC
        played TEXT NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE answers (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        place INTEGER NOT NULL,
        text TEXT NOT NULL,
        given_by TEXT NOT NULL,     -- person, app or correction
        PRIMARY KEY (table_id, place)
    ) STRICT, WITHOUT ROWID
    """,
    # A change sent twice (a double tap, a retry after a lost reply) is made once.
    """
    CREATE TABLE tokens (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        token TEXT NOT NULL,
        PRIMARY KEY (table_id, token)
    ) STRICT, WITHOUT ROWID
    """,
    # The history outlives the tables it came from.
    """
    CREATE TABLE results (
        table_id TEXT UNIQUE REFERENCES tables ON DELETE SET NULL,
        game TEXT NOT NULL,
        options TEXT NOT NULL,      -- JSON
        scores TEXT NOT NULL,       -- JSON: points by seat
        winner INTEGER,
        finished TEXT NOT NULL
    ) STRICT
    """,
    "CREATE INDEX tables_by_played ON tables (played)",
)

MIGRATIONS: Sequence[Sequence[str]] = (VERSION_1,)
"""The steps from each version of the file to the next; `user_version` counts those done."""


def version(connection: sqlite3.Connection) -> int:
    """Which version of the schema the file has; 0 for a new one."""
    number: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return number


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file to the present version; called inside a transaction."""
    for number in range(version(connection), len(MIGRATIONS)):
        for statement in MIGRATIONS[number]:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number + 1}")

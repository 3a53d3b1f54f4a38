"""The tables of the database file, and how an older file becomes a present one."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

APPLICATION_ID = 0x4175746F  # "Auto"; files of version 1 have none
OURS = frozenset({"tables", "answers", "tokens", "results"})

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

VERSION_2 = (
    # JSON: the seeds of the matches that this one is a copy of, and how far each of them dealt
    "ALTER TABLE tables ADD COLUMN earlier_seeds TEXT NOT NULL DEFAULT '[]'",
    "DROP INDEX tables_by_played",
    "CREATE INDEX tables_by_played ON tables (played, id)",
    "CREATE INDEX tables_on_shelf ON tables (is_over, played, id)",
    "CREATE INDEX results_by_end ON results (finished)",
    # Browsers that have shown the access code: of the secret they keep, only a digest.
    """
    CREATE TABLE sessions (
        digest TEXT PRIMARY KEY,
        made TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
    # Which table changed last: other processes read on from the number that they know.
    """
    CREATE TABLE news (
        number INTEGER PRIMARY KEY,
        table_id TEXT NOT NULL
    ) STRICT
    """,
    f"PRAGMA application_id = {APPLICATION_ID}",
)

VERSION_3 = (
    # JSON: how the match came about, for whoever judges its player (`results.Facts`)
    "ALTER TABLE results ADD COLUMN facts TEXT NOT NULL DEFAULT '{}'",
)

VERSION_4 = (
    # The game file that is played, packed; empty for a game of a package (KIT-STO-02)
    "ALTER TABLE tables ADD COLUMN file TEXT NOT NULL DEFAULT ''",
)

COLUMNS = {
    "tables": (
        "id", "name", "game", "rules_version", "options", "seed", "start", "undone",
        "fingerprint", "sequence", "is_over", "created", "played", "earlier_seeds",
        "file",
    ),
    "answers": ("table_id", "place", "text", "given_by"),
    "tokens": ("table_id", "token"),
    "results": ("table_id", "game", "options", "scores", "winner", "finished", "facts"),
    "sessions": ("digest", "made"),
}  # fmt: skip
"""In the order in which they refer to each other."""

OWN_FILES = "CREATE TABLE own_files (path TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT"
"""Only in a file that holds everything of a person: own decks, levels and game files."""

MIGRATIONS: Sequence[Sequence[str]] = (VERSION_1, VERSION_2, VERSION_3, VERSION_4)
"""The steps from each version of the file to the next; `user_version` counts those done."""


def version(connection: sqlite3.Connection) -> int:
    """Which version of the schema the file has; 0 for a new one."""
    number: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return number


def is_ours(connection: sqlite3.Connection) -> bool:
    """Whether the file is new, or has the tables that a file of its version must have."""
    found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    names = {name for (name,) in found if not name.startswith("sqlite_")}
    return names >= OURS if version(connection) else not names


def lacking(connection: sqlite3.Connection) -> str:
    """A column that a file of the present version must have and this one has not; or empty."""
    for table, columns in COLUMNS.items():
        there = {row[1] for row in connection.execute(f"PRAGMA table_info({table})")}
        if missing := next((name for name in columns if name not in there), ""):
            return f"{table}.{missing}"
    return ""


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file to the present version; called inside a transaction."""
    for number in range(version(connection), len(MIGRATIONS)):
        for statement in MIGRATIONS[number]:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number + 1}")

"""A database that somebody else made: its rows are read into one of ours, and nothing of it is run.

A file of SQLite is a program as well: views, triggers and computed columns run when they are read,
and a tree of pages may have no end. So only plain tables are read, column by column, by a
connection that may do little and has not long to do it.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from automatable.table.database import Connection, Database
from automatable.table.errors import StoreFailed
from automatable.table.schema import COLUMNS, MIGRATIONS, OWN_FILES, version

READ_S = 60.0
"""All of it: a hundred thousand answers take a second."""
STEPS = 20_000
"""Of SQLite's machine between two looks at the clock."""
READ = {
    **{name: COLUMNS[name] for name in ("tables", "answers", "results")},
    "own_files": ("path", "text"),
}
"""What is taken over; who knows the access code there is nobody's business here."""
_LIMITS = {
    sqlite3.SQLITE_LIMIT_LENGTH: 4_000_000,
    sqlite3.SQLITE_LIMIT_SQL_LENGTH: 20_000,
    sqlite3.SQLITE_LIMIT_COLUMN: 60,
    sqlite3.SQLITE_LIMIT_EXPR_DEPTH: 20,
    sqlite3.SQLITE_LIMIT_COMPOUND_SELECT: 2,
    sqlite3.SQLITE_LIMIT_ATTACHED: 0,
    sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH: 1,
}
_CAUTION = ("trusted_schema = OFF", "query_only = ON", "cell_size_check = ON", "mmap_size = 0")


def read_into(target: Database, file: Path) -> None:
    """The rows of a foreign file in an empty database of ours; all of them, or `StoreFailed`."""
    with _named(file), closing(cautious(file)) as raw:
        if (newer := version(raw)) > len(MIGRATIONS):
            raise StoreFailed("store_newer", file=str(file), version=newer)
        with target.writing() as new:
            for table, columns in READ.items():
                _copy(raw, new, table, columns)


def cautious(file: Path) -> sqlite3.Connection:
    """A connection that only reads, believes nothing and gives up after a while."""
    address = f"{file.resolve().as_uri()}?mode=ro&immutable=1"
    raw = sqlite3.connect(address, uri=True, isolation_level=None)
    for limit, most in _LIMITS.items():
        raw.setlimit(limit, most)
    for caution in _CAUTION:
        raw.execute(f"PRAGMA {caution}")
    raw.row_factory = sqlite3.Row
    raw.text_factory = partial(str, encoding="utf-8", errors="replace")
    end = time.monotonic() + READ_S
    raw.set_progress_handler(lambda: time.monotonic() > end, STEPS)
    return raw


def _copy(raw: sqlite3.Connection, new: Connection, table: str, columns: tuple[str, ...]) -> None:
    there = plain_columns(raw, table)
    known = [name for name in columns if name in there]
    if not known and table == "own_files":
        return
    if columns[0] not in known:
        raise StoreFailed("store_foreign", file="")
    if table == "own_files":
        new.execute(OWN_FILES)
    names, marks = ", ".join(known), ", ".join(f":{name}" for name in known)
    found = raw.execute(f"SELECT {names} FROM {table}")
    new.execute_many(f"INSERT INTO {table} ({names}) VALUES ({marks})", map(dict, found))


def plain_columns(raw: sqlite3.Connection, table: str) -> set[str]:
    """The stored columns of a real table; none if it is a view, or what a module makes up."""
    real = "SELECT 1 FROM sqlite_master WHERE name = ? AND type = 'table' AND rootpage > 0"
    if not raw.execute(real, (table,)).fetchone():
        return set()
    told: list[Any] = raw.execute(f"PRAGMA table_xinfo({table})").fetchall()
    return {row["name"] for row in told if not row["hidden"]}


@contextmanager
def _named(file: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.OperationalError as error:
        slow = error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT
        reason = f"not read in {READ_S:.0f} seconds" if slow else str(error)
        raise StoreFailed("store_damaged", file=str(file), reason=reason) from None
    except (sqlite3.Error, OverflowError, UnicodeDecodeError) as error:
        raise StoreFailed("store_damaged", file=str(file), reason=str(error)) from None
    except StoreFailed as error:  # what does not fit into a database of ours
        code = "store_damaged" if error.code == "store_failed" else error.code
        raise StoreFailed(code, **{**error.details, "file": str(file)}) from None

"""Everything from one store into another, row by row, and compared when it has arrived."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from automatable.core.errors import AutomatableError
from automatable.table import results, rows
from automatable.table.database import Connection, Database
from automatable.table.errors import StoreFailed
from automatable.table.histories import Parting, join
from automatable.table.schema import COLUMNS
from automatable.table.sqlite import SqliteFile
from automatable.table.store import Store

AT_ONCE = 500


@dataclass(frozen=True)
class Moved:
    """What has arrived, and what is not the same there."""

    tables: int
    different: tuple[str, ...] = ()
    """Ids of tables whose rows or fingerprint differ, or that cannot be replayed."""
    parted: tuple[Parting, ...] = ()
    """Tables that were played on in both: each is there twice now."""


def move(source: Database, target: Database) -> Moved:
    """Copy all rows to another database; nothing is taken away from the first.

    Where there are tables already, tables and results join them (see `histories`): all, or none.
    """
    with target.reading() as there:
        is_empty = not rows.count(there) and not results.listed(there)
    if not is_empty:
        return _joined(source, target)
    with source.reading() as old:
        with target.writing() as new:
            _copy(old, new)
        return _compared(old, target)


def _joined(source: Database, target: Database) -> Moved:
    brought = Store(source)
    taken = join(Store(target), brought)
    return Moved(brought.count(), parted=tuple(one.parting for one in taken if one.parting))


def back_up(source: Database, file: Path) -> int:
    """Copy all rows to a new file of SQLite; returns how many tables it has."""
    if file.exists():
        raise StoreFailed("backup_unwritable", file=str(file), reason="it exists")
    try:
        with closing(SqliteFile(file)) as target:
            with source.reading() as old, target.writing() as new:
                _copy(old, new)
                number = rows.count(new)
            target.connection.execute("PRAGMA journal_mode = DELETE")
            return number
    except BaseException:
        file.unlink(missing_ok=True)
        raise


def _copy(old: Connection, new: Connection) -> None:
    for table, columns in COLUMNS.items():
        names, marks = ", ".join(columns), ", ".join(f":{name}" for name in columns)
        statement = f"INSERT INTO {table} ({names}) VALUES ({marks})"
        for some in _in_parts(old, table, columns):
            new.execute_many(statement, some)


def _in_parts(
    old: Connection, table: str, columns: tuple[str, ...]
) -> Iterator[list[dict[str, Any]]]:
    order, first = ", ".join(columns[:2]), 0
    while found := old.execute(
        f"SELECT {', '.join(columns)} FROM {table} ORDER BY {order} LIMIT :most OFFSET :first",
        {"most": AT_ONCE, "first": first},
    ):
        yield [{name: row[name] for name in columns} for row in found]
        first += len(found)


def _compared(old: Connection, target: Database) -> Moved:
    """Every table is opened where it has arrived: replayed, and compared with its fingerprint."""
    store = Store(target)
    ids = rows.ids(old)
    return Moved(len(ids), tuple(id for id in ids if not _is_same(old, store, id)))


def _is_same(old: Connection, store: Store, id: str) -> bool:
    row = rows.find(old, id)
    assert row is not None
    try:
        table = store.open(id)
    except AutomatableError:
        return False
    match = table.match
    arrived = match.older_rules is not None or match.has_fingerprint(row["fingerprint"])
    same = arrived and table.sequence == row["sequence"]
    return same and table.match.answers == rows.answers(old, id)

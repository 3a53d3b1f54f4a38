"""What can be saved of a damaged table, and what is wrong with a whole database."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from automatable.core.errors import AutomatableError
from automatable.core.game import game as registered
from automatable.core.json_text import read_json
from automatable.core.match import Match
from automatable.core.options import resolve
from automatable.core.rng import Seed
from automatable.table import rows
from automatable.table.database import Connection, Row
from automatable.table.errors import StoreFailed, TableDamaged
from automatable.table.rows import UNKNOWN_TIME
from automatable.table.sqlite import SqliteFile
from automatable.table.store import Store, Table


@dataclass(frozen=True)
class Finding:
    """A table that is not as it should be."""

    table: str
    reason: str
    """Why it cannot be gone on with."""
    saved: int | None = None
    """How many answers can still be played; None if nothing can."""


@dataclass(frozen=True)
class Saved:
    """What `repair` has written to the new file."""

    whole: int
    partly: tuple[Finding, ...]
    lost: tuple[Finding, ...]


# --- one table


def rescued(connection: Connection, row: Row) -> Match[Any] | None:
    """The match as far as its answers can be played; None if not even its beginning is left."""
    try:
        game = registered(row["game"])
        options = resolve(game.options(), dict(read_json(row["options"]).items()))
        first = read_json(row["start"])
        start = None if first is None else game.from_position(first)
        seed = Seed.from_text(row["seed"])
        answers = rows.answers(connection, row["id"])
        version = min(int(row["rules_version"]), game.rules_version)
        return _longest(lambda n: Match.replayed(game, options, seed, start, answers[:n], version),
                        len(answers))  # fmt: skip
    except (AutomatableError, ValueError, TypeError, AttributeError):
        return None


def _longest(replay: Any, number: int) -> Match[Any]:
    """With as many answers as possible: what can be played can be played without its last one."""
    good, bad, match = 0, number + 1, replay(0)
    while bad - good > 1:
        middle = (good + bad) // 2
        try:
            match, good = replay(middle), middle
        except AutomatableError:
            bad = middle
    return match  # type: ignore[no-any-return]


def rescued_table(store: Store, id: str) -> Table | None:
    """The table as far as it can be saved, under the same id and name."""
    with store.database.reading() as connection:
        row = rows.find(connection, id)
        match = rescued(connection, row) if row is not None else None
    if row is None or match is None:
        return None
    created, played = _times(row)
    number = rows.number_in(row, "sequence") + 1
    return Table(id, str(row["name"]), match, number, created, played)


def _times(row: Row) -> tuple[datetime, datetime]:
    try:
        return rows.times(row)
    except (ValueError, TypeError):
        return UNKNOWN_TIME, datetime.now(UTC)


# --- a whole database


@contextmanager
def copied(path: Path) -> Iterator[Path]:
    """A copy to look at: the file itself, and what lies beside it, is only read."""
    if not path.is_file():
        raise StoreFailed("store_missing", file=str(path))
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "tables.sqlite"
        try:
            _back_up(path, copy)
        except sqlite3.Error:  # pages that cannot be read: then as it lies on the disk
            for end in ("", "-wal"):
                with suppress(FileNotFoundError):
                    shutil.copyfile(f"{path}{end}", f"{copy}{end}")
        except OSError as error:
            reason = error.strerror or str(error)
            raise StoreFailed("store_cannot_open", file=str(path), reason=reason) from None
        with _named(copy, path):
            yield copy


@contextmanager
def _named(copy: Path, path: Path) -> Iterator[None]:
    """What is wrong with a copy is wrong with the file that its owner knows."""
    try:
        yield
    except StoreFailed as error:
        if error.details.get("file") != str(copy):
            raise
        raise StoreFailed(error.code, **{**error.details, "file": str(path)}) from error


def _back_up(path: Path, copy: Path) -> None:
    beside = path.with_name(f"{path.name}-shm")  # somebody has it open, or crashed
    how = "mode=ro" if beside.exists() else "immutable=1"
    if how == "immutable=1" and path.with_name(f"{path.name}-wal").exists():
        raise sqlite3.DatabaseError("as it lies on the disk")
    address = f"{path.resolve().as_uri()}?{how}"
    with closing(sqlite3.connect(address, uri=True)) as source, closing(
        sqlite3.connect(copy)
    ) as target:  # fmt: skip
        source.backup(target)


def integrity(path: Path) -> list[str]:
    """What SQLite itself finds wrong with a file."""
    with closing(sqlite3.connect(path)) as raw:
        try:
            found = [str(line) for (line,) in raw.execute("PRAGMA integrity_check(20)")]
            found += [f"{t}: {row}" for t, row, *_ in raw.execute("PRAGMA foreign_key_check")][:20]
        except (sqlite3.Error, UnicodeDecodeError) as error:
            return [str(error)]
    return [line for line in found if line != "ok"]


def look_over(store: Store) -> Iterator[Finding]:
    """Every table is replayed and compared with its fingerprint."""
    for id in all_ids(store):
        if finding := _looked_at(store, id):
            yield finding


def _looked_at(store: Store, id: str) -> Finding | None:
    try:
        store.open(id)
    except (TableDamaged, StoreFailed) as error:
        reason = str(error.details.get("reason", error))
        saved = _rescued_or_none(store, id)
        return Finding(id, reason, None if saved is None else len(saved.match.answers))
    except AutomatableError as error:  # a game that is not installed, or a newer one
        return Finding(id, str(error))
    return None


def _rescued_or_none(store: Store, id: str) -> Table | None:
    with suppress(StoreFailed):
        return rescued_table(store, id)
    return None


def all_ids(store: Store) -> list[str]:
    """Of every table whose row can still be read, from both ends of a damaged file."""
    with suppress(StoreFailed):
        return store.ids()
    database = store.database
    assert isinstance(database, SqliteFile)
    found: dict[str, None] = {}
    with closing(database.connected()) as raw:
        for order in ("ASC", "DESC"):
            with suppress(sqlite3.Error):
                for row in raw.execute(f"SELECT id FROM tables NOT INDEXED ORDER BY rowid {order}"):
                    found[str(row["id"])] = None
    return list(found)


def repair(path: Path, new: Path) -> Saved:
    """Save what can be saved of a file into a new one; the old one is not touched."""
    if new.exists():
        raise StoreFailed("backup_unwritable", file=str(new), reason="it exists")
    with copied(path) as copy, closing(Store(copy)) as old, closing(Store(new)) as fresh:
        return _repaired(old, fresh)


def _repaired(old: Store, fresh: Store) -> Saved:
    whole, partly, lost = 0, list[Finding](), list[Finding]()
    for id in all_ids(old):
        finding = _looked_at(old, id)
        table = old.open(id) if finding is None else _rescued_or_none(old, id)
        if table is None:
            assert finding is not None
            lost.append(finding)
            continue
        fresh.put(replace(table))
        whole += finding is None
        partly += [finding] if finding else []
    for result in old.results():
        fresh.put_result(result)
    return Saved(whole, tuple(partly), tuple(lost))

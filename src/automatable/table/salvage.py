"""What can be saved of a damaged table, and what is wrong with a whole database."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from automatable.core.errors import AutomatableError
from automatable.core.files.json_text import read_json
from automatable.core.game import game as registered
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.options import resolve
from automatable.table import rows
from automatable.table.database import Connection, Row
from automatable.table.errors import StoreFailed, TableDamaged
from automatable.table.pages import LIVE
from automatable.table.reconstructed import Loose, insert, loose_rows, put, versions_of
from automatable.table.rows import UNKNOWN_TIME
from automatable.table.schema import OWN_FILES
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
    with copied(path) as copy:
        saved = None if _log_of(path) else _easily(copy, new)
        if saved is None and not (found := loose_rows(path)):
            Store(copy).close()  # which says what kind of file it is
        return saved or _put_together(found, copy.with_name("together.sqlite"), new)


def _log_of(path: Path) -> bool:
    """Whether a log lies beside the file: SQLite drops the rest of one silently at a bad bit."""
    log = path.with_name(f"{path.name}-wal")
    return log.is_file() and log.stat().st_size > 0


def _easily(copy: Path, new: Path) -> Saved | None:
    """If SQLite itself reads everything, and everything is whole; else nothing is written."""
    saved: Saved | None = None
    with suppress(StoreFailed), closing(Store(copy)) as old, closing(Store(new)) as fresh:
        saved = _repaired(old, fresh)
    if saved and not (saved.partly or saved.lost or integrity(copy)):
        return saved
    for end in ("", "-wal", "-shm"):
        new.with_name(f"{new.name}{end}").unlink(missing_ok=True)
    return None


def _put_together(found: Loose, together: Path, new: Path) -> Saved:
    """From the pages of the file one by one: neither its schema nor its trees are asked."""
    with closing(Store(together)) as old, closing(Store(new)) as fresh:
        earlier = {id: e for id in found.tables if (e := _put_best(old, found, id))}
        with old.database.writing() as connection:
            insert(connection, "results", _unlinked(found.results, set(found.tables)))
        saved = _repaired(old, fresh)
        _keep_files(fresh, found.files)
    gone = tuple(Finding(id, "its row cannot be read") for id in sorted(found.lost))
    partly, lost = (*saved.partly, *earlier.values()), (*saved.lost, *gone)
    return Saved(saved.whole - len(earlier), partly, lost)


def _put_best(store: Store, found: Loose, id: str) -> Finding | None:
    """The version of a table that is whole, or else the one of which most can be played.

    One of an earlier moment, left in a page that was given up, is told.
    """
    best: tuple[int, Any] = (-1, None)
    for table, answers in versions_of(found, id):
        with store.database.writing() as connection:
            put(connection, table, answers)
        if (finding := _looked_at(store, id)) is None:
            live = all(row["rank"] == LIVE for row in (table, *answers))
            return None if live else Finding(id, "as it was earlier", len(answers))
        best = max(best, (finding.saved or 0, (table, answers)), key=lambda one: one[0])
    with store.database.writing() as connection:
        put(connection, *best[1])
    return None


def _unlinked(results: Iterable[dict[str, Any]], known: set[str]) -> Iterator[dict[str, Any]]:
    """A result outlives its table; a table has one."""
    seen = set[str]()
    for row in results:
        table = row["table_id"] if row["table_id"] in known - seen else None
        seen |= {table} if table else set()
        yield {**row, "table_id": table}


def _keep_files(store: Store, files: list[dict[str, Any]]) -> None:
    if files:
        with store.database.writing() as connection:
            connection.execute(OWN_FILES)
            insert(connection, "own_files", {row["path"]: row for row in files}.values())


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

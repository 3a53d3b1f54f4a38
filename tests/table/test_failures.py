"""A disk that is full, a file that cannot be written: a named error, and nothing half done."""

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from automatable.core.matches.match import Match
from automatable.table.schema import MIGRATIONS
from automatable.table.store import Store, StoreFailed
from tests.table.raw import raw


def make_full(connection: sqlite3.Connection) -> None:
    """As if the disk had no page left."""
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages}")


def make_room(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA max_page_count = 1000000")


def make_read_only(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA query_only = ON")


def make_writable(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA query_only = OFF")


def write_much(store: Store, id: str) -> None:
    """A few answers may still fit into the last page."""
    for _ in range(1000):
        store.answer(id, ">", expected=store.open(id).sequence)
        store.undo(id, expected=store.open(id).sequence)
        store.create(store.open(id).match, "x" * 3000)


@pytest.mark.parametrize(
    ("spoil", "code", "mend"),
    [
        (make_full, "store_full", make_room),
        (make_read_only, "store_read_only", make_writable),
    ],
)
def test_what_cannot_be_written_has_not_happened_and_goes_on_once_it_can(
    store: Store,
    another: Store,
    fresh: Match[Any],
    spoil: Callable[[sqlite3.Connection], None],
    code: str,
    mend: Callable[[sqlite3.Connection], None],
) -> None:
    id = store.create(fresh)
    spoil(raw(store))
    with pytest.raises(StoreFailed) as failed:
        write_much(store, id)
    assert failed.value.code == code
    assert failed.value.details["file"] == str(store.path)
    assert store.open(id).match.answers == another.open(id).match.answers
    assert store.open(id).sequence == another.open(id).sequence
    assert store.tables() == another.tables()
    mend(raw(store))
    table = store.open(id)
    answered = store.answer(id, ">", expected=table.sequence)
    assert another.open(id).match.answers == answered.match.answers


def test_a_file_that_another_process_keeps_locked(store: Store, fresh: Match[Any]) -> None:
    id = store.create(fresh)
    hasty = Store(store.path, patience_s=0.05)
    other = sqlite3.connect(store.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreFailed) as failed:
        hasty.answer(id, ">", expected=0)
    assert failed.value.code == "store_busy"
    assert hasty.open(id).sequence == 0  # reading goes on
    other.execute("ROLLBACK")
    other.close()
    assert hasty.answer(id, ">", expected=0).sequence == 1
    hasty.close()


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "holiday.jpg"
    file.write_bytes(b"this is a picture of a beach" * 100)
    with pytest.raises(StoreFailed) as failed:
        Store(file)
    assert failed.value.code == "store_damaged"
    assert file.read_bytes().startswith(b"this is a picture")


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreFailed) as failed:
        Store(tmp_path / "file" / "tables.sqlite")
    assert failed.value.code == "store_cannot_open"


def test_a_file_of_a_newer_version_is_left_alone(store: Store) -> None:
    newer = len(MIGRATIONS) + 1
    raw(store).execute(f"PRAGMA user_version = {newer}")
    with pytest.raises(StoreFailed) as failed:
        Store(store.path)
    assert failed.value.code == "store_newer"
    assert failed.value.details["version"] == newer


def test_answers_changed_behind_its_back_are_noticed(
    store: Store, another: Store, fresh: Match[Any]
) -> None:
    id = store.create(fresh)
    raw(store).execute("UPDATE tables SET fingerprint = 'other', sequence = 1")
    with pytest.raises(Exception, match="save_changed"):
        another.open(id)


def test_what_is_written_survives_a_crash_of_the_system(store: Store) -> None:
    """WAL with synchronous=FULL: SQLite's own promise that a commit has reached the disk."""
    pragma = {
        name: raw(store).execute(f"PRAGMA {name}").fetchone()[0]
        for name in ("journal_mode", "synchronous", "foreign_keys", "user_version")
    }
    expected = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    assert pragma == expected | {"user_version": len(MIGRATIONS)}


@pytest.mark.skipif(os.name == "nt", reason="folders have no mode there")
def test_the_folder_belongs_to_its_owner_alone(tmp_path: Path) -> None:
    Store(tmp_path / "home" / "tables.sqlite").close()
    assert (tmp_path / "home").stat().st_mode & 0o077 == 0

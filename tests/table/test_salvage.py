"""One bad row closes no shelf; a damaged file is looked over, and what can be saved is saved."""

from __future__ import annotations

import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from automatable.core.game import game as registered
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import loads
from automatable.server import app
from automatable.table.salvage import copied, integrity, look_over, repair
from automatable.table.store import Store, StoreFailed, TableDamaged
from automatable.testing.playing import legal_answer
from tests.server.conftest import Browser

DAMAGE = {
    "date": "UPDATE tables SET played = 'yesterday' WHERE id = :id",
    "options": "UPDATE tables SET options = '{' WHERE id = :id",
    "options of another kind": "UPDATE tables SET options = '[]' WHERE id = :id",
    "numbers": "UPDATE tables SET options = '{\"level\": NaN}' WHERE id = :id",
    "start": "UPDATE tables SET start = '[[[[' WHERE id = :id",
    "undone": "UPDATE tables SET undone = 'x' WHERE id = :id",
    "seed": "UPDATE tables SET seed = '' WHERE id = :id",
    "fingerprint": "UPDATE tables SET fingerprint = 'other' WHERE id = :id",
    "an answer": "UPDATE answers SET text = 'nonsense' WHERE table_id = :id AND place = 5",
    "an answer lost": "DELETE FROM answers WHERE table_id = :id AND place = 4",
}
WHOLE = ("date", "undone", "fingerprint")
NOTHING = ("options", "options of another kind", "numbers", "start", "seed")


def played(number: int) -> Match[Any]:
    match = Match.new(registered("patchwork"), {}, Seed.from_text(f"damaged {number}"))
    for _ in range(5):
        match.answer(legal_answer(match, lambda some: some[0]))
    return match


@pytest.fixture
def ids(store: Store) -> list[str]:
    return [store.create(played(number), f"table {number}") for number in range(3)]


def damage(path: Path, kind: str, id: str) -> None:
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute(DAMAGE[kind], {"id": id})


@pytest.mark.parametrize("kind", DAMAGE)
def test_one_bad_row_closes_the_shelf_for_nobody(store: Store, ids: list[str], kind: str) -> None:
    damage(store.path, kind, ids[1])
    with closing(Store(store.path)) as fresh, Browser(app(fresh)) as browser:
        shelf = browser.get("/")
        assert shelf.status_code == 200
        assert all(f"/tables/{id}" in shelf.text for id in ids)
        assert browser.get("/history").status_code == 200
        assert browser.get(f"/tables/{ids[0]}").status_code == 200
        damaged = browser.get(f"/tables/{ids[1]}")
        assert damaged.status_code == 422
        assert "This table is damaged" in damaged.text
        rescue = browser.get(f"/tables/{ids[1]}/rescue")
        if kind in NOTHING:
            assert (rescue.status_code, "Nothing of this table" in rescue.text) == (422, True)
            return
        saved = loads(rescue.text).answers
        known = played(1).answers
        assert len(saved) == len(known) if kind in WHOLE else 3 < len(saved) < len(known)


@pytest.mark.parametrize("column", ["name", "options", "played", "game"])
def test_letters_that_are_none_close_the_shelf_for_nobody(
    store: Store, ids: list[str], column: str
) -> None:
    with closing(sqlite3.connect(store.path)) as raw, raw:
        raw.execute(f"UPDATE tables SET {column} = CAST(x'ff41' AS TEXT) WHERE id = ?", (ids[1],))
    with closing(Store(store.path)) as fresh, Browser(app(fresh)) as browser:
        shelf = browser.get("/")
        assert shelf.status_code == 200
        assert f"/tables/{ids[0]}" in shelf.text
        assert browser.get(f"/tables/{ids[1]}").status_code in (200, 404, 422)


COLUMNS = ("id", "name", "game", "rules_version", "options", "seed", "start", "undone",
           "fingerprint", "sequence", "is_over", "created", "played", "earlier_seeds")  # fmt: skip


def test_columns_of_another_kind_close_the_shelf_for_nobody(store: Store, tmp_path: Path) -> None:
    """The database refuses to write such rows; damaged bytes of a file are read as one."""
    sound, *others = [store.create(played(0)) for _ in ("", *COLUMNS)]
    lax = "UPDATE sqlite_master SET sql = replace(sql, ') STRICT', ')') WHERE name = 'tables'"
    with closing(sqlite3.connect(store.path)) as raw, raw:
        raw.execute("PRAGMA writable_schema = ON")
        raw.execute(lax)
    with closing(sqlite3.connect(store.path)) as raw, raw:
        for column, id in zip(COLUMNS, others, strict=True):
            raw.execute(f"UPDATE tables SET {column} = x'ff41' WHERE id = ?", (id,))
    with closing(Store(store.path)) as fresh, Browser(app(fresh)) as browser:
        assert browser.get("/").status_code == 200
        shelf = browser.get("/?tables=all")  # the sound one is the oldest of them
        assert shelf.status_code == 200
        assert f"/tables/{sound}" in shelf.text
        assert {browser.get(f"/tables/{id}").status_code for id in others} == {404, 422}
        assert len(list(look_over(fresh))) == len(COLUMNS)
    assert repair(store.path, tmp_path / "new.sqlite").whole == 1


def test_a_sound_table_is_not_rescued_but_exported(store: Store, ids: list[str]) -> None:
    with Browser(app(store)) as browser:
        reply = browser.get(f"/tables/{ids[0]}/rescue", follow_redirects=False)
    assert reply.headers["location"] == f"/tables/{ids[0]}/export"


@pytest.mark.parametrize("column", ["options", "scores", "finished"])
def test_a_bad_result_hides_no_other(store: Store, nearly_over: Match[Any], column: str) -> None:
    tables = [store.create(nearly_over) for _ in range(2)]
    for id in tables:
        store.answer(id, ">", expected=0)
    with closing(sqlite3.connect(store.path)) as raw, raw:
        raw.execute(f"UPDATE results SET {column} = '[' WHERE table_id = ?", (tables[0],))
    assert [result.table for result in store.results()] == [tables[1]]


def test_all_is_found_that_is_wrong_and_nothing_else(store: Store, ids: list[str]) -> None:
    assert list(look_over(store)) == []
    damage(store.path, "fingerprint", ids[0])
    damage(store.path, "seed", ids[2])
    with copied(store.path) as copy, closing(Store(copy)) as looked_at:
        assert integrity(copy) == []
        found = {finding.table: finding.saved for finding in look_over(looked_at)}
    assert found == {ids[0]: len(played(0).answers), ids[2]: None}


@pytest.mark.parametrize("kind", DAMAGE)
def test_what_can_be_saved_is_saved_and_the_old_file_stays(
    store: Store, ids: list[str], tmp_path: Path, kind: str
) -> None:
    store.answer(ids[0], legal_answer(store.open(ids[0]).match, lambda some: some[0]), 0, "token")
    damage(store.path, kind, ids[1])
    store.close()
    before = hashlib.sha256(store.path.read_bytes()).digest()
    saved = repair(store.path, tmp_path / "new.sqlite")
    assert hashlib.sha256(store.path.read_bytes()).digest() == before
    assert sorted(file.name for file in tmp_path.iterdir()) == ["new.sqlite", "tables.sqlite"]
    assert saved.whole == 2
    assert [f.table for f in saved.lost] == ([ids[1]] if kind in NOTHING else [])
    with closing(Store(tmp_path / "new.sqlite")) as fresh:
        assert list(look_over(fresh)) == []
        assert fresh.open(ids[0]).sequence == 1
        assert fresh.open(ids[2]).match.answers == played(2).answers


def test_pages_that_cannot_be_read_cost_only_what_was_on_them(store: Store, tmp_path: Path) -> None:
    many = [store.create(played(number % 4)) for number in range(60)]
    store.close()
    size = store.path.stat().st_size
    with store.path.open("r+b") as file:  # a few pages in the middle of the file
        file.seek(size // 2 // 4096 * 4096)
        file.write(b"\xff" * 4096 * 2)
    with copied(store.path) as copy:
        assert integrity(copy) != []
    saved = repair(store.path, tmp_path / "new.sqlite")
    assert 0 < saved.whole < 60
    with closing(Store(tmp_path / "new.sqlite")) as fresh:
        assert list(look_over(fresh)) == []
        assert set(fresh.ids()) <= set(many)


def test_a_damaged_table_can_be_deleted(store: Store, ids: list[str]) -> None:
    damage(store.path, "options", ids[1])
    fresh = Store(store.path)
    with pytest.raises(TableDamaged):
        fresh.open(ids[1])
    fresh.delete(ids[1])
    assert len(fresh.tables()) == 2
    fresh.close()


def test_a_file_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    missing = tmp_path / "TYPO.sqlite"
    with pytest.raises(StoreFailed, match="store_missing"), copied(missing):
        pass
    with pytest.raises(StoreFailed, match="store_missing"):
        repair(missing, tmp_path / "new.sqlite")
    assert list(tmp_path.iterdir()) == []

"""A disk that is really full or read-only, seen from the browser."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from automatable.cli import main
from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.server import app
from automatable.table.store import Store, StoreFailed
from tests.needs import lacking
from tests.server.conftest import Browser
from tests.server.test_lab import QUICK
from tests.table.raw import raw


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of half a megabyte."""
    if sys.platform != "linux" or os.geteuid() != 0:
        lacking("a small disk", "run the tests as root on Linux, who may mount one")
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=512k", "tmpfs", str(folder)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        lacking("a small disk", "run the tests where root may mount a tmpfs")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


@pytest.fixture
def store(disk: Path) -> Iterator[Store]:
    opened = Store(disk / "tables.sqlite")
    yield opened
    opened.close()


@pytest.fixture
def table(store: Store) -> str:
    return store.create(Match.new(game("patchwork"), {}, Seed.from_text("no room")))


@pytest.fixture
def guest(store: Store) -> Iterator[Browser]:
    with Browser(app(store), headers={"accept-language": "en"}) as client:
        yield client


def played(guest: Browser, store: Store, table: str) -> int:
    """The status of the next answer; nothing may be half-written whatever it is."""
    before = store.open(table)
    legal = before.match.legal() or [">"]
    status: int = guest.submit(f"/tables/{table}/answer", text=legal[0]).status_code
    after = store.open(table)
    assert after.sequence == before.sequence + (status == 303)
    return status


def fill(disk: Path) -> Path:
    """A file that takes what is left."""
    ballast = disk / "holiday.mp4"
    with ballast.open("wb", buffering=0) as file:
        try:
            while file.write(b"\0" * 4096):
                pass
        except OSError:
            return ballast
    raise AssertionError("the disk has no end")


def test_a_full_disk_is_explained_and_the_match_goes_on_once_there_is_room(
    disk: Path, guest: Browser, store: Store, table: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert played(guest, store, table) == 303
    ballast = fill(disk)
    for _ in range(30):  # the log that SQLite writes may have some room left
        if played(guest, store, table) == 503:
            break
    told = guest.submit(f"/tables/{table}/answer", text=">")
    assert told.status_code == 503
    assert "The disk is full: tables.sqlite cannot grow" in told.text
    assert str(disk) not in told.text  # where it lies is for the host to know
    assert str(disk) in caplog.text
    assert guest.get(f"/tables/{table}").status_code == 200  # it can still be looked at
    ballast.unlink()
    assert played(guest, store, table) == 303
    other = Store(store.path)
    assert other.open(table).sequence == store.open(table).sequence
    other.close()


def test_a_database_that_became_read_only(
    disk: Path, guest: Browser, store: Store, table: str
) -> None:
    assert played(guest, store, table) == 303
    raw(store).execute("PRAGMA query_only = ON")
    told = guest.submit(f"/tables/{table}/answer", text=">")
    assert told.status_code == 503
    assert "cannot be written" in told.text
    raw(store).execute("PRAGMA query_only = OFF")
    assert played(guest, store, table) == 303


def rename(path: Path, table: str) -> str:
    store = Store(path)
    try:
        store.rename(table, "new name")
        return store.open(table).name
    finally:
        store.close()


def test_a_read_only_disk_is_a_named_error(disk: Path, store: Store, table: str) -> None:
    store.close()
    remount = ["mount", "-o", "remount,ro", str(disk)]
    subprocess.run(remount, check=True)
    try:
        with pytest.raises(Exception, match=r"store_read_only|store_cannot_open"):
            rename(disk / "tables.sqlite", table)
    finally:
        subprocess.run(["mount", "-o", "remount,rw", str(disk)], check=True)
    assert rename(disk / "tables.sqlite", table) == "new name"


def test_a_backup_that_finds_no_room_blames_the_copy_and_leaves_nothing(
    disk: Path, tmp_path: Path
) -> None:
    store = Store(tmp_path / "large.sqlite")
    match = Match.new(game("patchwork"), {}, Seed.from_text("large"))
    for _ in range(60):
        store.create(match, "x" * 3000)
    fill(disk)
    with pytest.raises(StoreFailed) as failed:
        store.back_up(disk / "copy.sqlite")
    assert failed.value.code == "backup_unwritable"
    assert failed.value.details["file"] == str(disk / "copy.sqlite")
    assert list(disk.glob("copy*")) == []
    store.close()


def test_decks_and_runs_on_a_full_disk_are_one_page_and_one_line(
    disk: Path, guest: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("AUTOMATABLE_HOME", str(disk / "home"))
    fill(disk)
    deck = game("patchwork").decks.new().encode()
    seen = guest.hidden("/games/patchwork/decks")
    for path, files in (
        ("/games/patchwork/decks", {"deck": ("mine.toml", deck)}),
        ("/games/through_the_ages/decks/begin", None),
        ("/lab", None),
    ):
        caplog.clear()
        form = {**seen, "do": "keep", **QUICK}
        told = guest.post(path, data=form, files=files)
        assert told.status_code == 503, path
        assert "No space left" in told.text
        errors = [r for r in caplog.records if r.levelname == "ERROR"]
        assert len(errors) == 1
        assert "Traceback" not in caplog.text
    assert guest.get("/games/patchwork/decks").status_code == 200
    assert guest.get("/lab").status_code == 200


def test_a_read_only_medium_is_listed_copied_and_exported(
    disk: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A stick that is locked, a snapshot: what came last may lie in the log beside the file."""
    file = disk / "tables.sqlite"
    store = Store(file)
    id = store.create(Match.new(game("patchwork"), {}, Seed.from_text("locked")), "on the stick")
    for end in ("", "-wal"):
        (disk / f"copy.sqlite{end}").write_bytes((disk / f"tables.sqlite{end}").read_bytes())
    store.close()
    subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
    for name in ("tables.sqlite", "copy.sqlite"):
        there = ["--database", str(disk / name), "--lang", "en"]
        for command in (["tables"], ["export", id], ["backup", str(tmp_path / name)], ["check"]):
            with pytest.raises(SystemExit) as left:
                main([*command, *there])
            assert left.value.code == 0, capsys.readouterr().err
        assert "on the stick" in capsys.readouterr().out
        with closing(Store(tmp_path / name)) as copy:
            assert copy.ids() == [id]

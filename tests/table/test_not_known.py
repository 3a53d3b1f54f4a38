"""The database goes away at the last step: "nothing was changed" is said only when it is known."""

from __future__ import annotations

import re
import socket
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from typing import Any

import pytest

from automatable.core.game import game as registered
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.table import store as store_module
from automatable.table.databases import open_database
from automatable.table.errors import NotKnown
from automatable.table.sqlite import SqliteFile
from automatable.table.store import NoSuchTable, Store, id_for
from tests.postgres_server import Postgres, emptied

COMMIT, WRITING = b"COMMIT", re.compile(rb"INSERT|UPDATE tables|DELETE")


class Cutter:
    """Stands before PostgreSQL and cuts the line at a COMMIT, before or after it was passed on."""

    def __init__(self, port: int) -> None:
        self.port, self.cuts, self.passes, self.refuses = port, 0, True, False
        self.listening = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._serve, daemon=True).start()

    @property
    def address(self) -> str:
        return f"postgresql://tester@127.0.0.1:{self.listening.getsockname()[1]}/postgres"

    def cut(self, times: int, passes: bool, refuses: bool = False) -> None:
        """From now on: so often, with the COMMIT passed on or not; then nobody comes in."""
        self.cuts, self.passes, self.refuses = times, passes, refuses

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listening.accept()
                if self.refuses and not self.cuts:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self.port))
                ended, answered = threading.Event(), threading.Event()
                for one, other, watches in ((near, far, True), (far, near, False)):
                    names = (one, other, watches, ended, answered)
                    threading.Thread(target=self._pass_on, args=names, daemon=True).start()

    def _pass_on(
        self,
        one: socket.socket,
        other: socket.socket,
        watches: bool,
        ended: threading.Event,
        answered: threading.Event,
    ) -> None:
        wrote = False
        with suppress(OSError):
            while data := one.recv(65536):
                wrote = wrote or WRITING.search(data) is not None
                if watches and wrote and self.cuts and COMMIT in data:
                    self.cuts -= 1
                    ended.set()
                    if self.passes:
                        other.sendall(data)
                        answered.wait(5)  # it is stored; its answer is lost
                    break
                wrote = wrote and COMMIT not in data
                if ended.is_set():
                    answered.set()
                else:
                    other.sendall(data)
        for end in (one, other):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        one.close()


@pytest.fixture
def cutter(postgres: Postgres) -> Iterator[Cutter]:
    emptied(postgres.address)
    made = Cutter(postgres.port)
    yield made
    made.listening.close()


@pytest.fixture
def far(cutter: Cutter) -> Iterator[Store]:
    with closing(Store(open_database(cutter.address))) as store:
        yield store


def fresh() -> Match[Any]:
    return Match.new(registered("patchwork"), {}, Seed.from_text("cut"))


def assert_all_done_once(store: Store, cut: Callable[[], None]) -> None:
    """Each kind of change, cut at its COMMIT: it is done when the call returns, and done once."""
    cut()
    id = store.create(fresh(), "one")
    assert store.count() == 1
    cut()
    assert store.answer(id, ">", 0, "token").sequence == 1
    cut()
    assert store.undo(id, 1).sequence == 2
    cut()
    store.rename(id, "another")
    assert store.open(id).name == "another"
    assert store.answer(id, ">", 0, "token").sequence == 2  # it was sent again, and counted once
    cut()
    store.delete(id)
    assert store.count() == 0
    with pytest.raises(NoSuchTable):
        store.delete(id)


@pytest.mark.parametrize("passes", [True, False], ids=["stored", "not stored"])
def test_cut_at_commit_it_is_found_out(cutter: Cutter, far: Store, passes: bool) -> None:
    """Once it was said that nothing was changed, and in five of six it was."""
    assert_all_done_once(far, lambda: cutter.cut(1, passes))


@pytest.mark.parametrize("passes", [True, False], ids=["stored", "not stored"])
def test_as_long_as_it_is_not_known_nothing_else_is_said(
    cutter: Cutter, far: Store, passes: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "AGAIN_S", (0.0, 0.01))
    id = far.create(fresh())
    cutter.cut(1, passes, refuses=True)
    with pytest.raises(NotKnown) as lost:
        far.answer(id, ">", 0, "token")
    assert lost.value.code == "store_not_known"
    cutter.cut(0, True)
    assert far.answer(id, ">", 0, "token").sequence == 1  # the same form again: it counts once


@pytest.mark.parametrize("end", ["COMMIT", "ROLLBACK"])
def test_a_disk_that_fails_at_the_end(
    end: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = [0]
    really = SqliteFile._commit

    def commit(database: SqliteFile, raw: sqlite3.Connection) -> None:
        if not left[0]:
            return really(database, raw)
        left[0] -= 1
        raw.execute(end)
        raise NotKnown("store_not_known", file="tables.sqlite", reason="disk I/O error")

    monkeypatch.setattr(SqliteFile, "_commit", commit)
    with closing(Store(tmp_path / "tables.sqlite")) as store:
        assert_all_done_once(store, lambda: left.__setitem__(0, 1))


def test_a_creation_that_is_sent_again_finds_its_table(store: Store) -> None:
    id = id_for("secret of the browser", "token", "options")
    assert store.create(fresh(), "one", id) == id
    store.answer(id, ">", 0)
    assert store.create(fresh(), "one", id) == id
    assert (store.count(), store.open(id).sequence) == (1, 1)

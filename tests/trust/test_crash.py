"""Killed at any moment, a table keeps every acknowledged answer and nothing that was not sent.

Two processes die for it: one that posts to the store itself, with the most chances to be hit in
the middle of a write; and the real server, while a client posts over HTTP.
"""

from __future__ import annotations

import http.client
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.table.databases import Address, is_server, open_database
from automatable.table.store import Store, StoreFailed
from automatable.testing.playing import legal_answer, snapshot
from tests.postgres_server import Postgres, emptied

LONGEST_LIFE_S = 0.1
LONGEST_WAIT_S = 60.0
EARLY = 0.2
"""Of the servers that the clock kills, its share that may not have begun to answer."""
MOST_STEPS = 2500
"""Of SQLite's machine: an answer takes some 200, so about a dozen are stored first."""


class Parent:
    """A process that sends its children to their death, as often as wanted."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def lived(self, **order: Any) -> Any:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        return self.heard()

    def heard(self) -> Any:
        assert self.process.stdout is not None
        return json.loads(self.process.stdout.readline())


@contextmanager
def running(module: str) -> Iterator[Parent]:
    command = [sys.executable, "-m", f"tests.trust.{module}"]
    root = Path(__file__).parents[2]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=root
    ) as process:
        yield Parent(process)
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(timeout=20) == 0


def new_table(address: Address, name: str) -> str:
    store = Store(open_database(address))
    id = store.create(Match.new(game("patchwork"), {"level": 2}, Seed.from_text(name)))
    store.close()
    return id


def found(address: Address, id: str) -> Match[Any]:
    """What a new process finds: the store replays it and compares the fingerprint.

    PostgreSQL may still be storing the last words of a client that is dead, and holds its locks
    until it has noticed.
    """
    if is_server(address):
        wait_for_the_dead(str(address))
    store = Store(open_database(address))
    match = store.open(id).match
    store.close()
    return match


def wait_for_the_dead(address: str) -> None:
    """Until nobody else is connected to the database."""
    others = (
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database()"
        " AND backend_type = 'client backend' AND pid <> pg_backend_pid()"
    )
    end = time.monotonic() + LONGEST_WAIT_S
    with closing(psycopg.connect(address, autocommit=True)) as connection:
        while connection.execute(others).fetchone() is not None:
            assert time.monotonic() < end
            time.sleep(0.01)


def given(match: Match[Any]) -> list[str]:
    return [entry.text for entry in match.entries if entry.by != "app"]


def death(address: Address, chance: Random) -> dict[str, Any]:
    """By the clock, anywhere; or between two steps of a statement, where SQLite counts them."""
    if is_server(address):
        return {"after_s": chance.random() * LONGEST_LIFE_S * 4}
    if chance.random() < 0.5:
        return {"after_s": chance.random() * LONGEST_LIFE_S}
    return {"after_steps": chance.randrange(MOST_STEPS)}


def kill_posters(address: Address, kills: int) -> int:
    """Returns how many answers survived in all."""
    chance, survived = Random(kills), 0
    with running("poster") as poster:
        id = new_table(address, "first")
        for kill in range(kills):
            id, before = with_something_left(address, id, kill)
            told = poster.lived(
                database=str(address), table=id, player=chance.random(), **death(address, chance)
            )
            sent = [line["sent"] for line in told if "sent" in line]
            acknowledged = sum("stored" in line for line in told)
            survived += check(before, sent, acknowledged, found(address, id))
    return survived


def with_something_left(address: Address, id: str, kill: int) -> tuple[str, Match[Any]]:
    """The table, or a new one if its match is over."""
    match = found(address, id)
    if not match.over:
        return id, match
    id = new_table(address, str(kill))
    return id, found(address, id)


def check(before: Match[Any], sent: list[str], acknowledged: int, after: Match[Any]) -> int:
    log = given(after)[len(given(before)) :]
    assert given(after)[: len(given(before))] == given(before)
    assert log == sent[: len(log)]  # a prefix of what was sent
    assert len(log) >= acknowledged  # with everything that was acknowledged
    again = Match.replayed(after.game, after.options, after.seed, None, after.answers)
    assert snapshot(again) == snapshot(after)
    return len(log)


# --- over HTTP


@dataclass
class Client:
    """Posts answers, each with a token; one that got no reply is sent again to the next server."""

    table: str
    match: Match[Any]
    player: Random
    sequence: int = 0
    unanswered: str | None = None
    answered: Callable[[], None] = lambda: None
    """Called after every reply."""

    def post_for_ever(self, port: int, stored: int) -> tuple[list[str], int]:
        """What was sent until the server was gone, and how many were acknowledged.

        What the last server had stored before it died is sent again, but not new.
        """
        sent, before = [], stored - self.sequence
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        with suppress(OSError, http.client.HTTPException), closing(connection):
            while not self.match.over:
                again = self.unanswered
                text = again or legal_answer(self.match, self.player.choice)
                if not (again and before):
                    sent.append(text)
                self.post(connection, text)
        return sent, self.sequence - stored

    def post(self, connection: http.client.HTTPConnection, text: str) -> None:
        self.unanswered = text
        token = f"{self.table} {self.sequence}"
        order = json.dumps({"text": text, "sequence": self.sequence, "token": token})
        path, kind = f"/api/tables/{self.table}/answer", {"Content-Type": "application/json"}
        connection.request("POST", path, order, kind)
        reply = connection.getresponse()
        told = json.loads(reply.read())
        assert (reply.status, told["sequence"]) == (200, self.sequence + 1), told
        self.match.answer(text)
        self.sequence, self.unanswered = self.sequence + 1, None
        self.answered()


def kill_servers(address: Address, kills: int) -> int:
    """Returns how many answers survived in all."""
    chance, survived = Random(kills), 0
    client = Client("", found(address, id := new_table(address, "served")), chance)
    with running("host") as host:
        for kill in range(kills):
            id, before = with_something_left(address, id, kill)
            if client.table != id:
                client = Client(id, before.copy(), chance)
            last = death(address, chance)
            child = host.lived(database=str(address), **last)
            with killed(child["pid"], last.get("after_s")) as clock:
                client.answered = clock.begin
                if chance.random() < EARLY:
                    clock.begin()
                sent, acknowledged = client.post_for_ever(child["port"], sequence_of(address, id))
            assert host.heard() == {}
            survived += check(before, sent, acknowledged, found(address, id))
    return survived


class Clock:
    """Kills a process so long after it was begun for the first time."""

    def __init__(self, pid: int, after_s: float | None) -> None:
        self._kill = partial(os.kill, pid, signal.SIGKILL)
        self._after_s = after_s
        self._timer: threading.Timer | None = None

    def begin(self) -> None:
        if self._after_s is not None and self._timer is None:
            self._timer = threading.Timer(self._after_s, self._kill)
            self._timer.start()

    def end(self) -> None:
        """By now it is dead."""
        if self._timer:
            self._timer.join()
        with suppress(ProcessLookupError):
            self._kill()


@contextmanager
def killed(pid: int, after_s: float | None) -> Iterator[Clock]:
    """The process dies in the middle of the block, or at its end at the latest."""
    clock = Clock(pid, after_s)
    yield clock
    clock.end()


def sequence_of(address: Address, id: str) -> int:
    store = Store(open_database(address))
    with closing(store):
        return store.open(id).sequence


SHORT, LONG = 12, int(os.environ.get("KILLS", "1000"))
"""`KILLS=50 pytest -m slow tests/trust/test_crash.py` kills so often."""
forking = pytest.mark.skipif(sys.platform == "win32", reason="it forks")


@forking
def test_the_store_survives_kills(tmp_path: Path) -> None:
    assert kill_posters(tmp_path / "tables.sqlite", SHORT) > SHORT


@forking
def test_the_server_survives_kills(tmp_path: Path) -> None:
    assert kill_servers(tmp_path / "tables.sqlite", SHORT + 1) > SHORT


@forking
def test_the_store_in_postgresql_survives_kills(postgres: Postgres) -> None:
    assert kill_posters(emptied(postgres.address), SHORT // 2) > 0


@pytest.mark.slow
@forking
def test_the_store_in_postgresql_survives_1000_kills(postgres: Postgres) -> None:
    survived = kill_posters(emptied(postgres.address), LONG)
    print(f"\n{survived} answers survived {LONG} kills at PostgreSQL")


@pytest.mark.slow
@forking
def test_the_server_at_postgresql_survives_1000_kills(postgres: Postgres) -> None:
    survived = kill_servers(emptied(postgres.address), LONG)
    print(f"\n{survived} answers survived {LONG} kills of a server at PostgreSQL")


@pytest.mark.slow
@forking
def test_postgresql_itself_survives_kills(postgres: Postgres) -> None:
    """The database is killed in the middle of an answer; what was acknowledged is there again."""
    address, chance, survived = emptied(postgres.address), Random(7), 0
    id = new_table(address, "killed")
    for kill in range(kills := LONG // 10):
        id, before = with_something_left(address, id, kill)
        sent, acknowledged = post_until_killed(postgres, id, chance)
        postgres.start()
        survived += check(before, sent, acknowledged, found(address, id))
    print(f"\n{survived} answers survived {kills} kills of PostgreSQL")


def post_until_killed(postgres: Postgres, id: str, player: Random) -> tuple[list[str], int]:
    sent, acknowledged = list[str](), 0
    with closing(Store(open_database(postgres.address))) as store:
        table = store.open(id)
        timer = threading.Timer(player.random() * LONGEST_LIFE_S, postgres.kill)
        timer.start()
        with suppress(StoreFailed):
            while not table.match.over:
                sent.append(legal_answer(table.match, player.choice))
                table = store.answer(id, sent[-1], table.sequence)
                acknowledged += 1
        timer.join()
    return sent, acknowledged


@pytest.mark.slow
@forking
def test_the_store_survives_1000_kills(tmp_path: Path) -> None:
    print(f"\n{kill_posters(tmp_path / 'tables.sqlite', LONG)} answers survived {LONG} kills")


@pytest.mark.slow
@forking
def test_the_server_survives_1000_kills(tmp_path: Path) -> None:
    print(f"\n{kill_servers(tmp_path / 'tables.sqlite', LONG)} answers survived {LONG} kills")

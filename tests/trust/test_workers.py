"""Several processes behind one port, and several servers on one database: one order, one story."""

from __future__ import annotations

import http.client
import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, closing
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from automatable.core.game import games
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.table.databases import Address, open_database
from automatable.table.store import Store, StoreFailed
from tests.browser.running_server import Server, running_server
from tests.postgres_server import Postgres, emptied, running_postgres
from tests.trust.guests import Guest, play_at_once

PATIENCE_S = 30.0


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("workers") / "tables.sqlite"


@pytest.fixture(scope="module")
def server(database: Path) -> Iterator[Server]:
    with running_server(database, "--workers", "2") as running:
        yield running


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as running:
        yield running


def laid(address: Address, number: int) -> tuple[str, Match[Any]]:
    name = list(games())[number % len(games())]
    match = Match.new(games()[name], {}, Seed.from_text(f"worker {number}"))
    with closing(Store(open_database(address))) as store:
        return store.create(match), match


def workers_of(server: Server) -> list[int]:
    command = ["ps", "-o", "pid=", "--ppid", str(server.process.pid)]
    told = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    return [int(pid) for pid in told.split()]


def assert_nothing_forked(playing: list[Guest], address: Address) -> None:
    with closing(Store(open_database(address))) as store:
        for guest in playing:
            assert guest.complaints == []
            assert guest.times
            assert store.open(guest.table).match.answers == guest.match.answers


def test_tables_of_every_game_at_two_workers(server: Server, database: Path) -> None:
    tables = [laid(database, number) for number in range(2 * len(games()))]
    playing = [Guest(server.url, id, m, Random(n)) for n, (id, m) in enumerate(tables)]
    play_at_once(playing, seconds=60, answers=6)
    assert_nothing_forked(playing, database)


@pytest.mark.second_try("five seconds tell a message from a look at the store, which comes later")
def test_a_tab_at_one_worker_hears_what_another_did(server: Server, database: Path) -> None:
    """Connections are spread over the workers; each of these tabs must learn of the answer."""
    id, match = laid(database, 2)
    with ExitStack() as stack:
        tabs = [
            stack.enter_context(urllib.request.urlopen(f"{server.url}/tables/{id}/live", timeout=8))
            for _ in range(8)
        ]
        for tab in tabs:
            assert [tab.readline() for _ in range(4)][2] == b"data: 0\n"
        assert posted(server, id, match) == 200
        began = time.monotonic()
        assert all(tab.readline() == b"data: 1\n" for tab in tabs)
        assert time.monotonic() - began < 5  # sooner than the next look at the store


def posted(server: Server, id: str, match: Match[Any], sequence: int = 0) -> int:
    order = {"text": match.legal()[0], "sequence": sequence, "token": f"t{sequence}"}
    netloc = server.url.removeprefix("http://")
    with closing(http.client.HTTPConnection(netloc, timeout=20)) as connection:
        kind = {"Content-Type": "application/json"}
        connection.request("POST", f"/api/tables/{id}/answer", json.dumps(order), kind)
        return connection.getresponse().status


def test_a_worker_that_dies_is_replaced_and_nothing_is_lost(server: Server, database: Path) -> None:
    id, match = laid(database, 2)
    assert posted(server, id, match) == 200
    before = workers_of(server)
    assert len(before) == 2
    os.kill(before[0], signal.SIGKILL)
    end = time.monotonic() + PATIENCE_S
    while len(now := workers_of(server)) < 2 or before[0] in now:
        assert time.monotonic() < end
        time.sleep(0.05)
    with closing(Store(database)) as store:
        assert store.open(id).sequence == 1
        assert posted(server, id, store.open(id).match, 1) == 200


STOPPED = """
import os, signal, sys, time
from automatable.cli import workers

workers.STALE_S = 1.5

def work(index):
    print(os.getpid(), flush=True)
    time.sleep(600)

workers.supervise(2, work)
"""


def test_a_worker_that_is_stopped_is_replaced() -> None:
    """It took a share of the connections and answered none of them."""
    server = subprocess.Popen([sys.executable, "-c", STOPPED], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        first, second = (int(server.stdout.readline()) for _ in range(2))
        os.kill(first, signal.SIGSTOP)
        third = int(server.stdout.readline())
        assert third not in (first, second)
        os.kill(second, 0)  # the other one is left alone
        with pytest.raises(ProcessLookupError):
            os.kill(first, 0)
    finally:
        server.terminate()
        assert server.wait(PATIENCE_S) == 0
        server.stdout.close()


DYING = """
import os, sys, time
from pathlib import Path
from automatable.cli.workers import supervise

def work(index):
    begun = Path(sys.argv[1]) / f"{time.monotonic_ns()}"
    begun.touch()
    if len(list(begun.parent.iterdir())) < 4:
        os._exit(1)
    print("at last", flush=True)
    time.sleep(600)

supervise(1, work)
"""


def test_quick_deaths_back_off_and_do_not_end_the_server(tmp_path: Path) -> None:
    server = subprocess.Popen(
        [sys.executable, "-c", DYING, str(tmp_path)], stdout=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    try:
        assert server.stdout.readline() == "at last\n"
    finally:
        server.terminate()
        assert server.wait(PATIENCE_S) == 0
        server.stdout.close()
    begun = sorted(int(file.name) for file in tmp_path.iterdir())
    waits = [(after - before) / 1e9 for before, after in pairwise(begun)]
    assert len(waits) == 3
    assert waits[-1] > 2 * waits[0]


# --- PostgreSQL


def test_two_servers_share_the_tables_of_one_database(postgres: Postgres, tmp_path: Path) -> None:
    address = emptied(postgres.address)
    with ExitStack() as stack:
        servers = [
            stack.enter_context(running_server(tmp_path / f"{n}.log", database=address))
            for n in range(2)
        ]
        tables = [laid(address, number) for number in range(len(games()))]
        playing = [
            Guest(servers[n % 2].url, id, match, Random(n)) for n, (id, match) in enumerate(tables)
        ]
        play_at_once(playing, seconds=60, answers=5)
        assert_nothing_forked(playing, address)
        id, match = laid(address, 2)
        live = f"{servers[1].url}/tables/{id}/live"
        with urllib.request.urlopen(live, timeout=8) as tab:
            assert [tab.readline() for _ in range(4)][2] == b"data: 0\n"
            assert posted(servers[0], id, match) == 200  # LISTEN and NOTIFY
            assert tab.readline() == b"data: 1\n"


def test_a_dead_database_is_explained_and_recovered_from(
    postgres: Postgres, tmp_path: Path
) -> None:
    address = emptied(postgres.address)
    with running_server(tmp_path / "dead.log", database=address) as server:
        id, match = laid(address, 2)
        assert posted(server, id, match) == 200
        postgres.kill()
        told = page(server, f"/tables/{id}")
        assert told[0] == 503
        assert "cannot be reached" in told[1]
        assert "tester" not in told[1]
        postgres.start()
        end = time.monotonic() + PATIENCE_S
        while (now := page(server, f"/tables/{id}"))[0] != 200:
            assert time.monotonic() < end, now
            time.sleep(0.1)
        with closing(Store(open_database(address))) as store:
            assert store.open(id).sequence == 1  # what was acknowledged is there
            assert posted(server, id, store.open(id).match, 1) == 200


def page(server: Server, path: str) -> tuple[int, str]:
    netloc = server.url.removeprefix("http://")
    with closing(http.client.HTTPConnection(netloc, timeout=20)) as connection:
        connection.request("GET", path, headers={"Accept-Language": "en"})
        reply = connection.getresponse()
        return reply.status, reply.read().decode()


def test_a_database_that_does_not_answer_is_a_named_error() -> None:
    with pytest.raises(StoreFailed) as failed:
        open_database("postgresql://somebody:secret@127.0.0.1:1/nowhere")
    assert failed.value.code == "store_unreachable"
    assert "secret" not in str(failed.value)

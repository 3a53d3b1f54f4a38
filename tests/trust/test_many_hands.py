"""Many tables, many tabs, many taps: nothing is lost, nothing is done twice, no table forks."""

from __future__ import annotations

import json
import re
import socket
import statistics
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from automatable.core.game import games
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.table.store import Store
from tests.browser.running_server import Server, running_server
from tests.trust.guests import Guest, play_at_once

TABLES, SECONDS, PAUSE_S = 50, 60.0, 1.0


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("hands") / "tables.sqlite"


@pytest.fixture(scope="module")
def server(database: Path) -> Iterator[Server]:
    with running_server(database) as running:
        yield running


def laid(database: Path, name: str, number: int = 0) -> tuple[str, Match[Any]]:
    """A new table of a game, and the same match in memory."""
    match = Match.new(games()[name], {}, Seed.from_text(f"guest {number}"))
    store = Store(database)
    id = store.create(match)
    store.close()
    return id, match


def guests(server: Server, database: Path, number: int, pause_s: float = 0.0) -> list[Guest]:
    names = list(games())
    tables = [laid(database, names[place % len(names)], place) for place in range(number)]
    return [
        Guest(server.url, id, match, Random(place), pause_s)
        for place, (id, match) in enumerate(tables)
    ]


def assert_all_is_well(playing: list[Guest], database: Path) -> None:
    store = Store(database)
    for guest in playing:
        assert guest.complaints == []
        assert guest.times
        assert store.open(guest.table).match.answers == guest.match.answers
    store.close()


def test_tables_of_every_game_at_once(server: Server, database: Path) -> None:
    playing = guests(server, database, 2 * len(games()))
    play_at_once(playing, seconds=60, answers=8)
    assert_all_is_well(playing, database)


@pytest.mark.slow
def test_fifty_tables_for_a_minute(server: Server, database: Path) -> None:
    playing = guests(server, database, TABLES, PAUSE_S)
    play_at_once(playing, SECONDS)
    assert_all_is_well(playing, database)
    print(f"\n{TABLES} tables, {SECONDS:.0f} s, no error")
    print("seen by the guests:", told([time * 1e3 for guest in playing for time in guest.times]))
    print("in the server:     ", told(logged(database)))


def logged(database: Path) -> list[float]:
    """What the server wrote down itself: the guests share one interpreter and wait for it."""
    (log,) = database.parent.glob("*.log")
    lines = log.read_text(encoding="utf-8")
    return [float(ms) for ms in re.findall(r"POST /api/\S+ 200 (\d+) ms", lines)]


def told(times: list[float]) -> str:
    ordered = sorted(times)
    late = ordered[len(ordered) * 99 // 100]
    return (
        f"{len(ordered)} answers, median {statistics.median(ordered):.0f} ms,"
        f" 99th percentile {late:.0f} ms, slowest {ordered[-1]:.0f} ms"
    )


def test_of_two_devices_one_wins_and_the_other_is_told(server: Server, database: Path) -> None:
    """The same question answered by both at the same moment, in any order."""
    id, match = laid(database, "patchwork")
    store = Store(database)
    for turn in range(5):
        legal = match.legal() or []
        orders = [{"text": text, "sequence": turn} for text in (legal[0], legal[-1])]
        replies = [reply(connection) for connection in [ask(server, id, o) for o in orders]]
        assert sorted(status for status, _ in replies) == [200, 409]
        assert replies[0][1]["view"] == replies[1][1]["view"]  # the loser sees the fresh table
        match = store.open(id).match
        assert store.open(id).sequence == turn + 1
    store.close()


def test_a_retry_after_a_lost_response_counts_once(server: Server, database: Path) -> None:
    id, match = laid(database, "patchwork")
    order = {"text": (match.legal() or [])[0], "sequence": 0, "token": "lost"}
    ask(server, id, order).close()  # the phone went through a tunnel
    status, told = reply(ask(server, id, order))
    assert (status, told["sequence"]) == (200, 1)
    status, told = reply(ask(server, id, order))
    assert (status, told["sequence"]) == (200, 1)


def ask(server: Server, table: str, order: dict[str, Any]) -> socket.socket:
    """Send a request on a connection of its own, without waiting for the reply."""
    host, port = server.url.removeprefix("http://").split(":")
    connection = socket.create_connection((host, int(port)), timeout=30)
    body = json.dumps(order).encode()
    head = (
        f"POST /api/tables/{table}/answer HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    connection.sendall(head.encode() + body)
    return connection


def reply(connection: socket.socket) -> tuple[int, dict[str, Any]]:
    with connection, connection.makefile("rb") as lines:
        status = int(lines.readline().split()[1])
        body = lines.read().split(b"\r\n\r\n", 1)[1]
    return status, json.loads(body)

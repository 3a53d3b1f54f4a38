"""Answers over HTTP, in real time: they mean something on an otherwise idle machine only."""

from __future__ import annotations

import gzip
import http.client
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urljoin

from automatable.core.matches.match import Match
from automatable.table.store import Store
from benchmarks.patchwork import PATCHWORK, random_game
from benchmarks.rows import Row, ms, percentile

TABLES = 20
ANSWERS = 15  # at each table
PAUSE_S = 2.0  # on average between two answers at one table; people are slower
FIRST_S = 0.3
_DEFINED = re.compile(r'data-definitions="(\w+)"')
_NAMED = re.compile(rb'(?:href|src)="(/static/[^"]+)"|url\("?([^")]+)"?\)')


def rows(yard: float) -> Iterator[Row]:
    """Answers as a browser sends them: a form, the new table page in return."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.sqlite"
        plans = prepare(database)
        with serving(database) as server:
            yield from first_look(server.port)
            yield from first_page(server.port)
            yield from answering(server.port, plans, yard)


def prepare(database: Path, tables: int = TABLES) -> dict[str, list[str]]:
    """Tables at their beginning, and the answers that will be given at each."""
    store = Store(database)
    plans = {}
    for number in range(tables):
        played = random_game(1000 + number)
        fresh = Match.new(PATCHWORK, played.options, played.seed)
        given = [entry.text for entry in played.entries if entry.by == "person"]
        plans[store.create(fresh)] = given[:ANSWERS]
    store.close()
    return plans


@dataclass(frozen=True)
class Server:
    """A server that runs: where, and as which process."""

    port: int
    pid: int


@contextmanager
def serving(database: Path, *options: str) -> Iterator[Server]:
    """The real server in a process of its own, on a free port."""
    automatable = str(Path(sys.executable).with_name("automatable"))
    command = [automatable, "serve", "--port", "0", "--database", str(database), "--lang", "en",
               *options]  # fmt: skip
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=quiet, text=True) as process:
        assert process.stdout is not None
        try:
            address = re.search(r"http://127\.0\.0\.1:(\d+)", process.stdout.readline())
            assert address is not None
            yield Server(int(address[1]), process.pid)
        finally:
            process.terminate()


def first_look(port: int) -> Iterator[Row]:
    """How long whoever comes at once waits for the shelf of a server that was just started."""
    start = time.perf_counter()
    travelled(port, "/")
    waited = time.perf_counter() - start
    told = "first page of a fresh server, from its open port on"
    yield Row(told, ms(waited), ms(FIRST_S), waited < FIRST_S)


def first_page(port: int) -> Iterator[Row]:
    """All that a browser fetches for the shelf, fonts of the styles included, as it travels."""
    sizes: dict[str, int] = {}
    waiting = ["/"]
    while waiting:
        path = waiting.pop()
        if path not in sizes:
            body, sizes[path] = travelled(port, path)
            named = [(a or b).decode().split("#")[0] for a, b in _NAMED.findall(body)]
            waiting += [urljoin(path, name) for name in named if name]
    fetched = sum(sizes.values())
    yield Row("first page with all it needs", f"{fetched / 1000:.0f} kB", "< 200 kB", fetched < 2e5)


def travelled(port: int, path: str) -> tuple[bytes, int]:
    """The contents at an address, and how many bytes of body came over the wire."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    connection.request("GET", path, headers={"Accept-Encoding": "gzip"})
    response = connection.getresponse()
    body = response.read()
    packed = response.headers.get("Content-Encoding") == "gzip"
    connection.close()
    return gzip.decompress(body) if packed else body, len(body)


def answering(port: int, plans: dict[str, list[str]], yard: float) -> Iterator[Row]:
    """All tables at once, each with a person who thinks for a moment between answers."""
    from benchmarks.guests import answered

    times = answered(port, plans, PAUSE_S)
    half, most = statistics.median(times), percentile(times, 99)
    name = f"answer over HTTP, {TABLES} tables in use, median"
    yield Row(name, ms(half), yardsticks=half / yard)
    name = f"  99th percentile of {len(times)}"
    yield Row(name, ms(most), "< 50 ms", most < 50e-3, most / yard)


def place_of(number: int) -> str:
    """An address of its own for each guest, where a machine has that many."""
    own = f"127.0.{number // 200 + 1}.{number % 200 + 1}"
    return own if sys.platform == "linux" else "127.0.0.1"


class Guest:
    """A browser at one table, with an address of its own."""

    def __init__(self, port: int, number: int, table: str) -> None:
        self.address, self._table, self._sequence = f"/tables/{table}/answer", table, 0
        own = (place_of(number), 0)
        self._connection = http.client.HTTPConnection("127.0.0.1", port, source_address=own)
        self._connection.request("GET", f"/tables/{table}")
        response = self._connection.getresponse()
        page = response.read().decode()
        guard = re.search(r"guard=([^;]+)", response.headers["Set-Cookie"])
        assert guard is not None
        self._guard = guard[1]
        self._kept = " ".join(["1", *_DEFINED.findall(page)])

    def form(self, text: str, sequence: int) -> dict[str, Any]:
        """What its script posts."""
        token = f"{self._table}-{sequence}"
        return {"text": text, "sequence": sequence, "guard": self._guard, "token": token}

    def headers(self) -> dict[str, str]:
        return {
            "Content-Type": "application/x-www-form-urlencoded",
            "Cookie": f"guard={self._guard}",
            "X-Fetched": self._kept,
            "Accept-Encoding": "gzip",
        }

    def answer(self, text: str) -> None:
        """Until the last byte of the new page is there."""
        form = urlencode(self.form(text, self._sequence))
        self._connection.request("POST", self.address, form, self.headers())
        response = self._connection.getresponse()
        response.read()
        assert response.status == 200, f"{text} at {self._table}: {response.status}"
        self._sequence += 1

    def close(self) -> None:
        """Until the next answer, which opens the connection again."""
        self._connection.close()

"""Answers over HTTP, in real time: they mean something on an otherwise idle machine only."""

from __future__ import annotations

import gzip
import http.client
import random
import re
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urljoin

from automatable.core.match import Match
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
            yield from answering(server.port, plans)


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


def answering(port: int, plans: dict[str, list[str]]) -> Iterator[Row]:
    """All tables at once, each with a person who thinks for a moment between answers."""
    times = answered(port, plans, PAUSE_S)
    half, most = statistics.median(times), percentile(times, 99)
    yield Row(f"answer over HTTP, {TABLES} tables in use, median", ms(half))
    yield Row(f"  99th percentile of {len(times)}", ms(most), "< 50 ms", most < 50e-3)


def answered(port: int, plans: dict[str, list[str]], pause_s: float) -> list[float]:
    """How long each answer took."""
    times: list[float] = []
    seated = threading.Barrier(len(plans))
    guests = [
        threading.Thread(target=guest, args=(port, n, id, plan, seated, times, pause_s))
        for n, (id, plan) in enumerate(plans.items())
    ]
    for thread in guests:
        thread.start()
    for thread in guests:
        thread.join()
    return times


class Guest:
    """A browser at one table, with an address of its own."""

    def __init__(self, port: int, number: int, table: str) -> None:
        place = f"127.0.{number // 200 + 1}.{number % 200 + 1}"
        own = place if sys.platform == "linux" else "127.0.0.1"
        self.table, self._sequence = table, 0
        self._connection = http.client.HTTPConnection("127.0.0.1", port, source_address=(own, 0))
        self._connection.request("GET", f"/tables/{table}")
        response = self._connection.getresponse()
        page = response.read().decode()
        guard = re.search(r"guard=([^;]+)", response.headers["Set-Cookie"])
        assert guard is not None
        self._guard = guard[1]
        self._kept = " ".join(["1", *_DEFINED.findall(page)])

    def answer(self, text: str) -> float:
        """How long it took until the last byte of the new page was there."""
        form = {
            "text": text,
            "sequence": self._sequence,
            "guard": self._guard,
            "token": f"{self.table}-{self._sequence}",
        }
        start = time.perf_counter()
        status = post(self._connection, f"/tables/{self.table}/answer", form, self._kept)
        taken = time.perf_counter() - start
        assert status == 200, f"{text} at {self.table}: {status}"
        self._sequence += 1
        return taken

    def close(self) -> None:
        self._connection.close()


def guest(
    port: int, number: int, id: str, plan: Sequence[str], seated: threading.Barrier,
    times: list[float], pause_s: float,
) -> None:  # fmt: skip
    """Sits down, and answers as soon as all the others sit."""
    here, chance = Guest(port, number, id), random.Random(id)
    seated.wait()
    for text in plan:
        time.sleep(chance.uniform(0, 2 * pause_s))
        times.append(here.answer(text))
    here.close()


def post(connection: http.client.HTTPConnection, path: str, form: dict[str, Any], kept: str) -> int:
    headers = {
        "Content-Type": "application/x-www-form-urlencoded",
        "Cookie": f"guard={form['guard']}",
        "X-Fetched": kept,
        "Accept-Encoding": "gzip",
    }
    connection.request("POST", path, urlencode(form), headers)
    response = connection.getresponse()
    response.read()
    return response.status

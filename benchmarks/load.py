"""Many tables at once, and many tables on the shelf: on an otherwise idle machine only.

Guests answer on average once a second, as a browser does: a form, the new page in return. They
run in this process, beside the server, and so take their share of the cores; how much it was,
and how much other programs took, is told beside.
"""

from __future__ import annotations

import http.client
import statistics
import subprocess
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.table.store import Store
from benchmarks.guests import answered
from benchmarks.patchwork import PATCHWORK
from benchmarks.processor import Shares
from benchmarks.rows import Row, by_the_clock, ms, percentile
from benchmarks.server import prepare, serving

PAUSE_S = 1.0
RUNS = ((50, 1, 0.1), (50, 2, 0.1), (200, 1, 0.5), (200, 2, 0.5), (400, 2, 0.5))
"""Tables, workers, and the target of the 99th percentile in seconds."""
SHELF = 10_000


def rows(yard: float) -> Iterator[Row]:
    for tables, workers, target_s in RUNS:
        yield from at_once(tables, workers, target_s, yard)
    yield from shelf(yard)
    yield from greedy_readers(yard)


def at_once(tables: int, workers: int, target_s: float, yard: float) -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.sqlite"
        plans = prepare(database, tables)
        before = by_the_clock()
        with serving(database, "--workers", str(workers)) as server:
            shares = Shares(server.pid)
            times = answered(server.port, plans, PAUSE_S)
            told = shares.told(len(times), yard)
            memory = resident_mb(str(database))
    slow = max(before, by_the_clock())
    late = percentile(times, 99)
    name = f"{tables} tables, an answer a second each, {workers} worker(s)"
    half = statistics.median(times)
    yield Row(f"{name}, median", ms(half), yardsticks=half / yard)
    what = f"  99th percentile of {len(times)}"
    yield Row(what, ms(late), ms(target_s), late < target_s, late / yard)
    yield from told
    yield Row("  the yardstick by the clock, the slower of before and after", ms(slow),
              yardsticks=slow / yard)  # fmt: skip
    yield Row("  memory of all processes, shared counted often", f"{memory:.0f} MB")


def resident_mb(database: str) -> float:
    """Of every process that serves this file."""
    told = subprocess.run(["ps", "-eo", "rss=,args="], capture_output=True, text=True, check=False)
    lines = [line.split(None, 1) for line in told.stdout.splitlines()]
    return sum(int(rss) for rss, args in lines if database in args) / 1024


def shelf(yard: float) -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.sqlite"
        fill(database)
        with serving(database) as server:
            times = [looked(server.port) for _ in range(20)]
    half = statistics.median(times)
    yield Row(f"the shelf of {SHELF} tables, median", ms(half), yardsticks=half / yard)


# --- one visitor who reads much, another who plays

READERS, LONG_MATCHES, READ_S = 20, 8, 15.0
LONGEST = 900
"""Corrections of a match that is as long as one may be made by them."""


def greedy_readers(yard: float) -> Iterator[Row]:
    """Twenty readers of eight long matches from one address; somebody else answers meanwhile."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.sqlite"
        plans = prepare(database, 1)
        long_ones = [long_match(database, number) for number in range(LONG_MATCHES)]
        with serving(database) as server:
            statuses: Counter[int] = Counter()
            end = time.monotonic() + READ_S
            readers = [
                threading.Thread(target=read_on, args=(server.port, long_ones, n, end, statuses))
                for n in range(READERS)
            ]
            for reader in readers:
                reader.start()
            times = answered(server.port, plans, 0.5)
            for reader in readers:
                reader.join()
    late = max(times)
    what = f"an answer beside {READERS} readers of {LONG_MATCHES} long matches, the slowest"
    yield Row(what, ms(late), "< 500 ms", late < 0.5, late / yard)
    half = statistics.median(times)
    yield Row("  median", ms(half), yardsticks=half / yard)
    yield Row("  pages that were read, and refused", f"{statuses[200]}, {statuses[429]}")


def long_match(database: Path, number: int) -> str:
    match = Match.new(PATCHWORK, {}, Seed.from_text(f"long {number}"))
    for place in range(LONGEST):
        match.answer(f'!{{"seat_1.buttons": {7 + place % 2}}}')
    with closing(Store(database)) as store:
        return store.create(match)


def read_on(port: int, tables: list[str], first: int, end: float, statuses: Counter[int]) -> None:
    """From an address of its own, one page after the other."""
    for number in count(first):
        if time.monotonic() > end:
            return
        connection = http.client.HTTPConnection(
            "127.0.0.1", port, source_address=("127.9.9.9", 0), timeout=120
        )
        with closing(connection):
            connection.request("GET", f"/tables/{tables[number % len(tables)]}/log")
            reply = connection.getresponse()
            reply.read()
            statuses[reply.status] += 1


def fill(database: Path) -> None:
    """One table that was played, and copies of its rows."""
    prepare(database, 1)
    store = Store(database)
    with store.database.writing() as connection:
        columns = ("name, game, rules_version, options, seed, start, undone, fingerprint,"
                   " sequence, is_over, created, played, earlier_seeds")  # fmt: skip
        for number in range(SHELF):
            connection.execute(
                f"INSERT INTO tables (id, {columns}) SELECT :new, {columns} FROM tables LIMIT 1",
                {"new": f"copy-{number:020}"},
            )
    store.close()


def looked(port: int) -> float:
    connection = http.client.HTTPConnection("127.0.0.1", port)
    start = time.perf_counter()
    connection.request("GET", "/")
    connection.getresponse().read()
    taken = time.perf_counter() - start
    connection.close()
    return taken

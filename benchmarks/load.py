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
import time
from collections.abc import Iterator
from pathlib import Path

from automatable.table.store import Store
from benchmarks.guests import answered
from benchmarks.processor import Shares
from benchmarks.rows import Row, ms, percentile
from benchmarks.server import prepare, serving

PAUSE_S = 1.0
RUNS = ((50, 1, 0.1), (50, 2, 0.1), (200, 1, 0.5), (200, 2, 0.5), (400, 2, 0.5))
"""Tables, workers, and the target of the 99th percentile in seconds."""
SHELF = 10_000


def rows(yard: float) -> Iterator[Row]:
    for tables, workers, target_s in RUNS:
        yield from at_once(tables, workers, target_s)
    yield from shelf()


def at_once(tables: int, workers: int, target_s: float) -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.sqlite"
        plans = prepare(database, tables)
        with serving(database, "--workers", str(workers)) as server:
            shares = Shares(server.pid)
            times = answered(server.port, plans, PAUSE_S)
            told = shares.told(len(times))
            memory = resident_mb(str(database))
    late = percentile(times, 99)
    name = f"{tables} tables, an answer a second each, {workers} worker(s)"
    yield Row(f"{name}, median", ms(statistics.median(times)))
    yield Row(f"  99th percentile of {len(times)}", ms(late), ms(target_s), late < target_s)
    yield from told
    yield Row("  memory of all processes, shared counted often", f"{memory:.0f} MB")


def resident_mb(database: str) -> float:
    """Of every process that serves this file."""
    told = subprocess.run(["ps", "-eo", "rss=,args="], capture_output=True, text=True, check=False)
    lines = [line.split(None, 1) for line in told.stdout.splitlines()]
    return sum(int(rss) for rss, args in lines if database in args) / 1024


def shelf() -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.sqlite"
        fill(database)
        with serving(database) as server:
            times = [looked(server.port) for _ in range(20)]
    yield Row(f"the shelf of {SHELF} tables, median", ms(statistics.median(times)))


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

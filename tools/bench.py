"""Measure the speed: what a turn, a game, a save and an answer over HTTP cost.

    make bench

Pure computation is measured in processor time, so that other programs disturb it little, and
also given as a ratio to a yardstick, a fixed loop of plain Python on the same machine. The
server is measured in real time. The targets and what they mean are in docs/performance.md.
"""

from __future__ import annotations

import gzip
import http.client
import os
import platform
import random
import re
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urljoin

from automatable.core.events import Log
from automatable.core.game import game
from automatable.core.match import Match
from automatable.core.procedure import Draw
from automatable.core.rng import Seed
from automatable.core.saves import dumps, loads
from automatable.games.patchwork.state import State
from automatable.table.store import Store
from automatable.ui.words import Words

GAMES = 100
TABLES = 20
ANSWERS = 15  # at each table
PAUSE_S = 2.0  # on average between two answers at one table; people are slower
PATCHWORK = game("patchwork")
_NAMED = re.compile(rb'(?:href|src)="(/static/[^"]+)"|url\("?([^")]+)"?\)')


@dataclass(frozen=True)
class Row:
    """One line of the result."""

    what: str
    measured: str
    target: str
    met: bool | None
    yardsticks: float | None = None

    def __str__(self) -> str:
        verdict = {True: "ok", False: "MISSED", None: ""}[self.met]
        ratio = "" if self.yardsticks is None else f"{self.yardsticks:.3g}"
        return f"{self.what:<52} {self.measured:>12} {self.target:>12} {verdict:<7} {ratio:>9}"


def main() -> None:
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, {platform.machine()}")
    yard = yardstick()
    print(f"yardstick: {yard * 1e3:.1f} ms of processor time\n")
    print(f"{'':<52} {'measured':>12} {'target':>12} {'':<7} {'yards':>9}")
    matches = [random_game(seed) for seed in range(GAMES)]
    for measure in (automa_turns, random_games, save_loading):
        for row in measure(matches, yard):
            print(row, flush=True)
    for row in laboratory():
        print(row, flush=True)
    for row in over_http():
        print(row, flush=True)


# --- the yardstick


def yardstick() -> float:
    """The best of some runs of a loop that never changes: numbers, a list and a dictionary."""
    return min(processor_time(_loop) for _ in range(7))


def _loop() -> None:
    seen: dict[int, int] = {}
    number = 1
    for i in range(100_000):
        number = (number * 1103515245 + 12345) & 0x7FFFFFFF
        seen[number & 1023] = i
    sorted(seen.values())


def processor_time(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


# --- the engine


def random_game(seed: int) -> Match[State]:
    """A whole solo game at level III in which the person picks any legal answer."""
    match = Match.new(PATCHWORK, {}, Seed.from_text(f"bench {seed}"))
    chance = random.Random(seed)
    while not match.over:
        match.answer(chance.choice(match.legal() or []))
    return match


def automa_turns(matches: Sequence[Match[State]], yard: float) -> Iterator[Row]:
    """Automa turns of random games, each from the position at which it began."""
    states = [state for seed in range(40) for state in automa_states(seed)]
    words = Words("en", PATCHWORK)
    resolved = [processor_time(partial(resolve, state)) for state in states]
    told = [processor_time(partial(resolve, state, words)) for state in states]
    half, most = statistics.median(resolved), percentile(resolved, 99)
    yield Row("Automa turn with explanation, median", ms(half), "< 1 ms", half < 1e-3, half / yard)
    yield Row("  99th percentile", ms(most), "< 5 ms", most < 5e-3, most / yard)
    half, most = statistics.median(told), percentile(told, 99)
    yield Row("Automa turn, every line put into words, median", ms(half), "", None, half / yard)
    yield Row("  99th percentile", ms(most), "", None, most / yard)


def automa_states(seed: int) -> Iterator[State]:
    """The states of a random game at which a card of the Automa is to be revealed."""
    match = Match.new(PATCHWORK, {"dealer": "table"}, Seed.from_text(f"turns {seed}"))
    chance = random.Random(seed)
    while match.pending is not None:
        if isinstance(match.pending, Draw):
            yield PATCHWORK.copy(match.state)
        match.answer(chance.choice(match.legal() or []))


def resolve(state: State, words: Words | None = None) -> None:
    """One Automa turn with its decision, each event in words if wanted."""
    log = Log()
    turn = PATCHWORK.automa_turn(PATCHWORK.copy(state), log)
    assert turn is not None
    try:
        request = next(turn)
        assert isinstance(request, Draw)
        turn.send(next(iter(request.outcomes)))
    except StopIteration:
        pass
    if words is not None:
        for event in log.take():
            words.event(event)


def random_games(matches: Sequence[Match[State]], yard: float) -> Iterator[Row]:
    spent = processor_time(lambda: [random_game(seed) for seed in range(GAMES)])
    rate = GAMES / spent
    yield Row(
        "random solo games with events",
        f"{rate:.0f}/s",
        ">= 100/s",
        rate >= 100,
        spent / GAMES / yard,
    )


def save_loading(matches: Sequence[Match[State]], yard: float) -> Iterator[Row]:
    """A finished game: parsed, checked, replayed, compared with its fingerprint."""
    times = [processor_time(partial(loads, text)) for text in map(dumps, matches)]
    slow = max(times)
    yield Row("loading a finished save, slowest", ms(slow), "< 50 ms", slow < 50e-3, slow / yard)


# --- the laboratory


def laboratory() -> Iterator[Row]:
    """Random two-seat games of the kernel on one core and on all, the reference engine beside."""
    from automatable.lab.patchwork.batches import KERNEL, REFERENCE
    from automatable.lab.patchwork.speed import measure
    from automatable.lab.workers import available_cores

    players = ("uniform", "uniform")
    one = measure(KERNEL, players, 1, 3.0)
    rate = one["games_per_s"]
    target = ">= 100k/s"
    yield Row("kernel, random two-seat games, one core", thousands(rate), target, rate >= 1e5)
    yield Row("  decisions", thousands(one["decisions_per_s"]), "", None)
    cores = available_cores()
    all_cores = measure(KERNEL, players, cores, 3.0)["games_per_s"]
    yield Row(f"  games, {cores} cores", thousands(all_cores), "", None)
    slow = measure(REFERENCE, players, 1, 3.0)["games_per_s"]
    yield Row("reference engine, the same games, one core", f"{slow:.0f}/s", "", None)
    yield Row("  the kernel is faster by", f"{rate / slow:.0f} x", "", None)


def thousands(rate: float) -> str:
    return f"{rate / 1000:.0f}k/s"


# --- the server


def over_http() -> Iterator[Row]:
    """Answers as a browser sends them: a form, the new table page in return."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.sqlite"
        plans = prepare(database)
        with serving(database) as port:
            yield from first_page(port)
            yield from answering(port, plans)


def prepare(database: Path) -> dict[str, list[str]]:
    """Tables at their beginning, and the answers that will be given at each."""
    store = Store(database)
    plans = {}
    for number in range(TABLES):
        played = random_game(1000 + number)
        fresh = Match.new(PATCHWORK, played.options, played.seed)
        given = [entry.text for entry in played.entries if entry.by == "person"]
        plans[store.create(fresh)] = given[:ANSWERS]
    store.close()
    return plans


@contextmanager
def serving(database: Path) -> Iterator[int]:
    """The real server in a process of its own, on a free port."""
    automatable = str(Path(sys.executable).with_name("automatable"))
    command = [automatable, "serve", "--port", "0", "--database", str(database), "--lang", "en"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        address = re.search(r"http://127\.0\.0\.1:(\d+)", process.stdout.readline())
        assert address is not None
        yield int(address[1])
    finally:
        process.terminate()
        process.wait()


def first_page(port: int) -> Iterator[Row]:
    """All that a browser fetches for the shelf, fonts of the styles included, as it travels."""
    sizes: dict[str, int] = {}
    waiting = ["/"]
    while waiting:
        path = waiting.pop()
        if path not in sizes:
            body, sizes[path] = travelled(port, path)
            waiting += [urljoin(path, (a or b).decode()) for a, b in _NAMED.findall(body)]
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
    times: list[float] = []
    guests = [
        threading.Thread(target=guest, args=(port, id, plan, times)) for id, plan in plans.items()
    ]
    for thread in guests:
        thread.start()
    for thread in guests:
        thread.join()
    half, most = statistics.median(times), percentile(times, 99)
    yield Row(f"answer over HTTP, {TABLES} tables in use, median", ms(half), "", None)
    yield Row(f"  99th percentile of {len(times)}", ms(most), "< 50 ms", most < 50e-3)


def guest(port: int, id: str, plan: Sequence[str], times: list[float]) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", port)
    connection.request("GET", f"/tables/{id}")
    response = connection.getresponse()
    response.read()
    guard = re.search(r"guard=([^;]+)", response.headers["Set-Cookie"])
    assert guard is not None
    chance = random.Random(id)
    for sequence, text in enumerate(plan):
        time.sleep(chance.uniform(0, 2 * PAUSE_S))
        form = {"text": text, "sequence": sequence, "guard": guard[1], "token": f"{id}-{sequence}"}
        start = time.perf_counter()
        status = post(connection, f"/tables/{id}/answer", form)
        times.append(time.perf_counter() - start)
        assert status == 200, f"{text} at {id}: {status}"
    connection.close()


def post(connection: http.client.HTTPConnection, path: str, form: dict[str, Any]) -> int:
    headers = {
        "Content-Type": "application/x-www-form-urlencoded",
        "Cookie": f"guard={form['guard']}",
        "X-Fetched": "1",
        "Accept-Encoding": "gzip",
    }
    connection.request("POST", path, urlencode(form), headers)
    response = connection.getresponse()
    response.read()
    return response.status


# --- numbers


def percentile(times: Sequence[float], percent: int) -> float:
    return sorted(times)[min(len(times) - 1, len(times) * percent // 100)]


def ms(seconds: float) -> str:
    return f"{seconds * 1e3:.2f} ms"


if __name__ == "__main__":
    main()

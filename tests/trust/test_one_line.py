"""Heavy work waits in one line over all processes, and one visitor cannot take what is for all."""

from __future__ import annotations

import asyncio
import inspect
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

from automatable.core.game import game as registered
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.server import app
from automatable.server.access import MAKING
from automatable.server.application import GET, POST
from automatable.server.heavy import Heavy, Order
from automatable.server.limits import Allowance, TooMany
from automatable.server.line import LANES, Busy, Line, is_held
from automatable.server.turns import FairTurns
from automatable.table.store import LONG, Store
from tests.server.conftest import Browser

PATIENCE_S = 40.0


def wait_until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not done():
        assert time.monotonic() < end
        time.sleep(0.05)


# --- the line


@pytest.fixture
def line(tmp_path: Path) -> Line:
    return Line(tmp_path / "line")


def test_a_visitor_has_a_share_and_the_line_an_end(line: Line) -> None:
    lane = LANES["minutes"]
    mine = [line.take("ada", "minutes") for _ in range(lane.share)]
    with pytest.raises(Busy):
        line.take("ada", "minutes")
    others = [line.take(f"visitor {n}", "minutes") for n in range(lane.most - lane.share)]
    with pytest.raises(Busy):
        line.take("one more", "minutes")
    mine[0].close()
    others.append(line.take("one more", "minutes"))
    for ticket in (*mine, *others):
        ticket.close()


def test_everybodys_first_comes_before_anybodys_second(line: Line) -> None:
    ada, ben, again, cleo = (line.take(name, "minutes") for name in ("ada", "ben", "ada", "cleo"))
    assert [line.may_start(one) for one in (cleo, again, ben, ada)] == [False, False, True, True]
    ben.close()
    assert [line.may_start(one) for one in (again, cleo)] == [False, True]
    ada.close()
    assert line.may_start(again)
    again.close()
    cleo.close()


def test_a_short_question_does_not_wait_for_a_long_run(line: Line) -> None:
    run, hint = line.take("ada", "long"), line.take("ada", "moment")
    assert line.may_start(run)
    assert line.may_start(hint)
    run.close()
    hint.close()


OTHER = """
import sys, time
from pathlib import Path
from automatable.server.line import Line
ticket = Line(Path(sys.argv[1])).take("other", "long")
print(ticket.wait(), flush=True)
time.sleep(600)
"""


def test_all_processes_are_in_one_line_and_a_dead_one_leaves_it(line: Line) -> None:
    other = subprocess.Popen(
        [sys.executable, "-c", OTHER, str(line.folder)], stdout=subprocess.PIPE, text=True
    )
    assert other.stdout is not None
    assert other.stdout.readline() == "True\n"
    mine = line.take("ada", "long")
    assert not line.may_start(mine)
    other.kill()
    other.wait()
    other.stdout.close()
    wait_until(lambda: line.may_start(mine))
    mine.close()


# --- a job


@pytest.fixture
def heavy(tmp_path: Path) -> Iterator[Heavy]:
    made = Heavy(tmp_path / "line")
    yield made
    made.close()


def endless(folder: Path, seconds: float = 600.0) -> Order:
    run = ["simulate", "scythe", "--games", "1000000", "--out", str(folder / "run")]
    return Order([*run, "--cores", "1", "--json"], folder / "output.txt", "long", seconds)


def is_counting(folder: Path) -> bool:
    return (folder / "run" / "progress.json").is_file()


def processes_of(folder: Path) -> list[int]:
    """Whoever has this folder on its command line."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if str(folder / "run").encode() in (entry / "cmdline").read_bytes():
                found.append(int(entry.name))
    return found


def test_a_job_is_stopped_by_another_process_of_the_server(heavy: Heavy, tmp_path: Path) -> None:
    lock = tmp_path / "going"
    heavy.begin(lock, "ada", endless(tmp_path))
    wait_until(lambda: is_counting(tmp_path))
    Heavy(tmp_path / "line").cancel(lock)
    assert not heavy.is_going(lock)
    assert processes_of(tmp_path) == []
    assert (tmp_path / "run" / "results.json").is_file()  # it wrote down what it had


def test_a_job_has_so_much_time(heavy: Heavy, tmp_path: Path) -> None:
    heavy.begin(tmp_path / "going", "ada", endless(tmp_path, seconds=0.0))
    wait_until(lambda: not heavy.is_going(tmp_path / "going"))
    assert processes_of(tmp_path) == []


SERVER = """
import sys, time
from pathlib import Path
from automatable.server.heavy import Heavy
from tests.trust.test_one_line import endless
folder = Path(sys.argv[1])
Heavy(folder / "line").begin(folder / "going", "ada", endless(folder))
print("begun", flush=True)
time.sleep(600)
"""


def test_a_job_dies_with_its_server(tmp_path: Path) -> None:
    """However that dies: nobody is left to stop it."""
    server = subprocess.Popen([sys.executable, "-c", SERVER, str(tmp_path)], stdout=subprocess.PIPE)
    try:
        wait_until(lambda: is_counting(tmp_path))
        assert processes_of(tmp_path)
    finally:
        server.kill()
        server.wait()
        assert server.stdout is not None
        server.stdout.close()
    wait_until(lambda: processes_of(tmp_path) == [])
    assert not is_held(tmp_path / "going")
    Line(tmp_path / "line").take("ada", "long").close()  # its place is free


def test_the_number_of_a_process_in_a_file_stops_nobody(store: Store, tmp_path: Path) -> None:
    """A number that was used again by another process was killed by Cancel."""
    bystander = subprocess.Popen(
        [sys.executable, "-c", "import time; time.sleep(600)"], start_new_session=True
    )
    try:
        with Browser(app(store)) as browser:
            lab = browser.app.state.lab  # type: ignore[attr-defined]
            run = lab.folder / "20260101-120000-aaaa" / "run"
            run.mkdir(parents=True)
            (run.parent / "request.json").write_text('{"game": "patchwork", "command": []}')
            (run / "progress.json").write_text(json.dumps({"pid": bystander.pid, "done": 1}))
            assert lab.run("20260101-120000-aaaa").state == "failed"
            assert lab.busy() == ""
            browser.submit("/lab/runs/20260101-120000-aaaa/cancel", browser.hidden("/lab"))
            browser.submit("/lab/runs/20260101-120000-aaaa/delete", browser.hidden("/lab"))
        assert bystander.poll() is None
    finally:
        os.kill(bystander.pid, signal.SIGKILL)
        bystander.wait()


def test_a_look_back_can_be_stopped(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.server.test_looking_back import match_of

    with Browser(app(store), headers={"accept-language": "en"}) as browser:
        here = f"/tables/{store.create(match_of(4))}/look-back"
        browser.submit(here, seen=browser.hidden(here))
        assert "Stop it" in browser.get(here).text
        browser.submit(f"{here}/stop", browser.hidden(here))
        assert f'action="{here}"' in browser.get(here).text  # it can be begun again


# --- tables


def makes_a_table(function: Callable[..., Any], seen: set[str] | None = None) -> bool:
    """Whether it, or anything of the server that it calls, asks the store for a new table."""
    known = set() if seen is None else seen
    known.add(f"{function.__module__}.{function.__qualname__}")
    names = names_in(function.__code__)
    if "store_of" in names and names & {"create", "import_"}:
        return True
    called = (function.__globals__.get(name) for name in names)
    return any(
        makes_a_table(one, known)
        for one in called
        if inspect.isfunction(one)
        and one.__module__.startswith("automatable.server.")
        and f"{one.__module__}.{one.__qualname__}" not in known
    )


def names_in(code: CodeType) -> set[str]:
    """Everything that a function names, and the functions inside it."""
    inner = (names_in(one) for one in code.co_consts if isinstance(one, CodeType))
    return set(code.co_names).union(*inner)


def test_every_route_that_makes_a_table_is_in_the_limit() -> None:
    """Puzzles, lessons and look backs were not; then the tables of the workshop were not."""
    making = {path for path, handler in POST.items() if makes_a_table(handler)}
    assert making == {
        "/import",
        "/api/tables",
        "/games/{game}/new",
        "/games/{game}/lesson",
        "/games/{game}/puzzles/{number}/play",
        "/tables/{table}/look-back/play",
        "/files/new",
        "/workshop/{file}/live",
        "/workshop/{file}/position",
    }
    for path in making:
        assert MAKING.fullmatch(path), path


def test_looking_at_a_page_makes_no_table() -> None:
    assert [path for path, handler in GET.items() if makes_a_table(handler)] == []


@pytest.fixture
def hasty(store: Store, monkeypatch: pytest.MonkeyPatch) -> Iterator[Browser]:
    allowance = partial(Allowance, clock=lambda: 0.0)
    monkeypatch.setattr("automatable.server.access.Allowance", allowance)
    with Browser(app(store)) as client:
        yield client


def test_nobody_fills_the_disk_with_puzzles(hasty: Browser, store: Store) -> None:
    guard = hasty.hidden("/help")["guard"]
    path, lesson = "/games/patchwork/puzzles/1/play", "/games/patchwork/lesson"
    for number in range(120):
        form = {"guard": guard, "token": str(number)}
        assert hasty.post(path, data=form, follow_redirects=False).status_code == 303
    for one in (path, lesson, "/games/toy/new"):
        assert hasty.post(one, data={"guard": guard}).status_code == 429


# --- long matches


@pytest.fixture(scope="module")
def long_match() -> Match[Any]:
    match = Match.new(registered("patchwork"), {}, Seed.from_text("long"))
    while len(match.answers) < LONG + 20:
        match.answer(
            '!{"seat_1.buttons": 7}' if len(match.answers) % 2 else '!{"seat_1.buttons": 8}'
        )
    return match


def test_reading_long_matches_has_a_limit(
    tmp_path: Path, long_match: Match[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("automatable.server.machine.REPLAYED_AT_ONCE", 3 * (LONG + 20))
    monkeypatch.setattr("automatable.server.machine.REPLAYED_A_SECOND", 1)
    monkeypatch.setattr("automatable.table.store.LOADED", 1)
    with closing(Store(tmp_path / "tables.sqlite")) as store:
        ids = [store.create(long_match) for _ in range(5)]
        short = store.create(Match.new(registered("toy")))
        with Browser(app(store), client=("192.0.2.1", 1)) as greedy:
            read = [greedy.get(f"/tables/{id}/score").status_code for id in ids]
            assert (read.count(200), read.count(429)) == (3, 2)
            assert greedy.get(f"/tables/{short}").status_code == 200
        with Browser(app(store), client=("192.0.2.2", 1)) as other:
            assert other.get(f"/tables/{ids[0]}/score").status_code == 200


def test_the_same_long_match_is_replayed_once_for_all_who_wait(
    tmp_path: Path, long_match: Match[Any]
) -> None:
    tolls: list[int] = []
    with closing(Store(tmp_path / "tables.sqlite")) as store:
        id = store.create(long_match)
        store.forget([id])
        store.toll = tolls.append
        readers = [threading.Thread(target=store.open, args=(id,)) for _ in range(6)]
        for reader in readers:
            reader.start()
        for reader in readers:
            reader.join()
    assert tolls == [LONG + 20]


def test_an_allowance_of_many_at_once() -> None:
    allowance = Allowance(at_once=100, per_second=10, clock=lambda: 0.0)
    allowance.take("ada", 60)
    with pytest.raises(TooMany) as refused:
        allowance.take("ada", 60)
    assert refused.value.details["seconds"] == 3
    allowance.take("ben", 5000)  # more than there ever is: once in a while it is let in


def test_readers_take_turns_by_visitor() -> None:
    async def all_read() -> list[str]:
        turns, order = FairTurns(at_once=1), list[str]()

        async def read(visitor: str) -> None:
            async with turns.taken(visitor):
                order.append(visitor)
                await asyncio.sleep(0)

        greedy = [asyncio.ensure_future(read("greedy")) for _ in range(20)]
        await asyncio.sleep(0)
        other = asyncio.ensure_future(read("other"))
        left = asyncio.ensure_future(read("left"))
        await asyncio.sleep(0)
        left.cancel()
        await asyncio.wait([*greedy, other, left])
        async with turns.taken("afterwards"):
            order.append("afterwards")
        return order

    order = asyncio.run(all_read())
    assert order.index("other") <= 3
    assert (order.count("greedy"), order[-1]) == (20, "afterwards")
    assert "left" not in order

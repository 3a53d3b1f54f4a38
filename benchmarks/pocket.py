"""The app without a server in Chromium: what travels, how long starts and answers take, memory.

The folder must have been built (`make pocket`). Times are real times of Chromium on this machine;
they mean something on an otherwise idle one only. Chromium itself slows down only the thread of
the page, not the worker that does the work: a slow phone is had by stopping the processes of all
tabs for three quarters of the time, and a slow network by a host that sends slowly. Beside each
time stands the processor time of all tabs and workers, which other work on the machine hardly
changes.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright

from automatable.core.game import games
from benchmarks.rows import Row, ms, percentile
from tools.pocket.serve import Handler

FOLDER = Path(__file__).parents[1] / "build/pocket"
SHOWN, READY = "h1", "html[data-storage]"
ANSWERS = 100
SLOWER, SLICE_S = 4, 0.02
MEGABITS = 10
PATIENCE_MS = 240_000


def rows(yard: float) -> Iterator[Row]:
    """Nothing where no pocket was built."""
    if not FOLDER.is_dir():
        yield Row("pocket", "not built")
        return
    size = travels() / 1e6
    yield Row("pocket: all that a first visit fetches", f"{size:.2f} MB", "≤ 9 MB", size <= 9)
    with hosted() as address, opened() as (context, tabs):
        frame, usable, work = first_visit(context, address, tabs)
        yield seconds("pocket: first visit, frame visible", frame, 1)
        yield seconds("  usable", usable, 6, work)
        took, work = later_visit(context, address, tabs)
        yield seconds("pocket: later visit, usable", took, 2, work)
        with slowed(tabs):
            took, work = later_visit(context, address, tabs)
            yield seconds("  processor 4 times slower", took, 4, work)
        took, work = later_visit(context, address, tabs, FORGET)
        yield Row("  without the picture of the memory", f"{took:.2f} s ({work:.2f} s)")
        each = answers(context, address)
        half, most = median(each), percentile(each, 99)
        yield Row("pocket: answer with its page, median", ms(half), "< 100 ms", half < 0.1)
        yield Row("  99th percentile", ms(most), "< 300 ms", most < 0.3)
        for game in games():
            used = memory(context, address, game, tabs)
            yield Row(f"pocket: memory of tab and worker, {game}", f"{used:.0f} MB", "< 250 MB",
                      used < 250)  # fmt: skip
    with hosted(MEGABITS) as address, opened() as (context, tabs), slowed(tabs):
        frame, usable, _ = first_visit(context, address, tabs)
        what = f"pocket: first visit, {MEGABITS} Mbit/s and processor 4 times slower"
        yield Row(what, f"{usable:.2f} s")
        yield Row("  frame visible", f"{frame:.2f} s")


def seconds(what: str, took: float, target: int, work: float | None = None) -> Row:
    """A time, with the processor time that was needed for it in brackets."""
    measured = f"{took:.2f} s" if work is None else f"{took:.2f} s ({work:.2f} s)"
    return Row(what, measured, f"< {target} s", took < target)


def travels() -> int:
    return sum(file.stat().st_size for file in FOLDER.rglob("*") if file.is_file())


# --- a host, a browser, both slow if wanted


class SlowHandler(Handler):
    """Sends so many megabits a second, over all connections together."""

    line = threading.Lock()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        while part := source.read(16_384):
            with self.line:
                time.sleep(len(part) * 8 / (MEGABITS * 1e6))
                outputfile.write(part)


@contextmanager
def hosted(megabits: int | None = None) -> Iterator[str]:
    handler = partial(SlowHandler if megabits else Handler, directory=str(FOLDER))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_address[1]}/"
    server.shutdown()


@contextmanager
def opened() -> Iterator[tuple[BrowserContext, Callable[[], list[int]]]]:
    """A browser, and a way to ask for the processes of its tabs."""
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    with TemporaryDirectory(ignore_cleanup_errors=True) as profile, sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
        )
        yield context, partial(tabs_of, os.getpid())
        context.close()


def tabs_of(process: int) -> list[int]:
    """The renderers among the children, and theirs, of a process."""
    parents = dict(filter(None, map(_parent, Path("/proc").glob("[0-9]*"))))

    def is_ours(child: int) -> bool:
        return child == process or (child in parents and is_ours(parents[child]))

    return [child for child in parents if is_ours(child) and _is_tab(child)]


def _parent(folder: Path) -> tuple[int, int] | None:
    with suppress(OSError):
        fields = (folder / "stat").read_text().rsplit(")", 1)[1].split()
        return int(folder.name), int(fields[1])
    return None


def _is_tab(process: int) -> bool:
    with suppress(OSError):
        return b"--type=renderer" in Path(f"/proc/{process}/cmdline").read_bytes()
    return False


@contextmanager
def slowed(tabs: Callable[[], list[int]]) -> Iterator[None]:
    """Meanwhile tabs and their workers run for a quarter of the time."""
    over = threading.Event()

    def stop_and_go() -> None:
        while not over.is_set():
            found = tabs()
            for _ in range(25):
                _send(found, signal.SIGSTOP)
                time.sleep(SLICE_S * (SLOWER - 1))
                _send(found, signal.SIGCONT)
                time.sleep(SLICE_S)

    thread = threading.Thread(target=stop_and_go)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def _send(processes: list[int], what: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, what)


# --- visits


def worked(tabs: Callable[[], list[int]]) -> float:
    """The processor time of all tabs with their workers so far."""
    return sum(map(_worked, tabs())) / os.sysconf("SC_CLK_TCK")


def _worked(process: int) -> int:
    with suppress(OSError):
        fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
        return int(fields[11]) + int(fields[12])
    return 0


def first_visit(
    context: BrowserContext, address: str, tabs: Callable[[], list[int]]
) -> tuple[float, float, float]:
    page, before, began = context.new_page(), worked(tabs), time.perf_counter()
    page.goto(address, wait_until="commit", timeout=PATIENCE_MS)
    page.wait_for_selector(".boot-text, h1", timeout=PATIENCE_MS)
    frame = time.perf_counter() - began
    page.wait_for_selector(SHOWN, timeout=PATIENCE_MS)
    usable, work = time.perf_counter() - began, worked(tabs) - before
    page.wait_for_selector("html[data-picture]", state="attached", timeout=PATIENCE_MS)
    page.close()
    return frame, usable, work


FORGET = """caches.keys().then((keys) => Promise.all(
  keys.filter((key) => key.includes("pictures")).map((key) => caches.delete(key))))"""


def later_visit(
    context: BrowserContext, address: str, tabs: Callable[[], list[int]], first: str = ""
) -> tuple[float, float]:
    """Until the shelf is there and its worker answers."""
    page = context.new_page()
    if first:
        page.goto(f"{address}icons/48.png")
        page.evaluate(first)
    time.sleep(1)
    before, began = worked(tabs), time.perf_counter()
    page.goto(address, wait_until="commit", timeout=PATIENCE_MS)
    page.wait_for_selector(SHOWN, timeout=PATIENCE_MS)
    page.wait_for_selector(READY, state="attached", timeout=PATIENCE_MS)
    took, work = time.perf_counter() - began, worked(tabs) - before
    page.close()
    return took, work


# --- at a table


def seated(context: BrowserContext, address: str, game: str) -> Page:
    time.sleep(1)
    page = context.new_page()
    page.goto(f"{address}games/{game}/new?seed=bench", timeout=PATIENCE_MS)
    page.wait_for_selector(READY, state="attached", timeout=PATIENCE_MS)
    page.locator("form[data-set-up] button").last.click()
    page.wait_for_url(re.compile("/tables/"), timeout=PATIENCE_MS)
    page.wait_for_selector("#page[data-sequence]", timeout=PATIENCE_MS)
    return page


def answers(context: BrowserContext, address: str) -> list[float]:
    """Answers of a Patchwork match, each until its page has been shown."""
    page = seated(context, address, "patchwork")
    took = [float(page.evaluate(ANSWER)) / 1e3 for _ in range(ANSWERS)]
    page.close()
    return took


ANSWER = """async () => {
  const page = () => document.getElementById("page"), before = page().dataset.sequence;
  const button = document.querySelector(".advance:not(:disabled), [data-undo] button");
  const began = performance.now();
  button.form.requestSubmit(button); // a second click within half a second would be a double tap
  while (page().dataset.sequence === before) await new Promise((done) => setTimeout(done, 1));
  return performance.now() - began;
}"""
"""Advance, or take back when the match is over: from the tap until the new page stands there."""


def memory(
    context: BrowserContext, address: str, game: str, tabs: Callable[[], list[int]]
) -> float:
    """Of the largest tab with its worker, in MB; what processes share is divided among them."""
    page = seated(context, address, game)
    used = max(map(_proportional_mb, tabs()), default=0)
    page.close()
    return used


def _proportional_mb(process: int) -> float:
    text = Path(f"/proc/{process}/smaps_rollup").read_text()
    found = re.search(r"^Pss:\s+(\d+) kB", text, re.MULTILINE)
    return int(found[1]) / 1024 if found else 0.0

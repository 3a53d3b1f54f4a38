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
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright

from automatable.core.game import Game, games
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.testing.playing import legal_answer
from benchmarks.rows import Row, ms, percentile
from tools.pocket.serve import Handler

FOLDER = Path(__file__).parents[1] / "build/pocket"
SHOWN, READY = "h1", "html[data-storage]"
ANSWERS = 60
SEED = "bench"
SLOWER, SLICE_S = 4, 0.02
MEGABITS = 10
STAY_MS = 4_000
"""How long somebody looks at the shelf at least: then Chromium keeps what it compiled."""
PATIENCE_MS = 120_000


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
        every: list[float] = []
        for game in ours():
            match = Match.new(game, {}, Seed.from_text(SEED))
            page = seated(context, address, match)
            each, used = list[float](), 0.0
            for took in answers(page, match):
                each.append(took)
                used = max(used, memory(tabs))
            page.close()
            every += each
            half, most = median(each), percentile(each, 99)
            yield Row(f"pocket: {game.id}, answer with its page, median of {len(each)}", ms(half),
                      "< 100 ms", half < 0.1)  # fmt: skip
            yield Row("  slowest", ms(most))
            yield Row("  most memory of tab and worker", f"{used:.0f} MB", "< 250 MB", used < 250)
        most = percentile(every, 99)
        yield Row("pocket: answers in all games, 99th percentile", ms(most), "< 300 ms", most < 0.3)
    with hosted(MEGABITS) as address, opened() as (context, tabs), slowed(tabs):
        frame, usable, _ = first_visit(context, address, tabs)
        what = f"pocket: first visit, {MEGABITS} Mbit/s and processor 4 times slower"
        yield Row(what, f"{usable:.2f} s")
        yield Row("  frame visible", f"{frame:.2f} s")


def ours() -> Iterator[Game[Any]]:
    """The games that the pocket carries."""
    return (game for game in games().values() if game.package.startswith("automatable."))


def seconds(what: str, took: float, target: int, work: float | None = None) -> Row:
    """A time, with the processor time that was needed for it in brackets."""
    measured = f"{took:.2f} s" if work is None else f"{took:.2f} s ({work:.2f} s)"
    return Row(what, measured, f"< {target} s", took < target)


def travels() -> int:
    return sum(file.stat().st_size for file in FOLDER.rglob("*") if file.is_file())


# --- a host, a browser, both slow if wanted


class SlowHandler(Handler):
    """Sends this many megabits a second, over all connections together."""

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


def work_from_now(tabs: Callable[[], list[int]]) -> Callable[[], float]:
    """Tells the processor time of all tabs with their workers since then."""
    before, tick = {tab: _worked(tab) for tab in tabs()}, os.sysconf("SC_CLK_TCK")
    return lambda: sum(_worked(tab) - before.get(tab, 0) for tab in tabs()) / tick


def _worked(process: int) -> int:
    with suppress(OSError):
        fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
        return int(fields[11]) + int(fields[12])
    return 0


def first_visit(
    context: BrowserContext, address: str, tabs: Callable[[], list[int]]
) -> tuple[float, float, float]:
    page, work, began = context.new_page(), work_from_now(tabs), time.perf_counter()
    page.goto(address, wait_until="commit", timeout=PATIENCE_MS)
    page.wait_for_selector(".boot-text, h1", timeout=PATIENCE_MS)
    frame = time.perf_counter() - began
    page.wait_for_selector(SHOWN, timeout=PATIENCE_MS)
    usable, needed = time.perf_counter() - began, work()
    page.wait_for_selector("html[data-picture]", state="attached", timeout=PATIENCE_MS)
    page.wait_for_timeout(STAY_MS)
    page.close()
    return frame, usable, needed


FORGET = """navigator.storage.getDirectory().then(async (root) => {
  for await (const name of root.keys())
    if (name.endsWith("pictures")) await root.removeEntry(name, { recursive: true }); })"""


def later_visit(
    context: BrowserContext, address: str, tabs: Callable[[], list[int]], first: str = ""
) -> tuple[float, float]:
    """Until the shelf is there and its worker answers."""
    page = context.new_page()
    if first:
        page.goto(f"{address}icons/48.png")
        page.evaluate(first)
    time.sleep(1)
    work, began = work_from_now(tabs), time.perf_counter()
    page.goto(address, wait_until="commit", timeout=PATIENCE_MS)
    page.wait_for_selector(SHOWN, timeout=PATIENCE_MS)
    page.wait_for_selector(READY, state="attached", timeout=PATIENCE_MS)
    took, needed = time.perf_counter() - began, work()
    if first:  # the new picture would be painted beside whatever is measured next
        page.wait_for_selector("html[data-picture]", state="attached", timeout=PATIENCE_MS)
    page.close()
    return took, needed


# --- at a table


def seated(context: BrowserContext, address: str, match: Match[Any]) -> Page:
    """A page at a table with the seed of a match; an imported one would get cards of its own."""
    time.sleep(1)
    page = context.new_page()
    page.goto(f"{address}games/{match.game.id}/new?seed={SEED}", timeout=PATIENCE_MS)
    page.wait_for_selector(READY, state="attached", timeout=PATIENCE_MS)
    page.get_by_role("button", name="To the table").click(timeout=PATIENCE_MS)
    page.wait_for_selector("#page[data-sequence]", timeout=PATIENCE_MS)
    page.evaluate(VISIT, page.url.removesuffix("/checklist"))
    page.wait_for_selector("#page[data-sequence]", timeout=PATIENCE_MS)
    return page


VISIT = """async (address) => {
  const { visit } = await import(document.querySelector('script[src*="/app.js"]').src);
  await visit(address);
}"""
"""As a link is followed: the worker goes on."""


def answers(page: Page, match: Match[Any]) -> Iterator[float]:
    """Seconds from sending each answer of a match until its page has been shown."""
    pick = Random("answers").choice
    for _ in range(ANSWERS):
        if match.over:
            return
        text = legal_answer(match, pick)
        match.answer(text)
        before = page.locator("#page").get_attribute("data-sequence")
        yield page.evaluate(ANSWER, [text, before]) / 1e3


ANSWER = """async ([text, sequence]) => {
  const page = () => document.getElementById("page"), form = document.createElement("form");
  const guard = document.querySelector("[name=guard]").value;
  Object.assign(form, { method: "post", action: `${location.pathname}/answer`, hidden: true });
  const fields = { guard, sequence, text, token: crypto.randomUUID() };
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  page().append(form);
  const shown = new Promise((done) =>
    document.addEventListener("automatable:page", done, { once: true }));
  const began = performance.now();
  form.requestSubmit();
  await shown;
  const took = performance.now() - began;
  if (!(page().dataset.sequence > Number(sequence))) throw new Error(`${text} was refused`);
  return took;
}"""
"""An answer by the page's own form: until the new page stands there and its scripts have begun."""


def memory(tabs: Callable[[], list[int]]) -> float:
    """Of the largest tab with its worker, in MB; what processes share is divided among them."""
    return max(map(_proportional_mb, tabs()), default=0)


def _proportional_mb(process: int) -> float:
    text = Path(f"/proc/{process}/smaps_rollup").read_text()
    found = re.search(r"^Pss:\s+(\d+) kB", text, re.MULTILINE)
    return int(found[1]) / 1024 if found else 0.0

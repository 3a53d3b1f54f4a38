"""The app without a server in Chromium: what travels, how long starts and answers take, memory.

The folder must have been built (`make pocket`). Times are real times of Chromium on this machine;
they mean something on an otherwise idle one only.
"""

from __future__ import annotations

import shutil
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import BrowserContext, sync_playwright

from benchmarks.rows import Row, ms, percentile
from tools.pocket.serve import host

FOLDER = Path(__file__).parents[1] / "build/pocket"
SHOWN, READY = "h1", "html[data-storage]"
ANSWERS = 100
SLOWER = 4
PATIENCE_MS = 120_000


def rows(yard: float) -> Iterator[Row]:
    """Nothing where no pocket was built."""
    if not FOLDER.is_dir():
        yield Row("pocket", "not built")
        return
    size = travels() / 1e6
    yield Row("pocket: all that a first visit fetches", f"{size:.2f} MB", "≤ 9 MB", size <= 9)
    with hosted() as address, opened() as context:
        frame, usable = first_visit(context, address)
        yield seconds("pocket: first visit, frame visible", frame, 1)
        yield seconds("  usable", usable, 6)
        yield seconds("pocket: later visit, usable", later_visit(context, address), 2)
        yield seconds("  processor 4 times slower", later_visit(context, address, SLOWER), 4)
        took, memory = answers(context, address)
        half, most = median(took), percentile(took, 99)
        yield Row("pocket: answer with its page, median", ms(half), "< 100 ms", half < 0.1)
        yield Row("  99th percentile", ms(most), "< 300 ms", most < 0.3)
        yield Row("pocket: memory of tab and worker", f"{memory:.0f} MB", "< 250 MB", memory < 250)


def seconds(what: str, took: float, target: int) -> Row:
    return Row(what, f"{took:.2f} s", f"< {target} s", took < target)


def travels() -> int:
    return sum(file.stat().st_size for file in FOLDER.rglob("*") if file.is_file())


@contextmanager
def hosted() -> Iterator[str]:
    server = host(FOLDER)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_address[1]}/"
    server.shutdown()


@contextmanager
def opened() -> Iterator[BrowserContext]:
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    with TemporaryDirectory() as profile, sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
        )
        yield context
        context.close()


def first_visit(context: BrowserContext, address: str) -> tuple[float, float]:
    page, began = context.new_page(), time.perf_counter()
    page.goto(address, wait_until="commit")
    page.wait_for_selector(".boot-text")
    frame = time.perf_counter() - began
    page.wait_for_selector(SHOWN, timeout=PATIENCE_MS)
    usable = time.perf_counter() - began
    time.sleep(2)
    page.close()
    return frame, usable


def later_visit(context: BrowserContext, address: str, slower: int = 1) -> float:
    """Until the shelf is there and its worker answers."""
    time.sleep(1)
    page = context.new_page()
    if slower > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.wait_for_selector(SHOWN, timeout=PATIENCE_MS)
    page.wait_for_selector(READY, state="attached", timeout=PATIENCE_MS)
    took = time.perf_counter() - began
    page.close()
    return took


def answers(context: BrowserContext, address: str) -> tuple[list[float], float]:
    """Answers of a Patchwork match, each until its page has been shown."""
    time.sleep(1)
    page = context.new_page()
    page.goto(f"{address}games/patchwork/new?seed=bench")
    page.wait_for_selector(READY, state="attached", timeout=PATIENCE_MS)
    page.locator("form[data-set-up] button").last.click()
    page.wait_for_selector("#page[data-sequence]")
    took = [float(page.evaluate(ANSWER)) / 1e3 for _ in range(ANSWERS)]
    memory = largest_renderer()
    page.close()
    return took, memory


ANSWER = """async () => {
  const page = () => document.getElementById("page"), before = page().dataset.sequence;
  const button = document.querySelector(".advance:not(:disabled), [data-undo] button");
  const began = performance.now();
  button.click();
  while (page().dataset.sequence === before) await new Promise((done) => setTimeout(done, 1));
  return performance.now() - began;
}"""
"""Advance, or take back when the match is over: from the tap until the new page stands there."""


def largest_renderer() -> float:
    """The process of the tab and its worker, in MB of resident memory."""
    told = subprocess.run(["ps", "-eo", "rss,args"], capture_output=True, text=True).stdout
    sizes = [int(line.split()[0]) for line in told.splitlines() if "--type=renderer" in line]
    return max(sizes, default=0) / 1024

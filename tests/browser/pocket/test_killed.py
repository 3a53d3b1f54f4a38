"""The worker that owns the tables is ended anywhere: nothing acknowledged is lost.

Whole tabs and browsers are killed in `test_bad_luck`.
"""

from __future__ import annotations

import base64
import json
import os
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from automatable.table.store import Store
from tests.browser.pocket.conftest import PICTURE, START_MS, Installed, hosted
from tests.browser.pocket.test_bad_luck import own_chromium

HERE = Path(__file__).parent
FEW, MANY = 15, int(os.environ.get("POCKET_KILLS", "1000"))
START_LIFE_MS, LIFE_MS, WRITES = 400, 120, 80
"""An answer is some twenty milliseconds and writes."""
EVERYTHING = """fetch("/device/everything").then((reply) => reply.blob()).then((blob) =>
    new Promise((told) => { const reader = new FileReader();
        reader.onload = () => told(reader.result.split(",")[1]); reader.readAsDataURL(blob); }))"""


def cut_off(count: int, chance: random.Random) -> list[dict[str, int]]:
    return [{"cut_off": 1 + chance.randrange(WRITES)} for _ in range(count)]


def ended(count: int, chance: random.Random) -> list[dict[str, int]]:
    """Some while they start, some by the clock while they answer, half of them at a write."""
    latest = {"start_ms": START_LIFE_MS, "after_ms": LIFE_MS, "at_write": WRITES}
    kinds = ["start_ms", *["after_ms"] * 3, *["at_write"] * 4]
    return [{kind: 1 + chance.randrange(latest[kind])} for kind in chance.choices(kinds, k=count)]


def end_owners(page: Page, pocket: Path, lives: list[dict[str, int]], folder: Path) -> int:
    """From a page without a shell; returns how many answers survived in all."""
    order = {
        "version": json.loads((pocket / "pocket.json").read_text())["version"],
        "cutOff": (HERE / "cut_off.js").read_text(),
        "doomed": (HERE / "doomed.js").read_text(),
        "lives": lives,
        "patience_ms": 4 * START_MS + 5_000 * len(lives),
    }
    tables = page.evaluate((HERE / "lives.js").read_text(), order)
    page.goto(f"{page.evaluate('origin')}/help")
    expect(page.locator("h1")).to_be_visible(timeout=START_MS)
    everything = base64.b64decode(page.evaluate(EVERYTHING))
    return sum(kept(everything, tables, folder / "everything.sqlite"))


def kept(everything: bytes, tables: list[dict[str, Any]], file: Path) -> Iterator[int]:
    """The file is whole, and every table has what was acknowledged: no more than one beyond it."""
    file.write_bytes(everything)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    with closing(Store(file)) as store:
        for table in tables:
            match = store.open(table["id"]).match  # replayed, and its fingerprint compared
            given = [entry.text for entry in match.entries if entry.by != "app"]
            sent = [*table["given"], *filter(None, [table["unanswered"]])]
            assert given in (table["given"], sent)
            yield len(given)


def test_owners_that_are_cut_off_lose_nothing_that_was_acknowledged(
    installed: Installed, pocket: Path, tmp_path: Path
) -> None:
    page = installed.page()
    page.goto("/icons/48.png")
    assert end_owners(page, pocket, cut_off(FEW, random.Random(16)), tmp_path) > FEW
    page.close()
    installed.complaints.clear()  # who is cut off complains, as it should


@pytest.mark.slow
@pytest.mark.parametrize("kind", [cut_off, ended])
def test_a_thousand_owners(
    browser: Browser, pocket: Path, tmp_path: Path, kind: Callable[..., list[dict[str, int]]]
) -> None:
    """In a browser whose files lie on a disk."""
    with hosted(pocket) as (origin, _), own_chromium(browser, tmp_path / "profile") as context:
        context.set_default_timeout(START_MS)
        page = context.new_page()
        page.goto(origin)
        page.wait_for_selector(PICTURE, state="attached", timeout=4 * START_MS)
        page.goto(f"{origin}/icons/48.png")
        survived = end_owners(page, pocket, kind(MANY, random.Random(MANY)), tmp_path)
    print(f"{MANY} owners {kind.__name__}: {survived} answers survived")
    assert survived > MANY

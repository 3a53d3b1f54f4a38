"""What browsers do to what they keep: no room, emptied, no files, nothing; and old browsers."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from automatable.table.store import Store
from tests.browser.at_the_table import quick_turn, sequence
from tests.browser.pocket.conftest import (
    START_MS,
    Installed,
    hosted,
    installed_app,
    killed,
    ready,
)

FULL = {
    "de-DE": "Der Speicher dieses Browsers ist voll: Deine letzte Antwort wurde nicht angenommen.",
    "it-IT": "La memoria di questo browser è piena: la tua ultima risposta non è stata accettata.",
}
CLEARED = "La memoria del browser è stata svuotata mentre l'app era aperta"
NOTHING_KEPT = "This browser keeps nothing (private mode?)"
OLD_WORKER = "const Old = Worker; globalThis.Worker = function (at) { return new Old(at); }"
NO_FILES = "delete FileSystemFileHandle.prototype.createSyncAccessHandle;"
NO_DATABASE = """Object.defineProperty(self, "indexedDB", {
  get() { throw new DOMException("denied", "SecurityError"); } });"""
DATABASE_FULL = """const full = new BroadcastChannel("full");
full.onmessage = () => {
  IDBObjectStore.prototype.put = () => { throw new DOMException("", "QuotaExceededError"); };
  full.postMessage("heard"); };"""
"""When told so; Chromium's own limit does not stop the few bytes of an answer."""
BECOME_FULL = """new Promise((done) => {
  const full = new BroadcastChannel("full");
  full.onmessage = () => done();
  full.postMessage(""); })"""
"""Until the worker has heard it."""


def seated(installed: Installed, storage: str) -> Page:
    """A page at a table, after one turn."""
    page = installed.page()
    page.goto("/games/patchwork/new?seed=storage")
    ready(page)
    assert page.locator("html").get_attribute("data-storage") == storage
    page.locator("form[data-set-up] button").last.click()
    expect(page.locator("#page[data-sequence]")).to_be_visible(timeout=START_MS)
    quick_turn(page)
    return page


def back_at(page: Page, table: str, seen: str) -> None:
    page.goto(table)
    expect(page.locator("#page")).to_have_attribute("data-sequence", seen, timeout=START_MS)


def refused(page: Page, told: str) -> None:
    page.locator("[data-undo] button").click()
    expect(page.locator("main")).to_contain_text(told, timeout=START_MS)


def test_a_full_and_then_emptied_storage_is_explained_and_loses_nothing(
    browser: Browser, pocket: Path, tmp_path: Path
) -> None:
    with installed_app(browser, pocket, locale="it-IT") as installed:
        page = seated(installed, "files")
        seen, table = sequence(page), page.url
        client, origin = installed.context.new_cdp_session(page), {"origin": installed.origin}
        client.send("Storage.overrideQuotaForOrigin", {**origin, "quotaSize": 1000})
        refused(page, FULL["it-IT"])
        client.send("Storage.overrideQuotaForOrigin", origin)
        back_at(page, table, seen)
        quick_turn(page)
        ready(page)
        seen = sequence(page)
        client.send("Storage.clearDataForOrigin", {**origin, "storageTypes": "all"})
        expect(page.locator("dialog")).to_contain_text(CLEARED, timeout=START_MS)
        with page.expect_download() as download:
            page.locator("dialog button").first.click()
        saved = tmp_path / "saved.sqlite"
        download.value.save_as(saved)
    store = Store(saved)
    (id,) = store.ids()
    assert store.open(id).sequence == int(seen)
    store.close()


def without(pocket: Path, folder: Path, *missing: str) -> Path:
    """A host whose app runs in browsers that lack something."""
    shutil.copytree(pocket, folder)
    version = json.loads((folder / "pocket.json").read_text())["version"]
    worker, guide = folder / "v" / version / "worker.js", folder / "service-worker.js"
    before = hashlib.sha256(worker.read_bytes()).hexdigest()
    worker.write_text("\n".join([worker.read_text(), *missing]))
    after = hashlib.sha256(worker.read_bytes()).hexdigest()
    guide.write_text(guide.read_text().replace(before, after))
    return folder


@pytest.mark.second_try("the browser's own database was once not opened in a minute")
def test_without_files_the_database_of_the_browser_keeps_every_answer(
    browser: Browser, pocket: Path, tmp_path: Path
) -> None:
    folder = without(pocket, tmp_path / "host", NO_FILES)
    with installed_app(browser, folder, locale="de-DE") as installed:
        page = seated(installed, "database")
        quick_turn(page)
        seen, table = sequence(page), page.url
        killed(page)
        page = installed.page()
        back_at(page, table, seen)
        ready(page)
        quick_turn(page)


@pytest.mark.slow  # one more first visit
def test_a_full_database_of_the_browser_is_explained_and_loses_nothing(
    browser: Browser, pocket: Path, tmp_path: Path
) -> None:
    folder = without(pocket, tmp_path / "host", NO_FILES, DATABASE_FULL)
    with installed_app(browser, folder, locale="de-DE") as installed:
        page = seated(installed, "database")
        quick_turn(page)
        seen, table = sequence(page), page.url
        page.evaluate(BECOME_FULL)
        refused(page, FULL["de-DE"])
        back_at(page, table, seen)
        ready(page)
        quick_turn(page)


def test_where_nothing_is_kept_every_tab_says_so(
    browser: Browser, pocket: Path, tmp_path: Path
) -> None:
    folder = without(pocket, tmp_path / "host", NO_FILES, NO_DATABASE)
    with installed_app(browser, folder) as installed:
        page = seated(installed, "nothing")
        expect(page.locator("body")).to_contain_text(NOTHING_KEPT)
        other = installed.page()
        other.goto(page.url)
        expect(other.locator("body")).to_contain_text(NOTHING_KEPT, timeout=START_MS)
        quick_turn(other)
        expect(page.locator("#page")).to_have_attribute("data-sequence", sequence(other))
        page.goto("/device")
        with page.expect_download() as download:
            page.locator("main a[download]").click()
        assert Path(download.value.path()).read_bytes().startswith(b"SQLite format 3")


@pytest.mark.parametrize(
    ("missing", "told"),
    [
        ("delete globalThis.WebAssembly", "too old"),
        ("delete Navigator.prototype.serviceWorker", "service workers"),
        ("delete Navigator.prototype.locks", "too old"),
        (
            "const Old = Worker; globalThis.Worker = function (at) { return new Old(at); }",
            "too old",
        ),
    ],
)
def test_a_browser_that_cannot_is_told_so(
    browser: Browser, pocket: Path, missing: str, told: str
) -> None:
    with hosted(pocket) as (origin, _):
        context = browser.new_context(base_url=origin, locale="en-GB")
        page = context.new_page()
        page.add_init_script(missing)
        page.goto("/")
        expect(page.locator("main")).to_contain_text(told, timeout=START_MS)
        context.close()


@pytest.mark.parametrize(
    ("script", "told"),
    [
        ({"content_type": "text/javascript", "body": "class { #? }"}, "troppo vecchio"),
        ({"status": 503}, "la rete"),
    ],
)
def test_a_script_that_is_not_understood_or_does_not_come_leaves_no_empty_page(
    browser: Browser, pocket: Path, script: dict[str, Any], told: str
) -> None:
    with hosted(pocket) as (origin, _):
        context = browser.new_context(base_url=origin, locale="it-IT")
        page = context.new_page()
        page.route(re.compile("/page.js$"), lambda route: route.fulfill(**script))
        page.goto("/")
        expect(page.locator("main")).to_contain_text(told, timeout=START_MS)
        context.close()

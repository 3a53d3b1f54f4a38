"""Killed tabs, broken downloads, new versions: nothing acknowledged is lost."""

from __future__ import annotations

import hashlib
import json
import os
import random
import re
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from tests.browser.at_the_table import quick_turn, sequence, sit_down
from tests.browser.pocket.conftest import Installed, installed_app, killed, ready

KILLS = 4
MANY_KILLS = int(os.environ.get("POCKET_KILLS", "1000"))
NEWER = "A new version is here, and in use from now on."
UPDATE = "navigator.serviceWorker.getRegistration().then((found) => found.update())"


def play_and_kill(installed: Installed, kills: int, chance: random.Random) -> None:
    """Answers one after the other; at any moment the tab dies, and a new one goes on."""
    page = installed.page()
    sit_down(page, seed="killed")
    table, acknowledged = page.url, int(sequence(page))
    for _ in range(kills):
        for _ in range(chance.randrange(3)):
            quick_turn(page)
            acknowledged = int(sequence(page))
        with suppress(Error):  # an answer that is under way may arrive or not
            page.locator(".advance").first.click(timeout=1_000, no_wait_after=True)
        page.wait_for_timeout(chance.randrange(120))
        killed(page)
        page = installed.page()
        page.goto(table)
        expect(page.locator("#page[data-sequence]")).to_be_visible(timeout=60_000)
        assert int(sequence(page)) >= acknowledged
        acknowledged = int(sequence(page))
        if page.locator(".prompt-over").is_visible():
            sit_down(page, seed=f"killed {chance.random()}")
            table, acknowledged = page.url, int(sequence(page))
    page.close()


def test_a_killed_tab_loses_nothing_that_was_acknowledged(installed: Installed) -> None:
    play_and_kill(installed, KILLS, random.Random(16))
    installed.complaints.clear()  # a killed tab complains, as it should


@pytest.mark.slow
def test_a_thousand_killed_tabs(installed: Installed) -> None:
    play_and_kill(installed, MANY_KILLS, random.Random(1000))
    installed.complaints.clear()


# --- a new version


def renewed(folder: Path, change: Callable[[Path, str], None] = lambda *_: None) -> None:
    """Another version takes the place of the one in the folder."""
    old = json.loads((folder / "pocket.json").read_text())["version"]
    new = hashlib.sha256(old.encode()).hexdigest()[:16]
    (folder / "v" / old).rename(folder / "v" / new)
    for name in ("index.html", "pocket.json", "service-worker.js"):
        file = folder / name
        file.write_text(file.read_text().replace(old, new))
    page = hashlib.sha256((folder / "index.html").read_bytes()).hexdigest()
    guide = folder / "service-worker.js"
    entry = r'("path": "index.html",\s+"from": "index.html",\s+"sha256": ")[0-9a-f]+'
    guide.write_text(re.sub(entry, rf"\g<1>{page}", guide.read_text()))
    change(folder, new)


def shell_of(page: Page) -> str:
    return str(page.locator("script[src$='/page.js']").get_attribute("src"))


def test_a_new_version_takes_over_between_two_answers(
    browser: Browser, pocket: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "host"
    shutil.copytree(pocket, folder)
    with installed_app(browser, folder, keep_host=True) as installed:
        page = installed.page()
        sit_down(page, seed="new version")
        ready(page)
        before, seen = shell_of(page), sequence(page)
        renewed(folder)
        page.evaluate(UPDATE)
        page.wait_for_timeout(1500)
        assert shell_of(page) == before  # nothing happens in the middle of a turn
        assert sequence(page) == seen
        for _ in range(10):
            quick_turn(page)
            page.wait_for_timeout(700)
            expect(page.locator("#page[data-sequence]")).to_be_visible(timeout=30_000)
            if shell_of(page) != before:
                break
        assert shell_of(page) != before
        expect(page.locator(".pocket-notice")).to_have_text(NEWER)
        assert int(sequence(page)) > int(seen)
        quick_turn(page)


def test_a_broken_download_leaves_the_old_version_working(
    browser: Browser, pocket: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "host"
    shutil.copytree(pocket, folder)

    def damaged(folder: Path, version: str) -> None:
        file = folder / "index.html"  # what has not changed is not even fetched
        file.write_text(file.read_text()[:-100])

    with installed_app(browser, folder, keep_host=True) as installed:
        page = installed.page()
        sit_down(page, seed="broken download")
        ready(page)
        before = shell_of(page)
        renewed(folder, damaged)
        page.evaluate(
            "navigator.serviceWorker.getRegistration().then((r) => r.update()).catch(() => 0)"
        )
        page.wait_for_timeout(1500)
        for _ in range(2):
            quick_turn(page)
        page.reload()
        expect(page.locator("#page[data-sequence]")).to_be_visible(timeout=30_000)
        assert shell_of(page) == before

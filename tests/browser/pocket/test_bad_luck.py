"""Killed tabs, broken downloads, new versions: nothing acknowledged is lost."""

from __future__ import annotations

import hashlib
import json
import os
import random
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from tests.browser.at_the_table import OVER, quick_turn, sequence, sit_down
from tests.browser.conftest import CHROMIUM_FLAGS, chromium_path
from tests.browser.pocket.conftest import (
    PICTURE,
    START_MS,
    Installed,
    hosted,
    installed_app,
    killed,
    ready,
)

KILLS = 4
BROWSER_KILLS = 2
MANY_KILLS = int(os.environ.get("POCKET_KILLS", "1000"))
PICTURED = "pictured.txt"
NEWER = "A new version is here, and in use from now on."
WAITING = "navigator.serviceWorker.getRegistration().then((found) => Boolean(found.waiting))"
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


@pytest.mark.second_try("what comes after a killed process is the browser's, and may be late")
def test_a_killed_tab_loses_nothing_that_was_acknowledged(installed: Installed) -> None:
    play_and_kill(installed, KILLS, random.Random(16))
    installed.complaints.clear()  # a killed tab complains, as it should


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(MANY_KILLS // 100))
def test_a_hundred_killed_tabs(installed: Installed, seed: int) -> None:
    """A thousand in all."""
    play_and_kill(installed, 100, random.Random(seed))
    installed.complaints.clear()


@contextmanager
def own_chromium(browser: Browser, profile: Path) -> Iterator[BrowserContext]:
    """A browser with a profile on disk; at the end all its processes are killed at once."""
    port = profile / "DevToolsActivePort"
    port.unlink(missing_ok=True)
    command = [chromium_path(browser.browser_type.executable_path), *CHROMIUM_FLAGS]
    options = [f"--user-data-dir={profile}", "--headless=new", "--remote-debugging-port=0"]
    process = subprocess.Popen(
        [*command, *options, "about:blank"], start_new_session=True, stderr=subprocess.DEVNULL
    )
    try:
        end = time.monotonic() + START_MS / 1000
        while not (port.is_file() and port.read_text().count("\n")):
            assert process.poll() is None
            assert time.monotonic() < end
            time.sleep(0.05)
        found = browser.browser_type.connect_over_cdp(
            f"http://127.0.0.1:{port.read_text().split()[0]}"
        )
        yield found.contexts[0]
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def play_and_kill_the_browser(browser: Browser, pocket: Path, profile: Path, kills: int) -> None:
    """Answers one after the other until the whole browser is gone in the middle of one."""
    chance = random.Random(kills)
    with hosted(pocket) as (origin, _):
        table, acknowledged = "", 0
        for _ in range(kills + 1):
            with own_chromium(browser, profile) as context:
                context.set_default_timeout(START_MS)
                page = context.new_page()
                page.goto(table or f"{origin}/games/patchwork/new?seed=gone")
                if not table:
                    page.locator("form[data-set-up] button").last.click()
                if not (profile / PICTURED).exists():
                    page.wait_for_selector(PICTURE, state="attached", timeout=4 * START_MS)
                    (profile / PICTURED).touch()
                expect(page.locator("#page[data-sequence]")).to_be_visible(timeout=START_MS)
                table = page.url
                assert int(sequence(page)) >= acknowledged
                if page.locator(OVER).is_visible():
                    table, acknowledged = "", 0
                    continue
                for _ in range(chance.randrange(3)):
                    if not page.locator(OVER).is_visible():
                        quick_turn(page)
                acknowledged = int(sequence(page))
                with suppress(Error):
                    page.locator(".advance").first.press("Enter", timeout=1_000)
                page.wait_for_timeout(chance.randrange(120))


@pytest.mark.second_try("what comes after a killed process is the browser's, and may be late")
def test_a_killed_browser_loses_nothing_that_was_acknowledged(
    browser: Browser, pocket: Path, tmp_path: Path
) -> None:
    play_and_kill_the_browser(browser, pocket, tmp_path, BROWSER_KILLS)


@pytest.mark.slow
def test_a_hundred_killed_browsers(browser: Browser, pocket: Path, tmp_path: Path) -> None:
    play_and_kill_the_browser(browser, pocket, tmp_path, 100)


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
        page.wait_for_function(WAITING, timeout=4 * START_MS)
        page.wait_for_timeout(1500)
        assert shell_of(page) == before  # nothing happens in the middle of a turn
        assert sequence(page) == seen
        quick_turn(page)
        shell = page.locator("script[src$='/page.js']")
        expect(shell).not_to_have_attribute("src", before, timeout=2 * START_MS)
        expect(page.locator(".pocket-notice")).to_have_text(NEWER, timeout=2 * START_MS)
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

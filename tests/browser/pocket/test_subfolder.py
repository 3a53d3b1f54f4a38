"""The app in a subfolder of a host that has other things at its root."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.at_the_table import quick_turn, sequence
from tests.browser.pocket.conftest import ALL_AT_ONCE, EXPECTED, PHONE, START_MS, hosted, ready
from tests.browser.watched_page import watch

UNDER = "/games/automatable/"


def test_in_a_subfolder_it_installs_plays_and_reloads_without_a_host(
    browser: Browser, pocket: Path, tmp_path: Path
) -> None:
    shutil.copytree(pocket, tmp_path / UNDER.strip("/"))
    with hosted(tmp_path) as (origin, server):
        context = browser.new_context(base_url=origin, locale="en-GB", **PHONE)
        context.add_init_script(ALL_AT_ONCE)
        complaints = watch(context, origin, EXPECTED)
        page = context.new_page()
        page.goto(UNDER)
        expect(page.locator("h1")).to_be_visible(timeout=START_MS)
        server.shutdown()
        server.server_close()
        ready(page)
        page.locator(f"a[href^='{UNDER}games/patchwork/new']").first.click()
        page.locator("form[data-set-up] button").last.click(timeout=START_MS)
        page.wait_for_url(re.compile(f"{UNDER}tables/"), timeout=START_MS)
        quick_turn(page)
        seen = sequence(page)
        page.reload()
        expect(page.locator("#page")).to_have_attribute("data-sequence", seen, timeout=START_MS)
        workers = [worker.url for worker in context.service_workers]
        assert workers == [f"{origin}{UNDER}service-worker.js"]
        assert complaints == []
        context.close()

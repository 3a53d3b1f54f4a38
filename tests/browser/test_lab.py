"""The laboratory as a designer meets it, on a phone and on a desktop."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

PATIENCE_MS = 90_000


@pytest.fixture(params=["phone", "desktop"])
def page(request: pytest.FixtureRequest) -> Page:
    found: Page = request.getfixturevalue(request.param)
    return found


def open_lab(page: Page, game: str) -> None:
    page.goto("/")
    page.get_by_role("link", name="Laboratory").click()
    page.get_by_role("link", name=game, exact=True).click()
    page.wait_for_url(re.compile(r"/lab\?game="))


def start(page: Page, games: str) -> None:
    page.get_by_label("Games of each variant").fill(games)
    page.get_by_role("button", name="Start the run").click()
    page.wait_for_url(re.compile("/lab/runs/"))


def fits(page: Page) -> bool:
    size = page.viewport_size
    assert size is not None
    return int(page.evaluate("document.documentElement.scrollWidth")) <= size["width"]


def test_a_run_comes_to_its_end_before_ones_eyes(page: Page) -> None:
    open_lab(page, "Expeditions")
    assert fits(page)
    start(page, "4")
    expect(page.locator(".deck-head .chip")).to_have_text("done", timeout=PATIENCE_MS)
    expect(page.locator(".lab-figure").first).to_be_visible()
    expect(page.locator(".lab-sheet").first).to_contain_text("Turn of star 8")
    assert fits(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="games.csv").click()
    assert download.value.suggested_filename.endswith("games.csv")


def test_a_run_can_be_stopped(desktop: Page) -> None:
    open_lab(desktop, "Expeditions")
    start(desktop, "1000")
    expect(desktop.locator(".lab-numbers strong")).to_have_text(
        re.compile(r"^[1-9]\d* / 1,000$"), timeout=PATIENCE_MS
    )
    desktop.get_by_role("button", name=re.compile("Stop and keep")).click()
    expect(desktop.locator(".deck-head .chip")).to_have_text("stopped early", timeout=PATIENCE_MS)
    desktop.get_by_role("link", name="Laboratory").first.click()
    expect(desktop.get_by_role("button", name="Start the run")).to_be_enabled()

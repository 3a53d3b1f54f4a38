"""The stage of a table: its zones, the camera over the board, the heights of the sheet."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from automatable.core.game import game
from automatable.core.match import Match
from automatable.core.rng import Seed
from tests.browser.at_the_table import Change, bring
from tests.browser.conftest import PHONE
from tests.browser.running_server import Server
from tests.browser.watched_page import watched_page

ZONES = ("status", "board", "sheet")
BOXES = """() => Object.fromEntries([...document.querySelectorAll("[data-stage]")].map((zone) => {
  const { left, top, right, bottom } = zone.getBoundingClientRect();
  return [zone.dataset.stage, [left, top, right, bottom]];
}))"""
SCALE = "new DOMMatrix(getComputedStyle(document.querySelector('.board-view')).transform).a"


def scythe() -> Match[Any]:
    options = {"level": "automa", "human_faction": "saxony", "automa_faction": "nordic"}
    return Match.new(game("scythe"), options, Seed.from_text("a table"))


def scale(page: Page) -> float:
    return float(page.evaluate(SCALE))


@pytest.mark.parametrize("size", [(390, 844), (390, 664), (820, 1180), (1280, 800), (844, 390)])
def test_the_zones_fill_the_window_and_nothing_else_scrolls(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    width, height = size
    for script in (True, False):
        look: dict[str, Any] = {
            "viewport": {"width": width, "height": height},
            "java_script_enabled": script,
        }
        with watched_page(browser, server.url, **look) as page:
            bring(page, scythe())
            boxes = page.evaluate(BOXES)
            assert set(boxes) == set(ZONES)
            assert max(bottom for *_, bottom in boxes.values()) == height
            assert max(right for _, _, right, _ in boxes.values()) == width
            assert page.evaluate("document.scrollingElement.scrollHeight") == height
            expect(page.locator("[data-stage=board] svg").first).to_be_visible()


def test_the_camera_is_kept_over_answers_and_loads(browser: Browser, server: Server) -> None:
    with watched_page(browser, server.url, **PHONE) as page:
        page.add_init_script("localStorage.setItem('turn-habit', 'all')")
        bring(page, scythe())
        assert scale(page) == 1
        page.locator("[data-whole]").tap()
        assert scale(page) == 2
        with Change(page):
            page.locator('.thumb button[value="done"]').tap()
        assert scale(page) == 2
        page.reload()
        assert scale(page) == 2
        page.keyboard.press("0")
        assert scale(page) == 1
        page.keyboard.press("+")
        assert scale(page) > 1


def test_the_sheet_is_dragged_to_a_peek_and_back(thumb: Page) -> None:
    thumb.add_init_script("localStorage.setItem('turn-habit', 'all')")
    bring(thumb, scythe())
    half = json.dumps(thumb.evaluate(BOXES))
    drag(thumb, 120)
    boxes = thumb.evaluate(BOXES)
    assert boxes["board"][3] > 600
    expect(thumb.locator(".thumb button[value=done]")).to_be_visible()
    thumb.reload()
    assert thumb.evaluate(BOXES) == boxes
    drag(thumb, -120)
    assert json.dumps(thumb.evaluate(BOXES)) == half
    drag(thumb, -120)
    assert thumb.evaluate(BOXES)["sheet"][1] == 44


def drag(page: Page, by: int) -> None:
    """The sheet by its title row."""
    box = page.locator(".sheet-title").bounding_box()
    assert box
    x, y = box["x"] + 120, box["y"] + 8
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + by, steps=4)
    page.mouse.up()

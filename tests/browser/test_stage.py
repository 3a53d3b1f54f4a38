"""The stage of a table: its zones, the camera over the board, the heights of the sheet."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.testing.playing import legal_answer
from tests.browser.at_the_table import Change, bring, open_menu
from tests.browser.conftest import PHONE
from tests.browser.questions import at_every_question
from tests.browser.running_server import Server
from tests.browser.watched_page import watched_page

ZONES = ("status", "board", "sheet")
BOXES = """() => Object.fromEntries([...document.querySelectorAll("[data-stage]")].map((zone) => {
  const { left, top, right, bottom } = zone.getBoundingClientRect();
  return [zone.dataset.stage, [left, top, right, bottom]];
}))"""
SCALE = "new DOMMatrix(getComputedStyle(document.querySelector('.board-view > svg')).transform).a"


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


IN_SIGHT = """() => [...document.querySelectorAll(".board-view")].filter(
  (view) => view.checkVisibility({ visibilityProperty: true })).map((view) => view.dataset.board)"""


def age_of_innovation() -> Match[Any]:
    """Beside the box, at the first report."""
    match = Match.new(game("age_of_innovation"), {"sit": "companion"}, Seed.from_text("a table"))
    chance = Random(1)
    while match.pending is None or match.pending.prompt != "report":
        match.answer(legal_answer(match, chance.choice))
    return match


def her_step_of_knowledge() -> Match[Any]:
    """Her last turn began on the knowledge board."""
    at = at_every_question("age_of_innovation")
    return next(match for name, match in at if name == "companion light round_end")


def test_several_boards_are_tabs_on_a_phone(thumb: Page) -> None:
    thumb.add_init_script("localStorage.setItem('turn-habit', 'all')")
    bring(thumb, age_of_innovation())
    zones = thumb.evaluate(BOXES)
    assert thumb.evaluate(IN_SIGHT) == ["map"]
    thumb.locator("[data-whole]").tap()
    thumb.locator("[data-tab=knowledge]").tap()
    assert thumb.evaluate(IN_SIGHT) == ["knowledge"]
    assert thumb.evaluate(BOXES) == zones
    expect(thumb.locator("[data-whole]")).to_have_attribute("aria-pressed", "false")
    thumb.locator("[data-tab=map]").tap()
    expect(thumb.locator("[data-whole]")).to_have_attribute("aria-pressed", "true")
    with Change(thumb):
        thumb.locator('.sheet-foot button[value="done"]').tap()
    assert thumb.evaluate(IN_SIGHT) == ["map"]


def test_the_board_of_a_step_comes_into_view(thumb: Page) -> None:
    bring(thumb, her_step_of_knowledge())
    expect(thumb.locator(".step.is-here .step-short")).to_contain_text("law")
    assert thumb.evaluate(IN_SIGHT) == ["knowledge"]
    thumb.keyboard.press("Escape")
    assert thumb.evaluate(IN_SIGHT) == ["map"]


def test_escape_closes_what_lies_on_top_first(thumb: Page) -> None:
    bring(thumb, her_step_of_knowledge())
    thumb.locator(".stage-menu > summary").tap()
    expect(thumb.locator(".stage-menu")).to_have_attribute("open", "")
    thumb.keyboard.press("Escape")
    expect(thumb.locator(".stage-menu")).not_to_have_attribute("open", "")
    expect(thumb.locator(".stage.is-telling")).to_have_count(1)
    thumb.keyboard.press("Escape")
    expect(thumb.locator(".stage.is-telling")).to_have_count(0)


def test_several_boards_are_in_sight_on_a_desk(browser: Browser, server: Server) -> None:
    for script in (True, False):
        size: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
        with watched_page(browser, server.url, **size, java_script_enabled=script) as page:
            bring(page, age_of_innovation())
            for board in ("map", "knowledge"):
                expect(page.locator(f"[data-board={board}] > svg")).to_be_visible()
            expect(page.locator("[data-tab]").first).not_to_be_visible()


def test_pages_beside_the_table_are_read_on_its_stage(thumb: Page) -> None:
    thumb.add_init_script("localStorage.setItem('turn-habit', 'all')")
    table = bring(thumb, scythe())
    thumb.evaluate("document.querySelector('[data-layer=ground]').kept = true")
    for page in ("log", "score", "point"):
        open_menu(thumb)
        thumb.locator(f".stage-menu a[href$='/{page}']").tap()
        expect(thumb.locator("[data-closes]")).to_be_visible()
        assert thumb.url.endswith(f"{table}/{page}")
        thumb.go_back()
        expect(thumb.locator("[data-undo]")).to_be_visible()
        assert thumb.url.endswith(table)
    thumb.evaluate("document.querySelector('[data-layer=ground]').kept = true")
    open_menu(thumb)
    thumb.locator(".stage-menu a[href$='/log']").tap()
    thumb.locator(".chip[href='?show=automa']").tap()
    expect(thumb.locator(".chip-on[href='?show=automa']")).to_be_visible()
    thumb.locator("[data-closes]").tap()
    expect(thumb.locator("[data-undo]")).to_be_visible()
    assert thumb.evaluate("document.querySelector('[data-layer=ground]').kept")


def test_back_closes_what_lies_over_the_table(thumb: Page) -> None:
    bring(thumb, her_step_of_knowledge())
    here = thumb.url
    open_menu(thumb)
    thumb.go_back()
    expect(thumb.locator(".stage-menu[open]")).to_have_count(0)
    thumb.locator(".step.is-here .why > summary").first.tap()
    expect(thumb.locator(".why[open]")).to_have_count(1)
    thumb.go_back()
    expect(thumb.locator(".why[open]")).to_have_count(0)
    drag(thumb, -120)
    expect(thumb.locator(".stage")).to_have_attribute("data-height", "full")
    thumb.go_back()
    expect(thumb.locator(".stage")).to_have_attribute("data-height", "half")
    assert thumb.url == here


def finger(hand: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    """What a finger does: `touchStart`, `touchMove` or `touchEnd`."""
    told = {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
    hand.send("Input.dispatchTouchEvent", told)


def test_a_finger_that_slides_sees_the_place_above_it_and_chooses_by_lifting(thumb: Page) -> None:
    thumb.add_init_script("localStorage.setItem('turn-habit', 'all')")
    bring(thumb, age_of_innovation())
    first, second = (
        thumb.locator("[data-layer=places] [data-place]").nth(number) for number in (4, 30)
    )
    boxes = [place.bounding_box() for place in (first, second)]
    points = [(b["x"] + b["width"] / 2, b["y"] + b["height"] / 2) for b in boxes if b]
    hand = thumb.context.new_cdp_session(thumb)
    finger(hand, "touchStart", points[0])
    callout = thumb.locator(".callout figcaption")
    expect(callout).to_have_text(first.get_attribute("aria-label") or "")
    finger(hand, "touchMove", points[1])
    expect(callout).to_have_text(second.get_attribute("aria-label") or "")
    finger(hand, "touchEnd")
    expect(thumb.locator(".callout")).to_have_count(0)
    chosen = thumb.locator(".stage").get_attribute("data-chosen")
    assert chosen == second.get_attribute("data-place")


def test_keys_lead_to_choices_and_letters_can_be_switched_off(desktop: Page) -> None:
    bring(desktop, scythe_on_screen())
    desktop.keyboard.press("1")
    focused = desktop.locator(":focus")
    expect(focused).to_have_attribute("name", "text")
    with Change(desktop):
        focused.press("Enter")
    with Change(desktop):
        desktop.keyboard.press("z")
    desktop.goto("/device")
    desktop.locator("[data-wish=letters]").check()
    desktop.go_back()
    expect(desktop.locator(".stage")).to_be_visible()
    desktop.keyboard.press("?")
    expect(desktop.locator(".stage")).to_be_visible()


def scythe_on_screen() -> Match[Any]:
    options = {"sit": "digital", "human_faction": "saxony", "mat": "engineering"}
    return Match.new(game("scythe"), options, Seed.from_text("keys"))

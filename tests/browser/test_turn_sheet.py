"""The Automa's turn on a phone: step after step, each with its picture, then the question."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from automatable.core.game import game
from automatable.core.match import Match
from automatable.core.rng import Seed
from tests.browser.at_the_table import bring, bring_by_hand, sequence
from tests.browser.conftest import PHONE
from tests.browser.running_server import Server
from tests.browser.watched_page import watched_page

SHEET = "dialog.turn-sheet"


def scythe() -> Match[object]:
    """Before the first turn; at this level every card has something to do."""
    options = {"level": "automa", "human_faction": "saxony", "automa_faction": "nordic"}
    return Match.new(game("scythe"), options, Seed.from_text("a table"))


def hand_over(page: Page) -> None:
    page.locator('.thumb button[value="done"]').tap()


def is_seen(page: Page, selector: str) -> bool:
    """Whether the whole thing lies within the screen."""
    return bool(
        page.locator(selector).first.evaluate(
            "e => { const b = e.getBoundingClientRect();"
            " return b.top >= 0 && b.bottom <= innerHeight && b.width > 0; }"
        )
    )


def test_each_step_is_seen_whole_and_the_last_leads_to_the_question(thumb: Page) -> None:
    bring(thumb, scythe())
    hand_over(thumb)
    expect(thumb.locator(SHEET)).to_be_visible()
    steps = thumb.locator(f"{SHEET} .step").count()
    for step in range(1, steps + 1):
        expect(thumb.locator(f"{SHEET} .step.is-here")).to_have_count(1)
        assert is_seen(thumb, f"{SHEET} .step.is-here"), f"step {step}"
        thumb.locator("[data-next]").tap()
    expect(thumb.locator(SHEET)).to_have_count(0)
    assert is_seen(thumb, "#sheet-title")
    assert is_seen(thumb, '.thumb button[value="done"]')


def test_a_reload_opens_the_step_that_was_read(thumb: Page) -> None:
    bring(thumb, scythe())
    hand_over(thumb)
    thumb.locator("[data-next]").tap()
    thumb.reload()
    expect(thumb.locator("[data-count]")).to_have_text(re.compile(r"^2 / "))
    thumb.locator("[data-close]").tap()
    thumb.reload()
    expect(thumb.locator("[data-again]")).to_be_visible()
    expect(thumb.locator(SHEET)).to_have_count(0)


def test_back_and_all_at_once(thumb: Page) -> None:
    bring(thumb, scythe())
    hand_over(thumb)
    expect(thumb.locator("[data-back]")).to_be_disabled()
    thumb.locator("[data-next]").tap()
    thumb.locator("[data-back]").tap()
    expect(thumb.locator("[data-count]")).to_have_text(re.compile(r"^1 / "))
    thumb.locator("[data-all]").tap()
    for step in thumb.locator(f"{SHEET} .step").all():
        expect(step).to_be_visible()
    thumb.locator("[data-habit] input").check()
    thumb.locator("[data-next]").tap()
    hand_over(thumb)
    expect(thumb.locator(".turn .step").first).to_be_visible()
    expect(thumb.locator(SHEET)).to_have_count(0)
    assert is_seen(thumb, ".turn .step")


def test_a_double_tap_plays_one_round(browser: Browser, server: Server) -> None:
    """On the button that hands over and on the one that leads back, one step at a time or all."""
    for habit in ("steps", "all"):
        with watched_page(browser, server.url, **PHONE) as page:
            page.add_init_script(f"localStorage.setItem('turn-habit', '{habit}')")
            bring(page, scythe())
            before = int(sequence(page))
            double_tap(page, '.thumb button[value="done"]')
            assert int(sequence(page)) == before + 1
            if habit == "all":
                continue
            page.locator("[data-all]").tap()
            double_tap(page, "[data-next]")
            expect(page.locator(SHEET)).to_have_count(0)
            assert int(sequence(page)) == before + 1


def double_tap(page: Page, selector: str) -> None:
    """Two taps on one place, as quick as a thumb can be, whatever comes to lie there."""
    box = page.locator(selector).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.touchscreen.tap(x, y)
    page.wait_for_timeout(200)
    page.touchscreen.tap(x, y)
    page.wait_for_timeout(500)


def test_the_button_that_leads_back_lies_elsewhere_than_the_one_that_hands_over(
    thumb: Page,
) -> None:
    bring(thumb, scythe())
    over = thumb.locator('.thumb button[value="done"]').bounding_box()
    hand_over(thumb)
    back = thumb.locator("[data-next]").bounding_box()
    assert over
    assert back
    assert back["y"] + back["height"] <= over["y"]


def test_without_a_script_all_steps_stand_at_the_top(browser: Browser, server: Server) -> None:
    with watched_page(browser, server.url, java_script_enabled=False, **PHONE) as page:
        bring_by_hand(page, scythe())
        page.locator('.thumb button[value="done"]').tap()
        expect(page.locator(".turn .step").first).to_be_visible()
        assert is_seen(page, ".turn .step")
        expect(page.locator("[data-next]")).to_be_hidden()


def test_on_a_desk_the_steps_stand_beside_the_board_with_the_move_on_it(desktop: Page) -> None:
    bring_by_hand(desktop, scythe())
    desktop.locator('.thumb button[value="done"]').click()
    expect(desktop.locator(".stage-sheet .step").first).to_be_visible()
    expect(desktop.locator(SHEET)).to_have_count(0)
    for part in ("#sheet-title", ".stage-sheet .turn", ".drawing .last-moves"):
        assert is_seen(desktop, part), part

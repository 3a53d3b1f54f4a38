"""A turn that is told: step after step at the person's own pace, on the real board."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from tests.browser.at_the_table import TELLING, bring, bring_by_hand, read_turn, sequence
from tests.browser.conftest import PHONE
from tests.browser.running_server import Server
from tests.browser.watched_page import watched_page

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}


def scythe() -> Match[object]:
    """Before the first turn; at this level every card has something to do."""
    options = {"level": "automa", "human_faction": "saxony", "automa_faction": "nordic"}
    return Match.new(game("scythe"), options, Seed.from_text("a table"))


def hand_over(page: Page) -> None:
    """With a moment to look up: a second tap on the same place would not count."""
    page.locator('.thumb button[value="done"]').click()
    page.wait_for_timeout(600)


def is_seen(page: Page, selector: str) -> bool:
    """Whether the whole thing lies within the screen."""
    return bool(
        page.locator(selector).first.evaluate(
            "e => { const b = e.getBoundingClientRect();"
            " return b.top >= 0 && b.bottom <= innerHeight && b.width > 0; }"
        )
    )


@pytest.mark.parametrize("window", [PHONE, DESK], ids=["phone", "desk"])
def test_each_step_is_seen_with_the_board_and_the_last_leads_to_the_question(
    browser: Browser, server: Server, window: dict[str, Any]
) -> None:
    with watched_page(browser, server.url, **window) as page:
        bring(page, scythe())
        hand_over(page)
        expect(page.locator(TELLING)).to_be_visible()
        steps = page.locator(".step").count()
        assert steps > 1
        for step in range(1, steps + 1):
            expect(page.locator("[data-count]")).to_have_text(f"{step} of {steps}")
            expect(page.locator(".step.is-here")).to_have_count(1)
            expect(page.locator(".step.is-here .step-short")).to_have_attribute(
                "data-number", str(step)
            )
            assert is_seen(page, ".step.is-here .step-told"), f"step {step}"
            assert is_seen(page, ".stage-board svg")
            expect(page.locator("#announcer")).to_have_text(
                page.locator(".step.is-here .step-short > span").first.inner_text()
            )
            page.locator("[data-next]").click()
        expect(page.locator(TELLING)).to_have_count(0)
        assert is_seen(page, ".prompt h2")
        assert is_seen(page, '.thumb button[value="done"]')
        expect(page.locator("#announcer")).to_have_text(page.locator(".prompt h2").inner_text())


def test_nothing_goes_on_by_itself(thumb: Page) -> None:
    bring(thumb, scythe())
    hand_over(thumb)
    count = thumb.locator("[data-count]")
    expect(count).to_have_text(re.compile("^1 of "))
    thumb.wait_for_timeout(1500)
    expect(count).to_have_text(re.compile("^1 of "))


def test_a_reload_opens_the_step_that_was_read_and_the_turn_can_be_told_again(thumb: Page) -> None:
    bring(thumb, scythe())
    hand_over(thumb)
    thumb.locator("[data-next]").tap()
    thumb.reload()
    expect(thumb.locator("[data-count]")).to_have_text(re.compile("^2 of "))
    read_turn(thumb)
    thumb.reload()
    expect(thumb.locator(TELLING)).to_have_count(0)
    thumb.locator("[data-replay]").tap()
    expect(thumb.locator("[data-count]")).to_have_text(re.compile("^1 of "))


def test_back_all_at_once_and_the_habit(thumb: Page) -> None:
    bring(thumb, scythe())
    hand_over(thumb)
    expect(thumb.locator("[data-back]")).to_be_disabled()
    thumb.locator("[data-next]").tap()
    thumb.locator("[data-back]").tap()
    expect(thumb.locator("[data-count]")).to_have_text(re.compile("^1 of "))
    for step in thumb.locator(".step .step-short").all():
        expect(step).to_be_visible()
    thumb.locator("[data-skip]").tap()
    expect(thumb.locator("[data-next]")).to_contain_text("on to my turn")
    read_turn(thumb)
    thumb.locator("[data-habit] input").check()
    thumb.wait_for_timeout(600)
    hand_over(thumb)
    expect(thumb.locator(".turn .step").first).to_be_visible()
    expect(thumb.locator(TELLING)).to_have_count(0)
    assert is_seen(thumb, ".turn .step .instruction")


def test_beside_the_box_a_turn_is_one_tap_to_have_and_one_to_close(thumb: Page) -> None:
    """All of it is in the list; who has laid it out needs no step after the other."""
    bring(thumb, scythe())
    hand_over(thumb)
    shown = thumb.locator(".step .step-short > span:first-of-type").all_inner_texts()
    assert len(shown) > 1
    thumb.locator("[data-all-done]").tap()
    expect(thumb.locator(TELLING)).to_have_count(0)
    thumb.locator("[data-replay]").tap()
    for _ in shown[1:]:
        expect(thumb.locator("[data-all-done]")).to_be_visible()
        thumb.locator("[data-next]").tap()
    expect(thumb.locator("[data-all-done]")).to_be_hidden()  # the next tap closes it anyway


def test_a_double_tap_plays_one_round(browser: Browser, server: Server) -> None:
    """On the button that hands over, whether the turn is told step by step or all at once."""
    for habit in ("steps", "all"):
        with watched_page(browser, server.url, **PHONE) as page:
            page.add_init_script(f"localStorage.setItem('turn-habit', '{habit}')")
            bring(page, scythe())
            before = int(sequence(page))
            double_tap(page, '.thumb button[value="done"]')
            assert int(sequence(page)) == before + 1
            if habit == "steps":
                expect(page.locator("[data-count]")).to_have_text(re.compile("^1 of "))


def double_tap(page: Page, selector: str) -> None:
    """Two taps on one place, as quick as a thumb can be, whatever comes to lie there."""
    box = page.locator(selector).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.touchscreen.tap(x, y)
    page.wait_for_timeout(200)
    page.touchscreen.tap(x, y)
    page.wait_for_timeout(500)


def test_without_a_script_all_steps_stand_at_the_top(browser: Browser, server: Server) -> None:
    with watched_page(browser, server.url, java_script_enabled=False, **PHONE) as page:
        bring_by_hand(page, scythe())
        page.locator('.thumb button[value="done"]').tap()
        expect(page.locator(".turn .step").first).to_be_in_viewport()  # below her card
        expect(page.locator("[data-next]")).to_be_hidden()

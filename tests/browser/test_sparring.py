"""A hint on the board, and a seat that the app plays, on a phone and on a desktop."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_the_table import Change, begin


@pytest.fixture(params=["phone", "desktop"])
def page(request: pytest.FixtureRequest) -> Page:
    found: Page = request.getfixturevalue(request.param)
    return found


def choose_player(page: Page, player: str) -> None:
    page.locator(".sparring-more > summary").click()
    page.locator("[name=player]").select_option(player)


def test_a_hint_is_seen_on_the_board_and_can_be_followed(page: Page) -> None:
    begin(page, seed="a hint, please")
    choose_player(page, "greedy")
    page.locator(".sparring-menu").get_by_role("button", name="Hint").click()
    expect(page.locator(".advice")).to_contain_text("Greedy advises:")
    expect(page.locator(".stage-board .hint")).to_have_count(1)
    expect(page.locator(".offer.is-hinted")).to_have_count(1)
    page.get_by_text("Why?").last.click()
    expect(page.locator(".figures")).to_contain_text("Cells it covers")
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]
    with Change(page):
        page.get_by_role("button", name="Let the app do it").click()
    expect(page.locator(".advice")).to_have_count(0)
    page.locator(".sparring-more > summary").click()  # one tool more stands beside it now
    menu = page.locator(".sparring-menu").bounding_box()
    assert menu is not None
    assert menu["x"] >= 0, "cut off by the window's edge"


def test_the_app_plays_until_the_person_wants_to(page: Page) -> None:
    begin(page, seed="play for me")
    choose_player(page, "planner")
    with Change(page):
        page.get_by_role("button", name=re.compile("Let the app play for you")).click()
    expect(page.locator(".playing-for")).to_contain_text("The app plays for you (Planner).")
    page.get_by_role("button", name="I play again").click()
    expect(page.locator(".playing-for")).to_have_count(0)
    expect(page.get_by_role("button", name="Hint").first).to_be_visible()


def test_a_search_can_be_stopped(desktop: Page) -> None:
    begin(desktop, seed="think")
    choose_player(desktop, "search")
    desktop.locator("[name=seconds]").select_option("10")
    desktop.locator(".sparring-menu").get_by_role("button", name="Hint").click()
    desktop.locator("[data-abort]").click()
    expect(desktop.locator(".thinking")).to_be_hidden()
    expect(desktop.locator("#page")).not_to_have_attribute("aria-busy", "true")
    expect(desktop.locator(".note-bad")).to_have_count(0)

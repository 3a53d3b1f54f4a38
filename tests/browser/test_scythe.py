"""Scythe at the table: from set-up through a combat to the final score, by taps on the map."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.at_the_table import OVER, Change, choose, sequence


def sit_down(page: Page, **choices: str) -> None:
    page.goto("/games/scythe/new")
    for name, value in choices.items():
        choose(page, name, value)
    page.get_by_role("button", name="To the table").click()
    page.wait_for_url(re.compile(r"/tables/[\w-]+"))
    page.get_by_role("link", name="All laid out").click()


def region(page: Page, name: str) -> Locator:
    return page.locator(f'.map [data-region="{name}"]').first


def move(page: Page, start: str, end: str) -> None:
    """A tap selects, a second tap moves."""
    with Change(page):
        region(page, start).click()
        region(page, end).click()


def automa_character(page: Page) -> str:
    held = page.locator('.stage-board .region[aria-label*="Automa: 1 character"]')
    return str(held.get_attribute("data-region"))


def tell(page: Page, answer: str) -> None:
    with Change(page):
        page.locator(f'button[value="{answer}"]').first.click()


@pytest.fixture(params=["phone", "desktop"])
def page(request: pytest.FixtureRequest) -> Page:
    opened: Page = request.getfixturevalue(request.param)
    return opened


def test_a_whole_game_with_a_combat(page: Page) -> None:
    sit_down(page, human_faction="saxony", automa_faction="nordic", level="automa", dealer="table")
    move(page, "home", "F1")
    tell(page, "done")
    tell(page, "card 18")
    expect(page.locator(".instruction").first).to_contain_text("Take the Automa’s")
    there = automa_character(page)
    move(page, "F1", there)
    tell(page, f"combat {there}")
    fight(page)
    expect(page.locator(".turn")).to_contain_text("You win on")
    expect(page.locator(".prompt")).to_contain_text("Your turn (2) goes on")
    tell(page, "done")
    tell(page, "card 3")
    page.get_by_text("Report something else").click()
    for _ in range(5):
        page.locator("details.more").evaluate("more => { more.open = true; }")
        tell(page, "star")
    final_score(page)
    expect(page.locator(OVER)).to_be_visible()
    page.locator(OVER).get_by_role("link", name="Score").click()
    expect(page.locator(".sheet").first).to_contain_text("Stars (6 × 4)")
    expect(page.locator(".sheet").first).to_contain_text("Structure bonus tile")


def fight(page: Page) -> None:
    """Power on the dial first; only then the Automa's cards are turned up."""
    expect(page.locator(".prompt")).to_contain_text("how much power")
    page.locator(".dial-row label").last.click()
    page.locator('[data-card="5"]').fill("1")
    with Change(page):
        page.get_by_role("button", name="Commit").click()
    tell(page, "card 10")
    tell(page, "values 2")


def final_score(page: Page) -> None:
    page.get_by_role("spinbutton", name="Coins").fill("12")
    page.get_by_role("spinbutton", name="Popularity").fill("9")
    with Change(page):
        page.get_by_role("button", name="That is right").click()
    page.get_by_role("combobox", name="mill").select_option("G1")
    page.get_by_role("spinbutton", name="Coins of the structure").fill("4")
    with Change(page):
        page.get_by_role("button", name="That is right").click()
    with Change(page):
        page.get_by_role("button", name="That is right").click()


def test_neighbourhoods_light_up_for_any_unit(desktop: Page) -> None:
    sit_down(desktop, human_faction="saxony", automa_faction="nordic")
    region(desktop, "A4").click()
    expect(desktop.locator(".region.is-near-automa")).to_have_count(3)
    desktop.keyboard.press("Escape")
    expect(desktop.locator(".region.is-near-automa")).to_have_count(0)


def test_a_cascade_is_shown_on_the_map_itself(phone: Page) -> None:
    sit_down(phone, human_faction="crimea", automa_faction="nordic", level="automa", dealer="table")
    tell(phone, "done")
    tell(phone, "card 3")
    placing = phone.locator(".instruction").nth(1)
    placing.get_by_text("Why?").click()
    expect(placing.locator(".decision").first).to_be_visible()
    expect(placing.locator(".decision .figure").first).to_be_attached()


def test_an_impossible_report_is_explained(phone: Page) -> None:
    sit_down(phone, human_faction="saxony", automa_faction="nordic")
    before = sequence(phone)
    region(phone, "G1").click()
    region(phone, "G2").click()
    expect(phone.get_by_role("alert")).to_contain_text("is a lake")
    assert sequence(phone) == before


def test_a_new_mech_is_placed_by_a_tap_and_wades_from_then_on(phone: Page) -> None:
    sit_down(phone, human_faction="saxony", automa_faction="nordic")
    phone.get_by_text("Report something else").click()
    phone.locator('[data-placing="+mech ? riverwalk"]').click()
    with Change(phone):
        region(phone, "F1").click()
    expect(phone.locator(".side-person")).to_contain_text("Riverwalk")

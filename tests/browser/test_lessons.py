"""A lesson played to its end in a real browser, in each language, by taps."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.at_the_table import Change, quilt
from tests.browser.running_server import Server
from tests.browser.watched_page import watched_page

WORDS = {
    "en-GB": ("Learn it in a guided match", "That was the lesson"),
    "de-DE": ("In einer begleiteten Partie lernen", "Das war die Einführung"),
    "it-IT": ("Imparalo con una partita guidata", "La lezione finisce qui"),
}
MOST_STEPS = 40
PHONE = {"width": 390, "height": 844}


@pytest.mark.parametrize("locale", WORDS)
def test_the_first_match_of_patchwork_teaches(
    browser: Browser, server: Server, locale: str
) -> None:
    learn, over = WORDS[locale]
    with watched_page(browser, server.url, locale=locale, viewport=PHONE) as page:
        page.goto("/games/patchwork/new")
        page.get_by_role("button", name=learn).click()
        page.wait_for_url(re.compile(r"/tables/"))
        bought = 0
        for _ in range(MOST_STEPS):
            if page.get_by_role("heading", name=over).is_visible():
                break
            bought += one_step(page, bought)
        expect(page.get_by_role("heading", name=over)).to_be_visible()
        assert bought == 2


def one_step(page: Page, bought: int) -> int:
    """Do what the page asks for; 1 if a patch was sewn on."""
    if page.locator(".guess-options button").count():
        page.locator(".guess-options button").first.click()
        expect(page.locator("[data-cascade]")).to_be_visible()
        page.locator(".guess .prompt-links a").click()
    elif page.locator(".coach-row .button-primary").count():
        page.locator(".coach-row .button-primary").click()
    elif page.locator(".coach-do").count():
        return answer(page, bought)
    page.wait_for_load_state()
    return 0


def answer(page: Page, bought: int) -> int:
    """The first and the last answer are purchases by hand, the one between is an advance."""
    wanted = page.locator("[form=coach-example]").get_attribute("value")
    if wanted == ">":
        page.locator(".advance").click()
        expect(page.locator(".guess-options")).to_be_visible()
        return 0
    page.locator(".offer").nth(1).click()  # the second of the three, both times
    expect(quilt(page)).to_be_visible()
    page.locator("[data-do=place]").click()
    page.wait_for_timeout(300)
    return 1


def test_a_round_of_scythe_is_guided(phone: Page) -> None:
    phone.goto("/games/scythe/new")
    phone.get_by_role("button", name="Learn it in a guided match").click()
    phone.get_by_role("button", name="Next").click()
    phone.get_by_role("button", name="Next").click()
    expect(phone.get_by_role("heading", name="Which unit?")).to_be_visible()
    phone.get_by_role("button", name="A4", exact=True).click()
    expect(phone.get_by_role("heading", name="Right!")).to_be_visible()
    phone.get_by_role("link", name="Go on").click()
    expect(phone.get_by_role("heading", name="Where it went, and why")).to_be_visible()
    phone.get_by_role("button", name="Next").click()
    with Change(phone):
        phone.get_by_role("button", name="Do it for me").click()


def test_a_round_of_expeditions_is_guided_to_its_end_in_german(
    browser: Browser, server: Server
) -> None:
    with watched_page(browser, server.url, locale="de-DE", viewport=PHONE) as page:
        learn, over = WORDS["de-DE"]
        page.goto("/games/expeditions/new")
        page.get_by_role("button", name=learn).click()
        page.wait_for_url(re.compile(r"/tables/"))
        reported = 0
        for _ in range(MOST_STEPS):
            if page.get_by_role("heading", name=over).is_visible():
                break
            if page.locator("dialog.turn-sheet[open]").count():
                page.keyboard.press("Escape")  # the turn was looked at
            elif (told := page.locator("[form=coach-example]")).count():
                with Change(page):
                    told.click()
                reported += 1
            else:
                one_step(page, 0)
        expect(page.get_by_role("heading", name=over)).to_be_visible()
        assert reported == 2

"""A lesson played to its end in a real browser, in each language, by taps."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from automatable.core.game import games
from automatable.ui.lessons import lesson_names
from tests.browser.at_the_table import TELLING, Change, closes_each_turn, quilt, read_turn
from tests.browser.running_server import Server
from tests.browser.watched_page import watched_page

WORDS = {
    "en-GB": ("Learn it in a guided match", "That was the lesson"),
    "de-DE": ("In einer begleiteten Partie lernen", "Das war die Einführung"),
    "it-IT": ("Imparalo con una partita guidata", "La lezione finisce qui"),
}
MOST_STEPS = 90
PHONE = {"width": 390, "height": 844}


@pytest.mark.parametrize(
    "locale",
    ["en-GB", *(pytest.param(name, marks=pytest.mark.slow) for name in ("de-DE", "it-IT"))],
)
def test_the_first_match_of_patchwork_teaches(
    browser: Browser, server: Server, locale: str
) -> None:
    learn, over = WORDS[locale]
    with watched_page(browser, server.url, locale=locale, viewport=PHONE) as page:
        closes_each_turn(page)
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
        page.locator(".sheet-foot a.button-primary").click()
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


LESSONS = [
    ("scythe", "", 1, "it-IT"),
    ("scythe", "on_screen", 11, "en-GB"),
    ("scythe", "on_screen_actions", 9, "de-DE"),
    ("age_of_innovation", "", 1, "de-DE"),
    ("expeditions", "", 2, "de-DE"),
    ("through_the_ages", "", 2, "it-IT"),
]
"""The lessons beside Patchwork's, how many answers each waits for, and one language for each."""
EVERY = [
    pytest.param(
        game, lesson, answers, locale,
        marks=[] if locale == spoken else [pytest.mark.slow], id=f"{game}-{lesson}-{locale}",
    )
    for game, lesson, answers, spoken in LESSONS for locale in WORDS
]  # fmt: skip


def test_no_lesson_is_left_out() -> None:
    taught = {(id, name) for id, found in games().items() for name in lesson_names(found)}
    assert taught == {(game, lesson) for game, lesson, _, _ in LESSONS} | {("patchwork", "")}


@pytest.mark.parametrize(("game", "lesson", "answers", "locale"), EVERY)
def test_every_lesson_is_played_to_its_end(
    browser: Browser, server: Server, game: str, lesson: str, answers: int, locale: str
) -> None:
    """By reading, guessing and "Do it for me", on a phone."""
    over = WORDS[locale][1]
    with watched_page(browser, server.url, locale=locale, viewport=PHONE) as page:
        page.goto(f"/games/{game}/new")
        page.locator(f"form.learn button[value='{lesson}']").click()
        page.wait_for_url(re.compile(r"/tables/"))
        given = 0
        for _ in range(MOST_STEPS):
            if page.get_by_role("heading", name=over).is_visible():
                break
            given += shown_how(page)
        expect(page.get_by_role("heading", name=over)).to_be_visible()
        assert given == answers


def shown_how(page: Page) -> int:
    """Look at the turn, let the coach give the answer, or do what the page asks; 1 if answered."""
    if page.locator(TELLING).count():
        read_turn(page)
    elif (told := page.locator("[form=coach-example]")).count():
        with Change(page):
            told.click()
        return 1
    else:
        one_step(page, 0)
    return 0

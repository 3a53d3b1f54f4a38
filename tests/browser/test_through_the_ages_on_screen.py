"""Through the Ages on screen: by taps on the row, the own cards and the deeds of the sheet."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import automatable
from automatable.core.matches.match import Match
from tests.browser.at_the_table import (
    OVER,
    Change,
    bring,
    choose,
    closes_each_turn,
    redo,
    sequence,
    speak,
    undo,
)
from tests.browser.running_server import Server
from tests.browser.watched_page import watched_page

LESSON = (
    "take 5 aristotle", "end", "none", "leader aristotle", "take 5 pyramids", "build bronze",
    "grow", "end",
)  # fmt: skip
SEED = "a first people 97"
MOST_TAPS, FIRST_TAPS = 1500, 16
GROUP = ".deed-group:not(.is-none):not([open]) > summary"


@pytest.fixture(params=["phone", "desktop"])
def page(request: pytest.FixtureRequest) -> Page:
    opened: Page = request.getfixturevalue(request.param)
    closes_each_turn(opened)
    return opened


def begun(answers: int) -> Match[Any]:
    """The match of the lesson after as many answers."""
    match = automatable.new("through_the_ages", sit="digital", start_player="human", seed=SEED)
    for text in LESSON[:answers]:
        match.answer(text)
    return match


def tap_place(page: Page, board: str, key: str) -> None:
    tab = page.locator(f'[data-tab="{board}"]')
    if tab.is_visible():
        tab.click()
    page.locator(f'[data-place="{key}"]').press("Enter")


def purse(page: Page, sign: str) -> Locator:
    return page.locator(f".own-purse span:has(.icon-{sign}) b")


@pytest.mark.rule("TTA-ON-VIEW-01")
def test_a_card_of_the_row_says_what_it_is_and_is_taken(page: Page) -> None:
    bring(page, begun(4))
    tap_place(page, "row", "space-5")
    here = page.locator(".here:visible")
    expect(here).to_contain_text("Pyramids")
    expect(here.locator(".deed")).to_contain_text("Take Pyramids")
    with Change(page):
        here.locator(".deed").press("Enter")
    expect(purse(page, "civil")).to_have_text("2")
    undo(page)
    expect(purse(page, "civil")).to_have_text("3")


@pytest.mark.rule("TTA-ON-VIEW-02", "TTA-ON-VIEW-04")
def test_a_worker_goes_to_a_card_that_tells_its_price(page: Page) -> None:
    bring(page, begun(5))
    tap_place(page, "mine", "own-bronze")
    deed = page.locator('.here:visible [value="build bronze"]')
    for told in ("civil actions", "resources", "free workers", "resources per turn"):
        expect(deed.locator(f'.change[title="{told}"]')).to_be_visible()
    with Change(page):
        deed.press("Enter")
    expect(page.locator('[data-key="own-bronze"] title')).to_contain_text("workers 3")


@pytest.mark.rule("TTA-ON-VIEW-03")
def test_the_end_is_foretold_and_a_grave_one_asks_once_more(page: Page) -> None:
    match = begun(7)
    bring(page, match)
    expect(page.locator(".forecast li")).to_have_count(5)
    expect(page.locator(".end-grave")).to_have_count(0)
    match.adjust('{"civilization.unused": 0, "civilization.yellow": 1}')
    bring(page, match)
    expect(page.locator(".own-warning.is-grave")).to_contain_text("Uprising")
    before = sequence(page)
    page.locator(".end-grave > summary").press("Enter")
    assert sequence(page) == before
    with Change(page):
        page.locator('.end-grave [value="end"]').press("Enter")


@pytest.mark.parametrize("page", ["desktop"], indirect=True)
def test_undo_reload_and_language_keep_the_game(page: Page) -> None:
    bring(page, begun(7))
    with Change(page):
        page.locator('[value="end"]').press("Enter")
    for _ in range(2):
        undo(page)
    redo(page)
    there = purse(page, "food").inner_text()
    page.reload()
    expect(purse(page, "food")).to_have_text(there)
    speak(page, "Italiano")
    expect(page.locator(".forecast")).to_contain_text("Se finisci ora")


def test_without_a_script_every_answer_is_a_button(browser: Browser, server: Server) -> None:
    with watched_page(browser, server.url, java_script_enabled=False) as page:
        bring(page, begun(5))
        page.locator(GROUP, has_text="Build").click()
        page.locator('.deed-group[open] [value="build bronze"]').click()
        expect(purse(page, "cube")).to_have_text("0")


# --- a whole game

WAYS = (".deed:visible", ".end-grave[open] .button-bad", ".end-grave:not([open]) > summary",
        '[value="end"]', GROUP)  # fmt: skip
"""What a person in a hurry would tap."""


def tap(page: Page, turn: int) -> None:
    """One answer, with as many taps as it takes; every third time a kind of action is opened."""
    before = sequence(page)
    ways = (GROUP, *WAYS) if turn % 3 else WAYS
    for _ in range(4):
        found = next(seen for way in ways if (seen := _visible(page, way)))
        chosen = found[turn % len(found)]
        sends = chosen.get_attribute("value")
        chosen.press("Enter")
        if sends:
            expect(page.locator("#page")).not_to_have_attribute("data-sequence", before)
            return
        ways = WAYS
    raise AssertionError("four taps, and no answer")


def _visible(page: Page, way: str) -> list[Locator]:
    found = page.locator(way.replace(":visible", ""))
    return [one for one in found.all() if one.is_visible()]


def sit_down(page: Page) -> None:
    page.goto("/games/through_the_ages/new")
    choose(page, "sit", "digital")
    page.get_by_role("button", name="To the table").click()
    page.wait_for_url(re.compile(r"/tables/[\w-]+"))


@pytest.mark.parametrize("page", ["phone"], indirect=True)
def test_the_first_answers_of_a_game(page: Page) -> None:
    sit_down(page)
    for turn in range(FIRST_TAPS):
        tap(page, turn)
    expect(page.locator(".own-purse")).to_be_visible()


@pytest.mark.slow
def test_a_whole_game(page: Page) -> None:
    sit_down(page)
    for turn in range(MOST_TAPS):
        if page.locator(OVER).count():
            break
        tap(page, turn)
    expect(page.locator(OVER)).to_be_visible()

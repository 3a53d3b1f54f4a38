"""Every lesson played to its end in a real browser, on a phone, by taps on what the coach means."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

from automatable.core.game import games
from automatable.ui.learning.lessons import lesson_names
from tests.browser.at_the_table import TELLING, read_turn
from tests.browser.conftest import PHONE
from tests.browser.running_server import Server
from tests.browser.watched_page import watched_page

OVER = {
    "en-GB": "That was the lesson",
    "de-DE": "Das war die Einführung",
    "it-IT": "La lezione finisce qui",
}
MOST_TAPS = 120
LINES = 3
DOUBLE_TAP_MS, SCROLLED_MS = 500, 10_000
LESSONS = {
    ("patchwork", ""): "en-GB",
    ("patchwork", "beside_the_box"): "de-DE",
    ("scythe", ""): "it-IT",
    ("scythe", "on_screen"): "de-DE",
    ("scythe", "on_screen_2_mat"): "it-IT",
    ("scythe", "on_screen_3_map"): "en-GB",
    ("scythe", "on_screen_4_end"): "de-DE",
    ("age_of_innovation", ""): "de-DE",
    ("age_of_innovation", "on_screen"): "en-GB",
    ("age_of_innovation", "on_screen_2_tiles"): "it-IT",
    ("expeditions", ""): "en-GB",
    ("through_the_ages", ""): "it-IT",
    ("through_the_ages", "on_screen"): "de-DE",
    ("through_the_ages", "on_screen_2_war"): "it-IT",
}
"""Each with the language in which it is always played; the slow tests play it in all."""
EVERY = [
    pytest.param(
        *lesson, locale,
        marks=[] if locale == spoken else [pytest.mark.slow], id="-".join((*lesson, locale)),
    )
    for lesson, spoken in LESSONS.items() for locale in OVER
]  # fmt: skip


def test_no_lesson_is_left_out() -> None:
    taught = {(id, name) for id, found in games().items() for name in lesson_names(found)}
    assert taught == set(LESSONS)


@pytest.mark.second_try("the coach brings what it means into view, and a tap may come before that")
@pytest.mark.parametrize(("game", "lesson", "locale"), EVERY)
def test_every_lesson_is_played_by_what_glows(
    browser: Browser, server: Server, game: str, lesson: str, locale: str
) -> None:
    with watched_page(browser, server.url, locale=locale, **PHONE) as page:
        begin(page, game, lesson)
        for _ in range(MOST_TAPS):
            if page.get_by_role("heading", name=OVER[locale]).is_visible():
                break
            before = page.evaluate(STATE)
            one_tap(page)
            page.wait_for_function(f"before => ({STATE})() !== before", arg=before)
        expect(page.get_by_role("heading", name=OVER[locale])).to_be_visible()


@pytest.mark.parametrize("lesson", ["", "on_screen_3_map"])
def test_a_lesson_is_played_on_a_desk_too(browser: Browser, server: Server, lesson: str) -> None:
    with watched_page(browser, server.url, viewport={"width": 1280, "height": 800}) as page:
        begin(page, "scythe", lesson)
        for _ in range(MOST_TAPS):
            if page.get_by_role("heading", name=OVER["en-GB"]).is_visible():
                break
            before = page.evaluate(STATE)
            one_tap(page)
            page.wait_for_function(f"before => ({STATE})() !== before", arg=before)
        expect(page.get_by_role("heading", name=OVER["en-GB"])).to_be_visible()


def begin(page: Page, game: str, lesson: str) -> None:
    page.goto(f"/games/{game}/new")
    page.locator(f"form.learn button[value='{lesson}']").click()
    page.wait_for_url(re.compile(r"/tables/"))


STATE = """() => {
  const meant = document.querySelector(".is-meant");
  const [page, coach] = [document.getElementById("page"), document.querySelector(".coach")];
  const telling = Boolean(document.querySelector(".stage.is-telling"));
  const named = meant && [meant.dataset.place, meant.ariaLabel, meant.value, meant.textContent];
  const guess = document.querySelector(".guess")?.textContent;
  return JSON.stringify([location.href, page?.dataset.sequence, coach?.dataset.coach, telling, guess, named]);
}"""  # noqa: E501
"""What a tap changes: the page, the step, or what the coach means."""


def one_tap(page: Page) -> None:
    """What the page asks for: a guess, reading on, or a tap on what glows."""
    page.wait_for_function("() => !document.querySelector('#page[aria-busy]')")
    if page.locator(".guess-options button").count():
        guess(page)
        expect(page.locator("[data-cascade]")).to_be_visible()
        page.locator(".sheet-foot a.button-primary").click()
        expect(page.locator(".guess [data-cascade]")).to_have_count(0)
        return
    if page.locator(TELLING).count():
        read_turn(page)
        return
    meant = page.locator(".is-meant")
    expect(meant).to_have_count(1)  # every step points at something that is on the page
    is_seen(page)
    if page.locator(".coach.is-read").count():
        page.locator(".coach-button.is-next").click()
    else:
        tap(page, meant)


def guess(page: Page) -> None:
    """A candidate on the board and the foot's button, or else an option that is nowhere on it."""
    candidates = page.locator(".is-guessing .place")
    if candidates.count() == 0:
        page.locator(".guess-options button").first.click()
        return
    candidates.first.dispatch_event("click")
    expect(page.locator('.guess-options [aria-pressed="true"]')).to_have_count(1)
    page.locator(".sheet-foot .button-primary:visible").press(
        "Enter"
    )  # a click would be a second tap


def is_seen(page: Page) -> None:
    """The board is in view, the sentence short, and what is meant not covered."""
    with suppress(TimeoutError):  # what is meant comes into view: until then it may be covered
        page.wait_for_function(f"() => ({MEASURED})().inside", timeout=SCROLLED_MS)
    measured = page.evaluate(MEASURED)
    assert measured["board"] >= 0.3 or page.locator(".stage.is-reading").count()
    assert measured["lines"] <= LINES, page.locator(".coach-said").inner_text()
    assert measured["inside"], page.locator(".is-meant").get_attribute("class")


MEASURED = """() => {
  const box = document.querySelector(".stage-board")?.getBoundingClientRect();
  const said = document.querySelector(".coach-said > div");
  const [meant, board] = [document.querySelector(".is-meant"), document.querySelector(".stage-board")];
  if (!said || !meant) return { board: 0, lines: 0, inside: false };  // between two pages
  const line = parseFloat(getComputedStyle(said).lineHeight);
  const { left, top, width, height } = meant.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, innerHeight - top - 2));
  const inside = meant.contains(hit) || Boolean(board?.contains(meant) && board.contains(hit));
  return { board: box ? (Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)) / innerHeight : 0, lines: Math.round(said.getBoundingClientRect().height / line), inside };
}"""  # noqa: E501


def tap(page: Page, meant: Locator) -> None:
    """With a finger: on a place of the board, or on a button; never two taps in one."""
    if meant.evaluate("part => Boolean(part.closest('.thumb'))"):
        page.wait_for_timeout(DOUBLE_TAP_MS)
    if meant.evaluate("part => Boolean(part.closest('.stage-board'))"):
        box = meant.bounding_box()
        assert box
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    else:
        meant.click()


def test_a_wrong_answer_changes_nothing_and_the_coach_stays(phone: Page) -> None:
    begin(phone, "scythe", "on_screen_2_mat")
    phone.locator(".coach-button.is-next").click()
    expect(phone.locator(".is-meant[value='bolster power']")).to_be_visible()
    phone.locator("[value='trade popularity']").click()
    expect(phone.locator(".note-bad")).to_contain_text("the coach waits for something else")
    expect(phone.locator(".is-meant[value='bolster power']")).to_be_visible()


def test_a_listener_hears_the_sentence_and_what_it_means(phone: Page) -> None:
    begin(phone, "scythe", "on_screen_2_mat")
    phone.locator(".coach-button.is-next").click()
    expect(phone.locator("#announcer")).to_contain_text("Bolster first. The top action comes first")
    expect(phone.locator("#announcer")).to_contain_text("Points at: 2 power")


def test_a_place_out_of_view_is_brought_into_view(phone: Page) -> None:
    begin(phone, "scythe", "on_screen_4_end")
    for _ in range(3):
        phone.keyboard.press("+")
    phone.locator(".coach-button.is-next").click()
    expect(phone.locator(".is-meant[data-place=D6]")).to_have_count(1)
    expect(phone.locator(".coach-ring")).to_be_in_viewport()

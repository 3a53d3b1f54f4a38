"""Two tabs on one table, reloads, languages, a server that goes away."""

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.at_the_table import (
    Change,
    begin,
    open_menu,
    quick_turn,
    sequence,
    sit_down,
    speak,
)
from tests.browser.running_server import running_server
from tests.browser.watched_page import SERVER_GONE, watched_page


def test_two_tabs_stay_in_step(desktop: Page) -> None:
    sit_down(desktop, seed="two tabs")
    other = desktop.context.new_page()
    other.goto(desktop.url)
    with Change(other):
        quick_turn(desktop)
    assert sequence(other) == sequence(desktop)
    with Change(desktop):
        quick_turn(other)
    assert sequence(other) == sequence(desktop)


def test_a_stale_tab_gets_the_fresh_state_and_never_forks_the_match(desktop: Page) -> None:
    begin(desktop, seed="stale")
    stale = desktop.context.new_page()
    stale.route("**/live", lambda route: route.fulfill(status=204))
    stale.goto(desktop.url)
    before = sequence(stale)
    quick_turn(desktop)
    assert sequence(stale) == before
    with Change(stale):
        stale.locator(".advance").click()
    expect(stale.locator(".note")).to_contain_text("had moved on in another tab")
    assert sequence(stale) == sequence(desktop)


def test_what_drawings_refer_to_moves_along_from_page_to_page(desktop: Page) -> None:
    begin(desktop, seed="definitions")
    here = desktop.locator("[data-definitions] #tag")
    expect(here).to_have_count(1)
    answers: list[str] = []
    desktop.on("response", lambda reply: answers.append(reply.text()))
    with Change(desktop):
        quick_turn(desktop)
    assert any('id="page"' in text and 'id="tag"' not in text for text in answers)
    expect(here).to_have_count(1)
    desktop.locator(".stage-tools a[href$='/log']").click()
    expect(desktop.locator(".log")).to_be_visible()
    expect(here).to_have_count(1)
    desktop.go_back()
    expect(desktop.locator(".log")).to_have_count(0)
    expect(here).to_have_count(1)
    with Change(desktop):
        desktop.locator("[data-undo] button").click()
    expect(here).to_have_count(1)


def test_news_that_come_late_fetch_nothing(desktop: Page) -> None:
    begin(desktop, seed="late news")
    with Change(desktop):
        desktop.locator(".advance").click()
    late = "retry: 60000\n\ndata: 0\n\n"
    desktop.route(
        "**/live", lambda route: route.fulfill(content_type="text/event-stream", body=late)
    )
    fetched: list[str] = []
    desktop.reload()
    desktop.on("request", lambda request: fetched.append(request.url))
    desktop.wait_for_timeout(400)
    assert [url for url in fetched if url == desktop.url] == []


def test_a_double_tap_counts_once(phone: Page) -> None:
    sit_down(phone, seed="double tap")
    with Change(phone):
        phone.locator(".advance").dblclick()
    assert sequence(phone) == "1"


def test_a_reload_shows_the_same_table(desktop: Page) -> None:
    begin(desktop, seed="reload")
    quick_turn(desktop)
    before = desktop.locator("[data-quilt]").first.inner_html()
    desktop.reload()
    assert desktop.locator("[data-quilt]").first.inner_html() == before


def test_the_language_changes_in_mid_game_with_every_past_line(phone: Page) -> None:
    sit_down(phone, seed="languages")
    phone.locator(".advance").click()
    expect(phone.locator(".turn")).to_contain_text("Automa reveals card")
    speak(phone, "Deutsch")
    expect(phone.locator(".turn")).to_contain_text("Automa deckt Karte")
    expect(phone.locator("html")).to_have_attribute("lang", "de")
    open_menu(phone)
    phone.get_by_role("link", name="Verlauf").click()
    expect(phone.locator(".log")).to_contain_text("Du rückst")
    speak(phone, "Italiano")
    expect(phone.get_by_role("heading", name="Diario")).to_be_visible()


def test_the_theme_stays_chosen(desktop: Page) -> None:
    desktop.goto("/")
    light = desktop.evaluate("getComputedStyle(document.body).backgroundColor")
    desktop.locator(".shelf-tools").get_by_text("Light or dark:").locator("..").click()
    desktop.get_by_role("button", name="Dark").click()
    expect(desktop.locator("html")).to_have_attribute("data-theme", "dark")
    desktop.goto("/help")
    assert desktop.evaluate("getComputedStyle(document.body).backgroundColor") != light


def test_the_log_leads_back_to_an_earlier_point(desktop: Page) -> None:
    begin(desktop, seed="go back")
    for _ in range(4):
        quick_turn(desktop)
    desktop.get_by_role("link", name="Log").click()
    desktop.locator(".log-entry").last.scroll_into_view_if_needed()
    with Change(desktop):
        desktop.get_by_role("button", name="Return here").last.click()
    expect(desktop).to_have_url(re.compile(r"/tables/[\w-]+$"))
    assert desktop.locator("[data-key^=sewn-] use[href^='#patch-']").count() == 0
    open_menu(desktop)
    expect(desktop.get_by_role("button", name="Redo")).to_be_enabled()


def test_closing_the_server_loses_nothing_and_open_tabs_do_not_hold_it(
    browser: Browser, tmp_path: Path
) -> None:
    database = tmp_path / "tables.sqlite"
    with (
        running_server(database) as first,
        watched_page(browser, first.url, SERVER_GONE) as page,
    ):
        begin(page, seed="power cut")
        page.locator(".advance").click()
        expect(page.locator("#page")).to_have_attribute("data-sequence", "1")
        path = page.url.removeprefix(first.url)
        first.process.terminate()
        assert first.process.wait(timeout=5) is not None
        page.goto("about:blank")
    with running_server(database) as second, watched_page(browser, second.url) as page:
        page.goto(path)
        assert sequence(page) == "1"
        page.goto("/")
        expect(page.locator(".continue")).to_have_count(1)

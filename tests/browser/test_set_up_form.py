"""The set-up form in the browser: what nobody touched follows what it depends on."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.running_server import Server
from tests.browser.watched_page import watched_page

PHONE = {"width": 390, "height": 844}


def tap(page: Page, name: str, value: str) -> None:
    folded = page.locator(f'details.option:not([open]):has([name="{name}"]) > summary')
    if folded.count():
        folded.click()
    page.locator(f'label:has(input[name="{name}"][value="{value}"])').click()


def played(page: Page) -> dict[str, Any]:
    """Start, and the options in the save file of the new table."""
    page.locator("form.set-up button.button-primary").click()
    page.wait_for_url(re.compile(r"/tables/[\w-]+"))
    found = re.search(r"/tables/([\w-]+)", page.url)
    assert found
    saved: dict[str, Any] = page.request.get(f"/tables/{found[1]}/export").json()
    options: dict[str, Any] = saved["options"]
    return options


@pytest.mark.rule("SCY-LVL-06", "SCY-LVL-07", "SCY-LVL-08", "SCY-SET-02")
@pytest.mark.parametrize("script", [True, False], ids=["with script", "without"])
def test_the_level_chosen_is_the_level_played(
    browser: Browser, server: Server, script: bool
) -> None:
    with watched_page(
        browser, server.url, viewport=PHONE, java_script_enabled=script, locale="de-DE"
    ) as page:
        page.goto("/games/scythe/new")
        tap(page, "level", "ultimaszyna")
        options = played(page)
        assert [options[key] for key in ("all_moves", "coin_delta", "power_delta")] == ["on", 1, 1]
        page.goto("/games/scythe/new")
        tap(page, "human_faction", "nordic")
        assert played(page)["automa_faction"] == "crimea"


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "it-IT"])
def test_a_set_up_with_the_defaults_fits_one_screen(
    browser: Browser, server: Server, locale: str
) -> None:
    """Nobody has to scroll to begin: all choices and the button stand on one screen of a phone."""
    with watched_page(browser, server.url, viewport=PHONE, locale=locale) as page:
        for id in ("patchwork", "scythe", "age_of_innovation", "expeditions", "through_the_ages"):
            page.goto(f"/games/{id}/new")
            page.locator("details.option").first.wait_for()
            bottom = page.locator("form.set-up").evaluate("(e) => e.getBoundingClientRect().bottom")
            assert bottom <= PHONE["height"], f"{id}: {bottom}"

"""Taps on Scythe's map: a place chooses, the foot's button does it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.browser.at_the_table import Change


def place(page: Page, key: str) -> Locator:
    return page.locator(f'.place[data-place="{key}"]')


def choose_place(page: Page, key: str) -> None:
    """A tap on it; one that is chosen already is chosen again."""
    page.wait_for_timeout(350)  # two taps as quick as a machine are a double tap
    page.locator(f'.place[data-place="{key}"] circle').click()


def choose_unit(page: Page, key: str, unit: str = "") -> None:
    """The unit that stands there; of several the one that is named."""
    choose_place(page, key)
    named = page.locator(f'.way.is-open .units button:has(use[href="#scy-{unit}"])')
    if unit and named.count():
        named.click()


def do_it(page: Page) -> None:
    with Change(page):
        page.locator("[data-do]:visible").press("Enter")


def move(page: Page, start: str, end: str, unit: str = "") -> None:
    choose_unit(page, start, unit)
    choose_place(page, end)
    do_it(page)

"""From the box to the first turn: taps and fields are counted, by tapping and by pasting.

The case of the specification: 24 cards with two fields of items, 12 places in two groups, 94 items
on the cards in all. Both sums are upper limits, and no step needs the text part.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import PHONE
from tests.browser.running_server import Server
from tests.browser.watched_page import watched_page

FIRST = ["Dig", "Sow", "Water", "Sell", "Hire", "Rest"]
SECOND = ["Pick", "Press", "Store", "Ship", "Feast", "Mend"]
CARDS = [(FIRST[n % 6 :][:2], SECOND[n % 6 :][:2]) for n in range(24)]
ALL = sum(len(first) + len(second) for first, second in CARDS)
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
SIZES = pytest.mark.parametrize("size", [PHONE, DESK], ids=["390", "1280"])


def evened() -> list[tuple[list[str], list[str]]]:
    """The cards with 94 items in all, as many as in the specification."""
    cards = [(list(first), list(second)) for first, second in CARDS]
    missing = 94 - sum(len(first) + len(second) for first, second in cards)
    for first, _ in cards:
        if missing > 0:
            first.append(next(name for name in FIRST if name not in first))
            missing -= 1
    return cards


class Person:
    """Who taps and types, and counts it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = self.fields = 0

    def tap(self, what: Locator) -> None:
        what.click()
        self.taps += 1

    def type(self, where: Locator, text: str) -> None:
        where.fill(text)
        self.fields += 1

    def settled(self) -> None:
        expect(self.page.locator("#page[aria-busy]")).to_have_count(0)


@pytest.fixture
def person(browser: Browser, server: Server, size: dict[str, Any]) -> Iterator[Person]:
    with watched_page(browser, server.url, locale="en-GB", **size) as page:
        page.add_init_script("localStorage.setItem('turn-habit', 'all')")
        yield Person(page)


def begin(person: Person, title: str) -> None:
    """New, shape, title; two groups of places; levels: three numbers."""
    page = person.page
    page.goto("/")
    person.tap(page.locator("a[href='/workshop']:visible").first)
    person.type(page.get_by_label("Title of the game"), title)
    person.tap(page.locator(".ws-shape").first)
    person.tap(page.get_by_role("button", name="Begin"))
    for place, names in enumerate((FIRST, SECOND)):
        group = page.locator("[data-ws-group]").nth(place)
        person.type(group.locator("textarea"), "\n".join(names))
        person.tap(group.get_by_role("button", name="Keep"))
        person.settled()
    levels = page.locator("[data-ws-table=target]")
    for place, points in enumerate(("25", "35", "45")):
        person.type(levels.locator("input[name^=row-]").nth(place), points)
    person.tap(levels.get_by_role("button", name="Keep"))
    person.settled()
    person.tap(page.locator(".ws-six a").nth(0))


def play(person: Person) -> None:
    """Play from here, begin, first card."""
    page = person.page
    page.wait_for_selector("[data-ws-play], .ws-live iframe")
    person.tap(page.locator("[data-ws-play]"))
    person.tap(page.locator("form[data-set-up] button.button-primary"))
    page.wait_for_url(re.compile("/tables/"))
    if page.url.endswith("/checklist"):
        person.tap(page.locator("main a.button-primary, main button.button-primary").first)
    expect(page.locator("#stage")).to_be_visible()
    expect(page.locator("#stage")).to_contain_text(
        re.compile(r"Put a worker of the Automa on|card \d+", re.I)
    )


@SIZES
@pytest.mark.rule("KIT-WRK-01", "KIT-WRK-03")
def test_by_tapping(person: Person, size: dict[str, Any]) -> None:
    cards = evened()
    assert sum(len(first) + len(second) for first, second in cards) == 94
    begin(person, "Garden")
    page = person.page
    for number, card in enumerate(cards, 1):
        for place, items in enumerate(card):
            page.get_by_text(
                f"Card {number} · {('First', 'Second')[place]} half", exact=True
            ).wait_for()
            for item in items:
                person.tap(page.locator(".ws-key", has_text=re.compile(f"^{item}")))
                expect(
                    page.locator(".ws-key[aria-pressed=true]", has_text=re.compile(f"^{item}"))
                ).to_be_visible()
            if (number, place) != (24, 1):
                person.tap(page.locator("#ws-next"))
    expect(page.locator(".ws-grid tbody tr")).to_have_count(24)
    play(person)
    assert (person.taps <= 154, person.fields <= 6) == (True, True), (person.taps, person.fields)


@SIZES
@pytest.mark.rule("KIT-WRK-01", "KIT-WRK-03")
def test_by_pasting(person: Person, size: dict[str, Any]) -> None:
    begin(person, "Vineyard")
    page = person.page
    person.tap(page.locator("[data-ws-open-paste]"))
    rows = "\n".join(f"{n};{', '.join(a)};{', '.join(b)}" for n, (a, b) in enumerate(evened(), 1))
    person.type(page.locator("#ws-pasted"), rows)
    person.tap(page.get_by_role("button", name="Take 24 cards"))
    expect(page.locator(".ws-grid tbody tr")).to_have_count(24)
    play(person)
    assert (person.taps <= 14, person.fields <= 7) == (True, True), (person.taps, person.fields)


@pytest.mark.parametrize("size", [DESK], ids=["1280"])
@pytest.mark.rule("KIT-WRK-08", "KIT-WRK-02")
def test_with_keys_alone(person: Person, size: dict[str, Any]) -> None:
    begin(person, "Keys")
    page = person.page
    page.locator("#ws-next").focus()
    page.keyboard.press("Enter")
    page.get_by_text("Card 1 · Second half", exact=True).wait_for()
    page.locator(".ws-grid tbody td button").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    page.get_by_text("Card 1 · First half", exact=True).wait_for()
    page.locator("#key-2").focus()
    page.keyboard.press("Space")
    expect(page.locator("#key-2")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#key-2")).to_be_focused()
    page.keyboard.press("Control+z")
    expect(page.locator(".ws-key[aria-pressed=true]")).to_have_count(0)
    table = page.frame_locator(".ws-live iframe")
    expect(table.locator("#stage")).to_be_visible()

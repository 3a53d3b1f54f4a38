"""What a person does in the browser, step by step, by taps, drags and keys."""

from __future__ import annotations

import re
import sys
from itertools import count
from typing import Any
from urllib.parse import urlencode, urljoin

import httpx2
from playwright.sync_api import FilePayload, Locator, Page, expect

from automatable.core.matches.match import Match
from automatable.core.matches.saves import dumps

OVER = ".prompt-over"
GUARD = re.compile(r'name="guard" value="([^"]+)"')
expect.set_options(timeout=60_000)  # a busy machine is slow, not wrong


def begin(page: Page, **choices: str) -> None:
    """Come to a new table of Patchwork by a link that chooses already."""
    page.goto(f"/games/patchwork/new?{urlencode(choices)}")
    page.get_by_role("button", name="To the table").click()
    page.wait_for_url(re.compile(r"/tables/[\w-]+"))


def sit_down(page: Page, **choices: str) -> None:
    """Go from the shelf to a game of Patchwork, set it up as chosen and go to the table."""
    page.goto("/")
    page.locator(".game-card", has_text="Patchwork").click()
    for name, value in choices.items():
        choose(page, name, value)
    page.get_by_role("button", name="To the table").click()
    page.wait_for_url(re.compile(r"/tables/[\w-]+"))


def choose(page: Page, name: str, value: str) -> None:
    """Tick an option or fill a field in, wherever it is shown."""
    field = page.locator(f'[name="{name}"]')
    field.first.wait_for(state="attached")  # the pocket draws its page after it has come
    folded = page.locator(f'details.option:not([open]):has([name="{name}"]) > summary')
    if folded.count():
        folded.click()
    elif not field.first.is_visible():
        page.get_by_text("More options").click()
    if field.first.get_attribute("type") == "radio":
        page.locator(f'[name="{name}"][value="{value}"]').check()
        page.wait_for_function(
            "([name, value]) => document.querySelector(`[name='${name}']:checked`).value === value",
            arg=[name, value],
        )
    else:
        field.fill(value)


def bring(page: Page, match: Match[Any]) -> str:
    """Put a match on a new table and open it; returns the table's path."""
    shelf = page.request.get("/").url
    with httpx2.Client(transport=httpx2.HTTPTransport(local_address=_another_visitor())) as guest:
        guard = GUARD.search(guest.get(shelf).text)
        assert guard
        file = _file(match)
        save = (file["name"], file["buffer"], file["mimeType"])
        reply = guest.post(urljoin(shelf, "import"), data={"guard": guard[1]}, files={"save": save})
    assert reply.status_code == 303, reply.text
    path = str(reply.headers["location"])
    page.goto(path)
    return path


_visitors = count()


def _another_visitor() -> str:
    """Nobody may bring as many matches as a test does: each comes from an address of its own."""
    number = next(_visitors) % 40_000
    linux = sys.platform == "linux"
    return f"127.1.{number // 200}.{number % 200 + 1}" if linux else "127.0.0.1"


def bring_by_hand(page: Page, match: Match[Any]) -> None:
    """The same through the form of the shelf."""
    page.goto("/")
    page.locator('[name="save"]').set_input_files(_file(match))
    page.locator('form:has([name="save"]) button').click()
    page.wait_for_url(re.compile(r"/tables/"))


def _file(match: Match[Any]) -> FilePayload:
    return {
        "name": "game.json",
        "mimeType": "application/json",
        "buffer": dumps(match).encode(),
    }


def sequence(page: Page) -> str:
    return str(page.locator("#page").get_attribute("data-sequence"))


class Change:
    """Waits at the end of a block until the table has changed."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def __enter__(self) -> None:
        self.before = sequence(self.page)

    def __exit__(self, *raised: object) -> None:
        if raised[0] is None:
            expect(self.page.locator("#page")).not_to_have_attribute("data-sequence", self.before)


def quilt(page: Page) -> Locator:
    return page.locator("[data-quilt]").first


def can_place(page: Page) -> bool:
    """Whether a patch is in hand, as a leather patch always is."""
    return page.locator("[data-do=place]").is_visible()


TELLING = ".stage.is-telling"
"""While the sheet tells the last turn step by step."""


def read_turn(page: Page) -> None:
    """To the end of it, if a turn is being told."""
    if page.locator(TELLING).count():
        page.keyboard.press("Escape")
        expect(page.locator(TELLING)).to_have_count(0)


def closes_each_turn(page: Page) -> None:
    """Whenever a turn is told instead of a question asked."""
    page.add_locator_handler(page.locator(TELLING), lambda: read_turn(page))


def quick_turn(page: Page) -> None:
    """Whatever is asked: sew on the first patch that can be paid, or else advance.

    By keys where it hands over: two clicks on one place as quick as a machine are a double tap.
    """
    with Change(page):
        if not can_place(page):
            offers = page.locator(".offer-affordable")
            if offers.count() == 0:
                page.locator(".advance").press("Enter")
                return
            offers.first.click()
        page.locator("[data-do=place]").press("Enter")


def open_menu(page: Page) -> None:
    """The menu of a table: shelf, log, score, settings; on other pages there is none."""
    closed = page.locator(".stage-menu:not([open]) > summary")
    if closed.count():
        closed.click()


def speak(page: Page, language: str) -> None:
    """Choose a language by its name."""
    open_menu(page)
    page.locator(".switches details.menu:has([name=language]) > summary").click()
    page.get_by_role("button", name=language).click()


def redo(page: Page) -> None:
    with Change(page):
        open_menu(page)
        page.get_by_role("button", name=re.compile("^Redo")).press("Enter")


def tell_in_signs(page: Page, text: str) -> None:
    """An answer in the game's notation, by way of the menu; again below what was wrong with it."""
    field = page.locator(".typed [name=text]").last
    if not field.is_visible():
        open_menu(page)
        page.get_by_text("Type the answer instead").last.click()
    field.fill(text)
    field.press("Enter")


def undo(page: Page) -> None:
    with Change(page):
        page.get_by_role("button", name=re.compile("^Undo")).click()

"""Every kind of question of every game, on a phone and on a desk: what a page of it must hold.

axe-core finds nothing, in both themes and three languages, folded and unfolded. On a phone the
question is in sight, no page is longer than two screens and none scrolls sideways. On a desk the
board, the question and the Automa's last turn are in sight together.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.at_the_table import TELLING, bring, read_turn
from tests.browser.axe import findings
from tests.browser.conftest import PHONE
from tests.browser.questions import WAYS, at_every_question
from tests.browser.running_server import Server
from tests.browser.watched_page import watched_page

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
GENEROUS_MS = 120_000
LANGUAGES = ("en", "de", "it")
CONTRAST = "color-contrast"
"""All that another theme changes."""
PICTURES = os.environ.get("PICTURES")
"""A folder for a picture of each page, if somebody wants to look at them."""
ON_A_PHONE = """() => {
  const wrong = [];
  const heading = document.querySelector(".prompt h2").getBoundingClientRect();
  if (heading.top < 0 || heading.bottom > innerHeight) wrong.push(`question at ${heading.top}`);
  const { scrollHeight, scrollWidth } = document.documentElement;
  if (scrollHeight > 2 * 844) wrong.push(`${scrollHeight} px long`);
  if (scrollWidth > 390) wrong.push(`${scrollWidth} px wide`);
  return wrong;
}"""
ON_A_DESK = """() => {
  const wrong = [];
  for (const what of [".board-view", ".prompt h2", ".turn .step"]) {
    const part = [...document.querySelectorAll(what)].find((e) => e.checkVisibility());
    const box = part?.getBoundingClientRect();
    if (box && (box.top < 0 || box.top + Math.min(box.height, 160) > innerHeight))
      wrong.push(`${what} at ${Math.round(box.top)}`);
  }
  if (document.documentElement.scrollWidth > 1280) wrong.push("wider than the desk");
  return wrong;
}"""
UNFOLD = "document.querySelectorAll('main details').forEach((part) => { part.open = true; })"


@dataclass
class Visit:
    """One page on a phone or a desk that goes from question to question and notes what is wrong."""

    page: Page
    origin: str
    wrong: list[str] = field(default_factory=list)
    name: str = ""
    look: str = ""

    def go(self, path: str, language: str, theme: Literal["light", "dark"]) -> None:
        """Open a table in this look, with nothing asked for that a person would not see."""
        self.look = f"{language}-{theme}"
        self.page.context.add_cookies([{"name": "language", "value": language, "url": self.origin}])
        self.page.emulate_media(color_scheme=theme)
        self.page.goto(path)

    def note(self, *found: str) -> None:
        """Told at once (with `-s`), and all of it at the end."""
        new = [f"{self.name}, {self.look}: {line}" for line in found]
        self.wrong += new
        for line in new:
            print(line)

    def axe(self, *rules: str) -> None:
        self.note(*findings(self.page, *rules))

    def both_themes(self) -> None:
        """Everything as it is, and what the other theme changes."""
        self.axe()
        dark = "dark" not in self.look
        self.page.emulate_media(color_scheme="dark" if dark else "light")
        self.axe(CONTRAST)
        self.page.emulate_media(color_scheme="light" if dark else "dark")

    def picture(self, moment: str) -> None:
        if PICTURES:
            self.page.screenshot(path=Path(PICTURES) / f"{self.name}-{moment}.jpg")


def on_a_phone(visit: Visit, path: str) -> None:
    """English as it comes, German unfolded in the dark, Italian; the turn is read only once."""
    page = visit.page
    visit.go(path, "en", "light")
    if page.locator(TELLING).count():
        visit.picture("turn")
        visit.both_themes()
        read_turn(page)
    visit.picture("read")
    visit.note(*page.evaluate(ON_A_PHONE))
    visit.both_themes()
    visit.go(path, "de", "dark")
    visit.note(*page.evaluate(ON_A_PHONE))
    page.evaluate(UNFOLD)
    page.wait_for_load_state("networkidle")
    visit.both_themes()
    visit.go(path, "it", "light")
    visit.note(*page.evaluate(ON_A_PHONE))
    visit.axe()


def on_a_desk(visit: Visit, path: str, language: str) -> None:
    visit.go(path, language, "light")
    visit.picture("desk")
    visit.note(*visit.page.evaluate(ON_A_DESK))
    visit.both_themes()


@pytest.mark.slow
@pytest.mark.parametrize("id", WAYS)
def test_every_kind_of_question(browser: Browser, server: Server, id: str) -> None:
    languages = cycle(LANGUAGES)
    with (
        watched_page(browser, server.url, **PHONE) as phone,
        watched_page(browser, server.url, **DESK) as desk,
    ):
        for page in (phone, desk):
            page.set_default_timeout(GENEROUS_MS)
        visits = Visit(phone, server.url), Visit(desk, server.url)
        for name, match in at_every_question(id):
            path = bring(phone, match)
            print(id, name)
            visits[0].name = visits[1].name = f"{id} {name}"
            on_a_phone(visits[0], path)
            on_a_desk(visits[1], path, next(languages))
    wrong = visits[0].wrong + visits[1].wrong
    assert not wrong, "\n".join(wrong)

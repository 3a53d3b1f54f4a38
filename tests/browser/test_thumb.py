"""A whole match of each game with one thumb at 390 px: what is new is in sight after every tap."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from automatable.core.game import game
from automatable.core.match import Match
from automatable.core.rng import Seed
from automatable.testing.playing import legal_answer
from tests.browser.at_the_table import bring, sequence

SHEET = "dialog.turn-sheet"
MOST_TAPS: dict[str, float] = json.loads(
    Path(__file__).with_name("thumb_medians.json").read_text("utf-8")
)
"""Taps that answer and hand over, in the median turn of a person in a hurry: they may not grow."""
TABLES = {
    "patchwork": {"sit": "companion"}, "scythe": {}, "age_of_innovation": {}, "expeditions": {},
    "through_the_ages": {},
}  # fmt: skip
FIGURE = ".prompt ~ * input[required]:visible, main form input[inputmode=numeric]:visible"
PICK = "[data-picker] .pick:enabled"
TRIES = 3
QUICK_MS = 550
"""Two taps on one place that follow each other faster than this are one (a double tap)."""
TWO_SCREENS = 2 * 844
SEEN = """(what) => {
  const part = [...document.querySelectorAll(what)].find((e) => e.checkVisibility());
  if (!part) return `${what} is not there`;
  const { top, bottom } = part.getBoundingClientRect();
  const seen = top >= -1 && Math.min(bottom, top + 120) <= innerHeight + 1;
  return seen ? "" : `${what} at ${Math.round(top)}`;
}"""


@dataclass
class Thumb:
    """A person with a phone: taps, looks whether the news is in sight, counts."""

    page: Page
    answers: list[int] = field(default_factory=list)
    steps: list[int] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)
    taps: int = 0
    last: str = ""
    has_read: bool = False
    """Whether a sheet was closed just now: its button lay where the next one may lie."""

    def tap(self, selector: str) -> None:
        before = sequence(self.page)
        if selector == self.last or self.has_read:
            self.page.wait_for_timeout(QUICK_MS)
        self.last, self.has_read = selector, False
        self.fill_in()
        if selector == PICK:
            self.pick()
        else:
            self.page.locator(selector).first.tap()
        self.until_it_counts(before, "[data-pick-done]:enabled" if selector == PICK else selector)
        self.taps += 1
        self.look()

    def until_it_counts(self, before: str, again: str) -> None:
        """A tap while the page is still being exchanged is nobody's: one taps again."""
        answered = expect(self.page.locator("#page"))
        for _ in range(TRIES):
            try:
                answered.not_to_have_attribute("data-sequence", before, timeout=6_000)
                return
            except AssertionError:
                self.page.locator(again).first.tap()
        answered.not_to_have_attribute("data-sequence", before)

    def fill_in(self) -> None:
        """What is counted at the end is typed in; a figure is as good as another here."""
        for figure in self.page.locator(FIGURE).all():
            if not figure.input_value():
                figure.fill("3")

    def pick(self) -> None:
        """Patches are tapped one after the other; the last one sends them all."""
        count = int(self.page.locator("[data-picker]").get_attribute("data-count") or 1)
        for _ in range(count):
            self.page.locator(PICK).first.tap()
        self.taps += count - 1

    def look(self) -> None:
        """The turn if there is one, otherwise the question; then it is read to its end."""
        sheet = self.page.locator(SHEET)
        if not sheet.count():
            self.see(".prompt h2")
            return
        read = 0
        while sheet.count():
            self.see(f"{SHEET} .step.is-here .step-told")
            self.see(f"{SHEET} [data-next]")
            self.page.locator("[data-next]").tap()
            read += 1
        self.has_read = True
        self.steps.append(read)
        self.answers.append(self.taps)
        self.taps = 0
        self.see(".prompt h2")

    def see(self, what: str) -> None:
        told = self.page.evaluate(SEEN, what)
        if told:
            self.unseen.append(f"{sequence(self.page)}: {told}")


def next_tap(page: Page) -> str:
    """What a person in a hurry taps: hand over, or the first answer on offer."""
    for selector in (
        '.thumb button[value="done"]',
        ".thumb .button-primary",
        ".prompt-choices button",
        ".pad-key",
        PICK,
        ".advance",
        '[data-do="place"]',
        ".claims .button-primary",
        ".choices button[value]",
        ".answers button",
        ".area-now button[value]",
        'button[value="pass"]',
        "form button.button-primary:not([disabled])",
    ):
        if page.locator(f"{selector}:visible").count():
            return PICK if selector == PICK else f"{selector}:visible"
    raise AssertionError(f"nothing to tap: {page.locator('.prompt').inner_text()}")


def plays(page: Page, id: str, turns: int, **options: Any) -> Thumb:
    match = Match.new(game(id), options, Seed.from_text(f"{id}, thumb"))
    player = Random(1)
    while not match.set_up_done:
        match.answer(legal_answer(match, player.choice))
    bring(page, match)
    thumb = Thumb(page)
    thumb.look()
    while len(thumb.steps) < turns and not page.locator(".prompt-over").count():
        thumb.tap(next_tap(page))
    return thumb


def check(thumb: Thumb, id: str, more: int = 0) -> None:
    """A few turns may happen to be the laborious ones, a whole match may not."""
    assert thumb.unseen == []
    assert median(thumb.answers) <= MOST_TAPS[id] + more, thumb.answers
    height = int(thumb.page.evaluate("document.documentElement.scrollHeight"))
    assert height <= TWO_SCREENS


@pytest.mark.parametrize("id", [id for id in TABLES if id != "patchwork"])
def test_some_turns(thumb: Page, id: str) -> None:
    check(plays(thumb, id, turns=4, **TABLES[id]), id, more=1)


@pytest.mark.slow
@pytest.mark.parametrize("id", TABLES)
def test_a_whole_match(thumb: Page, id: str) -> None:
    """All of it, to the last question; the figures are printed for the record."""
    played = plays(thumb, id, turns=1000, **TABLES[id])
    print(f"{id}: {len(played.answers)} turns, {sum(played.answers)} taps, {played.answers}")
    assert thumb.locator(".prompt-over").count(), "the match came to its end"
    check(played, id)

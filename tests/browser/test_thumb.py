"""A whole match of each game with one thumb at 390 px: what is new is in sight after every tap."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from math import hypot
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import FloatRect, Page, expect

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.testing.playing import legal_answer
from tests.browser.at_the_table import TELLING, sequence

TABLE = re.compile(r"/tables/([\w-]+)")
SHEET = TELLING
MOST_TAPS: dict[str, float] = json.loads(
    Path(__file__).with_name("thumb_medians.json").read_text("utf-8")
)
"""Taps that answer and hand over, in the median turn of a person in a hurry: they may not grow."""
TABLES = {
    "patchwork": {"sit": "companion"}, "scythe": {}, "age_of_innovation": {}, "expeditions": {},
    "through_the_ages": {},
}  # fmt: skip
MATCHES = [*((id, TABLES[id]) for id in TABLES), ("age_of_innovation", {"tracking": "light"})]
LIGHT_ENDS = ".light-choice"
FIGURE = ".prompt ~ * input[required]:visible, main form input[inputmode=numeric]:visible"
PICK = "[data-picker] .pick:has(:enabled)"
QUICK_MS = 550
ELSEWHERE_PX = 60
"""Two taps nearer and faster than this are one (a double tap)."""
PLACES = (0.5, 0.2, 0.8)
"""Where on a button the thumb comes down: in its middle if it was not just there."""
GENEROUS_MS = 60_000
STEP = f"""() => {{
  const steps = [...document.querySelectorAll("{SHEET} .step")];
  return steps.findIndex((step) => step.classList.contains("is-here"));
}}"""
"""The number of the step that is read; -1 without a sheet."""
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
    tapped_at: float = 0
    """When the last tap was over, by the clock of the test."""
    tapped: tuple[float, float] = (-1000, -1000)

    def tap(self, selector: str) -> None:
        """One tap, one answer: the page waits for nothing, and no tap is given twice."""
        before = sequence(self.page)
        self.fill_in()
        if selector == PICK:
            self.pick()
        else:
            self.touch(selector)
        answered = expect(self.page.locator("#page"))
        answered.not_to_have_attribute("data-sequence", before, timeout=GENEROUS_MS)
        self.taps += 1
        self.look()

    def touch(self, selector: str) -> None:
        """A tap of somebody who does not tap twice: elsewhere than the last one, or later."""
        button = self.page.locator(selector).first
        box = button.bounding_box()
        assert box, selector
        across = next((x for x in PLACES if self.is_elsewhere(box, x)), None)
        left = QUICK_MS - (monotonic() - self.tapped_at) * 1000
        if across is None and left > 0:
            self.page.wait_for_timeout(left)
        x, y = box["width"] * (across or 0.5), box["height"] / 2
        button.tap(position={"x": x, "y": y})
        self.tapped_at, self.tapped = monotonic(), (box["x"] + x, box["y"] + y)

    def is_elsewhere(self, box: FloatRect, across: float) -> bool:
        x, y = box["x"] + box["width"] * across, box["y"] + box["height"] / 2
        return hypot(x - self.tapped[0], y - self.tapped[1]) > ELSEWHERE_PX

    def fill_in(self) -> None:
        """What is counted at the end is typed in; a figure is as good as another here."""
        for figure in self.page.locator(FIGURE).all():
            if not figure.input_value():
                figure.fill("3")

    def pick(self) -> None:
        """Patches are tapped one after the other; the last one sends them all."""
        count = int(self.page.locator("[data-picker]").get_attribute("data-count") or 1)
        for _ in range(count):
            self.touch(PICK)
        self.taps += count - 1

    def look(self) -> None:
        """The turn if there is one, otherwise the question; then it is read to its end."""
        sheet = self.page.locator(SHEET)
        if not sheet.count():
            self.see_the_question()
            return
        read = 0
        while sheet.count():
            self.see(f"{SHEET} .step.is-here .step-told")
            self.see(f"{SHEET} [data-next]")
            step = self.page.evaluate(STEP)
            self.touch("[data-next]")
            self.page.wait_for_function(
                f"(step) => ({STEP})() !== step", arg=step, timeout=GENEROUS_MS
            )
            read += 1
        self.steps.append(read)
        self.answers.append(self.taps)
        self.taps = 0
        self.see_the_question()

    def see_the_question(self) -> None:
        """Of one's own turn the title says all."""
        asked = self.page.locator(".prompt h2:visible").count()
        self.see(".prompt h2" if asked else ".sheet-title")

    def see(self, what: str) -> None:
        told = self.page.evaluate(SEEN, what)
        if told:
            self.unseen.append(f"{sequence(self.page)}: {told}")


def next_tap(page: Page) -> str:
    """What a person in a hurry taps: hand over, or the first answer on offer."""
    ends = page.locator(LIGHT_ENDS).count()
    if ends:  # what the turn has changed, each in its turn: every kind of question comes
        return f"{LIGHT_ENDS} >> nth={int(sequence(page)) % ends}"
    for selector in (
        '.thumb button[value="done"]',
        ".thumb .button-primary:enabled",
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


def plays(page: Page, id: str, turns: int, seed: str = "thumb", **options: Any) -> Thumb:
    sit_down_after_the_set_up(page, id, seed, options)
    thumb = Thumb(page)
    thumb.look()
    while len(thumb.steps) < turns and not page.locator(".prompt-over").count():
        thumb.tap(next_tap(page))
    return thumb


def sit_down_after_the_set_up(page: Page, id: str, seed: str, options: dict[str, Any]) -> None:
    """By a link with its seed, so that the same cards come in every run."""
    page.goto(f"/games/{id}/new?{urlencode({'seed': seed, **options})}")
    page.locator("form[data-set-up] button").last.tap()
    page.wait_for_url(TABLE)
    table = TABLE.search(page.url)
    assert table
    api, player = f"/api/tables/{table[1]}", Random(1)
    match = Match.new(game(id), options, Seed.from_text(seed))
    while not match.set_up_done:
        seen = page.request.get(api).json()["sequence"]
        text = legal_answer(match, player.choice)
        match.answer(text)
        assert page.request.post(f"{api}/answer", data={"text": text, "sequence": seen}).ok
    page.goto(f"/tables/{table[1]}?laid_out=yes")


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
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("id", "options"), MATCHES, ids=[*TABLES, "light"])
def test_a_whole_match(thumb: Page, id: str, options: dict[str, str], seed: int) -> None:
    """All of it, to the last question; the figures are printed for the record."""
    played = plays(thumb, id, turns=1000, seed=f"thumb {seed}", **options)
    print(
        f"{id} {options}: {len(played.answers)} turns, {sum(played.answers)} taps, "
        f"median {median(played.answers)}, most {max(played.answers)}, {played.answers}"
    )
    assert thumb.locator(".prompt-over").count(), "the match came to its end"
    check(played, id)

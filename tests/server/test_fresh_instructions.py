"""The table shows the newest turn as new: never the turn before, never as if it were done."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest

from automatable.core.game import game
from automatable.core.matches.latest import news
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.table.store import Store
from tests.server.conftest import Browser

TURN = re.compile(r'<section class="turn".*?</section>', re.DOTALL)
STEP = re.compile(r'<li class="step"([^>]*)>(.*?)</li>', re.DOTALL)


class Page:
    """What the turn on a table's page asks to do."""

    def __init__(self, browser: Browser, store: Store, match: Match[Any]) -> None:
        page = browser.get(f"/tables/{store.create(match)}").text
        found = TURN.search(page)
        self.page, self.turn = page, found[0] if found else ""
        self.steps = STEP.findall(self.turn)

    @property
    def told(self) -> set[str]:
        texts = (body.split('class="instruction-text">')[1:] for _, body in self.steps)
        return {_plain(text.split("<details")[0]) for several in texts for text in several}

    @property
    def all_new(self) -> bool:
        return all("data-step-new" in given for given, _ in self.steps)

    @property
    def listed(self) -> int:
        """How many lines the page of a round's end has to be ticked."""
        return self.page.count('<li><label><input type="checkbox">')

    @property
    def heading(self) -> str:
        found = re.search(r'data-title="([^"]*)"', self.turn)
        assert found
        return unescape(found[1])

    @property
    def news(self) -> int:
        counted = re.search(r'data-news="(\d+)"', self.turn)
        assert counted
        return int(counted[1])


def _plain(html: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", "", html)).split())


def happened(match: Match[Any]) -> set[str]:
    return {event.kind for event in news(match)}


def go_on(match: Match[Any]) -> None:
    legal = match.legal() or []
    match.answer("done" if "done" in legal else legal[0])


def only_new(before: Page, after: Page) -> None:
    """Nothing of the page before is shown again, and what is shown is there to be done."""
    assert before.told
    assert after.told
    assert before.told.isdisjoint(after.told)
    assert after.all_new
    assert after.news == len(after.steps)


def innovation(seed: str) -> Match[Any]:
    match = Match.new(game("age_of_innovation"), {}, Seed.from_text(seed))
    while not match.set_up_done:
        go_on(match)
    return match


def until(match: Match[Any], kind: str, browser: Browser, store: Store) -> Page:
    """The page before the answer after which something happens; the match is right after it."""
    for _ in range(40):
        before = match.copy()
        go_on(match)
        if kind in happened(match):
            return Page(browser, store, before)
    raise AssertionError(f"{kind} never came")


@pytest.mark.rule("SCY-TURN-02")
def test_after_a_skipped_turn_the_turn_before_is_not_shown_again(
    browser: Browser, store: Store
) -> None:
    options = {"level": "autometta", "dealer": "table", "human_faction": "saxony"}
    match = Match.new(game("scythe"), options, Seed.from_text("skip"))
    cards = match.state.next_automa.cards.by_number
    skips = {number for number, card in cards.items() if card.skip_mark}
    match.answer("done")
    match.answer(f"card {min(set(cards) - skips)}")
    before = Page(browser, store, match)
    match.answer("done")
    match.answer(f"card {min(skips)}")
    after = Page(browser, store, match)
    only_new(before, after)
    assert len(after.steps) == 1


@pytest.mark.rule("AOI-TURN-04")
def test_a_pass_with_an_empty_deck_is_new_though_no_card_was_drawn(
    browser: Browser, store: Store
) -> None:
    match = innovation("e0")
    only_new(until(match, "aoi-deck_empty", browser, store), Page(browser, store, match))


@pytest.mark.rule("AOI-RND-01")
def test_what_is_to_be_done_at_the_end_of_a_round_is_new(browser: Browser, store: Store) -> None:
    match = innovation("e0")
    until(match, "aoi-pass", browser, store)
    her_pass = Page(browser, store, match)
    match.answer(next(answer for answer in match.legal() or [] if answer.startswith("pass")))
    assert "aoi-round_over" in happened(match)
    end = Page(browser, store, match)
    assert (end.turn, end.listed) == ("", 4)
    go_on(match)
    assert "aoi-new_round" in happened(match)
    only_new(her_pass, Page(browser, store, match))


@pytest.mark.rule("AOI-RND-01")
def test_the_end_of_a_round_is_apart_from_her_pass_that_brings_it(
    browser: Browser, store: Store
) -> None:
    """The person has passed before her: her pass and the round's end come in one go."""
    match = innovation("e0")
    while "pass" not in (match.legal() or []):
        go_on(match)
    match.answer("pass")
    assert happened(match) >= {"aoi-pass", "aoi-round_over"}
    page = Page(browser, store, match)
    assert page.heading == "Automa’s turn"
    assert any("passes" in told for told in page.told)
    assert not [told for told in page.told if "Round" in told]
    assert page.listed == 4


def test_what_is_laid_out_before_the_first_turn_is_called_the_set_up(
    browser: Browser, store: Store
) -> None:
    match = Match.new(game("age_of_innovation"), {}, Seed.from_text("laid out"))
    assert not match.set_up_done
    assert Page(browser, store, match).heading == "Set-up"

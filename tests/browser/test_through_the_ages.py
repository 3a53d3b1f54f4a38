"""Through the Ages in the browser: first turns, an aggression, an auction, a new age, the end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from automatable.core.match import Match
from automatable.core.rng import Seed
from automatable.games.through_the_ages.cards import civil_deck
from automatable.games.through_the_ages.game import GAME
from tests.browser.at_the_table import Change, bring

SEED = Seed.from_text("browser")


@pytest.fixture(params=["phone", "desktop"])
def page(request: pytest.FixtureRequest) -> Page:
    found: Page = request.getfixturevalue(request.param)
    return found


def tell(page: Page, text: str) -> None:
    """Press the button of an answer, unfolding what hides it."""
    button = page.locator(f'button[value="{text}"]').first
    if not button.is_visible():
        page.locator("details.reports", has=button).locator("summary").click()
    with Change(page):
        button.click()


def number(page: Page, value: int) -> None:
    with Change(page):
        page.locator(".number-input input").fill(str(value))
        page.locator(".number-input button").click()


def before_age_ii() -> dict[str, Any]:
    """The person's turn, with one civil card left in Age I and a territory on top."""
    row = [id for id, copies in civil_deck("I").items() for _ in range(copies)][:13]
    return {
        "start_player": "human", "on_turn": "human", "phase": "main", "age": "I", "round": 6,
        "row": row, "civil_dealt": {**civil_deck("I"), "genghis_khan": 0},
        "current_events": [{"age": "I", "by": "human", "card": "historic_territory_i"}],
        "automa": {"cubes": {"warriors": 3, "philosophy": 2, "religion": 1}},
        "human": {"strength": 4, "hand": ["raid_i", "crusades"]},
    }  # fmt: skip


def at_the_end() -> dict[str, Any]:
    """The last turn of the last round, with one event of either side to be scored."""
    return {
        "start_player": "automa", "on_turn": "human", "phase": "main", "age": "IV", "round": 19,
        "last_round": 19, "row": [None] * 13, "automa_pile": {"age": "III"},
        "future_events": [
            {"age": "III", "by": "human", "card": "impact_of_industry"},
            {"age": "III", "by": "automa"},
        ],
        "automa": {"culture_points": 120},
    }  # fmt: skip


def test_the_first_turns(page: Page) -> None:
    page.goto("/games/through_the_ages/new")
    page.locator('[name="start_player"][value="human"]').check()
    page.get_by_role("button", name="To the table").click()
    page.wait_for_url(re.compile(r"/tables/[\w-]+"))
    page.goto(page.url.removesuffix("/checklist"))
    expect(page.get_by_text("Stand-in deck, not the printed cards").first).to_be_visible()
    tell(page, "take 2")
    expect(page.locator('button[value="take 2"]')).to_have_count(0)
    tell(page, "done")
    expect(page.locator(".instruction").first).to_be_visible()
    expect(page.locator(".turn-card svg").first).to_be_visible()
    tell(page, "done")
    expect(page.get_by_role("heading", name=re.compile("Round 3"))).to_be_visible()
    width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0


def test_an_aggression_an_auction_and_a_new_age(page: Page) -> None:
    bring(page, Match.at(GAME, before_age_ii(), {"tie_policy": "auto"}, SEED))
    tell(page, "aggression raid_i")
    number(page, 30)
    tell(page, "building philosophy")
    expect(page.get_by_text("You gain 2 resources").first).to_be_visible()
    tell(page, "event crusades")
    number(page, 2)
    number(page, 20)
    expect(page.get_by_text("You win Historic Territory (I)").first).to_be_visible()
    tell(page, "done")
    while page.locator(".number-input").count():
        number(page, 6)
    expect(page.get_by_text("Age II begins").first).to_be_attached()
    expect(page.get_by_role("heading", name=re.compile("Age II"))).to_be_visible()


def test_the_final_scoring(page: Page) -> None:
    bring(page, Match.at(GAME, at_the_end(), {}, SEED))
    tell(page, "done")
    while page.locator(".number-input").count():
        number(page, 7)
    expect(page.locator(".prompt-over")).to_contain_text("Automa wins")


def test_new_row_cards_are_picked_from_a_list(page: Page) -> None:
    page.goto("/games/through_the_ages/new")
    page.locator('[name="civil_dealer"][value="table"]').check()
    page.locator('[name="start_player"][value="human"]').check()
    page.get_by_role("button", name="To the table").click()
    page.wait_for_url(re.compile(r"/tables/[\w-]+"))
    page.goto(page.url.removesuffix("/checklist"))
    page.locator("[data-pick-search]").fill("hom")
    page.locator("[data-pick-search]").press("Enter")
    for _ in range(12):
        page.locator(".pick:not([disabled])").first.click()
    with Change(page):
        page.locator("[data-pick-send]").click()
    expect(page.locator(".space").first).to_contain_text("Homer")

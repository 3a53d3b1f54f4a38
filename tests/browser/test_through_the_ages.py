"""Through the Ages in the browser: first turns, an aggression, an auction, a new age, the end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.games.through_the_ages.base_cards import civil_deck
from automatable.games.through_the_ages.game import GAME
from tests.browser.at_the_table import Change, bring, choose
from tests.browser.running_server import Server, running_server
from tests.browser.watched_page import watched_page

SEED = Seed.from_text("browser")
PHONE = {"width": 390, "height": 844}


@pytest.fixture(params=["phone", "desktop"])
def page(request: pytest.FixtureRequest) -> Page:
    found: Page = request.getfixturevalue(request.param)
    return found


def tell(page: Page, text: str) -> None:
    """Press the button of an answer, touching the card or unfolding what hides it."""
    if text.startswith("take "):
        page.locator(f'[data-place="space-{text.split()[1]}"]').press("Enter")
    button = page.locator(f'button[name=text][value="{text}"]').first
    folds = page.locator(
        "details:not([open])", has=page.locator(f'button[name=text][value="{text}"]')
    )
    while not button.is_visible():
        folds.first.locator("summary").first.click()  # the outermost first
    with Change(page):
        button.press("Enter")  # two clicks on one place as quick as a machine are a double tap


def number(page: Page, value: int) -> None:
    with Change(page):
        page.locator("[data-figure]").fill(str(value))
        page.locator("[data-figure]").press("Enter")


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
            {"age": "III", "by": "automa", "card": "impact_of_colonies"},
        ],
        "automa": {"culture_points": 120},
    }  # fmt: skip


def test_the_first_turns(page: Page) -> None:
    page.goto("/games/through_the_ages/new")
    choose(page, "start_player", "human")
    page.get_by_role("button", name="To the table").click()
    page.wait_for_url(re.compile(r"/tables/[\w-]+"))
    page.goto(page.url.removesuffix("/checklist"))
    expect(page.locator(".chip-stand_in")).to_be_visible()
    tell(page, "take 2")
    expect(page.locator('button[value="take 2"]')).to_have_count(0)
    tell(page, "done")
    expect(page.locator(".instruction").first).to_be_visible()
    expect(page.locator(".turn-card svg").first).to_be_visible()
    tell(page, "done")
    expect(page.get_by_role("heading", name=re.compile("round 3"))).to_be_visible()
    width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0


def test_an_aggression_an_auction_and_a_new_age(page: Page) -> None:
    bring(page, Match.at(GAME, before_age_ii(), {"tie_policy": "auto"}, SEED))
    tell(page, "aggression raid_i")
    number(page, 30)
    tell(page, "building philosophy")
    expect(page.get_by_text("You gain 2 resources").first).to_be_visible()
    tell(page, "event crusades")
    tell(page, "yes")  # another political action in this turn
    number(page, 2)
    number(page, 20)
    expect(page.get_by_text("You win Historic Territory (I)").first).to_be_visible()
    tell(page, "done")
    while page.locator("[data-figure]").count():
        number(page, 6)
    expect(page.get_by_text("Age II begins").first).to_be_attached()
    expect(page.get_by_role("heading", name=re.compile("· II"))).to_be_visible()


def test_a_tap_shows_a_card_before_it_is_taken(browser: Browser, server: Server) -> None:
    """The first says in German what it does and changes nothing; the second takes it."""
    with watched_page(browser, server.url, locale="de-DE", viewport=PHONE) as page:
        bring(page, Match.at(GAME, before_age_ii(), {"tie_policy": "auto"}, SEED))
        page.locator("details.reports", has=page.locator('[value="event crusades"]')).locator(
            "summary"
        ).first.click()
        before = page.locator("[data-sequence]").get_attribute("data-sequence")
        card = page.locator("details.card-choice", has=page.locator('[value="event crusades"]'))
        card.locator("summary").click()
        expect(card.locator(".card-says")).to_be_visible()
        assert page.locator("[data-sequence]").get_attribute("data-sequence") == before
        touched = page.locator('[data-place="space-1"]')
        size = touched.bounding_box()
        assert size is not None
        assert min(size["width"], size["height"]) >= 44
        touched.click()
        expect(page.locator('.big-card[data-at="space-1"]')).to_contain_text("1 Zivilaktion")
        expect(page.locator("button[data-at]:visible")).to_have_count(1)
        assert page.locator("[data-sequence]").get_attribute("data-sequence") == before
        with Change(page):
            page.locator("button[data-at]:visible").click()
        expect(page.locator('button[value="take 1"]')).to_have_count(0)


def test_the_final_scoring(page: Page) -> None:
    bring(page, Match.at(GAME, at_the_end(), {}, SEED))
    tell(page, "done")
    number(page, 7)
    expect(page.locator(".prompt")).to_contain_text("more than 0 is hardly possible")
    tell(page, "yes")
    while page.locator("[data-figure]").count():
        number(page, 7)
    expect(page.locator(".prompt-over")).to_contain_text("Automa wins")


def test_new_row_cards_are_picked_from_a_list(page: Page) -> None:
    page.goto("/games/through_the_ages/new")
    choose(page, "dealer", "table")
    choose(page, "start_player", "human")
    page.get_by_role("button", name="To the table").click()
    page.wait_for_url(re.compile(r"/tables/[\w-]+"))
    page.goto(page.url.removesuffix("/checklist"))
    page.locator("[data-pick-search]").fill("hom")
    page.locator("[data-pick-search]").press("Enter")
    with Change(page):
        for _ in range(12):
            page.locator(".pick:not([disabled])").first.click()
    expect(page.locator('[data-key="space-1"]')).to_contain_text("Homer")


# --- the owner's printed cards


@pytest.fixture(scope="module")
def owners_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose own decks are kept apart from everybody's."""
    home = tmp_path_factory.mktemp("owner")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("AUTOMATABLE_HOME", str(home))
        with running_server(home / "tables.sqlite") as running:
            yield running


@pytest.fixture(params=[390, 1280])
def owner(
    request: pytest.FixtureRequest, browser: Browser, owners_server: Server
) -> Iterator[Page]:
    size = {"width": request.param, "height": 844}
    with watched_page(browser, owners_server.url, viewport=size) as page:
        page.add_init_script("localStorage.setItem('turn-habit', 'all')")
        yield page


TAPS = (
    '[data-entry=politics] [data-token="aggression:3"]', "[data-entry=politics] [data-token=event]",
    "[data-entry=take] [data-token=leader]", "[data-entry=take] [data-token=action]",
    "[data-entry=develop] [data-token=government]", "[data-entry=develop] [data-join]",
    "[data-entry=develop] [data-token=farm_mine]",
    '[data-entry=construct] [data-token="blue:military"]',
    '[data-entry=construct] [data-token="stages:2"]', '[data-number=cards][data-value="1"]',
    "[data-add-row]", '[data-number=bonus][data-value="1"]',
    '[data-number=defence][data-value="2"]',
)  # fmt: skip


def tap_a_card(page: Page) -> None:
    folded = page.locator("[data-entry]:not([open]) > summary")
    while folded.count():
        folded.first.click()
    for tapped in TAPS:
        page.locator(tapped).click()


def test_a_printed_card_is_typed_in_by_tapping_icons(owner: Page) -> None:
    owner.goto("/games/through_the_ages/decks")
    owner.get_by_role("button", name="Begin a new deck").click()
    expect(owner.get_by_role("heading", name="Card I 1")).to_be_visible()
    tap_a_card(owner)
    owner.locator("[data-entry=take] .entry-chip").last.click()
    drawn = owner.locator("[data-drawn]")
    expect(drawn).to_contain_text("War units: the number is missing.")
    owner.locator('[data-number=units][data-value="1"]').click()
    expect(drawn.locator("li")).to_have_count(0)
    assert owner.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    owner.get_by_role("button", name="Keep, next card").click()
    expect(owner.get_by_role("heading", name="Card I 2")).to_be_visible()
    expect(owner.locator(".deck-progress")).to_contain_text("1 of 24 cards")
    owner.locator("[data-auction]").first.click()
    expect(owner.locator(".entry-row")).to_have_count(1)
    owner.locator(".deck-progress summary").click()
    owner.get_by_role("link", name=re.compile("^I 1")).click()
    expect(owner.locator("[data-entry=take] .entry-chip")).to_have_count(1)
    expect(owner.locator("[data-entry=develop] .entry-chip")).to_contain_text("or")


def test_a_card_is_typed_in_when_it_is_drawn(owner: Page) -> None:
    match = Match.new(GAME, {"deck": "manual", "start_player": "automa"}, SEED)
    bring(owner, match)
    send = owner.get_by_role("button", name="Keep the card")
    send.click()
    expect(owner.locator(".entry-lacking")).to_have_count(3)
    tap_a_card(owner)
    owner.locator('[data-number=units][data-value="1"]').click()
    with Change(owner):
        send.click()
    expect(owner.get_by_role("heading", name=re.compile("round 1"))).to_be_visible()
    tell(owner, "done")
    expect(owner.locator('button[value="card 1"] svg')).to_be_visible()
    tell(owner, "card 1")
    expect(owner.get_by_role("heading", name=re.compile("round 2"))).to_be_visible()

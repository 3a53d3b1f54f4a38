"""Scythe beside the box: from set-up through a combat to the final score, by taps on the map."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from tests.browser.at_the_table import OVER, Change, bring, choose, closes_each_turn, sequence
from tests.browser.running_server import Server
from tests.browser.scythe_map import choose_place, choose_unit, do_it, move, place
from tests.browser.watched_page import watched_page


def sit_down(page: Page, **choices: str) -> None:
    page.goto("/games/scythe/new")
    for name, value in choices.items():
        choose(page, name, value)
    page.get_by_role("button", name="To the table").click()
    page.wait_for_url(re.compile(r"/tables/[\w-]+"))
    page.get_by_role("link", name="All laid out").click()


def automa_character(page: Page) -> str:
    held = page.locator('.place[aria-label*="Automa: 1 character"]')
    return str(held.get_attribute("data-place"))


def tell(page: Page, answer: str) -> None:
    with Change(page):
        page.locator(f'button[value="{answer}"]').first.press("Enter")


@pytest.fixture(params=["phone", "desktop"])
def page(request: pytest.FixtureRequest) -> Page:
    opened: Page = request.getfixturevalue(request.param)
    closes_each_turn(opened)
    return opened


def test_a_whole_game_with_a_combat(page: Page) -> None:
    sit_down(page, human_faction="saxony", automa_faction="nordic", level="automa", dealer="table")
    move(page, "home-person", "F1")
    tell(page, "done")
    tell(page, "card 18")
    there = automa_character(page)
    move(page, "F1", there, unit="character")
    tell(page, f"combat {there}")
    fight(page)
    expect(page.locator(".prompt")).to_contain_text("Your turn (2) goes on")
    tell(page, "done")
    tell(page, "card 3")
    for _ in range(5):
        tell(page, "star")
    final_score(page)
    expect(page.locator(OVER)).to_be_visible()
    page.locator('.stage-sheet a[href$="/score"]').first.click()
    expect(page.locator(".sheet").first).to_contain_text("Stars (6 × 4)")
    expect(page.locator(".sheet").first).to_contain_text("Structure bonus tile")


def fight(page: Page) -> None:
    """Power on the dial first; only then the Automa's cards are turned up."""
    expect(page.locator("#sheet-title")).to_contain_text("Power and cards?")
    page.locator(".dial-field input").last.check()
    page.locator('.card-set input[value="5"]').first.check()
    expect(page.locator("[data-fight-do]")).to_contain_text("= 12 · 100 %")
    with Change(page):
        page.locator("[data-fight-do]").press("Enter")
    tell(page, "card 10")
    tell(page, "values 2")


def final_score(page: Page) -> None:
    page.get_by_role("spinbutton", name="Coins").fill("12")
    page.get_by_role("spinbutton", name="Popularity").fill("9")
    so_it_is(page)
    page.get_by_role("combobox", name="mill").select_option("G1")
    page.get_by_role("spinbutton", name="Coins of the structure").fill("4")
    so_it_is(page)
    so_it_is(page)


def so_it_is(page: Page) -> None:
    with Change(page):
        page.get_by_role("button", name="That is right").press("Enter")


def test_neighbourhoods_light_up_for_any_unit(desktop: Page) -> None:
    sit_down(desktop, human_faction="saxony", automa_faction="nordic")
    choose_place(desktop, "A4")
    expect(desktop.locator("[data-near=A4] .near-automa:visible")).to_have_count(3)
    choose_place(desktop, "A1")
    expect(desktop.locator(".near-automa:visible")).to_have_count(0)


def test_a_report_is_chosen_on_the_map_and_sent_by_the_foot(phone: Page) -> None:
    """A tap chooses and never sends; what gives nothing up is filled."""
    sit_down(phone, human_faction="saxony", automa_faction="nordic")
    before = sequence(phone)
    done = phone.locator('.sheet-foot button[value="done"]')
    expect(done).not_to_have_class(re.compile("button-primary"))
    choose_place(phone, "G1")
    expect(phone.locator("#sheet-title")).to_have_text("Worker: tundra G1")
    choose_place(phone, "G3")
    ringed = [place(phone, key) for key in ("G1", "G3")]
    for ring, look in zip(ringed, ("is-from", "is-goal"), strict=True):
        expect(ring).to_have_class(re.compile(look))
        assert (
            ring.locator("circle").evaluate("circle => getComputedStyle(circle).stroke") != "none"
        )
    expect(phone.locator("[data-do]")).to_have_text("Worker: tundra G1 → farm G3")
    assert sequence(phone) == before
    do_it(phone)
    expect(place(phone, "G3")).to_have_attribute("aria-label", re.compile("You: 1 worker"))
    expect(done).to_have_class(re.compile("button-primary"))


def test_a_lake_is_no_goal_before_one_can_enter_it(phone: Page) -> None:
    sit_down(phone, human_faction="saxony", automa_faction="nordic")
    choose_place(phone, "G1")
    choose_place(phone, "G2")
    expect(phone.locator("[data-do]:visible")).to_have_count(0)


def test_a_new_mech_is_placed_by_a_tap(phone: Page) -> None:
    sit_down(phone, human_faction="saxony", automa_faction="nordic")
    phone.locator(".pill-choice", has_text="A new mech").click()
    phone.locator(".way.is-open [value=riverwalk]").check()
    choose_place(phone, "F1")
    do_it(phone)
    expect(place(phone, "F1")).to_have_attribute("aria-label", re.compile("You: 1 mech"))
    for unit in ("worker", "mech"):  # both stand there now, and each can be meant
        choose_unit(phone, "F1", unit)
        expect(phone.locator("#sheet-title")).to_have_text(f"{unit.capitalize()}: mountain F1")
        phone.locator("[data-unchoose]").click()


def test_without_a_script_every_report_is_a_form(browser: Browser, server: Server) -> None:
    match = Match.new(game("scythe"), {"human_faction": "saxony"}, Seed.from_text("plain"))
    with watched_page(browser, server.url, java_script_enabled=False) as page:
        bring(page, match)
        worker = page.locator('.report-form[data-key="G1"]')
        worker.locator("[data-goal-list]").select_option("G3")
        worker.get_by_role("button").last.click()
        expect(page.locator('.place[data-place="G3"]')).to_have_attribute(
            "aria-label", re.compile("You: 1 worker")
        )

"""The Automa's turn: instructions, why, step by step."""

import re

from playwright.sync_api import Page, expect

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from tests.browser.at_the_table import Change, begin, bring, open_menu, tell_in_signs


def after_a_choice() -> Match[object]:
    """A game in which the Automa has just chosen between several patches."""
    match = Match.new(game("patchwork"), {"level": 3}, Seed.from_text("why"))
    for _ in range(8):
        match.answer(">")
        decisions = [event.decision for event in match.entries[-1].events if event.decision]
        if decisions and len(decisions[0].steps) > 1:
            return match
    raise AssertionError("the Automa never had a choice")


def test_a_decision_is_stepped_through_by_buttons_slider_and_keys(desktop: Page) -> None:
    bring(desktop, after_a_choice())
    desktop.locator("[data-decision] > summary").first.click()
    cascade = desktop.locator("[data-cascade]").first
    steps = cascade.locator(".cascade-step")
    expect(steps.nth(0)).to_be_visible()
    expect(steps.nth(1)).to_be_hidden()
    cascade.get_by_role("button", name="Next step").click()
    expect(steps.nth(1)).to_be_visible()
    expect(steps.nth(1)).to_contain_text("Affordable")
    desktop.keyboard.press("ArrowRight")
    expect(steps.nth(2)).to_be_visible()
    cascade.get_by_role("slider").fill("0")
    expect(steps.nth(0)).to_be_visible()
    expect(cascade.get_by_role("button", name="Step back")).to_be_disabled()


def test_the_rule_is_one_tap_away(phone: Page) -> None:
    bring(phone, after_a_choice())
    phone.locator("[data-decision] > summary").first.tap()
    phone.locator("[data-cascade] .rule").first.tap()
    expect(phone).to_have_url(re.compile(r"/games/patchwork/rules#PAT-CHOOSE-05"))
    expect(phone.locator("#PAT-CHOOSE-05")).to_be_in_viewport()


def test_without_a_script_all_steps_stand_below_each_other(desktop: Page) -> None:
    path = bring(desktop, after_a_choice())
    browser = desktop.context.browser
    assert browser is not None
    plain = browser.new_context(java_script_enabled=False, locale="en-GB")
    page = plain.new_page()
    page.goto(desktop.url.replace(path, "") + path)
    page.locator("[data-decision] > summary").first.click()
    expect(page.locator(".cascade-step").nth(1)).to_be_visible()
    open_menu(page)
    page.get_by_text("Type the answer instead").click()
    page.locator(".typed-below [name=text]").fill(">")
    before = page.locator("#page").get_attribute("data-sequence")
    page.get_by_role("button", name="Send").click()
    expect(page.locator("#page")).not_to_have_attribute("data-sequence", str(before))
    plain.close()


def test_the_instructions_are_announced(desktop: Page) -> None:
    begin(desktop, seed="listen")
    with Change(desktop):
        desktop.locator(".advance").click()
    expect(desktop.locator("#announcer")).to_contain_text("Your turn")
    expect(desktop.locator("#announcer")).to_have_attribute("aria-live", "polite")


def test_the_rules_are_searched_while_typing(desktop: Page) -> None:
    desktop.goto("/games/patchwork/rules")
    desktop.get_by_role("searchbox").fill("farthest behind")
    desktop.get_by_role("searchbox").fill("farther behind")
    expect(desktop.locator("#PAT-BASE-TURN-01")).to_be_visible()
    expect(desktop.locator("#PAT-BASE-ADV-01")).to_be_hidden()


def test_an_answer_that_cannot_be_read_is_explained_and_kept(desktop: Page) -> None:
    begin(desktop, seed="typo")
    tell_in_signs(desktop, "K9z9")
    expect(desktop.get_by_role("alert")).to_contain_text("Nothing has been changed.")
    expect(desktop.locator(".typed-again [name=text]")).to_have_value("K9z9")

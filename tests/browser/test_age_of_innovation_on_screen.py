"""Age of Innovation on screen: by taps on the map, the boards and the cards of the sheet."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import automatable
from automatable.core.matches.match import Match
from automatable.games.age_of_innovation.on_screen.player import PersonOnScreen
from tests.browser.at_the_table import (
    OVER,
    Change,
    bring,
    choose,
    closes_each_turn,
    redo,
    sequence,
    speak,
    undo,
)
from tests.browser.running_server import Server
from tests.browser.watched_page import watched_page

MOST_TAPS, SECOND_THOUGHTS = 900, 14
GROUP = ".act-group:not(.is-none):not([open]) > summary"


@pytest.fixture(params=["phone", "desktop"])
def page(request: pytest.FixtureRequest) -> Page:
    opened: Page = request.getfixturevalue(request.param)
    closes_each_turn(opened)
    return opened


def at_the_first_turn(*liked: str, seed: str = "on screen") -> Match[Any]:
    """A match on screen up to the first turn, with the first answer everywhere else."""
    match = automatable.new("age_of_innovation", sit="digital", seed=seed)
    while match.pending is not None and match.pending.prompt != "turn":
        legal = match.legal()
        match.answer(next((text for text in liked if text in legal), legal[0]))
    return match


def sheet(page: Page) -> Locator:
    return page.locator(".here:visible")


def tap_place(page: Page, key: str) -> None:
    page.locator(f'[data-place="{key}"]').press("Enter")


def do_it(page: Page) -> None:
    with Change(page):
        page.locator("[data-act-do]").press("Enter")


def purse(page: Page, name: str) -> Locator:
    return page.locator(f'[data-res="{name}"] b')


def player(match: Match[Any]) -> PersonOnScreen:
    found = match.state.player
    assert isinstance(found, PersonOnScreen)
    return found


def space_to_build(match: Match[Any]) -> str:
    return next(text.split()[1] for text in match.legal() if text.startswith("build "))


@pytest.mark.rule("AOI-ON-VIEW-03")
@pytest.mark.rule("AOI-ON-VIEW-10")
def test_a_workshop_by_space_card_button_and_hand_over(page: Page) -> None:
    """Four taps; what one has is seen before and after, and nothing is sent by a choice."""
    match = at_the_first_turn()
    bring(page, match)
    before, hex = sequence(page), space_to_build(match)
    tools, left = (player(found).tools for found in (match, match.foresee(f"build {hex}")))
    tap_place(page, hex)
    expect(sheet(page)).to_contain_text(hex)
    sheet(page).locator(".act", has_text="Build a workshop").first.click()
    expect(purse(page, "tools")).to_have_text(f"{tools}→{left}")
    expect(page.locator("[data-act-do]")).to_contain_text("Build a workshop")
    assert sequence(page) == before, "a tap chooses and never sends"
    do_it(page)
    expect(purse(page, "tools")).to_have_text(str(left))
    expect(page.locator(f'[data-place="{hex}"]')).to_have_attribute(
        "aria-label", re.compile("workshop")
    )
    with Change(page):
        page.get_by_role("button", name="Automa’s turn").press("Enter")


@pytest.mark.rule("AOI-ON-VIEW-03")
@pytest.mark.parametrize("page", ["phone"], indirect=True)
def test_a_setting_does_a_card_by_the_first_tap(page: Page) -> None:
    match = at_the_first_turn()
    bring(page, match)
    page.locator("[data-act-habit]").check()
    tap_place(page, space_to_build(match))
    with Change(page):
        sheet(page).locator(".act", has_text="Build a workshop").first.click()
    expect(page.locator("#sheet-title")).to_contain_text("Action done")
    undo(page)
    page.locator("[data-act-habit]").uncheck()
    tap_place(page, space_to_build(match))
    sheet(page).locator(".act", has_text="Build a workshop").first.click()
    expect(page.locator("[data-act-do]")).to_be_visible()


def test_a_scholar_goes_by_the_knowledge_board(page: Page) -> None:
    match = at_the_first_turn("home swamp", seed="scholar")
    if not any(text.startswith("scholar") for text in match.legal()):
        match.adjust('{"player.scholars": 1}')
    bring(page, match)
    tab = page.locator('[data-tab="knowledge"]')
    if tab.is_visible():
        tab.click()
    tap_place(page, "law")
    sheet(page).locator(".act", has_text="3 steps in law").click()
    do_it(page)
    expect(page.locator("#sheet-title")).to_contain_text("Action done")


def test_what_cannot_be_done_says_why(page: Page) -> None:
    match = at_the_first_turn()
    match.adjust('{"player.scholars": 0}')
    bring(page, match)
    page.locator(".act-group.is-none > summary", has_text="Scholar").click()
    expect(page.locator(".act-group[open]")).to_contain_text("no scholar in hand")


def test_the_planning_board_converts(page: Page) -> None:
    bring(page, at_the_first_turn())
    page.locator(".purse-bowls").click()  # to the planning board; on a desk it is in sight
    expect(page.locator(".pieces-left")).to_be_in_viewport()
    expect(page.locator(".pieces-left")).to_contain_text("workshop")
    coins = int(purse(page, "coins").inner_text())
    with Change(page):
        page.get_by_role("button", name="1 tool for 1 coin").press("Enter")
    expect(purse(page, "coins")).to_have_text(str(coins + 1))
    undo(page)
    expect(purse(page, "coins")).to_have_text(str(coins))


@pytest.mark.parametrize("page", ["desktop"], indirect=True)
def test_undo_reload_and_language_keep_the_game(page: Page) -> None:
    match = at_the_first_turn()
    hex = space_to_build(match)
    bring(page, match)
    tap_place(page, hex)
    sheet(page).locator(".act", has_text="Build a workshop").first.click()
    do_it(page)
    there = purse(page, "tools").inner_text()
    with Change(page):
        page.get_by_role("button", name="Automa’s turn").press("Enter")
    for _ in range(2):
        undo(page)
    redo(page)
    expect(purse(page, "tools")).to_have_text(there)
    page.reload()
    expect(purse(page, "tools")).to_have_text(there)
    speak(page, "Deutsch")
    expect(page.get_by_role("button", name="Automas Zug")).to_be_visible()


def test_without_a_script_a_card_is_a_choice_of_the_form(browser: Browser, server: Server) -> None:
    with watched_page(browser, server.url, java_script_enabled=False) as page:
        bring(page, at_the_first_turn())
        page.locator(GROUP, has_text="Pass").click()
        page.locator('input[value="pass left"]').check(force=True)
        page.locator("[data-act-do]").click()
        expect(page.get_by_role("button", name="Automa’s turn")).to_be_visible()


# --- a whole game

WAYS = (
    "[data-act-do]", ".act:has(input):visible", ".act-at-once:visible",
    ".sheet-foot .button-primary", ".big-choices .button", GROUP, ".sheet-foot .button",
)  # fmt: skip
"""What a person would tap, the most telling first."""


def tap(page: Page, turn: int) -> None:
    """One answer, with as many taps as it takes."""
    before = sequence(page)
    for _ in range(4):
        found = next(seen for way in WAYS if (seen := _visible(page, way)))
        chosen = found[turn % len(found)]
        sends = chosen.get_attribute("value") or chosen.get_attribute("data-act-do") is not None
        if chosen.locator("input").count():
            chosen.locator("input").check(force=True)
        else:
            chosen.press("Enter")
        if sends:
            expect(page.locator("#page")).not_to_have_attribute("data-sequence", before)
            return
    raise AssertionError("four taps, and no answer")


def _visible(page: Page, way: str) -> list[Locator]:
    found = page.locator(way.replace(":visible", ""))
    return [one for one in found.all() if one.is_visible()]


def sit_down(page: Page) -> None:
    page.goto("/games/age_of_innovation/new")
    choose(page, "sit", "digital")
    page.get_by_role("button", name="To the table").click()
    page.wait_for_url(re.compile(r"/tables/[\w-]+"))


def over_several_actions(page: Page) -> None:
    """Back and forth: what is undone can be done again, to the same page."""
    had = page.locator(".purse").inner_text()
    for _ in range(4):
        undo(page)
    for _ in range(4):
        redo(page)
    expect(page.locator(".purse")).to_have_text(had, use_inner_text=True)


def reload(page: Page) -> None:
    seen, had = sequence(page), page.locator(".purse").inner_text()
    page.reload()
    expect(page.locator("#page")).to_have_attribute("data-sequence", seen)
    expect(page.locator(".purse")).to_have_text(had, use_inner_text=True)


def play_on(page: Page) -> None:
    """To the end, with whatever a person may do on the way."""
    for turn in range(MOST_TAPS):
        if page.locator(OVER).count():
            break
        tap(page, turn)
        if turn == SECOND_THOUGHTS:
            over_several_actions(page)
            reload(page)
            speak(page, "Deutsch")
    expect(page.locator(OVER)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")


@pytest.mark.parametrize("page", ["phone"], indirect=True)
def test_a_whole_game(page: Page) -> None:
    sit_down(page)
    play_on(page)


@pytest.mark.slow
@pytest.mark.parametrize("page", ["desktop"], indirect=True)
def test_a_whole_game_on_a_desk(page: Page) -> None:
    sit_down(page)
    play_on(page)

"""Age of Innovation in the browser: two rounds with both passes, and the end scoring."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.games.age_of_innovation import GAME
from automatable.games.age_of_innovation.state import State
from tests.age_of_innovation.small_board import match_at
from tests.browser.at_the_table import bring, choose, sequence

DOUBLE_TAP_MS = 600
"""Two taps on one place that come faster count as one."""
MATCHING = {"level": "automa", "faction": "simpletons"}


def tap(page: Page, selector: str) -> None:
    """Tap and wait until the table has changed."""
    before = sequence(page)
    page.locator(selector).first.click()
    page.wait_for_function(
        "before => document.querySelector('#page').dataset.sequence !== before", arg=before
    )


def unfold(page: Page, *names: str) -> None:
    """What is folded on a phone stays unfolded once it was opened."""
    for name in names:
        part = page.locator(f'[data-fold="{name}"]')
        if part.get_attribute("open") is None:
            part.locator("> summary").click()


def report(page: Page, hex: str, answer: str) -> None:
    """Open a hex and choose what was done there."""
    page.locator(f'[data-place="{hex}"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-sheet]")).to_be_visible()
    tap(page, f'[data-sheet-choices] button[value="{answer}"]')


def label(page: Page, hex: str) -> str:
    """What a hex tells those who listen: its terrain, and what stands there."""
    return page.locator(f'[data-place="{hex}"]').get_attribute("aria-label") or ""


def mend(page: Page, *told: str) -> None:
    """Correct the space that is tapped, one short list after the other."""
    page.locator("[data-correct]").click()
    for way in told:
        with page.expect_navigation():
            page.locator(".point-mend", has_text=way).first.click()


def tell(text: str) -> str:
    return f'button[form="tell"][value="{text}"]'


def play_two_rounds(page: Page) -> None:
    """From the set-up to round 3: reports of every kind, and both sides pass twice."""
    page.goto("/games/age_of_innovation/new")
    choose(page, "level", "automa")
    page.get_by_role("button", name="To the table").click()
    page.wait_for_url(re.compile(r"/tables/[\w-]+"))
    page.goto(page.url.removesuffix("/checklist"))
    for _ in range(4):  # board, faction, her home, round bonus
        tap(page, ".area-now .choices button")
    empty = next(hex for hex in ("H6", "C7", "D8") if "Automa" not in label(page, hex))
    report(page, empty, f"build {empty}")
    tap(page, tell("done"))
    report(page, empty, f"upgrade {empty} guild")
    unfold(page, "knowledge", "power")
    tap(page, tell("scholar law 3"))
    tap(page, tell("power 3"))
    expect(page.locator(".spot-covered")).to_have_count(1)
    tap(page, tell("done"))
    for _ in range(2):
        page.locator(".passing summary").click()
        tap(page, tell("pass"))
        page.wait_for_timeout(DOUBLE_TAP_MS)
        tap(page, tell("done"))  # the knowledge bonus of the round


def test_two_rounds_on_a_phone(phone: Page) -> None:
    play_two_rounds(phone)
    expect(phone.locator(".prompt h2")).to_contain_text("round 3")
    width = phone.evaluate("document.documentElement.scrollWidth")
    assert width <= 390


def test_two_rounds_on_a_desktop_with_reasons_on_the_map(desktop: Page) -> None:
    play_two_rounds(desktop)
    desktop.locator(".layer-box summary").click()
    desktop.locator('[data-shows="path"]').check()
    expect(desktop.locator(".layer-path polyline").first).to_be_visible()
    tap(desktop, tell("step law 1"))
    expect(desktop.locator(".layer-path polyline").first).to_be_visible()  # it stays as it was set
    tap(desktop, tell("done"))  # a new round shows nothing of the one before
    desktop.get_by_text("Why?").first.click()
    expect(desktop.locator(".decision").first).to_be_visible()


# --- the light way


def her_turn(action: int, support: int, **facts: Any) -> Match[State]:
    """Her turn in the light way, at the first thing that she needs to know."""
    match = match_at(cards=(support, action), seen=[], **facts)
    match.answer(f"card {support}")
    match.answer(f"card {action}")
    return match


def is_in_sight(page: Page, selector: str) -> bool:
    box = page.locator(selector).first.bounding_box()
    return box is not None and box["y"] >= 0 and box["y"] + box["height"] <= 844


def test_in_the_light_way_one_points_at_what_her_card_needs(phone: Page) -> None:
    bring(phone, her_turn(4, 1, automa="B5w* E10w", human="C7w"))
    assert is_in_sight(phone, ".prompt h2")
    assert is_in_sight(phone, tell("done"))
    before = sequence(phone)
    phone.locator('[data-place="B6"]').click()
    assert sequence(phone) == before, "a tap chooses and never sends"
    tap(phone, "[data-sheet-choices] button")
    assert "Workshop" in label(phone, "B6").title()
    phone.wait_for_timeout(DOUBLE_TAP_MS)
    tap(phone, tell("done"))
    expect(phone.locator(".look")).to_have_count(0)


def test_levels_are_stepped_with_the_thumb(phone: Page) -> None:
    bring(phone, her_turn(8, 6, automa="B5w* E10w", human="C7w", knows="2/3/3/4"))
    law = phone.locator(".level").nth(1)
    for _ in range(2):
        law.locator('[data-level-step="1"]').click()
    expect(law.locator("input")).to_have_value("2")
    tap(phone, ".levels-form .button-primary")
    expect(phone.locator(tell("space 3"))).to_be_visible()


# --- set-up with one's own cards, and corrections on the map

SIX = (
    "workshop_banking", "guild_law", "city_engineering", "school_banking",
    "knowledge_step_medicine", "innovation_law",
)  # fmt: skip


def pick(page: Page, *ids: str) -> None:
    """Tap one thing after the other, then enter them."""
    for id in ids:
        page.locator(f'[data-pick="{id}"]').click()
    tap(page, "[data-picker-done]")


def test_the_table_deals_and_every_pick_shows_only_what_is_still_possible(phone: Page) -> None:
    bring(phone, Match.new(GAME, {"dealer": "table"}, Seed.from_text("table")))
    for id in SIX[:4]:
        phone.locator(f'[data-pick="{id}"]').click()
    expect(phone.locator('[data-pick="spade_engineering"]')).to_be_disabled()
    expect(phone.locator(f'[data-pick="{SIX[0]}"]')).to_be_hidden()
    phone.locator("[data-slot]").nth(3).click()  # taken back
    expect(phone.locator('[data-pick="spade_engineering"]')).to_be_enabled()
    pick(phone, *SIX[3:])
    tap(phone, tell("final guild_banking"))
    pick(phone, "4", "8")
    tap(phone, tell("skip"))  # book actions stay unnamed
    pick(phone, "steel", "census", "guild", "palace", "school", "library")
    for text in ("home forest", "faction moles", "home lake"):
        tap(phone, tell(text))
    pick(phone, "7", "2", "9", "4", "1")
    expect(phone.locator(".step-done")).to_have_count(7)
    tap(phone, tell("bonus 4"))
    expect(phone.locator(".prompt")).to_contain_text("Only then is it decided where hers stand")
    phone.wait_for_timeout(DOUBLE_TAP_MS)
    tap(phone, tell("done"))
    tap(phone, tell("card 3"))
    unfold(phone, "innovations")
    expect(phone.locator(".spot-thing").filter(has_text="Census")).to_be_visible()


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_a_space_is_corrected_by_tapping_it(device: str, request: pytest.FixtureRequest) -> None:
    page: Page = request.getfixturevalue(device)
    bring(page, Match.at(GAME, GAME.template(), {"dealer": "table"}))
    expect(page.locator(".pad-key").first).to_be_visible()  # not even a report is asked for
    page.locator('[data-place="C7"]').dispatch_event("click")
    mend(page, "another building", "university")
    page.locator('[data-place="C7"]').dispatch_event("click")
    mend(page, "has an annex")
    assert "university" in label(page, "C7")
    page.locator('[data-place="E10"]').dispatch_event("click")
    mend(page, "Nothing stands here")
    page.locator('[data-place="E10"]').dispatch_event("click")
    mend(page, "The terrain is", "Swamp")
    assert label(page, "E10") == "E10: swamp"
    for _ in range(2):
        page.get_by_role("button", name=re.compile("^Undo")).click()
    expect(page.locator('[data-place="E10"]')).to_have_attribute(
        "aria-label", re.compile("workshop")
    )


def before_the_end() -> Match[State]:
    """A match in which only area and points of the person are missing."""
    match = Match.new(GAME, MATCHING, Seed.from_text("the end"))
    told = {"report": "pass", "round_end": "done"}
    while match.pending is not None and match.pending.prompt != "area":
        if match.pending.prompt in ("first_workshop", "set_up"):
            hex = "H6" if match.state.is_empty("H6") else "C7"
            match.answer("done" if match.state.person_buildings else f"build {hex}")
        else:
            match.answer(told.get(match.pending.prompt) or (match.legal() or [""])[0])
    return match


@pytest.mark.parametrize("device", ["phone", pytest.param("desktop", marks=pytest.mark.slow)])
def test_the_end_scoring(device: str, request: pytest.FixtureRequest) -> None:
    page: Page = request.getfixturevalue(device)
    bring(page, before_the_end())
    tap(page, tell("sailing 1"))
    tap(page, tell("area 1"))
    page.locator(".number-form input[type=number]").fill("93")
    tap(page, ".number-form button")
    expect(page.locator(".prompt-over")).to_be_visible()
    page.locator('.stage-sheet a[href$="/score"]').first.click()
    expect(page.get_by_text("Knowledge of banking").first).to_be_visible()
    expect(page.get_by_text("93").first).to_be_visible()

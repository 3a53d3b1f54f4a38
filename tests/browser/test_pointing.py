"""Something is different: what stands otherwise on the table is tapped and chosen, on a phone."""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.testing.playing import play_on
from tests.browser.at_the_table import bring, open_menu

TALL = 844


@dataclass(frozen=True)
class Slip:
    """What is tapped one after the other, and what the log says of it."""

    game: str
    options: dict[str, Any]
    taps: tuple[str, ...]
    told: str


SLIPS = (
    Slip(
        "patchwork",
        {"sit": "companion"},
        (".point-spot >> nth=0", ".point-to >> nth=3", ".point-sure button"),
        "time token",
    ),
    Slip(
        "scythe",
        {},
        (
            '[href*="at=D1"]',
            "text=My mech stands elsewhere",
            ".point-to >> nth=4",
            ".point-sure button",
        ),
        "–",
    ),
    Slip(
        "age_of_innovation",
        {},
        (".point-spot >> nth=30", "text=The terrain is not", ".point-mend >> nth=1"),
        "errain",
    ),
    Slip(
        "expeditions",
        {},
        (".point-spot >> nth=2", "text=Your mech stands here"),
        "Your mech",
    ),
    Slip(
        "through_the_ages",
        {},
        ("summary:has-text('Card row')", ".point-tiles a >> nth=2", "text=This space is empty"),
        "Card row",
    ),
)


def in_the_middle(slip: Slip, questions: int = 12) -> Match[Any]:
    match = Match.new(game(slip.game), slip.options, Seed.from_text("slips"))
    for step, at in enumerate(play_on(match, Random("slips").choice)):
        if step >= questions and at.set_up_done:
            break
    return match


def in_sight(thing: Locator) -> None:
    """What is to be tapped or read stands in the viewport, without a finger's scrolling."""
    expect(thing).to_be_visible()
    box = thing.bounding_box()
    assert box is not None
    assert 0 <= box["y"] < TALL, box


def follow(page: Page, way: str) -> None:
    """Tap what leads to another page, and wait for it; a summary just unfolds."""
    if way.startswith("summary"):
        page.locator(way).first.click()
        return
    with page.expect_navigation():
        page.locator(way).first.click()


@pytest.mark.parametrize("slip", SLIPS, ids=[slip.game for slip in SLIPS])
def test_a_slip_is_set_right_by_pointing(phone: Page, slip: Slip) -> None:
    table = bring(phone, in_the_middle(slip))
    open_menu(phone)
    phone.locator(".stage-menu a[href$='/point']").click()
    in_sight(phone.locator(".point-list .point-entry").first)
    *ways, last = slip.taps
    for way in ways:
        follow(phone, way)
    phone.locator(last).first.click()
    expect(phone.locator(".note", has_text="Corrected")).to_be_visible()
    phone.goto(f"{table}/log")
    line = phone.locator("main").get_by_text("Corrected:").last
    expect(line).to_contain_text(slip.told)
    assert not re.search(r"[{}_]", line.inner_text()), "in words, not in signs"
    phone.goto(table)
    phone.locator("[data-undo] button").click()
    phone.goto(f"{table}/log")
    expect(phone.locator("main").get_by_text("Corrected:")).to_have_count(0)


@pytest.mark.parametrize("slip", SLIPS[:2], ids=[slip.game for slip in SLIPS[:2]])
def test_a_number_is_stepped_to_what_it_is(phone: Page, slip: Slip) -> None:
    table = bring(phone, in_the_middle(slip))
    phone.goto(f"{table}/point")
    entry = phone.locator(".point-list .point-entry:has(strong)").first
    before = int(entry.locator("strong").inner_text())
    entry.click()
    in_sight(phone.locator("[data-by='-1']"))
    phone.locator("[data-by='-1']").click()
    phone.locator(".point-number .button-primary").click()
    expect(phone.locator(".note", has_text="Corrected")).to_be_visible()
    phone.goto(f"{table}/point")
    shown = phone.locator(".point-list .point-entry:has(strong)").first.locator("strong")
    expect(shown).to_have_text(str(before - 1))


def test_what_a_page_offers_is_found_by_keys(phone: Page) -> None:
    """The board's links are links: they have names and are reached by the keyboard."""
    table = bring(phone, in_the_middle(SLIPS[1]))
    phone.goto(f"{table}/point")
    spot = phone.get_by_role("link", name=re.compile("the Factory, in the middle"))
    spot.focus()
    spot.press("Enter")
    expect(phone.get_by_role("heading", name=re.compile("the Factory"))).to_be_visible()


def test_coins_are_followed_from_the_score_panel(phone: Page) -> None:
    table = bring(phone, in_the_middle(SLIPS[1]))
    phone.locator(
        'details[data-fold="panel-score"] > summary, summary:has-text("score")'
    ).first.click()
    field = phone.get_by_label("Coins – you", exact=True)
    field.fill("7")
    field.locator("xpath=following-sibling::button[last()]").click()
    expect(phone.locator(".note", has_text="Corrected")).to_be_visible()
    phone.goto(f"{table}/score")
    expect(phone.locator("main")).to_contain_text("7")

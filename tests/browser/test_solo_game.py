"""A whole solo game in the browser, on a phone and on a desktop."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from tests.browser.at_the_table import (
    OVER,
    Change,
    begin,
    bring,
    can_place,
    choose,
    quick_turn,
    quilt,
    sequence,
    sit_down,
    undo,
)

LAST_TURNS = 2


def test_a_whole_game_by_taps_on_a_phone_and_all_the_way_back(phone: Page) -> None:
    sit_down(phone, level="2", seed="by taps")
    turns = 0
    while not phone.locator(OVER).is_visible():
        quick_turn(phone)
        turns += 1
        assert turns < 60
    assert turns > 10
    phone.get_by_role("link", name="Score").first.click()
    expect(phone.get_by_role("heading", name="Final score")).to_be_visible()
    expect(phone.locator(".sheet-won")).to_have_count(1)
    phone.get_by_role("link", name="Back to the table").click()
    for _ in range(turns):
        undo(phone)
    expect(phone.get_by_role("button", name="Undo")).to_be_disabled()
    expect(phone.locator(".track")).to_be_visible()
    expect(phone.locator("[data-key^=sewn-] use[href^='#patch-']")).to_have_count(0)


def test_finished_games_enter_the_history(phone: Page) -> None:
    bring(phone, near_its_end(level=1))
    while not phone.locator(OVER).is_visible():
        quick_turn(phone)
    phone.goto("/history")
    # the server of these tests has seen the ends of other games, too
    expect(phone.locator(".chart").filter(has_text="Patchwork")).to_contain_text("I – Intern")
    expect(phone.locator(".result").first).to_contain_text("Patchwork")


def near_its_end(**options: object) -> Match[Any]:
    """A match of somebody who only advances, before the last turns."""
    match: Match[Any] = Match.new(game("patchwork"), options, Seed.from_text("for the history"))
    while not match.over:
        match.answer((match.legal() or [">"])[-1])
    for _ in range(LAST_TURNS):
        match.undo()
    return match


def placed(page: Page) -> int:
    """How many patches lie on the quilt."""
    return page.locator("[data-key^=sewn-] use[href^='#patch-']").count()


def test_placing_by_tapping_a_cell(phone: Page) -> None:
    begin(phone, seed="tap tap")
    phone.locator(".offer-affordable").first.tap()
    box = quilt(phone).bounding_box()
    assert box is not None
    phone.touchscreen.tap(box["x"] + box["width"] * 0.3, box["y"] + box["height"] * 0.3)
    phone.locator("[data-do=rotate]").tap()
    phone.locator("[data-do=flip]").tap()
    expect(phone.locator("[data-ghost]")).to_have_class(re.compile("is-legal"))
    with Change(phone):
        phone.locator("[data-do=place]").tap()
    assert placed(phone) == 1


def test_placing_by_dragging_from_the_shop(desktop: Page) -> None:
    begin(desktop, seed="drag and drop")
    offer = desktop.locator(".offer-affordable").first.bounding_box()
    box = quilt(desktop).bounding_box()
    assert offer is not None
    assert box is not None
    desktop.mouse.move(offer["x"] + offer["width"] / 2, offer["y"] + 40)
    desktop.mouse.down()
    desktop.mouse.move(box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.5, steps=8)
    desktop.mouse.move(box["x"] + box["width"] * 0.7, box["y"] + box["height"] * 0.6, steps=8)
    desktop.mouse.up()
    assert can_place(desktop)
    with Change(desktop):
        desktop.locator("[data-do=place]").click()
    assert placed(desktop) == 1


def test_placing_by_dragging_on_the_quilt(desktop: Page) -> None:
    begin(desktop, seed="drag and drop")
    desktop.locator(".offer-affordable").first.click()
    before = desktop.locator(".ghost-patch").get_attribute("transform")
    box = quilt(desktop).bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    desktop.mouse.move(*middle)
    desktop.mouse.down()
    desktop.mouse.move(middle[0] + box["width"] / 4, middle[1] + box["height"] / 4, steps=6)
    desktop.mouse.up()
    assert desktop.locator(".ghost-patch").get_attribute("transform") != before
    with Change(desktop):
        desktop.locator("[data-do=place]").click()
    assert placed(desktop) == 1


def test_placing_by_keys_alone(desktop: Page) -> None:
    begin(desktop, seed="keys only")
    first = desktop.locator(".offer").nth(0)
    desktop.keyboard.press("1")
    expect(first).to_have_attribute("aria-pressed", "true")
    for key in ("r", "f", "ArrowLeft", "ArrowUp"):
        desktop.keyboard.press(key)
    expect(desktop.locator("[data-live]")).to_contain_text(re.compile(r"\w"))
    with Change(desktop):
        desktop.keyboard.press("Enter")
    assert placed(desktop) == 1
    with Change(desktop):
        desktop.keyboard.press("z")
    assert placed(desktop) == 0
    with Change(desktop):
        desktop.keyboard.press("y")
    assert placed(desktop) == 1


def test_a_placement_that_does_not_fit_cannot_be_sent(desktop: Page) -> None:
    begin(desktop, seed="keys only")
    quick_turn(desktop)
    desktop.locator(".offer-affordable").first.click()
    desktop.keyboard.press(towards_the_other_patch(desktop))
    expect(desktop.locator("[data-ghost]")).to_have_class(re.compile("is-blocked"))
    expect(desktop.locator("[data-do=place]")).to_be_disabled()
    before = sequence(desktop)
    desktop.keyboard.press("Enter")
    assert sequence(desktop) == before


def towards_the_other_patch(page: Page) -> str:
    """The key that moves the patch in hand, which lies beside the first one, onto it."""
    back = {"Left": "Right", "Right": "Left", "Up": "Down", "Down": "Up"}
    for key in back:
        page.keyboard.press(f"Arrow{key}")
        if page.locator("[data-ghost].is-blocked").count():
            page.keyboard.press(f"Arrow{back[key]}")
            return f"Arrow{key}"
        page.keyboard.press(f"Arrow{back[key]}")
    raise AssertionError("the two patches do not touch")


def test_the_page_is_exchanged_without_a_reload(desktop: Page) -> None:
    begin(desktop, seed="no reload")
    desktop.evaluate("window.stillHere = true")
    quick_turn(desktop)
    assert desktop.evaluate("window.stillHere") is True


def test_options_follow_what_is_chosen(desktop: Page) -> None:
    desktop.goto("/games/patchwork/new")
    expect(desktop.locator('[name="circle_source"]')).to_have_count(0)
    choose(desktop, "sit", "companion")
    expect(desktop.locator('[name="circle_source"]').first).to_be_visible()
    choose(desktop, "sit", "duo")
    expect(desktop.locator('[name="level"]')).to_have_count(0)
    expect(desktop.locator('[name="sit"][value="duo"]')).to_be_checked()


def test_after_her_turn_was_told_the_board_is_as_it_is(thumb: Page) -> None:
    """The back of her next card is turned up after the last step."""
    match: Match[Any] = Match.new(game("patchwork"), {"deck": "tactical"}, Seed.from_text("backs"))
    match.answer(">")
    bring(thumb, match)
    for _ in range(12):
        if not thumb.locator("[data-next]").is_visible():
            break
        thumb.locator("[data-next]").click()
    automa = match.state.automa
    told = thumb.locator('[data-vital="automa:budget"]')
    expect(told).to_contain_text(str(automa.next_back))
    expect(thumb.locator('[data-key="deck"]')).to_contain_text(str(automa.next_back))

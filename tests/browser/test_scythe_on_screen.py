"""Scythe on screen: a whole game by taps on the mat and the map, undone and reloaded."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import automatable
from tests.browser.at_the_table import (
    OVER,
    Change,
    bring,
    choose,
    open_menu,
    redo,
    sequence,
    speak,
    tell_in_signs,
)

MOST_TAPS = 400
FIRST_TAPS = 25


@pytest.fixture(params=["phone", "desktop"])
def page(request: pytest.FixtureRequest) -> Page:
    opened: Page = request.getfixturevalue(request.param)
    return opened


def sit_down(page: Page, **choices: str) -> None:
    page.goto("/games/scythe/new")
    for name, value in choices.items():
        choose(page, name, value)
    page.get_by_role("button", name="To the table").click()
    page.wait_for_url(re.compile(r"/tables/[\w-]+"))


GOALS = ".tray:not([hidden]) form:not([hidden]) [data-goal]"
WAYS = (
    GOALS, ".region.has-answer, .home.has-answer", ".half.is-lit",
    ".answer-group:not([hidden]) button",
    ".thumb button[name=text]", ".no-top",
)  # fmt: skip
"""What a person would tap, the most telling first."""
PICK = """([ways, turn]) => {
  const answers = JSON.parse(document.querySelector("[data-map]").textContent).answers;
  for (const way of ways) {
    const there = [...document.querySelectorAll(way)];
    if (!there.length) continue;
    const chosen = there[turn % there.length];
    chosen.setAttribute("data-tap", "");
    if (chosen.matches(".can-move")) return "unit";
    return answers[chosen.dataset.region]?.length > 1 ? "several" : "one";
  }
}"""
STILL = "() => !document.documentElement.matches(':active-view-transition')"


def tap(page: Page, turn: int) -> None:
    """One answer: on the map, on the mat, or in words; of several about a region, from its list."""
    page.wait_for_function(STILL)
    before = sequence(page)
    tapped = page.evaluate(PICK, [WAYS, turn])
    folded = page.locator("details.fold:not([open]):has([data-tap]) > summary")
    if folded.count():
        folded.first.click()
    page.locator("[data-tap]").click()
    if tapped == "unit":
        page.locator(GOALS).first.click()
    elif tapped == "several":
        page.locator(".answer-group:not([hidden]) button").first.click()
    expect(page.locator("#page")).not_to_have_attribute("data-sequence", before)


def begin(page: Page) -> None:
    sit_down(page, sit="digital", human_faction="saxony", automa_faction="crimea")
    expect(page.locator(".section-card")).to_have_count(4)
    expect(page.locator(".prompt")).to_contain_text("Your turn (1)")


@pytest.mark.parametrize("page", ["phone"], indirect=True)
def test_the_first_turns_of_a_game(page: Page) -> None:
    """How it goes on to its end is in `test_a_game_with_everything_to_its_result`."""
    begin(page)
    for turn in range(FIRST_TAPS):
        tap(page, turn)
    expect(page.locator(".prompt h2")).not_to_contain_text("Your turn (1)")


@pytest.mark.slow
def test_a_whole_game(page: Page) -> None:
    begin(page)
    for turn in range(MOST_TAPS):
        if page.locator(OVER).count():
            break
        tap(page, turn)
    expect(page.locator(OVER)).to_be_visible()
    page.get_by_role("link", name="Score").first.click()
    expect(page.locator("main")).to_contain_text("Stars")


@pytest.mark.parametrize("page", ["desktop"], indirect=True)
def test_undo_reload_and_language_keep_the_game(page: Page) -> None:
    match = automatable.new(
        "scythe", sit="digital", human_faction="nordic", automa_faction="crimea", seed="undo"
    )
    bring(page, match)
    with Change(page):
        page.locator('button[value="bolster power"]').click()
    first = page.locator(".tracks").inner_text()
    with Change(page):
        page.get_by_role("button", name="Undo").first.click()
    assert page.locator(".tracks").inner_text() != first
    redo(page)
    assert page.locator(".tracks").inner_text() == first
    page.reload()
    assert page.locator(".tracks").inner_text() == first


def test_a_unit_goes_where_the_map_is_tapped(page: Page) -> None:
    """Two taps on the map, from the beginning of the turn: the unit, and where it goes."""
    match = automatable.new(
        "scythe", sit="digital", human_faction="saxony", automa_faction="crimea", seed="move"
    )
    bring(page, match)
    page.locator(".home.can-move").click()
    expect(page.locator(".tray:visible")).to_contain_text("F1")
    with Change(page):
        page.locator('.region[data-region="F1"]').click()
    expect(page.locator('.region[data-region="F1"]')).to_have_attribute(
        "aria-label", re.compile("You: 1 character")
    )


LOADED = (
    "scy1 turn=8 to_move=saxony tile=lakes_next_to_structures | human saxony sit=digital "
    "mat=industrial character=home workers=F1*3,G1 mechs=F1 abilities=disarm "
    "goods=F1:metal*3+oil*2 hand=5,2 power=4 coins=6 | automa crimea level=automa dealer=app "
    "progress=6 mechs=F2 workers=C6 power=6 cards=1 main=8 last=8"
)


def test_a_mech_takes_a_load_along(page: Page) -> None:
    """The tray: counters for what comes along, signs for what happens at each target."""
    bring(page, automatable.at("scythe", LOADED, seed="load"))
    page.locator('.region[data-region="F1"]').click()
    tray = page.locator(".tray:visible")
    tray.locator('[data-way="mech"]').click()
    load = tray.locator("form:not([hidden])")
    expect(load.locator('[data-goal="F2"]')).to_contain_text("combat")
    expect(page.locator('.region[data-region="F2"] .goal-sign')).to_have_count(1)
    for _ in range(2):
        load.locator('[data-kind="worker"] [data-by="1"]').click()
    load.locator('[data-kind="metal"] [data-by="1"]').click()
    with Change(page):
        page.locator('.region[data-region="G1"]').click()
    expect(page.locator('.region[data-region="G1"]')).to_have_attribute(
        "aria-label", re.compile("1 mech.*3 worker")
    )
    for _ in range(5):
        with Change(page):
            page.get_by_role("button", name="Undo").first.click()
    expect(page.locator('.region[data-region="F1"]')).to_have_attribute(
        "aria-label", re.compile("1 mech.*3 worker")
    )


COUNTED = """() => {
  window.glides = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    window.glides += 1;
    return animate.apply(this, given);
  };
}"""


@pytest.mark.parametrize("page", ["desktop"], indirect=True)
def test_what_moves_glides_as_calmly_as_the_person_likes(page: Page) -> None:
    """Once when it moves, not when it is taken back, and not at all if the person likes."""
    bring(page, automatable.at("scythe", LOADED, seed="glide"))
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(COUNTED)
    move = "move units · mech F1 · to G1"
    for pace, glides in (("calm", 1), ("none", 1)):
        open_menu(page)
        page.locator(f'[data-pace] button[value="{pace}"]').click()
        with Change(page):
            tell_in_signs(page, move)
        assert page.evaluate("window.glides") == glides
        for _ in range(3):
            with Change(page):
                page.get_by_role("button", name="Undo").first.click()
    assert page.evaluate("window.glides") == 1


def test_a_button_says_what_it_will_change(page: Page) -> None:
    bring(page, automatable.at("scythe", LOADED, seed="preview"))
    bolster = page.locator('button[value="bolster power"] .preview')
    expect(bolster).to_have_text("6→54→6")
    cards = page.locator('button[value="bolster cards"] .preview')
    expect(cards).to_have_text("6→5")  # which card comes is not known


def test_a_combat_shows_the_odds_of_each_commitment(page: Page) -> None:
    position = (
        "scy1 turn=8 to_move=saxony tile=lakes_next_to_structures | human saxony sit=digital "
        "mat=industrial character=F1 workers=F1,G1 hand=5*1,2*1 power=4 | automa crimea "
        "level=automa dealer=app progress=6 mechs=F2 workers=C6 power=6 cards=1 main=8 last=8"
    )
    match = automatable.at("scythe", position, seed="odds")
    for answer in ("move units", "character", "to F2", "done"):
        if answer in match.legal():
            match.answer(answer)
    assert match.pending is not None
    assert match.pending.prompt == "power"
    bring(page, match)
    notes = page.locator(".answer-note")
    expect(notes).to_have_count(5)
    chances = [int(text.split()[0]) for text in notes.all_inner_texts()]
    assert chances == sorted(chances)


def test_a_section_explains_itself_without_pushing_the_page(page: Page) -> None:
    sit_down(page, sit="digital")
    card = page.locator(".section-card").filter(has_text="Produce").first
    before = card.bounding_box()
    card.locator(".section-help summary").click()
    expect(card.locator(".section-help p")).to_contain_text("villages give new workers")
    after = card.bounding_box()
    assert before is not None
    assert after is not None
    assert before["height"] == after["height"]


NEAR_THE_END = (
    "scy1 turn=15 to_move=saxony tile=lakes_next_to_structures | human saxony sit=digital "
    "mat=industrial character=E4 workers=F1*2,G1 mechs=F1 abilities=speed "
    "star_spaces=combat*3,objective*1 hand=5,2 power=14 popularity=6 coins=9 section=bolster | "
    "automa crimea level=automa dealer=app progress=2 mechs=F2 power=0 coins=3 cards=0 main=8 "
    "last=8"
)


def move(page: Page, start: str, unit: str, end: str) -> None:
    """Tap the unit, if it is not alone choose it, and tap where it goes."""
    page.locator(f'[data-region="{start}"]').click()
    page.locator(f'.tray:visible [data-way="{unit}"]').click()
    with Change(page):
        page.locator(f'[data-region="{end}"]').click()


def press(page: Page, answer: str) -> None:
    with Change(page):
        page.locator(f'button[name="text"][value="{answer}"]').first.press("Enter")


def to_the_next_turn(page: Page, turn: int) -> None:
    """Leave everything else be."""
    asked = page.locator(".prompt h2")
    while f"({turn})" not in asked.inner_text():
        with Change(page):
            page.locator(".thumb button[name=text], .answer-group button").first.press("Enter")


def test_a_game_with_everything_to_its_result(page: Page) -> None:
    """Combat, encounter, factory card, undo over turns, reload, another language, the end."""
    bring(page, automatable.at("scythe", NEAR_THE_END, seed="near the end"))
    move(page, "F1", "mech", "F2")
    move(page, "E4", "character", "F3")
    expect(page.locator(".prompt")).to_contain_text("Combat on F2")
    expect(page.locator(".answer-note").first).to_have_text("100 %")
    press(page, "power 0")
    press(page, "play none")
    expect(page.locator(".prompt")).to_contain_text("Which option")
    with Change(page):  # cards are new each time; power could bring the sixth star at once
        page.locator('button[value^="option "]:not(:has-text("power"))').first.press("Enter")
    to_the_next_turn(page, 16)
    press(page, "trade popularity")
    to_the_next_turn(page, 17)
    there = page.locator(".tracks").inner_text()
    undone = 0
    while page.get_by_role("button", name="Undo").first.is_enabled():
        with Change(page):
            page.get_by_role("button", name="Undo").first.press("Enter")
        undone += 1
    assert undone >= 9
    expect(page.locator(".prompt")).to_contain_text("Your turn (15)")
    for _ in range(undone):
        redo(page)
    assert page.locator(".tracks").inner_text() == there
    page.reload()
    assert page.locator(".tracks").inner_text() == there
    speak(page, "Deutsch")
    expect(page.locator(".prompt")).to_contain_text("Dein Zug (17)")
    move(page, "F3", "character", "D4")
    to_the_factory_card = page.locator('button[value^="take "]')
    if not to_the_factory_card.count():
        press(page, "done")
    with Change(page):
        to_the_factory_card.first.press("Enter")
    to_the_next_turn(page, 18)
    expect(page.locator(".section-card")).to_have_count(5)
    press(page, "bolster power")
    expect(page.locator(OVER)).to_be_visible()
    page.locator(".prompt-links .button-primary").click()
    expect(page.locator("main")).to_contain_text("Sterne")

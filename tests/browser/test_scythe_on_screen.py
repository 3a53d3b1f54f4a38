"""Scythe on screen: a whole game by taps on the mat and the map, undone and reloaded."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import automatable
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
from tests.browser.scythe_map import choose_place, choose_unit, do_it, move, place
from tests.browser.watched_page import watched_page

MOST_TAPS = 400
FIRST_TAPS = 25


@pytest.fixture(params=["phone", "desktop"])
def page(request: pytest.FixtureRequest) -> Page:
    opened: Page = request.getfixturevalue(request.param)
    closes_each_turn(opened)
    return opened


def sit_down(page: Page, **choices: str) -> None:
    page.goto("/games/scythe/new")
    for name, value in choices.items():
        choose(page, name, value)
    page.get_by_role("button", name="To the table").click()
    page.wait_for_url(re.compile(r"/tables/[\w-]+"))


WAYS = (
    ".way.is-open [data-goal]", ".units:visible [data-open]", "[data-do]:not([hidden])",
    "[data-fight-do]", ".sheet-foot .button-primary", ".answers .answer", ".option:not(:disabled)",
    ".sheet-foot .button", ".link-button",
)  # fmt: skip
"""What a person would tap, the most telling first."""
STILL = "() => !document.documentElement.matches(':active-view-transition')"


def tap(page: Page, turn: int) -> None:
    """One answer: in the sheet as it stands; a goal or a unit is chosen first."""
    page.wait_for_function(STILL)
    before = sequence(page)
    while sequence(page) == before:
        seen = next(found for way in WAYS if (found := _visible(page, way)))
        chosen = seen[turn % len(seen)]
        if chosen.get_attribute("data-goal"):
            chosen.check(force=True)
            chosen = page.locator("[data-do]:visible")
        opens = chosen.get_attribute("data-open") is not None
        chosen.press("Enter")
        if not opens:
            expect(page.locator("#page")).not_to_have_attribute("data-sequence", before)


def _visible(page: Page, way: str) -> list[Locator]:
    found = page.locator(way.replace(":visible", ""))
    return [one for one in found.all() if one.is_visible()]


def numbers(page: Page) -> list[str]:
    return page.locator(".vital b").all_inner_texts()


def begin(page: Page) -> None:
    sit_down(page, sit="digital", human_faction="saxony", automa_faction="crimea")
    expect(page.locator(".section")).to_have_count(4)
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
    page.locator('.stage-sheet a[href$="/score"]').first.click()
    expect(page.locator("main")).to_contain_text("Stars")


@pytest.mark.parametrize("page", ["desktop"], indirect=True)
def test_undo_reload_and_language_keep_the_game(page: Page) -> None:
    match = automatable.new(
        "scythe", sit="digital", human_faction="nordic", automa_faction="crimea", seed="undo"
    )
    bring(page, match)
    with Change(page):
        page.locator('button[value="bolster power"]').click()
    first = numbers(page)
    with Change(page):
        page.get_by_role("button", name="Undo").first.click()
    assert numbers(page) != first
    redo(page)
    assert numbers(page) == first
    page.reload()
    assert numbers(page) == first


def test_a_unit_goes_where_the_map_is_tapped(page: Page) -> None:
    """From the beginning of the turn: the unit, where it goes, and the button of the foot."""
    match = automatable.new(
        "scythe", sit="digital", human_faction="saxony", automa_faction="crimea", seed="move"
    )
    bring(page, match)
    before = sequence(page)
    choose_unit(page, "home-person")
    expect(page.locator("#sheet-title")).to_have_text("Character: where to?")
    choose_place(page, "F1")
    expect(page.locator("#sheet-title")).to_have_text("Character → F1")
    expect(page.locator('[data-way-marks]:visible [data-for="F1"] .arrow')).to_be_visible()
    assert sequence(page) == before, "a tap chooses and never sends"
    do_it(page)
    expect(place(page, "F1")).to_have_attribute("aria-label", re.compile("You: 1 character"))


LOADED = (
    "scy1 turn=8 to_move=saxony tile=lakes_next_to_structures | human saxony sit=digital "
    "mat=industrial character=home workers=F1*3,G1 mechs=F1 abilities=disarm "
    "goods=F1:metal*3+oil*2 hand=5,2 power=4 coins=6 | automa crimea level=automa dealer=app "
    "progress=6 mechs=F2 workers=C6 power=6 cards=1 main=8 last=8"
)


def test_a_mech_takes_a_load_along(page: Page) -> None:
    """Counters for what comes along, and at each goal what happens there."""
    bring(page, automatable.at("scythe", LOADED, seed="load"))
    choose_unit(page, "F1", "mech")
    way = page.locator(".way.is-open")
    expect(way.locator('label:has([data-goal="F2"])')).to_contain_text("%")
    expect(page.locator("[data-way-marks]:visible .tag.is-fight:visible")).to_have_count(1)
    workers, metal, *_ = way.locator(".load").all()
    for load, times in ((workers, 2), (metal, 1)):
        for _ in range(times):
            load.locator(".stepper button").last.click()
    choose_place(page, "G1")
    do_it(page)
    expect(place(page, "G1")).to_have_attribute("aria-label", re.compile("1 mech.*3 worker"))
    for _ in range(5):
        undo(page)
    expect(place(page, "F1")).to_have_attribute("aria-label", re.compile("1 mech.*3 worker"))


def test_a_fight_below_one_half_is_outlined_and_says_its_chance(page: Page) -> None:
    bring(page, automatable.at("scythe", LOADED.replace("power=4", "power=0"), seed="risk"))
    choose_unit(page, "F1", "mech")
    expect(place(page, "F2")).to_have_attribute("aria-label", re.compile("in one step.*chance"))
    choose_place(page, "F2")
    other = page.locator('.way.is-open .goals label:has([data-goal="F2"])')
    box = other.bounding_box()
    assert box
    assert box["width"] < 2, "the goal that is chosen is none of the others"
    expect(page.locator("[data-do]")).to_have_text("To F2 and fight")
    expect(page.locator("[data-do]")).to_have_class(re.compile("is-risky"))
    expect(page.locator(".versus:visible")).to_contain_text("chance to win")


def test_without_a_script_a_unit_goes_by_its_form(browser: Browser, server: Server) -> None:
    with watched_page(browser, server.url, java_script_enabled=False) as page:
        bring(page, automatable.at("scythe", LOADED, seed="plain"))
        way = page.locator('.way[data-key="F1"]').first
        way.locator("select").first.select_option("+worker 2")
        way.locator('[data-goal="G1"]').check(force=True)
        way.get_by_role("button", name="Go").click()
        expect(place(page, "G1")).to_have_attribute("aria-label", re.compile("1 mech.*3 worker"))


def test_what_cannot_be_paid_is_grey_and_says_what_is_missing(page: Page) -> None:
    bring(page, automatable.at("scythe", LOADED.replace("coins=6", "coins=0"), seed="poor"))
    bolster = page.locator(".section", has_text="Bolster")
    expect(bolster.locator(".option").first).to_be_disabled()
    expect(bolster).to_contain_text("1 coin missing")


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
    notes = page.locator(".dial-field small")
    expect(notes).to_have_count(5)
    chances = [int(text.split()[0]) for text in notes.all_inner_texts()]
    assert chances == sorted(chances)
    page.locator(".dial-field input").first.check(force=True)
    expect(page.locator("[data-fight-do]")).to_contain_text(f"{chances[0]} %")


def test_the_sections_explain_themselves(page: Page) -> None:
    sit_down(page, sit="digital")
    page.locator(".pill summary", has_text="?").click()
    expect(page.locator(".section-help")).to_contain_text("villages give new workers")


PRODUCING = (
    "scy1 turn=8 to_move=saxony tile=lakes_next_to_structures | human saxony sit=digital "
    "mat=industrial character=home workers=F1*2,F2*3 hand=5,2 power=4 coins=6 popularity=3 | "
    "automa crimea level=automa dealer=app progress=6 power=6 cards=1 main=8 last=8"
)


def test_the_dark_button_produces_and_never_gives_up(page: Page) -> None:
    match = automatable.at("scythe", PRODUCING, seed="produce")
    match.answer("produce")
    bring(page, match)
    primary = page.locator(".button-primary:visible")
    expect(primary).to_have_text("F2: produce 3 workers")
    expect(page.locator(".brings:visible")).to_have_text("brings a star")
    expect(page.locator(".tag.is-gain:visible")).to_contain_text("+3")
    choose_place(page, "F1")
    page.locator(".row.is-on").locator(".stepper button").first.click()
    expect(primary).to_have_text("F1: produce 1 metal")
    do_it(page)
    expect(place(page, "F1")).to_have_attribute("aria-label", re.compile("1 metal"))


def test_a_star_is_shown_before_the_automa_begins(thumb: Page) -> None:
    match = automatable.at("scythe", PRODUCING, seed="star")
    match.answer("produce")
    bring(thumb, match)
    do_it(thumb)
    with Change(thumb):
        thumb.locator(".link-button").press("Enter")
    expect(thumb.locator(".gained-star")).to_contain_text("Your first star")
    expect(thumb.locator('[data-vital="person:star"] b')).to_have_text("1")
    expect(thumb.locator(".star-space.is-new")).to_contain_text("8/8")
    thumb.locator("[data-next]").click()
    expect(thumb.locator(".gained-star")).to_be_hidden()
    expect(thumb.locator("#sheet-title")).to_contain_text("Automa")


def test_why_is_shown_on_the_map_itself(thumb: Page) -> None:
    """The options of each filter lie under the pieces, and go with the step."""
    match = automatable.at("scythe", LOADED, seed="why")
    match.answer("move coins")
    bring(thumb, match)
    while not thumb.locator(".step.is-here .why[data-decision]").count():
        thumb.locator("[data-next]").tap()
    thumb.locator(".step.is-here .why[data-decision] > summary").first.tap()
    options = thumb.locator('.stage-board [data-layer="why"] .option')
    expect(options.first).to_be_visible()
    while thumb.locator('[data-cascade] [data-step="1"]').is_enabled():
        thumb.locator('[data-cascade] [data-step="1"]').tap()
    expect(thumb.locator(".stage-board .option-chosen")).to_have_count(1)
    thumb.locator(".step.is-here .why[data-decision] > summary").first.tap()
    expect(options).to_have_count(0)


NEAR_THE_END = (
    "scy1 turn=15 to_move=saxony tile=lakes_next_to_structures | human saxony sit=digital "
    "mat=industrial character=E4 workers=F1*2,G1 mechs=F1 abilities=speed "
    "star_spaces=combat*3,objective*1 hand=5,2 power=14 popularity=6 coins=9 section=bolster | "
    "automa crimea level=automa dealer=app progress=2 mechs=F2 power=0 coins=3 cards=0 main=8 "
    "last=8"
)


def press(page: Page, answer: str) -> None:
    with Change(page):
        page.locator(f'button[name="text"][value="{answer}"]').first.press("Enter")


def to_the_next_turn(page: Page, turn: int) -> None:
    """Leave everything else be."""
    while f"({turn})" not in (page.locator(".prompt h2").text_content() or ""):
        quiet = page.locator(".link-button, .sheet-foot .button:not(.button-primary)[name=text]")
        with Change(page):
            (quiet if quiet.count() else page.locator(".answer")).first.press("Enter")


def test_a_game_with_everything_to_its_result(page: Page) -> None:
    """Combat, encounter, factory card, undo over turns, reload, another language, the end."""
    bring(page, automatable.at("scythe", NEAR_THE_END, seed="near the end"))
    move(page, "F1", "F2", "mech")
    move(page, "E4", "F3", "character")
    expect(page.locator(".prompt")).to_contain_text("Combat on F2")
    expect(page.locator("[data-fight-do]")).to_contain_text("· 100 %")
    with Change(page):
        page.locator("[data-fight-do]").press("Enter")
    expect(page.locator(".prompt")).to_contain_text("Which option")
    with Change(page):  # cards are new each time; power could bring the sixth star at once
        page.locator('button[value^="option "]:not(:has-text("power"))').first.press("Enter")
    to_the_next_turn(page, 16)
    press(page, "trade popularity")
    to_the_next_turn(page, 17)
    there = numbers(page)
    undone = 0
    while page.get_by_role("button", name="Undo").first.is_enabled():
        with Change(page):
            page.get_by_role("button", name="Undo").first.press("Enter")
        undone += 1
    assert undone >= 9
    expect(page.locator(".prompt")).to_contain_text("Your turn (15)")
    for _ in range(undone):
        redo(page)
    assert numbers(page) == there
    page.reload()
    assert numbers(page) == there
    speak(page, "Deutsch")
    expect(page.locator(".prompt")).to_contain_text("Dein Zug (17)")
    move(page, "F3", "D4", "character")
    to_the_factory_card = page.locator('button[value^="take "]')
    if not to_the_factory_card.count():
        press(page, "done")
    with Change(page):
        to_the_factory_card.first.press("Enter")
    to_the_next_turn(page, 18)
    expect(page.locator(".section")).to_have_count(5)
    press(page, "bolster power")
    expect(page.locator(OVER)).to_be_visible()
    page.locator('.stage-sheet a[href$="/score"]').first.click()
    expect(page.locator("main")).to_contain_text("Sterne")

"""Expeditions on a phone: a whole match by taps, with undo, another language and a reload."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.games.expeditions import GAME
from automatable.games.expeditions.state import State
from tests.browser.at_the_table import (
    OVER,
    Change,
    bring,
    choose,
    read_turn,
    redo,
    sequence,
    speak,
    tell_in_signs,
)

DOUBLE_TAP_MS = 600
TAPS_OF_A_TYPICAL_TURN = 3
"""The place, what happened there, the Automa's turn."""
MAP = "[data-board=map] [data-layer=keyed]"
MIDDLE = range(6, 19)
"""Turns that are like those before and after them."""


def sit_down(page: Page, **choices: str) -> None:
    page.goto("/games/expeditions/new")
    for name, value in choices.items():
        choose(page, name, value)
    page.locator(".set-up-go button").click()
    page.wait_for_url(re.compile(r"/tables/[\w-]+/checklist"))
    page.get_by_role("link", name="All laid out").click()
    page.wait_for_url(re.compile(r"/tables/[\w-]+$"))
    page.wait_for_timeout(DOUBLE_TAP_MS)  # a button of the turn stands where that link stood


def tap(page: Page, answer: str) -> int:
    """The button that carries this answer, after the place where it stands; returns the taps."""
    button = page.locator(f'button[value="{answer}"]')
    taps = 1
    if not button.first.is_visible():
        place = button.first.locator("xpath=ancestor::section[@data-at]").get_attribute("data-at")
        page.locator(f'[data-place="{place}"]').click()
        taps += 1
    with Change(page):
        button.locator("visible=true").first.click()
    return taps


def is_asked(page: Page, answer: str) -> bool:
    return page.locator(f'button[value="{answer}"]').count() > 0


def automas_turn(page: Page) -> int:
    """The big button, and the stack if the Automa explores; returns the taps."""
    taps = tap(page, "done")
    while is_asked(page, "stack ?,?"):
        taps += tap(page, "stack ?,?")
    return taps


def no_sideways_scrolling(page: Page) -> None:
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= page.evaluate("innerWidth")


def test_a_match_by_taps_from_the_set_up_to_its_result(phone: Page) -> None:
    """Undo, German and a reload on the way; the taps of each turn are counted.

    Between the first turns and the last the same answers are given without a page.
    """
    sit_down(phone, level="house_5", first="human", seed="phone")
    counted = []
    turn = 0
    while not phone.locator("#counts").count():
        if turn in MIDDLE:
            turn_without_a_page(phone, turn)
            turn += 1
            if turn not in MIDDLE:
                phone.reload()
            continue
        taps = persons_turn(phone, turn)
        counted.append(taps + automas_turn(phone))
        if turn == 2:
            undo_and_again(phone)
        if turn == 3:
            speak_german_and_back(phone)
        if turn == 4:
            reload(phone)
        no_sideways_scrolling(phone)
        turn += 1
    assert turn > MIDDLE.stop, "the last turns are taps again"
    assert sorted(counted)[len(counted) // 2] <= TAPS_OF_A_TYPICAL_TURN
    count_up(phone)
    expect(phone.locator(OVER)).to_contain_text("wins")


def turn_without_a_page(page: Page, turn: int) -> None:
    """The same answers by the interface for programs."""
    api = f"/api{urlsplit(page.url).path}"
    answers = [f"mech S{turn % 6 + 1}", "done"]
    while answers:
        seen = page.request.get(api).json()["sequence"]
        given = {"text": answers.pop(0), "sequence": seen}
        assert page.request.post(f"{api}/answer", data=given).ok
        if not answers and "stack ?,?" in (page.request.get(api).json()["legal"] or []):
            answers = ["stack ?,?"]


def persons_turn(page: Page, turn: int) -> int:
    """What a person tells in this turn; returns the taps."""
    south = f"mech S{turn % 6 + 1}"
    reports = {0: ["mech C4", "stack ?,?"], 1: ["take C4 1"], 5: ["star"]}.get(turn, [south])
    return sum(tap(page, report) for report in reports)


def undo_and_again(page: Page) -> None:
    told = page.locator(MAP).inner_html()
    with Change(page):
        page.get_by_role("button", name=re.compile("^Undo")).click()
    redo(page)
    assert page.locator(MAP).inner_html() == told


def speak_german_and_back(page: Page) -> None:
    for language, words in (("Deutsch", "Zug beenden"), ("English", "End my turn")):
        speak(page, language)
        expect(page.locator(".sheet-foot .button[name]")).to_contain_text(words)


def reload(page: Page) -> None:
    before, told = sequence(page), page.locator(MAP).inner_html()
    page.reload()
    assert (sequence(page), page.locator(MAP).inner_html()) == (before, told)


def count_up(page: Page) -> None:
    """Coins, quests, items and corruption on one sheet."""
    for name, number in {"coins": "11", "quests": "3", "items": "6", "corruption": "10"}.items():
        page.locator(f"#count-{name}").fill(number)
    with Change(page):
        page.locator("#count-corruption").press("Enter")


def test_a_search_is_told_location_by_location(phone: Page) -> None:
    position = {
        "level": "printed_2", "next": "automa", "progress_position": 11,
        "north": ["-", "t3", "M", "20", "o4", "M", "M"], "central": ["M"] * 7,
        "north_mech": "N1", "central_mech": "C7", "human_mech": "N2",
    }  # fmt: skip
    match = Match.at(GAME, position, {"dealer": "table"}, Seed.from_text("search"))
    match.answer("card 8")
    bring(phone, match)
    lines = phone.locator(".search-mech li").all_text_contents()
    assert lines == [
        "Here on N1: no corruption.", "N2 is skipped: your mech stands there.",
        "1 location on, N3: face down.", "2 locations on, N4: only the 20.",
        "3 locations on, N5: corruption.", "First match: N5.",
    ]  # fmt: skip
    phone.locator(".why[data-decision] summary").first.click()
    expect(phone.locator(".cascade-picture svg").first).to_be_visible()


def test_own_cards_are_told_by_tapping_them(phone: Page) -> None:
    sit_down(phone, dealer="table", first="human", seed="own")
    tap(phone, "done")
    expect(phone.locator(".face")).to_have_count(14)
    tap(phone, "card 7")
    expect(phone.locator(".instruction").first).to_contain_text("marker to space 1")
    tap(phone, "done")
    expect(phone.locator(".face")).to_have_count(13)


def test_a_report_that_cannot_be_is_explained_and_changes_nothing(phone: Page) -> None:
    sit_down(phone, first="human", seed="wrong")
    assert not is_asked(phone, "mech N1"), "an Automa mech stands there"
    before = sequence(phone)
    tell_in_signs(phone, "mech N1")
    expect(phone.get_by_role("alert")).to_contain_text("An Automa mech stands there")
    assert sequence(phone) == before


def test_tap_targets_are_large_enough(phone: Page) -> None:
    sit_down(phone, first="human", seed="thumbs")
    for button in phone.locator(".reports .button, .sheet-foot .button").all():
        if button.is_visible():
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44


def round_the_edge() -> Match[State]:
    """With this seed the northern mech has just gone from the end of its row to the beginning."""
    match = Match.new(GAME, {"first": "human"}, Seed.from_text("b"))
    for _ in range(3):
        match.answer("done")
    return match


def test_mechs_are_seen_on_their_way_and_one_goes_round_the_edge(thumb: Page) -> None:
    """EXP-MOV-02: never back across the row."""
    bring(thumb, round_the_edge())
    ways = thumb.locator("[data-layer=moving] .beat-arrow")
    expect(thumb.locator("[data-count]")).to_have_text("1 of 3")
    expect(ways).to_have_count(0)  # the marker of the track
    thumb.keyboard.press("ArrowRight")
    expect(ways).to_have_count(2)  # out at the right, in at the left
    out, into = (way.bounding_box() for way in ways.all())
    assert out
    assert into
    assert out["x"] > into["x"] + into["width"]
    thumb.keyboard.press("ArrowRight")
    expect(ways).to_have_count(1)


def test_what_the_automas_turn_asked_is_no_report_of_ones_own(phone: Page) -> None:
    """The button that hands over is filled only once something of the own turn was told."""
    match = Match.new(GAME, {"first": "human"}, Seed.from_text("d"))
    match.answer("done")
    bring(phone, match)
    read_turn(phone)
    tap(phone, "stack ?")
    read_turn(phone)
    hand_over = phone.locator('.thumb button[value="done"]')
    expect(hand_over).not_to_have_class(re.compile("button-primary"))
    tap(phone, "star")
    expect(hand_over).to_have_class(re.compile("button-primary"))


def test_a_level_that_was_typed_in_is_confirmed_in_sight(phone: Page) -> None:
    """The confirmation stood at the top of a page that stayed at its end."""
    phone.goto("/games/expeditions/decks")
    phone.locator("details.more > summary").tap()
    phone.locator('[name="name"]').fill("Confirmed")
    for space in range(2, 18, 2):
        phone.locator(f'[name="stars"][value="{space}"]').check()
    for what in ("star", "map", "corruption"):
        phone.locator(f'[name="coins_{what}"]').fill("2")
    phone.locator('button[value="enter"]').tap()
    expect(phone.locator(".note", has_text="Confirmed").first).to_be_in_viewport()

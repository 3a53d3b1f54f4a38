"""Every kind of question on the stage: the board whole and in view, nothing covered or tiny."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from automatable.core.game import game
from automatable.core.matches.match import Match
from tests.browser.at_the_table import bring, read_turn
from tests.browser.measured_stage import WINDOWS, measured
from tests.browser.questions import WAYS, at_every_question
from tests.browser.running_server import Server
from tests.browser.watched_page import watched_page

SHIFT = (Path(__file__).parent / "layout_shift.js").read_text(encoding="utf-8")
WHOLE = "title => title.scrollHeight <= title.clientHeight + 1"
EVERY_TIME = [id for id in WAYS if not game(id).is_from_file or id in ("wingspan", "viticulture")]
"""Of the games from files one with numbers and one with places; all with the slow tests."""
SOME = 4
"""How many kinds of questions are measured every time; all of them with the slow tests."""


def wrong(browser: Browser, server: Server, tables: Iterable[tuple[str, Match[Any]]]) -> list[str]:
    """What is not as the stage wants it, in both windows, while a turn is told and after it."""
    found: list[str] = []
    with (
        watched_page(browser, server.url, **WINDOWS["390"], locale="de-DE") as phone,
        watched_page(browser, server.url, **WINDOWS["1280"], locale="de-DE") as desk,
    ):
        for name, match in tables:
            for window, page in (("390", phone), ("1280", desk)):
                bring(page, match)
                told = measured(page, name, window, match)
                read_turn(page)
                asked = measured(page, name, window, match)
                lines = [line for one in (told, asked) for line in one.wrong]
                found += [f"{name} at {window}: {line}" for line in lines]
    return found


@pytest.mark.parametrize("id", EVERY_TIME)
def test_the_board_is_the_page(browser: Browser, server: Server, id: str) -> None:
    assert wrong(browser, server, islice(at_every_question(id), SOME)) == []


@pytest.mark.parametrize("id", EVERY_TIME)
def test_an_answer_moves_nothing_that_has_not_changed(
    browser: Browser, server: Server, id: str
) -> None:
    """Chromium's layout shifts; the line between board and sheet stays where it is."""
    for window in WINDOWS.values():
        with watched_page(browser, server.url, **window, locale="de-DE") as page:
            match = next(m for _, m in at_every_question(id) if m.set_up_done and m.legal())
            bring(page, match)
            read_turn(page)
            assert page.evaluate(SHIFT, match.legal()[0]) == []


def test_a_patch_in_hand_says_all_in_sight(browser: Browser, server: Server) -> None:
    """What is in hand is not known to the server: a phone alone shows it."""
    match = next(m for name, m in at_every_question("patchwork") if name == "digital turn")
    with watched_page(browser, server.url, **WINDOWS["390"], locale="de-DE") as phone:
        bring(phone, match)
        read_turn(phone)
        for offer in range(phone.locator(".offer-affordable").count()):
            phone.locator(".offer-affordable").nth(offer).click()
            phone.locator(".outcomes dd:visible").last.evaluate(
                "dd => { dd.textContent = 'noch einmal du'; }"
            )
            assert measured(phone, "in hand", "390", match).wrong == []
            assert phone.locator(".sheet-title").evaluate(WHOLE)
            phone.keyboard.press("Escape")


@pytest.mark.slow
@pytest.mark.parametrize("id", WAYS)
def test_the_board_is_the_page_at_every_question(browser: Browser, server: Server, id: str) -> None:
    assert wrong(browser, server, at_every_question(id)) == []

"""Every kind of question on the stage: the board whole and in view, nothing covered or tiny."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import Browser

from automatable.core.match import Match
from tests.browser.at_the_table import bring, read_turn
from tests.browser.measured_stage import WINDOWS, measured
from tests.browser.questions import WAYS, at_every_question
from tests.browser.running_server import Server
from tests.browser.watched_page import watched_page

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


@pytest.mark.parametrize("id", WAYS)
def test_the_board_is_the_page(browser: Browser, server: Server, id: str) -> None:
    assert wrong(browser, server, islice(at_every_question(id), SOME)) == []


@pytest.mark.slow
@pytest.mark.parametrize("id", WAYS)
def test_the_board_is_the_page_at_every_question(browser: Browser, server: Server, id: str) -> None:
    assert wrong(browser, server, at_every_question(id)) == []

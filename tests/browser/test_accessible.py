"""axe-core finds nothing: a sample of every game here, every page of a table in the slow run.

Every kind of question is visited in `test_every_question.py`.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.testing.playing import legal_answer
from tests.browser.at_the_table import bring, read_turn
from tests.browser.axe import findings
from tests.browser.conftest import PHONE
from tests.browser.running_server import Server
from tests.browser.watched_page import watched_page

GAMES = ("patchwork", "scythe", "age_of_innovation", "expeditions", "through_the_ages")
PAGES = (
    "", "/log", "/score", "/point", "/correct", "/decks", "/settings", "/checklist", "/share",
)  # fmt: skip
OF_A_GAME = ("new", "rules", "decks")
LOOKS = [(theme, language) for theme in ("light", "dark") for language in ("en", "de", "it")]


def begun(id: str, answers: int, seed: int = 1, **options: Any) -> Match[Any]:
    """A match in which anything was answered, this many times."""
    match = Match.new(game(id), options, Seed.from_text(f"{id} {seed}"))
    player = Random(seed)
    for _ in range(answers):
        if match.over:
            break
        match.answer(legal_answer(match, player.choice))
    return match


def opened(browser: Browser, server: Server, look: tuple[str, str], **size: Any) -> Any:
    theme, language = look
    return watched_page(browser, server.url, color_scheme=theme, locale=language, **size)


@pytest.mark.parametrize("number", range(len(GAMES)), ids=GAMES)
def test_a_table_of_each_game(browser: Browser, server: Server, number: int) -> None:
    """With the steps of a turn before the eyes, and read; each game in another look."""
    with opened(browser, server, LOOKS[number], **PHONE) as page:
        bring(page, begun(GAMES[number], 12))
        assert findings(page) == []
        read_turn(page)
        assert findings(page) == []


@pytest.mark.parametrize(
    "path", ["/", "/games/scythe/new", "/games/scythe/rules", "/history", "/level", "/lab/design"]
)
def test_the_pages_around(desktop: Page, path: str) -> None:
    desktop.goto(path)
    assert findings(desktop) == []


@pytest.mark.slow
@pytest.mark.parametrize("look", LOOKS, ids=["-".join(look) for look in LOOKS])
@pytest.mark.parametrize("id", GAMES)
def test_every_page_of_a_table(
    browser: Browser, server: Server, id: str, look: tuple[str, str]
) -> None:
    found = []
    with opened(browser, server, look, viewport={"width": 1280, "height": 800}) as page:
        path = bring(page, begun(id, 12))
        pages = [path + name for name in PAGES] + [f"/games/{id}/{name}" for name in OF_A_GAME]
        for part in pages:
            page.goto(part)
            found += [f"{part}: {line}" for line in findings(page)]
    assert found == []

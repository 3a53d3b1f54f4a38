"""axe-core finds nothing: a sample of every game here, every kind of question in the slow run."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from automatable.core.game import game
from automatable.core.match import Match
from automatable.core.rng import Seed
from automatable.testing.playing import legal_answer
from tests.browser.at_the_table import bring
from tests.browser.axe import findings
from tests.browser.conftest import PHONE
from tests.browser.running_server import Server
from tests.browser.watched_page import watched_page

GAMES = ("patchwork", "scythe", "age_of_innovation", "expeditions", "through_the_ages")
PAGES = ("", "/log", "/score", "/point", "/correct", "/decks", "/settings")
LOOKS = [(theme, language) for theme in ("light", "dark") for language in ("en", "de", "it")]
DEALERS = ("app", "table")
WAYS: dict[str, Sequence[dict[str, str]]] = {"age_of_innovation": ({}, {"tracking": "light"})}
"""Options with questions of their own."""


def begun(id: str, answers: int, seed: int = 1, **options: Any) -> Match[Any]:
    """A match in which anything was answered, so many times."""
    match = Match.new(game(id), options, Seed.from_text(f"{id} {seed}"))
    player = Random(seed)
    for _ in range(answers):
        if match.over:
            break
        match.answer(legal_answer(match, player.choice))
    return match


def at_every_question(id: str) -> Iterator[tuple[str, Match[Any]]]:
    """One match at each kind of question that random play meets, and one that is over."""
    met: set[str] = set()
    for way in WAYS.get(id, ({},)):
        for dealer, seed in product(DEALERS, range(3)):
            match = begun(id, 0, seed, dealer=dealer, **way)
            player = Random(seed)
            for _ in range(400):
                prompt = match.pending.prompt if match.pending else "over"
                if prompt not in met:
                    met.add(prompt)
                    yield prompt, match.copy()
                if match.over:
                    break
                match.answer(legal_answer(match, player.choice))


def opened(browser: Browser, server: Server, look: tuple[str, str], **size: Any) -> Any:
    theme, language = look
    return watched_page(browser, server.url, color_scheme=theme, locale=language, **size)


@pytest.mark.parametrize("number", range(len(GAMES)), ids=GAMES)
def test_a_table_of_each_game(browser: Browser, server: Server, number: int) -> None:
    """With the steps of a turn before the eyes, and read; each game in another look."""
    with opened(browser, server, LOOKS[number], **PHONE) as page:
        bring(page, begun(GAMES[number], 12))
        assert findings(page) == []
        if page.locator("dialog.turn-sheet").count():
            page.locator("[data-close]").tap()
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
def test_every_kind_of_question_in_every_look(
    browser: Browser, server: Server, id: str, look: tuple[str, str]
) -> None:
    found = []
    with opened(browser, server, look, **PHONE) as page:
        for prompt, match in at_every_question(id):
            bring(page, match)
            found += [f"{prompt}: {line}" for line in findings(page)]
            if page.locator("dialog.turn-sheet").count():
                page.locator("[data-close]").tap()
                found += [f"{prompt}, read: {line}" for line in findings(page)]
    assert found == []


@pytest.mark.slow
@pytest.mark.parametrize("look", LOOKS, ids=["-".join(look) for look in LOOKS])
@pytest.mark.parametrize("id", GAMES)
def test_every_page_of_a_table(
    browser: Browser, server: Server, id: str, look: tuple[str, str]
) -> None:
    found = []
    with opened(browser, server, look, viewport={"width": 1280, "height": 800}) as page:
        path = bring(page, begun(id, 12))
        for part in (*(path + name for name in PAGES), f"/games/{id}/new", f"/games/{id}/rules"):
            page.goto(part)
            found += [f"{part}: {line}" for line in findings(page)]
    assert found == []

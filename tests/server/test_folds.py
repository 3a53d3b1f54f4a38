"""Folds of a page that the script exchanges come empty, and are filled when they are opened."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from automatable.core.game import Game, games
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.table.store import Store
from automatable.testing.playing import legal_answer
from tests.server.conftest import Browser

LATE = re.compile(r'data-folded="([^"]+)"></div>')
DEFINED = re.compile(r'<div data-definitions="(\w+)">.*?</div>', re.DOTALL)
FETCHED = {"x-fetched": "1"}
ANSWERS = 12


def squeezed(html: str) -> str:
    """Without blanks, and without the tokens that every form has of its own."""
    return re.sub(r'name="token"value="\w+"', "", re.sub(r"\s+", "", html))


def with_decisions(game: Game[Any]) -> Match[Any]:
    """A match whose last turn has a cascade, if one comes soon."""
    match, chance = Match.new(game, {}, Seed.from_text("folded")), Random(3)
    for count in range(5 * ANSWERS):
        decided = match.entries and any(event.decision for event in match.entries[-1].events)
        if match.over or (count > ANSWERS and decided):
            break
        match.answer(legal_answer(match, chance.choice))
    return match


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_what_is_fetched_when_a_fold_is_opened_is_what_the_whole_page_has(
    browser: Browser, store: Store, game: Game[Any]
) -> None:
    table = store.create(with_decisions(game))
    whole = squeezed(browser.get(f"/tables/{table}").text)
    assert "data-folded" not in whole
    fetched = browser.get(f"/tables/{table}", headers=FETCHED).text
    addresses = LATE.findall(fetched)
    running = not store.open(table).match.over  # afterwards the page of the score says it all
    assert (f"/tables/{table}/folds/panel-score" in addresses) == running
    assert len(addresses) == fetched.count("data-folded")
    for address in addresses:
        reply = browser.get(address, headers=FETCHED)
        assert reply.status_code == 200
        assert squeezed(reply.text)
        assert squeezed(reply.text) in whole, address
    assert "class=cascade-step" not in squeezed(fetched).replace('"', "")


@pytest.mark.parametrize(
    "fold", ["panel-nothing", "why-0-0", "why-999999-1", "why-1-999999", "why--1-0", "x"]
)
def test_a_fold_that_is_not_there_is_not_found(browser: Browser, table: str, fold: str) -> None:
    assert browser.get(f"/tables/{table}/folds/{fold}").status_code == 404


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_what_drawings_refer_to_travels_once(
    browser: Browser, store: Store, game: Game[Any]
) -> None:
    """Without it, the page that the script asks for is the one that comes unasked."""
    address = f"/tables/{store.create(Match.new(game, {}, Seed.from_text('defined')))}"
    first = browser.get(address, headers=FETCHED).text
    found = DEFINED.search(first)
    assert found is not None
    kept = {"x-fetched": f"1 {found[1]} 0123456789ab"}
    later = browser.get(address, headers=kept).text
    assert f'<div data-definitions="{found[1]}"></div>' in later
    assert squeezed(later) == squeezed(
        DEFINED.sub(rf'<div data-definitions="{found[1]}"></div>', first)
    )
    in_german = browser.get(address, headers={**FETCHED, "accept-language": "de"}).text
    assert DEFINED.search(in_german)

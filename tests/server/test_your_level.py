"""The pages of one's level and records, and the line below a result."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from html import unescape

import pytest

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.options import resolve
from automatable.table.results import Facts, Result
from automatable.table.store import Store
from automatable.ui.shelf.level import result_line
from automatable.ui.words.words import Words
from tests.server.conftest import Browser

START = datetime(2026, 5, 1, tzinfo=UTC)


def fill(store: Store, id: str = "patchwork", **options: object) -> None:
    chosen = resolve(game(id).options(), options)
    for day, margin in enumerate((4, -9, 12, 3, -2, 8)):
        scores, when = {1: 30 + margin, 2: 30}, START + timedelta(days=day)
        store.put_result(Result(None, id, chosen, scores, 1 if margin > 0 else 2, when))


def test_without_a_finished_match_it_says_so(browser: Browser) -> None:
    for path in ("/level", "/records"):
        page = browser.get(path)
        assert page.status_code == 200
        assert "No finished game yet" in page.text


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_every_game_with_levels_has_its_chances(
    browser: Browser, store: Store, language: str
) -> None:
    for id in ("patchwork", "scythe", "expeditions", "age_of_innovation", "through_the_ages"):
        fill(store, id)
    browser.headers["accept-language"] = language
    page = browser.get("/level").text
    assert page.count('class="level stack"') == 5
    assert page.count("level-next") == 5
    assert browser.get("/records").status_code == 200


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_no_figure_stands_without_its_interval(
    browser: Browser, store: Store, language: str
) -> None:
    for id in ("patchwork", "scythe", "expeditions", "age_of_innovation", "through_the_ages"):
        fill(store, id)
    browser.headers["accept-language"] = language
    page = browser.get("/level").text
    figures = re.findall(r"\b(?:of|von|su) 10\b(.{0,30})", page)
    assert len(figures) > 20
    assert all(re.match(r"(?: Partien)? \(\d+–\d+\s%\)", after) for after in figures), figures
    results = store.results()
    for id in ("patchwork", "through_the_ages"):
        words = Words(language, game(id))
        options = next(result.options for result in results if result.game == id)
        assert re.search(r"\d+–\d+\s%", result_line(words, game(id), results, options))


def test_play_this_opens_the_set_up_with_these_options(browser: Browser, store: Store) -> None:
    fill(store, sit="companion", level=4, deck="tactical")
    browser.get("/level?like=0")  # let me win
    page = browser.get("/level").text
    assert 'value="0"' in page, "what is liked is remembered"
    (address,) = re.findall(r'href="(/games/patchwork/new\?[^"]+)"', page)
    set_up = browser.get(unescape(address)).text
    assert re.search(r'value="companion" checked', set_up)
    wanted = re.search(r"level=(\d)", address)
    assert wanted is not None
    assert re.search(rf'name="level" value="{wanted[1]}" checked', set_up)


def test_a_step_of_ours_is_called_so(browser: Browser, store: Store) -> None:
    chosen = resolve(game("patchwork").options(), {"level": 5})
    for day in range(12):
        when = START + timedelta(days=day)
        store.put_result(Result(None, "patchwork", chosen, {1: 75, 2: 44}, 1, when))
    page = browser.get("/level").text
    assert "a step of ours, in no rulebook" in page
    assert "starting_buttons=" in page


@pytest.mark.parametrize("like", ["", "nonsense", "-1", "99", "2\n"])
def test_a_strange_wish_is_the_middle(browser: Browser, store: Store, like: str) -> None:
    fill(store)
    page = browser.get("/level", params={"like": like})
    assert page.status_code == 200
    assert 'value="2"' in page.text


def test_damaged_results_do_not_break_the_pages(browser: Browser, store: Store) -> None:
    fill(store)
    when = START + timedelta(days=30)
    odd = [
        Result(None, "patchwork", {}, {1: 3, 2: 4}, 2, when),
        Result(None, "patchwork", {"level": [1], "deck": {}}, {1: 3, 2: 4}, 2, when),
        Result(None, "patchwork", {"level": 3, "deck": {"id": 7}}, {1: 3, 2: 4}, 2, when),
        Result(None, "patchwork", {"level": 3, "deck": "normal"}, {}, None, when),
        Result(None, "patchwork", {"level": 3, "starting_buttons": "x"}, {1: 1}, 1, when),
        Result(None, "scythe", {"level": "automa", "coin_delta": "x"}, {1: 1, 2: 3}, 2, when),
        Result(None, "expeditions", {"level": {"id": 3}}, {1: 1, 2: 3}, 2, when),
        Result(None, "no_such_game", {"level": 3}, {1: 1, 2: 3}, 2, when),
    ]
    for result in odd:
        store.put_result(result)
    for path in ("/level", "/records", "/history"):
        assert browser.get(path).status_code == 200, path


def test_the_result_says_how_often_one_wins_like_this(browser: Browser, store: Store) -> None:
    id = store.create(Match.new(game("patchwork"), {"level": 1}))
    table = store.open(id)
    assert "Like this you win" not in browser.get(f"/tables/{id}/score").text
    while not table.match.over:
        table = store.answer(id, table.match.legal()[0], table.sequence)
    assert "Like this you win" in browser.get(f"/tables/{id}/score").text
    assert store.results()[0].facts == Facts(origin=store.results()[0].facts.origin)
    assert 'href="/level"' in browser.get("/history").text

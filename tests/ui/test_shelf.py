"""The shelf: going on, searching, filters, many games, how sure each game's facts are."""

from __future__ import annotations

import re
from copy import copy
from datetime import UTC, datetime, timedelta

import pytest

from automatable.core.game import game, games
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.sharing import day_seed
from automatable.table.results import Facts, Result, origin
from automatable.table.store import Table, TableInfo
from automatable.ui.frame import Frame
from automatable.ui.shelf.games import Wish, games_shown, sure_of
from automatable.ui.shelf.shelf import Visit, shelf_page

NOW = datetime.now(UTC)


def titles(wish: Wish, language: str = "de") -> list[str]:
    return [shown.title for shown in games_shown(language, wish, {}).shown]


@pytest.mark.parametrize("typed", ["flugel", "FLÜGEL", "wingsp", "Flügel schlag"])
def test_a_game_is_found_by_its_titles_in_any_language(typed: str) -> None:
    assert titles(Wish(typed)) == ["Flügelschlag"]


def test_a_filter_leaves_what_it_counts() -> None:
    found = games_shown("en", Wish(), {})
    for kind, count in found.counts.items():
        assert len(games_shown("en", Wish(only=kind), {}).shown) == count
    assert found.counts["file"] >= 7
    assert titles(Wish(only="nonsense")) == titles(Wish())


def test_the_game_played_last_comes_first_and_on_request_they_stand_from_a_to_z() -> None:
    played = {"stroganov": NOW, "scythe": NOW - timedelta(1)}
    shown = [one.id for one in games_shown("en", Wish(), played).shown]
    assert shown[:2] == ["stroganov", "scythe"]
    by_title = [one.title for one in games_shown("en", Wish(by_title=True), played).shown]
    assert by_title == sorted(by_title, key=str.casefold)


def test_fifty_games_stand_in_rows_from_a_to_z(monkeypatch: pytest.MonkeyPatch) -> None:
    many = {}
    for number in range(50):
        one = copy(game("toy"))
        one.id, one.on_shelf = f"toy{number}", True
        many[one.id] = one
    monkeypatch.setattr("automatable.ui.shelf.games.games", lambda: many)
    assert games_shown("en", Wish(), {"toy49": NOW}).in_rows
    assert 'class="game-cards in-rows"' in shelf_page(Frame(), [])


@pytest.mark.parametrize(
    ("id", "bars"), [("patchwork", 3), ("wingspan", 2), ("viticulture", 1), ("through_the_ages", 1)]
)
def test_a_game_is_as_sure_as_the_weakest_source_of_its_cards(id: str, bars: int) -> None:
    assert sure_of(game(id)) == bars


def test_every_game_of_a_file_says_so() -> None:
    page = shelf_page(Frame("de"), [])
    files = sum(one.is_from_file and one.on_shelf for one in games().values())
    assert page.count('title="Datei"') == files


def shown_with(match: Match[object]) -> str:
    table = Table("t1", "", match, 0, NOW, NOW)
    info = TableInfo("t1", "", match.game.id, match.options, 0, NOW, NOW, False, 3)
    return shelf_page(Frame("de"), [info], visit=Visit(opened={"t1": table}))


def test_the_last_table_shows_whose_turn_it_is_its_round_and_a_cut_of_its_board() -> None:
    match = Match.new(game("wingspan"), {}, Seed.from_text("shelf"))
    page = shown_with(match)
    assert re.search(r'class="whose">.*?Du bist dran', page)
    assert "Runde 1" in page
    assert '<span class="cut wingspan" aria-hidden="true" inert>' in page
    assert "Vogelpunkte" in page


def test_a_cut_of_a_drawn_board_has_no_names_and_no_marks() -> None:
    page = shown_with(Match.new(game("scythe"), {}, Seed.from_text("shelf")))
    assert '<span class="cut scythe"' in page
    assert "data-place" not in page
    assert 'class="labels"' not in page


def test_the_days_played_are_counted_in_a_row() -> None:
    days = [NOW.date() - timedelta(back) for back in (1, 2, 4)]
    seeds = [Facts(origin=origin("patchwork", day_seed(game("patchwork"), day))) for day in days]
    results = [Result(None, "patchwork", {}, {1: 9, 2: 3}, 1, NOW, facts) for facts in seeds]
    page = shelf_page(Frame("en"), [], visit=Visit(results=results))
    assert "2 days in a row" in page
    assert page.count('<li class="won"') == 3


def test_the_search_works_without_a_script() -> None:
    page = shelf_page(Frame("it"), [], visit=Visit(wish=Wish("terra")))
    assert page.count('class="game-card"') == 1
    assert 'value="terra"' in page
    nothing = shelf_page(Frame("it"), [], visit=Visit(wish=Wish("<nothing>")))
    assert "Nessun gioco si chiama così" in nothing
    assert "&lt;nothing&gt;" in nothing

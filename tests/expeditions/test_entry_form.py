"""Entering the progress card of a box by form, and playing with it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from automatable.core.files.data import parse_toml
from automatable.games.expeditions import GAME
from automatable.games.expeditions.board.cards import level_name
from automatable.games.expeditions.decks import DECKS
from automatable.games.expeditions.levels import Coins
from automatable.games.expeditions.owner_deck import level_of
from automatable.server import app
from automatable.table.folders import own_deck_files
from automatable.table.store import Store
from automatable.ui.shelf.naming import option_label
from automatable.ui.words.words import Words
from tests.server.conftest import Browser

PAGE = "/games/expeditions/decks"
CARD = {
    "which": "printed_5", "name": "", "coins_star": "7", "coins_map": "2", "coins_corruption": "3",
    "stars": ["1", "3", "5", "7", "9", "11", "13", "15"], "do": "enter",
}  # fmt: skip


@pytest.fixture
def browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Browser]:
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path))
    store = Store(tmp_path / "tables.sqlite")
    with Browser(app(store), headers={"accept-language": "en"}) as client:
        yield client
    store.close()


@pytest.mark.rule("EXP-LVL-06", "EXP-OWN-03")
def test_a_printed_level_is_entered_by_tapping_its_stars(browser: Browser) -> None:
    reply = browser.post(PAGE, data={**browser.hidden(PAGE), **CARD})
    assert "The deck 5 · Ultimaszyna, from your box is in order" in reply.text
    assert "8th star: on average in turn" in reply.text
    (file,) = own_deck_files("expeditions")
    level = level_of(parse_toml(file.read_text("utf-8"), "level"))
    assert (level.star_positions[-1], level.spaces_after_start) == (15, 16)
    assert level.coins == Coins(7, 2, 3)
    assert 'value="own:printed_5"' in browser.get("/games/expeditions/new").text


def test_a_level_keeps_the_name_that_its_owner_gave_it(browser: Browser) -> None:
    named = {**CARD, "which": "printed_4", "name": "Überautomaszyna"}
    reply = browser.post(PAGE, data={**browser.hidden(PAGE), **named})
    assert "The deck Überautomaszyna is in order" in reply.text
    assert "printed_4</" not in reply.text
    (file,) = own_deck_files("expeditions")
    contents = parse_toml(file.read_text("utf-8"), "level")
    assert level_name(level_of(contents), Words("en", GAME)) == "Überautomaszyna"
    assert "Überautomaszyna" in browser.get("/games/expeditions/new").text
    assert option_label(Words("de", GAME), "level", contents) == "Überautomaszyna"


@pytest.mark.rule("EXP-LVL-05")
@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"stars": ["1", "3", "5", "7", "9", "11", "13"]}, "exactly 8 star spaces"),
        ({"coins_map": "-1"}, "three coin values"),
        ({"coins_map": "x"}, "three coin values"),
        ({"which": "custom"}, "needs a name"),
        ({"which": "custom", "name": 'a" b'}, "needs a name"),
    ],
)
def test_a_mistake_is_named_and_what_was_typed_stays(
    browser: Browser, wrong: dict[str, str], told: str
) -> None:
    reply = browser.post(PAGE, data={**browser.hidden(PAGE), **CARD, **wrong})
    assert reply.status_code == 422
    assert told in reply.text
    assert 'value="11" checked' in reply.text
    assert own_deck_files("expeditions") == []


def test_a_level_of_ones_own_has_a_name(browser: Browser) -> None:
    own = {**CARD, "which": "custom", "name": "slow-start"}
    browser.post(PAGE, data={**browser.hidden(PAGE), **own})
    assert [file.stem for file in own_deck_files("expeditions")] == ["slow-start"]


def test_a_game_without_a_form_refuses_one(browser: Browser) -> None:
    page = "/games/patchwork/decks"
    reply = browser.post(page, data={**browser.hidden(page), "do": "enter"})
    assert reply.status_code == 422
    assert "Enter a level" not in reply.text


def test_the_form_names_every_field() -> None:
    names = [field.name for field in DECKS.form()]
    assert names == ["which", "name", "stars", "coins_star", "coins_map", "coins_corruption"]

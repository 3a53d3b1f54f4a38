"""Own decks through the browser."""

from pathlib import Path

import pytest

from automatable.table.folders import own_deck_files
from automatable.table.store import Store
from tests.server.conftest import Browser


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path / "home"))


def template(browser: Browser) -> str:
    return str(browser.get("/games/patchwork/decks/new.toml").text)


def send(browser: Browser, text: str, do: str = "load") -> str:
    page = "/games/patchwork/decks"
    files = {"deck": ("mine.toml", text.encode())}
    return str(browser.post(page, data={**browser.hidden(page), "do": do}, files=files).text)


def test_the_template_is_a_deck_that_can_be_loaded(browser: Browser) -> None:
    told = send(browser, template(browser))
    assert "is in order and can now be chosen" in told
    assert len(own_deck_files("patchwork")) == 1


def test_a_loaded_deck_is_offered_at_set_up_and_played_with(browser: Browser, store: Store) -> None:
    send(browser, template(browser))
    id = own_deck_files("patchwork")[0].stem
    assert f"own:{id}" in browser.get("/games/patchwork/new").text
    browser.submit("/games/patchwork/new", deck=f"own:{id}")
    assert store.open(store.tables()[0].id).match.options["deck"]["id"] == id


def test_checking_keeps_nothing(browser: Browser) -> None:
    assert "It has 12 cards." in send(browser, template(browser), "check")
    assert own_deck_files("patchwork") == []


def test_a_mistake_is_named_with_its_place(browser: Browser) -> None:
    broken = "most_zips".join(template(browser).rsplit("most_buttons", 1))
    told = send(browser, broken)
    assert "Nothing has been changed." in told
    assert "card" in told
    assert own_deck_files("patchwork") == []


def test_a_file_that_is_not_toml_is_refused(browser: Browser) -> None:
    assert "not valid TOML" in send(browser, "cards = [")


def test_a_deck_can_be_deleted(browser: Browser) -> None:
    send(browser, template(browser))
    id = own_deck_files("patchwork")[0].stem
    page = "/games/patchwork/decks"
    reply = browser.post(f"{page}/{id}/delete", data=browser.hidden(page))
    assert f"The deck {id} is deleted." in reply.text
    assert own_deck_files("patchwork") == []


def test_corrected_cards_of_scythe_are_loaded_chosen_and_shown(
    browser: Browser, store: Store
) -> None:
    page = "/games/scythe/decks"
    assert "new.toml?kind=on_screen" in browser.get(page).text
    text = browser.get(f"{page}/new.toml?kind=on_screen").text
    text = text.replace("gain = { coin = 3 }", "gain = { coin = 2 }")
    files = {"deck": ("mine.toml", text.encode())}
    told = browser.post(page, data={**browser.hidden(page), "do": "load"}, files=files).text
    assert "is in order and can now be chosen" in told
    assert "own:my-box" in browser.get("/games/scythe/new?sit=digital").text
    browser.submit("/games/scythe/new", sit="digital", box_cards="own:my-box")
    table = store.open(store.tables()[0].id)
    assert table.match.state.decks.tables.factory_cards[4].gain == {"coin": 2}
    shown = browser.get(f"/tables/{table.id}/decks").text
    assert shown.count("chip-good") == 2
    wrong = browser.get(f"{page}/new.toml?kind=rocks")
    assert "There are: on_screen" in wrong.text

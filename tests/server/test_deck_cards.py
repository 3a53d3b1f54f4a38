"""Typing a deck in through the browser, card by card, with pauses."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from automatable.games.through_the_ages.board.card_form import sections_of
from automatable.games.through_the_ages.cards import built_in_deck
from automatable.server import app
from automatable.table.folders import own_deck_files
from automatable.table.store import Store
from tests.server.conftest import Browser

DECKS = "/games/through_the_ages/decks"
CARDS = f"{DECKS}/my-deck/cards"


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path / "home"))


@pytest.fixture
def begun(browser: Browser) -> Browser:
    browser.submit(f"{DECKS}/begin", browser.hidden(DECKS))
    return browser


def card(age: str, number: int) -> dict[str, str]:
    """A card of the stand-in deck, as if it were printed."""
    return sections_of(built_in_deck().by_age[age][number])


def keep(browser: Browser, age: str, number: int, **changed: str) -> str:
    """Fill the form of a card in; returns where the browser is sent to."""
    page = f"{CARDS}/{age.lower()}-{number}"
    sent = {"guard": browser.cookies["guard"], **card(age, number), **changed}
    return str(browser.post(page, data=sent, follow_redirects=False).headers.get("location", ""))


def type_in(browser: Browser, *ages: str) -> None:
    for age in ages:
        for number in range(1, 9):
            keep(browser, age, number)


def test_a_new_deck_begins_with_its_first_card(begun: Browser) -> None:
    page = begun.get(CARDS)
    assert str(page.url).endswith("/cards/i-1")
    assert "0 of 24 cards" in page.text


def test_one_card_leads_to_the_next_that_is_missing(begun: Browser) -> None:
    assert keep(begun, "I", 2).endswith("/cards/i-3?kept")
    assert keep(begun, "III", 8).endswith("/cards/i-1?kept")
    assert "2 of 24 cards" in begun.get(CARDS).text


def test_what_was_typed_in_is_there_after_a_restart(begun: Browser, store: Store) -> None:
    keep(begun, "I", 1)
    with Browser(app(store), headers={"accept-language": "en"}) as later:
        assert "1 of 24 cards" in later.get(DECKS).text
        assert 'value="urban_science action"' in later.get(f"{CARDS}/i-1").text
        assert str(later.get(CARDS).url).endswith("/cards/i-2")


def test_a_card_can_be_replaced(begun: Browser) -> None:
    keep(begun, "I", 1)
    keep(begun, "I", 1, take="wonder")
    assert 'name="take" value="wonder"' in begun.get(f"{CARDS}/i-1").text
    assert "1 of 24 cards" in begun.get(DECKS).text


def test_a_mistake_is_named_and_what_was_typed_stays(begun: Browser) -> None:
    page = f"{CARDS}/i-1"
    wrong = {**card("I", 1), "take": "dragon", "side": "bonus:1 defence:2"}
    reply = begun.post(page, data={**begun.hidden(page), **wrong})
    assert reply.status_code == 422
    assert "Cards: dragon cannot stand there." in reply.text
    assert "War units: the number is missing." in reply.text
    assert 'name="take" value="dragon"' in reply.text
    assert "0 of 24 cards" in begun.get(CARDS).text


def test_the_card_is_drawn_while_it_is_typed_in(begun: Browser) -> None:
    drawn = begun.get(f"{CARDS}/ii-3/preview", params={"politics": "war:5"}).text
    assert "<svg" in drawn
    assert "II 3" in drawn
    assert "Defence: the number is missing." in drawn


def test_a_whole_deck_is_offered_at_set_up_and_played_with(begun: Browser, store: Store) -> None:
    type_in(begun, "I", "II", "III")
    assert "my-deck is in order" in begun.get(f"{DECKS}?finished=my-deck").text
    assert 'value="own:my-deck"' in begun.get("/games/through_the_ages/new").text
    begun.submit("/games/through_the_ages/new", deck="own:my-deck")
    match = store.open(store.tables()[0].id).match
    assert match.options["deck"]["card"] == match.state.deck["card"]
    assert begun.get(f"/tables/{store.tables()[0].id}").text.count("Stand-in") == 0


def test_the_last_card_leads_back_to_the_decks(begun: Browser) -> None:
    type_in(begun, "I", "II")
    for number in range(1, 8):
        keep(begun, "III", number)
    assert keep(begun, "III", 8).endswith("/decks?finished=my-deck")


def test_an_unfinished_deck_is_offered_with_what_it_lacks(begun: Browser) -> None:
    type_in(begun, "I")
    offered = begun.get("/games/through_the_ages/new").text
    assert 'value="own:my-deck"' in offered
    assert "16 cards are missing" in offered


def test_the_file_can_be_downloaded_and_loaded_again(begun: Browser) -> None:
    keep(begun, "I", 1)
    text = begun.get(f"{DECKS}/my-deck/deck.toml").text
    begun.post(f"{DECKS}/my-deck/delete", data=begun.hidden(DECKS))
    assert own_deck_files("through_the_ages") == []
    files = {"deck": ("mine.toml", text.encode())}
    for do, told in (("load", "is not finished: 1 of 24 cards are there"), ("go_on", "Card I 2")):
        data = {**begun.hidden(DECKS), "do": do}
        assert told in begun.post(DECKS, data=data, files=files).text


def test_a_file_with_seven_cards_in_an_age_is_refused(browser: Browser) -> None:
    text = browser.get(f"{DECKS}/new.toml").text
    short = text[: text.rindex("[[card]]")]
    data, files = {**browser.hidden(DECKS), "do": "load"}, {"deck": ("x.toml", short.encode())}
    reply = browser.post(DECKS, data=data, files=files)
    assert reply.status_code == 422
    assert "23 of 24 cards are there. Missing: III 8." in reply.text
    assert own_deck_files("through_the_ages") == []


def test_two_tabs_do_not_overwrite_each_other(begun: Browser) -> None:
    hidden = begun.hidden(f"{CARDS}/i-1")

    def put(number: int) -> int:
        data = {**hidden, **card("I", number)}
        return begun.post(f"{CARDS}/i-{number}", data=data, follow_redirects=False).status_code

    with ThreadPoolExecutor(4) as tabs:
        assert set(tabs.map(put, range(1, 9))) == {303}
    assert "8 of 24 cards" in begun.get(CARDS).text


@pytest.mark.parametrize(
    "path",
    [f"{CARDS}/iv-1", f"{CARDS}/x", f"{DECKS}/nothing/cards", "/games/patchwork/decks/a/cards",
     f"{DECKS}/nothing/deck.toml", f"{DECKS}/..%2F..%2Fetc/deck.toml"],
)  # fmt: skip
def test_what_is_not_there_is_refused(begun: Browser, path: str) -> None:
    assert begun.get(path).status_code in (404, 422)


def test_a_second_deck_gets_a_name_of_its_own(begun: Browser) -> None:
    begun.submit(f"{DECKS}/begin", begun.hidden(DECKS))
    assert {file.stem for file in own_deck_files("through_the_ages")} == {"my-deck", "my-deck-2"}


def test_cards_typed_in_while_playing_become_a_deck(browser: Browser, store: Store) -> None:
    browser.submit("/games/through_the_ages/new", deck="manual", start_player="automa")
    id = store.tables()[0].id
    line = " | ".join(text or "-" for text in list(card("I", 4).values())[:7])
    browser.submit(f"/tables/{id}/answer", text=f"new {line}")
    page = f"/tables/{id}/decks"
    assert "Keep as my deck" in browser.get(page).text
    browser.post(f"{page}/keep", data=browser.hidden(page))
    assert "1 of 24 cards" in browser.get(DECKS).text


def test_results_with_ones_own_cards_count_apart(browser: Browser, store: Store) -> None:
    for deck in ("house_v1", "manual"):
        browser.submit("/games/through_the_ages/new", deck=deck, start_player="human")
        id = store.tables()[0].id
        browser.submit(f"/tables/{id}/answer", text="resign")
    chart = browser.get("/history").text
    assert "0 blue cubes · My printed cards, not typed in yet" in chart


def test_a_table_older_than_an_option_is_still_listed(browser: Browser, store: Store) -> None:
    browser.submit("/games/through_the_ages/new")
    id = store.tables()[0].id
    with closing(sqlite3.connect(store.path)) as file, file:
        file.execute("UPDATE tables SET options = json_remove(options, '$.dealer', '$.appendix')")
    assert "House deck v1" in browser.get("/").text
    assert browser.get(f"/tables/{id}").status_code == 200


def test_every_game_with_numbered_cards_can_be_typed_in(browser: Browser) -> None:
    decks = "/games/patchwork/decks"
    browser.submit(f"{decks}/begin", browser.hidden(decks))
    page = browser.get(f"{decks}/my-deck/cards")
    assert str(page.url).endswith("/cards/1")
    assert "0 of 12 cards" in page.text
    assert 'name="budget"' in page.text
    given = {"number": "31", "budget": "3", "conditions": "largest, farthest", "income": "2"}
    sent = {"guard": browser.cookies["guard"], **given}
    wrong = browser.post(f"{decks}/my-deck/cards/1", data={**sent, "budget": "33"})
    assert wrong.status_code == 422
    assert "budget is 33" in wrong.text
    drawn = browser.get(f"{decks}/my-deck/cards/1/preview", params=given).text
    assert "<svg" in drawn
    kept = browser.post(f"{decks}/my-deck/cards/1", data=sent, follow_redirects=False)
    assert kept.headers["location"].endswith("/cards/2?kept")
    assert "1 of 12 cards" in browser.get(decks).text
    assert "own:my-deck" not in browser.get("/games/patchwork/new").text

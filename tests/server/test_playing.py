"""A game through plain forms, as in a browser without a script."""

import json
from html import unescape
from typing import Any

import pytest

import automatable
from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import dumps
from automatable.table.store import Store
from automatable.ui.stage.undoing import MOST_TOLD
from automatable.ui.words.words import Words
from tests.server.conftest import HIDDEN, Browser


def test_a_new_table_is_set_up_by_a_form(browser: Browser, store: Store) -> None:
    reply = browser.submit(
        "/games/patchwork/new", sit="digital", level="4", name="Evening", seed="x"
    )
    assert reply.status_code == 303
    (info,) = store.tables()
    assert reply.headers["location"] == f"/tables/{info.id}"
    assert (info.name, info.options["level"]) == ("Evening", 4)
    assert store.open(info.id).match.seed == Seed.from_text("x")


def test_with_the_physical_game_the_checklist_comes_first(browser: Browser, store: Store) -> None:
    reply = browser.submit("/games/patchwork/new", sit="companion")
    (info,) = store.tables()
    assert reply.headers["location"] == f"/tables/{info.id}/checklist"


def test_what_was_laid_out_is_not_offered_again(browser: Browser, store: Store) -> None:
    browser.submit("/games/patchwork/new", sit="companion")
    (info,) = store.tables()
    offer = "Is something not laid out yet?"
    assert offer in browser.get(f"/tables/{info.id}").text
    done = f"/tables/{info.id}?laid_out=1"
    assert f'href="{done}"' in browser.get(f"/tables/{info.id}/checklist").text
    reply = browser.get(done, follow_redirects=False)
    assert (reply.status_code, reply.headers["location"]) == (303, f"/tables/{info.id}")
    assert offer not in browser.get(f"/tables/{info.id}").text
    browser.submit("/games/patchwork/new", sit="companion")
    (other,) = {table.id for table in store.tables()} - {info.id}
    assert offer in browser.get(f"/tables/{other}").text


def test_options_that_cannot_be_are_refused_in_place(browser: Browser, store: Store) -> None:
    reply = browser.submit("/games/patchwork/new", level="9")
    assert reply.status_code == 422
    assert "9 is not possible for level" in reply.text
    assert store.tables() == []


def test_several_answers_are_given_at_once_or_not_at_all(browser: Browser, store: Store) -> None:
    """A move by two taps is several answers; each of them is undone by itself."""
    match = automatable.new("scythe", sit="digital", seed="several", human_faction="saxony")
    id = store.create(match)
    before = store.open(id).match.answers
    wrong = browser.submit(f"/tables/{id}/answer", text="move units · character · to A1")
    assert wrong.status_code == 422
    assert store.open(id).match.answers == before
    browser.submit(f"/tables/{id}/answer", text="move units · character · to F1")
    assert store.open(id).match.answers == [*before, "move units", "character", "to F1"]
    browser.submit(f"/tables/{id}/undo")
    assert store.open(id).match.answers == [*before, "move units", "character"]
    many = browser.submit(f"/tables/{id}/answer", text=" · ".join(["to F1"] * 21))
    assert "At most 20 answers" in many.text


def test_a_page_may_send_the_parts_of_an_answer(browser: Browser, store: Store) -> None:
    """No script puts an answer together: its first word and its parts by name are enough."""
    id = store.create(automatable.new("expeditions", seed="parts", first="human"), "")
    path = f"/tables/{id}/answer"
    known = browser.submit(path, None, **{"head": "mech", "part-place": "S2"})
    assert (known.status_code, store.open(id).match.answers[-1]) == (303, "mech S2")
    unknown = browser.submit(path, None, **{"head": "mech", "part-place": "Z9"})
    assert unknown.status_code == 422
    assert "Z9" in unknown.text


def test_an_answer_is_stored_and_the_table_shown_again(
    browser: Browser, store: Store, table: str
) -> None:
    reply = browser.submit(f"/tables/{table}/answer", text=">")
    assert (reply.status_code, reply.headers["location"]) == (303, f"/tables/{table}")
    assert store.open(table).match.entries[1].text == ">"


def test_our_script_gets_the_fresh_page_at_once(browser: Browser, table: str) -> None:
    browser.headers["x-fetched"] = "1"
    reply = browser.submit(f"/tables/{table}/answer", text=">")
    assert reply.status_code == 200
    assert 'data-sequence="1"' in reply.text
    assert f'data-path="/tables/{table}"' in reply.text


def test_undo_and_redo(browser: Browser, store: Store, table: str) -> None:
    before = store.open(table).match.answers
    browser.submit(f"/tables/{table}/answer", text=">")
    after = store.open(table).match.answers
    browser.submit(f"/tables/{table}/undo")
    assert store.open(table).match.answers == before
    browser.submit(f"/tables/{table}/redo")
    assert store.open(table).match.answers == after


@pytest.mark.parametrize("id", ["age_of_innovation", "scythe", "expeditions", "through_the_ages"])
def test_undo_says_what_to_take_off_the_table(browser: Browser, store: Store, id: str) -> None:
    match = automatable.at(id, automatable.game(id).template(), dealer="app", seed="undo")
    while match.pending and "done" not in match.legal():
        match.answer(match.legal()[0])
    told = match.answer("done")
    while match.pending and not any(event.instruct for event in told):
        told = match.answer(match.legal()[0])
    table = store.create(match)
    browser.headers["x-fetched"] = "1"
    page = browser.submit(f"/tables/{table}/undo").text
    assert "Taken back." in page
    instructed = [event for event in told if event.instruct][-MOST_TOLD:]
    for event in instructed:
        assert f"– {Words('en', match.game).event(event)}" in unescape(page), "whole, a line each"


def test_on_screen_there_is_nothing_to_put_back(browser: Browser, store: Store, table: str) -> None:
    browser.submit(f"/tables/{table}/answer", text=">")
    browser.headers["x-fetched"] = "1"
    assert "Taken back." not in browser.submit(f"/tables/{table}/undo").text


@pytest.mark.rule("TTA-ON-VIEW-11")
def test_on_screen_undo_says_that_a_seen_draw_comes_again(browser: Browser, store: Store) -> None:
    match = automatable.new("through_the_ages", sit="digital", start_player="human", seed="again")
    table = store.create(match)
    browser.headers["x-fetched"] = "1"
    browser.submit(f"/tables/{table}/answer", text=match.legal()[0])
    assert "the same cards come again" not in browser.submit(f"/tables/{table}/undo").text
    browser.submit(f"/tables/{table}/answer", text="end")
    dealt = store.open(table).match.answers
    assert "the same cards come again" in browser.submit(f"/tables/{table}/undo").text
    assert store.open(table).match.answers == match.answers
    browser.submit(f"/tables/{table}/answer", text="end")
    assert store.open(table).match.answers == dealt


def test_returning_to_before_an_answer(browser: Browser, store: Store, table: str) -> None:
    before = store.open(table).match.answers
    for _ in range(3):
        browser.submit(f"/tables/{table}/answer", text=">")
    browser.submit(f"/tables/{table}/return", count="1")
    assert store.open(table).match.answers == before
    assert len(store.open(table).match.undone) == 3


def test_an_illegal_answer_is_explained_at_the_table(
    browser: Browser, store: Store, table: str
) -> None:
    reply = browser.submit(f"/tables/{table}/answer", text="K0a1 or so")
    assert reply.status_code == 422
    assert "Cannot read K0a1 or so" in reply.text
    assert "Nothing has been changed." in reply.text
    assert store.open(table).sequence == 0


def test_nothing_to_undo_is_said_in_words(browser: Browser, table: str) -> None:
    reply = browser.submit(f"/tables/{table}/undo")
    assert reply.status_code == 422
    assert "There is nothing to undo." in reply.text


# --- one change, once


def test_a_form_sent_twice_counts_once(browser: Browser, store: Store, table: str) -> None:
    seen = browser.hidden(f"/tables/{table}")
    browser.submit(f"/tables/{table}/answer", seen, text=">")
    again = browser.submit(f"/tables/{table}/answer", seen, text=">")
    assert again.status_code == 303
    assert store.open(table).sequence == 1


def test_a_stale_page_gets_the_fresh_one_and_a_note(
    browser: Browser, store: Store, table: str
) -> None:
    stale = browser.hidden(f"/tables/{table}")
    browser.submit(f"/tables/{table}/answer", text=">")
    reply = browser.submit(f"/tables/{table}/answer", {**stale, "token": "other"}, text=">")
    assert reply.status_code == 409
    assert "had moved on in another tab" in reply.text
    assert 'data-sequence="1"' in reply.text
    assert store.open(table).sequence == 1


def test_a_stale_correction_changes_nothing(browser: Browser, store: Store, table: str) -> None:
    stale = browser.hidden(f"/tables/{table}")
    browser.submit(f"/tables/{table}/answer", text=">")
    reply = browser.submit(
        f"/tables/{table}/adjust", {**stale, "token": "x", "fact:seat_1.buttons": "40"}
    )
    assert reply.status_code == 409
    assert store.open(table).sequence == 1


# --- corrections, names, the end of a table


def correct(browser: Browser, table: str, facts: dict[str, str]) -> Any:
    seen = browser.hidden(f"/tables/{table}")
    return browser.submit(
        f"/tables/{table}/adjust", seen | {f"fact:{path}": facts[path] for path in facts}
    )


def test_a_fact_is_corrected(browser: Browser, store: Store, table: str) -> None:
    reply = correct(browser, table, {"seat_1.buttons": "7"})
    assert reply.status_code == 303
    assert store.open(table).match.position()["seat_1"]["buttons"] == 7


def test_an_impossible_correction_lists_what_is_wrong(browser: Browser, table: str) -> None:
    reply = correct(browser, table, {"time.1": "99", "seat_1.buttons": "-4"})
    assert reply.status_code == 422
    assert "Your time token is on space 99" in reply.text
    assert "You have fewer than 0 buttons." in reply.text
    assert 'value="99"' in reply.text


def test_a_correction_that_changes_nothing_is_refused(browser: Browser, table: str) -> None:
    reply = correct(browser, table, {"seat_1.buttons": "5"})
    assert "there is nothing to correct" in reply.text


def test_a_table_is_renamed_and_deleted(browser: Browser, store: Store, table: str) -> None:
    browser.submit(f"/tables/{table}/rename", name="  Attic ")
    assert store.tables()[0].name == "Attic"
    reply = browser.submit(f"/tables/{table}/delete")
    assert reply.headers["location"] == "/"
    assert store.tables() == []
    assert browser.get(f"/tables/{table}").status_code == 404


# --- save files


def test_a_table_travels_as_a_file(browser: Browser, store: Store, table: str) -> None:
    browser.submit(f"/tables/{table}/answer", text=">")
    saved = browser.get(f"/tables/{table}/export")
    assert "attachment" in saved.headers["content-disposition"]
    reply = browser.post(
        "/import",
        data=browser.hidden("/"),
        files={"save": ("game.json", saved.content)},
        follow_redirects=False,
    )
    copy = reply.headers["location"].removeprefix("/tables/")
    assert copy != table
    assert store.open(copy).match.answers == store.open(table).match.answers


def bad_saves() -> dict[str, bytes]:
    match = Match.new(game("patchwork"), {}, Seed.from_text("x"))
    good = dumps(match)
    newer = json.dumps({**json.loads(good), "format": 99})
    changed = json.dumps({**json.loads(good), "fingerprint": "facts:" + "0" * 24})
    return {
        "is incomplete or not a save": good[: len(good) // 2].encode(),
        "made by a newer version (format 99": newer.encode(),
        "answers do not lead to": changed.encode(),
        "cannot be read": b"\xff\xfe\x00",
        "not a save file of Automatable": b"[]",
    }


def test_bad_saves_are_named_and_change_nothing(browser: Browser, store: Store) -> None:
    for told, contents in bad_saves().items():
        files = {"save": ("game.json", contents)}
        reply = browser.post("/import", data=browser.hidden("/"), files=files)
        assert reply.status_code == 422
        assert told in reply.text
    assert store.tables() == []


def test_no_file_is_said_in_words(browser: Browser) -> None:
    reply = browser.post("/import", data=browser.hidden("/"))
    assert "No file was chosen." in reply.text


@pytest.mark.rule("PAT-COMP-09")
@pytest.mark.parametrize("top", ["1", "2"])
def test_who_lies_on_top_is_asked_once_and_the_answer_counts(
    browser: Browser, store: Store, table: str, top: str
) -> None:
    """Also when the answer is what the form has shown all along."""
    typed = {"time.1": "9", "time.2": "9", "to_move": top}
    reply = correct(browser, table, typed)
    if top == "1":  # as it was: nobody knows yet that it is meant
        assert reply.status_code == 422
        assert 'name="asked" value="to_move"' in reply.text
        seen = dict(HIDDEN.findall(reply.text))
        again = {f"fact:{path}": value for path, value in typed.items()}
        reply = browser.submit(f"/tables/{table}/adjust", seen | again)
    assert reply.status_code == 303
    told = next(text for text in store.open(table).match.answers if text.startswith("!"))
    assert json.loads(told[1:]) == {"time.1": 9, "time.2": 9, "to_move": int(top)}

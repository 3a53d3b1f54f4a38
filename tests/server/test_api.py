"""The table for programs."""

from typing import Any

import pytest

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.table.store import Store
from tests.server.conftest import Browser


def post(browser: Browser, table: str, body: Any, **headers: str) -> Any:
    return browser.post(f"/api/tables/{table}/answer", json=body, headers=headers)


def test_a_program_sees_what_a_person_may_see(browser: Browser, table: str) -> None:
    told = browser.get(f"/api/tables/{table}").json()
    assert told["pending"]["prompt"] == "turn"
    assert ">" in told["legal"]
    assert told["view"]["seat_1"]["buttons"] == 5
    assert "seed" not in told
    assert told["sequence"] == 0


def test_a_program_answers_and_reads_what_happened(browser: Browser, table: str) -> None:
    told = post(browser, table, {"text": ">", "sequence": 0}).json()
    assert told["sequence"] == 1
    assert told["events"][0]["kind"] == "pat-you_advance"
    assert any(event["kind"] == "pat-card" for event in told["events"])


def test_a_stale_program_gets_the_fresh_state(browser: Browser, table: str) -> None:
    post(browser, table, {"text": ">", "sequence": 0})
    reply = post(browser, table, {"text": ">", "sequence": 0})
    assert reply.status_code == 409
    assert (reply.json()["error"], reply.json()["sequence"]) == ("stale", 1)


def test_a_repeated_token_counts_once(browser: Browser, store: Store, table: str) -> None:
    for _ in range(2):
        reply = post(browser, table, {"text": ">", "sequence": 0, "token": "once"})
        assert reply.status_code == 200
    assert store.open(table).sequence == 1


def test_a_refusal_has_a_code_and_words(browser: Browser, table: str) -> None:
    reply = post(browser, table, {"text": "Z9z9", "sequence": 0}, **{"accept-language": "de"})
    assert reply.status_code == 422
    assert reply.json()["error"] == "unreadable"
    assert reply.json()["message"].startswith("Nicht lesbar")


@pytest.mark.parametrize(
    ("text", "error", "place", "begins"),
    [
        ("99", "unreadable", "3.1", "In deinem Zug"),
        ('!{"seat_1.buttons": -4}', "bad_position", "7.1", "Liegt auf dem Tisch etwas anders"),
    ],
)
def test_a_refusal_tells_the_rule_behind_it(
    browser: Browser, table: str, text: str, error: str, place: str, begins: str
) -> None:
    reply = post(browser, table, {"text": text, "sequence": 0}, **{"accept-language": "de"})
    assert (reply.status_code, reply.json()["error"]) == (422, error)
    rule = reply.json()["rule"]
    assert (rule["place"], rule["page"]) == (place, f"/games/patchwork/rules#{rule['id']}")
    assert rule["text"].startswith(begins)


def test_a_refusal_of_a_game_is_told_in_its_words(browser: Browser, store: Store) -> None:
    match = Match.new(game("expeditions"), {"first": "human"}, Seed.from_text("words"))
    reply = post(browser, store.create(match), {"text": "mech Z9", "sequence": 0})
    assert reply.json()["message"] == "There is no such place as Z9."


@pytest.mark.parametrize("body", [[], {"text": ">"}, {"text": 3, "sequence": 0}, "x"])
def test_what_is_no_answer_is_refused(browser: Browser, table: str, body: Any) -> None:
    assert post(browser, table, body).json()["error"] in ("bad_request", "bad_field")


def test_only_json_is_read(browser: Browser, table: str) -> None:
    reply = browser.post(f"/api/tables/{table}/answer", data={"text": ">", "sequence": "0"})
    assert (reply.status_code, reply.json()["error"]) == (422, "bad_request")


def test_a_foreign_page_cannot_answer(browser: Browser, table: str) -> None:
    reply = post(browser, table, {"text": ">", "sequence": 0}, **{"sec-fetch-site": "cross-site"})
    assert reply.json()["error"] == "forged"


def test_an_unknown_table_is_told_as_json(browser: Browser) -> None:
    reply = browser.get("/api/tables/guessed")
    assert (reply.status_code, reply.json()["error"]) == (404, "no_such_table")


def test_a_program_makes_a_table_and_plays(browser: Browser) -> None:
    body = {"game": "patchwork", "options": {"level": 4}, "seed": "made", "name": "By a program"}
    reply = browser.post("/api/tables", json=body)
    assert reply.status_code == 201
    told = reply.json()
    assert (told["options"]["level"], told["name"], told["sequence"]) == (4, "By a program", 0)
    assert post(browser, told["id"], {"text": ">", "sequence": 0}).json()["sequence"] == 1
    again = browser.post("/api/tables", json=body).json()
    assert again["view"] == told["view"]
    assert again["id"] != told["id"]


@pytest.mark.parametrize(
    ("body", "status", "error"),
    [
        ({"game": "patchwork", "options": {"level": 99}}, 422, "bad_choice"),
        ({"game": "no such game"}, 404, "unknown_game"),
        ({"options": {}}, 422, "bad_field"),
        ({"game": "patchwork", "options": []}, 422, "bad_field"),
        ([], 422, "bad_request"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    browser: Browser, store: Store, body: Any, status: int, error: str
) -> None:
    reply = browser.post("/api/tables", json=body)
    assert reply.status_code == status
    assert store.tables() == []
    assert reply.json()["error"] == error


def test_a_missing_number_is_named(browser: Browser, table: str) -> None:
    reply = post(browser, table, {"text": ">"})
    assert reply.json()["error"] == "bad_field"
    assert "“sequence”" in reply.json()["message"]
    assert post(browser, table, {"text": ">", "sequence": True}).json()["error"] == "bad_field"

"""Games to share, the game of the day and puzzles, as a browser without a script sees them."""

from __future__ import annotations

import re
from datetime import date
from html import unescape
from typing import Any

import pytest

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.sharing import result_code, shared
from automatable.games.patchwork.puzzles import puzzles
from automatable.server.sharing import read_day
from automatable.table.store import Store
from tests.server.conftest import Browser


def finished(seed: str = "to be shared") -> Match[Any]:
    match = Match.new(game("patchwork"), {"level": 2}, Seed.from_text(seed))
    while not match.over:
        match.answer(match.legal()[0])
    return match


def test_a_link_leads_to_the_same_cards(browser: Browser, store: Store) -> None:
    match = finished()
    html = browser.get(f"/tables/{store.create(match)}/share").text
    address = re.search(r'class="share-address"[^>]* value="([^"]+)"', html)
    assert address is not None
    link = unescape(address[1]).removeprefix("http://localhost")
    page = browser.get(link).text
    assert str(match.seed) in page
    assert "20 : " not in page, "the result is not in it"
    chosen = {"sit": "digital", "level": "2", "deck": "normal", "dealer": "app"}
    given = {**chosen, "seed": str(match.seed)}
    reply = browser.submit("/games/patchwork/new", None, **given)
    fresh = store.open(reply.headers["location"].split("/")[2]).match
    assert fresh.position() == match.until(len(fresh.entries)).position()


def test_a_link_that_works_only_here_says_so(browser: Browser, store: Store) -> None:
    path = f"/tables/{store.create(finished())}/share"
    assert "means the machine on which it is opened" in browser.get(path).text
    abroad = browser.get(f"http://192.168.1.7{path}").text
    assert "It opens this set-up on any server or device" in abroad


def test_a_running_match_is_not_sent(browser: Browser, store: Store, table: str) -> None:
    html = browser.get(f"/tables/{table}/share").text
    assert str(store.open(table).match.seed) not in html
    assert "A match can be sent when it is over" in html


def test_both_results_stand_beside_each_other(browser: Browser, store: Store) -> None:
    match = finished()
    table = store.create(match)
    here = f"/tables/{table}/share"
    seen = browser.hidden(here)
    same = browser.submit(here, seen, pasted=f"Ha! {result_code(shared(match))}").text
    assert same.count('class="panel share-one"') == 2
    assert "That was another game" not in same
    other = browser.submit(here, seen, pasted=result_code(shared(finished("elsewhere")))).text
    assert "That was another game" in other
    bad = browser.submit(here, seen, pasted="nothing of the kind <b>").text
    assert "There is no result in this text" in bad
    assert "nothing of the kind &lt;b&gt;" in bad


def test_the_game_of_the_day_is_there_for_every_game(browser: Browser) -> None:
    html = browser.get("/day?date=2026-11-01").text
    for id in ("age_of_innovation", "expeditions", "patchwork", "scythe", "through_the_ages"):
        assert f"/games/{id}/new?" in html
    assert "patchwork+2026-11-01" in html
    assert "/day" in browser.get("/").text


@pytest.mark.parametrize("text", ["2999-01-01", "1066-10-14", "yesterday", "", "2026-13-01"])
def test_days_that_have_not_come_are_today(text: str) -> None:
    today = date(2026, 11, 15)
    assert read_day(text, today) == today
    assert read_day("2026-11-14", today) == date(2026, 11, 14)


def test_a_puzzle_is_asked_and_solved(browser: Browser) -> None:
    asked = browser.get("/games/patchwork/puzzles/1").text
    assert asked.count("puzzle-choice") >= 3
    assert "The proof:" not in asked
    best = puzzles()[0].best.answer
    right = browser.get("/games/patchwork/puzzles/1", params={"answer": best}).text
    assert "Right!" in right
    assert "The proof: 8 searches of 2,500 tries" in right
    wrong = browser.get(
        "/games/patchwork/puzzles/1", params={"answer": puzzles()[0].choices[-1].answer}
    ).text
    assert "Not the best." in wrong


def test_an_answer_to_a_puzzle_leads_to_its_solution_and_is_counted(browser: Browser) -> None:
    here, one = "/games/patchwork/puzzles/1", puzzles()[0]
    reply = browser.submit(here, browser.hidden(here), text=one.best.answer)
    solved = browser.get(reply.headers["location"]).text
    assert "Right!" in solved
    assert "the last one right" in solved
    refused = browser.submit(here, browser.hidden(here), text="Z9")
    assert refused.status_code == 422
    assert "is not one of the moves" in refused.text


def test_the_puzzle_of_the_day_is_one_of_them(browser: Browser) -> None:
    reply = browser.get("/games/patchwork/puzzles", follow_redirects=False)
    assert re.fullmatch(r"/games/patchwork/puzzles/\d+", reply.headers["location"])
    assert "Puzzle of the day" in browser.get(reply.headers["location"]).text


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/games/patchwork/puzzles/0", "There is no such puzzle"),
        ("/games/patchwork/puzzles/one", "There is no such puzzle"),
        ("/games/patchwork/puzzles/1?answer=Q", "is not one of the moves"),
        ("/games/scythe/puzzles", "There are no puzzles for this game yet"),
    ],
)
def test_what_does_not_exist_is_said(browser: Browser, path: str, told: str) -> None:
    reply = browser.get(path)
    assert reply.status_code >= 400
    assert told in reply.text


def test_one_plays_on_from_a_puzzle(browser: Browser, store: Store) -> None:
    reply = browser.submit(
        "/games/patchwork/puzzles/2/play", browser.hidden("/games/patchwork/puzzles/2")
    )
    made = store.open(reply.headers["location"].rsplit("/", 1)[1])
    assert made.name == "Puzzle 2"
    assert puzzles()[1].best.answer in {a.removesuffix("#") for a in made.match.legal()}

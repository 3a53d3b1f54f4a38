"""Looking back at a table: begun by a form, left, found again, and played on from."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from automatable.core.advice.looking_back import Review, look_back
from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.server import look_back_jobs as look_backs
from automatable.server.look_back_jobs import Jobs
from automatable.server.look_backs import name_of
from automatable.table.store import Store
from automatable.ui.frame import Frame
from automatable.ui.learning.looking_back import Looking, look_back_page
from tests.server.conftest import Browser

PATIENCE_S = 120


@pytest.fixture(autouse=True)
def planner_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(look_backs, "COMMAND", ("review", "--judge", "planner"))


def match_of(turns: int | None, seed: str = "served") -> Match[Any]:
    match = Match.new(game("patchwork"), {"level": 2}, Seed.from_text(seed))
    while not match.over and turns != 0:
        match.answer(match.legal()[-1])
        turns = None if turns is None else turns - 1
    return match


def looked_back(browser: Browser, table: str) -> str:
    """The page, as soon as it is there."""
    here = f"/tables/{table}/look-back"
    assert browser.submit(here, seen=browser.hidden(here)).status_code == 303
    end = time.monotonic() + PATIENCE_S
    while "lab-progress" in (html := browser.get(here).text):
        assert "The look back broke off" not in html, html
        assert time.monotonic() < end
        time.sleep(0.1)
    return html


def test_a_finished_match_is_looked_back_on_and_found_again(browser: Browser, store: Store) -> None:
    table = store.create(match_of(None))
    assert f"/tables/{table}/look-back" in browser.get(f"/tables/{table}/score").text
    html = looked_back(browser, table)
    assert "Judged by the planner" in html
    assert "Where the planner would have played otherwise" in html
    assert "with the same cards" in html
    assert 'class="hint-line"' in html
    again = Jobs(look_backs.look_backs_folder(store.path))  # a server that was started again
    assert again.look(store.open(table).match).state == "done"


def test_nothing_is_begun_by_looking(browser: Browser, store: Store, table: str) -> None:
    assert "Look back on this match" in browser.get(f"/tables/{table}/look-back").text
    assert not look_backs.look_backs_folder(store.path).exists()


def test_a_running_match_offers_new_cards_only(browser: Browser, store: Store) -> None:
    match = match_of(5)
    table = store.create(match)
    html = looked_back(browser, table)
    assert "The match is not over" in html
    assert 'value="same"' not in html
    entry = next(i for i, entry in enumerate(match.entries) if entry.seat == 1)
    reply = browser.submit(f"/tables/{table}/look-back/play", entry=str(entry), cards="same")
    fresh = store.open(reply.headers["location"].rsplit("/", 1)[1]).match
    assert fresh.answers == match.answers[:entry]
    assert fresh.seed != match.seed, "nobody plays ahead in a copy of a running match"


def test_one_plays_on_from_a_decision_at_a_new_table(browser: Browser, store: Store) -> None:
    match = match_of(None)
    table = store.create(match)
    entry = [i for i, entry in enumerate(match.entries) if entry.seat == 1][4]
    tables = {}
    for cards in ("new", "same"):
        reply = browser.submit(f"/tables/{table}/look-back/play", entry=str(entry), cards=cards)
        tables[cards] = store.open(reply.headers["location"].rsplit("/", 1)[1]).match
    for made in tables.values():
        assert made.answers == match.answers[:entry]
        assert made.legal() == match.until(entry).legal()
    assert tables["same"].seed == match.seed
    assert tables["new"].seed != match.seed
    assert store.open(table).match.answers == match.answers


@pytest.mark.parametrize("entry", ["-1", "0", "99999", "x", ""])
def test_playing_on_from_nowhere_is_refused(browser: Browser, store: Store, entry: str) -> None:
    table = store.create(match_of(3))
    reply = browser.submit(f"/tables/{table}/look-back/play", entry=entry, cards="new")
    assert reply.status_code in (400, 422)
    assert "There is no such decision in this match." in reply.text


def test_a_match_that_has_gone_on_is_another_one() -> None:
    match = match_of(4)
    before = name_of(match)
    match.answer(match.legal()[0])
    assert name_of(match) != before
    match.undo()
    assert name_of(match) == before


def test_the_name_says_nothing_of_the_seed() -> None:
    match = match_of(4)
    other = Match.replayed(
        match.game, match.options, Seed.from_text("unseen"), answers=match.answers
    )
    assert name_of(match) == name_of(other)


def test_other_games_have_no_button_and_say_why(browser: Browser, store: Store) -> None:
    match: Match[Any] = Match.new(game("expeditions"), {}, Seed.from_text("x"))
    table = store.create(match)
    assert "look-back" not in browser.get(f"/tables/{table}/score").text
    reply = browser.get(f"/tables/{table}/look-back")
    assert "There is no look back for this game yet" in reply.text
    assert reply.status_code >= 400


def test_what_a_process_said_is_shown_when_it_broke_off(
    browser: Browser, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(look_backs, "COMMAND", ("review", "--judge", "nobody"))
    table = store.create(match_of(3))
    here = f"/tables/{table}/look-back"
    browser.submit(here, seen=browser.hidden(here))
    end = time.monotonic() + PATIENCE_S
    while "The look back broke off" not in browser.get(here).text:
        assert time.monotonic() < end
        time.sleep(0.1)


def test_files_of_a_look_back_hold_no_open_seed(tmp_path: Path) -> None:
    jobs, match = Jobs(tmp_path / "kept"), match_of(3)
    jobs.begin(match)
    try:
        saved = (tmp_path / "kept" / f"{name_of(match)}.save").read_text(encoding="utf-8")
        assert str(match.seed) not in saved
    finally:
        jobs.close()


def shown(store: Store, match: Match[Any], review: Review) -> str:
    table, frame = store.open(store.create(match)), Frame("en")
    return look_back_page(frame, table, Looking("done", review=review), [])


def with_chances(review: Review) -> Review:
    """As the search judges: half a game in ten is lost by the second decision of each."""
    decisions = []
    for place, decision in enumerate(review.decisions):
        lost = 0.05 if place % 2 and decision.best is not decision.made else 0.0
        options = tuple(
            replace(o, chance=0.5 - (o is not decision.best) * 0.05, error=0.002)
            for o in decision.options
        )
        decisions.append(
            replace(decision, options=options, lost=lost, lost_error=0.004, mistake=lost > 0)
        )
    return replace(review, judge="search", decisions=tuple(decisions))


def test_corrected_stretches_are_shown_apart(store: Store) -> None:
    match = match_of(5)
    match.adjust('{"seat_1.buttons": 20}')
    for _ in range(4):
        match.answer(match.legal()[-1])
    html = shown(store, match, with_chances(look_back(match, judge="planner")))
    assert "Facts were corrected once in this match." in html
    assert html.count("look-stretch") == 1
    assert "curve-break" in html
    assert "You played" in html
    assert "Better" in html


def test_each_of_two_persons_has_a_curve_a_sum_and_a_name(store: Store) -> None:
    match = Match.new(game("patchwork"), {"sit": "duo"}, Seed.from_text("the two of us"))
    for _ in range(8):
        match.answer(match.legal()[-1])
    by_points = look_back(match, judge="planner")
    for review, told in ((by_points, 0), (with_chances(by_points), 4)):
        html = shown(store, match, review)
        assert html.count("Chance of Player") == told
        assert "Player 1:</span>" in html
        assert "Player 2:</span>" in html


def test_what_makes_no_sense_is_refused_at_once(browser: Browser, store: Store, table: str) -> None:
    here = f"/tables/{table}/look-back"
    reply = browser.submit(here, seen=browser.hidden(here))
    assert reply.status_code == 422
    assert "Nothing has been decided yet" in reply.text
    assert not look_backs.look_backs_folder(store.path).exists()


def test_one_look_back_after_another(tmp_path: Path) -> None:
    """A process that has ended is forgotten when the next one begins."""
    jobs = Jobs(tmp_path / "kept")
    try:
        for turns in (3, 4):
            match = match_of(turns)
            jobs.begin(match)
            end = time.monotonic() + PATIENCE_S
            while jobs.look(match).state != "done":
                assert time.monotonic() < end
                time.sleep(0.1)
    finally:
        jobs.close()

"""Hints and seats that the app plays, through plain forms."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from automatable.core.advice.players import Advice
from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.server import Access, app, sparring
from automatable.server.line import Line
from automatable.server.live import Live
from automatable.server.machine import Machine
from automatable.server.sparring import Sparring
from automatable.server.surroundings import NotThinking
from automatable.server.thinking import Thinking
from automatable.table.store import Store
from automatable.ui.stage.sparring import Partner
from tests.server.conftest import Browser

PATIENCE_S = 60


def wait_for(happened: object) -> None:
    assert callable(happened)
    end = time.monotonic() + PATIENCE_S
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


@pytest.fixture
def quick(store: Store, monkeypatch: pytest.MonkeyPatch) -> Iterator[Browser]:
    """A server whose app answers without a pause."""
    monkeypatch.setattr(sparring, "PACE_S", 0.0)
    with Browser(app(store), headers={"accept-language": "en"}) as client:
        yield client


def test_a_hint_shows_what_to_do_and_why_and_changes_nothing(
    browser: Browser, store: Store, table: str
) -> None:
    reply = browser.submit(f"/tables/{table}/hint", player="planner", seconds="1")
    assert reply.status_code == 200
    assert "Planner advises:" in reply.text
    assert "Income still to come" in reply.text
    assert 'value="@planner ' in reply.text
    assert store.open(table).sequence == 0
    assert browser.cookies["partner"] == "planner:1:patchwork"


def test_who_names_nobody_is_advised_by_the_usual_player_of_the_game(
    browser: Browser, store: Store, table: str
) -> None:
    """Whoever was chosen in another game."""
    browser.submit(f"/tables/{table}/hint", player="greedy", seconds="3")
    on_screen = Match.new(game("scythe"), {"sit": "digital"}, Seed.from_text("hint"))
    other = store.create(on_screen)
    page = browser.get(f"/tables/{other}").text
    assert '<option value="steward" selected>' in page
    assert '<option value="3" selected>' in page
    assert '<option value="greedy" selected>' in browser.get(f"/tables/{table}").text
    reply = browser.submit(f"/tables/{other}/hint", seconds="1")
    assert "Steward advises:" in reply.text
    assert "advice-reasons" in reply.text
    assert browser.cookies["partner"] == "steward:1:scythe"


def test_an_answer_of_the_app_is_marked_in_the_log_and_can_be_undone(
    browser: Browser, store: Store, table: str
) -> None:
    browser.submit(f"/tables/{table}/answer", text="@planner >")
    assert "You (app: Planner)" in browser.get(f"/tables/{table}/log").text
    browser.submit(f"/tables/{table}/undo")
    assert len(store.open(table).match.entries) == 1


def test_who_answered_is_still_known_when_the_table_is_opened_again(
    store: Store, table: str
) -> None:
    store.answer(table, "@planner >", 0)
    again = Store(store.path)
    assert again.open(table).match.entries[1].player == "planner"
    again.close()


@pytest.mark.parametrize(("player", "what"), [("wizard", "hint"), ("wizard", "let-play")])
def test_an_unknown_player_is_refused_in_place(
    browser: Browser, table: str, player: str, what: str
) -> None:
    reply = browser.submit(f"/tables/{table}/{what}", player=player, seconds="1")
    assert reply.status_code == 422
    assert "wizard cannot answer" in reply.text


def test_the_app_plays_a_seat_to_the_end(quick: Browser, store: Store, table: str) -> None:
    quick.submit(f"/tables/{table}/let-play", player="greedy", seconds="1")
    wait_for(lambda: store.open(table).match.over)
    given = [entry for entry in store.open(table).match.entries if entry.seat]
    assert {entry.player for entry in given} == {"greedy"}


def test_the_app_plays_a_seat_of_age_of_innovation_on_screen(quick: Browser, store: Store) -> None:
    """From the first building into the first round, questions within an action included."""
    match = Match.new(game("age_of_innovation"), {"sit": "digital"}, Seed.from_text("seat"))
    while not match.set_up_done:
        match.answer((match.legal() or [""])[0])
    begun, table = len(match.entries), store.create(match)
    quick.submit(f"/tables/{table}/let-play", player="planner", seconds="1")
    wait_for(lambda: "after" in [e.prompt for e in store.open(table).match.entries])
    quick.submit(f"/tables/{table}/stop")
    given = [entry for entry in store.open(table).match.entries[begun:] if entry.seat]
    assert {entry.player for entry in given} == {"planner"}


def test_of_two_persons_the_app_plays_one(quick: Browser, store: Store) -> None:
    table = store.create(Match.new(game("patchwork"), {"sit": "duo"}, Seed.from_text("two")))
    quick.submit(f"/tables/{table}/let-play", player="greedy", seconds="1")
    wait_for(lambda: asked(store, table) == 2)
    assert "The app plays for Player 1 (Greedy)." in quick.get(f"/tables/{table}").text
    quick.submit(f"/tables/{table}/answer", text=">")
    wait_for(lambda: len(players(store, table)) > 2)
    assert set(players(store, table)[:1]) == {"greedy"}
    assert "" in players(store, table)


def asked(store: Store, table: str) -> int | None:
    pending = store.open(table).match.pending
    return getattr(pending, "seat", None)


def players(store: Store, table: str) -> list[str]:
    return [entry.player for entry in store.open(table).match.entries if entry.seat]


@pytest.mark.parametrize("how", ["stop", "undo"])
def test_the_seat_is_given_back(browser: Browser, store: Store, table: str, how: str) -> None:
    browser.submit(f"/tables/{table}/let-play", player="planner", seconds="1")
    assert "I play again" in browser.get(f"/tables/{table}").text
    wait_for(lambda: store.open(table).sequence > 0)
    browser.submit(f"/tables/{table}/{how}")
    assert "I play again" not in browser.get(f"/tables/{table}").text
    sequence = store.open(table).sequence
    time.sleep(1.3)
    assert store.open(table).sequence == sequence


def test_a_search_thinks_in_a_process_of_its_own_and_can_be_stopped(tmp_path: Path) -> None:
    match = Match.new(game("patchwork"), {}, Seed.from_text("think"))
    question = ("patchwork", "search", match.state, match.legal() or [])
    thinking, gone = Thinking(Line(tmp_path)), threading.Event()
    try:
        assert thinking.advise(*question, 0.1).answer in (match.legal() or [])
        threading.Timer(0.3, gone.set).start()
        began = time.monotonic()
        with pytest.raises(NotThinking, match="player_stopped"):
            thinking.advise(*question, 30.0, gone.is_set)
        assert time.monotonic() - began < 5
    finally:
        thinking.close()


def test_the_server_answers_while_a_player_thinks(store: Store, table: str) -> None:
    with TestClient(app(store), base_url="http://localhost") as client:
        thinks = threading.Thread(target=_think, args=(client.app, table))
        thinks.start()
        began = time.monotonic()
        while thinks.is_alive() and time.monotonic() - began < 1:
            assert client.get("/health").status_code == 200
            time.sleep(0.02)  # nobody asks so often that the limit of requests is met
        thinks.join()


def _think(site: object, table: str) -> None:
    other = Browser(site, headers={"accept-language": "en"})
    assert other.submit(f"/tables/{table}/hint", player="search", seconds="1").status_code == 200


def test_one_guest_has_one_question_waiting(store: Store, table: str) -> None:
    """The places of those who wait are for everybody."""
    asked, go_on = threading.Semaphore(0), threading.Event()

    class Slow:
        def advise(self, *_: object) -> Advice:
            asked.release()
            go_on.wait(PATIENCE_S)
            raise NotThinking("player_stopped")

        def close(self) -> None:
            pass

    async def all_ask() -> list[str]:
        machine = Machine(store, Access(), with_lab=False)
        machine.thinking = Slow()
        partners, match = Sparring(machine, Live()), store.open(table).match
        who = ["ada", "ada", "ada", "ben"]
        asking = [
            asyncio.ensure_future(partners.advice(match, Partner("search", 5), lambda: False, one))
            for one in who
        ]
        await asyncio.to_thread(lambda: [asked.acquire(timeout=PATIENCE_S) for _ in range(2)])
        go_on.set()
        told = await asyncio.gather(*asking, return_exceptions=True)
        return [str(getattr(error, "code", error)) for error in told]

    stopped, busy = "player_stopped", "player_busy"
    assert asyncio.run(all_ask()) == [stopped, busy, busy, stopped]


def test_two_processes_know_of_each_other_who_plays(store: Store, table: str) -> None:
    """Behind one port a person's taps reach now this process, now that."""

    async def both() -> list[tuple[int, int, int]]:
        told: list[str] = []
        partners = []
        for _ in range(2):
            machine = Machine(store, Access(), with_lab=False)
            machine.announce = told.append  # type: ignore[method-assign,assignment]
            partners.append(Sparring(machine, Live()))
        here, there = partners
        there.wake = lambda table: None  # type: ignore[method-assign]
        here.wake = lambda table: None  # type: ignore[method-assign]

        def spread() -> None:
            for news in told[:]:
                told.remove(news)
                for one in partners:
                    one.heard(news)

        seen = []
        here.switch_on(table, 1, Partner("greedy", 1))
        spread()
        seen.append((len(here.seats(table)), len(there.seats(table)), len(here._own)))
        there.switch_off(table)  # somebody has taken an answer back there
        spread()
        seen.append((len(here.seats(table)), len(there.seats(table)), len(here._own)))
        return seen

    assert asyncio.run(both()) == [(1, 1, 1), (0, 0, 0)]

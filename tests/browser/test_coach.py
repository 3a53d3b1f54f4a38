"""The coach on a phone: looking back, puzzles, a game to send, one's level, the designer's bench.

The server runs in this process, so that the planner, which needs no compiling, looks back.
"""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import uvicorn
from playwright.sync_api import Browser, Page, expect

from automatable import Match, new
from automatable.core.game import game
from automatable.core.matches.sharing import result_code, shared
from automatable.core.options import resolve
from automatable.games.patchwork.puzzles import puzzles
from automatable.server import Access, app, look_back_jobs
from automatable.table.results import Result
from automatable.table.store import Store
from tests.browser.at_the_table import closes_each_turn, open_menu
from tests.browser.conftest import PHONE
from tests.browser.running_server import HOST_KEYS, Server
from tests.browser.watched_page import watched_page

KEY = "corner"
"""Whoever has it sits at the machine."""
PATIENCE_MS = 90_000
START = datetime(2026, 5, 1, tzinfo=UTC)
TABLE = re.compile(r"/tables/([\w-]+)")


@dataclass(frozen=True)
class Corner:
    """A server of its own with what it keeps, and a phone before it."""

    store: Store
    url: str
    page: Page

    @property
    def table(self) -> Match[Any]:
        """The match of the table that the phone shows."""
        found = TABLE.search(self.page.url)
        assert found is not None, self.page.url
        return self.store.open(found[1]).match

    @property
    def fits(self) -> bool:
        return int(self.page.evaluate("document.documentElement.scrollWidth")) <= 390


@pytest.fixture
def corner(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Corner]:
    monkeypatch.setattr(look_back_jobs, "COMMAND", ("review", "--judge", "planner"))
    store = Store(tmp_path / "tables.sqlite")
    server = uvicorn.Server(
        uvicorn.Config(app(store, Access(host_key=KEY)), port=0, log_level="warning")
    )
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started and thread.is_alive():
            time.sleep(0.02)
        url = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
        HOST_KEYS[url] = KEY
        with watched_page(browser, url, **PHONE) as page:
            yield Corner(store, url, page)
    finally:
        server.should_exit = True
        thread.join()


def played(turns: int | None, which: int = -1) -> Match[Any]:
    match = new("patchwork", level=2, seed="a corner to learn in")
    while not match.over and turns != 0:
        match.answer(match.legal()[which])
        turns = None if turns is None else turns - 1
    return match


def fill(store: Store, id: str, margins: list[int], **options: object) -> None:
    chosen = resolve(game(id).options(), options)
    for day, margin in enumerate(margins):
        scores, when = {1: 40 + margin, 2: 40}, START + timedelta(days=day)
        store.put_result(Result(None, id, chosen, scores, 1 if margin > 0 else 2, when))


def test_a_finished_match_is_looked_back_on_left_found_and_played_on(corner: Corner) -> None:
    match, page = played(None), corner.page
    closes_each_turn(page)
    id = corner.store.create(match)
    page.goto(f"/tables/{id}")
    page.locator(".sheet-foot").get_by_role("link", name="Look back").click()
    expect(page.locator(".lab-progress, .look-all").first).to_be_visible()
    page.goto("/")
    page.goto(f"/tables/{id}/score")
    page.locator("main").get_by_role("link", name="Look back").click()
    expect(page.locator(".look-all")).to_be_visible(timeout=PATIENCE_MS)
    assert corner.fits
    last = page.locator(".look-decision").last
    last.locator("summary").click()
    last.get_by_role("button", name="with the same cards").click()
    page.wait_for_url(lambda url: id not in url and "/tables/" in url)
    entry = max(i for i, entry in enumerate(match.entries) if entry.seat == 1)
    assert corner.table.answers == match.answers[:entry]


def test_a_running_match_has_its_look_back_in_the_menu(corner: Corner) -> None:
    page = corner.page
    closes_each_turn(page)
    page.goto(f"/tables/{corner.store.create(played(4))}")
    open_menu(page)
    page.get_by_role("link", name="Look back").click()
    expect(page.locator(".look-all")).to_be_visible(timeout=PATIENCE_MS)
    expect(page.locator(".look-decision")).to_have_count(4)


def test_a_puzzle_is_solved_on_the_board_and_the_first_try_counts(corner: Corner) -> None:
    page = corner.page
    number = next(one.number for one in puzzles() if not one.easy and one.best.answer != ">")
    page.goto(f"/games/patchwork/puzzles/{number}")
    assert corner.fits
    page.locator(".advance").click()
    verdict = page.locator(".puzzle-verdict")
    expect(verdict).to_contain_text("Not the best.")
    expect(verdict).to_contain_text("The proof: 8 searches of 2,500 tries")
    expect(verdict).to_contain_text("1 tried")
    expect(page.locator(".puzzle-choice").first).to_contain_text(re.compile(r"\d+ % ± \d"))
    page.get_by_role("link", name="Once more").click()
    page.locator(".offer-affordable").first.click()
    page.locator("[data-do=place]").click()
    expect(verdict).to_contain_text(re.compile("Right!|Not the best."))
    expect(verdict).to_contain_text("1 tried")


def test_a_game_is_sent_and_both_results_stand_side_by_side(
    corner: Corner, browser: Browser, server: Server
) -> None:
    match, page = played(None), corner.page
    id = corner.store.create(match)
    page.goto(f"/tables/{id}/share")
    page.get_by_role("button", name="Copy").first.click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.evaluate("document.execCommand = () => false")
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.get_by_role("button", name="Copied").click()
    expect(page.get_by_role("button", name="copy it by hand")).to_be_visible()
    assert page.evaluate("getSelection().toString()") == page.get_by_label("The link").input_value()
    address = page.get_by_label("The link").input_value()
    with watched_page(browser, server.url, **PHONE) as friend:  # on another server
        sent = urlsplit(address)
        friend.goto(f"{sent.path}?{sent.query}")
        totals = [str(seat.total) for seat in match.score().seats]
        assert " : ".join(totals) not in friend.inner_text("main")
        friend.get_by_role("button", name="To the table").click()
        friend.wait_for_url(TABLE)
        window = friend.locator(".offer").evaluate_all("them => them.map((one) => one.innerText)")
    corner.store.create(played(0))
    page.goto(f"/tables/{corner.store.create(played(0))}")
    here = page.locator(".offer").evaluate_all("them => them.map((one) => one.innerText)")
    assert window == here
    page.goto(f"/tables/{id}/share")
    page.get_by_label("Paste your friend's text here").fill(result_code(shared(played(None, 0))))
    page.get_by_role("button", name="Show both").click()
    expect(page.locator(".share-one")).to_have_count(2)
    expect(page.get_by_text("That was another game")).to_have_count(0)
    assert corner.fits


def test_the_slider_proposes_a_step_of_ours_that_is_played(corner: Corner) -> None:
    page = corner.page
    fill(corner.store, "patchwork", [31] * 12, level=5)
    page.goto("/level")
    assert corner.fits
    page.get_by_label("How do you like it?").press("End")
    page.get_by_role("button", name="Suggest something").click()
    expect(page.locator(".level-next")).to_contain_text("a step of ours, in no rulebook")
    page.get_by_role("link", name=re.compile("Play this")).click()
    expect(page.locator("main")).to_contain_text("a step of ours")
    page.get_by_role("button", name="To the table").click()
    page.wait_for_url(TABLE)
    fewer = corner.table.options["starting_buttons"]
    assert isinstance(fewer, int)
    assert fewer < 5
    assert corner.table.position()["seat_1"]["buttons"] == fewer


def test_the_slider_proposes_a_variant_of_scythe_within_a_step_of_the_last_match(
    corner: Corner,
) -> None:
    page = corner.page
    fill(corner.store, "scythe", [4, -9, 12, 3, -2, 8], sit="digital")
    page.goto("/level")
    expect(page.locator(".level-next")).to_contain_text("a variant from the rulebook")
    page.get_by_role("link", name=re.compile("Play this")).click()
    page.get_by_role("button", name="To the table").click()
    page.wait_for_url(TABLE)
    chosen = corner.table.options
    assert (chosen["coin_delta"], chosen["power_delta"]) == (1, 1)
    levels = next(option.choices for option in game("scythe").options() if option.key == "level")
    usual = resolve(game("scythe").options(), {})["level"]
    assert abs(levels.index(chosen["level"]) - levels.index(usual)) <= 1


def test_records_are_told_quietly(corner: Corner) -> None:
    page = corner.page
    fill(corner.store, "patchwork", [4, -9, 12, 3], level=3)
    page.goto("/records")
    row = page.locator(".records tbody tr")
    expect(row).to_have_count(1)
    for told in ("3 of 4", "52", "by 12"):
        expect(row).to_contain_text(told)
    assert corner.fits


def test_the_bench_says_what_is_missing_and_begins_a_search(corner: Corner) -> None:
    page = corner.page
    page.goto("/lab/design")
    assert corner.fits
    page.get_by_role("button", name="Search").click()
    expect(page.locator(".note-bad")).to_be_visible()
    page.get_by_label("Share of games won, in percent").fill("35")
    page.get_by_label("What may be changed").select_option("buttons")
    page.get_by_role("button", name="Search").click()
    page.wait_for_url(re.compile("/lab/"))
    expect(page.locator("main")).to_contain_text("35")
    assert corner.fits

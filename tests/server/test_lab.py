"""The laboratory in the browser: runs are started, watched, stopped, and kept within limits."""

from __future__ import annotations

import json
import os
import re
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from automatable.cli.serving import Serving
from automatable.server import app, lab_runs
from automatable.server.lab_runs import Lab
from automatable.table.runs import PROGRESS, RESULTS, write_json
from automatable.table.store import Store
from tests.server.conftest import Browser

PATIENCE_S = 120
QUICK = {"game": "expeditions", "level": "house_5", "games": "3"}
ENDLESS = {"game": "expeditions", "level": "printed_1", "games": "1000"}


def wait_until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.1)


@pytest.fixture
def lab(browser: Browser) -> Iterator[Lab]:
    found: Lab = browser.app.state.lab  # type: ignore[attr-defined]
    yield found
    found.close()


def start(browser: Browser, **fields: str) -> str:
    reply = browser.submit("/lab", None, **fields)
    assert reply.status_code == 303, reply.text
    return str(reply.headers["location"]).rpartition("/")[2]


def test_a_run_is_started_watched_and_taken_home(browser: Browser, lab: Lab, store: Store) -> None:
    id = start(browser, **QUICK)
    assert lab.folder == store.path.with_name("tables.runs")
    before = lab.run(id).sequence
    wait_until(lambda: lab.run(id).state == "done")
    assert lab.run(id).sequence > before  # so that a page that watches looks again
    page = browser.get(f"/lab/runs/{id}").text
    assert "Turn of star 8" in page
    assert "<svg" in page
    results = browser.get(f"/lab/runs/{id}/files/results.json")
    assert results.json()["results"][0]["games"] == 3
    assert "attachment" in results.headers["content-disposition"]
    rows = browser.get(f"/lab/runs/{id}/files/games.csv").text.splitlines()
    assert len(rows) == 4
    assert browser.get(f"/lab/runs/{id}/files/manifest.json").json()["options"]["games"] == 3
    assert "--level house_5" in browser.get("/lab").text


def test_a_run_that_is_stopped_keeps_what_is_done(browser: Browser, lab: Lab) -> None:
    id = start(browser, **ENDLESS)
    wait_until(lambda: lab.run(id).progress.get("done", 0) > 0)
    page = browser.get(f"/lab/runs/{id}").text
    assert "What is known so far:" in page
    assert f'data-live="/lab/runs/{id}/live"' in page
    assert browser.submit("/lab", None, **QUICK).status_code == 422
    assert "A run is going on" in browser.get("/lab").text
    browser.submit(f"/lab/runs/{id}/cancel", browser.hidden("/lab"))
    assert lab.run(id).state == "cancelled"
    assert 0 < lab.run(id).results["results"][0]["games"] < 1000
    assert "stopped early" in browser.get(f"/lab/runs/{id}").text


def test_a_run_whose_process_is_killed_has_failed_and_another_can_begin(
    browser: Browser, lab: Lab
) -> None:
    id = start(browser, **ENDLESS)
    wait_until(lambda: lab.run(id).progress.get("done", 0) > 0)
    os.kill(int(lab.run(id).progress["pid"]), signal.SIGKILL)
    wait_until(lambda: lab.run(id).state == "failed")
    assert "The run broke off" in browser.get(f"/lab/runs/{id}").text
    assert not lab.busy()


def test_the_server_ends_its_run(store: Store) -> None:
    with Browser(app(store), headers={"accept-language": "en"}) as browser:
        id = start(browser, **ENDLESS)
        lab: Lab = browser.app.state.lab  # type: ignore[attr-defined]
        wait_until(lambda: lab.run(id).progress.get("done", 0) > 0)
    assert Lab(lab.folder).run(id).state == "cancelled"


def finished(lab: Lab, id: str, wins: int) -> None:
    """A run on disk, as `simulate` would leave it."""
    folder = lab.folder / id
    (folder / "run").mkdir(parents=True)
    write_json(folder / "request.json", {"game": "patchwork", "command": ["simulate", "patchwork"]})
    rate, game = wins / 100, {"variant": "normal:3", "deck": "normal", "level": 3, "games": 100}
    entry = {**game, "win_rate": rate, "interval": [rate - 0.05, rate + 0.05],
             "mean_score_person": 1, "mean_score_automa": 2, "tile_person": 0,
             "mean_margin": -1.0, "margin_interval": [-2.0, 0.0]}  # fmt: skip
    write_json(folder / "run" / RESULTS, {"finished": True, "results": [entry]})


def test_two_runs_are_compared(browser: Browser, lab: Lab) -> None:
    first, second = "20260101-120000-aaaa", "20260101-130000-bbbb"
    finished(lab, first, 10)
    finished(lab, second, 30)
    page = browser.get(f"/lab/compare?run={first}&run={second}").text
    assert "20.00" in page
    assert "12.93" in page  # 20 less the root of twice 5 squared
    assert browser.get(f"/lab/compare?run={first}").status_code == 422


def test_a_run_can_be_deleted(browser: Browser, lab: Lab) -> None:
    id = "20260101-120000-aaaa"
    finished(lab, id, 10)
    browser.submit(f"/lab/runs/{id}/delete", browser.hidden("/lab"))
    assert lab.ids() == []
    assert browser.get(f"/lab/runs/{id}").status_code == 404


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"games": "0"}, "a number from 1"),
        ({"games": "1001"}, "1001 is not possible for games"),
        ({"games": "many"}, "many is not possible"),
        ({"games": "9" * 400}, "is not possible"),
        ({"level": "printed_9"}, "printed_9 cannot be chosen"),
        ({"level": "--out"}, "cannot be chosen"),
        ({"width": "0.5"}, "0.5 cannot be chosen"),
        ({"seed": "-1"}, "-1 is not possible for seed"),
    ],
)
def test_what_cannot_be_run_is_refused_in_place(
    browser: Browser, lab: Lab, wrong: dict[str, str], said: str
) -> None:
    reply = browser.submit("/lab", None, **{**QUICK, **wrong})
    assert reply.status_code == 422
    assert said in reply.text
    assert lab.ids() == []


def test_more_variants_may_have_fewer_games_each(browser: Browser) -> None:
    levels = ["1", "2", "3", "4", "5"]
    data = {**browser.hidden("/lab"), "game": "patchwork", "deck": ["normal", "tactical"],
            "level": levels, "games": "20001"}  # fmt: skip
    assert "from 1 to 20000" in re.sub(r"[,.]", "", browser.post("/lab", data=data).text)


def test_only_so_many_runs_are_kept(
    browser: Browser, lab: Lab, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab_runs, "MOST_RUNS", 1)
    finished(lab, "20260101-120000-aaaa", 10)
    assert "Delete one first" in browser.submit("/lab", None, **QUICK).text


@pytest.mark.parametrize("path", ["..%5c..", "20260101-120000-aaaa", "x" * 300])
def test_an_unknown_run_is_not_found(browser: Browser, path: str) -> None:
    assert browser.get(f"/lab/runs/{path}").status_code == 404


@pytest.mark.parametrize(
    "name", ["request.json", "progress.json", "..%2frequest.json", "output.txt"]
)
def test_only_the_files_of_a_run_are_given_away(browser: Browser, lab: Lab, name: str) -> None:
    finished(lab, "20260101-120000-aaaa", 10)
    (lab.folder / "20260101-120000-aaaa" / "run" / PROGRESS).write_text("{}")
    assert browser.get(f"/lab/runs/20260101-120000-aaaa/files/{name}").status_code == 404


@pytest.mark.parametrize("text", ["", "[]", "{", json.dumps({"results": [{"games": 1}]})])
def test_a_broken_run_is_told_and_breaks_nothing(browser: Browser, lab: Lab, text: str) -> None:
    id = "20260101-120000-aaaa"
    finished(lab, id, 10)
    (lab.folder / id / "run" / RESULTS).write_text(text)
    assert browser.get("/lab").status_code == 200
    assert browser.get(f"/lab/runs/{id}").status_code in (200, 422)


def test_a_laboratory_that_is_switched_off_is_not_shown(store: Store) -> None:
    with Browser(app(store, with_lab=False), headers={"accept-language": "en"}) as browser:
        assert 'href="/lab"' not in browser.get("/").text
        assert "switched off" in browser.get("/lab").text
        assert browser.submit("/lab", browser.hidden("/"), **QUICK).status_code == 422
    assert not Path(store.path.with_name("tables.runs")).exists()


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize("game", ["patchwork", "scythe", "through_the_ages"])
def test_every_form_has_words(browser: Browser, language: str, game: str) -> None:
    page = browser.get(f"/lab?game={game}", headers={"accept-language": language})
    assert page.status_code == 200
    assert browser.get("/lab?game=chess").status_code == 404


@pytest.mark.parametrize(
    ("where", "is_open"),
    [
        (Serving(), True),
        (Serving(host="0.0.0.0"), True),
        (Serving(lab=False), False),
        (Serving(code="open sesame"), False),
        (Serving(names=frozenset({"tables.example.org"})), False),
        (Serving(code="open sesame", lab=True), True),
    ],
)
def test_where_strangers_may_come_the_laboratory_is_closed_unless_it_is_opened(
    where: Serving, is_open: bool
) -> None:
    assert where.has_lab is is_open


# --- the designer's bench


def search(browser: Browser, **fields: str) -> str:
    wish = {"level": "2", "player": "greedy", "deck": "normal", "change": "deck", "rounds": "1"}
    reply = browser.submit("/lab/design", None, **{**wish, **fields})
    assert reply.status_code == 303, reply.text
    return str(reply.headers["location"]).rpartition("/")[2]


def test_a_search_is_left_and_found_again_with_decks_that_play(
    browser: Browser, lab: Lab, store: Store
) -> None:
    id = search(browser, win_rate="30")
    assert f"/lab/runs/{id}" in browser.get("/lab").text
    assert browser.get(f"/lab/runs/{id}").status_code == 200
    wait_until(lambda: lab.run(id).state != "running")
    assert lab.run(id).state == "done", lab.run(id).output
    page = browser.get(f"/lab/runs/{id}").text
    assert "Candidate 1" in page
    assert "won 30 % of the time" in page
    assert "Card " in page
    deck = browser.get(f"/lab/runs/{id}/files/candidate-1.toml")
    assert 'game = "patchwork"' in deck.text
    hidden = browser.hidden(f"/lab/runs/{id}")
    kept = browser.post(
        f"/lab/runs/{id}/keep", data={**hidden, "file": "candidate-1.toml"}, follow_redirects=True
    )
    assert kept.status_code == 200
    assert "design-1" in browser.get("/games/patchwork/new").text
    reply = browser.submit(
        "/games/patchwork/new", None, sit="digital", level="2", deck="own:design-1"
    )
    assert reply.status_code == 303
    table = store.open(str(reply.headers["location"]).partition("?")[0].rpartition("/")[2])
    assert table.match.options["deck"]["id"] == "design-1"


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({}, "Nothing is wished for"),
        ({"win_rate": "150"}, "no share in percent"),
        ({"win_rate": "many"}, "no share in percent"),
        ({"win_rate": "nan"}, "no share in percent"),
        ({"win_rate": "30", "tolerance": "0"}, "no share in percent"),
        ({"card_spread": "-2"}, "no number of points"),
        ({"card_spread": "2", "change": "buttons"}, "no card changes"),
        ({"even": "on", "level": "9"}, "cannot be chosen"),
        ({"even": "on", "player": "search:1s"}, "cannot be chosen"),
        ({"even": "on", "deck": "../../etc"}, "cannot be chosen"),
        ({"even": "on", "rounds": "9999"}, "9999"),
    ],
)
def test_each_wrong_wish_is_told_on_the_form(
    browser: Browser, lab: Lab, fields: dict[str, str], told: str
) -> None:
    reply = browser.submit("/lab/design", None, **fields)
    assert reply.status_code == 422
    assert told in reply.text
    assert lab.ids() == []


def test_only_decks_that_were_found_can_be_kept(browser: Browser, lab: Lab) -> None:
    id = search(browser, win_rate="30", rounds="20")
    hidden = browser.hidden(f"/lab/runs/{id}")
    for name in ("../request.json", "results.json", "candidate-9.toml", ""):
        refused = browser.post(f"/lab/runs/{id}/keep", data={**hidden, "file": name})
        assert refused.status_code == 404, name
    lab.cancel(id)

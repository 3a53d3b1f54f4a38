"""The pocket's own pages, called as its shell calls them."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.pocket.calls import Call, Caller, Reply
from automatable.pocket.inside import COOKIES, AtOnce, app
from automatable.table.schema import MIGRATIONS
from automatable.table.store import Store, StoreFailed

FULL = {
    "en": "The storage of this browser is full",
    "de": "Der Speicher dieses Browsers ist voll",
    "it": "La memoria di questo browser è piena",
}


def got(home: Path, path: str, language: str = "en", address: str = "https://host/") -> Reply:
    call = Call("GET", path, {"accept-language": language}, b"")
    made = app(home)
    try:
        return asyncio.run(Caller(made, address).answer(call))
    finally:
        with suppress(StoreFailed):
            made.state.store.close()


@pytest.mark.parametrize(("language", "told"), FULL.items())
def test_a_full_storage_is_named_in_the_readers_language(
    tmp_path: Path, language: str, told: str
) -> None:
    reply = got(tmp_path, "/not-kept/full", language)
    assert reply.status == 503
    assert told in reply.body.decode()


def test_in_a_subfolder_every_address_begins_with_it(tmp_path: Path) -> None:
    page = got(tmp_path, "/", address="https://host/games/solo/").body.decode()
    assert 'href="/games/solo/games/patchwork/new' in page
    assert 'href="/games/patchwork' not in page


NEWER = {
    "en": "was made by a newer version",
    "de": "stammt von einer neueren Version",
    "it": "viene da una versione più nuova",
}


@pytest.mark.parametrize(("language", "told"), NEWER.items())
def test_tables_of_a_newer_app_are_refused_politely_and_left_alone(
    tmp_path: Path, language: str, told: str
) -> None:
    file = tmp_path / "tables.sqlite"
    Store(file).close()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    before = file.read_bytes()
    for path, status in (("/", 503), ("/tables/any", 503), ("/help", 200)):
        reply = got(tmp_path, path, language)
        assert reply.status == status
        assert (told in reply.body.decode()) == (status == 503)
    assert file.read_bytes() == before


def test_tables_of_the_oldest_app_open(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        for statement in MIGRATIONS[0]:
            connection.execute(statement)
        connection.execute("PRAGMA user_version = 1")
    assert got(tmp_path, "/").status == 200
    assert got(tmp_path, "/history").status == 200


def test_in_the_pocket_the_planner_looks_back_at_once(tmp_path: Path) -> None:
    match = Match.new(game("patchwork"), {"level": 2}, Seed.from_text("in the pocket"))
    for _ in range(5):
        match.answer(match.legal()[-1])
    look_backs = AtOnce()
    assert look_backs.look(match).state == "none"
    look_backs.begin(match)
    looking = look_backs.look(match)
    assert looking.state == "done"
    assert looking.review is not None
    assert looking.review.judge == "planner"
    assert len(looking.review.decisions) == 5


def test_in_the_pocket_the_steward_thinks_while_one_waits(tmp_path: Path) -> None:
    """There is no process beside the app that could do it."""
    (tmp_path / COOKIES).write_text(json.dumps({"guard": "mine"}))
    made = app(tmp_path)
    match = Match.new(game("scythe"), {"sit": "digital"}, Seed.from_text("in the pocket"))
    table = made.state.store.create(match)
    headers = {"accept-language": "en", "content-type": "application/x-www-form-urlencoded"}
    asked = b"guard=mine&player=steward&seconds=1"
    with closing(made.state.store):
        call = Call("POST", f"/tables/{table}/hint", headers, asked)
        page = asyncio.run(Caller(made, "https://host/").answer(call)).body.decode()
    assert "Steward advises:" in page
    assert 'value="@steward ' in page


@pytest.mark.parametrize("path", ["/day", "/games/patchwork/puzzles/1"])
def test_the_pocket_has_the_day_and_the_puzzles(tmp_path: Path, path: str) -> None:
    assert got(tmp_path, path).status == 200

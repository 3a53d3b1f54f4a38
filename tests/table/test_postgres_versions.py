"""A PostgreSQL store of version 1, which knew no facts about results, goes on with today's code."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest

from automatable import new
from automatable.core.matches.match import Match
from automatable.table.databases import open_database
from automatable.table.errors import StoreFailed
from automatable.table.postgres import VERSION
from automatable.table.results import Facts
from automatable.table.store import Store
from tests.postgres_server import Postgres, emptied


def finished() -> Match[object]:
    match: Match[object] = new("patchwork", level=1, seed="an older server")
    while not match.over:
        match.answer(match.legal()[0])
    return match


@pytest.fixture
def older(postgres: Postgres) -> str:
    """A store as version 1 left it: a finished match with its result, and a running one."""
    address = emptied(postgres.address)
    store = Store(open_database(address))
    store.create(finished(), "finished")
    store.create(new("patchwork", level=2, seed="not over yet"), "running")
    store.close()
    with psycopg.connect(address, options="-c search_path=automatable") as raw:
        raw.execute("ALTER TABLE results DROP COLUMN facts")
        raw.execute("UPDATE version SET number = 1")
    return address


def version(address: str) -> int:
    with psycopg.connect(address, options="-c search_path=automatable") as raw:
        row = raw.execute("SELECT number FROM version").fetchone()
    assert row is not None
    return int(row[0])


def test_nothing_is_lost_and_new_results_have_their_facts(older: str) -> None:
    store = Store(open_database(older))
    try:
        assert version(older) == VERSION
        assert {info.name for info in store.tables()} == {"finished", "running"}
        (kept,) = store.results()
        assert kept.facts == Facts(), "nothing is known against an old result"
        assert kept.scores == {seat.seat: seat.total for seat in finished().score().seats}
        store.create(finished(), "once more")
        assert [result.facts.came_as_file for result in store.results()].count(True) == 1
    finally:
        store.close()


def test_servers_that_start_at_once_agree(older: str) -> None:
    def opened(_: int) -> int:
        store = Store(open_database(older))
        try:
            return len(store.results())
        finally:
            store.close()

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(opened, range(4))) == [1, 1, 1, 1]
    assert version(older) == VERSION


def test_a_newer_store_is_left_alone(older: str) -> None:
    with psycopg.connect(older, options="-c search_path=automatable") as raw:
        raw.execute("UPDATE version SET number = %s", (VERSION + 1,))
    with pytest.raises(StoreFailed) as failed:
        Store(open_database(older))
    assert failed.value.code == "store_newer"
    assert version(older) == VERSION + 1

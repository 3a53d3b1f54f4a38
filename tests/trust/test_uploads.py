"""Damaged saves, decks and databases, brought by the thousand: a named refusal, never a 500."""

from __future__ import annotations

import resource
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random

import pytest

from automatable.core.errors import AutomatableError
from automatable.core.game import games
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import dumps
from automatable.server import app
from automatable.server.limits import Allowance
from automatable.table.salvage import copied, integrity, look_over
from automatable.table.store import Store
from automatable.testing.playing import legal_answer
from tests.server.conftest import Browser

SLOWEST_S = 20.0
"""Of processor time, for one file."""
MOST_GROWTH_KB = 300 * 1024
PIECES = (b"\\", b'"', b"{", b"[", b"]", b"}", b"\xff", b"\0", b"NaN", b"1e999", b"-1", b"9" * 30,
          b"!{", b"null", b"true", b"\xe2\x80\xa8", b".", b"=", b"\n", b"[[card]]\n")  # fmt: skip


def mutated(contents: bytes, chance: Random) -> bytes:
    """Some bytes exchanged, lost, doubled, or the end cut off."""
    for _ in range(chance.randint(1, 5)):
        place, length = chance.randrange(len(contents) + 1), chance.choice((0, 1, 2, 8, 200))
        piece = chance.choice((*PIECES, b"", contents[place : place + length] * 2))
        contents = contents[:place] + piece + contents[place + length :]
        if chance.random() < 0.1:
            contents = contents[:place]
    return contents


@pytest.fixture
def open_house(store: Store, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Browser]:
    """A server that lets one visitor bring as much as they like."""
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path / "home"))
    generous = partial(lambda **_: Allowance(at_once=10**9, per_second=10**9))
    monkeypatch.setattr("automatable.server.access.Allowance", generous)
    headers = {"accept-language": "en"}
    with Browser(app(store), headers=headers, raise_server_exceptions=False) as client:
        yield client


def saves() -> list[bytes]:
    found = []
    for game in games().values():
        match = Match.new(game, {}, Seed.from_text("uploaded"))
        for _ in range(4):
            if not match.over:
                match.answer(legal_answer(match, Random(1).choice))
        found.append(dumps(match).encode())
    return found


def decks() -> list[tuple[str, bytes]]:
    return [
        (id, game.decks.new().encode())
        for id, game in games().items()
        if game.decks.built_in() and not game.is_from_file
    ]


def bring(browser: Browser, store: Store, number: int, chance: Random) -> None:
    seen, kept_saves, kept_decks = browser.hidden("/"), saves(), decks()
    for count in range(number):
        began = time.process_time()
        if count % 2:
            file = {"save": ("x.json", mutated(chance.choice(kept_saves), chance))}
            path, form = "/import", seen
        else:
            id, text = chance.choice(kept_decks)
            file = {"deck": ("x.toml", mutated(text, chance))}
            path, form = f"/games/{id}/decks", {**seen, "do": "check"}
        reply = browser.post(path, data=form, files=file, follow_redirects=False)
        assert reply.status_code in (200, 303, 413, 422), (path, file)
        assert time.process_time() - began < SLOWEST_S, (path, file)
        if reply.status_code == 303 and path == "/import":
            store.delete(reply.headers["location"].rsplit("/", 1)[1])


def damaged_databases(folder: Path, number: int, chance: Random) -> None:
    whole = folder / "whole.sqlite"
    with closing(Store(whole)) as store:
        for game in list(games().values())[:3]:
            store.create(Match.new(game, {}, Seed.from_text("database")))
    with closing(sqlite3.connect(whole)) as raw:
        raw.execute("PRAGMA journal_mode = DELETE")
    contents = whole.read_bytes()
    for _ in range(number):
        file = folder / "damaged.sqlite"
        file.write_bytes(mutated(contents, chance))
        try:
            with copied(file) as copy, closing(Store(copy)) as store:
                integrity(copy)
                list(look_over(store))
        except AutomatableError:
            pass


def test_a_few_damaged_files(open_house: Browser, store: Store, tmp_path: Path) -> None:
    bring(open_house, store, 40, Random(1))
    damaged_databases(tmp_path, 10, Random(2))
    assert open_house.get("/").status_code == 200


@pytest.mark.slow
def test_ten_thousand_damaged_files(open_house: Browser, store: Store, tmp_path: Path) -> None:
    bring(open_house, store, 500, Random(3))  # what is kept for good is in memory by then
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    bring(open_house, store, 9000, Random(4))
    damaged_databases(tmp_path, 1000, Random(5))
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    print(f"\n10,000 damaged files, no 500; the process grew by {grown // 1024} MB")
    assert grown < MOST_GROWTH_KB

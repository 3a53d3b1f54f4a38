"""All tables from one kind of store into another: every row, every fingerprint."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from automatable.core.game import games
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.table.databases import Address, open_database
from automatable.table.moving import move
from automatable.table.schema import COLUMNS
from automatable.table.store import Store, StoreFailed
from automatable.testing.playing import legal_answer
from tests.postgres_server import Postgres, emptied
from tests.table.every_kind import address as address


@pytest.fixture(params=["sqlite", "postgresql"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Address]:
    if request.param == "sqlite":
        yield tmp_path / "target.sqlite"
        return
    server: Postgres = request.getfixturevalue("postgres")
    yield (
        server.address
        if request.getfixturevalue("address") == server.address
        else emptied(server.address)
    )


@pytest.fixture
def full(store: Store, nearly_over: Match[Any]) -> Store:
    for name, game in games().items():
        match = Match.new(game, {}, Seed.from_text(name))
        id = store.create(match, f"{name} 'ü'")
        for number in range(3):
            text = legal_answer(store.open(id).match, lambda some: some[0])
            store.answer(id, text, number, f"token {number}")
        store.undo(id, 3)
    over = store.create(nearly_over)
    store.answer(over, ">", expected=0)
    store.import_(store.export(id))
    store.keep_session("digest")
    return store


def contents(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    with store.database.reading() as connection:
        return {
            name: sorted(
                (tuple(row[column] for column in columns)
                 for row in connection.execute(f"SELECT {', '.join(columns)} FROM {name}")),
                key=repr,
            )
            for name, columns in COLUMNS.items()
        }  # fmt: skip


def test_everything_arrives_and_is_the_same(
    full: Store, target: Address, address: Address, tmp_path: Path
) -> None:
    if address == target:  # there is one PostgreSQL only
        target = tmp_path / "target.sqlite"
    known = contents(full)
    with closing(open_database(target)) as new:
        moved = move(full.database, new)
        assert (moved.tables, moved.different) == (len(games()) + 2, ())
        assert contents(Store(new)) == known
        assert contents(full) == known
        assert move(full.database, new).different == ()  # a second time brings nothing new
        assert contents(Store(new)) == known


def test_what_differs_is_named(full: Store, tmp_path: Path) -> None:
    id = full.ids()[0]
    with full.database.writing() as connection:
        connection.execute("UPDATE tables SET fingerprint = 'x' WHERE id = :id", {"id": id})
    with closing(open_database(tmp_path / "new.sqlite")) as new:
        assert move(full.database, new).different == (id,)


def test_a_copy_of_any_store_is_a_file(full: Store, tmp_path: Path) -> None:
    file = tmp_path / "copy.sqlite"
    assert full.back_up(file) == len(games()) + 2
    assert sorted(f.name for f in tmp_path.glob("copy*")) == ["copy.sqlite"]
    with closing(Store(file)) as copy:
        assert contents(copy) == contents(full)
    with pytest.raises(StoreFailed, match="backup_unwritable"):
        full.back_up(file)

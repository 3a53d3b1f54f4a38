from collections.abc import Iterator
from pathlib import Path

import pytest

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.games.patchwork.state import State
from automatable.table.databases import Address, open_database
from automatable.table.store import Store


@pytest.fixture
def address(tmp_path: Path) -> Address:
    """Where the tables of a test lie; on SQLite, unless a module asks for every kind."""
    return tmp_path / "tables.sqlite"


@pytest.fixture
def store(address: Address) -> Iterator[Store]:
    opened = Store(open_database(address))
    yield opened
    opened.close()


@pytest.fixture
def another(store: Store, address: Address) -> Iterator[Store]:
    """A second process on the same database, as far as it can tell."""
    opened = Store(open_database(address))
    yield opened
    opened.close()


@pytest.fixture
def fresh() -> Match[State]:
    return Match.new(game("patchwork"), {"level": 2}, Seed.from_text("the store"))


@pytest.fixture
def nearly_over() -> Match[State]:
    """The person is on the last space but one, the Automa on the last: `>` ends the game."""
    quilt = "6g2/5ggg1/3f1ggg1/1fffffg*1/eeef5/1e7/eee2IIII/1HHHG4/2H1GGG2"
    start = f"pw1 ZDATYdPQRaUXMNKVBObE 52-53 1 {quilt};7 @3n;CFJLSWc****;1;2:10 2 o"
    return Match.at(game("patchwork"), start, {}, Seed.from_text("the store"))

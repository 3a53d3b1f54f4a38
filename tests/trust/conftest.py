"""The real app on a store of its own, and every registered game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from automatable.core.game import games
from automatable.table.store import Store
from tests.server.conftest import browser as browser
from tests.server.conftest import strict_words as strict_words


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games().values(), ids=games())


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "tables.sqlite")
    yield opened
    opened.close()

"""What every test has: a home folder of its own, so that nobody's tables or decks are touched.

Fixtures are named after the thing they hand over (`server`, `phone`), never after what they do.
A fixture that only one folder uses stands in that folder's conftest.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from tests.postgres_server import Postgres

# How long one example takes says nothing on a busy machine; `make bench` measures speed.
settings.register_profile("unhurried", settings(), deadline=None)
settings.load_profile("unhurried")


@pytest.fixture(scope="session", autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(folder))
        patch.setenv("XDG_DATA_HOME", str(folder / "data"))
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of the tests' own, for whoever asks for it."""
    from tests.postgres_server import running_postgres

    with running_postgres() as server:
        yield server


REAL_TIME = ("browser", "pocket", "server", "table", "trust")
"""Folders whose tests wait for browsers, servers and databases of their own."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What waits for other processes gets a second try, which the summary names as `RERUN`."""
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here) and item.path.relative_to(here).parts[0] in REAL_TIME:
            item.add_marker(pytest.mark.flaky(reruns=1))

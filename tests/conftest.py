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


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """`second_try("why")` marks the few tests that may fail on a busy machine and be right.

    In a real browser pages scroll, glide and answer in their own time: one test of some three
    hundred meets that now and then, each time another one. The summary names it as `RERUN`.
    """
    tried_again = config.pluginmanager.hasplugin("rerunfailures")
    for item in items:
        mark = item.get_closest_marker("second_try")
        assert mark is None or len(mark.args) == 1, f"{item.nodeid}: a second try needs one reason"
        if tried_again and (mark or item.path.is_relative_to(BROWSER)):
            item.add_marker(pytest.mark.flaky(reruns=1))


BROWSER = Path(__file__).parent / "browser"

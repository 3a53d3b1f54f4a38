"""Garbage at every address of the web table, against the app as it runs in a browser."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.applications import Starlette

from automatable.pocket.inside import COOKIES, Pocket
from automatable.server.application import site
from automatable.table.store import Store
from tests.trust.test_every_route import house as house
from tests.trust.test_every_route import (  # noqa: F401
    test_garbage_at_every_route,
    test_garbage_for_programs,
)
from tests.trust.test_every_route import visitor as visitor

pytestmark = pytest.mark.slow  # a second time for every route


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Store], Starlette]:
    home: Path = tmp_path_factory.mktemp("pocket")
    (home / COOKIES).write_text(json.dumps({"guard": "mine"}))
    return lambda store: site(Pocket(store, home, ""))

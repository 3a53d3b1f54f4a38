"""Imported by a test module, this runs all of its tests on every kind of store."""

from __future__ import annotations

from pathlib import Path

import pytest

from automatable.table.databases import Address
from tests.postgres_server import emptied

KINDS = ("sqlite", "postgresql")


@pytest.fixture(params=KINDS)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Address:
    if request.param == "sqlite":
        return tmp_path / "tables.sqlite"
    return emptied(request.getfixturevalue("postgres").address)

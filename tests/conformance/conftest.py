"""Every test of this folder runs for every registered game."""

from __future__ import annotations

import pytest

from automatable.testing.plugin import SUITE, for_every_game


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if not metafunc.function.__module__.startswith(SUITE):  # what is ours alone
        for_every_game(metafunc)

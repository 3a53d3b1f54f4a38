"""Every test of this folder runs for every registered game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from automatable.core.game import Game, games
from automatable.ui.words import Words

LANGUAGES = ("en", "de", "it")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games().values(), ids=games())
    if "language" in metafunc.fixturenames:
        metafunc.parametrize("language", LANGUAGES)


@pytest.fixture
def words(game: Game[Any], language: str) -> Iterator[Words]:
    """Words of the game in one language; a missing one is an error."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Words, "strict", True)
        yield Words(language, game)

"""What the tests of the pages share: strict words, and matches to look at."""

from collections.abc import Iterator
from typing import Any

import pytest

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.ui.words.words import Words


@pytest.fixture(autouse=True)
def strict_words() -> Iterator[None]:
    """A missing word fails the test instead of showing its key."""
    Words.strict = True
    yield
    Words.strict = False


@pytest.fixture
def match() -> Match[Any]:
    """A solo game in which the Automa has just taken a patch."""
    return Match.new(game("patchwork"), {"level": 3}, Seed.from_text("a quilt"))

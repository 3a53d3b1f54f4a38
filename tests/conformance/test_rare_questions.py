"""Questions that hardly ever come: their lists and forms are right as well."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from automatable.core.game import Game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.testing.conformance.test_answers import assert_told_and_accepted
from automatable.testing.playing import even_answer, some_option_set

MATCHES = 100
MOST_ANSWERS = 250
TIMES = 8
"""How often each question is looked at."""


@pytest.mark.slow
def test_whatever_a_question_tells_can_be_played(game: Game[Any]) -> None:
    """Matches of any options in which every kind of answer is as likely as another."""
    seen: Counter[str] = Counter()
    for number in range(MATCHES):
        player = Random(f"{game.id} {number}")
        options = some_option_set(game.options(), player.choice)
        match = Match.new(game, options, Seed.from_text(f"rare {number}"))
        for _ in range(MOST_ANSWERS):
            if match.pending is None:
                break
            seen[match.pending.prompt] += 1
            if seen[match.pending.prompt] <= TIMES:
                assert_told_and_accepted(match, player)
            match.answer(even_answer(match, player.choice))

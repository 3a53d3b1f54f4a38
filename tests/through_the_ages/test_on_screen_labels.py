"""What a button of the table on screen says, for every answer of whole games."""

from __future__ import annotations

import pytest

from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.games.through_the_ages.game import GAME
from automatable.games.through_the_ages.on_screen.labels import label
from automatable.ui.words.words import Words


@pytest.mark.rule("TTA-ON-VIEW-12")
@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_every_answer_has_words(language: str) -> None:
    words = Words(language, GAME)
    match = Match.new(GAME, {"sit": "digital"}, Seed.from_text("labels"))
    for n in range(120):
        if match.over or match.pending is None:
            break
        legal = match.legal()
        for text in legal:
            said = label(text, match.pending.prompt, match.state, words)
            assert said
            assert "_" not in said, text
        match.answer(legal[n * 7 % len(legal)])

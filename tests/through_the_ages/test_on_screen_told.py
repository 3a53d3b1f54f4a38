"""What a game on screen tells: what happened, never what a hand would have to do."""

from __future__ import annotations

import random
from typing import Any

import automatable
from automatable.core.matches.match import Match
from automatable.games.through_the_ages.game import GAME
from automatable.ui.words.answers import event_in_words
from automatable.ui.words.words import Words

ORDERS = ("Put ", "Remove ", "Move ", "Discard ", "Shuffle ", "Turn ", "Take ", "Return ", "Build ")
"""How an instruction begins at a table."""
DULL = ("end", "none", "pass", "resign", "destroy", "disband")


def lively(seed: int, **options: Any) -> Match[Any]:
    """A whole game of any answers, rather acting than not."""
    match = automatable.new("through_the_ages", sit="digital", seed=f"told {seed}", **options)
    dice = random.Random(seed)
    while match.pending is not None:
        legal = match.legal() or []
        acts = [text for text in legal if not text.startswith(DULL)]
        match.answer(dice.choice(acts or [text for text in legal if text != "resign"]))
    return match


def test_nothing_is_to_be_done_by_hand() -> None:
    words = Words("en", GAME)
    for seed in range(2):
        match = lively(seed)
        told = {
            event_in_words(match, event, words) for entry in match.entries for event in entry.events
        }
        assert len(told) > 100
        assert [line for line in told if line.startswith(ORDERS) or ": discard it" in line] == []

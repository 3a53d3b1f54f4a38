"""Every rule that a match cites leads to a sentence for people, in every language of the book."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.game import Game
from automatable.testing.conformance.test_words import played
from automatable.testing.plugin import LANGUAGES
from automatable.ui.learning.rulebook import rulebook


def met(game: Game[Any]) -> set[str]:
    """Every rule that some played matches cite: events, filters, questions, score lines."""
    cited = {game.correction_rule}
    for match in played(game):
        for event in match.events():
            cited.add(event.rule)
            if event.decision is not None:
                cited.update(step.rule for step in event.decision.steps)
                cited.add(event.decision.rule)
        cited.update(event.rule for event in game.screens.checklist(match))
        cited.update(line.rule for seat in match.score().seats for line in seat.lines)
    return cited


def test_every_rule_that_a_match_cites_has_a_sentence(game: Game[Any]) -> None:
    if not rulebook(game, LANGUAGES[0]).chapters:
        pytest.skip("it has no rulebook yet")
    cited = met(game)
    for language in LANGUAGES:
        assert cited - set(rulebook(game, language).sentences) == set(), language

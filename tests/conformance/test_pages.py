"""Every page can be shown; those of our games hold no English sentence in another language."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from automatable.core.game import Game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.testing.conformance.test_pages import *  # noqa: F403
from automatable.testing.conformance.test_pages import PAGES, table_of
from automatable.testing.playing import option_sets, play_on
from automatable.ui.decks.pages import decks_page
from automatable.ui.frame import Frame
from automatable.ui.learning.rules import rules_page
from automatable.ui.shelf.set_up import set_up_page
from tests.english import english_in

SPEAKING = ("patchwork", "scythe", "age_of_innovation", "expeditions", "through_the_ages")
"""Our games; the toy of the tests has its rules in English only."""
MOST_SETS = 3


@pytest.mark.parametrize("id", SPEAKING)
@pytest.mark.parametrize("spoken", ["de", "it"])
def test_no_page_of_a_game_has_an_english_sentence(id: str, spoken: str) -> None:
    from automatable.core.game import game

    frame, ours = Frame(spoken), game(id)
    for page in (set_up_page(frame, ours, {}), decks_page(frame, ours), rules_page(frame, ours)):
        assert english_in(page, spoken) == []


@pytest.mark.parametrize("id", SPEAKING)
def test_no_kind_of_question_is_asked_in_english(id: str) -> None:
    """All pages of a table when something is asked for the first time."""
    from automatable.core.game import game

    asked: set[str] = set()
    for options in option_sets(game(id))[:MOST_SETS]:
        for match in first_times(game(id), options, asked):
            for language in ("de", "it"):
                for page in PAGES:
                    assert english_in(page(Frame(language), table_of(match)), language) == []
    assert len(asked) > 4


def first_times(game: Game[Any], options: Any, asked: set[str]) -> Any:
    """A played match whenever something is asked that nobody asked before."""
    match = Match.new(game, options, Seed.from_text("questions"))
    for _ in play_on(match, Random(11).choice):
        prompt = match.pending.prompt if match.pending else "over"
        if prompt not in asked:
            asked.add(prompt)
            yield match

"""Every page of the web table can be shown for every game, in every language, at any moment."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random
from typing import Any

from automatable.core.game import Game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.table.store import Table
from automatable.testing.playing import option_sets, play_on
from automatable.testing.plugin import LANGUAGES
from automatable.ui.decks.pages import decks_page
from automatable.ui.frame import Frame
from automatable.ui.learning.rules import rules_page
from automatable.ui.shelf.history import score_page
from automatable.ui.shelf.set_up import set_up_page
from automatable.ui.stage.correcting import correct_page
from automatable.ui.stage.log import log_page
from automatable.ui.stage.pointing import point_page
from automatable.ui.stage.table import checklist_page, settings_page, table_page
from automatable.ui.words.words import Words

NOW = datetime(2025, 1, 1, tzinfo=UTC)
PAGES = (
    table_page, score_page, log_page, correct_page, point_page, checklist_page, settings_page,
)  # fmt: skip


def table_of(match: Match[Any]) -> Table:
    return Table("id", "", match, len(match.entries), NOW, NOW)


def test_every_page_of_a_table_can_be_shown(game: Game[Any], words: Words) -> None:
    """The beginning and the end in every language, what lies between in one after the other."""
    frame, turn = Frame(words.language), 15 * LANGUAGES.index(words.language)
    for options in option_sets(game)[:4]:
        match = Match.new(game, options, Seed.from_text("pages"))
        for step, _ in enumerate(play_on(match, Random(7).choice)):
            if step < 2 or step % 45 == turn or match.over:
                for page in PAGES:
                    assert "</html>" in page(frame, table_of(match))


def test_every_page_of_a_game_can_be_shown(game: Game[Any], words: Words) -> None:
    frame = Frame(words.language)
    for page in (set_up_page(frame, game, {}), decks_page(frame, game), rules_page(frame, game)):
        assert "</html>" in page

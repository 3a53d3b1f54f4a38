"""What is refused at the table of any game leads to the paragraph that says what can be done."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest

from automatable.core.errors import AutomatableError
from automatable.core.game import Game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.table.store import Table
from automatable.testing.playing import option_sets, play_on
from automatable.testing.plugin import LANGUAGES
from automatable.ui.frame import Frame
from automatable.ui.learning.rulebook import rule_behind, rulebook
from automatable.ui.shelf.set_up import set_up_page
from automatable.ui.stage.correcting import correct_page
from automatable.ui.stage.table import table_page
from automatable.ui.words.words import Words

NOW = datetime(2026, 3, 1, 20, 0, tzinfo=UTC)
NONSENSE = "([{"
MATCHES = 2
NOTE = re.compile(r'<div class="note note-bad".*?</div></div>', re.DOTALL)


def test_a_refusal_leads_to_the_rule_of_its_question(game: Game[Any]) -> None:
    if not (game.screens.rulebook / "en.md").is_file():
        pytest.skip("it has a reference in one language")
    seen: set[str] = set()
    for place, options in enumerate(option_sets(game)[:MATCHES]):
        match = Match.new(game, options, Seed.from_text(f"refused {place}"))
        for _ in play_on(match, Random(place).choice):
            asked = match.pending
            if asked is not None and asked.rule not in seen:
                leads(match, asked.rule, LANGUAGES[len(seen) % len(LANGUAGES)])
                seen.add(asked.rule)
    assert seen


def leads(match: Match[Any], rule: str, language: str, answer: str = NONSENSE) -> None:
    """The message links to a paragraph that the book of this language has."""
    with pytest.raises(AutomatableError) as refused:
        match.answer(answer)
    problems = Words(language, match.game).problems(refused.value)
    page = table_page(
        Frame(language=language), Table("t", "", match, 3, NOW, NOW), "", problems, answer
    )
    assert rule_behind(match, answer) == rule
    links(page, match.game, rule, language)


def links(page: str, game: Game[Any], rule: str, language: str) -> None:
    note = NOTE.search(page)
    told = rulebook(game, language).sentence(rule)
    assert note is not None
    assert told is not None, rule
    assert f"/games/{game.id}/rules#{rule}" in note[0]
    assert f"§ {told.number}" in note[0]


def test_what_is_refused_elsewhere_leads_to_its_rule(game: Game[Any], language: str) -> None:
    """A correction, on its page or typed at the table; options that do not fit."""
    if not (game.screens.rulebook / "en.md").is_file():
        pytest.skip("it has a reference in one language")
    match = Match.new(game, {}, Seed.from_text("elsewhere"))
    for _ in play_on(match, Random("elsewhere").choice):
        if match.set_up_done:
            break
    leads(match, game.correction_rule, language, '!{"nothing.like.it": 1}')
    frame, table = Frame(language=language), Table("t", "", match, 3, NOW, NOW)
    links(correct_page(frame, table, ["x"]), game, game.correction_rule, language)
    links(set_up_page(frame, game, {}, (), ["x"]), game, game.set_up_rule, language)

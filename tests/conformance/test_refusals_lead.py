"""What is refused at the table of any game leads to the paragraph that says what can be done."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest

from automatable.core.errors import AutomatableError
from automatable.core.game import Game
from automatable.core.match import Match
from automatable.core.rng import Seed
from automatable.table.store import Table
from automatable.testing.playing import option_sets, play_on
from automatable.testing.plugin import LANGUAGES
from automatable.ui.frame import Frame
from automatable.ui.rulebook import rulebook
from automatable.ui.table import table_page
from automatable.ui.words import Words

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


def leads(match: Match[Any], rule: str, language: str) -> None:
    """The message links to a paragraph that the book of this language has."""
    with pytest.raises(AutomatableError) as refused:
        match.answer(NONSENSE)
    problems = Words(language, match.game).problems(refused.value)
    page = table_page(
        Frame(language=language), Table("t", "", match, 3, NOW, NOW), "", problems, NONSENSE
    )
    note = NOTE.search(page)
    told = rulebook(match.game, language).sentence(rule)
    assert note is not None
    assert told is not None, rule
    assert f"/games/{match.game.id}/rules#{rule}" in note[0]
    assert f"§ {told.place}" in note[0]

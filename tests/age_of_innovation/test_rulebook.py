"""The rulebook for people says the numbers that the app plays by."""

from __future__ import annotations

import re

import pytest

from automatable.games.age_of_innovation import GAME
from automatable.games.age_of_innovation.components import factions, printed_levels
from automatable.ui.learning.rulebook import rulebook
from automatable.ui.words.words import LANGUAGES, Words

TWO = tuple(f"AOI-TWO-0{n}" for n in range(1, 10))
DECKS = ("AOI-DECK-05", "AOI-DECK-06", "AOI-DECK-07")


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_stand_in_a_table(language: str) -> None:
    book = rulebook(GAME, language)
    tables = [p.text for c in book.chapters for p in c.paragraphs if p.kind == "table"]
    (rows,) = [text for text in tables if "Alptrauma" in text]
    for level in printed_levels().values():
        row = re.search(rf"{level.name}\b[^A-Z]*", rows)
        assert row is not None
        numbers = tuple(int(n) for n in re.findall(r"\d", row[0]))
        assert numbers == (*level.ship_by_round, *level.x_by_round), level.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_changes_with_two_persons_and_by_level_is_said(language: str) -> None:
    book = rulebook(GAME, language)
    assert [rule for rule in (*TWO, *DECKS) if book.sentence(rule) is None] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_faction_says_where_she_starts_and_what_she_gets(language: str) -> None:
    book, words = rulebook(GAME, language), Words(language, GAME)
    for number, faction in enumerate(factions().values(), start=1):
        sentence = book.sentence(f"AOI-FCT-{number:02}")
        assert sentence is not None
        if len(faction.start_knowledge) < 4:
            for discipline, level in faction.start_knowledge.items():
                named = f"{words(f'discipline-{discipline}')} {level}".casefold()
                assert named in str(sentence.html).casefold(), (faction.id, discipline)

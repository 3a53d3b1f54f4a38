"""Every kind of question that a game can ask, on the pages of a German and an Italian reader."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.testing.conformance.test_pages import PAGES, table_of
from automatable.testing.conformance.test_questions import asked, files, kinds
from automatable.ui.frame import Frame
from automatable.ui.words.answers import answer_in_words
from automatable.ui.words.words import Words
from tests.conformance.questions import DEALT, TESTS
from tests.english import english_in, is_english


@pytest.mark.parametrize("id", DEALT)
def test_a_match_at_every_kind_of_question_is_kept(id: str) -> None:
    assert set(files(game(id), TESTS)) | DEALT[id] == kinds(game(id))


@pytest.mark.slow
@pytest.mark.parametrize("id", DEALT)
def test_no_kind_of_question_is_asked_in_english(id: str) -> None:
    """All pages of the table at which it is asked, in both languages."""
    for kind, match in on_pages(id):
        assert english_of(match) == {}, kind


@pytest.mark.slow
@pytest.mark.parametrize("spoken", ["de", "it"])
@pytest.mark.parametrize("id", DEALT)
def test_no_kind_of_question_is_asked_in_english_in_the_terminal(id: str, spoken: str) -> None:
    """The board, the question with its reason, and the answers of the log."""
    ours = game(id)
    words = Words(spoken, ours)
    for kind, match in on_pages(id):
        assert match.pending is not None
        said = [words(f"ask-{kind}", **match.pending.args)]
        said += [words.event(event) for event in match.events()]
        said += [answer_in_words(match, entry, words) for entry in match.entries]
        if match.set_up_done:
            said += re.sub(
                r"\[/?[a-z# 0-9]*\]", "", ours.screens.terminal(match, words)
            ).splitlines()
        assert [text for text in said if is_english(text, spoken)] == [], kind


def on_pages(id: str) -> Iterator[tuple[str, Match[object]]]:
    return ((kind, match) for kind, match in asked(game(id), TESTS) if kind not in DEALT[id])


def english_of(match: Match[object]) -> dict[str, list[str]]:
    found = {
        f"{page.__name__} {language}": english_in(page(Frame(language), table_of(match)), language)
        for page in PAGES
        for language in ("de", "it")
    }
    return {where: sentences for where, sentences in found.items() if sentences}

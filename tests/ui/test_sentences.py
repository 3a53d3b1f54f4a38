"""Every language says as much as the others: sentences of rulebooks and lessons are counted."""

import pytest

from automatable.core.game import game
from automatable.ui.words.sentences import count, sentences_of
from tests.ui.test_no_english import OURS


def test_sentences_are_counted_by_their_ends() -> None:
    assert count("Take a card. Is it red? Then stop!") == 3
    assert count("Nimm z. B. Karte Nr. 3.") == 1
    assert count("a heading") == 0


@pytest.mark.parametrize("id", OURS)
def test_no_language_says_much_less_than_the_others(id: str) -> None:
    said = {language: sentences_of(game(id), language) for language in ("en", "de", "it")}
    for part in ("rulebook", "lessons"):
        counts = [getattr(one, part) for one in said.values()]
        assert min(counts) >= 8, (part, said)
        assert min(counts) >= 0.85 * max(counts), (part, said)


def test_a_language_that_is_not_there_says_nothing() -> None:
    assert sentences_of(game("patchwork"), "qya").rulebook == 0

"""Every word of the language is explained, and pages can be read out (KIT-WRK-07, KIT-WRK-08)."""

from __future__ import annotations

import pytest

from automatable.kit.definition import FLAGS, SIDES
from automatable.kit.formulas import RESERVED
from automatable.kit.lines import tokens
from automatable.kit.naming import FUNCTIONS, STEP_WORDS
from automatable.kit.reader import Reader
from automatable.kit.steps import FILTERS, SCORE_STEPS
from automatable.ui.frame import Frame
from automatable.ui.words.words import LANGUAGES, Words
from automatable.ui.workshop.document import document
from automatable.ui.workshop.helping import EXAMPLES, words_of_language
from automatable.ui.workshop.pages import part_page
from tests.kit.files import GAMES_FOLDER

TEXT = (GAMES_FOLDER / "viticulture.automa").read_text(encoding="utf-8")
OF_DECKS = ("field", "pile", "empty", "note", "stand_in", "cards", "copies", "one", "several")


@pytest.mark.rule("KIT-WRK-07")
def test_every_word_that_the_reader_knows_has_help() -> None:
    known = {*STEP_WORDS, *FUNCTIONS, *RESERVED, *FILTERS, *SCORE_STEPS, *FLAGS, *SIDES, *OF_DECKS}
    known |= set(Reader("")._blocks())
    assert known - {*EXAMPLES} == set()


@pytest.mark.rule("KIT-WRK-07")
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_a_sentence_and_an_example_in_each_language(language: str) -> None:
    helped = words_of_language(Words(language))
    assert len(helped) > 100
    for help in helped:
        assert help.told.endswith(".") or help.told.endswith("?")
        assert "ws-help" not in help.told
        row = help.example.startswith("|")
        assert row or tokens(help.example, 1)


@pytest.mark.rule("KIT-WRK-08")
def test_pages_can_be_read_out() -> None:
    broken = document("v", TEXT.replace("| 1 | sell |", "| 1 | sel |"))
    cards = part_page(Frame(), broken, "cards", {}, {})
    assert cards.count('scope="col"') == 3
    assert cards.count('scope="row"') == 24
    line = broken.mistakes[0].line
    assert f'aria-invalid="true" aria-describedby="mistake-{line}"' in cards
    assert f'id="mistake-{line}"' in cards
    turns = part_page(Frame(), broken, "turns", {"turn": "automa_turn"}, {})
    assert turns.index('<ul class="ws-steps"') < turns.index('<ul class="ws-nest')
    assert 'aria-expanded="false"' in turns

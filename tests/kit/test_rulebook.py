"""The rulebook of a file for people: every turn with its rule, and what it asks and tells."""

from __future__ import annotations

import pytest

from automatable.core.game import game
from automatable.kit.game import KitGame
from automatable.kit.reader import read
from automatable.kit.rulebook import rulebook
from tests.kit.files import tiny, with_line


def book(name: str, language: str = "en") -> str:
    found = game(name)
    assert isinstance(found, KitGame)
    return rulebook(found.file, language)


@pytest.mark.rule("KIT-TUR-06")
def test_a_turn_says_its_rule_once_and_then_what_it_asks_and_tells() -> None:
    text = book("viticulture")
    assert text.count("A worker goes on a free space, the grande worker on any; or pass.") == 1
    assert "- Put a worker of the Automa on …\n" in text
    assert "- Where does the worker for … go? In this order: The space is free; " in text
    assert "Answers: A worker; The grande worker; " in text


def test_a_guide_is_a_list_of_priorities() -> None:
    said = "Nur, wofür gilt: Er passt zu ihrer Bonuskarte. Der Reihe nach: Die meisten Punkte; "
    assert said in book("wingspan", "de")


def test_the_set_up_is_a_list_and_the_lines_of_the_score_are_named() -> None:
    text = book("wingspan", "it")
    ready, _, rest = text.partition("## Tu")
    assert ready.count("\n- ") == 3
    assert "- Uova." in rest.partition("## La fine")[2]


def test_a_block_stands_where_it_is_done_first_and_one_that_is_never_done_is_silent() -> None:
    steps = ("do greet", "do greet", 'ask go "Go?" yes')
    block = 'steps greet\n  tell "Greet her."\nsteps unused\n  tell "Never said."\n'
    text = rulebook(read(with_line(tiny(*steps), "end when", f"{block}end when")), "en")
    assert text.count("Greet her.") == 1
    assert text.index("Greet her.") < text.index("- Go?")
    assert "UNUSED-01" in text
    assert "Never said." not in text


def test_signs_of_markdown_are_not_taken_for_any() -> None:
    text = rulebook(read(tiny('tell "# Not *one* [link](x) <b>"', 'ask go "Go?" yes')), "en")
    assert "- Not one link (x) b" in text

"""Every rule that a person can meet leads to a sentence for people, in every language."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from automatable.core.game import Game
from automatable.testing.conformance.test_rulebook import *  # noqa: F403
from automatable.ui.frame import Frame
from automatable.ui.learning.figures import examples, figure
from automatable.ui.learning.rulebook import Rulebook, rulebook
from automatable.ui.learning.rules import rules_page

RULE = re.compile(r"[A-Z]{3}(?:-[A-Z0-9]+)+")
FOR_DEVELOPERS = re.compile(r"pytest|\btests?/|\.py\b|\.toml\b|mark\.rule|src/")


@pytest.fixture
def book(game: Game[Any], language: str) -> Rulebook:
    if game.is_from_file or not (game.screens.rulebook / "en.md").is_file():
        pytest.skip("it has a reference in one language, or what its file says")
    return rulebook(game, language)


def written(game: Game[Any]) -> set[str]:
    """Every rule id that the game's code holds as a text: what it can cite to a person."""
    package = import_module(game.package)
    prefix = game.correction_rule.split("-")[0]
    found: set[str] = set()
    for file in Path(package.__path__[0]).rglob("*.py"):
        nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
        for_developers = {node.value for node in nodes if isinstance(node, ast.Expr)}  # docstrings
        for node in nodes:
            if isinstance(node, ast.Constant) and node not in for_developers:
                text = str(node.value)
                found |= {id for id in RULE.findall(text) if id == text}
    return {id for id in found if id.startswith(f"{prefix}-")}


def test_every_rule_that_the_code_can_cite_has_a_sentence(game: Game[Any], book: Rulebook) -> None:
    rules = written(game)
    assert len(rules) > 40
    assert rules - set(book.sentences) == set()


def test_the_words_for_a_rule_are_whole_sentences(book: Rulebook) -> None:
    """A "why?" shows them alone: no half of a sentence that went on in the book."""
    halves = [
        f"{rule}: {found.text}"
        for rule, found in book.sentences.items()
        if found.text[0].islower() or found.text.rstrip("”“»’)")[-1] not in ".!?"
    ]
    assert halves == []


def test_the_book_is_written_in_the_language(book: Rulebook, language: str) -> None:
    assert book.language == language


def test_a_paragraph_has_the_same_number_in_every_language(game: Game[Any], book: Rulebook) -> None:
    english = rulebook(game, "en").sentences
    assert {r: s.number for r, s in book.sentences.items()} == {
        r: s.number for r, s in english.items()
    }


def test_no_rule_is_explained_in_two_places(game: Game[Any], book: Rulebook) -> None:
    marks = [
        rule
        for chapter in book.chapters
        for paragraph in chapter.paragraphs
        for piece in paragraph.pieces
        for rule in piece.rules
    ]
    assert sorted(marks) == sorted(set(marks))


def test_every_sentence_says_something_and_nothing_for_developers(book: Rulebook) -> None:
    for rule, sentence in book.sentences.items():
        assert len(sentence.html.striptags()) > 8, rule
        assert not FOR_DEVELOPERS.search(sentence.html), rule


def test_every_chapter_of_english_is_in_the_book(game: Game[Any], book: Rulebook) -> None:
    english = rulebook(game, "en")
    kinds = [[p.kind for p in chapter.paragraphs] for chapter in book.chapters]
    assert kinds == [[p.kind for p in chapter.paragraphs] for chapter in english.chapters]


def test_every_switch_is_an_option_of_the_game(game: Game[Any], book: Rulebook) -> None:
    switches = {
        piece.switch
        for chapter in book.chapters
        for paragraph in chapter.paragraphs
        for piece in paragraph.pieces
        if piece.switch
    }
    assert switches - {option.key for option in game.options()} == set()


def test_every_picture_is_drawn_and_every_example_is_used(game: Game[Any], book: Rulebook) -> None:
    used = set()
    for chapter in book.chapters:
        for paragraph in chapter.paragraphs:
            if paragraph.figure is not None:
                drawn = figure(game, book.language, paragraph.figure)
                assert drawn.pictures or drawn.instructions, paragraph.figure.info
                used.add(paragraph.figure.info.split()[1])
    assert set(examples(game)) - used == set()
    assert used, "a rulebook without a picture"


def test_the_page_shows_no_rule_id_and_nothing_for_developers(
    game: Game[Any], book: Rulebook
) -> None:
    told = re.sub(r"<[^>]+>", " ", rules_page(Frame(book.language), game))
    assert not FOR_DEVELOPERS.search(told)
    assert not RULE.search(told)

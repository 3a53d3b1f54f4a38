"""A game without a table of its own still gets one: buttons, a field, the last turn."""

from copy import copy
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

import automatable
from automatable.core.game import Game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.turns.forms import Form, Number, OneOf, Several, Text
from automatable.table.store import Table
from automatable.ui.frame import Frame
from automatable.ui.stage.plain_table import composed, groups, plain_scene
from automatable.ui.stage.table import table_page
from automatable.ui.words.words import Words
from toy_game.game import GAME
from toy_game.screens import HarbourScreens

NOW = datetime(2026, 3, 1, 20, 0, tzinfo=UTC)


class PlainScreens(HarbourScreens):
    package = "toy_game"

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @property
    def folder(self) -> Path:
        return self._folder


def plain_harbour(folder: Path) -> Game[Any]:
    game = copy(GAME)
    game.screens = PlainScreens(folder)
    return game


@pytest.fixture
def match(tmp_path: Path) -> Match[Any]:
    return Match.new(plain_harbour(tmp_path), {}, Seed.from_text("plain"))


def page(match: Match[Any]) -> str:
    return table_page(Frame(), Table("t", "", match, 0, NOW, NOW))


def test_a_closed_list_becomes_buttons_in_words(match: Match[Any]) -> None:
    shown = page(match)
    for text in match.legal():
        label = match.game.screens.answer(text, Words("en", match.game))
        assert f'name="text" value="{text}"><span>{label}</span></button>' in shown
    assert 'class="plain-board"' in shown


def test_a_short_number_is_one_tap(match: Match[Any]) -> None:
    while match.legal():  # until a crate is loaded that must be lightened
        match.answer(match.legal()[-1])
    assert 'value="light 1">1</button>' in page(match)


def test_facts_are_the_counters_of_a_game_that_says_nothing_else(match: Match[Any]) -> None:
    areas = match.game.screens.areas(match, Words("en", match.game))
    assert ("Your coins", 4) in [(c.label, c.value) for area in areas for c in area.counters]
    assert "<dt>Your coins</dt><dd>4</dd>" in page(match)


def test_long_lists_are_chosen_from_a_list_and_answers_stand_by_their_first_word() -> None:
    match = automatable.new("toy", seed="plain")
    texts = [*(f"load {n}" for n in range(30)), "wait"]
    many, one = groups(match, texts, Words("en", match.game))
    assert (many.is_long, one.is_long) == (True, False)
    assert one.answers == (("wait", "Wait"),)


FORM = Form(
    "report",
    (
        Number("coins", 0, 99),
        OneOf("kind", ("fruit", "iron"), text="of {}", optional=True),
        Several("crates", {"1": 1, "2": 1, "3": 1}, 0, 3, kind="crate", separator="+"),
        Text("note", 20, examples=("seen",)),
    ),
)


@dataclass
class Question:
    """What is asked of a match, with a form of every kind of part."""

    game: Any

    def forms(self) -> list[Form]:
        return [FORM]

    def legal(self) -> list[str]:
        return []

    set_up_done = False


def test_every_kind_of_part_has_a_field_with_its_words() -> None:
    game = automatable.game("toy")
    scene = plain_scene(Question(game), Words("en", game))  # type: ignore[arg-type]
    assert [field.kind for field in scene["forms"][0].fields] == ["number", "few", "marks", "text"]
    assert scene["forms"][0].fields[2].options[0] == ("1", "crate 1 (fruit, light)")


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ({"coins": ["3"], "kind": ["iron"], "crates": ["2", "1"], "note": ["x"]},
         "report 3 of iron 2+1 x"),
        ({"coins": ["3"], "kind": [""], "crates": [], "note": ["x"]}, "report 3 x"),
    ],
)  # fmt: skip
def test_what_is_filled_in_becomes_one_answer(given: dict[str, list[str]], text: str) -> None:
    posted = {"form": ["0"], **{f"part-{name}": some for name, some in given.items()}}
    assert composed(Question(None), posted) == text  # type: ignore[arg-type]


@pytest.mark.parametrize("number", ["", "1", "x", "-1", "²"])
def test_a_form_that_is_not_asked_is_no_answer(number: str) -> None:
    assert composed(Question(None), {"form": [number]}) == ""  # type: ignore[arg-type]

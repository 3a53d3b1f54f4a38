"""Files are read strictly: a mistake is named with file, card and field."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

import pytest

from automatable.core.decks.cards import CardFile, number_mistakes
from automatable.core.errors import BadData, BadFile, Problem
from automatable.core.files.data import Source, check_head, out_of_range, parse_toml, structure
from automatable.core.state.declaring import fact, record


@dataclass(frozen=True)
class Card:
    number: int
    wants: Literal["fruit", "iron"]
    income: Literal[1, 2] = 1
    icons: tuple[str, ...] = ()
    steps: list[int] | None = None


@dataclass(frozen=True)
class Deck:
    id: str
    source: Source
    card: tuple[Card, ...]
    layouts: dict[str, tuple[int, ...]] | None = None


GOOD = """
id = "calm"
source = { edition = "first", confidence = "house", notes = "" }
card = [
  { number = 4, wants = "fruit" },
  { number = 7, wants = "iron", income = 2, icons = ["a", "b"], steps = [1, 2] },
]
layouts = { old = [20, 26], new = [] }
"""


def read(text: str) -> Deck:
    return structure(parse_toml(text, "calm.toml"), Deck, "calm.toml")


def mistake(old: str, new: str) -> dict[str, Any]:
    """The mistake found when one thing of the good file is changed."""
    assert old in GOOD
    with pytest.raises(BadData) as found:
        read(GOOD.replace(old, new))
    return {"code": found.value.code, **found.value.details}


def test_a_good_file_becomes_a_typed_record() -> None:
    deck = read(GOOD)
    assert deck.source == Source("first", "house", "", stand_in=False)
    assert deck.card[1] == Card(7, "iron", 2, ("a", "b"), [1, 2])
    assert deck.card[0] == Card(4, "fruit")
    assert deck.layouts == {"old": (20, 26), "new": ()}


def test_bad_toml_names_the_line() -> None:
    with pytest.raises(BadData) as found:
        parse_toml("number = 4\nwants = fruit\n", "calm.toml")
    assert found.value.code == "not_toml"
    assert found.value.details["file"] == "calm.toml"
    assert "line 2" in str(found.value.details["reason"])


def test_a_missing_field_is_named_with_its_card() -> None:
    told = mistake('number = 7, wants = "iron",', "number = 7,")
    assert told == {
        "code": "missing_data_field",
        "file": "calm.toml",
        "place": "card 7",
        "field": "wants",
    }


def test_a_missing_number_leaves_the_place_in_the_file() -> None:
    told = mistake("number = 7, ", "")
    assert (told["place"], told["field"]) == ("card no. 2", "number")


def test_an_unknown_field_is_not_ignored() -> None:
    told = mistake("number = 7", "number = 7, colour = 3")
    assert (told["code"], told["place"], told["field"]) == (
        "unknown_data_field",
        "card 7",
        "colour",
    )


@pytest.mark.parametrize(
    ("old", "new", "place", "field", "reason"),
    [
        ("number = 4", 'number = "4"', "card 4", "number", "'4' is not int"),
        ("number = 4", "number = 4.0", "card 4.0", "number", "4.0 is not int"),
        ("number = 4", "number = true", "card True", "number", "True is not int"),
        ('"fruit"', '"gold"', "card 4", "wants", "'gold' is not one of fruit, iron"),
        ("income = 2", "income = 3", "card 7", "income", "3 is not one of 1, 2"),
        ("income = 2", "income = true", "card 7", "income", "True is not one of 1, 2"),
        ('["a", "b"]', '"ab"', "card 7", "icons", "'ab' is not list"),
        ('["a", "b"]', '["a", 2]', "card 7 icons", "1", "2 is not str"),
        ("steps = [1, 2]", 'steps = "12"', "card 7", "steps", "'12' is not list"),
        ("old = [20, 26]", 'old = [20, "x"]', "layouts old", "1", "'x' is not int"),
        ("{ old = [20, 26], new = [] }", "[1]", "", "layouts", "[1] is not dict"),
        ('id = "calm"', "id = 3", "", "id", "3 is not str"),
        ('"house"', '"rumour"', "source", "confidence", ""),
    ],
)
def test_a_wrong_value_is_named_with_its_place(
    old: str, new: str, place: str, field: str, reason: str
) -> None:
    told = mistake(old, new)
    assert (told["code"], told["file"]) == ("bad_data_value", "calm.toml")
    assert (told["place"], told["field"]) == (place, field)
    assert reason in told["reason"]


@pytest.mark.parametrize("contents", [None, 3, "card", [], [["id", "calm"]]])
def test_what_is_no_table_at_all_is_refused(contents: Any) -> None:
    with pytest.raises(BadData, match="is not dict"):
        structure(contents, Deck, "calm.toml")


@pytest.mark.parametrize("cards", [3, "ab", {"number": 4}, [3], ["number"], [None], [[]]])
def test_what_is_no_list_of_cards_is_refused(cards: Any) -> None:
    contents = {**parse_toml(GOOD, "calm.toml"), "card": cards}
    with pytest.raises(BadData, match="bad_data_value"):
        structure(contents, Deck, "calm.toml")


def test_all_mistakes_are_told() -> None:
    spoiled = GOOD.replace('"fruit"', "1").replace("number = 7", 'number = "7", colour = 3')
    with pytest.raises(BadFile) as found:
        read(spoiled.replace('"house"', '"rumour"'))
    told = [(p.code, p.details["place"], p.details["field"]) for p in found.value.problems]
    assert told == [
        ("bad_data_value", "source", "confidence"),
        ("bad_data_value", "card 4", "wants"),
        ("bad_data_value", "card 7", "number"),
        ("unknown_data_field", "card 7", "colour"),
    ]


def test_a_card_file_lists_its_cards_as_they_are_written() -> None:
    contents = parse_toml(GOOD, "calm.toml")
    deck = read(GOOD)
    assert CardFile(deck.id, deck.source, contents).cards[0] == {"number": 4, "wants": "fruit"}


def test_a_newer_format_is_named_before_its_unknown_fields() -> None:
    with pytest.raises(BadData) as error:
        check_head({"game": "toy", "format": 2, "novelty": True}, "toy", "deck.toml")
    assert (error.value.code, error.value.details["format"]) == ("newer_data_format", 2)


@pytest.mark.parametrize("contents", [[], "text", {}, {"game": "chess", "format": 1}])
def test_a_file_for_another_game_is_refused(contents: object) -> None:
    with pytest.raises(BadData) as error:
        check_head(contents, "toy", "deck.toml")
    assert error.value.code == "foreign_file"


@pytest.mark.parametrize(
    ("numbers", "codes"),
    [
        ([3, 1, 2], []),
        ([1, 2], []),
        ([1, 2, 3, 4], ["wrong_card_count"]),
        ([1, 2, 1], ["card_number_twice"]),
        ([1, 2, 3, 1], ["wrong_card_count", "card_number_twice"]),
    ],
)
def test_a_deck_has_its_number_of_cards_at_most(numbers: list[int], codes: list[str]) -> None:
    assert [problem.code for problem in number_mistakes(numbers, 3, "deck.toml")] == codes


@record(frozen=True)
class Seat:
    person: int = fact(name="human", values=range(1, 5))
    colours: tuple[str, str] = ("red", "blue")
    speed: float = 1.0

    def misfits(self) -> Iterator[Problem]:
        if self.colours[0] == self.colours[1]:
            yield Problem("same_colour", {"field": "colours"})


def test_a_field_may_be_called_differently_in_files() -> None:
    assert structure({"human": 3}, Seat, "seat") == Seat(person=3)
    for contents, told in (({"human": "x"}, "human"), ({}, "human")):
        with pytest.raises(BadData) as found:
            structure(contents, Seat, "seat")
        assert found.value.details["field"] == told
    with pytest.raises(BadData, match="unknown_data_field"):
        structure({"human": 3, "person": 3}, Seat, "seat")


def test_values_out_of_range_and_what_does_not_fit_together_are_told_at_once() -> None:
    with pytest.raises(BadFile) as found:
        structure({"human": 7, "colours": ["red", "red"]}, Seat, "seat")
    first, second = found.value.problems
    wanted = out_of_range("human", 7, range(1, 5))
    assert (first.code, {**first.details, "file": "", "place": ""}) == (
        wanted.code,
        {**wanted.details, "file": "", "place": ""},
    )
    assert (second.code, second.details["file"]) == ("same_colour", "seat")


@pytest.mark.parametrize("colours", [["red"], ["red", "blue", "green"], "rb"])
def test_a_row_has_as_many_entries_as_places(colours: Any) -> None:
    with pytest.raises(BadData, match="bad_data_value"):
        structure({"human": 1, "colours": colours}, Seat, "seat")


def test_a_number_with_a_fraction_may_be_whole() -> None:
    assert structure({"human": 1, "speed": 2}, Seat, "seat").speed == 2.0
    with pytest.raises(BadData, match="is not float"):
        structure({"human": 1, "speed": True}, Seat, "seat")

"""Files are read strictly: a mistake is named with file, card and field."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

import pytest

from automatable.core.cards import CardFile, check_numbers
from automatable.core.data import Source, check_head, parse_toml, structure, written
from automatable.core.errors import BadData


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


def test_the_first_of_several_mistakes_is_told() -> None:
    told = mistake('wants = "fruit" },\n  { number = 7', 'wants = 1 },\n  { number = "7"')
    assert (told["place"], told["field"]) == ("card 4", "wants")


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
    ("numbers", "code"), [([1, 2], "wrong_card_count"), ([1, 2, 1], "card_number_twice")]
)
def test_a_deck_has_its_number_of_different_cards(numbers: list[int], code: str) -> None:
    check_numbers([3, 1, 2], 3, "deck.toml")
    with pytest.raises(BadData) as error:
        check_numbers(numbers, 3, "deck.toml")
    assert error.value.code == code


@dataclass(frozen=True)
class Seat:
    person: int = field(metadata=written("human"))


def test_a_field_may_be_called_differently_in_files() -> None:
    assert structure({"human": 3}, Seat, "seat") == Seat(person=3)
    for contents, told in (({"human": "x"}, "human"), ({}, "human")):
        with pytest.raises(BadData) as found:
            structure(contents, Seat, "seat")
        assert found.value.details["field"] == told
    with pytest.raises(BadData, match="unknown_data_field"):
        structure({"human": 3, "person": 3}, Seat, "seat")

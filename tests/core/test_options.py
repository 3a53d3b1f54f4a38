"""What is chosen at set-up: defaults that depend, options that do not apply, own contents."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.errors import BadOptions
from automatable.core.options import Option, resolve


def own_deck(contents: Any) -> Any:
    if not isinstance(contents, dict):
        raise BadOptions("not_a_deck")
    return contents


OPTIONS = (
    Option("level", (1, 2), 1),
    Option("rounds", (3, 5), lambda chosen: 3 if chosen["level"] == 1 else 5),
    Option("storm", ("off", "on"), "off", applies=lambda chosen: bool(chosen["level"] == 2)),
    Option("deck", ("calm",), "calm", own=own_deck),
)


def test_what_is_left_out_gets_its_default() -> None:
    assert resolve(OPTIONS, {}) == {"level": 1, "rounds": 3, "storm": "off", "deck": "calm"}


def test_a_default_may_depend_on_an_earlier_choice() -> None:
    assert resolve(OPTIONS, {"level": 2})["rounds"] == 5
    assert resolve(OPTIONS, {"level": 2, "rounds": 3})["rounds"] == 3


def test_the_text_of_a_form_may_stand_for_a_number() -> None:
    assert resolve(OPTIONS, {"level": "2"})["level"] == 2


@pytest.mark.parametrize("value", [3, "3", "", "true", None, 1.5, [1]])
def test_a_value_that_is_not_on_offer_is_refused_with_those_that_are(value: Any) -> None:
    with pytest.raises(BadOptions) as refused:
        resolve(OPTIONS, {"level": value})
    assert refused.value.code == "bad_choice"
    assert refused.value.details == {"option": "level", "value": str(value), "choices": "1, 2"}


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOptions) as refused:
        resolve(OPTIONS, {"colour": "red"})
    assert refused.value.code == "unknown_option"
    assert refused.value.details == {"option": "colour", "known": "deck, level, rounds, storm"}


def test_an_option_that_does_not_apply_keeps_its_default() -> None:
    assert resolve(OPTIONS, {"level": 2, "storm": "on"})["storm"] == "on"
    assert resolve(OPTIONS, {"level": 1, "storm": "off"})["storm"] == "off"
    with pytest.raises(BadOptions, match="option_does_not_apply: option=storm, value=on"):
        resolve(OPTIONS, {"level": 1, "storm": "on"})


def test_what_an_earlier_choice_has_taken_is_not_on_offer() -> None:
    seats = (
        Option("mine", ("red", "blue"), "red"),
        Option(
            "theirs",
            ("red", "blue", "green"),
            lambda chosen: "green",
            taken=lambda chosen: [chosen["mine"]],
        ),
    )
    assert seats[1].offered({"mine": "blue"}) == ["red", "green"]
    assert resolve(seats, {"mine": "blue", "theirs": "red"})["theirs"] == "red"
    with pytest.raises(BadOptions, match="option_does_not_apply"):
        resolve(seats, {"mine": "blue", "theirs": "blue"})


def test_own_contents_are_read_by_the_game() -> None:
    assert resolve(OPTIONS, {"deck": {"card": []}})["deck"] == {"card": []}
    with pytest.raises(BadOptions, match="not_a_deck"):
        resolve(OPTIONS, {"deck": [1, 2]})
    with pytest.raises(BadOptions, match="bad_choice"):
        resolve(OPTIONS, {"deck": "stormy"})

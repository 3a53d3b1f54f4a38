"""States as JSON and back, from a plain dataclass and a list of what follows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from automatable.core.errors import BadPosition, Problem
from automatable.core.positions import Positions, check_agreement, is_text_only


@dataclass
class Side:
    coins: int
    crates: list[int] = field(default_factory=list)


@dataclass
class Quay:
    round: int
    person: Side
    note: str | None = None


def problems(state: Quay) -> list[Problem]:
    return [Problem("no_such_round", {"round": state.round})] if state.round < 1 else []


POSITIONS = Positions(
    Quay,
    head={"game": "quay", "format": 1},
    problems=problems,
    derived={"person.worth": lambda s: sum(s.person.crates), "over": lambda s: s.round > 3},
    left_out={"note": None},
)
WRITTEN = {
    "game": "quay",
    "format": 1,
    "round": 2,
    "person": {"coins": 3, "crates": [4, 5], "worth": 9},
    "over": False,
}


def test_a_state_is_written_with_what_follows_from_it() -> None:
    assert POSITIONS.to_json(Quay(2, Side(3, [4, 5]))) == WRITTEN
    assert "note" not in POSITIONS.to_json(Quay(2, Side(3)))
    assert POSITIONS.derived_facts == ("person.worth", "over")


def test_what_follows_may_be_left_out() -> None:
    short = {"round": 2, "person": {"coins": 3, "crates": [4, 5]}}
    assert POSITIONS.from_json(short) == POSITIONS.from_json(WRITTEN) == Quay(2, Side(3, [4, 5]))


@pytest.mark.parametrize(
    ("contents", "told"),
    [
        (None, "bad_value: field=position, value=None"),
        ({**WRITTEN, "game": "chess"}, "bad_value: field=game, value=chess"),
        ({**WRITTEN, "rounds": 3}, "unknown_data_field: file=position, place=, field=rounds"),
        ({"person": {"coins": 3}}, "missing_data_field: file=position, place=, field=round"),
        ({**WRITTEN, "round": "2"}, "bad_data_value: file=position, place=, field=round"),
        ({**WRITTEN, "round": 0}, "no_such_round: round=0"),
        ({**WRITTEN, "over": True}, "contradiction: field=over, given=True, right=False"),
        (
            {**WRITTEN, "person": {"coins": 3, "crates": [4], "worth": 9}},
            "contradiction: field=person.worth, given=9, right=4",
        ),
    ],
)
def test_what_is_wrong_is_named(contents: Any, told: str) -> None:
    with pytest.raises(BadPosition) as refused:
        POSITIONS.from_json(contents)
    assert str(refused.value.problems[0]).startswith(told)


def test_every_contradiction_is_named_at_once() -> None:
    wrong = {**WRITTEN, "over": True, "person": {"coins": 3, "crates": [], "worth": 9}}
    with pytest.raises(BadPosition) as refused:
        POSITIONS.from_json(wrong)
    assert [problem.details["field"] for problem in refused.value.problems] == [
        "person.worth",
        "over",
    ]


def test_facts_that_can_be_written_in_several_ways_must_agree_at_any_depth() -> None:
    same = lambda given, right: bool(given == right)  # noqa: E731
    check_agreement({"a": {"b": 1}, "deck": {"x": 1}}, {"a": {"b": 1}, "deck": {"x": 1}}, same)
    with pytest.raises(BadPosition, match=r"field=a\.b"):
        check_agreement({"a": {"b": 1}}, {"a": {"b": 2}}, same)


@pytest.mark.parametrize(
    ("contents", "is_one"),
    [
        ({"position": "pw1"}, True),
        ({"position": "pw1", "x": 1}, False),
        ("pw1", False),
        ({}, False),
    ],
)
def test_a_text_alone_is_recognised(contents: Any, is_one: bool) -> None:
    assert is_text_only(contents) is is_one

"""What games that write their positions themselves make use of."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.errors import BadPosition
from automatable.core.state.positions import check_agreement, is_text_only


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

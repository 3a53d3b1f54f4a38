"""Cascades, on a shelf of numbers: each filter, what is skipped, and the trace that explains it."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from automatable.core.turns.choice import (
    Decision,
    Filter,
    choose,
    first,
    keep,
    last,
    least,
    most,
    require,
)
from automatable.core.turns.events import Ref


def even(n: int) -> bool:
    return n % 2 == 0


def digit_sum(n: int) -> int:
    return sum(map(int, str(n)))


def pick(options: list[int], *filters: Filter) -> Decision:
    return choose("number", options, *filters, rule="R-0", kind="number")


@pytest.mark.parametrize(
    ("narrow", "kept"),
    [
        (keep("even", even, rule="R-1"), (20, 8)),
        (require("even", even, rule="R-1"), (20, 8)),
        (most("sum", digit_sum, rule="R-1"), (17, 8)),
        (least("sum", digit_sum, rule="R-1"), (20,)),
        (first("first", rule="R-1"), (17,)),
        (last("last", rule="R-1"), (8,)),
    ],
    ids=lambda case: case.name if isinstance(case, Filter) else "",
)
def test_what_each_filter_keeps_of_17_20_8(narrow: Filter, kept: tuple[int, ...]) -> None:
    decision = pick([17, 20, 8], narrow, first("first", rule="R-2"))
    assert decision.steps[0].kept == kept
    assert decision.chosen == kept[0]


def test_filters_apply_in_order_and_stop_when_one_is_left() -> None:
    decision = pick(
        [17, 20, 8],
        keep("even", even, rule="R-1"),
        most("sum", digit_sum, rule="R-2"),
        first("first", rule="R-3"),
    )
    assert decision.chosen == 8
    assert [step.filter for step in decision.steps] == ["even", "sum"]
    assert decision.steps[1].before == (20, 8)
    assert decision.steps[1].dropped == (20,)


def test_a_filter_that_would_leave_nothing_is_skipped() -> None:
    decision = pick([3, 5], keep("even", even, rule="R-1"), last("last", rule="R-2"))
    assert decision.steps[0].skipped
    assert decision.steps[0].kept == (3, 5)
    assert decision.chosen == 5


def test_a_required_filter_may_leave_nothing_and_ends_the_cascade() -> None:
    decision = pick([3, 5], require("even", even, rule="R-1"), last("last", rule="R-2"))
    assert decision.chosen is None
    assert [(step.kept, step.skipped) for step in decision.steps] == [((), False)]


def test_a_single_option_is_looked_at_only_by_required_filters() -> None:
    filters = keep("small", lambda n: n < 3, rule="R-1"), require("even", even, rule="R-2")
    assert [step.filter for step in pick([4], *filters).steps] == ["even"]
    assert pick([4], *filters).chosen == 4
    assert pick([5], *filters).chosen is None


def test_no_options_are_the_callers_business() -> None:
    decision = pick([], require("even", even, rule="R-1"), first("first", rule="R-2"))
    assert (decision.chosen, decision.options, decision.steps) == (None, (), ())


def test_a_cascade_that_leaves_two_is_a_mistake_in_the_rules() -> None:
    with pytest.raises(ValueError, match=r"'number' is not total: \(20, 8\) are left"):
        pick([17, 20, 8], keep("even", even, rule="R-1"))


def test_the_trace_holds_what_was_measured_for_every_option_before() -> None:
    halves = keep("even", even, rule="R-1", measure=lambda n: n // 2)
    decision = pick([17, 20, 8], halves, most("sum", digit_sum, rule="R-2"))
    assert decision.steps[0].measured == ((17, 8), (20, 10), (8, 4))
    assert decision.steps[1].measured == ((20, 2), (8, 8))


def test_the_trace_as_json() -> None:
    measured = require("even", even, rule="R-1", measure=lambda n: Ref("half", n // 2))
    decision = choose(
        "number", [17, 20, 8], measured, first("first", rule="R-2"), rule="R-0", kind="number"
    )
    assert json.loads(json.dumps(decision.to_json())) == {
        "name": "number",
        "rule": "R-0",
        "options": [17, 20, 8],
        "filters": [
            {
                "name": "even",
                "rule": "R-1",
                "before": [17, 20, 8],
                "kept": [20, 8],
                "skipped": False,
                "measured": {"17": 8, "20": 10, "8": 4},
            },
            {
                "name": "first",
                "rule": "R-2",
                "before": [20, 8],
                "kept": [20],
                "skipped": False,
                "measured": {},
            },
        ],
        "chosen": 20,
    }


@given(st.lists(st.integers(0, 99), unique=True, min_size=1))
def test_most_then_first_is_the_first_of_the_greatest(numbers: list[int]) -> None:
    decision = pick(numbers, most("sum", digit_sum, rule="R-1"), first("first", rule="R-2"))
    assert decision.chosen == max(numbers, key=digit_sum)
    for earlier, later in zip(decision.steps, decision.steps[1:], strict=False):
        assert earlier.kept == later.before

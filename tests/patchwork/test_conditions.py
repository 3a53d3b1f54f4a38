"""The four conditions on the cards."""

from __future__ import annotations

import pytest

from automatable.core.turns.choice import Step
from automatable.games.patchwork.automa import choose_patch, condition
from automatable.games.patchwork.cards import AutomaCard, Condition
from tests.patchwork.positions import letters, table


def kept(
    name: Condition, window: str, *, person: int = 20, automa_on: int = 14, budget: int = 20
) -> str:
    """What one condition leaves of three patches, as letters."""
    return letters(list(_step(name, window, person, automa_on, budget).kept))  # type: ignore[arg-type]


def _step(name: Condition, window: str, person: int, automa_on: int, budget: int) -> Step:
    state = table(window, time=f"{person}-{automa_on}", turn="2")
    card = AutomaCard(77, budget=budget, conditions=(name,), income=0)
    return choose_patch(state, card).steps[1]


@pytest.mark.parametrize(
    ("person", "left"), [(16, "d"), (17, "dI"), (18, "dIf"), (14, "dIf"), (13, "dIf")]
)
@pytest.mark.rule("PAT-COND-01")
def test_no_overtake_keeps_what_reaches_at_most_the_persons_space(person: int, left: str) -> None:
    automa_on = min(person, 14)
    assert kept("no_overtake", "dIf", person=person, automa_on=automa_on) == left


@pytest.mark.rule("PAT-COND-01")
def test_no_overtake_compares_the_space_really_reached() -> None:
    state = table("DVB", time="53-50", turn="2", tile="2")
    space = condition("no_overtake", state).measure
    assert space is not None
    assert [space(id) for id in (4, 22, 2)] == [52, 53, 53]
    assert condition("no_overtake", state).narrow([4, 22, 2]) == [4, 22, 2]


@pytest.mark.parametrize(
    ("window", "left"), [("KSY", "KSY"), ("KWF", "K"), ("FIJ", "FIJ"), ("BFD", "F"), ("BCD", "BCD")]
)
@pytest.mark.rule("PAT-COND-02")
def test_most_buttons_keeps_the_highest_number_and_zero_is_a_number(window: str, left: str) -> None:
    assert kept("most_buttons", window) == left


@pytest.mark.parametrize(
    ("window", "left"), [("Mfg", "g"), ("fVZ", "f"), ("VZY", "VZY"), ("BID", "I"), ("Tge", "g")]
)
@pytest.mark.rule("PAT-COND-03")
def test_largest_compares_covered_cells_not_the_rectangle_around(window: str, left: str) -> None:
    assert kept("largest", window) == left


@pytest.mark.rule("PAT-COND-04")
def test_farthest_keeps_the_third_before_the_second_before_the_first() -> None:
    assert kept("farthest", "BCD") == "D"
    assert kept("farthest", "BFK", budget=4) == "F"
    assert kept("farthest", "KBC", budget=4) == "C"

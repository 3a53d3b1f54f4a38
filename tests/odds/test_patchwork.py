"""The panel's odds of Patchwork beside every turn that can follow, played by the match itself."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

import automatable
from automatable.games.patchwork.odds import PASS, next_budgets, next_takings
from automatable.games.patchwork.state import State

POSITIONS = [
    "pw1 CDQEFGHIJKLMNOPSTUVWXYZabcdefgRA 3-0 2 {B};4 @3n;-;0;1: - o",
    "pw1 UWNOPBLGaTKCYJ 32-31 2 {DFHIRXbfg};5 @3t;AEMQSVZcde;5;2: - r",
]


def state_of(position: str) -> State:
    state = automatable.at("patchwork", position, dealer="table").state
    assert isinstance(state, State)
    return state


def played(position: str) -> Counter[int]:
    """What the Automa really takes, once for each card that may be on top."""
    match = automatable.at("patchwork", position, dealer="table")
    found = Counter[int]()
    for text in match.legal():
        if text.startswith("card"):
            trial = automatable.at("patchwork", position, dealer="table")
            before = set(trial.state.automa.patches)
            trial.answer(text)
            new = set(trial.state.automa.patches) - before
            found[new.pop() if new else PASS] += 1
    return found


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.rule("PAT-CHOOSE-10", "PAT-CHANCE-04")
def test_each_card_takes_what_the_panel_says(position: str) -> None:
    counted = played(position)
    cards = sum(counted.values())
    takings = next_takings(state_of(position))
    assert {t.patch: t.chance for t in takings} == {
        patch: Fraction(n, cards) for patch, n in counted.items()
    }
    assert sum(len(taking.cards) for taking in takings) == cards
    chances = [taking.chance for taking in takings]
    assert chances == sorted(chances, reverse=True)


@pytest.mark.rule("PAT-CHANCE-04", "PAT-CHANCE-05")
@pytest.mark.parametrize("position", POSITIONS)
def test_budgets_are_those_of_the_cards_that_may_be_on_top(position: str) -> None:
    automa = state_of(position).automa
    assert automa is not None
    budgets = next_budgets(automa)
    assert sum(budgets.values()) == 1
    assert list(budgets) == sorted(budgets)
    unseen = [automa.cards.by_number[n].budget for n in automa.deck.unseen()]
    if automa.next_back is None:
        assert budgets == {b: Fraction(unseen.count(b), len(unseen)) for b in set(unseen)}
    else:
        assert set(budgets) == {automa.next_back}


@pytest.mark.rule("PAT-CHOOSE-10")
def test_a_window_that_is_not_known_tells_nothing() -> None:
    unknown = "pw1 C?DEFGHIJKLMNOPSTUVWXYZabcdefg?A 3-0 2 {B};4 @3n;-;0;1: - o"
    assert next_takings(state_of(unknown)) == []

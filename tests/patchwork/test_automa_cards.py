"""The 24 cards of the Automa."""

from __future__ import annotations

import pytest

from automatable.games.patchwork.automa import choose_patch
from automatable.games.patchwork.cards import AutomaCard, built_in_deck
from automatable.games.patchwork.components import patches
from tests.patchwork.positions import automa, new_match, table

NO, MOST, LARGE, FAR = "no_overtake", "most_buttons", "largest", "farthest"

PRINTED = {
    1: (1, (NO, MOST, FAR), 4),
    2: (2, (NO, MOST, FAR), 4),
    3: (3, (NO, LARGE, FAR), 3),
    4: (4, (NO, LARGE, FAR), 1),
    5: (5, (NO, MOST, FAR), 1),
    6: (6, (NO, LARGE, FAR), 0),
    7: (7, (MOST, LARGE, FAR), 0),
    8: (8, (LARGE, MOST, FAR), 0),
    9: (8, (MOST, NO, FAR), 0),
    10: (10, (MOST, LARGE, FAR), 0),
    11: (10, (MOST, LARGE, FAR), 0),
    12: (0, (), 5),
    13: (1, (NO, MOST, FAR), 5),
    14: (1, (NO, LARGE, FAR), 4),
    15: (3, (NO, MOST, FAR), 4),
    16: (3, (NO, LARGE, FAR), 3),
    17: (4, (NO, MOST, FAR), 1),
    18: (4, (NO, LARGE, FAR), 1),
    19: (6, (NO, LARGE, FAR), 0),
    20: (6, (MOST, LARGE, FAR), 0),
    21: (8, (LARGE, MOST, FAR), 0),
    22: (8, (MOST, LARGE, FAR), 0),
    23: (10, (MOST, NO, FAR), 0),
    24: (10, (LARGE, MOST, FAR), 0),
}
"""Budget, conditions from top to bottom, income."""


def cards() -> dict[int, AutomaCard]:
    return {**built_in_deck("normal").by_number, **built_in_deck("tactical").by_number}


@pytest.mark.rule("PAT-CARD-01")
def test_each_card_shows_budget_conditions_and_income() -> None:
    read = {n: (card.budget, card.conditions, card.income) for n, card in cards().items()}
    assert read == PRINTED


@pytest.mark.rule("PAT-CARD-02")
def test_two_decks_of_twelve_and_only_the_tactical_backs_show_the_budget() -> None:
    normal, tactical = built_in_deck("normal"), built_in_deck("tactical")
    assert normal.numbers == tuple(range(1, 13))
    assert tactical.numbers == tuple(range(13, 25))
    assert automa(new_match(deck="normal").state).next_back is None
    backs = {automa(new_match(f"back {n}", deck="tactical").state).next_back for n in range(60)}
    assert backs == {card.budget for card in tactical.card}


@pytest.mark.rule("PAT-CARD-03")
def test_the_number_means_nothing_in_play() -> None:
    state = table("WaT", time="32-30", turn="2")
    for number, card in cards().items():
        renamed = AutomaCard(number + 100, card.budget, card.conditions, card.income)
        assert choose_patch(state, renamed) == choose_patch(state, card)


@pytest.mark.rule("PAT-CARD-04")
def test_the_last_condition_is_always_farthest() -> None:
    with_conditions = [card for card in cards().values() if card.conditions]
    assert len(with_conditions) == 23
    assert {(len(card.conditions), card.conditions[2]) for card in with_conditions} == {(3, FAR)}


@pytest.mark.rule("PAT-CARD-05")
def test_card_12_needs_no_conditions_because_only_one_patch_is_free() -> None:
    twelve = cards()[12]
    assert (twelve.conditions, twelve.budget) == ((), 0)
    assert [id for id, patch in patches().items() if patch.button_cost == 0] == [29]

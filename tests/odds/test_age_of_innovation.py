"""When she passes, beside every order in which the unseen cards can come."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from automatable.core.game import game
from automatable.games.age_of_innovation.components import AUTOMA
from automatable.games.age_of_innovation.deck import LAST
from automatable.games.age_of_innovation.odds import chance_of_pass, turns_before_pass
from automatable.games.age_of_innovation.state import State


def state_with(known: list[int], drawn: list[int], unknown: int = 0) -> State:
    aoi = game("age_of_innovation")
    state = aoi.from_position(aoi.template())
    assert isinstance(state, State)
    state.deck.known, state.deck.drawn, state.deck.unknown = known, drawn, unknown
    state.deck.reserve_top = []
    return state


def turns(state: State, order: tuple[int, ...]) -> int:
    """Her turns with the draw pile in this order, one after another (AOI-TURN-02 to -05)."""
    pile, drawn, acted = list(order), list(state.deck.drawn), 0
    while True:
        if len(drawn) < 2:
            while len(drawn) < 2:
                drawn.append(pile.pop(0))
            acted += 1
            continue
        if not pile:
            return acted
        turned = len(pile) <= LAST
        drawn.append(pile.pop(0))
        if turned and state.box.cards[drawn[-1]].pass_symbol:
            return acted
        acted += 1


def enumerated(state: State) -> dict[int, Fraction]:
    deck = state.deck
    here, elsewhere = deck.in_pile(), deck.may_be_unseen()
    counted, orders = Counter[int](), 0
    for hidden in permutations(elsewhere, deck.unknown):
        for order in permutations([*here, *hidden]):
            counted[turns(state, order)] += 1
            orders += 1
    return {n: Fraction(count, orders) for n, count in sorted(counted.items())}


@pytest.mark.parametrize(
    ("known", "drawn", "unknown"),
    [
        ([1, 2, 3, 4, 5], [], 0),
        ([1, 2, 3, 4, 5, 9], [2], 0),
        ([1, 2, 3, 4, 5, 6, 12], [6, 1, 12], 1),
        ([1, 2, 3, 4, 5, 6], [6, 1, 2, 4], 2),
        ([1, 2, 3, 4], [3, 1, 2, 4], 0),
        ([1, 2, 3, 4], [3, 1, 2], 1),
    ],
)
@pytest.mark.rule("AOI-TURN-02", "AOI-TURN-04", "AOI-TURN-05", "AOI-DECK-08")
def test_every_order_of_the_cards(known: list[int], drawn: list[int], unknown: int) -> None:
    state = state_with(known, drawn, unknown)
    assert turns_before_pass(state) == enumerated(state)
    assert chance_of_pass(state) == enumerated(state).get(0, 0)


def test_after_her_pass_there_is_nothing_to_expect() -> None:
    state = state_with([1, 2, 3, 4, 5], [1, 2, 3])
    state.passed = [AUTOMA]
    assert turns_before_pass(state) == {}

"""The odds of Expeditions beside enumeration: every card, and every order of a small deck."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

import automatable
from automatable.core.game import game
from automatable.core.turns.events import Ref
from automatable.games.expeditions.odds import (
    mean,
    next_takings,
    turns_to_star,
    unseen,
    within,
)
from automatable.games.expeditions.state import State

TAKING = {"exp-explore": "map", "exp-map_only": "map", "exp-vanquish": "corruption",
          "exp-vanquish_20": "token_20"}  # fmt: skip


def template() -> State:
    expeditions = game("expeditions")
    state = expeditions.from_position(expeditions.template())
    assert isinstance(state, State)
    return state


def taken(card: str) -> set[tuple[str, str]]:
    """What a turn with this card takes, played by the match; new tiles are empty."""
    position = game("expeditions").template()
    match = automatable.at("expeditions", position, dealer="table")
    events = list(match.answer(card))
    while match.pending is not None and match.pending.prompt == "stack":
        events += match.answer("stack 0")
    return {
        (TAKING[event.kind], str(place.id))
        for event in events
        if event.kind in TAKING and isinstance(place := event.args["location"], Ref)
    }


@pytest.mark.rule("EXP-DECK-06")
def test_what_her_next_turn_takes() -> None:
    position = game("expeditions").template()
    match = automatable.at("expeditions", position, dealer="table")
    cards = [text for text in match.legal() if text.startswith("card")]
    counted = Counter(what for card in cards for what in taken(card))
    assert counted
    assert next_takings(match.state) == {w: Fraction(n, len(cards)) for w, n in counted.items()}


def with_few_cards(seen: int) -> State:
    state = template()
    state.deck.drawn = list(range(1, seen + 1))
    return state


@pytest.mark.parametrize("seen", [9, 10, 11])
@pytest.mark.rule("EXP-DECK-03", "EXP-PRG-01")
def test_when_the_next_star_comes_in_every_order_of_the_cards(seen: int) -> None:
    """All orders of what is unseen; those that need the next shuffle are left open."""
    state = with_few_cards(seen)
    wanted = state.level.star_positions[state.stars] - state.progress
    counted, orders = Counter[int](), 0
    for order in permutations(unseen(state)):
        orders += 1
        steps = 0
        for turn, number in enumerate(order[: state.deck.left], 1):
            steps += state.cards[number].progress
            if steps == wanted:
                counted[turn] += 1
                break
    turns = turns_to_star(state, state.stars + 1)
    assert sum(turns.values()) == 1
    within_the_pile = {turn: p for turn, p in turns.items() if turn <= state.deck.left}
    assert within_the_pile == {turn: Fraction(n, orders) for turn, n in sorted(counted.items())}


@pytest.mark.rule("EXP-DECK-03", "EXP-PRG-01")
def test_the_last_star_of_a_fresh_game_is_where_the_levels_say() -> None:
    """The means of the whole track are known: 36.8 turns at level 1 (EXP-LAB)."""
    match = automatable.new("expeditions", level="printed_1", seed="odds")
    turns = turns_to_star(match.state, len(match.state.level.star_positions))
    assert round(float(mean(turns)), 1) == 36.8
    assert within(turns, Fraction(1, 2)) < within(turns, Fraction(9, 10))


def test_a_star_that_is_placed_or_does_not_exist_has_no_odds() -> None:
    state = template()
    assert turns_to_star(state, state.stars) == {}
    assert turns_to_star(state, len(state.level.star_positions) + 1) == {}

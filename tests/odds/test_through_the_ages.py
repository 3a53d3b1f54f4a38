"""What the decks of Through the Ages still hold, beside a count of what was dealt."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import automatable
from automatable.games.through_the_ages.base_cards import civil_deck
from automatable.games.through_the_ages.odds import (
    automa_cards_left,
    civil_to_come,
    military_in_age,
    military_unseen,
    next_in_row,
)


def test_what_was_dealt_into_the_row_does_not_come_again() -> None:
    match = automatable.new("through_the_ages", seed="odds")
    for _ in range(3):
        match.answer(match.legal()[0])
    state = match.state
    dealt = Counter(state.civil_dealt)
    deck = civil_deck(state.age)
    expected = {id: n - dealt[id] for id, n in deck.items() if n > dealt[id]}
    assert civil_to_come(state) == expected
    left = sum(expected.values())
    assert next_in_row(state) == {id: Fraction(n, left) for id, n in expected.items()}


def test_automa_cards_are_counted_since_the_last_shuffle() -> None:
    state = automatable.new("through_the_ages", seed="odds").state
    every = list(state.cards.by_age[state.automa_pile.age])
    assert automa_cards_left(state) == [n for n in every if n not in state.automa_pile.drawn]
    state.automa_pile.drawn = every[:3]
    assert automa_cards_left(state) == every[3:]


def test_a_military_card_that_was_shown_is_not_unseen_any_more() -> None:
    state = automatable.new("through_the_ages", seed="odds").state
    state.age = "I"
    every = military_in_age("I")
    assert military_unseen(state) == {pile: n for pile, n in every.items() if n}
    state.military_seen["phalanx"] = state.military_seen.get("phalanx", 0) + 1
    assert military_unseen(state)["tactic"] == every["tactic"] - 1

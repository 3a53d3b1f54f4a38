"""What the decks still hold, as far as the person can know it."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from automatable.core.advice.odds import shares
from automatable.games.through_the_ages.base_cards import military, military_deck
from automatable.games.through_the_ages.military_deck import unseen
from automatable.games.through_the_ages.row import civil_left
from automatable.games.through_the_ages.state import State

PILES = ("event", "aggression", "war", "tactic", "bonus")


def civil_to_come(state: State) -> dict[str, int]:
    """Civil cards of this age that have not been in the row, with their copies."""
    return {str(id): copies for id, copies in civil_left(state).items()}


def next_in_row(state: State) -> dict[str, Fraction]:
    """The chance of each card to be the next one in the row."""
    return shares(civil_to_come(state))


def military_unseen(state: State) -> dict[str, int]:
    """Military cards of this age that nobody has shown: in the deck, or face down."""
    found = Counter[str]()
    if state.age in ("I", "II", "III"):
        for pile in PILES:
            found[pile] = sum(unseen(state, pile, state.age).values())
    return {pile: count for pile, count in found.items() if count}


def military_in_age(age: str) -> dict[str, int]:
    """How many cards of each pile an age has in all."""
    found = Counter[str]()
    for id, copies in military_deck(age).items():
        found[military(id).pile] += copies
    return dict(found)


def automa_cards_left(state: State) -> list[int]:
    """Numbers of the Automa cards of this age that were not drawn since the last shuffle."""
    pile = state.automa_pile
    return [number for number in state.cards.by_age[pile.age] if number not in pile.drawn]

"""What may be known of the deck at any time: seen and unseen cards, and odds (EXP-DECK-06)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from automatable.games.expeditions.components import DecisionCard
from automatable.games.expeditions.state import CARDS, State


def unseen(state: State) -> list[int]:
    """Cards that can come next; after the last draw of a cycle all of them."""
    return state.deck.unseen() if state.deck.left else list(CARDS)


def chance(state: State, shows: Callable[[DecisionCard], bool]) -> Fraction:
    """The chance that the next card has a property: its share among the unseen cards."""
    cards = [state.cards[number] for number in unseen(state)]
    return Fraction(sum(map(shows, cards)), len(cards))


def chance_to_advance(state: State) -> Fraction:
    return chance(state, lambda card: card.progress)

"""When she passes: her turns left in this round, from the cards that nobody has seen."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from automatable.core.advice.odds import gathered, shares
from automatable.core.state.copying import copied
from automatable.games.age_of_innovation.components import AUTOMA
from automatable.games.age_of_innovation.deck import LAST, AutomaDeck
from automatable.games.age_of_innovation.state import State

PAIR = 2


def turns_before_pass(state: State) -> dict[int, Fraction]:
    """How many more turns she acts in this round before she passes.

    AOI-TURN-02, AOI-TURN-03, AOI-TURN-04, AOI-TURN-05
    """
    if AUTOMA in state.passed or state.phase != "play":
        return {}
    deck = state.deck
    first = len(deck.drawn) < PAIR  # AOI-TURN-02: with the first pair she never passes
    left = deck.left - (PAIR - len(deck.drawn) if first else 0)
    turned = min(LAST, left)
    symbols = {number for number, card in state.box.cards.items() if card.pass_symbol}
    return dict(sorted(_passes(deck, symbols, first + left - turned, turned).items()))


def _passes(deck: AutomaDeck, symbols: set[int], acted: int, turned: int) -> Mapping[int, Fraction]:
    """The cards turned sideways come last; each of them is any unseen card alike (AOI-DECK-08)."""
    if not turned:
        return {acted: Fraction(1)}  # AOI-TURN-04: the deck is empty
    outcomes = []
    for card, chance in shares(deck.odds()).items():
        if card in symbols:
            outcomes.append((acted, chance))
            continue
        after = copied(deck)
        after.reveal(int(card))
        later = _passes(after, symbols, acted + 1, turned - 1)
        outcomes += [(turns, chance * p) for turns, p in later.items()]
    return gathered(outcomes)


def chance_of_pass(state: State) -> Fraction:
    """That her next turn is a pass."""
    return turns_before_pass(state).get(0, Fraction())

"""What the Automa's next card can be and would take, from the cards that nobody has seen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from automatable.core.advice.odds import gathered
from automatable.games.patchwork.automa import choose_patch, possible_cards
from automatable.games.patchwork.state import Automa, State

PASS = 0
"""Stands for a pass where patches have their ids."""


@dataclass(frozen=True)
class Taking:
    """A patch, or `PASS`, with the cards that take it and how likely one of them is."""

    patch: int
    cards: tuple[int, ...]
    chance: Fraction


def next_budgets(automa: Automa) -> Mapping[int, Fraction]:
    """The budgets that the next card can have (PAT-CHANCE-04, PAT-CHANCE-05), lowest first."""
    cards = possible_cards(automa)
    each = Fraction(1, len(cards))
    found = gathered((automa.cards.by_number[card].budget, each) for card in cards)
    return dict(sorted(found.items()))


def next_takings(state: State) -> list[Taking]:
    """What each card would take if the Automa moved now (PAT-CHOOSE-10), the likeliest first."""
    automa = state.automa
    if automa is None or None in state.window:
        return []
    by_patch: dict[int, list[int]] = {}
    cards = possible_cards(automa)
    for number in cards:
        chosen = choose_patch(state, automa.cards.by_number[number]).chosen
        by_patch.setdefault(chosen if isinstance(chosen, int) else PASS, []).append(number)
    takings = [
        Taking(patch, tuple(found), Fraction(len(found), len(cards)))
        for patch, found in by_patch.items()
    ]
    return sorted(takings, key=lambda taking: -taking.chance)

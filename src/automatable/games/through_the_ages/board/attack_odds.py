"""The chance of an aggression over the Automa cards that may come (TTA-ON-VIEW-06)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from automatable.games.through_the_ages.odds import automa_cards_left
from automatable.games.through_the_ages.on_screen.ratings import own_strength
from automatable.games.through_the_ages.ratings import strength
from automatable.games.through_the_ages.state import State


@dataclass(frozen=True)
class AttackOdds:
    """Both strengths, and what each card that may come makes of hers."""

    mine: int
    hers: int
    cards: tuple[tuple[int, int, bool], ...]
    """What the card adds, her sum, whether the attack succeeds; the weakest first."""

    @property
    def percent(self) -> int:
        won = sum(success for *_, success in self.cards)
        return round(100 * won / len(self.cards)) if self.cards else 0


def attack_odds(state: State, attacks: Sequence[str]) -> AttackOdds | None:
    """Nothing if there is no attack; equal strength repels (TTA-ON-AGG-03)."""
    if not attacks:
        return None
    known = state.cards.by_age[state.automa_pile.age]
    mine, hers = own_strength(state), strength(state)
    alone = state.settings.defence_value == "alone"  # TTA-R-53
    values = sorted(known[n].defence for n in automa_cards_left(state) if n in known)
    sums = [value + (0 if alone else hers) for value in values]
    cards = zip(values, sums, strict=True)
    return AttackOdds(mine, hers, tuple((value, total, total < mine) for value, total in cards))

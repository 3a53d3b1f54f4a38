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


@dataclass(frozen=True)
class WarNow:
    """Both strengths, and what a war would bring if it were decided now."""

    mine: int
    hers: int
    takes: str
    n: int


def war_now(state: State, wars: Sequence[str]) -> list[tuple[str, WarNow]]:
    """For each war that can be declared; until it is decided both sides may arm.

    TTA-ON-WAR-03, TTA-ON-WAR-04, TTA-ON-WAR-05
    """
    mine, hers = own_strength(state), strength(state)
    found = []
    for id in wars:
        spoils = state.as_read(id).war
        assert spoils is not None
        apart = abs(mine - hers)
        n = 0 if not apart else spoils.base + apart // spoils.per
        found.append((id, WarNow(mine, hers, spoils.takes, n)))
    return found


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

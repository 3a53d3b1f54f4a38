"""No commitment that the steward makes is dominated by another one, whatever the hand."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, product

import pytest

from automatable.games.scythe.on_screen.players.commitments import (
    CARD,
    DRAWN,
    POWER,
    STAKE,
    chance,
    commitment_worth,
)

HANDS = [
    hand for number in range(3) for hand in combinations_with_replacement((2, 3, 4, 5), number)
]
CHANCES = (
    (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.1, 1.0),
    (0.0, 0.2, 0.4, 0.6, 0.8, 1.0),
    (1.0, 1.0),
    (0.5,),
)


def ways(power: int, hand: tuple[int, ...]) -> list[tuple[int, int]]:
    """Power and sum of cards of every commitment."""
    sums = {sum(cards) for n in range(len(hand) + 1) for cards in combinations(hand, n)}
    return list(product(range(power + 1), sorted(sums)))


@pytest.mark.rule("SCY-ON-CMB-07")
@pytest.mark.parametrize("chances", CHANCES)
@pytest.mark.parametrize("hand", HANDS)
def test_a_commitment_is_never_dominated(chances: tuple[float, ...], hand: tuple[int, ...]) -> None:
    """None wins as often for less, or more often for the same."""
    for power in range(8):
        offered = ways(power, hand)
        best = max(offered, key=lambda way: commitment_worth(chances, *way))
        price = POWER * best[0] + CARD * best[1]
        for other in offered:
            cheaper = POWER * other[0] + CARD * other[1] <= price
            wins = chance(chances, sum(other)) - chance(chances, sum(best))
            draws = (sum(other) > 0) - (sum(best) > 0)
            assert not (cheaper and wins > 0)
            assert not (cheaper and not wins and draws > 0 and chance(chances, sum(best)) < 1)


@pytest.mark.rule("SCY-ON-CMB-07")
def test_a_hopeless_combat_costs_a_low_card_for_a_new_one() -> None:
    """`0 power, no card` was advised where a card would have cost nothing."""
    hopeless = (0.0,) * 20
    nothing = commitment_worth(hopeless, 0, 0)
    assert commitment_worth(hopeless, 0, 2) == pytest.approx(DRAWN - 2 * CARD)
    assert commitment_worth(hopeless, 0, 2) > nothing
    assert commitment_worth(hopeless, 1, 0) > nothing
    assert commitment_worth((1.0,), 0, 0) == pytest.approx(STAKE)

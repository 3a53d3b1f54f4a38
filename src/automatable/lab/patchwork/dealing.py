"""What the hidden cards may be: dealt again before every iteration of a search."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from automatable.lab.patchwork.columns import CARDS
from automatable.lab.patchwork.game import ASIDE, CARD


def build(jit: Callable[..., Any], made: SimpleNamespace) -> SimpleNamespace:
    """The deal, on top of the compiled game."""
    below = made.below

    @jit
    def swap_equal(cards: Any, s: Any, place: int, next_card: bool) -> None:
        """Any unseen card with the same back may lie here as well."""
        budget = cards.budget[s.deck[place]]
        seen = 0
        chosen = place
        first = s.place[CARD] + 1 if next_card else s.place[CARD]
        for i in range(CARDS):
            unseen = i >= place and (i < s.place[ASIDE] or i >= first)
            if unseen and cards.budget[s.deck[i]] == budget:
                seen += 1
                if below(s.random, seen) == 0:
                    chosen = i
        s.deck[place], s.deck[chosen] = s.deck[chosen], s.deck[place]

    @jit
    def deal_hidden(cards: Any, s: Any, next_card: bool) -> None:
        """The unseen cards in a new order that fits all that is seen (PAT-LAB-06).

        With `next_card` the one on top is seen, too.
        """
        aside, top = s.place[ASIDE], s.place[CARD]
        if cards.open_backs[0]:
            for p in range(aside):
                swap_equal(cards, s, p, next_card)
            if top < CARDS and not next_card:
                swap_equal(cards, s, top, False)
        # The others: behind the top card, and with blank backs the top one and those aside too.
        first = top + 1 if cards.open_backs[0] or next_card else top
        blank = 0 if cards.open_backs[0] else aside
        count = CARDS - first + blank
        for i in range(count - 1, 0, -1):
            j = below(s.random, i + 1)
            a = i if i < blank else first + i - blank
            b = j if j < blank else first + j - blank
            s.deck[a], s.deck[b] = s.deck[b], s.deck[a]

    return SimpleNamespace(deal_hidden=deal_hidden)

"""A deck: public composition, hidden order."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from automatable.core.decks.deck import Deck


def deck() -> Deck:
    return Deck("automa_deck", (1, 2, 3, 4, 5, 6), set_aside=2)


def test_cards_set_aside_unseen_are_among_those_that_can_come() -> None:
    assert deck().unseen() == [1, 2, 3, 4, 5, 6]
    assert (deck().size, deck().left) == (4, 4)


def test_a_revealed_card_cannot_come_again() -> None:
    pile = deck()
    pile.reveal(3)
    assert pile.unseen() == [1, 2, 4, 5, 6]
    assert pile.left == 3
    assert pile.drawn == [3]


def test_every_unseen_card_is_equally_likely() -> None:
    pile = deck()
    pile.reveal(3)
    request = pile.request("card", "R-1")
    assert request.outcomes == {1: 1, 2: 1, 4: 1, 5: 1, 6: 1}
    assert (request.prompt, request.rule, request.stream) == ("card", "R-1", "automa_deck/1")


def test_a_new_shuffle_is_a_new_stream_with_all_cards() -> None:
    pile = deck()
    for card in (3, 1, 6, 2):
        pile.reveal(card)
    assert pile.left == 0
    pile.renew(set_aside=0)
    assert pile.stream == "automa_deck/2"
    assert pile.unseen() == [1, 2, 3, 4, 5, 6]
    assert (pile.size, pile.left) == (6, 6)


def test_a_copy_does_not_share_what_is_drawn() -> None:
    pile = deck()
    twin = pile.copy()
    twin.reveal(3)
    assert pile.drawn == []
    assert twin.left == pile.left - 1


def test_drawing_what_is_left_gives_every_order_as_often_as_shuffling_first() -> None:
    """Two of four cards set aside: all ways to draw, against all ways to shuffle."""
    drawn: Counter[tuple[int, ...]] = Counter()
    _draw_all(Deck("any", (1, 2, 3, 4), set_aside=2), (), 24, drawn)
    assert drawn == Counter(order[:2] for order in permutations((1, 2, 3, 4)))


def _draw_all(
    pile: Deck, before: tuple[int, ...], weight: int, drawn: Counter[tuple[int, ...]]
) -> None:
    if not pile.left:
        drawn[before] += weight
        return
    for card in pile.unseen():
        after = pile.copy()
        after.reveal(card)
        _draw_all(after, (*before, card), weight // len(pile.unseen()), drawn)

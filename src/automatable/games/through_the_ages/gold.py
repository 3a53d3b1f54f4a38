"""Gold: action cards in hand, spent whole (TTA-GOLD)."""

from __future__ import annotations

from itertools import product

from automatable.core.choice import Decision, Filter, choose, first, least, most
from automatable.core.events import Log, Ref
from automatable.games.through_the_ages.cards import LEVELS, civil
from automatable.games.through_the_ages.ratings import gold
from automatable.games.through_the_ages.state import State

_AGES = tuple(LEVELS)


def can_pay(state: State, price: int) -> bool:
    """TTA-GOLD-05"""
    return price <= gold(state)


def pay(state: State, price: int, log: Log) -> None:
    """Whole cards leave the game, no change is given (TTA-GOLD-03)."""
    if price <= 0:
        return
    decision = choose_gold(state, price)
    assert isinstance(decision.chosen, str)
    cards = _oldest_taken(state, _counts(decision.chosen))
    for id in cards:
        state.automa.hand.action.remove(id)
    paid = sum(civil(id).gold for id in cards)
    refs = tuple(Ref("card", id) for id in cards)
    log.decided("tta-pay_choice", "TTA-GOLD-04", decision, price=price)
    log.instruct("tta-pay", "TTA-GOLD-03", cards=refs, n=paid, price=price)


def choose_gold(state: State, price: int) -> Decision:
    """The smallest total that covers the price, oldest cards first (TTA-GOLD-04, TTA-R-17).

    Options are sets by age: `1-0-2-0` is one of Age A and two of Age II.
    """
    held = [_held(state, age) for age in _AGES]
    sets = ("-".join(map(str, counts)) for counts in product(*(range(n + 1) for n in held)))
    covering = [option for option in sets if _total(option) >= price]
    return choose(
        "gold",
        covering,
        least("smallest_total", _total, rule="TTA-GOLD-04"),
        *(_most_of_age(i) for i in range(3)),
        first("order_taken", rule="TTA-GOLD-04"),
        rule="TTA-GOLD-04",
        kind="gold",
    )


def _most_of_age(i: int) -> Filter:
    return most(f"most_age_{_AGES[i]}", lambda option: _counts(option)[i], rule="TTA-GOLD-04")


def _held(state: State, age: str) -> int:
    return sum(civil(id).age == age for id in state.automa.hand.action)


def _counts(option: str) -> list[int]:
    return [int(part) for part in option.split("-")]


def _total(option: str) -> int:
    return sum(
        count * max(1, LEVELS[age]) for count, age in zip(_counts(option), _AGES, strict=True)
    )


def _oldest_taken(state: State, counts: list[int]) -> list[str]:
    """Equal ones in the order in which they were taken."""
    cards: list[str] = []
    for age, count in zip(_AGES, counts, strict=True):
        of_age = [id for id in state.automa.hand.action if civil(id).age == age]
        cards += of_age[:count]
    return cards

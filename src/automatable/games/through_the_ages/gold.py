"""Gold: action cards in hand, spent whole (TTA-GOLD)."""

from __future__ import annotations

from itertools import product

from automatable.core.turns.choice import Decision, Filter, choose, first, least, most
from automatable.core.turns.events import Log, Ref
from automatable.games.through_the_ages.base_cards import LEVELS, civil
from automatable.games.through_the_ages.ratings import gold
from automatable.games.through_the_ages.state import State


def can_pay(state: State, price: int) -> bool:
    """Whether its gold is enough (TTA-GOLD-05)."""
    return price <= gold(state)


def pay(state: State, price: int, log: Log) -> None:
    """Whole cards leave the game, no change is given (TTA-GOLD-03)."""
    if price <= 0:
        return
    decision = choose_gold(state, price)
    log.decided("tta-pay_choice", "TTA-GOLD-04", decision, price=price)
    cards = cards_of(str(decision.chosen))
    for id in cards:
        state.automa.hand.action.remove(id)
    paid = sum(civil(id).gold for id in cards)
    refs = tuple(Ref("civ", id) for id in cards)
    log.instruct("tta-pay", "TTA-GOLD-03", cards=refs, n=paid, price=price)


def choose_gold(state: State, price: int) -> Decision:
    """The smallest total that covers the price, oldest cards first (TTA-GOLD-04, TTA-R-17).

    Options are sets with no card to spare, `rich_land_a+reserves_ii`; equal cards in the
    order in which they were taken.
    """
    held = [_of_age(state, age) for age in LEVELS]
    counts = product(*(range(len(cards) + 1) for cards in held))
    sets = ("+".join(_first_of_each(held, chosen)) for chosen in counts if any(chosen))
    return choose(
        "gold",
        [option for option in sets if price <= _total(option) < price + _cheapest(option)],
        least("smallest_total", _total, rule="TTA-GOLD-04"),
        *(_most_of_age(age) for age in ("A", "I", "II")),
        first("order_taken", rule="TTA-GOLD-04"),
        rule="TTA-GOLD-04",
        kind="civ",
    )


def cards_of(option: str) -> list[str]:
    return option.split("+")


def _of_age(state: State, age: str) -> list[str]:
    return [id for id in state.automa.hand.action if civil(id).age == age]


def _first_of_each(held: list[list[str]], counts: tuple[int, ...]) -> list[str]:
    return [id for cards, n in zip(held, counts, strict=True) for id in cards[:n]]


def _total(option: str) -> int:
    return sum(civil(id).gold for id in cards_of(option))


def _cheapest(option: str) -> int:
    return min(civil(id).gold for id in cards_of(option))


def _most_of_age(age: str) -> Filter:
    def count(option: str) -> int:
        return sum(civil(id).age == age for id in cards_of(option))

    return most(f"most_age_{age}", count, rule="TTA-GOLD-04")

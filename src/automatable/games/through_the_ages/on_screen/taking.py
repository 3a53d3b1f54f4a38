"""Taking a card from the row: what it costs, what forbids it (TTA-ON-TAKE)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from automatable.core.turns.events import Ref
from automatable.core.turns.procedure import Procedure
from automatable.games.through_the_ages.base_cards import CivilCard, civil
from automatable.games.through_the_ages.on_screen.civilization import Civilization, Unfinished
from automatable.games.through_the_ages.on_screen.context import Moves, PersonTurn
from automatable.games.through_the_ages.on_screen.side import price_of_space, side_of

FREE = ""


def take_price(civ: Civilization, space: int, card: CivilCard) -> int:
    """The civil actions for a card of the row, with surcharges and discounts.

    TTA-ON-TAKE-01, TTA-ON-TAKE-02, TTA-ON-TAKE-09
    """
    price, leader = price_of_space(space), side_of(civ.leader)
    if card.group == "wonder" and not leader.no_wonder_surcharge:
        price += len(civ.wonders)
    if card.group == "leader":
        price -= leader.take_leader_discount
    if "leader_replaced" in civ.used:  # TTA-ON-LDR-33, TTA-ON-R-35
        price -= side_of(card.id).take_discount_if_leader_replaced
    return max(0, price)


def civil_hand_limit(civ: Civilization) -> int:
    """How many civil cards may be held (TTA-ON-TAKE-03)."""
    return civ.civil_total + civ.hand_bonus


def forbidden(civ: Civilization, card: CivilCard) -> str:
    """The reason why a card may not be taken at any price, or nothing.

    TTA-ON-TAKE-03, TTA-ON-TAKE-04, TTA-ON-TAKE-05, TTA-ON-TAKE-06, TTA-ON-R-45
    """
    if card.group == "wonder":
        return "wonder_unfinished" if civ.unfinished else FREE
    if len(civ.hand) >= civil_hand_limit(civ):
        return "hand_full"
    if card.is_technology and (card.id in civ.hand or civ.owns(card.id)):
        return "copy_owned"
    if card.group == "leader" and card.age in civ.leader_ages:
        return "leader_of_age_taken"
    return FREE


def takeable(turn: PersonTurn, actions: int) -> Iterator[tuple[int, str, int]]:
    """Space, card and price of all that may be taken for this many civil actions."""
    civ = turn.civ
    for space, id in enumerate(turn.state.row, start=1):
        if id is None:
            continue
        card = civil(id)
        price = take_price(civ, space, card)
        if price <= actions and not forbidden(civ, card):
            yield space, id, price


def take_moves(turn: PersonTurn) -> Moves:
    return {
        f"take {space} {id}": partial(_take, space=space, price=price)
        for space, id, price in takeable(turn, turn.civ.ca)
    }


def _take(turn: PersonTurn, space: int, price: int) -> Procedure[None]:
    turn.civ.spend_civil(price)
    id = take_from_row(turn, space, price, "TTA-ON-TAKE-01")
    if civil(id).group == "action":
        turn.civ.fresh.append(id)  # TTA-ON-TAKE-08
    yield from ()


def take_from_row(turn: PersonTurn, space: int, price: int, rule: str) -> str:
    """The card goes into the hand, a wonder into play (TTA-ON-TAKE-07)."""
    civ, row = turn.civ, turn.state.row
    id = row[space - 1]
    assert id is not None
    row[space - 1] = None
    card = civil(id)
    turn.tell("take", rule, card=turn.card(id), space=Ref("space", space), n=price)
    if card.group == "wonder":
        civ.unfinished = Unfinished(id)
        return id
    civ.take_in_hand(id)
    if card.group == "leader":
        civ.leader_ages.append(card.age)
    if card.is_technology:  # TTA-ON-LDR-02
        turn.gain_science(side_of(civ.leader).on_take_technology.get("science_points", 0), rule)
    return id

"""The factory card as a fifth section (SCY-ON-FAC)."""

from __future__ import annotations

from automatable.core.turns.procedure import Procedure
from automatable.games.scythe.on_screen import refusals
from automatable.games.scythe.on_screen.bottom_actions import benefit, discard_card
from automatable.games.scythe.on_screen.components import FactoryCard
from automatable.games.scythe.on_screen.context import PersonTurn
from automatable.games.scythe.on_screen.top_actions import produce_on, take_goods

REGIONS = 2
"""Regions that produce by a factory card: no third one, no mill (SCY-ON-FAC-03)."""


def card_of(turn: PersonTurn) -> FactoryCard:
    number = turn.player.factory_number
    assert number is not None
    return turn.decks.tables.factory_cards[number]


def uses(turn: PersonTurn) -> list[str]:
    """The ways to use the upper half now: `use`, or one of two actions."""
    card = card_of(turn)
    if not turn.can_pay({str(what): n for what, n in card.cost.items()}):
        return []
    if "any_resource" in card.gain and not turn.with_worker():
        return []  # SCY-ON-R-20
    return list(card.actions) if len(card.actions) > 1 else ["use"]


def use_factory(turn: PersonTurn, option: str) -> Procedure[None]:
    """Its own cost and effect, independent of the mat (SCY-ON-FAC-02)."""
    card = card_of(turn)
    if "combat_card" in card.cost:
        yield from _discard(turn)
    turn.pay({str(k): n for k, n in card.cost.items() if k != "combat_card"}, "SCY-ON-FAC-02")
    action = option if option != "use" else next(iter(card.actions), None)
    if action == "produce":
        yield from produce_on(turn, REGIONS, None)
    elif action is not None:
        yield from benefit(turn, action)
    for what, number in card.gain.items():
        if what == "any_resource":
            yield from take_goods(turn, number, "SCY-ON-FAC-03")
        else:
            yield from turn.gain(what, number, "SCY-ON-FAC-03")


def _discard(turn: PersonTurn) -> Procedure[None]:
    """Any one card of the hand; asked for if there are several values (SCY-ON-FAC-04)."""
    values = sorted(turn.player.hand, reverse=True)
    card = values[0]
    if len(values) > 1:
        card = yield from turn.ask(
            "discard",
            "SCY-ON-FAC-04",
            lambda: {f"discard {value}": value for value in values},
            refusals.not_in_hand,
        )
    discard_card(turn, card, "SCY-ON-FAC-04")

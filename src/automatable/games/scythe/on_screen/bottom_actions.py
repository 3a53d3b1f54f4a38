"""The bottom row: pay, benefit, coins, ongoing bonus (SCY-ON-BOT)."""

from __future__ import annotations

from automatable.core.turns.events import Ref
from automatable.core.turns.procedure import Procedure
from automatable.games.scythe.combat_cards import discard
from automatable.games.scythe.components import factions
from automatable.games.scythe.on_screen import refusals
from automatable.games.scythe.on_screen.benefits import build, deploy, enlist, upgrade
from automatable.games.scythe.on_screen.components import COST, ONGOING
from automatable.games.scythe.on_screen.context import PersonTurn
from automatable.games.scythe.on_screen.draws import multisets
from automatable.games.scythe.on_screen.writing import counted

Payment = tuple[tuple[str, ...], int | None]
"""Regions the resources come from, and perhaps a combat card."""


def payable(turn: PersonTurn, action: str) -> bool:
    """Whether the whole cost is there, with Coercion one card of it.

    SCY-ON-BOT-01, SCY-ON-BOT-03
    """
    there = sum(turn.goods(COST[action]).values()) + _coerces(turn)
    return there >= turn.player.cost(action)


def _coerces(turn: PersonTurn) -> bool:
    """Coercion: once per turn a combat card stands for a resource (SCY-ON-BOT-03)."""
    ability = factions()[turn.player.faction].ability
    return ability == "coercion" and not turn.card_used and bool(turn.player.hand)


def has_coins(turn: PersonTurn, action: str) -> bool:
    """Whether the action would give coins, the ongoing one included (SCY-ON-BOT-06)."""
    ongoing = ONGOING[action] == "coin" and "coin" in turn.player.recruits
    return turn.player.player_mat.by_bottom[action].coins > 0 or ongoing


def take_bottom(turn: PersonTurn, action: str, with_coins: bool) -> Procedure[None]:
    """Pay, main benefit, coins, ongoing bonus (SCY-ON-BOT-04); also if nothing is left (-05).

    SCY-ON-BOT-05, SCY-ON-R-19
    """
    player = turn.player
    bonus = ONGOING[action]
    due = bonus in player.recruits  # SCY-ON-GEN-03
    yield from _pay(turn, action)
    yield from benefit(turn, action)
    if player.switches["fresh_recruit_pays"] == "on":
        due = bonus in player.recruits  # SCY-ON-R-03
    if with_coins:
        coins = player.player_mat.by_bottom[action].coins
        yield from turn.gain("coin", coins, "SCY-ON-BOT-04")
    if due and (with_coins or bonus != "coin"):
        yield from turn.gain(bonus, 1, "SCY-ON-ENL-02")


def benefit(turn: PersonTurn, action: str) -> Procedure[None]:
    """What the action is for, without its cost."""
    if action == "upgrade":
        yield from upgrade(turn)
    elif action == "deploy":
        yield from deploy(turn, turn.with_worker())
    elif action == "build":
        yield from build(turn, turn.with_worker())
    else:
        yield from enlist(turn)


def _pay(turn: PersonTurn, action: str) -> Procedure[None]:
    """From which regions; one way only is not asked for (SCY-ON-BOT-02)."""
    ways = _ways(turn, action)
    payment = next(iter(ways.values()))
    if len(ways) > 1:
        resource = Ref("resource", COST[action])
        payment = yield from turn.ask(
            "pay",
            "SCY-ON-BOT-02",
            lambda: ways,
            refusals.not_payable,
            n=turn.player.cost(action),
            resource=resource,
        )
    _spend(turn, COST[action], payment)


def _ways(turn: PersonTurn, action: str) -> dict[str, Payment]:
    """Without a card first, then by value of the card."""
    goods, cost = turn.goods(COST[action]), turn.player.cost(action)
    cards: list[int | None] = [None, *(sorted(turn.player.hand) if _coerces(turn) else [])]
    ways: dict[str, Payment] = {}
    for card in cards:
        for places in multisets(dict(goods), cost - (card is not None)):
            regions = tuple(str(place) for place in places)
            written = [counted(regions)] if regions else []
            text = " ".join(["pay", *written, *([f"card{card}"] if card else [])])
            ways[text] = (regions, card)
    return ways


def _spend(turn: PersonTurn, kind: str, payment: Payment) -> None:
    regions, card = payment
    for region in dict.fromkeys(regions):
        number = regions.count(region)
        turn.player.add_goods(region, kind, -number)
        args = {"resource": Ref("resource", kind), "region": Ref("region", region)}
        turn.tell("scy-on_pay_goods", "SCY-ON-BOT-02", n=number, **args)
    if card is not None:
        turn.card_used = True
        discard_card(turn, card, "SCY-ON-BOT-03")


def discard_card(turn: PersonTurn, card: int, rule: str) -> None:
    """A combat card of the hand as payment, face up onto the discard pile."""
    turn.player.add_card(card, -1)
    discard(turn.decks, (card,))
    turn.tell("scy-on_discard", rule, card=Ref("combat_value", card))

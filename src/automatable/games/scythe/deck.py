"""Drawing Automa cards: one draw pile, two discard piles (SCY-DECK)."""

from __future__ import annotations

from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Procedure
from automatable.games.scythe.cards import AutomaCard
from automatable.games.scythe.state import Automa


def draw_for_turn(automa: Automa, log: Log) -> Procedure[AutomaCard]:
    """Face up onto the main discard pile (SCY-TURN-01)."""
    card = yield from _draw(automa, log, "card", "SCY-TURN-01")
    automa.main_discard.append(card.number)
    automa.last_main_card = card.number
    return card


def draw_for_combat(automa: Automa, log: Log) -> Procedure[AutomaCard]:
    """Sideways onto the combat discard pile; it never is the last main card (SCY-DECK-02)."""
    card = yield from _draw(automa, log, "combat_card", "SCY-CMB-04")
    automa.combat_discard.append(card.number)
    named = Ref("card", card.number)
    if automa.dealer == "table":
        log.instruct("scy-combat_card", "SCY-CMB-04", card=named)
    else:
        log.happened("scy-combat_card_drawn", "SCY-CMB-04", card=named)
    return card


def _draw(automa: Automa, log: Log, prompt: str, rule: str) -> Procedure[AutomaCard]:
    """An empty pile is refilled only now that a card is needed (SCY-DECK-03, SCY-DECK-04)."""
    if not automa.deck.left:
        shuffle_all(automa, log, "SCY-DECK-04")
    number = yield from automa.deck.request(prompt, rule)
    return automa.cards.by_number[number]


def shuffle_all(automa: Automa, log: Log, rule: str) -> None:
    """All cards of draw pile and discards, the current one included (SCY-DECK-05, SCY-R-11)."""
    automa.cycle += 1
    automa.main_discard, automa.combat_discard = [], []
    if automa.dealer == "table":
        log.instruct("scy-shuffle", rule, scheme=Ref("scheme", automa.scheme))
    else:
        log.announce("scy-shuffled", rule, scheme=Ref("scheme", automa.scheme))

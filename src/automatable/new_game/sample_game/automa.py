"""The Automa's turn (SAM-AUT)."""

from __future__ import annotations

from automatable.core.choice import Decision, choose, first, keep, most
from automatable.core.events import Log, Ref
from automatable.core.procedure import Procedure
from automatable.new_game.sample_game.cards import AutomaCard
from automatable.new_game.sample_game.components import lanterns
from automatable.new_game.sample_game.state import State


def automa_turn(state: State, log: Log) -> Procedure[State]:
    """SAM-AUT-01 to -03"""
    if not state.pile.left:
        state.shuffle()
        log.instruct("sam-shuffle", "SAM-AUT-01")
    number = yield state.pile.request("card", "SAM-AUT-01")
    state.drawn.append(number)
    card = state.card(number)
    log.happened("sam-card", "SAM-AUT-01", card=Ref("card", number))
    decision = choose_lantern(state, card)
    log.decided("sam-choice", "SAM-AUT-02", decision)
    taken = int(decision.chosen or 0)
    state.row.remove(taken)
    state.automa.lanterns.append(taken)
    log.instruct("sam-take", "SAM-AUT-02", lantern=Ref("lantern", taken))
    oil = card.oil + (state.level == 2)  # SAM-AUT-03
    if oil:
        state.automa.oil += oil
        log.instruct("sam-oil", "SAM-AUT-03", n=oil)
    state.next = "person"
    return state


def choose_lantern(state: State, card: AutomaCard) -> Decision:
    """The wanted colour if there is one, then the brightest, then the first in the row."""
    return choose(
        "lantern",
        state.row,
        keep("wanted", lambda id: lanterns()[id].colour == card.wants, rule="SAM-AUT-02"),
        most("brightest", lambda id: lanterns()[id].worth, rule="SAM-AUT-02"),
        first("first", rule="SAM-AUT-02"),
        rule="SAM-AUT-02",
        kind="lantern",
    )

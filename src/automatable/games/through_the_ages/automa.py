"""The Automa's turn: one card from top to bottom (TTA-FIRST, TTA-TURN)."""

from __future__ import annotations

from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Procedure
from automatable.games.through_the_ages.cards import AutomaCard
from automatable.games.through_the_ages.construct import construct
from automatable.games.through_the_ages.deck import draw_automa_card, put_back
from automatable.games.through_the_ages.develop import develop
from automatable.games.through_the_ages.ending import end_turn
from automatable.games.through_the_ages.gain import gain, produce
from automatable.games.through_the_ages.politics import politics
from automatable.games.through_the_ages.row import replenish
from automatable.games.through_the_ages.state import State
from automatable.games.through_the_ages.tactics import (
    automa_tactics_become_common,
    person_tactic_becomes_common,
)
from automatable.games.through_the_ages.take import take_card, take_cards
from automatable.games.through_the_ages.war import resolve_war_of


def start_of_turn(state: State, log: Log) -> Procedure[State]:
    """The row is replenished, for both sides alike (TTA-TURN-01)."""
    log.happened(f"tta-turn_{state.on_turn}", "TTA-TURN-01", round=state.round, age=state.age)
    if state.round > 1:
        yield from replenish(state, log)
    state.phase = "war"
    return state


def war_and_tactics(state: State, log: Log) -> Procedure[State]:
    """A war that is due, then exclusive tactics become common (TTA-TURN-01, TTA-WAR-05).

    TTA-ON-TAC-07, TTA-ON-R-20
    """
    yield from resolve_war_of(state.on_turn, state, log)
    if state.on_turn == "automa":
        automa_tactics_become_common(state, log)
    else:
        person_tactic_becomes_common(state, log)
    state.phase = "main"
    return state


def whole_turn(state: State, log: Log) -> Procedure[State]:
    """All parts of the Automa's turn that are still to come (TTA-ON-AUT-15)."""
    if state.phase == "start":
        yield from start_of_turn(state, log)
    if state.phase == "war":
        yield from war_and_tactics(state, log)
    return (yield from automa_turn(state, log))


def automa_turn(state: State, log: Log) -> Procedure[State]:
    """Reveal, carry out, hand over."""
    card = yield from draw_automa_card(state, "automa_card", "TTA-TURN-02", log)
    log.happened("tta-automa_card", "TTA-TURN-02", card=Ref("card", card.id))
    if card.note:
        log.instruct("tta-card_note", "TTA-TURN-04", note=card.note)
    if state.round == 1:
        _first_turn(state, card, log)
    else:
        yield from _sections(state, card, log)
    end_turn(state, log)
    return state


def _first_turn(state: State, card: AutomaCard, log: Log) -> None:
    """Only the first take icon, then the card goes back.

    TTA-FIRST-01, TTA-FIRST-02, TTA-FIRST-03, TTA-FIRST-04, TTA-FIRST-05, TTA-FIRST-06
    """
    take_card(state, card.take[0], log)
    put_back(state, "TTA-FIRST-05", log, card)
    if state.settings.first_turn_production == "on":  # TTA-R-03
        produce(state, log)


def _sections(state: State, card: AutomaCard, log: Log) -> Procedure[None]:
    """In this order (TTA-TURN-03, TTA-R-28)."""
    yield from politics(state, card, log)
    take_cards(state, card.take, log)
    develop(state, card.develop, log)
    yield from construct(state, card, log)
    yield from gain(state, card.military_cards, card.happiness, log)
    produce(state, log)
    log.instruct("tta-card_discarded", "TTA-TURN-06", card=Ref("automa_card", card.id))

"""Her turn: a pair of cards, the pass test, and the actions from top to bottom (AOI-TURN)."""

from __future__ import annotations

from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Procedure
from automatable.games.age_of_innovation.build import transform_and_build
from automatable.games.age_of_innovation.components import Action, AutomaCard
from automatable.games.age_of_innovation.deck import LAST, CardDraw
from automatable.games.age_of_innovation.displays import (
    cover_actions,
    gain_points,
    take_innovation,
)
from automatable.games.age_of_innovation.knowledge import advance, send_scholar
from automatable.games.age_of_innovation.owner_steps import manual_step, tasks
from automatable.games.age_of_innovation.passing import next_to_move, pass_automa
from automatable.games.age_of_innovation.state import State
from automatable.games.age_of_innovation.upgrade import upgrade


def automa_turn(state: State, log: Log) -> Procedure[State]:
    """Draw, pass or act; then whoever is next (AOI-GEN-15)."""
    passes_with = yield from draw_pair(state, log)
    if passes_with is not None:
        pass_automa(state, passes_with, log)
    else:
        yield from act(state, log)
        yield from tasks(state, log)  # AOI-FCT-10
    next_to_move(state, log)
    return state


def draw_pair(state: State, log: Log) -> Procedure[int | None]:
    """Draw the pair of this turn; returns the support card of a pass.

    AOI-TURN-02, AOI-TURN-03, AOI-TURN-04, AOI-TURN-05
    """
    deck = state.deck
    if not deck.drawn:
        deck.reveal((yield from CardDraw.top_of(deck, "support_card", "AOI-TURN-02")))
    if len(deck.drawn) == 1:  # AOI-TURN-02: neither of the first two makes her pass
        deck.reveal((yield from CardDraw.top_of(deck, "card", "AOI-TURN-02")))
        return None
    support = deck.drawn[-1]  # AOI-TURN-03
    if not deck.left:
        log.announce("aoi-deck_empty", "AOI-TURN-04")
        return support
    turned = deck.left <= LAST
    deck.reveal((yield from CardDraw.top_of(deck, "card", "AOI-TURN-05")))
    card = state.box.cards[deck.drawn[-1]]
    if turned and card.pass_symbol:
        log.announce("aoi-pass_symbol", "AOI-TURN-05", card=Ref("card", card.number))
        return support
    return None


def act(state: State, log: Log) -> Procedure[None]:
    """All actions of the left card with the symbols of the right card (AOI-TURN-06).

    AOI-ACT-06, AOI-TURN-08, AOI-R-35
    """
    action_card = state.box.cards[state.deck.drawn[-1]]
    support_card = state.box.cards[state.deck.drawn[-2]]
    log.happened(
        "aoi-pair",
        "AOI-TURN-06",
        action=Ref("card", action_card.number),
        support=Ref("card", support_card.number),
    )
    for action in action_card.actions:
        yield from perform(state, action, support_card, log)


def perform(state: State, action: Action, card: AutomaCard, log: Log) -> Procedure[None]:
    """One action; if it fails the next one follows (AOI-ACT-02, AOI-ACT-03).

    AOI-FCT-01, AOI-FCT-03
    """
    if action.type == "faction_action":
        for step in state.faction.action:  # AOI-FAC-01, AOI-FAC-02
            yield from perform(state, step, card, log)
    elif action.type == "transform_build":
        yield from transform_and_build(state, card, log, action)
    elif action.type == "upgrade":
        yield from upgrade(state, card, log)
    elif action.type == "manual":
        yield from manual_step(state, action.manual, card, log)
    elif action.type == "send_scholar":
        yield from send_scholar(state, card, log)
    elif action.type in ("advance", "advance_one"):
        yield from advance(state, card, log, action.levels)
    else:
        _at_once(state, action, card, log)


def _at_once(state: State, action: Action, card: AutomaCard, log: Log) -> None:
    """The actions that never ask the person anything."""
    if action.type == "take_innovation":
        take_innovation(state, card, log)
    elif action.type == "gain_points":
        gain_points(state, action.points, log)
    else:
        cover_actions(state, card, log)

"""Patchwork as the frame sees it."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from automatable.core.game import read_changes
from automatable.core.matches.match import Match
from automatable.core.options import BESIDE_THE_BOX, ON_SCREEN, Options
from automatable.core.solo import Solo
from automatable.core.turns.events import Log
from automatable.core.turns.procedure import Procedure
from automatable.games.patchwork.automa import (
    automa_turn,
    lay_open_backs,
    needs_back,
    possible_cards,
)
from automatable.games.patchwork.cards import DECK, DECKS
from automatable.games.patchwork.corrections import keep_hidden
from automatable.games.patchwork.difficulty import DIFFICULTY
from automatable.games.patchwork.person import leather_turn, person_turn, tell_patches
from automatable.games.patchwork.position import FACTS, from_json, to_json
from automatable.games.patchwork.score import score
from automatable.games.patchwork.set_up import OPTIONS, set_up
from automatable.games.patchwork.state import State
from automatable.games.patchwork.template import TEMPLATE


def turn(state: State, log: Log) -> Procedure[State]:
    """One ply: what stands first in this list is what happens."""
    if state.leather_to_place:
        return leather_turn(state, log)
    if None in state.window:
        return tell_patches(state, log)
    if needs_back(state):
        return lay_open_backs(state, log)
    if state.is_automa_turn:
        return automa_turn(state, log)
    return person_turn(state, log)


def whole_automa_turn(state: State, log: Log) -> Procedure[State] | None:
    if state.game_over or not state.is_automa_turn:
        return None
    return resolve_automa_turn(state, log)


def dealt_by_app(options: Options, stream: str) -> bool:
    if stream == "circle":
        return bool(options["circle_source"] == "app")
    return stream == "first" or bool(options["dealer"] == "app")


def view(state: State, seat: int) -> dict[str, Any]:
    """The position, and what can lie on top of the Automa's deck.

    PAT-INFO-01, PAT-INFO-02
    """
    view = to_json(state)
    if state.automa is not None:
        view["next_card"] = possible_cards(state.automa)
    return view


def options_at(state: State) -> dict[str, Any]:
    """What a position says about the options of the match that goes on from it."""
    tracked = state.person(1).quilt is not None
    shared = {"leather_layout": state.leather_layout}
    automa = state.automa
    if automa is None:
        return {"sit": "duo", **shared}
    sit = ON_SCREEN if tracked and None not in state.circle else BESIDE_THE_BOX
    args = {
        "sit": sit, "level": automa.level, "deck": DECK.write(automa.cards),
        "dealer": automa.deck_source, "recycle": state.recycle,
        "automa_leather": state.automa_leather,
    }  # fmt: skip
    if sit == BESIDE_THE_BOX:
        args["quilt_tracking"] = "on" if tracked else "off"
    return {**args, **shared}


def begin_at(state: State, options: Options) -> State:
    if state.automa is not None:
        state.automa.deck_source = options["dealer"]
    return state


def read_record(text: str) -> Match[State]:
    """The match of a written record (PAT-NOT-05)."""
    from automatable.games.patchwork.record import as_match, read_record

    return as_match(read_record(text))


def corrected(state: State, correction: str) -> State:
    """A whole position in pw1 (PAT-NOT-10), or single facts (PAT-COMP-09)."""
    if correction.startswith("pw"):
        return keep_hidden(from_json(correction), state)
    return FACTS.corrected(state, read_changes(correction))


def resolve_automa_turn(state: State, log: Log) -> Procedure[State]:
    """What must be known of the circle, what is known of the back, then the card."""
    automa = state.automa
    assert automa is not None
    source, automa.deck_source = automa.deck_source, "table"
    while None in state.window:
        state = yield from tell_patches(state, log)
    drawn = _cards_drawn(state)
    while _cards_drawn(state) == drawn:
        state = yield from automa_turn(state, log)
    automa.deck_source = source
    return state


def _cards_drawn(state: State) -> tuple[int, int]:
    assert state.automa is not None
    return state.automa.deck.cycle, len(state.automa.deck.drawn)


GAME = Solo(
    FACTS,
    id="patchwork",
    decks=DECKS,
    example=TEMPLATE,
    rules_version=1,
    correction_rule="PAT-COMP-09",
    set_up_rule="PAT-SET-03",
    difficulty=lambda game: DIFFICULTY,
    options=OPTIONS,
    set_up=set_up,
    turn=turn,
    automa_turn=whole_automa_turn,
    is_over=attrgetter("game_over"),
    mover=attrgetter("to_move", "leather_to_place"),
    dealt_by_app=dealt_by_app,
    from_position=from_json,
    score=score,
    view=view,
    options_at=options_at,
    begin_at=begin_at,
    read_record=read_record,
    corrected=corrected,
)

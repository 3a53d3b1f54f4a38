"""Through the Ages as the frame sees it."""

from __future__ import annotations

from dataclasses import asdict
from functools import partial
from operator import attrgetter
from typing import Any

from automatable.core.advice.difficulty import ByOrder
from automatable.core.options import ON_SCREEN, Options
from automatable.core.solo import Solo
from automatable.core.turns.events import Log
from automatable.core.turns.procedure import Procedure, Request
from automatable.games.through_the_ages.appendix import NONE
from automatable.games.through_the_ages.automa import (
    automa_turn,
    start_of_turn,
    war_and_tactics,
    whole_turn,
)
from automatable.games.through_the_ages.cards import HOUSE
from automatable.games.through_the_ages.decks import DECKS
from automatable.games.through_the_ages.difficulty import ERROR, HARD
from automatable.games.through_the_ages.final import final_scoring
from automatable.games.through_the_ages.on_screen.turn import person_turn as on_screen_turn
from automatable.games.through_the_ages.owner_deck import is_unfinished
from automatable.games.through_the_ages.person import ASKED_BACK, person_turn
from automatable.games.through_the_ages.position import FACTS
from automatable.games.through_the_ages.score import score
from automatable.games.through_the_ages.set_up import (
    OPTIONS,
    SWITCHES,
    dealer_of,
    set_up,
    settings_of,
)
from automatable.games.through_the_ages.state import State
from automatable.games.through_the_ages.template import TEMPLATE
from automatable.games.through_the_ages.view import imagined, seen_by


def turn(state: State, log: Log) -> Procedure[State]:
    """The start of a turn, one report of the person, or the Automa's card."""
    if state.phase == "final":
        return final_scoring(state, log)
    if state.on_screen and state.phase == "main" and state.on_turn == "human":
        return on_screen_turn(state, log)
    if state.phase == "start":
        return start_of_turn(state, log)
    if state.phase == "war":
        return war_and_tactics(state, log)
    if state.on_turn == "automa":
        return automa_turn(state, log)
    return person_turn(state, log)


def whole_automa_turn(state: State, log: Log) -> Procedure[State] | None:
    if state.on_turn != "automa" or state.phase in ("final", "over"):
        return None
    return whole_turn(state, log)


def unasked(request: Request, rules_version: int) -> str | None:
    """Version 1 took a second political action, and any gain, without a word."""
    return "yes" if rules_version < 2 and request.prompt in ASKED_BACK else None


def dealt_by_app(options: Options, stream: str) -> bool:
    """Each kind of card has its own dealer."""
    deck = stream.partition("/")[0]
    dealers = {"civil": "civil_dealer", "automa": "automa_dealer"}
    dealers |= {"military": "military_dealer", "events": "military_dealer"}
    return deck not in dealers or dealer_of(options, dealers[deck]) == "app"


def options_at(state: State) -> dict[str, Any]:
    """What a position says about the options of the match that goes on from it."""
    settings = asdict(state.settings)
    if is_unfinished(state.deck):
        settings["automa_dealer"] = "table"
    if state.on_screen:
        settings = {key: settings[key] for key in settings if not key.endswith("_dealer")}
        settings |= {"sit": ON_SCREEN, "dealer": "app"}
        del settings["ruled_events"]
    else:
        settings = {key: settings[key] for key in settings if key not in SWITCHES}
    return {
        "level": state.automa.blue_cubes_start,
        "deck": state.deck,
        "appendix": NONE if state.appendix is None else state.appendix,
        "start_player": state.start_player,
        **settings,
    }


def save_note(options: Options) -> str:
    return "Stand-in deck, not the printed cards" if options["deck"] == HOUSE else ""


def begin_at(state: State, options: Options) -> State:
    state.settings = settings_of(options)
    return state


GAME = Solo(
    FACTS,
    id="through_the_ages",
    decks=DECKS,
    example=TEMPLATE,
    rules_version=2,
    correction_rule="TTA-EFF-02",
    set_up_rule="TTA-SETUP-07",
    difficulty=partial(ByOrder, hard=HARD, error=ERROR),
    options=OPTIONS,
    set_up=set_up,
    turn=turn,
    automa_turn=whole_automa_turn,
    is_over=lambda state: state.phase == "over",
    mover=attrgetter("phase", "on_turn"),
    score=score,
    unasked=unasked,
    dealt_by_app=dealt_by_app,
    view=seen_by,
    imagined=imagined,
    options_at=options_at,
    save_note=save_note,
    begin_at=begin_at,
)

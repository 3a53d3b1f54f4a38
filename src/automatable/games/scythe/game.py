"""Scythe's solo mode as the frame sees it."""

from __future__ import annotations

from functools import partial
from operator import attrgetter
from typing import Any

from automatable.core.game import read_changes
from automatable.core.options import ON_SCREEN, Options
from automatable.core.solo import Solo
from automatable.core.turns.events import Log
from automatable.core.turns.procedure import Procedure, Request
from automatable.core.turns.turn_so_far import TurnSoFar
from automatable.games.scythe.automa import automa_turn
from automatable.games.scythe.cards import DECKS, written_deck
from automatable.games.scythe.components import switches
from automatable.games.scythe.corrections import keep_dealer, typed_in
from automatable.games.scythe.difficulty import ERROR, HARD, ScytheDifficulty
from automatable.games.scythe.final import final_turn
from automatable.games.scythe.notation import is_notation
from automatable.games.scythe.on_screen.box_cards import KIND
from automatable.games.scythe.on_screen.player import Decks, PersonOnScreen
from automatable.games.scythe.on_screen.turn import person_turn
from automatable.games.scythe.on_screen.view import imagined
from automatable.games.scythe.person import AFTER_COMBATS, combat_turn, reported_turn
from automatable.games.scythe.position import FACTS, from_json
from automatable.games.scythe.score import score
from automatable.games.scythe.set_up import OPTIONS, set_up
from automatable.games.scythe.sides import DECK_STREAM
from automatable.games.scythe.state import Person, State
from automatable.games.scythe.template import TEMPLATE


def turn(state: State, log: Log) -> Procedure[State]:
    """One turn on screen; or one report, one combat, one Automa turn, the last questions."""
    if state.decks is not None and state.phase == "human":
        return person_turn(state, log)
    turns = {
        "human": reported_turn,
        "combats": combat_turn,
        "after_combats": reported_turn,
        "automa": automa_turn,
        "scoring": final_turn,
    }
    return turns[state.phase](state, log)


def whole_automa_turn(state: State, log: Log) -> Procedure[State] | None:
    return automa_turn(state, log) if state.phase == "automa" else None


def dealt_by_app(options: Options, stream: str) -> bool:
    if options["sit"] == ON_SCREEN:
        return True  # SCY-ON-SET-06
    option = "dealer" if stream.startswith(DECK_STREAM) else "combat_card_values"
    return bool(options[option] == "app")


def view(state: State, seat: int) -> dict[str, Any]:
    """The position, and which cards the next Automa to move can draw."""
    view = FACTS.seen(state, seat)
    view["next_card"] = state.next_automa.deck.unseen()
    return view


def begun(start: State) -> State:
    """A turn of a person on screen remembers where it began."""
    state = start.copy()
    on_screen = start.decks is not None and start.phase == "human"
    state.turn_so_far = TurnSoFar(start) if on_screen else None
    return state


def options_at(state: State) -> dict[str, Any]:
    """What a position says about the options of the match that goes on from it."""
    person, automa = state.persons[0], state.automas[0]
    return {
        "human_faction": person.faction,
        "automa_faction": automa.faction,
        "level": automa.level,
        "deck": written_deck(automa.cards),
        "dealer": automa.dealer,
        **{id: automa.switches[id] for id in switches()},
        **_on_screen(person, state.decks),
    }


def options_played(options: Options, state: State) -> dict[str, Any]:
    """A mat that was drawn counts as the mat that it was."""
    person = state.persons[0]
    drawn = {"mat": person.mat} if isinstance(person, PersonOnScreen) else {}
    return {**options, **drawn}


def begin_at(state: State, options: Options) -> State:
    for automa in state.automas:
        automa.dealer = options["dealer"]
    return state


def unasked(request: Request, rules_version: int) -> str | None:
    """In version 1 the Automa's turn followed a combat at once."""
    return "done" if rules_version < 2 and request.prompt == AFTER_COMBATS else None


def corrected(state: State, correction: str) -> State:
    """A whole position as text, or single facts."""
    if is_notation(correction):
        return keep_dealer(from_json(correction), state)
    return keep_dealer(FACTS.corrected(state, typed_in(read_changes(correction))), state)


def _on_screen(person: Person, decks: Decks | None) -> dict[str, Any]:
    if not isinstance(person, PersonOnScreen) or decks is None:
        return {}
    own = decks.tables.own or KIND
    return {
        "sit": ON_SCREEN,
        "mat": person.mat,
        "dealer": "app",
        "box_cards": own,
        **person.switches,
    }


GAME = Solo[State](
    FACTS,
    id="scythe",
    decks=DECKS,
    example=TEMPLATE,
    rules_version=3,
    correction_rule="SCY-HUM-01",
    set_up_rule="SCY-SET-02",
    difficulty=partial(ScytheDifficulty, hard=HARD, error=ERROR),
    options=OPTIONS,
    set_up=set_up,
    turn=turn,
    automa_turn=whole_automa_turn,
    is_over=attrgetter("game_over"),
    mover=attrgetter("phase", "to_move"),
    dealt_by_app=dealt_by_app,
    from_position=from_json,
    score=score,
    view=view,
    imagined=imagined,
    begun=begun,
    options_at=options_at,
    options_played=options_played,
    begin_at=begin_at,
    unasked=unasked,
    corrected=corrected,
)

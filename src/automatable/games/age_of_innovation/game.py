"""Age of Innovation as the frame sees it."""

from __future__ import annotations

from functools import partial
from operator import attrgetter
from typing import Any

from automatable.core.game import hashed, read_changes
from automatable.core.options import ON_SCREEN, Options
from automatable.core.solo import Solo
from automatable.core.state.copying import copied
from automatable.core.turns.events import Log, plain
from automatable.core.turns.procedure import Procedure, Request
from automatable.core.turns.turn_so_far import TurnSoFar, remembering
from automatable.games.age_of_innovation.automa import automa_turn
from automatable.games.age_of_innovation.components import AUTOMA
from automatable.games.age_of_innovation.corrections import meant
from automatable.games.age_of_innovation.decks import DECKS
from automatable.games.age_of_innovation.difficulty import HARD, AgeOfInnovationDifficulty
from automatable.games.age_of_innovation.laying_out import SKIP, NamedDraw
from automatable.games.age_of_innovation.on_screen.player import is_income
from automatable.games.age_of_innovation.on_screen.rounds import between_rounds, income_turn
from automatable.games.age_of_innovation.on_screen.starting import begin
from automatable.games.age_of_innovation.on_screen.turn import (
    person_turn as on_screen_person_turn,
)
from automatable.games.age_of_innovation.person import (
    FIRST_WORKSHOP,
    between_turns,
    final_reports,
    person_turn,
)
from automatable.games.age_of_innovation.position import FACTS, without_new_names
from automatable.games.age_of_innovation.reports import DONE
from automatable.games.age_of_innovation.score import score
from automatable.games.age_of_innovation.set_up import OPTIONS, set_up
from automatable.games.age_of_innovation.state import State
from automatable.games.age_of_innovation.template import TEMPLATE

NAMED_SINCE_2 = ("books", "innovations", "human_faction")


def turn(state: State, log: Log) -> Procedure[State]:
    """One report of a person, or a whole turn of hers."""
    if state.player is not None:
        return remembered_turn(state, log)
    if state.phase in ("set_up", "round_end"):
        return between_turns(state, log)
    if state.phase == "final":
        return final_reports(state, log)
    if state.to_move == AUTOMA:
        return automa_turn(state, log)
    return person_turn(state, log)


def begun(start: State) -> State:
    """A turn on screen remembers where it began."""
    state = copied(start)
    state.turn_so_far = None if start.player is None else TurnSoFar(start)
    return state


def remembered_turn(state: State, log: Log) -> Procedure[State]:
    """A turn on screen, with its answers beside the state for players that think ahead."""
    if state.turn_so_far is None or state.turn_so_far.answers:
        # nobody keeps the state it begins from
        state.turn_so_far = TurnSoFar(copied(state))

    def forget() -> None:
        state.turn_so_far = None

    return remembering(on_screen_turn(state, log), state.turn_so_far, forget)


def on_screen_turn(state: State, log: Log) -> Procedure[State]:
    """The start, a round's end, income, an answer of the person, a whole turn of hers."""
    if state.phase == "set_up":
        return begin(state, log)
    if state.phase == "round_end":
        return between_rounds(state, log)
    if is_income(state):
        return income_turn(state, log)
    if state.to_move == AUTOMA:
        return automa_turn(state, log)
    return on_screen_person_turn(state, log)


def whole_automa_turn(state: State, log: Log) -> Procedure[State] | None:
    plays = state.phase == "play" and state.to_move == AUTOMA and not is_income(state)
    return automa_turn(state, log) if plays else None


def view(state: State, seat: int) -> dict[str, Any]:
    """The position, and what the top card can be with its weight."""
    odds = {str(n): weight for n, weight in state.deck.odds().items()}
    return {**FACTS.to_json(state), "next_card": odds}


def options_at(state: State) -> dict[str, Any]:
    """What a position says about the options of the match that goes on from it."""
    facts: dict[str, Any] = {
        "humans": len(state.people),
        "level": state.level_id,
        "board_side": state.board_side,
        "tracking": "light" if state.light else "full",
        "bridges_connect_everyone": "on" if state.switches.bridges_connect_everyone else "off",
    }
    if len(state.people) == 1:
        facts["faction"] = state.faction_id
    if state.faction_id == "powermongers":
        facts["powermongers_trigger"] = state.switches.powermongers_trigger
    if state.box.contents is not None:
        facts["deck"] = dict(state.box.contents)
    if state.player is not None:
        facts |= {"sit": ON_SCREEN, "dealer": "app", **state.player.switches}
    return facts


def unasked(request: Request, rules_version: int) -> str | None:
    """Version 1 asked for fewer names, and not for ongoing rules that only an owner knows.

    Up to version 2 her first workshops were placed before anybody had reported one.
    """
    if rules_version < 3 and request.prompt == FIRST_WORKSHOP:
        return DONE
    if rules_version >= 2:
        return None
    if request.prompt == "manual" and str(plain(request.args["step"])).endswith("_ongoing"):
        return DONE
    if request.prompt == "build_choice":
        return next(iter(request.legal() or ()))
    new = request.prompt in NAMED_SINCE_2
    new |= isinstance(request, NamedDraw) and not request.by_app
    return SKIP if new else None


def whole_hash(state: State) -> str:
    """Names count only where they are given, so that saves of version 1 stay what they are."""
    return hashed(without_new_names(GAME.position(state)))


def corrected(state: State, correction: str) -> State:
    """Any fact of the position; buildings and tiles by hex, null takes them away."""
    after = FACTS.corrected(state, meant(state, read_changes(correction)))
    after.dealer = state.dealer
    return after


def begin_at(state: State, options: Options) -> State:
    state.dealer = options["dealer"]
    return state


GAME = Solo(
    FACTS,
    id="age_of_innovation",
    decks=DECKS,
    example=TEMPLATE,
    rules_version=3,  # the companion's; on screen nothing older exists (AOI-ON-OPT-03)
    correction_rule="AOI-GEN-01",
    set_up_rule="AOI-SET-02",
    difficulty=partial(AgeOfInnovationDifficulty, hard=HARD),
    options=OPTIONS,
    set_up=set_up,
    turn=turn,
    automa_turn=whole_automa_turn,
    is_over=lambda state: state.phase == "over",
    mover=attrgetter("phase", "to_move"),
    score=score,
    view=view,
    options_at=options_at,
    unasked=unasked,
    whole_hash=whole_hash,
    corrected=corrected,
    begin_at=begin_at,
    begun=begun,
)

"""The person's turn on screen: politics, actions one by one, the end (TTA-ON-TURN).

The row, wars and common tactics come first, as at a table (`start_of_turn`, `war_and_tactics`).
Each answer is a turn of the frame, and `civilization.stage` says where it stands.
"""

from __future__ import annotations

from automatable.core.turns.events import Log
from automatable.core.turns.procedure import Procedure
from automatable.games.through_the_ages.on_screen.action_cards import action_card_moves
from automatable.games.through_the_ages.on_screen.building import (
    barbarossa_moves,
    build_moves,
    destroy_moves,
    grow_moves,
    upgrade_moves,
)
from automatable.games.through_the_ages.on_screen.context import Move, Moves, PersonTurn, done
from automatable.games.through_the_ages.on_screen.developing import develop_moves, revolution_moves
from automatable.games.through_the_ages.on_screen.end_of_turn import end_of_turn
from automatable.games.through_the_ages.on_screen.leaders import (
    ability_moves,
    leader_moves,
    liner_moves,
)
from automatable.games.through_the_ages.on_screen.politics import politics
from automatable.games.through_the_ages.on_screen.refusals import new_turn
from automatable.games.through_the_ages.on_screen.tactics import tactic_moves
from automatable.games.through_the_ages.on_screen.taking import take_moves
from automatable.games.through_the_ages.on_screen.wonders import stage_moves
from automatable.games.through_the_ages.state import State

ACTIONS = (
    take_moves, grow_moves, liner_moves, build_moves, upgrade_moves, destroy_moves,
    barbarossa_moves, leader_moves, stage_moves, develop_moves, revolution_moves,
    action_card_moves, tactic_moves, ability_moves,
)  # fmt: skip
"""In the order of lists (section 6.2 of the rules)."""
END = "end"


def person_turn(state: State, log: Log) -> Procedure[State]:
    """One political answer, one action, or the end of the turn (TTA-ON-TURN-01)."""
    turn = new_turn(state, log)
    if turn.civ.stage == "actions":
        yield from _action(turn)
    else:
        yield from politics(turn)
    return state


def _action(turn: PersonTurn) -> Procedure[None]:
    """In any order and number, until `end` (TTA-ON-TURN-04)."""
    move = yield from turn.ask(
        "action", "TTA-ON-TURN-04", lambda: actions(turn),
        round=turn.state.round, age=turn.state.age,
    )  # fmt: skip
    yield from move(turn)
    if move is done:
        yield from end_of_turn(turn)


def actions(turn: PersonTurn) -> dict[str, Move]:
    """Every action that can be carried out and paid in full (TTA-ON-GEN-02, TTA-ON-ASK-13)."""
    answers: Moves = {}
    if turn.state.round == 1:  # TTA-ON-TAKE-10
        answers.update(take_moves(turn))
    else:
        for moves in ACTIONS:
            answers.update(moves(turn))
    answers[END] = done
    return answers

"""The person's turn: conversions, one main action, conversions (AOI-ON-TURN).

Each answer before and after the main action is a turn of the frame, and `player.stage` says where
it stands: so each can be undone alone (AOI-ON-NOT-03, AOI-ON-INV-12).
"""

from __future__ import annotations

from automatable.core.turns.events import Log
from automatable.core.turns.procedure import Procedure
from automatable.games.age_of_innovation.on_screen.actions import action_moves
from automatable.games.age_of_innovation.on_screen.bridges import bridge_moves
from automatable.games.age_of_innovation.on_screen.building import transform_and_build
from automatable.games.age_of_innovation.on_screen.competencies import annex_moves
from automatable.games.age_of_innovation.on_screen.context import Move, Moves, PersonTurn, done
from automatable.games.age_of_innovation.on_screen.conversions import conversion_moves
from automatable.games.age_of_innovation.on_screen.innovating import innovation_moves
from automatable.games.age_of_innovation.on_screen.passing import pass_moves
from automatable.games.age_of_innovation.on_screen.refusals import new_turn
from automatable.games.age_of_innovation.on_screen.tracks import scholar_moves, track_moves
from automatable.games.age_of_innovation.on_screen.upgrading import upgrades
from automatable.games.age_of_innovation.passing import next_to_move
from automatable.games.age_of_innovation.state import State

MAIN = (
    transform_and_build, upgrades, track_moves, innovation_moves, scholar_moves, action_moves,
    annex_moves, bridge_moves, pass_moves,
)  # fmt: skip
"""The main actions in the order of lists (AOI-ON-TURN-04)."""
BEFORE, AFTER, DONE = "turn", "after", "done"


def person_turn(state: State, log: Log) -> Procedure[State]:
    """A conversion, the main action, or the end of the turn (AOI-ON-TURN-01 to -03)."""
    turn = new_turn(state, log)
    if turn.player.stage == AFTER:
        yield from _after(turn)
    else:
        yield from _before(turn)
    return state


def _before(turn: PersonTurn) -> Procedure[None]:
    """Conversions until the one main action of the turn (AOI-ON-TURN-01, AOI-ON-TURN-02)."""
    converted, move = yield from turn.ask(
        "turn", "AOI-ON-TURN-01", lambda: _answers(turn), round=turn.state.round
    )
    yield from move(turn)
    if not converted and not turn.goes_on:
        turn.player.stage = AFTER


def _answers(turn: PersonTurn) -> dict[str, tuple[bool, Move]]:
    answers = {text: (True, move) for text, move in conversion_moves(turn).items()}
    return answers | {text: (False, move) for text, move in main_actions(turn).items()}


def main_actions(turn: PersonTurn) -> Moves:
    """Every main action that can be paid and is not wholly impossible (AOI-ON-TURN-05)."""
    answers = Moves()
    for moves in MAIN:
        answers.update(moves(turn))
    return answers


def _after(turn: PersonTurn) -> Procedure[None]:
    """Always asked, after passing too (AOI-ON-TURN-03, AOI-ON-R-19)."""
    move = yield from turn.ask(
        "after", "AOI-ON-TURN-03", lambda: {**conversion_moves(turn), DONE: done}
    )
    yield from move(turn)
    if move is done:
        turn.player.stage = BEFORE
        next_to_move(turn.state, turn.log)

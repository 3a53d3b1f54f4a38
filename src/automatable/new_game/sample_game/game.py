"""Sample Game as the frame sees it: a person and an Automa take lanterns."""

from automatable.core.solo import Solo
from automatable.new_game.sample_game.automa import automa_turn
from automatable.new_game.sample_game.person import person_turn
from automatable.new_game.sample_game.position import DERIVED, EXAMPLE, problems
from automatable.new_game.sample_game.score import score
from automatable.new_game.sample_game.set_up import OPTIONS, set_up
from automatable.new_game.sample_game.state import State

GAME = Solo(
    State,
    id="sample_game",
    options=OPTIONS,
    set_up=set_up,
    turns={"person": person_turn, "automa": automa_turn},
    score=score,
    problems=problems,
    derived=DERIVED,
    example=EXAMPLE,
    correction_rule="SAM-FIX-01",
)

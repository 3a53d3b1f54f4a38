"""Harbour as the frame sees it: a person and an Automa load crates."""

from dataclasses import replace

from automatable.core.options import Options
from automatable.core.solo import Solo
from toy_game.position import DERIVED, EXAMPLE
from toy_game.problems import problems
from toy_game.score import score
from toy_game.set_up import OPTIONS, set_up
from toy_game.state import State
from toy_game.turns import TURNS


def begin_at(state: State, options: Options) -> State:
    """A storm may come up at any time; the rest is as the position says."""
    return replace(state, storm=options["storm"])


GAME = Solo(
    State,
    id="toy",
    on_shelf=False,
    options=OPTIONS,
    set_up=set_up,
    turns=TURNS,
    score=score,
    problems=problems,
    derived=DERIVED,
    example=EXAMPLE,
    correction_rule="HAR-FIX-01",
    begin_at=begin_at,
)

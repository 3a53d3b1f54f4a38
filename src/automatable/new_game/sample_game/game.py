"""Sample Game as the frame sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from automatable.core.events import Log
from automatable.core.game import Game
from automatable.core.options import Option, Options
from automatable.core.procedure import Procedure
from automatable.core.score import ScoreSheet
from automatable.new_game.sample_game.automa import automa_turn
from automatable.new_game.sample_game.cards import DECKS
from automatable.new_game.sample_game.person import person_turn
from automatable.new_game.sample_game.position import EXAMPLE, POSITIONS
from automatable.new_game.sample_game.score import score
from automatable.new_game.sample_game.set_up import OPTIONS, set_up
from automatable.new_game.sample_game.state import State


class SampleGame(Game[State]):
    """A person and an Automa take lanterns."""

    id = "sample_game"
    decks = DECKS
    positions = POSITIONS
    example = EXAMPLE
    correction_rule = "SAM-FIX-01"

    def options(self) -> Sequence[Option]:
        return OPTIONS

    def set_up(self, options: Options, log: Log) -> Procedure[State]:
        return set_up(options, log)

    def turn(self, state: State, log: Log) -> Procedure[State]:
        return (person_turn if state.next == "person" else automa_turn)(state, log)

    def automa_turn(self, state: State, log: Log) -> Procedure[State] | None:
        return None if state.over or state.next == "person" else automa_turn(state, log)

    def is_over(self, state: State) -> bool:
        return state.over

    def score(self, state: State) -> ScoreSheet:
        return score(state)

    def view(self, state: State, seat: int) -> dict[str, Any]:
        """The position, and the cards that can come next."""
        return {**self.position(state), "next_card": state.pile.unseen()}


GAME = SampleGame()

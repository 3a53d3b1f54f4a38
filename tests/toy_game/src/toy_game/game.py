"""Harbour as the frame sees it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from automatable.core.events import Log
from automatable.core.game import Game
from automatable.core.options import Option, Options
from automatable.core.procedure import Procedure
from automatable.core.score import ScoreSheet
from toy_game.cards import DECKS
from toy_game.position import POSITIONS
from toy_game.score import score
from toy_game.set_up import OPTIONS, set_up
from toy_game.state import State
from toy_game.turns import turn

TEMPLATE = {
    "level": 2,
    "rounds": 3,
    "storm": "off",
    "deck": "calm",
    "round": 2,
    "to_come": ["automa", "tide"],
    "quay": [4, 9, 2, 11, 6],
    "person": {"coins": 3, "light": 2, "crates": [7, 1]},
    "automa": {"coins": 4, "light": 1, "crates": [12, 5]},
    "drawn": [3, 6, 1],
    "cycle": 1,
}


class Harbour(Game[State]):
    """A person and an Automa load crates."""

    id = "toy"
    on_shelf = False
    decks = DECKS
    positions = POSITIONS
    example = TEMPLATE
    correction_rule = "HAR-FIX-01"

    def options(self) -> Sequence[Option]:
        return OPTIONS

    def set_up(self, options: Options, log: Log) -> Procedure[State]:
        return set_up(options, log)

    def turn(self, state: State, log: Log) -> Procedure[State]:
        return turn(state, log)

    def automa_turn(self, state: State, log: Log) -> Procedure[State] | None:
        is_next = not state.over and state.to_come[0] == "automa"
        return turn(state, log) if is_next else None

    def is_over(self, state: State) -> bool:
        return state.over

    def score(self, state: State) -> ScoreSheet:
        return score(state)

    def view(self, state: State, seat: int) -> dict[str, Any]:
        """The position, and the cards that can come next."""
        return {**self.position(state), "next_card": state.pile.unseen()}

    def begin_at(self, state: State, options: Options) -> State:
        """A storm may come up at any time; the rest is as the position says."""
        return replace(state, storm=options["storm"])


GAME = Harbour()

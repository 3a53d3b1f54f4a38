"""States as JSON and back: which facts follow from the others."""

from __future__ import annotations

from automatable.core.positions import Positions
from toy_game.cards import DECKS
from toy_game.problems import problems
from toy_game.state import State

POSITIONS = Positions(
    State,
    settle=DECKS.settle,
    problems=problems,
    derived={
        "person.worth": lambda state: state.person.worth,
        "automa.worth": lambda state: state.automa.worth,
        "cards_left": lambda state: state.pile.left,
    },
)

"""Positions: which facts follow from the others, and what can be wrong with them."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.errors import Problem
from automatable.core.events import Ref
from automatable.core.positions import Positions
from automatable.new_game.sample_game.cards import DECKS
from automatable.new_game.sample_game.components import lanterns
from automatable.new_game.sample_game.state import State

EXAMPLE = {
    "level": 2,
    "deck": "plain",
    "next": "automa",
    "row": [4, 9, 2, 6],
    "person": {"oil": 2, "lanterns": [7, 1, 8]},
    "automa": {"oil": 3, "lanterns": [5, 3]},
    "drawn": [3, 6],
    "cycle": 1,
}


def problems(state: State) -> list[Problem]:
    """Everything that is impossible about a state."""
    return [*_lantern_problems(state), *_other_problems(state)]


def _lantern_problems(state: State) -> Iterator[Problem]:
    everywhere = [*state.row, *state.person.lanterns, *state.automa.lanterns]
    for id in sorted(set(everywhere)):
        if id not in lanterns():
            yield Problem("lantern_unknown", {"id": id})
        elif everywhere.count(id) > 1:
            yield Problem("lantern_twice", {"lantern": Ref("lantern", id)})


def _other_problems(state: State) -> Iterator[Problem]:
    if min(state.person.oil, state.automa.oil) < 0:
        yield Problem("oil_negative")
    drawn, cards = set(state.drawn), set(state.pile.cards)
    if len(drawn) < len(state.drawn) or not drawn <= cards or state.cycle < 1:
        yield Problem("cards_drawn", {"cards": ", ".join(map(str, state.drawn))})


POSITIONS = Positions(
    State,
    settle=DECKS.settle,
    problems=problems,
    derived={
        "person.worth": lambda state: state.person.worth,
        "automa.worth": lambda state: state.automa.worth,
    },
)

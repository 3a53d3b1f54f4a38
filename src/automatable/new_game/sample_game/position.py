"""Positions: an example, which facts follow from the others, and what can be wrong with them."""

from automatable.core.errors import Problem
from automatable.core.state.positions import below_nothing, misplaced
from automatable.new_game.sample_game.components import LANTERNS
from automatable.new_game.sample_game.state import State

EXAMPLE = {
    "level": 2,
    "deck": "plain",
    "next": "automa",
    "row": [4, 9, 2, 6],
    "person": {"oil": 2, "lanterns": [7, 1, 8]},
    "automa": {"oil": 3, "lanterns": [5, 3]},
    "drawn": [3, 6],
}

DERIVED = {
    "person.worth": lambda state: state.person.worth,
    "automa.worth": lambda state: state.automa.worth,
}


def problems(state: State) -> list[Problem]:
    """Everything that is impossible about a state; the draw pile is looked after already."""
    everywhere = [*state.row, *state.person.lanterns, *state.automa.lanterns]
    oil = {"person.oil": state.person.oil, "automa.oil": state.automa.oil}
    return [*misplaced("lantern", everywhere, LANTERNS), *below_nothing(oil)]

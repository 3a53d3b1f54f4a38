"""States as JSON and back: which facts follow from the others."""

from __future__ import annotations

from automatable.core.errors import BadData
from automatable.core.positions import Positions, bad_value
from toy_game.cards import DECKS
from toy_game.problems import problems
from toy_game.state import State


def _known_deck(state: State) -> None:
    try:
        DECKS.of(state.deck)
    except BadData:
        raise bad_value("deck", state.deck) from None


POSITIONS = Positions(
    State,
    settle=_known_deck,
    problems=problems,
    derived={
        "person.worth": lambda state: state.person.worth,
        "automa.worth": lambda state: state.automa.worth,
        "cards_left": lambda state: state.pile.left,
    },
)

"""The numbers of the status line: strength, culture, science and gold."""

from __future__ import annotations

from collections.abc import Sequence

from automatable.core.drawing.screens import Vital, Words
from automatable.games.through_the_ages.board.icons import icon
from automatable.games.through_the_ages.ratings import gold, strength
from automatable.games.through_the_ages.score import knows_person
from automatable.games.through_the_ages.state import State


def vitals(state: State, words: Words) -> Sequence[Sequence[Vital]]:
    """The person as last reported, and the Automa."""
    person, automa = state.person, state.automa
    points = [_vital("culture", person.culture_points, words)] if knows_person(state) else []
    return (
        [_vital("strength", person.strength, words), *points],
        [
            _vital("strength", strength(state), words),
            _vital("culture", automa.culture_points, words),
            _vital("gold", gold(state), words),
            _vital("science", automa.science_points, words),
        ],
    )


def _vital(name: str, value: int, words: Words) -> Vital:
    return Vital(name, icon(name), words(f"table-{name}"), str(value))

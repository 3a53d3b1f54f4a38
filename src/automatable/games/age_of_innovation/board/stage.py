"""Age of Innovation on the stage: the sides in numbers, the map in layers."""

from __future__ import annotations

from collections.abc import Sequence

from automatable.core.match import Match
from automatable.core.screens import BoardDrawing, Vital, Words
from automatable.core.svg import Drawing
from automatable.games.age_of_innovation.board.icons import icon
from automatable.games.age_of_innovation.board.land import (
    extent,
    heard,
    land_labels,
    middle,
    on_the_map,
    printed_land,
)
from automatable.games.age_of_innovation.board.scene import marks, names_at_table
from automatable.games.age_of_innovation.notation import layout
from automatable.games.age_of_innovation.score import score
from automatable.games.age_of_innovation.state import State


def vitals(state: State, words: Words) -> Sequence[Sequence[Vital]]:
    """A person's points as far as they are known and steps of knowledge; hers with her cards."""
    totals = {seat.name: f"{seat.total}{'' if seat.known else '+'}" for seat in score(state).seats}

    def vital(name: str, sign: str, label: str, value: object) -> Vital:
        return Vital(name, icon(sign), words(label), str(value))

    def knowledge(who: str) -> Vital:
        return vital("knowledge", "step", "label-knowledge", sum(state.knowledge[who].values()))

    persons = [
        (vital("points", "points", "label-points", totals[state.seat_name(who)]), knowledge(who))
        for who in state.persons
    ]
    hers = (
        vital("points", "points", "label-points", state.points_automa),
        vital("cards", "deck", "label-cards_left", state.deck.left),
        vital("scholars", "scholar", "label-scholars", state.scholars_left),
    )
    return [*persons, hers]


def drawings(match: Match[State], words: Words) -> Sequence[BoardDrawing]:
    """The map; what belongs to the question lies above it."""
    state = match.state
    across, down = extent(state.board)
    return (
        BoardDrawing(
            "map",
            across / down,
            printed_land(state.board_side),
            keyed(state, words),
            marks=marks(match),
            box=(0, 0, across, down),
            labels=land_labels(state.board_side),
            places={hex: middle(state.board, hex) for hex in state.board.land},
            live=heard(layout(state), names_at_table(state, words), words),
        ),
    )


def keyed(state: State, words: Words) -> dict[str, Drawing]:
    return on_the_map(layout(state), words, state.markers)

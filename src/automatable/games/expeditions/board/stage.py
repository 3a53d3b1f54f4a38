"""Expeditions on the stage: both sides in numbers, the map in layers, the ways of the mechs."""

from __future__ import annotations

from collections.abc import Sequence

from automatable.core.drawing.picturing import ring
from automatable.core.drawing.screens import BoardDrawing, Vital, Words
from automatable.core.drawing.svg import Drawing, together
from automatable.core.matches.match import Match
from automatable.core.turns.events import plain
from automatable.games.expeditions.board.icons import icon
from automatable.games.expeditions.board.map import (
    ACROSS,
    DOWN,
    GAPS,
    heard,
    map_ground,
    map_keyed,
    map_labels,
    middle,
    places,
)
from automatable.games.expeditions.board.steps import last_moves
from automatable.games.expeditions.state import State

STARS = 8
PERSON_STARS = 4


def vitals(state: State, words: Words) -> Sequence[Sequence[Vital]]:
    """The person's stars; the Automa's stars, maps and corruption."""

    def vital(name: str, sign: str, label: str, value: str) -> Vital:
        return Vital(name, icon(sign), words(label), value)

    gained = state.gained
    twenty = "+20" if gained.token_20 else ""
    mine = (vital("stars", "star", "label-your_stars", f"{state.person_stars}/{PERSON_STARS}"),)
    hers = (
        vital("stars", "star", "label-stars", f"{state.stars}/{STARS}"),
        vital("maps", "map", "label-maps", str(gained.maps)),
        vital("corruption", "corruption", "label-corruption", f"{gained.corruption}{twenty}"),
    )
    return mine, hers


def _marks(match: Match[State]) -> Drawing:
    """The Automa's last ways, and the place that a question is about."""
    asked = match.pending.args.get("location") if match.pending else None
    marked = ring(middle(str(plain(asked))), 92) if asked is not None else None
    return together(last_moves(match), marked)


def is_persons_turn(match: Match[State]) -> bool:
    return match.pending is not None and match.pending.prompt == "turn"


def drawings(match: Match[State], words: Words) -> Sequence[BoardDrawing]:
    state = match.state
    return (
        BoardDrawing(
            "map",
            ACROSS / DOWN,
            map_ground(words),
            map_keyed(state, words),
            marks=_marks(match),
            box=(0, 0, ACROSS, DOWN),
            labels=map_labels(words),
            places={place: middle(place) for place in (*places(), *GAPS)},
            live=heard(state, words) if is_persons_turn(match) else {},
        ),
    )

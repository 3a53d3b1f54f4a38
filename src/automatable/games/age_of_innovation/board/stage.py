"""Age of Innovation on the stage: the sides in numbers, the map in layers."""

from __future__ import annotations

from collections.abc import Sequence

from automatable.core.drawing.screens import BoardDrawing, Vital, Words
from automatable.core.drawing.svg import Drawing, together
from automatable.core.matches.match import Match
from automatable.games.age_of_innovation.board import knowledge, offers
from automatable.games.age_of_innovation.board.city_marks import city_marks, in_cities
from automatable.games.age_of_innovation.board.icons import icon
from automatable.games.age_of_innovation.board.land import (
    extent,
    heard,
    land_labels,
    middle,
    on_the_map,
    printed_land,
)
from automatable.games.age_of_innovation.board.reach_marks import reach_marks, tools_to_build
from automatable.games.age_of_innovation.board.scene import (
    levels,
    marked,
    marks,
    names_at_table,
)
from automatable.games.age_of_innovation.components import AUTOMA
from automatable.games.age_of_innovation.notation import layout
from automatable.games.age_of_innovation.on_screen.player import PERSON, PersonOnScreen
from automatable.games.age_of_innovation.score import points_in_words, score
from automatable.games.age_of_innovation.state import State

UNKNOWN = "–"
"""Points that nobody has reported."""


def vitals(state: State, words: Words) -> Sequence[Sequence[Vital]]:
    """Points and steps of knowledge of each person; hers with her cards.

    What the end will score is not in the points: it would come and go with every building.
    """

    def vital(name: str, sign: str, label: str, value: object) -> Vital:
        return Vital(name, icon(sign), words(label), str(value))

    def knowledge(who: str) -> Vital:
        return vital("knowledge", "step", "label-knowledge", sum(state.knowledge[who].values()))

    points = {
        who: vital("points", "points", "label-points", UNKNOWN if told is None else told)
        for who, told in _points(state).items()
    }
    persons = [(points[who], knowledge(who)) for who in state.persons]
    hers = (
        points[AUTOMA],
        vital("cards", "deck", "label-cards_left", state.deck.left),
        vital("scholars", "scholar", "label-scholars", state.scholars_left),
    )
    return [*persons, hers]


def _points(state: State) -> dict[str, int | None]:
    """As last reported, hers as counted; when the game is over, everybody's result."""
    if state.phase == "over":
        seats = (*state.persons, AUTOMA)
        return {who: seat.total for who, seat in zip(seats, score(state).seats, strict=True)}
    if state.player is not None:
        return {PERSON: state.player.points, AUTOMA: state.points_automa}
    told = {who: points_in_words(state.person(who)) for who in state.persons}
    return {**told, AUTOMA: state.points_automa}


def drawings(match: Match[State], words: Words) -> Sequence[BoardDrawing]:
    """The map and the knowledge board; on screen also the display of tiles."""
    found = [_map(match, words), _knowledge(match.state, words)]
    player = match.state.player
    return found if player is None else [*found, _offers(match.state, player, words)]


def _map(match: Match[State], words: Words) -> BoardDrawing:
    """What belongs to the question lies above it."""
    state = match.state
    across, down = extent(state.board)
    return BoardDrawing(
        "map",
        across / down,
        printed_land(state.board_side),
        _on_the_map(state, words),
        marks=together(marks(match), reach_marks(match)),
        box=(0, 0, across, down),
        labels=land_labels(state.board_side),
        places={hex: middle(state.board, hex) for hex in state.board.land},
        live=_heard(match, words),
    )


def _on_the_map(state: State, words: Words) -> dict[str, Drawing]:
    return on_the_map(layout(state), words, state.markers) | city_marks(state)


def _heard(match: Match[State], words: Words) -> dict[str, str]:
    """Every space with what stands there, and with the marks that others see."""
    state = match.state
    spaces = heard(layout(state), names_at_table(state, words), words)
    for key, hexes in marked(match).items():
        for hex in hexes:
            spaces[hex] = f"{spaces[hex]}, {words(key)}"
    for hex in in_cities(state):
        spaces[hex] = f"{spaces[hex]}, {words('mark-city')}"
    for hex, tools in tools_to_build(match).items():
        spaces[hex] = f"{spaces[hex]}, {words('mark-price', n=tools)}"
    return spaces


def _knowledge(state: State, words: Words) -> BoardDrawing:
    """On screen a discipline can be tapped: a scholar goes there."""
    names = names_at_table(state, words)
    on_screen = state.player is not None
    return BoardDrawing(
        "knowledge",
        knowledge.WIDTH / knowledge.HEIGHT,
        knowledge.knowledge_ground(words),
        _on_the_tracks(state),
        box=(0, 0, knowledge.WIDTH, knowledge.HEIGHT),
        places=knowledge.knowledge_places() if on_screen else {},
        live=knowledge.heard_levels(levels(state), names, words) if on_screen else {},
    )


def _offers(state: State, player: PersonOnScreen, words: Words) -> BoardDrawing:
    display = player.competency_display
    named = {f"competency-{id}": words(f"competency-{id}") for id in display}
    tiles = state.innovation_tiles or {}
    lying = {
        offers.innovation_key(place): words(f"innovation_tile-{id}") for place, id in tiles.items()
    }
    return BoardDrawing(
        "offers",
        offers.ACROSS / offers.DOWN,
        offers.offers_ground(words),
        _on_display(state, player, words),
        box=(0, 0, offers.ACROSS, offers.DOWN),
        places=offers.offer_places(display),
        live=lying | named,
    )


def _on_display(state: State, player: PersonOnScreen, words: Words) -> dict[str, Drawing]:
    tiles = state.innovation_tiles or {}
    lying = {place: id for place, id in tiles.items() if place in state.innovations}
    return offers.offers_keyed(lying, player.competency_display, player.competencies, words)


ABOUT = {"step": "knowledge", "key": "knowledge", "competency": "offers"}
"""Questions that are about another board than the map."""


def board_asked(match: Match[State]) -> str:
    return ABOUT.get(match.pending.prompt if match.pending else "", "")


def keyed(state: State, words: Words) -> dict[str, Drawing]:
    """What lies on all boards."""
    lying = _on_the_map(state, words) | _on_the_tracks(state)
    if state.player is not None:
        lying |= _on_display(state, state.player, words)
    return lying


def _on_the_tracks(state: State) -> dict[str, Drawing]:
    return knowledge.knowledge_keyed(levels(state), state.scholar_spaces)

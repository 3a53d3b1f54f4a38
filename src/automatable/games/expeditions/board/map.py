"""The whole map as one drawing: what never changes, what lies on each place, the track below.

Rows and track are drawn in one frame of `ACROSS` by `DOWN`; a phone shows all of it at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from automatable.core.drawing.picturing import Point
from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, number, together
from automatable.games.expeditions.board.icons import use
from automatable.games.expeditions.board.tile import (
    CORNERS,
    HEIGHT,
    WIDTH,
    contents,
    ground,
    lying_at,
    mechs,
)
from automatable.games.expeditions.board.track import DOWN as TRACK_DOWN
from automatable.games.expeditions.board.track import track_drawn
from automatable.games.expeditions.components import board
from automatable.games.expeditions.state import State

ACROSS, ROWS_DOWN = 1100.0, 779.0
COLUMN, ROW = 150.0, 86.5
TRACK_AT = ROWS_DOWN + 14
DOWN = TRACK_AT + TRACK_DOWN
GAP_ACROSS, GAP_DOWN = 92.0, 124.0
GAPS: Mapping[str, Point] = {
    "G1": (250, 260), "G2": (550, 260), "G3": (850, 260), "G4": (400, 519), "G5": (700, 519),
}  # fmt: skip
"""The middles of the card gaps."""
CAMP = "basecamp"
TRACK = "track"


def corner(place: str) -> Point:
    """The upper left corner of a tile; the outer rows follow the hexagons of the inner ones."""
    if place == CAMP:
        return COLUMN * 3, ROW * 6
    row, column = place[0], int(place[1:]) - 1
    if row == "S":
        column += column > 2
        return COLUMN * column, ROW * (5 + min(column, 6 - column))
    sunk = column % 2 == 0 if row == "N" else column % 2 == 1
    return COLUMN * column, ROW * ((0 if row == "N" else 3) + sunk)


def middle(place: str) -> Point:
    if place in GAPS:
        return GAPS[place]
    x, y = corner(place)
    return x + WIDTH / 2, y + HEIGHT / 2


def stand(place: str) -> Point:
    """Where a mech stands on its tile."""
    x, y = corner(place)
    return x + 142, y + 98


def places() -> tuple[str, ...]:
    """Every tile and the base camp, in reading order of the rows."""
    return (*board().locations, *board().rows["south"], CAMP)


def map_ground(words: Words) -> Drawing:
    """The card gaps and the base camp."""
    return together(*(_gap(*at) for at in GAPS.values()), _at(CAMP, _camp()))


def map_labels(words: Words) -> Drawing:
    """The names of tiles and gaps, apart: they are left out where they would be too small."""
    gaps = [el("text", id, x=x, y=y + 11, class_="gap-name") for id, (x, y) in GAPS.items()]
    name = words("label-camp")
    camp = el("text", name, x=100, y=161, class_="camp-name")
    return together(*gaps, _at(CAMP, camp))


def map_keyed(state: State, words: Words) -> dict[str, Drawing]:
    """What lies on each place, and the track, each by its key."""
    keyed = {place: _at(place, _tile(state, place)) for place in places()}
    track = track_drawn(state, ACROSS)
    return {**keyed, TRACK: el("g", track, transform=f"translate(0 {number(TRACK_AT)})")}


def heard(state: State, words: Words) -> dict[str, str]:
    """Every place with all that lies there, for who listens."""
    return {
        place: ", ".join([where(place, words), *lying_at(state, place, words)])
        for place in places()
    }


@lru_cache(maxsize=200)
def where(place: str, words: Words) -> str:
    """A place as it is found on tiles without names: row, and how many from the left."""
    if place[0] not in "NCS" or not place[1:].isdigit():
        return words(f"location-{place}")
    return words(f"place-{place[0]}", id=place, n=int(place[1:]))


def whole_map(state: State, words: Words) -> Drawing:
    """All layers, for a picture that stands alone."""
    return together(map_ground(words), *map_keyed(state, words).values(), map_labels(words))


def _at(place: str, drawn: Drawing) -> Drawing:
    return el("g", drawn, transform=_shift(place))


def _shift(place: str) -> str:
    x, y = corner(place)
    return f"translate({number(x)} {number(y)})"


def _tile(state: State, place: str) -> Drawing:
    """A tile as it lies; what a mech shares a tile with moves aside."""
    if place == CAMP:
        return together(mechs(state, place))
    location, standing = state.locations.get(place), mechs(state, place)
    return together(
        el("polygon", points=CORNERS, class_=f"tile-ground {ground(location)}"),
        el("text", place, x=100, y=43, class_=f"tile-name {ground(location)}-name"),
        contents(location, aside=standing is not None) if location else None,
        standing,
    )


def _camp() -> Drawing:
    return together(
        el("polygon", points=CORNERS, class_="tile-ground tile-camp"), use("camp", 28, 44, 80)
    )


def _gap(x: float, y: float) -> Drawing:
    box = {"x": x - GAP_ACROSS / 2, "y": y - GAP_DOWN / 2, "width": GAP_ACROSS, "height": GAP_DOWN}
    return el("rect", **box, rx=10, class_="gap-ground")

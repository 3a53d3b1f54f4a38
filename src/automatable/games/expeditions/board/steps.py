"""The Automa's turn in pictures: which mech goes where, what it takes, the marker on its track."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from automatable.core.events import Event, plain
from automatable.core.latest import last_turn, latest_events
from automatable.core.match import Match
from automatable.core.picturing import Point, arrow, cut_out, figure, ring
from automatable.core.screens import Words
from automatable.core.svg import Drawing, el, number, picture, together
from automatable.games.expeditions.board.icons import icon
from automatable.games.expeditions.board.tile import HEIGHT, WIDTH, tile_drawn
from automatable.games.expeditions.board.track import track
from automatable.games.expeditions.components import board
from automatable.games.expeditions.state import State

ACROSS, DOWN = 1100.0, 779.0
"""The map in units of its tiles, as `table.css` lays them."""
COLUMN, ROW = 150.0, 86.5
ROOM = 190.0
OUTSIDE = 92.0
"""How far an arrow goes beyond the last tile of a row."""
MOVES = ("exp-move_distance", "exp-move_target")
TAKES = ("exp-explore", "exp-map_only", "exp-vanquish", "exp-vanquish_20")


def corner(place: str) -> Point:
    """The upper left corner of a tile; the outer rows follow the hexagons of the inner ones."""
    row, column = place[0], int(place[1:]) - 1
    if row == "S":
        column += column > 2
        return COLUMN * column, ROW * (5 + min(column, 6 - column))
    sunk = column % 2 == 0 if row == "N" else column % 2 == 1
    return COLUMN * column, ROW * ((0 if row == "N" else 3) + sunk)


def middle(place: str) -> Point:
    x, y = corner(place)
    return x + WIDTH / 2, y + HEIGHT / 2


def stand(place: str) -> Point:
    """Where a mech stands on its tile."""
    x, y = corner(place)
    return x + WIDTH / 2, y + 136


def together_in_one_go(event: Event, following: Event) -> bool:
    """A mech moves and takes what it finds; the marker reaches a star."""
    moved = event.kind in MOVES and following.kind in TAKES
    return moved or (event.kind, following.kind) == ("exp-advance", "exp-star")


def step_picture(events: Sequence[Event], match: Match[State], words: Words) -> str:
    """The row with the way of the mech, or the track with its marker."""
    event = events[0]
    label = words(event.kind, **event.args)
    if event.kind == "exp-advance":
        return track(match.state, words, before=int(plain(event.args["p"])) - 1)
    if event.kind == "exp-star":
        return icon("star", label)
    way = list(_way(event, match))
    if not way:
        return ""
    drawn = together(*tiles(match.state), _move(way))
    cut = cut_out(drawn, map(middle, way), ROOM, label, class_="step-map")
    return figure(cut, where(way[-1], words))


def tiles(state: State) -> Iterator[Drawing]:
    for place in (*board().locations, *board().rows["south"]):
        x, y = corner(place)
        yield el("g", tile_drawn(state, place), transform=f"translate({number(x)} {number(y)})")


def _way(event: Event, match: Match[State]) -> Iterator[str]:
    """From where the mech stood before this turn to where it goes, or just where it is."""
    location = event.args.get("location")
    if location is None:
        return
    if event.kind in MOVES:
        stood = {str(name): at for name, at in match.state_before(last_turn(match)).mechs.items()}
        yield stood[str(plain(event.args["mech"]))]
    yield str(plain(location))


def _move(way: Sequence[str]) -> Drawing:
    if len(way) > 1 and _wraps(*way):
        return _around(*way)
    if len(way) > 1:
        return arrow(stand(way[0]), stand(way[-1]), scale=2.4, short=44)
    return ring(middle(way[0]), 92)


def _wraps(start: str, end: str) -> bool:
    """Whether a mech has left its row at one end and come back at the other (EXP-MOV-01, -02)."""
    onward = int(end[1:]) - int(start[1:])
    return onward < 0 if start[0] == "N" else onward > 0


def _around(start: str, end: str) -> Drawing:
    """Out at one end of the row, in at the other: never backwards across it."""
    row, east = start[0], start[0] == "N"
    last, first = (f"{row}7", f"{row}1") if east else (f"{row}1", f"{row}7")
    away = OUTSIDE if east else -OUTSIDE
    (out_x, out_y), (in_x, in_y) = stand(last), stand(first)
    return together(
        arrow(stand(start), (out_x + away, out_y), scale=2.4),
        arrow((in_x - away, in_y), stand(end), scale=2.4, short=44),
    )


def where(place: str, words: Words) -> str:
    """A place as it is found on tiles without names: row, and how many from the left."""
    if place[0] not in "NCS" or not place[1:].isdigit():
        return words(f"location-{place}")
    return words(f"place-{place[0]}", id=place, n=int(place[1:]))


def last_moves(match: Match[State]) -> Drawing | None:
    """The ways of both mechs in the Automa's last turn, over the map."""
    ways = [list(_way(event, match)) for event in latest_events(match) if event.kind in MOVES]
    drawn = [_move(way) for way in ways if way]
    return picture(ACROSS, DOWN, *drawn, class_="last-moves") if drawn else None

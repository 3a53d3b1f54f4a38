"""The Automa's turn on the map: what belongs to one step, which mech went where."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from automatable.core.drawing.picturing import Point, arrow
from automatable.core.drawing.svg import Drawing, el, number, together
from automatable.core.matches.latest import last_turn, latest_events
from automatable.core.matches.match import Match
from automatable.core.turns.events import Event, plain
from automatable.games.expeditions.board.map import ACROSS, stand
from automatable.games.expeditions.components import MECHS, MechName, board
from automatable.games.expeditions.state import State

MOVES = ("exp-move_distance", "exp-move_target")
TAKES = ("exp-explore", "exp-map_only", "exp-vanquish", "exp-vanquish_20")


def together_in_one_go(event: Event, following: Event) -> bool:
    """A mech moves and takes what it finds; the marker reaches a star."""
    moved = event.kind in MOVES and following.kind in TAKES
    return moved or (event.kind, following.kind) == ("exp-advance", "exp-star")


def way_of(event: Event, match: Match[State]) -> Iterator[str]:
    """From where the mech stood before this turn to where it goes, or just where it is."""
    location = event.args.get("location")
    if location is None:
        return
    if event.kind in MOVES:
        stood = {str(name): at for name, at in match.state_before(last_turn(match)).mechs.items()}
        yield stood[str(plain(event.args["mech"]))]
    yield str(plain(location))


def last_moves(match: Match[State]) -> Drawing | None:
    """The ways of both mechs in the Automa's last turn, over the map."""
    ways = [list(way_of(event, match)) for event in latest_events(match) if event.kind in MOVES]
    drawn = [_move(way) for way in ways if len(set(way)) > 1]
    return el("g", *drawn, class_="last-moves") if drawn else None


def _move(way: Sequence[str]) -> Drawing:
    """Along the row, location by location; past its end it goes on at the other side."""
    *parts, last = points_of_way(way)
    mech = _mech_of(way[0])
    lines = (_line(points) for points in (*parts, last[:-1]))
    return el("g", *lines, arrow(last[-2], last[-1], 2.4, 44), class_=f"way-{mech}")


def points_of_way(way: Sequence[str]) -> Iterator[list[Point]]:
    return _unbroken(list(_passed(way[0], way[-1])))


def _mech_of(place: str) -> MechName:
    return next(name for name in MECHS if place in board().rows[name])


def _passed(start: str, end: str) -> Iterator[str]:
    """Every location from one to another in the direction of the row's mech (EXP-MOV-02)."""
    mech = _mech_of(start)
    row, step = board().rows[mech], board().mech[mech].step
    at = row.index(start)
    yield start
    while row[at] != end:
        at = (at + step) % len(row)
        yield row[at]


def _unbroken(passed: Sequence[str]) -> Iterator[list[Point]]:
    """The points of a way; one that leaves the map at a side enters it at the other."""
    points = [stand(passed[0])]
    for here, there in pairwise(passed):
        (x1, y1), (x2, y2) = stand(here), stand(there)
        if abs(x2 - x1) > ACROSS / 2:
            yield [*points, (ACROSS if x1 > x2 else 0, y1)]
            points = [(0 if x1 > x2 else ACROSS, y2)]
        points.append((x2, y2))
    yield points


def _line(points: Sequence[Point]) -> Drawing | None:
    if len(points) < 2:
        return None
    path = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return together(el("path", d=path, class_="move-edge"), el("path", d=path, class_="move-line"))

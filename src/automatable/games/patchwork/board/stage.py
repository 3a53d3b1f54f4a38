"""The board of the stage: time, quilt and the Automa's side in one drawing of a phone's width.

Its units are a phone's pixels. What is printed is the ground and never changes; what lies on it
comes by keys, so that only what an answer changed is exchanged.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, number, together
from automatable.games.patchwork.board.automas_side import ROW, column, line
from automatable.games.patchwork.board.outlook import after_advancing
from automatable.games.patchwork.board.quilt import (
    quilt_ground,
    quilt_hint,
    quilt_label,
    sewn_keyed,
)
from automatable.games.patchwork.board.shapes import CELL
from automatable.games.patchwork.board.track import SIX_ROWS, THREE_ROWS, Track, track_ground
from automatable.games.patchwork.quilt import SIZE

WIDTH = 390.0
MARGIN = 9.0
SIDE = SIZE * CELL
HEM = 4


@dataclass(frozen=True)
class Place:
    """Where a quilt lies, and how large its units are."""

    x: float
    y: float
    scale: float

    @property
    def transform(self) -> str:
        return f"translate({number(self.x)} {number(self.y)}) scale({number(self.scale)})"

    @property
    def right(self) -> float:
        return self.x + (SIDE + HEM) * self.scale

    @property
    def bottom(self) -> float:
        return self.y + (SIDE + HEM) * self.scale


TOP = THREE_ROWS.bottom + 14
ALONE = Place(12, TOP, 0.7)
"""The person's own quilt, with the Automa's side beside it."""
OF_TWO = {1: Place(12, TOP, 0.495), 2: Place(200, TOP, 0.495)}
"""Two persons: both quilts beside each other."""


def drawn_height(position: Mapping[str, Any]) -> float:
    """As high as the quilts need it; without one, as the time board and a line of figures."""
    quilts = [place.bottom for place in places(position).values()]
    return MARGIN + max(quilts, default=SIX_ROWS.bottom + MARGIN + ROW)


def ground(position: Mapping[str, Any]) -> Drawing:
    """What is printed: the time board and the linen of the quilts."""
    linen = (_on_quilt(quilt_ground(), place, seat) for seat, place in places(position).items())
    return together(track_ground(track_of(position)), *linen)


def keyed(position: Mapping[str, Any], words: Words) -> dict[str, Drawing]:
    """Everything that lies on the table, by its key."""
    lying = track_of(position).keyed(position)
    for seat, place in places(position).items():
        sewn = sewn_keyed(tuple(position[f"seat_{seat}"]["quilt"]))
        lying |= {f"{key}-{seat}": _on_quilt(drawn, place, seat) for key, drawn in sewn.items()}
    return lying | _automas(position, words)


def marks(position: Mapping[str, Any], words: Words, live: bool) -> Drawing:
    """The quilt as something to act on, with room for the patch in hand."""
    seat = position["to_move"]
    if not live or seat not in places(position):
        return Drawing()
    rows = position[f"seat_{seat}"]["quilt"]
    drawn = el(
        "g",
        el("rect", width=SIDE, height=SIDE, class_="quilt-touch"),
        el("g", class_="hard-cells", data_hard=""),
        el("g", class_="ghost", data_ghost=""),
        class_="quilt-live",
        role="application",
        aria_label=quilt_label(rows, "", words),
        data_quilt="",
        tabindex=0,
    )
    return _on_quilt(drawn, places(position)[seat], seat)


def advised(position: Mapping[str, Any], answer: str) -> Drawing:
    """What a player advises, where it would happen: the patch on the quilt, the way in time."""
    seat = position["to_move"]
    if answer == ">":
        return _advance(position)
    drawn = quilt_hint(answer.removesuffix("#"))
    place = places(position).get(seat)
    return _on_quilt(drawn, place, seat) if drawn and place else Drawing()


def _advance(position: Mapping[str, Any]) -> Drawing:
    track, here = track_of(position), position["time"][str(position["to_move"])]
    reach = after_advancing(dict(position)).reach
    return el(
        "g", track.way(here, reach), track.outline(reach, "hint-space"), class_="hint hint-advance"
    )


def under(position: Mapping[str, Any]) -> Drawing:
    """What fades: spaces that both have left."""
    return track_of(position).past(position)


def spaces(position: Mapping[str, Any]) -> dict[str, tuple[float, float]]:
    """The middles of the spaces of the time board, by the keys that moves name."""
    track = track_of(position)
    return {f"time-{space}": track.middle(space) for space in track.spaces}


def places(position: Mapping[str, Any]) -> dict[int, Place]:
    """The quilts that are followed, by seat, and where they lie."""
    seats = [seat for seat in (1, 2) if position[f"seat_{seat}"].get("quilt") is not None]
    return OF_TWO if len(seats) == 2 else dict.fromkeys(seats, ALONE)


def track_of(position: Mapping[str, Any]) -> Track:
    """Without a quilt the time board has all the room."""
    return THREE_ROWS if places(position) else SIX_ROWS


def _automas(position: Mapping[str, Any], words: Words) -> dict[str, Drawing]:
    if position["seat_2"]["kind"] != "automa":
        return {}
    if not places(position):
        return line(position, words, MARGIN, SIX_ROWS.bottom + MARGIN, WIDTH - 2 * MARGIN)
    x, top = ALONE.right + 9, TOP - HEM * ALONE.scale
    return column(position, words, x, top, ALONE.bottom, WIDTH - MARGIN - x)


def _on_quilt(drawn: Drawing, place: Place, seat: int) -> Drawing:
    return el("g", drawn, transform=place.transform, class_=f"on-quilt on-quilt-{seat}")

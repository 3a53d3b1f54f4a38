"""The time board in rows: three where a quilt lies below it, six where it has the room."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from automatable.core.drawing.svg import Drawing, el, number, together
from automatable.games.patchwork.board.icons import use
from automatable.games.patchwork.board.time_board import bottom_to_top, token_name
from automatable.games.patchwork.components import time_board

LEFT = 8.0
TOP = 9.0
GAP = 1.4
BEND = 5


@dataclass(frozen=True)
class Track:
    """Spaces of one size in rows that run to and fro."""

    across: int
    width: float
    height: float
    row: float
    """From one row to the next."""
    icon: float
    token: float
    counted: int
    """Every such space bears its number."""
    icon_up: float = 0
    number_down: float = 4

    @cached_property
    def spaces(self) -> range:
        return range(time_board().final_space + 1)

    @property
    def bottom(self) -> float:
        return TOP + self.row * ((len(self.spaces) - 1) // self.across) + self.height

    def middle(self, space: int) -> tuple[float, float]:
        """The middle of a space; every second row runs from right to left."""
        row, along = divmod(space, self.across)
        column = along if row % 2 == 0 else self.across - 1 - along
        x = LEFT + (self.width + GAP) * column + self.width / 2
        return x, TOP + self.row * row + self.height / 2

    def outline(self, space: int, look: str) -> Drawing:
        """A space as a shape."""
        (x, y), wide, high = self.middle(space), self.width, self.height
        left, top = x - wide / 2, y - high / 2
        return el("rect", x=left, y=top, width=wide, height=high, rx=4, class_=look)

    def way(self, start: int, end: int) -> Drawing:
        """The line over which a token went, space by space."""
        points = [" ".join(map(number, self.middle(space))) for space in range(start, end + 1)]
        return el("path", d="M" + "L".join(points), class_="track-way")

    # --- what is printed

    def ground(self) -> Drawing:
        """The spaces, the bends between rows, income, numbers."""
        bends = (self._bend(space) for space in self.spaces[self.across :: self.across])
        return el("g", *bends, *(self._space(space) for space in self.spaces), class_="track")

    def _space(self, space: int) -> Drawing:
        income = space in time_board().income_spaces
        numbered = space % self.counted == 0 and (self.counted == 1 or not income)
        return el(
            "g",
            self.outline(space, "track-space"),
            self._lying("button", space) if income else None,
            self._number(space) if numbered else None,
            data_space=space,
        )

    def _number(self, space: int) -> Drawing:
        x, y = self.middle(space)
        return el("text", str(space), x=x, y=y + self.number_down, class_="track-number")

    def _bend(self, space: int) -> Drawing:
        """A piece of tape from the end of a row to the beginning of the next."""
        x, y = self.middle(space)
        top = y - self.height / 2 - BEND
        return el("rect", x=x - BEND, y=top, width=2 * BEND, height=8, class_="track-bend")

    # --- what lies on it

    def keyed(self, position: Mapping[str, Any]) -> dict[str, Drawing]:
        """Leather patches, the level marker, and the tokens by the spaces on which they stand."""
        leather = {
            f"leather-{n}": self._lying("leather", n) for n in position["leather_spaces_left"]
        }
        marker = position["marker_space"]
        return {
            **leather,
            **({} if marker is None else {"marker": self._lying("marker", marker)}),
            **self._tokens(position),
        }

    def past(self, position: Mapping[str, Any]) -> Drawing:
        """Spaces that both have left: nothing happens there any more."""
        behind = range(min(position["time"].values()))
        return together(*(self.outline(space, "track-past") for space in behind))

    def _tokens(self, position: Mapping[str, Any]) -> dict[str, Drawing]:
        """On a shared space the one that moves first lies on top (PAT-BASE-TURN-02)."""
        bottom, top = bottom_to_top(dict(position))
        spaces = position["time"][str(bottom)], position["time"][str(top)]
        if spaces[0] == spaces[1]:
            lower, upper = self._token(position, bottom, 0), self._token(position, top, self.lift)
            return {f"time-{spaces[0]}": together(lower, upper)}
        return {
            f"time-{space}": self._token(position, seat, 0)
            for space, seat in zip(spaces, (bottom, top), strict=True)
        }

    @property
    def lift(self) -> float:
        """How far the upper of two tokens on a space lies above the lower."""
        return self.token / 3.5

    def _lying(self, name: str, space: int) -> Drawing:
        x, y = self.middle(space)
        return use(name, x - self.icon / 2, y - self.icon_up - self.icon / 2, self.icon)

    def _token(self, position: Mapping[str, Any], seat: int, lifted: float) -> Drawing:
        x, y = self.middle(position["time"][str(seat)])
        name, half = token_name(dict(position), seat), self.token / 2
        drawn = use(name, -half, -half, self.token)
        at = f"translate({number(x)} {number(y - lifted)})"
        return el("g", drawn, class_=f"token token-{seat}", transform=at, data_token=seat)


THREE_ROWS = Track(across=18, width=19.4, height=24, row=27, icon=16, token=25, counted=5)
SIX_ROWS = Track(
    across=9, width=40.2, height=38, row=42, icon=19, token=31, counted=1, icon_up=7, number_down=14
)


@cache
def track_ground(track: Track) -> Drawing:
    return track.ground()

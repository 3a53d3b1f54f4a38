"""The map: which hexes exist, what they touch, what is in reach, how far things are."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from automatable.core.files.data import Source
from automatable.core.hexmap import Hex, distances, neighbours
from automatable.games.age_of_innovation.components import Terrain, loaded

SIDES = ("1-3", "3-5")
RIVER = "river"
LETTERS = {
    "F": "forest", "M": "mountain", "D": "desert", "P": "plains",
    "L": "lake", "S": "swamp", "W": "wasteland", "~": RIVER,
}  # fmt: skip
INFINITE = 10**6
"""No path: more than any distance, and equal to itself (AOI-DIST-07)."""
SIX = 6
FARTHEST_JUMP = 3
MOST_SHIP = 4
"""Sailing 3 and round bonus 1 of a person."""


@dataclass(frozen=True)
class BoardFile:
    """One side of the board as its data file draws it."""

    format: int
    game: str
    side: str
    rows: tuple[str, ...]
    bridge_sites: tuple[tuple[str, str], ...]
    source: Source
    first_workshops: dict[Terrain, dict[str, str]]


@dataclass(frozen=True)
class Board:
    """One side of the board. Hexes are named by row letter and column: `B5`."""

    side: str
    places: Mapping[str, Hex]
    """All hexes in reading order (AOI-DIR-01)."""
    printed: Mapping[str, str]
    bridge_sites: tuple[tuple[str, str], ...]
    first_workshops: Mapping[str, Mapping[str, str]]

    @cached_property
    def order(self) -> dict[str, int]:
        """The place of each hex in reading order."""
        return {hex: i for i, hex in enumerate(self.places)}

    @cached_property
    def land(self) -> tuple[str, ...]:
        """All hexes that are not river, in reading order."""
        return tuple(hex for hex in self.places if self.printed[hex] != RIVER)

    @cached_property
    def touching(self) -> dict[str, tuple[str, ...]]:
        """The hexes that share an edge with a hex, rivers included."""
        named = {place: hex for hex, place in self.places.items()}
        return {
            hex: tuple(named[other] for other in neighbours(place) if other in named)
            for hex, place in self.places.items()
        }

    @cached_property
    def adjacent(self) -> dict[str, frozenset[str]]:
        """Land hexes that share an edge (AOI-REACH-01)."""
        return {
            hex: frozenset(h for h in self.touching[hex] if self.printed[h] != RIVER)
            for hex in self.land
        }

    @cached_property
    def in_reach(self) -> tuple[dict[str, frozenset[str]], ...]:
        """For each ship value, the land hexes in reach of a land hex (AOI-REACH-02).

        AOI-REACH-04
        """
        return tuple(
            {hex: self._reached(hex, ship) for hex in self.land} for ship in range(MOST_SHIP + 1)
        )

    @cached_property
    def apart(self) -> dict[str, tuple[frozenset[str], ...]]:
        """The land hexes 0, 1, 2 and 3 steps from a land hex, counted over any hexes."""
        return {hex: self._rings(hex) for hex in self.land}

    @cached_property
    def riverside(self) -> frozenset[str]:
        """Land that shares an edge with a river hex."""
        return frozenset(hex for hex in self.land if self.rivers[hex])

    @cached_property
    def rivers(self) -> dict[str, frozenset[str]]:
        """The river hexes that a land hex touches."""
        return {
            hex: frozenset(h for h in self.touching[hex] if self.printed[h] == RIVER)
            for hex in self.land
        }

    @cached_property
    def rim(self) -> frozenset[str]:
        """Land on the edge of the map: it does not touch six hexes."""
        return frozenset(hex for hex in self.land if len(self.touching[hex]) < SIX)

    @cached_property
    def facing(self) -> tuple[tuple[str, str], ...]:
        """Land hexes that face each other across an edge: bridges of the Moles (AOI-ON-BRG-03)."""
        pairs = (
            (a, b) for a in self.land for b in self.apart[a][2] if self.order[a] < self.order[b]
        )
        found = (p for p in pairs if len({*self.touching[p[0]]} & {*self.touching[p[1]]}) == 2)
        return tuple(sorted(found, key=self.in_order))

    def in_order(self, pair: tuple[str, str]) -> tuple[int, int]:
        """Where a pair of hexes stands in lists."""
        return self.order[pair[0]], self.order[pair[1]]

    def _rings(self, hex: str) -> tuple[frozenset[str], ...]:
        steps = distances([hex], self.touching.__getitem__)
        return tuple(
            frozenset(h for h, n in steps.items() if n == far and self.is_land(h))
            for far in range(FARTHEST_JUMP + 1)
        )

    def is_land(self, hex: str) -> bool:
        return self.printed.get(hex, RIVER) != RIVER

    def reading(self, hexes: Iterable[str]) -> list[str]:
        """The hexes in reading order."""
        return sorted(hexes, key=self.order.__getitem__)

    def distances(self, starts: Iterable[str], blocked: Collection[str]) -> dict[str, int]:
        """Steps from the nearest start to every hex that can be reached (AOI-DIST-02 to -06).

        Paths use rivers and land alike; they neither enter nor cross a blocked hex, but may
        begin on one.

        AOI-DIST-01, AOI-DIST-03, AOI-DIST-04, AOI-DIST-06, AOI-R-31
        """
        return distances(starts, lambda hex: (h for h in self.touching[hex] if h not in blocked))

    def shortest_path(self, start: str, end: str, blocked: Collection[str]) -> list[str]:
        """One shortest path with both ends; empty if there is none."""
        others = [hex for hex in blocked if hex != end]
        steps = self.distances([end], others)
        if start not in steps:
            return []
        path = [start]
        while path[-1] != end:
            near = [hex for hex in self.touching[path[-1]] if hex in steps]
            path.append(min(near, key=steps.__getitem__))
        return path

    def _reached(self, hex: str, ship: int) -> frozenset[str]:
        found = set(self.adjacent[hex])
        shore = {hex}
        for _ in range(ship):
            shore = {h for s in shore for h in self.touching[s] if self.printed[h] == RIVER}
            found |= {h for s in shore for h in self.touching[s] if self.printed[h] != RIVER}
        return frozenset(found - {hex})


@cache
def board(side: str) -> Board:
    """The side of the board by its name, `1-3` or `3-5`."""
    file = loaded(f"maps/{side}.toml", BoardFile)
    places: dict[str, Hex] = {}
    printed: dict[str, str] = {}
    for row, line in enumerate(file.rows):
        for column, letter in enumerate(line):
            if letter in LETTERS:
                hex = f"{'ABCDEFGHI'[row]}{column + 1}"
                places[hex] = Hex(row, 2 * column + row % 2)
                printed[hex] = LETTERS[letter]
    workshops = {str(terrain): letters for terrain, letters in file.first_workshops.items()}
    return Board(side, places, printed, file.bridge_sites, workshops)

"""The structure bonus tile: what it counts, and the coins for it (SCY-ON-SCO-02)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from automatable.games.scythe.map import ADJACENT, ENCOUNTERS, LAKES, REGIONS, TUNNELS
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.state import Person, State

DIRECTIONS = ((0, 2), (1, 1), (1, -1))
"""Row and doubled column of the three straight lines through a hex."""
_AT = {(region.row, region.x2): id for id, region in REGIONS.items()}


def structure_bonus(state: State, person: Person) -> int:
    """Coins for the tile; at a table of one's own the number that was reported at the end."""
    if not isinstance(person, PersonOnScreen) or state.decks is None:
        return person.structure_bonus
    tile = state.decks.tables.tiles[state.decks.tile]
    return tile.coins(counted(tile.id, person.structures.keys()))


def counted(tile: str, built: Iterable[str]) -> int:
    """How many of what a tile counts; control does not matter, and a mine is no tunnel."""
    return _COUNTS[tile](frozenset(built))


def _next_to(wanted: Iterable[str]) -> Callable[[frozenset[str]], int]:
    regions = frozenset(wanted)
    return lambda built: len(regions & _around(built))


def _around(built: frozenset[str]) -> set[str]:
    """Each once; a structure's own region only if it is adjacent to another one."""
    return {near for region in built for near in ADJACENT[region]}


def _on(wanted: Iterable[str]) -> Callable[[frozenset[str]], int]:
    regions = frozenset(wanted)
    return lambda built: len(regions & built)


def _longest_line(built: frozenset[str]) -> int:
    lines = [_line(built, start, step) for start in built for step in DIRECTIONS]
    return max(lines, default=0)


def _line(built: frozenset[str], start: str, step: tuple[int, int]) -> int:
    """How many structures follow each other from here on in one direction."""
    row, x2, length = REGIONS[start].row, REGIONS[start].x2, 0
    while _AT.get((row, x2)) in built:
        row, x2, length = row + step[0], x2 + step[1], length + 1
    return length


_COUNTS: dict[str, Callable[[frozenset[str]], int]] = {
    "lakes_next_to_structures": _next_to(LAKES),
    "tunnels_next_to_structures": _next_to(TUNNELS),
    "encounters_next_to_structures": _next_to(ENCOUNTERS),
    "structures_on_tunnels": _on(TUNNELS),
    "longest_line_of_structures": _longest_line,
    "structures_on_farms_or_tundras": _on(
        id for id, region in REGIONS.items() if region.terrain in ("farm", "tundra")
    ),
}

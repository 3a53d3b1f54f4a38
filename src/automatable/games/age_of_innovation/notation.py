"""What lies on the map: for drawings, and in one line for people to read.

`1-3 1 automa=B5w*,E10g person_1=C7wa person_2= tiles=C10L,D8L bridges=C7-D8`: side, ship
value, buildings (w g s p u, tower t, monument m; * marked, n neutral, a annex), terrain tiles.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from automatable.games.age_of_innovation.land import LETTERS

if TYPE_CHECKING:
    from automatable.games.age_of_innovation.on_screen.player import PersonOnScreen
    from automatable.games.age_of_innovation.state import State

_TYPES = {
    "w": "workshop", "g": "guild", "s": "school", "p": "palace", "u": "university",
    "t": "tower", "m": "monument",
}  # fmt: skip
_INITIAL = {type: letter for letter, type in _TYPES.items()}
TERRAIN = {terrain: letter for letter, terrain in LETTERS.items()}
_BUILDING = re.compile(r"([A-I]\d+)([wgsputm])([*na]*)")


@dataclass(frozen=True)
class Standing:
    """One building as it is drawn."""

    hex: str
    owner: str
    type: str
    marked: bool = False
    neutral: bool = False
    annex: bool = False


@dataclass(frozen=True)
class Layout:
    """Everything that lies on the map."""

    side: str
    ship: int
    buildings: tuple[Standing, ...]
    tiles: dict[str, str]
    bridges: tuple[tuple[str, str], ...]
    persons: int = 1

    def seat_name(self, who: str) -> str:
        """The message key of an owner: `person` when there is only one."""
        return "person" if who == "person_1" and self.persons == 1 else who


def layout(state: State) -> Layout:
    """The map of a state, everything in reading order."""
    order = state.board.reading
    hers = [
        Standing(hex, "automa", found.type, marked=found.marked)
        for hex in order(state.automa_buildings)
        for found in [state.automa_buildings[hex]]
    ]
    theirs = [
        Standing(hex, f"person_{b.person}", b.type, neutral=b.neutral, annex=bool(b.annex))
        for hex in order(state.person_buildings)
        for b in [state.person_buildings[hex]]
    ]
    return Layout(
        state.board_side,
        state.ship,
        (*hers, *theirs),
        {hex: state.terrain_tiles[hex] for hex in order(state.terrain_tiles)},
        tuple(state.bridges),
        len(state.people),
    )


def write_layout(state: State) -> str:
    """The map of a state as one line."""
    shown = layout(state)
    sides = {"automa": [], "person_1": [], "person_2": []}  # type: dict[str, list[str]]
    for found in shown.buildings:
        sides[found.owner].append(write_standing(found))
    words = [f"{owner}={','.join(found)}" for owner, found in sides.items()]
    tiles = ",".join(f"{hex}{TERRAIN[terrain]}" for hex, terrain in shown.tiles.items())
    bridges = ",".join(f"{a}-{b}" for a, b in shown.bridges)
    return " ".join([shown.side, str(shown.ship), *words, f"tiles={tiles}", f"bridges={bridges}"])


def write_position(state: State) -> str:
    """A whole position in one line for people to read: what changes from turn to turn."""
    knows = " ".join(
        f"{who}={'/'.join(map(str, levels.values()))}" for who, levels in state.knowledge.items()
    )
    deck = state.deck
    own = [] if state.player is None else [_own(state.player)]
    return " | ".join(
        [
            f"round {state.round} {state.phase} {state.to_move} passed={','.join(state.passed)}",
            write_layout(state),
            f"{knows} scholars={state.scholars_left}",
            f"points={state.points_automa} drawn={'.'.join(map(str, deck.drawn))} left={deck.left}",
            f"power={_row(state.power_actions_covered)} book={_row(state.book_actions_covered)}"
            f" innovations={_row(state.innovations)}",
            *own,
        ]
    )


def _own(player: PersonOnScreen) -> str:
    """What the person has in hand, in a game on screen."""
    hand = f"{player.stage} {player.points} coins={player.coins} tools={player.tools}"
    hand += f" scholars={player.scholars} books={'/'.join(map(str, player.books.values()))}"
    bowls = "/".join(map(str, player.bowls))
    tracks = f"bowls={bowls} sailing={player.sailing} spade={player.tools_per_spade}"
    tiles = [player.palace or "-", *player.competencies, *player.innovations, *player.city_tiles]
    return f"{hand} {tracks} keys={player.keys} tiles={_row(tiles)} used={_row(player.used)}"


def _row(items: Iterable[int | str]) -> str:
    return ",".join(map(str, items))


def write_standing(found: Standing) -> str:
    """One building: `B5w*`, `C7ga`."""
    signs = "*" * found.marked + "n" * found.neutral + "a" * found.annex
    return f"{found.hex}{_INITIAL[found.type]}{signs}"


def read_standing(word: str, owner: str) -> Standing | None:
    """The building a word describes; none if it is no such word."""
    found = _BUILDING.fullmatch(word)
    if found is None:
        return None
    hex, type, signs = found.groups()
    return Standing(hex, owner, _TYPES[type], "*" in signs, "n" in signs, "a" in signs)

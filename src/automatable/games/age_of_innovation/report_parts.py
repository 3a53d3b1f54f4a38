"""What all reports share: the parts they are made of, and land to report about."""

from __future__ import annotations

from automatable.core.errors import Refused
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.replies import Part, Reply, one_of
from automatable.games.age_of_innovation.components import BUILDINGS, DISCIPLINES, TERRAINS
from automatable.games.age_of_innovation.state import State

HEX = Part(r"[A-I]\d+", kind="hex")
DISCIPLINE = one_of(DISCIPLINES, kind="discipline")
BUILDING = one_of(BUILDINGS, kind="building")
TERRAIN = one_of(TERRAINS, kind="terrain")


def flag(word: str) -> Part:
    """A word that stands there or not."""
    return Part(word, lambda state, text: True, lambda value: word)


class Report(Reply[State]):
    """One line of a person."""


class Change(Report):
    """Something that has changed on the table."""

    def do(self, state: State, log: Log) -> None:
        raise NotImplementedError


def check_land(state: State, hex: str) -> None:
    if hex not in state.board.places:
        raise Refused("no_such_hex", hex=hex)
    if not state.board.is_land(hex):
        raise Refused("river", hex=Ref("hex", hex))


def lay_tile(state: State, hex: str, terrain: str) -> None:
    """The present terrain of a hex; no tile is needed where it is printed."""
    state.terrain_tiles.pop(hex, None)
    if state.board.printed[hex] != terrain:
        state.terrain_tiles[hex] = terrain


def seat(state: State) -> str:
    """Whoever reports, as the log names them."""
    return state.seat_name(state.to_move)

"""How the Automa's mechs move: each along its row, past the person's mech (EXP-MOV)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from automatable.games.expeditions.components import MechName, board
from automatable.games.expeditions.state import State


def way_ahead(state: State, mech: MechName) -> Iterator[str]:
    """The locations ahead in order, with the jump at the end of the row.

    EXP-MOV-01, EXP-MOV-02, EXP-MOV-03, EXP-MOV-07, EXP-R-01
    """
    row, step = board().rows[mech], board().mech[mech].step
    here = row.index(state.mechs[mech])
    return (row[(here + step * i) % len(row)] for i in range(1, len(row)))


def counted_ahead(state: State, mech: MechName) -> Iterator[str]:
    """The same without the person's location, which is ignored (EXP-MOV-05)."""
    return (place for place in way_ahead(state, mech) if place != state.person_mech)


def window(state: State, mech: MechName) -> list[str]:
    """The next 0-3 locations: the mech's own and the three that follow (EXP-TGT-03, EXP-TGT-04).

    If a correction has put both mechs on one location, that one is left out (EXP-R-02).
    """
    own = [state.mechs[mech]] if state.mechs[mech] != state.person_mech else []
    return [*own, *islice(counted_ahead(state, mech), board().search_range)]


def distance_end(state: State, mech: MechName, arrows: int) -> str:
    """Where a move by the distance line ends (EXP-DST-01, EXP-DST-02)."""
    return list(islice(counted_ahead(state, mech), arrows))[-1]


def passes_person(state: State, mech: MechName, end: str) -> bool:
    """Whether the person's location lies between the mech and this end."""
    if end == state.mechs[mech]:
        return False
    way = list(way_ahead(state, mech))
    return state.person_mech in way[: way.index(end)]

"""The light way: which facts of the board a decision rests on, and which of them are not known.

Where a person reports nothing, every fact that they may have changed since their last turn is
in doubt, unless it cannot change any more: a building stays, a tile that was taken is gone. A
decision names the facts that it reads before it reads them (`need`); if one is in doubt, it stops
with `Unseen`, the fact is asked for, and the decision is made again.

AOI-LIGHT-01, AOI-LIGHT-02
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from heapq import heappop, heappush
from typing import Any, TypeAlias

from automatable.core.turns.choice import Filter
from automatable.games.age_of_innovation.components import DISCIPLINES, base_game
from automatable.games.age_of_innovation.land import INFINITE
from automatable.games.age_of_innovation.state import State

Reads: TypeAlias = Callable[[Any], Iterable[str]]
"""What a filter reads about the options that are left."""
MAP, TRACKS, BOTH = ("built", "type"), ("level", "space"), "both"
GROWS = ("workshop", "guild", "school")
"""Buildings that can become others."""


class Unseen(Exception):
    """A decision rests on facts that nobody has reported since the person's last turn."""

    def __init__(self, why: str, facts: Sequence[str]) -> None:
        super().__init__(why, facts)
        self.why, self.facts = why, tuple(facts)


def need(state: State, why: str, facts: Iterable[str]) -> None:
    """Go on if all these facts are known; raises `Unseen` with those that are not.

    A fact is two words: `built C7` (whether a person's building stands there), `type C7` (which
    one it is), `level law`, `space law` (the scholars below it).
    """
    if not state.light:
        return
    doubtful = [fact for fact in dict.fromkeys(facts) if not is_known(state, fact)]
    if doubtful:
        raise Unseen(why, doubtful)


def doubt(state: State, changed: str) -> None:
    """The person has changed the `map`, `knowledge`, `both` or `nothing`."""
    lost = {"map": MAP, "knowledge": TRACKS, BOTH: (*MAP, *TRACKS)}.get(changed, ())
    state.seen[:] = [fact for fact in state.seen if fact.split()[0] not in lost]


def doubt_space(state: State, discipline: str) -> None:
    """She has taken the space that was reported: whether another one is free was not."""
    state.seen[:] = [fact for fact in state.seen if fact != f"space {discipline}"]


def is_fact(state: State, text: str) -> bool:
    """Whether a text names a fact of this table."""
    kind, _, what = text.partition(" ")
    things = DISCIPLINES if kind in TRACKS else state.board.land
    return kind in _SETTLED and what in things


def is_known(state: State, fact: str) -> bool:
    kind, what = fact.split()
    return fact in state.seen or _SETTLED[kind](state, what)


def looked(state: State, why: str, narrowing: Filter, facts: Reads) -> Filter:
    """A filter that first makes sure of the facts that it reads about the options left."""
    if not state.light:
        return narrowing

    def narrow(left: Sequence[Any]) -> Sequence[Any]:
        need(state, why, facts(left))
        return narrowing.narrow(left)

    return replace(narrowing, narrow=narrow)


# --- what cannot change any more


def _is_taken(state: State, hex: str) -> bool:
    return not state.is_empty(hex)


def _is_grown(state: State, hex: str) -> bool:
    """A building that stays what it is, with its annex."""
    found = state.person_buildings.get(hex)
    return found is not None and found.type not in GROWS and bool(found.annex)


def _is_on_top(state: State, discipline: str) -> bool:
    level = state.knowledge[state.persons[0]][discipline]
    return level == base_game().knowledge.top


def _is_full(state: State, discipline: str) -> bool:
    return None not in state.scholar_spaces[discipline]


_SETTLED: dict[str, Callable[[State, str], bool]] = {
    "built": _is_taken,
    "type": _is_grown,
    "level": _is_on_top,
    "space": _is_full,
}


# --- spaces of the map


def built(state: State, hexes: Iterable[str]) -> list[str]:
    """Whether a person's building stands there; none ever stands on a river.

    Of her options only those that are left at the end are asked for: filters keep the best, and if
    one of these is free, they are the best of the free ones, too.
    """
    return [f"built {hex}" for hex in state.board.reading(hexes) if state.board.is_land(hex)]


def nearer(state: State, options: Collection[str]) -> list[str]:
    """Where a building would bring an option as close to a person as the closest (AOI-DIST-08).

    A building that is not known can only make the way from a space to the persons shorter.
    """
    steps = state.distances(state.person_buildings)
    known = {hex: steps.get(hex, INFINITE) for hex in options}
    closest = min(known.values())
    near: set[str] = set()
    for hex, distance in known.items():
        around = state.distances([hex])
        radius = min(distance - 1, closest)
        near |= {other for other, n in around.items() if n <= radius and other != hex}
    return built(state, near)


def way(state: State, start: str, ends: Collection[str]) -> list[str]:
    """A shortest way to one of the ends, with as little in doubt as possible (AOI-DIST-05).

    A building that is not known can only make a way longer: what is between stays free, or not.
    """
    best: dict[str, tuple[int, int]] = {start: (0, 0)}
    queue: list[tuple[int, int, str, tuple[str, ...]]] = [(0, 0, start, ())]
    while queue:
        steps, doubts, hex, path = heappop(queue)
        if hex in ends:
            return built(state, path)
        for other in state.board.touching[hex]:
            if other in state.person_buildings:
                continue
            inside = other not in ends
            cost = (steps + 1, doubts + (inside and _is_in_doubt(state, other)))
            if other not in best or cost < best[other]:
                best[other] = cost
                heappush(queue, (*cost, other, (*path, other) if inside else path))
    return []


def _is_in_doubt(state: State, hex: str) -> bool:
    return state.board.is_land(hex) and not is_known(state, f"built {hex}")


# --- power


def around(state: State, hex: str) -> list[str]:
    """What the power offered on a space rests on: the buildings beside it, and which they are."""
    beside = state.board.reading(state.adjacent(hex))
    types = [f"type {other}" for other in beside if other in state.person_buildings]
    return [*built(state, beside), *types]


def beside_workshops(state: State, options: Collection[str]) -> Iterator[str]:
    """Whether workshops lie beside a person's building, where none is known (AOI-UPG-04).

    With what the next method will read about those that do, so that it is asked only once.
    """
    workshops = [hex for hex in options if state.automa_buildings[hex].type == "workshop"]
    sure = [
        hex
        for hex in workshops
        if not state.person_buildings.keys().isdisjoint(state.adjacent(hex))
    ]
    for hex in workshops:
        if hex not in sure:
            yield from built(state, state.adjacent(hex))
    if len(sure or options) > 1:
        yield from least_offered(state, sure or options)


def least_offered(state: State, options: Collection[str]) -> Iterator[str]:
    """Around the options with the least known power; it can only have grown (AOI-UPG-05)."""
    least = min(state.power_offered(hex) for hex in options)
    for hex in options:
        if state.power_offered(hex) == least:
            yield from around(state, hex)


def all_offered(state: State, options: Iterable[str]) -> Iterator[str]:
    for hex in options:
        yield from around(state, hex)

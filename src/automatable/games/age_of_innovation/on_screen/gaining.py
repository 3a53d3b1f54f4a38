"""What a tile or an action gives, one gain after the other (AOI-ON-GEN-07).

Each chapter says by `gives` what a gain of its kind does, and by `possible` when it cannot be had
at all; so a city tile may give spades, and a workshop built with them another city.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from automatable.core.turns.procedure import Procedure
from automatable.games.age_of_innovation.on_screen.context import PersonTurn

Giving: TypeAlias = Callable[[PersonTurn, int, str], Procedure[None]]
"""Of the turn, the amount and the line of the score sheet."""
Possible: TypeAlias = Callable[[PersonTurn], bool]
GIVING: dict[str, Giving] = {}
_POSSIBLE: dict[str, Possible] = {}
RESOURCES = ("coins", "tools", "scholars", "power")


def gives(kind: str, possible: Possible | None = None) -> Callable[[Giving], Giving]:
    """Say what a gain of this kind does, and when it is wholly impossible (AOI-ON-TURN-05)."""

    def register(giving: Giving) -> Giving:
        GIVING[kind] = giving
        if possible is not None:
            _POSSIBLE[kind] = possible
        return giving

    return register


def can_have(turn: PersonTurn, gains: Mapping[str, int]) -> bool:
    """Whether nothing among the gains is wholly impossible (AOI-ON-TURN-05)."""
    return all(_POSSIBLE[kind](turn) for kind in gains if kind in _POSSIBLE)


def gain_all(turn: PersonTurn, gains: Mapping[str, int], source: str) -> Procedure[None]:
    """One after the other, in the order of the data."""
    for kind, n in gains.items():
        if kind in RESOURCES:
            turn.gain(kind, n, "AOI-ON-GEN-03")
        elif kind == "points":
            turn.score(source, n, "AOI-ON-GEN-03")
        else:
            yield from GIVING[kind](turn, n, source)


@gives("points_per_guild")
def _per_guild(turn: PersonTurn, n: int, source: str) -> Procedure[None]:
    yield from _points(turn, source, n * turn.count("guild"))


@gives("points_per_workshop")
def _per_workshop(turn: PersonTurn, n: int, source: str) -> Procedure[None]:
    yield from _points(turn, source, n * turn.count("workshop"))


@gives("points_per_school")
def _per_school(turn: PersonTurn, n: int, source: str) -> Procedure[None]:
    yield from _points(turn, source, n * turn.count("school"))


@gives("points_per_palace_or_university")
def _per_palace(turn: PersonTurn, n: int, source: str) -> Procedure[None]:
    yield from _points(turn, source, n * turn.count("palace", "university"))


@gives("points_per_city_tile")
def _per_city_tile(turn: PersonTurn, n: int, source: str) -> Procedure[None]:
    yield from _points(turn, source, n * len(turn.player.city_tiles))


@gives("points_lowest_level")
def _lowest(turn: PersonTurn, n: int, source: str) -> Procedure[None]:
    yield from _points(turn, source, n * min(turn.levels.values()))


@gives("points_two_highest")
def _two_highest(turn: PersonTurn, n: int, source: str) -> Procedure[None]:
    yield from _points(turn, source, n * sum(sorted(turn.levels.values())[-2:]))


def _points(turn: PersonTurn, source: str, points: int) -> Procedure[None]:
    turn.score(source, points, "AOI-ON-TILE-02")
    return
    yield


@gives("annexes")
def _annexes(turn: PersonTurn, n: int, source: str) -> Procedure[None]:
    turn.player.annexes += n
    turn.tell("aoi-on_annexes", "AOI-ON-ANX-01", n=n)
    return
    yield


@gives("tokens_to_bowl_3")
def _tokens(turn: PersonTurn, n: int, source: str) -> Procedure[None]:
    """New power tokens go into bowl III (AOI-ON-POW-03)."""
    turn.player.bowls[2] += n
    turn.tell("aoi-on_tokens", "AOI-ON-POW-03", n=n)
    return
    yield


@gives("another_action")
def _another_action(turn: PersonTurn, n: int, source: str) -> Procedure[None]:
    """The question `turn` is asked again (AOI-ON-SPC-03, AOI-ON-FAC-12)."""
    turn.goes_on = True
    return
    yield

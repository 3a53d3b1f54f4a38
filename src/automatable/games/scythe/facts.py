"""Every fact of Scythe that can be corrected (SCY-HUM-01): those with a rank, in that order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from automatable.core.drawing.screens import Fact
from automatable.core.matches.match import Match
from automatable.core.state.declaring import LAST
from automatable.core.state.members import Member, may_be_none, members
from automatable.games.scythe.notation import CARDS, TEXT, kind_of
from automatable.games.scythe.position import FACTS
from automatable.games.scythe.state import Automa, Person, State

_YES_NO = ("yes", "no")


def facts(match: Match[State]) -> Iterator[Fact]:
    """Every fact the game tracks, in the order in which mistakes happen."""
    position = FACTS.stored(match.state)
    for side in reversed(match.state.sides.values()):
        told = position["sides"][side.faction]
        seat = {"seat": match.state.seat_name(side.faction)}
        for member in _ranked(type(side)):
            path = f"sides.{side.faction}.{member.name}"
            yield _fact(member, path, told[member.name], side).told(seat)
    for member in _ranked(State):
        yield _fact(member, member.name, position[member.name], None)


def _by_rank(shape: Any) -> tuple[Member, ...]:
    found = [member for member in members(shape) if member.told.rank != LAST]
    return tuple(sorted(found, key=lambda member: member.told.rank))


_ranked: Callable[[Any], tuple[Member, ...]] = cache(_by_rank)


def _fact(member: Member, path: str, value: Any, side: Person | Automa | None) -> Fact:
    label, kind = f"fact-{member.name}", kind_of(member)
    if isinstance(value, bool):
        return Fact(path, label, kind.write(value), _YES_NO)
    if value is None or isinstance(value, int):
        at_table = isinstance(side, Person) and not side.on_screen
        return Fact(path, label, value, counted=at_table and may_be_none(member.hint))
    rows = None if member.told.rows is None else member.told.rows(value)
    signs = side is not None and kind not in (TEXT, CARDS)
    return Fact(path, label, kind.write(value), notation=signs, rows=rows)

"""What a few free conversions, or free spades, put within reach (AOI-ON-VIEW-04).

A chain is a list of answers that end in a main action; every one stays an answer of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache

from automatable.games.age_of_innovation.components import DISCIPLINES
from automatable.games.age_of_innovation.on_screen.components import places, side
from automatable.games.age_of_innovation.on_screen.context import PersonTurn
from automatable.games.age_of_innovation.on_screen.conversions import BURN, BURNT
from automatable.games.age_of_innovation.on_screen.player import scholar_pool
from automatable.games.age_of_innovation.on_screen.reach import path
from automatable.games.age_of_innovation.on_screen.upgrading import PATHS

LOST = {"burn": 1, "scholar": 2, "tool": 2, "book": 4}
"""What a sacrifice loses, and a conversion downwards, counted in power."""


@dataclass(frozen=True)
class Wanted:
    """What an action takes: of each resource, and books of a colour among them."""

    cost: Mapping[str, int]
    books: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class _Way:
    """How much is converted by each means."""

    burns: int
    by_scholars: int
    by_tools: int
    by_books: int

    @property
    def lost(self) -> int:
        return (
            self.burns * LOST["burn"]
            + self.by_scholars * LOST["scholar"]
            + self.by_tools * LOST["tool"]
            + self.by_books * LOST["book"]
        )


def wanted(turn: PersonTurn, text: str, cost: Mapping[str, int]) -> Wanted:
    """What an answer takes now; spades of the Goblins pay for the workshop (AOI-ON-TRF-04)."""
    verb, *rest = text.split()
    found = dict(cost)
    if verb == "build":
        spades = len(path(turn.state.terrain(rest[0]), turn.home))
        found["coins"] = max(0, found["coins"] - spades * turn.faction.coins_per_spade)
    return Wanted(found, places()[rest[0]].needs if verb == "innovation" else {})


def conversions_for(turn: PersonTurn, goal: Wanted) -> list[str] | None:
    """The cheapest conversions after which it can be paid: least is lost, then fewest.

    None where no conversions suffice.
    """
    player, cost = turn.player, goal.cost
    short = {what: max(0, n - turn.has(what)) for what, n in cost.items()}
    books = _missing_books(turn, goal)
    scholars = short.get("scholars", 0)
    if scholars > scholar_pool(turn.state):
        return None
    rates = _rates()
    power = cost.get("power", 0) + scholars * rates["scholars"] + len(books) * rates["books"]
    spare = {what: max(0, turn.has(what) - cost.get(what, 0)) for what in ("scholars", "tools")}
    spare["books"] = 0 if cost.get("books") else player.books_in_hand
    tools, coins = short.get("tools", 0), short.get("coins", 0)
    ways = []
    for x in range(min(spare["scholars"], tools) + 1):
        for y in range(min(spare["tools"], coins) + 1):
            for z in range(min(spare["books"], coins - y) + 1):
                needed = power + (tools - x) * rates["tools"] + (coins - y - z) * rates["coins"]
                burns = max(0, needed - player.bowls[2])
                if burns * BURNT <= player.bowls[1]:
                    ways.append(_Way(burns, x, y, z))
    if not ways:
        return None
    best = min(ways, key=lambda way: (way.lost, way.burns))
    return list(_texts(turn, best, scholars, books, tools, coins))


def _missing_books(turn: PersonTurn, goal: Wanted) -> list[str]:
    """A discipline for each book that is missing; of any colour the first one."""
    have = turn.player.books
    fixed = [d for d, n in goal.books.items() for _ in range(max(0, n - have[d]))]
    missing = goal.cost.get("books", 0) - turn.player.books_in_hand
    return fixed + [DISCIPLINES[0]] * max(0, missing - len(fixed))


@cache
def _rates() -> dict[str, int]:
    """Power for one of each (AOI-ON-CONV-01)."""
    by_power = [conversion for conversion in side().conversion if "power" in conversion.pay]
    return {what: conversion.pay["power"] for conversion in by_power for what in conversion.gain}


def _texts(
    turn: PersonTurn, way: _Way, scholars: int, books: list[str], tools: int, coins: int
) -> Iterator[str]:
    """One unit an answer, sacrifices first."""
    yield from [BURN] * way.burns
    yield from ["convert power scholar"] * scholars
    yield from (f"convert power book {discipline}" for discipline in books)
    yield from ["convert power tool"] * (tools - way.by_scholars)
    yield from ["convert scholar tool"] * way.by_scholars
    yield from ["convert power coin"] * (coins - way.by_tools - way.by_books)
    yield from ["convert tool coin"] * way.by_tools
    owned = [d for d in DISCIPLINES for _ in range(turn.player.books[d])]
    most_first = sorted(owned, key=lambda d: -turn.player.books[d])
    yield from (f"convert book {discipline} coin" for discipline in most_first[: way.by_books])


def dear(turn: PersonTurn, near: frozenset[str]) -> Iterator[str]:
    """Main actions that could be wished for, payable or not: `near` are empty spaces in reach."""
    board = turn.state.board
    yield from (f"build {hex}" for hex in board.reading(near))
    for hex in board.reading(turn.own):
        building = turn.own[hex]
        for type in () if building.neutral else PATHS.get(building.type, ()):
            yield f"upgrade {hex} {type}"
    yield from ("sailing", "terraforming")
    yield from (f"innovation {place}" for place in turn.state.innovations)
    for discipline in DISCIPLINES:
        yield from (f"scholar {discipline} {space}" for space in ("3", "2"))
    yield from (f"power {n}" for n in range(1, 7))
    yield from (f"book {n}" for n in range(1, 4))

"""What must hold in every game beyond what the game itself calls impossible.

A game's own validator could have the same blind spot as its rules, so these say it again from
the outside: what never goes down, which pieces exist, what the instructions told so far add up to
(a person who follows them with real pieces must end up with the same position), and the points by
the letter of the rulebook.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from automatable.core.game import games
from automatable.core.matches.match import Match
from automatable.core.turns.events import Event
from automatable.kit.game import KitGame

Told = Iterator[tuple[str, int, int]]
"""What it is about, what the instructions add up to, and what the state says."""


def nothing(*_: Any) -> Iterator[Any]:
    return iter(())


@dataclass(frozen=True)
class Invariants:
    """What a game promises in every match that is played by its rules."""

    growing: Callable[[Any], Mapping[str, int]] = lambda _: {}
    """Numbers that never go down."""
    impossible: Callable[[Any], Iterable[str]] = nothing
    """Sentences on what is wrong with a state; none for a good one."""
    told: Callable[[Match[Any]], Told] = nothing
    points: Callable[[Any], Mapping[int, int]] = lambda _: {}
    """Points by seat, at the end."""


@cache
def invariants_of(game: str) -> Invariants:
    """Those of `tests/trust/invariants/GAME.py`; a game without such a file promises nothing.

    Games from files have theirs in common.
    """
    if isinstance(games().get(game), KitGame):
        from tests.trust.invariants.kit import invariants_of_file

        return invariants_of_file(game)
    try:
        found: Invariants = import_module(f"{__name__}.{game}").INVARIANTS
    except ModuleNotFoundError:
        return Invariants()
    return found


def summed(events: Iterable[Event], kind: str, name: str = "n", **wanted: Any) -> int:
    """What the events of a kind add up to."""
    return sum(
        int(str(event.args[name]))
        for event in events
        if event.kind == kind and wanted.items() <= event.args.items()
    )


def counted(events: Iterable[Event], *kinds: str, **wanted: Any) -> int:
    """How many events of these kinds there were."""
    return sum(event.kind in kinds and wanted.items() <= event.args.items() for event in events)


def deck_mistakes(cards: Iterable[int], drawn: list[int], left: int) -> Iterator[str]:
    """Every card of a deck exists once: drawn, or still to come."""
    if len(set(drawn)) < len(drawn) or not set(drawn) <= set(cards):
        yield f"cards drawn: {drawn}"
    if left < 0:
        yield f"{left} cards left in the draw pile"

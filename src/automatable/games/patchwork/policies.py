"""Reference players for a person's seat: simple, exactly defined, good for comparing (PAT-LAB-10).

A policy picks one of the legal actions. Chance is passed in as `below`: `below(n)` is a random
number 0 <= x < n, so that whoever plays the game decides where its numbers come from.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from automatable.games.patchwork.actions import FIRST_BUY
from automatable.games.patchwork.quilt import CELLS, ORIENTATIONS
from automatable.games.patchwork.state import State

Below: TypeAlias = Callable[[int], int]
Policy: TypeAlias = Callable[[State, Sequence[int], Below], int]


def uniform(state: State, legal: Sequence[int], below: Below) -> int:
    """Every legal action is equally likely."""
    return legal[below(len(legal))]


def advance(state: State, legal: Sequence[int], below: Below) -> int:
    """Always advances; leather patches go onto the lowest free cell.

    Both have the lowest id of all that is legal at that moment (PAT-LAB-02, PAT-LAB-04).
    """
    return legal[0]


def greedy(state: State, legal: Sequence[int], below: Below) -> int:
    """Buys the patch with the most cells, at its lowest action id; else as `advance`."""
    purchases = [action for action in legal if action >= FIRST_BUY]
    if not purchases:
        return legal[0]
    cells = [patch.cells for patch in state.known_window]
    return max(purchases, key=lambda action: (cells[slot(action)], -action))


def slot(action: int) -> int:
    """Which of the next three patches an action buys."""
    return (action - FIRST_BUY) // (ORIENTATIONS * CELLS)


POLICIES: Mapping[str, Policy] = {"uniform": uniform, "advance": advance, "greedy": greedy}

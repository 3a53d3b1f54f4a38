"""A player that answers at once: it looks at every legal decision and takes the most valuable.

What a decision is worth is a sum over the position after it: buttons, income still to come,
covered cells, time left, and how tidy the quilt is. Each term has a weight, in hundredths of
a point, and most have a second one for how much more it counts early in the game. Everything
is whole numbers, so that the laboratory's kernel comes to exactly the same answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from automatable.games.patchwork.actions import ADVANCE, FIRST_BUY, legal_actions
from automatable.games.patchwork.components import Patch, time_board
from automatable.games.patchwork.movement import crossed
from automatable.games.patchwork.policies import Below, slot
from automatable.games.patchwork.quilt import (
    CELLS,
    ORIENTATIONS,
    SIZE,
    has_square,
    placement,
)
from automatable.games.patchwork.state import FINAL, Person, State


class Weights(NamedTuple):
    """Hundredths of a point; `early` weights are reached on the first space, less so later."""

    button: int
    button_early: int
    income: int
    cell: int
    time: int
    time_early: int
    edge: int
    edge_early: int
    tile: int
    again: int


WEIGHTS = Weights(
    button=97, button_early=146, income=146, cell=146, time=114, time_early=132,
    edge=26, edge_early=23, tile=1118, again=17,
)  # fmt: skip
"""Found by `automatable.lab.patchwork.research.tuning`: the most wins at levels III to V."""

_ALL = (1 << CELLS) - 1
_COLUMN = sum(1 << SIZE * row for row in range(SIZE))
NOT_LAST = _ALL & ~(_COLUMN << (SIZE - 1))
"""All cells that have a neighbour on the right."""
NOT_LOWEST = _ALL >> SIZE
"""All cells that have a neighbour below."""


def edges(mask: int) -> int:
    """Where a covered cell lies beside a free one: the longer this border, the harder to fill."""
    beside = (mask ^ mask >> 1) & NOT_LAST
    below = (mask ^ mask >> SIZE) & NOT_LOWEST
    return beside.bit_count() + below.bit_count()


@dataclass(frozen=True)
class Worth:
    """What one decision is worth, term by term, in hundredths of a point times 53."""

    action: int
    terms: dict[str, int]

    @property
    def total(self) -> int:
        return sum(self.terms.values())

    def points(self) -> dict[str, float]:
        """The terms in points, as a person reads them."""
        return {name: value / FINAL / 100 for name, value in self.terms.items()}


def planner(state: State, legal: Sequence[int], below: Below) -> int:
    """The policy; equal values go to the lowest action id."""
    return best(state, legal).action


def best(state: State, legal: Sequence[int] | None = None, weights: Weights = WEIGHTS) -> Worth:
    """The most valuable decision and why."""
    return max(
        worths(state, legal_actions(state) if legal is None else legal, weights),
        key=lambda worth: (worth.total, -worth.action),
    )


def worths(state: State, legal: Sequence[int], weights: Weights = WEIGHTS) -> Iterator[Worth]:
    """The value of every decision."""
    person = state.person(state.to_move)
    assert person.quilt is not None
    for action in legal:
        if state.leather_to_place:
            mask = person.quilt.mask | 1 << (action - 1)
            left = FINAL - state.time[state.to_move - 1]
            tidy = {"tile": _tile(state, mask, weights), "edges": _edges(mask, left, weights)}
            yield Worth(action, tidy)
        else:
            yield Worth(action, _turn(state, person, action, weights))


def _turn(state: State, person: Person, action: int, weights: Weights) -> dict[str, int]:
    """An ordinary turn: what the position after it holds."""
    assert person.quilt is not None
    start, other = state.time[state.to_move - 1], state.time[2 - state.to_move]
    buttons, income, covered, mask = person.buttons, person.income, person.covered, 0
    if action == ADVANCE:
        end = min(FINAL, other + 1)
        buttons += end - start
    else:
        patch = state.known_window[slot(action)]
        end = min(FINAL, start + patch.time_cost)
        buttons -= patch.button_cost
        income += patch.printed_buttons
        covered += patch.cells
        mask = _covers(patch, action)
    buttons += income * len(crossed(time_board().income_spaces, start, end))
    covered += _leather(state, start, end)
    left = FINAL - end
    ahead = sum(space > end for space in time_board().income_spaces)
    mask |= person.quilt.mask
    return {
        "buttons": buttons * _then(weights.button, weights.button_early, left),
        "income": income * ahead * weights.income * FINAL,
        "cells": covered * weights.cell * FINAL,
        "time": left * _then(weights.time, weights.time_early, left),
        "again": weights.again * FINAL if end <= other else 0,
        "tile": _tile(state, mask, weights),
        "edges": _edges(mask, left, weights),
    }


def _then(weight: int, early: int, left: int) -> int:
    """A weight when so much time is left, times 53."""
    return weight * FINAL + early * left


def _edges(mask: int, left: int, weights: Weights) -> int:
    return -edges(mask) * _then(weights.edge, weights.edge_early, left)


def _tile(state: State, mask: int, weights: Weights) -> int:
    """The 7x7 bonus, if it is still there and this completes a square."""
    return weights.tile * FINAL if state.tile is None and has_square(mask) else 0


def _leather(state: State, start: int, end: int) -> int:
    """How many leather patches the move brings."""
    return len(crossed(state.leather_spaces_left, start, end))


def _covers(patch: Patch, action: int) -> int:
    orientation, anchor = divmod((action - FIRST_BUY) % (ORIENTATIONS * CELLS), CELLS)
    lies = placement(patch.id, orientation, anchor)
    assert lies is not None
    return lies.mask

"""The players inside the kernel: each looks at the legal decisions and returns one action id."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from automatable.games.patchwork.planner import NOT_LAST, NOT_LOWEST, Weights
from automatable.games.patchwork.quilt import SIZE
from automatable.lab.patchwork.game import (
    ADVANCE_ID,
    CELLS,
    ENTRIES,
    FINAL,
    FULL_HIGH,
    INCOME_SPACES,
    LEATHER,
    MOVER,
    NO_SEAT,
    TILE,
)
from automatable.lab.patchwork.tables import words

U = np.uint64
UNIFORM, ADVANCE, GREEDY, PLANNER = range(4)
POLICIES = {"uniform": UNIFORM, "advance": ADVANCE, "greedy": GREEDY, "planner": PLANNER}
WORST = -(1 << 62)

(
    BUTTON, BUTTON_EARLY, INCOME, CELL, TIME, TIME_EARLY, EDGE, EDGE_EARLY, TILE_WORTH, AGAIN,
) = range(len(Weights._fields))  # fmt: skip

BESIDE_LOW, BESIDE_HIGH = map(U, words(NOT_LAST))
BELOW_LOW, BELOW_HIGH = map(U, words(NOT_LOWEST))


def build(
    jit: Callable[..., Any],
    rules: SimpleNamespace,
    plans: bool,
    quilt: Callable[[Any, Any], Any] | None = None,
) -> SimpleNamespace:
    """The deciding functions, compiled by `jit`; without the planner they are much smaller.

    `quilt` makes another function that says what a quilt is worth, for another player.
    """
    popcount, shift_right = rules.popcount, rules.shift_right
    below, select2 = rules.below, rules.select2
    between, leather_crossed, step_to = rules.between, rules.leather_crossed, rules.step_to
    shape_at, bit_of = rules.shape_at, rules.bit_of

    # --- the reference policies (PAT-LAB-10)

    @jit
    def pick_uniform(s: Any, legal: int) -> Any:
        """One of all legal actions, in the order of their ids."""
        k = below(s.random, legal) - 1
        if k < 0:
            return ADVANCE_ID
        for entry in range(s.place[ENTRIES]):
            here = popcount(s.found[entry, 0]) + popcount(s.found[entry, 1])
            if k < here:
                return s.first_id[entry] + select2(s.found[entry, 0], s.found[entry, 1], k)
            k -= here
        return ADVANCE_ID

    @jit
    def pick_greedy(t: Any, s: Any) -> Any:
        """The purchase with the most cells, ties to the lowest action id."""
        best, size = -1, 0
        for entry in range(s.place[ENTRIES]):
            cells = t.cells[t.owner[s.picture[entry]]]
            if cells > size and (s.found[entry, 0] | s.found[entry, 1]):
                best, size = entry, cells
        if best < 0:
            return ADVANCE_ID
        return s.first_id[best] + select2(s.found[best, 0], s.found[best, 1], 0)

    # --- the planner: see `automatable.games.patchwork.planner`, term by term

    @jit
    def then(weight: int, early: int, left: int) -> Any:
        return weight * FINAL + early * left

    @jit
    def untidiness(t: Any, low: Any, high: Any, left: int) -> Any:
        """What the border between covered and free cells costs."""
        right = (low ^ shift_right(high, low, U(1))) & BESIDE_LOW
        right_high = (high ^ (high >> U(1))) & BESIDE_HIGH
        under = (low ^ shift_right(high, low, U(SIZE))) & BELOW_LOW
        under_high = (high ^ (high >> U(SIZE))) & BELOW_HIGH
        edges = popcount(right) + popcount(right_high) + popcount(under) + popcount(under_high)
        return edges * then(t.weights[EDGE], t.weights[EDGE_EARLY], left)

    @jit
    def completes(t: Any, s: Any, covered: int, low: Any, high: Any, worth: int) -> Any:
        """The worth of the 7x7 bonus, if it is still there and this quilt earns it."""
        if s.place[TILE] != NO_SEAT or covered < 49:
            return 0
        for i in range(9):
            a, b = t.squares[i, 0], t.squares[i, 1]
            if low & a == a and high & b == b:
                return worth * FINAL
        return 0

    @jit
    def prospects(
        settings: Any, w: Any, s: Any, end: int, buttons: int, income: int, cells: int
    ) -> Any:
        """What a position is worth besides its quilt, after a move to `end`; `w` are weights."""
        seat = s.place[MOVER]
        spaces = U(settings[INCOME_SPACES])
        left = FINAL - end
        buttons += income * popcount(spaces & between(s.time[seat], end))
        cells += leather_crossed(settings, s, seat, end)
        value = buttons * then(w[BUTTON], w[BUTTON_EARLY], left)
        ahead = popcount(spaces & between(end, FINAL))
        value += income * ahead * w[INCOME] * FINAL
        value += cells * w[CELL] * FINAL + left * then(w[TIME], w[TIME_EARLY], left)
        return value + (w[AGAIN] * FINAL if end <= s.time[1 - seat] else 0)

    @jit
    def plain_quilt(t: Any, s: Any, covered: int, low: Any, high: Any, left: int) -> Any:
        tile = completes(t, s, covered, low, high, t.weights[TILE_WORTH])
        return tile - untidiness(t, low, high, left)

    quilt_worth = quilt(then, completes) if quilt else plain_quilt

    @jit
    def worth_of_advancing(settings: Any, t: Any, s: Any) -> Any:
        seat = s.place[MOVER]
        end, covered = step_to(s.time[1 - seat] + 1), s.covered[seat]
        buttons = s.buttons[seat] + end - s.time[seat]
        value = prospects(settings, t.weights, s, end, buttons, s.income[seat], covered)
        return value + quilt_worth(t, s, covered, s.mask[seat, 0], s.mask[seat, 1], FINAL - end)

    @jit
    def worth_of_buying(settings: Any, t: Any, s: Any, patch: int) -> Any:
        """What a purchase is worth wherever the patch is placed, and the space it leads to."""
        seat = s.place[MOVER]
        end = step_to(s.time[seat] + t.time[patch])
        worth = prospects(
            settings, t.weights, s, end, s.buttons[seat] - t.cost[patch],
            s.income[seat] + t.printed[patch], s.covered[seat] + t.cells[patch],
        )  # fmt: skip
        return worth, end

    @jit
    def worth_of_place(t: Any, s: Any, entry: int, anchor: int, end: int) -> Any:
        """What the quilt is worth with a picture lying there."""
        seat, picture = s.place[MOVER], s.picture[entry]
        a, b = shape_at(t, picture, anchor)
        covered = s.covered[seat] + t.cells[t.owner[picture]]
        return quilt_worth(t, s, covered, s.mask[seat, 0] | a, s.mask[seat, 1] | b, FINAL - end)

    @jit
    def worth_of_cell(t: Any, s: Any, cell: int) -> Any:
        """What the quilt is worth with a leather patch on a cell; `WORST` if it is not free."""
        seat = s.place[MOVER]
        a, b = bit_of(cell)
        low, high = s.mask[seat, 0], s.mask[seat, 1]
        if (low & a) | (high & b):
            return WORST
        return quilt_worth(t, s, s.covered[seat] + 1, low | a, high | b, FINAL - s.time[seat])

    @jit
    def best_place(t: Any, s: Any, entry: int, end: int) -> Any:
        """The best anchor of one picture: its worth for the quilt, and the anchor."""
        best, where = WORST, 0
        for word in range(2):
            anchors = s.found[entry, word]
            while anchors:
                lowest = anchors & (~anchors + U(1))
                anchor = 64 * word + popcount(lowest - U(1))
                value = worth_of_place(t, s, entry, anchor, end)
                if value > best:
                    best, where = value, anchor
                anchors ^= lowest
        return best, where

    @jit
    def pick_planned(settings: Any, t: Any, s: Any) -> Any:
        """The most valuable action, ties to the lowest id."""
        action, best = ADVANCE_ID, worth_of_advancing(settings, t, s)
        for entry in range(s.place[ENTRIES]):
            if s.found[entry, 0] | s.found[entry, 1]:
                value, end = worth_of_buying(settings, t, s, t.owner[s.picture[entry]])
                quilt, anchor = best_place(t, s, entry, end)
                if value + quilt > best:
                    action, best = s.first_id[entry] + anchor, value + quilt
        return action

    @jit
    def leather_planned(t: Any, s: Any) -> Any:
        """The free cell that leaves the tidiest quilt."""
        best, where = WORST, 0
        for cell in range(CELLS):
            value = worth_of_cell(t, s, cell)
            if value > best:
                best, where = value, cell
        return 1 + where

    # --- all of them

    @jit
    def decide_leather(t: Any, s: Any, policy: int) -> Any:
        if plans and policy == PLANNER:
            return leather_planned(t, s)
        seat = s.place[MOVER]
        low, high = ~s.mask[seat, 0], ~s.mask[seat, 1] & FULL_HIGH
        k = below(s.random, CELLS - s.covered[seat]) if policy == UNIFORM else 0
        return 1 + select2(low, high, k)

    @jit
    def decide(settings: Any, t: Any, s: Any, policy: int, legal: int) -> Any:
        """The action of the person to move, after `look` found what is legal."""
        if s.place[LEATHER]:
            return decide_leather(t, s, policy)
        if policy == UNIFORM:
            return pick_uniform(s, legal)
        if policy == GREEDY:
            return pick_greedy(t, s)
        if plans and policy == PLANNER:
            return pick_planned(settings, t, s)
        return ADVANCE_ID

    return SimpleNamespace(
        decide=decide, worth_of_advancing=worth_of_advancing, worth_of_buying=worth_of_buying,
        worth_of_place=worth_of_place, worth_of_cell=worth_of_cell, best_place=best_place,
        leather_planned=leather_planned, quilt_worth=quilt_worth,
    )  # fmt: skip

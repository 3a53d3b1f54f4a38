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


def build(jit: Callable[..., Any], rules: SimpleNamespace, plans: bool) -> SimpleNamespace:
    """The deciding functions, compiled by `jit`; without the planner they are much smaller."""
    popcount, shift_right = rules.popcount, rules.shift_right
    below, select2 = rules.below, rules.select2
    between, leather_crossed = rules.between, rules.leather_crossed

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
    def worth_of_advancing(settings: Any, t: Any, s: Any) -> Any:
        seat = s.place[MOVER]
        end = s.time[1 - seat] + 1
        end = end if end < FINAL else FINAL
        buttons = s.buttons[seat] + end - s.time[seat]
        low, high = s.mask[seat, 0], s.mask[seat, 1]
        value = prospects(settings, t.weights, s, end, buttons, s.income[seat], s.covered[seat])
        value += completes(t, s, s.covered[seat], low, high, t.weights[TILE_WORTH])
        return value - untidiness(t, low, high, FINAL - end)

    @jit
    def shape_at(t: Any, picture: int, anchor: int) -> Any:
        """The cells a picture covers, as two words."""
        low, high = t.shape[picture, 0], t.shape[picture, 1]
        shift = U(anchor)
        if anchor >= 64:
            return U(0), low << (shift - U(64))
        return low << shift, (high << shift) | ((low >> U(1)) >> (U(63) - shift))

    @jit
    def quilt_worth(t: Any, s: Any, covered: int, low: Any, high: Any, left: int) -> Any:
        """What a quilt is worth besides the number of its cells."""
        tile = completes(t, s, covered, low, high, t.weights[TILE_WORTH])
        return tile - untidiness(t, low, high, left)

    @jit
    def best_place(t: Any, s: Any, entry: int, covered: int, left: int) -> Any:
        """The best anchor of one picture: its worth for the quilt, and the anchor."""
        seat = s.place[MOVER]
        best, where = WORST, 0
        for word in range(2):
            anchors = s.found[entry, word]
            while anchors:
                lowest = anchors & (~anchors + U(1))
                anchor = 64 * word + popcount(lowest - U(1))
                a, b = shape_at(t, s.picture[entry], anchor)
                low, high = s.mask[seat, 0] | a, s.mask[seat, 1] | b
                value = quilt_worth(t, s, covered, low, high, left)
                if value > best:
                    best, where = value, anchor
                anchors ^= lowest
        return best, where

    @jit
    def pick_planned(settings: Any, t: Any, s: Any) -> Any:
        """The most valuable action, ties to the lowest id."""
        seat = s.place[MOVER]
        action, best = ADVANCE_ID, worth_of_advancing(settings, t, s)
        for entry in range(s.place[ENTRIES]):
            if not (s.found[entry, 0] | s.found[entry, 1]):
                continue
            patch = t.owner[s.picture[entry]]
            end = s.time[seat] + t.time[patch]
            end = end if end < FINAL else FINAL
            covered = s.covered[seat] + t.cells[patch]
            value = prospects(
                settings, t.weights, s, end, s.buttons[seat] - t.cost[patch],
                s.income[seat] + t.printed[patch], covered,
            )  # fmt: skip
            quilt, anchor = best_place(t, s, entry, covered, FINAL - end)
            if value + quilt > best:
                action, best = s.first_id[entry] + anchor, value + quilt
        return action

    @jit
    def leather_planned(t: Any, s: Any) -> Any:
        """The free cell that leaves the tidiest quilt."""
        seat = s.place[MOVER]
        left = FINAL - s.time[seat]
        best, where = WORST, 0
        for cell in range(CELLS):
            a = U(1) << U(cell) if cell < 64 else U(0)
            b = U(0) if cell < 64 else U(1) << U(cell - 64)
            low, high = s.mask[seat, 0], s.mask[seat, 1]
            if (low & a) | (high & b):
                continue
            covered = s.covered[seat] + 1
            value = quilt_worth(t, s, covered, low | a, high | b, left)
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
        decide=decide, prospects=prospects, shape_at=shape_at, quilt_worth=quilt_worth,
        worth_of_advancing=worth_of_advancing, completes=completes, then=then,
    )  # fmt: skip

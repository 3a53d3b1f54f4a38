"""The helpers of a game that is played on a GPU: what they do when their leader asks for it.

See `gpu_valued`. Apart from the two loops over the network's weights it is the source of
`searching`, `valued`, `facts` and `network`.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, NamedTuple

import numba.cuda
import numpy as np
from numba import int16, int32, int64, uint32

from automatable.lab.patchwork import facts, network
from automatable.lab.patchwork.deciding import WORST
from automatable.lab.patchwork.game import ENTRIES, MOVER
from automatable.lab.patchwork.network import SECOND, TOP, Work
from automatable.lab.patchwork.searching import EDGES, PER_PATCH

cuda: Any = numba.cuda
U = np.uint64
WARP = 32
WARPS = 1
"""Of helpers for each game; with two an H200 was no faster."""
LEADER = WARP * WARPS
EVERY = 0xFFFFFFFF
PAIRS = U(0x0000FFFF0000FFFF)
"""Two of four numbers of 16 bits, each with room to grow."""
DONE, PLACES, FACTS, SUMS, BOUNDS = range(5)


class Sheet(NamedTuple):
    """What all threads of a game see: one node while it is made, and what each hand found."""

    count: Any
    action: Any
    visits: Any
    value: Any
    prior: Any
    best: Any
    knobs: Any
    task: Any
    """[1]: what the helpers are to do."""
    asked: Any
    """[2]: of which node an edge is to be picked, and for which seat; then the edge."""
    place_action: Any
    """[picture, 1, place]"""
    place_worth: Any
    """[picture, place]"""
    rows: Any
    """[edge, fact]"""
    facts: Any
    """[edge]: how many; 0 if the game is over there."""
    worth: Any
    """[edge]"""
    parts: Any
    """[warp, number of the second layer, thread]"""
    hidden: Any
    """[warp, number of the second layer]"""


class Candidates(NamedTuple):
    """The best places of one picture."""

    action: Any
    best: Any


class Weights(NamedTuple):
    """A network as a warp reads it: each thread has four columns of the first layer."""

    net: Any
    first: Any
    """[fact, thread]: four numbers of 16 bits in one word."""
    bias: Any
    second: Any
    """[number of the second layer, thread], as `first`."""


def build(
    jit: Any, made: SimpleNamespace, search: SimpleNamespace, value: SimpleNamespace
) -> SimpleNamespace:
    """What the helpers of a leader do."""
    note_facts = facts.build(jit, made).note_facts
    result = network.build(jit, note_facts).result
    note_entry, copy, act, is_over = search.note_entry, made.copy, made.act, made.is_over
    worth_at_end, worth_of_judgement = value.worth_at_end, value.worth_of_judgement
    wide_after, spread_after, bound_of = search.wide_after, value.spread_after, value.bound_of

    @jit
    def look_at_places(settings: Any, t: Any, s: Any, sheet: Any, hand: int) -> None:
        if hand < s.place[ENTRIES]:
            mine = Candidates(sheet.place_action[hand], sheet.place_worth[hand])
            for i in range(PER_PATCH):
                mine.best[i] = WORST
            note_entry(settings, t, s, hand, mine, 0, 0)

    @jit
    def list_facts(
        settings: Any, t: Any, cards: Any, s: Any, after: Any, out: Any, sheet: Any, look: Any,
        edge: int,
    ) -> None:  # fmt: skip
        me = s.place[MOVER]
        copy(s, after)
        act(settings, t, after, sheet.action[0, edge])
        if is_over(after):
            sheet.facts[edge] = 0
            sheet.worth[edge] = worth_at_end(settings, after, me, out, sheet)
        else:
            rows = sheet.rows[edge]
            sheet.facts[edge] = note_facts(settings, t, cards, after, me, look, rows)

    @jit
    def cut(sum: Any) -> Any:
        """The lower 16 bits, as `network.plain` has them."""
        x = int16(sum & U(0xFFFF))
        return int32(0 if x < 0 else x if x < TOP else TOP)

    @jit
    def add_rows(weights: Any, rows: Any, count: int, lane: Any) -> Any:
        """Four numbers of the first layer: all at once, and two of them without the others."""
        first, all = weights.first, weights.bias[lane]
        even = all & PAIRS
        i, end = uint32(0), uint32(count)
        while i + uint32(8) <= end:
            a, b = first[rows[i], lane], first[rows[i + uint32(1)], lane]
            c, d = first[rows[i + uint32(2)], lane], first[rows[i + uint32(3)], lane]
            e, f = first[rows[i + uint32(4)], lane], first[rows[i + uint32(5)], lane]
            g, h = first[rows[i + uint32(6)], lane], first[rows[i + uint32(7)], lane]
            all += a + b + c + d + e + f + g + h
            even += (a & PAIRS) + (b & PAIRS) + (c & PAIRS) + (d & PAIRS)
            even += (e & PAIRS) + (f & PAIRS) + (g & PAIRS) + (h & PAIRS)
            i += uint32(8)
        while i < end:
            a = first[rows[i], lane]
            all += a
            even += a & PAIRS
            i += uint32(1)
        odd = (all - even) >> U(16)
        return cut(even), cut(odd), cut(even >> U(32)), cut(odd >> U(32))

    @jit
    def note_parts(weights: Any, numbers: Any, parts: Any, lane: Any) -> None:
        """What four numbers of the first layer add to each of the second."""
        a, b, c, d = numbers
        for k in range(uint32(SECOND)):
            word = weights.second[k, lane]
            sum = int64(a) * int64(int16(word & U(0xFFFF)))
            sum += int64(b) * int64(int16((word >> U(16)) & U(0xFFFF)))
            sum += int64(c) * int64(int16((word >> U(32)) & U(0xFFFF)))
            sum += int64(d) * int64(int16(word >> U(48)))
            parts[k, lane] = int32(sum)

    @jit
    def add_parts(weights: Any, parts: Any, hidden: Any, lane: Any) -> None:
        """Two threads for each number of the second layer."""
        k, half = lane >> uint32(1), (lane & uint32(1)) * uint32(WARP // 2)
        total = int32(0)
        for j in range(uint32(WARP // 2)):
            turn = (j + k) & uint32(WARP // 2 - 1)  # all from different banks of memory
            total = int32(total + parts[k, half + turn])
        other = cuda.shfl_xor_sync(EVERY, total, 1)
        sum = int64(total) + int64(other) + int64(weights.net.second_bias[k])
        if half == 0:
            hidden[k] = sum >> 8 if sum > 0 else 0

    @jit
    def judge(weights: Any, sheet: Any, edge: int, warp: int, lane: Any) -> None:
        parts, hidden = sheet.parts[warp], sheet.hidden[warp]
        numbers = add_rows(weights, sheet.rows[edge], sheet.facts[edge], lane)
        note_parts(weights, numbers, parts, lane)
        cuda.syncwarp()
        add_parts(weights, parts, hidden, lane)
        cuda.syncwarp()
        mine = result(weights.net, Work(hidden, hidden, hidden), lane & uint32(1))
        other = cuda.shfl_xor_sync(EVERY, mine, 1)
        if lane == 0:
            sheet.worth[edge] = worth_of_judgement(sheet, mine, other)

    @jit
    def compare_bounds(tree: Any, sheet: Any, lane: int) -> None:
        """One warp finds the highest bound, each thread of one edge."""
        node, seat = sheet.asked[0], sheet.asked[1]
        total = int32(tree.visits[node, lane] if lane < tree.count[node] else 0)
        for apart in (16, 8, 4, 2, 1):
            total = int32(total + cuda.shfl_xor_sync(EVERY, total, apart))
        best, chosen = -100.0, int32(lane)
        spread = spread_after(tree, int64(total))
        if lane < wide_after(tree, node, int64(total)):
            best = bound_of(tree, node, lane, seat, spread)
        for apart in (16, 8, 4, 2, 1):
            bound = cuda.shfl_xor_sync(EVERY, best, apart)
            edge = cuda.shfl_xor_sync(EVERY, chosen, apart)
            if bound > best or (bound == best and edge < chosen):
                best, chosen = bound, edge
        cuda.syncwarp()
        if lane == 0:
            sheet.asked[0] = chosen

    @jit
    def help(
        settings: Any, t: Any, cards: Any, s: Any, after: Any, out: Any, tree: Any, sheet: Any,
        weights: Any, hand: int,
    ) -> None:  # fmt: skip
        """Do what the leader asks for until there is nothing more to do."""
        warp, lane = hand // WARP, uint32(hand % WARP)
        apart = LEADER // EDGES
        while True:
            cuda.syncthreads()
            task = sheet.task[0]
            if task == DONE:
                break
            if task == BOUNDS:
                if warp == 0:
                    compare_bounds(tree, sheet, hand)
            elif task == PLACES:
                look_at_places(settings, t, s, sheet, hand)
            elif task == FACTS:
                edge = hand // apart
                if hand % apart == 0 and edge < sheet.count[0]:
                    look = weights.net.look
                    list_facts(settings, t, cards, s, after, out, sheet, look, edge)
            else:
                for edge in range(warp, sheet.count[0], WARPS):
                    if sheet.facts[edge] > 0:
                        judge(weights, sheet, edge, warp, lane)
            cuda.syncthreads()

    return SimpleNamespace(help=help, add_rows=add_rows, note_parts=note_parts)

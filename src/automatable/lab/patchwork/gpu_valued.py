"""Games of the search that asks a network, on a GPU: a block of threads plays one game.

One thread, the leader, walks through the tree as a processor's core does. At a new node the
others help: each looks at the places of one picture, then carries out one decision and lists its
facts, and every warp of 32 adds up the rows of one position at a time. What they do is the source
of `searching`, `valued`, `facts` and `network`; only who does it, and the two loops over the
network's weights, are written here. All hands meet at barriers, so that nothing depends on who is
quicker: the games are those of the CPU, bit for bit.
"""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any, NamedTuple

import numba.cuda
import numpy as np
from numba import float64, int16, int32, int64, uint16, uint32

from automatable.lab.patchwork import cpu, facts, gpu, network, searching, valued
from automatable.lab.patchwork.columns import RESULTS
from automatable.lab.patchwork.deciding import UNIFORM, WORST
from automatable.lab.patchwork.facts import MOST
from automatable.lab.patchwork.game import ENTRIES, MOST_PICTURES, MOVER
from automatable.lab.patchwork.network import SECOND, TOP, Work
from automatable.lab.patchwork.searching import DEEPEST, EDGES, PER_PATCH

cuda: Any = numba.cuda
U = np.uint64
WARP = 32
WARPS = 1
"""Of helpers for each game; with two an H200 was no faster."""
LEADER = WARP * WARPS
THREADS = LEADER + 1
REGISTERS = 128
"""The most a thread may use; with 64 or 80 an H200 was slower: it waits for instructions."""
EVERY = 0xFFFFFFFF
PAIRS = U(0x0000FFFF0000FFFF)
"""Two of four numbers of 16 bits, each with room to grow."""
DONE, PLACES, FACTS, SUMS, BOUNDS = range(5)
POSITION = cpu.scratch().dtype
WORDS, TWICE = POSITION.itemsize // 8, POSITION.itemsize // 4
"""Of a position; arrays of words lie where a GPU can read them."""


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


class Grove(NamedTuple):
    """A search tree, as `searching.Tree`, with the sheet its nodes are made on."""

    key: Any
    node: Any
    count: Any
    action: Any
    visits: Any
    value: Any
    prior: Any
    path: Any
    used: Any
    knobs: Any
    sheet: Any


class Weights(NamedTuple):
    """A network as a warp reads it: each thread has four columns of the first layer."""

    net: Any
    first: Any
    """[fact, thread]: four numbers of 16 bits in one word."""
    bias: Any
    second: Any
    """[number of the second layer, thread], as `first`."""


def _searching(jit: Any, made: SimpleNamespace) -> SimpleNamespace:
    """The search, whose leader lets others look at the places of pictures."""

    def share_out(parts: SimpleNamespace) -> Any:
        note, first_of = parts.note, parts.first_of

        @jit
        def note_places(settings: Any, t: Any, s: Any, tree: Any, node: int) -> None:
            tree.task[0] = PLACES
            cuda.syncthreads()
            cuda.syncthreads()
            for entry in range(s.place[ENTRIES]):
                first = first_of(s, entry)
                for i in range(PER_PATCH):
                    worth = tree.place_worth[entry, i]
                    if worth > WORST:
                        note(tree, node, first, tree.place_action[entry, 0, i], worth)

        return note_places

    return searching.build(jit, made, made.thinking, share_out)


def _valued(jit: Any, made: SimpleNamespace, search: SimpleNamespace) -> SimpleNamespace:
    """The search that asks a network, whose leader lets others judge."""
    expand, kept = search.expand, SimpleNamespace()

    @jit
    def expand_on_sheet(settings: Any, t: Any, s: Any, tree: Any, node: int) -> None:
        expand(settings, t, s, tree.sheet, 0)

    def share_out(parts: SimpleNamespace) -> Any:
        put_in = parts.put_in
        vars(kept).update(vars(parts))

        @jit
        def judge_edges(
            settings: Any, t: Any, cards: Any, s: Any, after: Any, out: Any, tree: Any, node: int,
            net: Any, work: Any,
        ) -> None:  # fmt: skip
            sheet = tree.sheet
            for task in (FACTS, SUMS):
                sheet.task[0] = task
                cuda.syncthreads()
                cuda.syncthreads()
            tree.count[node] = sheet.count[0]
            for edge in range(sheet.count[0]):
                put_in(sheet, 0, edge, sheet.worth[edge])
            for edge in range(EDGES):
                tree.action[node, edge] = sheet.action[0, edge]
                tree.prior[node, edge] = sheet.prior[0, edge]
                tree.visits[node, edge] = 0
                tree.value[node, edge] = 0.0

        @jit
        def pick(tree: Any, node: int, seat: int) -> Any:
            sheet = tree.sheet
            sheet.asked[0], sheet.asked[1] = node, seat
            sheet.task[0] = BOUNDS
            cuda.syncthreads()
            cuda.syncthreads()
            return sheet.asked[0]

        return judge_edges, pick

    parts = SimpleNamespace(**{**vars(search), "expand": expand_on_sheet})
    made_of = valued.build(jit, made, parts, None, share_out)
    return SimpleNamespace(**vars(made_of), **vars(kept))


def _helping(
    jit: Any, made: SimpleNamespace, search: SimpleNamespace, value: SimpleNamespace
) -> SimpleNamespace:
    """What the helpers of a leader do."""
    note_facts = facts.build(jit, made).note_facts
    result = network.build(jit, note_facts).result
    note_entry, copy, act, is_over = search.note_entry, made.copy, made.act, made.is_over
    worth_at_end, worth_of_judgement = value.worth_at_end, value.worth_of_judgement
    wide_after, spread_after, bound_of = value.wide_after, value.spread_after, value.bound_of

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


def source() -> Any:
    """The kernel as a Python function: so many decisions of many games."""
    jit, made = gpu.functions(plans=False, inline=False)
    search = _searching(jit, made)
    value = _valued(jit, made, search)
    help = _helping(jit, made, search, value).help
    think, root_node, favourite = value.think, search.root_node, search.favourite
    begin, is_over, finish, ply = made.begin, made.is_over, made.finish, made.ply
    answer, copy, next_number = made.answer, made.copy, made.next_number

    @jit
    def decide(
        settings: Any, t: Any, cards: Any, game: Any, root: Any, s: Any, idle: Any, tree: Any,
        seed: int, times: int,
    ) -> Any:  # fmt: skip
        """As `search.Search` does it: the same numbers, the same decision."""
        for i in range(tree.key.shape[0]):
            tree.key[i] = U(0)
        tree.used[0] = 0
        copy(game, root)
        root.random[0] = U(seed)
        root.random[0] = next_number(root.random)
        think(settings, t, cards, root, s, s, idle, tree, idle, idle, times)
        return favourite(tree, root_node(settings, game, tree))

    @jit
    def lead(
        settings: Any, t: Any, cards: Any, game: Any, root: Any, s: Any, idle: Any, tree: Any,
        out: Any, decided: Any, seed: int, times: int, most: int,
    ) -> None:  # fmt: skip
        """So many more decisions of one game, or fewer if it ends."""
        if decided[0] < 0:
            game.random[0] = U(seed)
            begin(settings, game, out)
            decided[0] = 0
        end = decided[0] + most
        while not is_over(game) and (decided[0] < end or game.place[MOVER] == 1):
            if game.place[MOVER] == 0:
                decided[0] += 1
                chosen = decide(
                    settings, t, cards, game, root, s, idle, tree, seed + decided[0], times
                )
                answer(settings, t, game, out, chosen)
            else:
                ply(settings, t, cards, UNIFORM, UNIFORM, game, out)  # the Automa's turn
        if is_over(game):
            finish(settings, game, out)

    def play_on(
        settings: Any, t: Any, cards: Any, which: Any, net: Any, first: Any, bias: Any,
        second: Any, seeds: Any, times: int, most: int, knobs: Any, key: Any, node: Any,
        count: Any, action: Any, visits: Any, value: Any, prior: Any, games: Any, decided: Any,
        out: Any,
    ) -> None:  # fmt: skip
        i = cuda.blockIdx.x
        hand = cuda.threadIdx.x
        rooms = cuda.shared.array(TWICE, int64).view(POSITION)
        sheet = Sheet(
            cuda.shared.array(1, int32), cuda.shared.array((1, EDGES), int16),
            cuda.shared.array((1, EDGES), int32), cuda.shared.array((1, EDGES), float64),
            cuda.shared.array((1, EDGES), float64), cuda.shared.array(EDGES, int64), knobs,
            cuda.shared.array(1, int32), cuda.shared.array(2, int64),
            cuda.shared.array((MOST_PICTURES, 1, PER_PATCH), int16),
            cuda.shared.array((MOST_PICTURES, PER_PATCH), int64),
            cuda.shared.array((EDGES, MOST), uint16), cuda.shared.array(EDGES, int32),
            cuda.shared.array(EDGES, float64), cuda.shared.array((WARPS, SECOND, WARP), int32),
            cuda.shared.array((WARPS, SECOND), int32),
        )  # fmt: skip
        s = rooms[0]
        rules, deck = settings[which[i]], cards[which[i]]
        tree = Grove(
            key[i], node[i], count[i], action[i], visits[i], value[i], prior[i],
            cuda.shared.array((DEEPEST, 3), int32), cuda.shared.array(1, int64), knobs, sheet,
        )  # fmt: skip
        if hand < LEADER:
            after = cuda.local.array(WORDS, int64).view(POSITION)
            idle = cuda.local.array(RESULTS, int64)
            weights = Weights(net[0], first, bias, second)
            help(rules, t[0], deck, s, after[0], idle, tree, sheet, weights, hand)
        else:
            idle = cuda.shared.array(RESULTS, int64)
            lead(
                rules, t[0], deck, games[i], rooms[1], s, idle, tree, out[i], decided[i], seeds[i],
                times, most,
            )  # fmt: skip
            sheet.task[0] = DONE
            cuda.syncthreads()

    return play_on


@cache
def compiled() -> Any:
    """The kernel for this machine's GPU."""
    return cuda.jit(max_registers=REGISTERS)(source())

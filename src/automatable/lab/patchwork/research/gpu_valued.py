"""Games of the search that asks a network, on a GPU: a block of threads plays one game.

One thread, the leader, walks through the tree as a processor's core does. At a new node the
others help: each looks at the places of one picture, then carries out one decision and lists its
facts, and every warp of 32 adds up the rows of one position at a time (`gpu_crew`); at every node
they compare its edges. What they do is the source of `searching` and `valued`; only who does it is
written here. All hands meet at barriers, so that nothing depends on who is quicker: the games are
those of the CPU, bit for bit.
"""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import numba.cuda
import numpy as np
from numba import float64, int16, int32, int64, uint16

from automatable.lab.patchwork import cpu, searching, valued
from automatable.lab.patchwork.columns import RESULTS
from automatable.lab.patchwork.deciding import UNIFORM, WORST
from automatable.lab.patchwork.facts import MOST
from automatable.lab.patchwork.game import ENTRIES, MOST_PICTURES, MOVER
from automatable.lab.patchwork.network import SECOND
from automatable.lab.patchwork.research import gpu, gpu_crew
from automatable.lab.patchwork.research.gpu_crew import (
    BOUNDS,
    DONE,
    FACTS,
    LEADER,
    PLACES,
    SUMS,
    WARP,
    WARPS,
    Sheet,
    Weights,
)
from automatable.lab.patchwork.searching import DEEPEST, EDGES, PER_PATCH, Tree

cuda: Any = numba.cuda
U = np.uint64
THREADS = LEADER + 1
REGISTERS = 128
"""The most a thread may use; with 64 or 80 an H200 was slower: it waits for instructions."""
AT_ONCE = 500
"""Iterations after which it is asked whether the others could change anything."""
POSITION = cpu.scratch().dtype
WORDS, TWICE = POSITION.itemsize // 8, POSITION.itemsize // 4
"""Of a position; arrays of words lie where a GPU can read them."""


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
        expand(settings, t, s, tree.best, 0)

    def share_out(parts: SimpleNamespace) -> Any:
        put_in = parts.put_in
        vars(kept).update(vars(parts))

        @jit
        def judge_edges(
            settings: Any, t: Any, cards: Any, s: Any, after: Any, out: Any, tree: Any, node: int,
            net: Any, work: Any,
        ) -> None:  # fmt: skip
            sheet = tree.best
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
            sheet = tree.best
            sheet.asked[0], sheet.asked[1] = node, seat
            sheet.task[0] = BOUNDS
            cuda.syncthreads()
            cuda.syncthreads()
            return sheet.asked[0]

        return judge_edges, pick

    parts = SimpleNamespace(**{**vars(search), "expand": expand_on_sheet})
    made_of = valued.build(jit, made, parts, None, share_out)
    return SimpleNamespace(**vars(made_of), **vars(kept))


def source() -> Any:
    """The kernel as a Python function: that many decisions of many games."""
    jit, made = gpu.functions(plans=False, inline=False)
    search = _searching(jit, made)
    value = _valued(jit, made, search)
    help = gpu_crew.build(jit, made, search, value).help
    think, start, root_node = value.think, search.start, search.root_node
    is_settled, favourite = search.is_settled, search.favourite
    begin, is_over, finish, ply = made.begin, made.is_over, made.finish, made.ply
    answer = made.answer

    @jit
    def decide(
        settings: Any, t: Any, cards: Any, game: Any, root: Any, s: Any, idle: Any, tree: Any,
        seed: int, times: int,
    ) -> Any:  # fmt: skip
        """As `search.Search` does it: the same numbers, the same decision."""
        start(game, root, tree, seed)
        left = times
        while left > 0:
            some = AT_ONCE if left > AT_ONCE else left
            think(settings, t, cards, root, s, s, idle, tree, idle, idle, some)
            left -= some
            if is_settled(tree, root_node(settings, game, tree), left):
                left = 0
        return favourite(tree, root_node(settings, game, tree))

    @jit
    def lead(
        settings: Any, t: Any, cards: Any, game: Any, root: Any, s: Any, idle: Any, tree: Any,
        out: Any, decided: Any, seed: int, times: int, most: int,
    ) -> None:  # fmt: skip
        """That many more decisions of one game, or fewer if it ends."""
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
        tree = Tree(
            key[i], node[i], count[i], action[i], visits[i], value[i], prior[i],
            cuda.shared.array((DEEPEST, 3), int32), sheet, cuda.shared.array(1, int64), knobs,
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

"""Tree search that asks a network what positions are worth, instead of playing them to their end.

A new node judges the position after each of its decisions; the best one is what the node is worth
until more is known. The order of the decisions, and how many of them come into play, follow the
same judgements. Everything else is as in `searching`.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from types import SimpleNamespace
from typing import Any

import numpy as np

from automatable.lab.patchwork.columns import RESULTS
from automatable.lab.patchwork.game import MOVER, SOLO
from automatable.lab.patchwork.network import WHOLE
from automatable.lab.patchwork.searching import (
    BELIEF,
    BY_MARGIN,
    DEEPEST,
    EXPLORE,
    NEXT_CARD,
)

U = np.uint64
ROOT_2 = 1.4142135623730951
PER_BIT = 1.4426950408889634
"""Bits of a number for each unit of its logarithm."""


def build(
    jit: Callable[..., Any],
    made: SimpleNamespace,
    search: SimpleNamespace,
    judge: Any,
    share_out: Callable[[SimpleNamespace], tuple[Any, Any]] | None = None,
) -> SimpleNamespace:
    """The search on top of the compiled game, the other search and the network.

    `share_out` makes another `judge_edges` and another `pick` of the same parts, for a machine on
    which many hands look at the edges at the same time.

    With the knobs of `VALUED` every product that something is added to is exact: a machine that
    rounds only once when it multiplies and adds comes to the same bits.
    """
    is_over, finish, act, automa_turn = made.is_over, made.finish, made.act, made.automa_turn
    copy, find, expand, new_node = made.copy, search.find, search.expand, search.new_node
    public_hash, deal_hidden = search.public_hash, search.deal_hidden
    worth_of_result, back_up = search.worth_of_result, search.back_up
    visits_of, wide_after = search.visits_of, search.wide_after

    @jit
    def worth_at_end(settings: Any, s: Any, me: int, out: Any, tree: Any) -> Any:
        """What a game that is over is worth to a seat."""
        finish(settings, s, out)
        worth = worth_of_result(tree, out)
        return worth if me == 0 else 1.0 - worth

    @jit
    def worth_of_judgement(tree: Any, won: int, margin: int) -> Any:
        share = tree.knobs[BY_MARGIN]
        return ((1.0 - share) * won + share * margin) / WHOLE

    @jit
    def put_in(tree: Any, node: int, edge: int, worth: Any) -> None:
        """An edge among those before it, which are in order."""
        action, j = tree.action[node, edge], edge
        while j > 0 and tree.prior[node, j - 1] < worth:
            tree.prior[node, j] = tree.prior[node, j - 1]
            tree.action[node, j] = tree.action[node, j - 1]
            j -= 1
        tree.prior[node, j] = worth
        tree.action[node, j] = action

    @jit
    def judge_one_by_one(
        settings: Any, t: Any, cards: Any, s: Any, after: Any, out: Any, tree: Any, node: int,
        net: Any, work: Any,
    ) -> None:  # fmt: skip
        """Value the decisions of a new node, and put them in order."""
        me = s.place[MOVER]
        for edge in range(tree.count[node]):
            copy(s, after)
            act(settings, t, after, tree.action[node, edge])
            if is_over(after):
                worth = worth_at_end(settings, after, me, out, tree)
            else:
                won, margin = judge(settings, t, cards, after, me, net, work)
                worth = worth_of_judgement(tree, won, margin)
            put_in(tree, node, edge, worth)

    @jit
    def logarithm(x: Any) -> Any:
        """Of a number from 1 to 2^32; every machine comes to the same bits."""
        halved = 0.0
        for bits in (16, 8, 4, 2, 1):
            if x >= 1 << bits:
                x, halved = x / (1 << bits), halved + bits
        if x > ROOT_2:
            x, halved = x / 2.0, halved + 1.0
        z = (x - 1.0) / (x + 1.0)
        square, power, total = z * z, z, z
        for odd in range(3, 13, 2):
            power *= square
            total += power / odd
        return halved / PER_BIT + 2.0 * total

    @jit
    def spread_after(tree: Any, total: int) -> Any:
        """What an edge that was never looked at gains, squared."""
        return tree.knobs[EXPLORE] * tree.knobs[EXPLORE] * logarithm(total + 1.0)

    @jit
    def bound_of(tree: Any, node: int, edge: int, seat: int, spread: Any) -> Any:
        """The upper confidence bound of an edge; what is believed counts as visits."""
        belief, n = tree.knobs[BELIEF], tree.visits[node, edge]
        seen = tree.value[node, edge] if seat == 0 else n - tree.value[node, edge]
        mean = (belief * tree.prior[node, edge] + seen) / (belief + n)
        return mean + sqrt(spread / (n + 1.0))

    @jit
    def pick_one_by_one(tree: Any, node: int, seat: int) -> Any:
        """The edge with the highest bound, the first of them."""
        total = visits_of(tree, node)
        spread = spread_after(tree, total)
        best, chosen = -100.0, 0
        for i in range(wide_after(tree, node, total)):
            bound = bound_of(tree, node, i, seat, spread)
            if bound > best:
                best, chosen = bound, i
        return chosen

    parts = SimpleNamespace(
        worth_at_end=worth_at_end, worth_of_judgement=worth_of_judgement, put_in=put_in,
        spread_after=spread_after, bound_of=bound_of,
    )  # fmt: skip
    shared = share_out(parts) if share_out else (judge_one_by_one, pick_one_by_one)
    judge_edges, pick = shared

    @jit
    def iterate(
        settings: Any, t: Any, cards: Any, s: Any, after: Any, out: Any, tree: Any, net: Any,
        work: Any,
    ) -> None:  # fmt: skip
        """One walk from the position in `s`, which is used up, to a new node or the end."""
        for i in range(RESULTS):
            out[i] = 0
        depth, result, judged = 0, 0.5, False
        while not judged and not is_over(s):
            seat = s.place[MOVER]
            if seat == 1 and settings[SOLO]:
                automa_turn(settings, t, cards, s, out)
                continue
            key = public_hash(settings, s)
            place = find(tree, key)
            node = np.int64(tree.node[place])
            known = tree.key[place] != U(0)
            full = depth == DEEPEST or (not known and tree.used[0] >= tree.key.shape[0] // 2)
            if full:  # what was thought of the last decision has to do
                last, edge = tree.path[depth - 1, 0], tree.path[depth - 1, 1]
                result, judged = tree.prior[last, edge], True
                if tree.path[depth - 1, 2] == 1:
                    result = 1.0 - result
            else:
                if not known:
                    node = new_node(tree, place, key)
                    expand(settings, t, s, tree, node)
                    judge_edges(settings, t, cards, s, after, out, tree, node, net, work)
                    judged = depth > 0
                    result = tree.prior[node, 0] if seat == 0 else 1.0 - tree.prior[node, 0]
                if not judged:
                    edge = pick(tree, node, seat)
                    tree.path[depth, 0], tree.path[depth, 1] = node, edge
                    tree.path[depth, 2] = seat
                    depth += 1
                    act(settings, t, s, tree.action[node, edge])
        if not judged:
            finish(settings, s, out)
            result = worth_of_result(tree, out)
        back_up(tree, depth, result)

    @jit
    def think(
        settings: Any, t: Any, cards: Any, root: Any, s: Any, after: Any, out: Any, tree: Any,
        net: Any, work: Any, times: int,
    ) -> None:  # fmt: skip
        """Iterations from the position in `root`, which keeps its place; the rest is scratch."""
        for _ in range(times):
            copy(root, s)
            if settings[SOLO]:
                deal_hidden(cards, s, tree.knobs[NEXT_CARD] > 0.0)
            iterate(settings, t, cards, s, after, out, tree, net, work)
            root.random[0] = s.random[0]

    return SimpleNamespace(think=think, logarithm=logarithm)

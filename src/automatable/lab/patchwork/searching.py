"""Monte-Carlo tree search in the kernel: the Automa's cards are chance, the planner plays on.

A node is a position with a person to move, found by a hash of everything public. Its edges are
the decisions the planner values most; more of them are looked at as visits grow. Each iteration
deals the hidden cards again, walks down by upper confidence bounds, adds one node and lets the
planner play to the end.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

from automatable.lab.patchwork import dealing
from automatable.lab.patchwork.columns import RESULTS, SCORE_1, SCORE_2, WINNER
from automatable.lab.patchwork.deciding import PLANNER, WORST
from automatable.lab.patchwork.game import (
    ADVANCE_ID,
    ASIDE,
    CARD,
    CELLS,
    CURSOR,
    ENTRIES,
    FIRST_BUY,
    LEATHER,
    LEFT,
    MOVER,
    PER_SLOT,
    PLACES,
    SOLO,
)

U = np.uint64
PER_PATCH = 5
EDGES = 3 * PER_PATCH + 1
DEEPEST = 64


class Knobs(NamedTuple):
    """What the search can be tuned by; `gpu_search` chose these values."""

    explore: float = 0.25
    """How much an edge that was seldom looked at gains."""
    by_margin: float = 0.8
    """How much of a result is its margin and not only who won."""
    scale: float = 15.0
    """A margin of that many points counts half of what the largest would."""
    wide: float = 1.0
    """How many edges of a new node come into play."""
    wider: float = 0.5
    """How fast their number grows with the root of the visits."""
    trust: float = 0.03
    """How much an edge loses for each place it stands behind in the planner's order."""
    open_deck: float = 0.0
    """Whether it is shown the order of the cards: no player, but a yardstick for all of them."""
    belief: float = 1.0
    """As many visits as a network's judgement is worth, where there is one."""
    next_card: float = 0.0
    """Whether it is shown the next card, and only that: another yardstick."""


EXPLORE, BY_MARGIN, SCALE, WIDE, WIDER, TRUST, OPEN_DECK, BELIEF, NEXT_CARD = range(
    len(Knobs._fields)
)
VALUED = Knobs(explore=0.15, by_margin=0.5)
"""Of the search that asks a network."""


class Tree(NamedTuple):
    """The nodes of one search, in an open hash table."""

    key: Any
    """[place]: the hash of the position that lies there, 0 for none."""
    node: Any
    """[place]: its node; nodes are numbered as they are made, half as many as there are places."""
    count: Any
    """[node]: its edges."""
    action: Any
    """[node, edge]: decisions, the planner's favourite first."""
    visits: Any
    value: Any
    """[node, edge]: sum of results for seat 1."""
    prior: Any
    """[node, edge]: what a network thinks of the position after it, for the mover."""
    path: Any
    """[depth, 3]: node, edge and seat of the present iteration."""
    best: Any
    """[candidate]: worth, while edges are made; on a GPU the sheet on which they are."""
    used: Any
    """[1]: how many nodes there are."""
    knobs: Any


def build(
    jit: Callable[..., Any],
    made: SimpleNamespace,
    thinking: SimpleNamespace,
    share_out: Callable[[SimpleNamespace], Any] | None = None,
) -> SimpleNamespace:
    """The search on top of the compiled game.

    `share_out` makes another `note_places` of the same parts, for a machine on which many hands
    look at the pictures at the same time.
    """
    popcount, deal_hidden = made.popcount, dealing.build(jit, made).deal_hidden
    worth_of_advancing, worth_of_buying = thinking.worth_of_advancing, thinking.worth_of_buying
    worth_of_place, worth_of_cell = thinking.worth_of_place, thinking.worth_of_cell
    is_over, finish, act, automa_turn = made.is_over, made.finish, made.act, made.automa_turn
    count_legal, decide, copy = made.count_legal, made.decide, made.copy
    next_number = made.next_number

    @jit
    def mix(hash: Any, value: int) -> Any:
        z = (hash ^ U(value)) * U(0x9E3779B97F4A7C15)
        return (z ^ (z >> U(29))) * U(0xBF58476D1CE4E5B9)

    @jit
    def public_hash(settings: Any, s: Any) -> Any:
        """Everything both sides can see, as one word; never 0.

        Patches leave the circle and never change places: which are left tells their order.
        """
        facts = 0
        for i in range(PLACES):
            if i != CARD and i != ASIDE and i != ENTRIES:
                facts = facts * 128 + s.place[i] + 1
        hash = mix(U(1), facts)
        for seat in range(2):
            facts = (s.time[seat] * 1024 + s.buttons[seat]) * 1024 + s.income[seat]
            hash = mix(hash, facts * 1024 + s.covered[seat])
            hash = mix(mix(hash, s.mask[seat, 0]), s.mask[seat, 1])
        circle, patch = U(0), s.place[CURSOR]
        for _ in range(s.place[LEFT]):
            patch = s.after[patch]
            circle |= U(1) << U(patch)
        hash = mix(hash, circle)
        if settings[SOLO]:
            drawn = 0
            for i in range(s.place[ASIDE], s.place[CARD]):
                drawn |= 1 << s.deck[i]
            hash = mix(hash, drawn)
        return hash | U(1)

    @jit
    def note(tree: Any, node: int, first: int, action: int, worth: int) -> None:
        """Keep the best candidates of one patch in the places from `first` on."""
        last = first + PER_PATCH - 1
        if worth <= tree.best[last]:
            return
        i = last
        while i > first and tree.best[i - 1] < worth:
            tree.best[i] = tree.best[i - 1]
            tree.action[node, i] = tree.action[node, i - 1]
            i -= 1
        tree.best[i] = worth
        tree.action[node, i] = action

    @jit
    def note_entry(
        settings: Any, t: Any, s: Any, entry: int, tree: Any, node: int, first: int
    ) -> None:
        """All places of one picture, as candidates from `first` on."""
        value, end = worth_of_buying(settings, t, s, t.owner[s.picture[entry]])
        for word in range(2):
            anchors = s.found[entry, word]
            while anchors:
                lowest = anchors & (~anchors + U(1))
                anchor = 64 * word + popcount(lowest - U(1))
                quilt = worth_of_place(t, s, entry, anchor, end)
                note(tree, node, first, s.first_id[entry] + anchor, value + quilt)
                anchors ^= lowest

    @jit
    def first_of(s: Any, entry: int) -> Any:
        """Where the candidates of a picture's patch begin."""
        return 1 + (s.first_id[entry] - FIRST_BUY) // PER_SLOT * PER_PATCH

    @jit
    def note_one_by_one(settings: Any, t: Any, s: Any, tree: Any, node: int) -> None:
        for entry in range(s.place[ENTRIES]):
            note_entry(settings, t, s, entry, tree, node, first_of(s, entry))

    parts = SimpleNamespace(note=note, note_entry=note_entry, first_of=first_of)
    note_places = share_out(parts) if share_out else note_one_by_one

    @jit
    def expand(settings: Any, t: Any, s: Any, tree: Any, node: int) -> None:
        """The edges of a new node, the most valuable decision first."""
        for i in range(EDGES):
            tree.best[i] = WORST
            tree.visits[node, i] = 0
            tree.value[node, i] = 0.0
        if s.place[LEATHER]:
            for cell in range(CELLS):
                note(tree, node, 1, 1 + cell, worth_of_cell(t, s, cell))
        else:
            count_legal(t, s)
            tree.action[node, 0] = ADVANCE_ID
            tree.best[0] = worth_of_advancing(settings, t, s)
            note_places(settings, t, s, tree, node)
        count = 0
        for i in range(EDGES):
            top = i
            for j in range(i + 1, EDGES):
                if tree.best[j] > tree.best[top]:
                    top = j
            tree.best[i], tree.best[top] = tree.best[top], tree.best[i]
            a = tree.action[node, i]
            tree.action[node, i] = tree.action[node, top]
            tree.action[node, top] = a
            if tree.best[i] > WORST:
                count += 1
        tree.count[node] = count

    @jit
    def find(tree: Any, key: Any) -> Any:
        """The place of a position in the table: its node, or a free one."""
        last = tree.key.shape[0] - 1  # a power of two, less one
        place = np.int64(key >> U(1)) & last
        while tree.key[place] != U(0) and tree.key[place] != key:
            place = (place + 1) & last
        return place

    @jit
    def new_node(tree: Any, place: int, key: Any) -> Any:
        """The next node, for the position that belongs to a free place."""
        node = tree.used[0]
        tree.key[place], tree.node[place] = key, node
        tree.used[0] = node + 1
        return node

    @jit
    def visits_of(tree: Any, node: int) -> Any:
        total = 0
        for i in range(tree.count[node]):
            total += tree.visits[node, i]
        return total

    @jit
    def wide_after(tree: Any, node: int, total: int) -> Any:
        """How many edges are in play after that many visits."""
        wide = int(tree.knobs[WIDE] + sqrt(float(total)) * tree.knobs[WIDER])
        return wide if wide < tree.count[node] else tree.count[node]

    @jit
    def pick(tree: Any, node: int, seat: int) -> Any:
        """The edge with the highest upper confidence bound; the first ones come into play first."""
        total = visits_of(tree, node)
        best, chosen = -100.0, 0
        for i in range(wide_after(tree, node, total)):
            n = tree.visits[node, i]
            if n == 0:
                return i
            mean = tree.value[node, i] / n
            if seat == 1:
                mean = 1.0 - mean
            bound = mean + tree.knobs[EXPLORE] * sqrt(log(total + 1.0) / n)
            bound -= tree.knobs[TRUST] * i / n
            if bound > best:
                best, chosen = bound, i
        return chosen

    @jit
    def back_up(tree: Any, depth: int, result: Any) -> None:
        """The result of an iteration, at every edge of its path."""
        for i in range(depth):
            node, edge = tree.path[i, 0], tree.path[i, 1]
            tree.visits[node, edge] += 1
            tree.value[node, edge] += result

    @jit
    def worth_of_result(tree: Any, out: Any) -> Any:
        """Between 0 and 1, for seat 1: mostly who won, a little by how much."""
        margin = (out[SCORE_1] - out[SCORE_2]) / tree.knobs[SCALE]
        by_margin = 0.5 + 0.5 * margin / (1.0 + abs(margin))
        won = 1.0 if out[WINNER] == 1 else 0.0
        return (1.0 - tree.knobs[BY_MARGIN]) * won + tree.knobs[BY_MARGIN] * by_margin

    @jit
    def iterate(settings: Any, t: Any, cards: Any, s: Any, out: Any, tree: Any) -> None:
        """One walk from the position in `s`, which is used up, to the end of the game."""
        for i in range(RESULTS):
            out[i] = 0
        depth, inside = 0, True
        while not is_over(s):
            if s.place[MOVER] == 1 and settings[SOLO]:
                automa_turn(settings, t, cards, s, out)
                continue
            chosen = -1
            if inside and depth < DEEPEST and tree.used[0] < tree.key.shape[0] // 2:
                key = public_hash(settings, s)
                place = find(tree, key)
                node = np.int64(tree.node[place])
                if tree.key[place] == U(0):
                    node = new_node(tree, place, key)
                    expand(settings, t, s, tree, node)
                    inside = depth == 0
                edge = pick(tree, node, s.place[MOVER])
                tree.path[depth, 0], tree.path[depth, 1] = node, edge
                depth += 1
                chosen = tree.action[node, edge]
            else:
                chosen = decide(settings, t, s, PLANNER, count_legal(t, s))
            act(settings, t, s, chosen)
        finish(settings, s, out)
        back_up(tree, depth, worth_of_result(tree, out))

    @jit
    def forget(tree: Any) -> None:
        """An empty tree."""
        for i in range(tree.key.shape[0]):
            tree.key[i] = U(0)
        tree.used[0] = 0

    @jit
    def start(s: Any, root: Any, tree: Any, seed: Any) -> None:
        """A search from the position in `s`; who is shown the deck keeps its shuffles to come."""
        forget(tree)
        copy(s, root)
        if tree.knobs[OPEN_DECK] == 0.0:
            root.random[0] = U(seed)
            root.random[0] = next_number(root.random)

    @jit
    def think(
        settings: Any, t: Any, cards: Any, root: Any, s: Any, out: Any, tree: Any, times: int
    ) -> None:
        """Iterations from the position in `root`, which keeps its place; `s`, `out` are scratch."""
        for _ in range(times):
            copy(root, s)
            shown = tree.knobs[OPEN_DECK] > 0.0
            if settings[SOLO] and not shown:
                deal_hidden(cards, s, tree.knobs[NEXT_CARD] > 0.0)
            iterate(settings, t, cards, s, out, tree)
            if not shown:  # otherwise it holds the shuffles to come
                root.random[0] = s.random[0]

    @jit
    def root_node(settings: Any, s: Any, tree: Any) -> Any:
        """The node of a position."""
        return np.int64(tree.node[find(tree, public_hash(settings, s))])

    @jit
    def is_settled(tree: Any, node: int, left: int) -> Any:
        """Whether that many more iterations cannot change which edge was looked at most often."""
        most, second = 0, 0
        for i in range(tree.count[node]):
            n = tree.visits[node, i]
            if n > most:
                most, second = n, most
            elif n > second:
                second = n
        return most - second > left

    @jit
    def favourite(tree: Any, node: int) -> Any:
        """The decision looked at most often, ties to the lowest id."""
        best = 0
        for i in range(1, tree.count[node]):
            more = tree.visits[node, i] - tree.visits[node, best]
            if more > 0 or (more == 0 and tree.action[node, i] < tree.action[node, best]):
                best = i
        return tree.action[node, best]

    @jit
    def judge(
        settings: Any, t: Any, cards: Any, root: Any, s: Any, out: Any, tree: Any, skip: int,
        times: int, sums: Any,
    ) -> None:  # fmt: skip
        """As `think`, and what came of it after the first `skip` iterations, which only learn.

        `sums` gets the games won by seat 1 and its margins.
        """
        for i in range(times):
            copy(root, s)
            if settings[SOLO]:
                deal_hidden(cards, s, tree.knobs[NEXT_CARD] > 0.0)
            iterate(settings, t, cards, s, out, tree)
            root.random[0] = s.random[0]
            if i >= skip:
                sums[0] += 1 if out[WINNER] == 1 else 0
                sums[1] += out[SCORE_1] - out[SCORE_2]

    return SimpleNamespace(
        think=think, root_node=root_node, is_settled=is_settled, favourite=favourite, judge=judge,
        expand=expand, find=find, new_node=new_node, public_hash=public_hash,
        deal_hidden=deal_hidden, worth_of_result=worth_of_result, back_up=back_up, forget=forget,
        start=start, visits_of=visits_of, wide_after=wide_after, **vars(parts),
    )  # fmt: skip

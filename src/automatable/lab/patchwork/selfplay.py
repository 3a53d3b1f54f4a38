"""Games in which every decision is the one whose position the network likes best.

What the positions came to is what the network learns from. Now and then a game leaves the way by
a decision taken at random; only what lies behind it is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

from automatable.lab.patchwork.columns import SCORE_1, SCORE_2, WINNER
from automatable.lab.patchwork.game import LEVEL, MARKER, MOVER, SOLO
from automatable.lab.patchwork.searching import Knobs

U = np.uint64
SCALE = Knobs().scale


class Room(NamedTuple):
    """What one core plays in."""

    root: Any
    trial: Any
    after: Any
    out: Any
    idle: Any
    tree: Any
    work: Any


def build(
    jit: Callable[..., Any], made: SimpleNamespace, search: SimpleNamespace, net: SimpleNamespace
) -> SimpleNamespace:
    """Self-play on top of the rules, the search and the network."""
    below, copy, act, begin = made.below, made.copy, made.act, made.begin
    is_over, finish, automa_turn = made.is_over, made.finish, made.automa_turn
    next_number, expand, root_node = made.next_number, search.expand, search.root_node
    judge, note_facts, think = net.judge, net.note_facts, search.think_valued

    @jit
    def choose(settings: Any, t: Any, cards: Any, s: Any, room: Any, net: Any) -> Any:
        """The candidate that leaves the best position, ties to the planner's favourite."""
        tree = room.tree
        expand(settings, t, s, tree, 0)
        me, best, chosen = s.place[MOVER], -1, 0
        for i in range(tree.count[0]):
            copy(s, room.after)
            act(settings, t, room.after, tree.action[0, i])
            won, margin = judge(settings, t, cards, room.after, me, net, room.work)
            if won + margin > best:
                best, chosen = won + margin, i
        return tree.action[0, chosen]

    @jit
    def look_ahead(
        settings: Any, t: Any, cards: Any, s: Any, room: Any, net: Any, times: int
    ) -> Any:
        """The decision that a search looks at most often, and what it hopes for."""
        tree = room.tree
        for i in range(tree.key.shape[0]):
            tree.key[i] = U(0)
        tree.used[0] = 0
        copy(s, room.root)
        room.root.random[0] = next_number(s.random)
        think(
            settings, t, cards, room.root, room.trial, room.after, room.idle, tree, net,
            room.work, times,
        )  # fmt: skip
        node, best = root_node(settings, s, tree), 0
        for i in range(1, tree.count[node]):
            if tree.visits[node, i] > tree.visits[node, best]:
                best = i
        hope = tree.value[node, best] / tree.visits[node, best]
        return tree.action[node, best], hope if s.place[MOVER] == 0 else 1.0 - hope

    @jit
    def decide(
        settings: Any, t: Any, cards: Any, s: Any, room: Any, net: Any, times: int, stray: bool
    ) -> Any:
        """The decision, and what a search hopes for; less than nothing if it was not asked."""
        if stray:
            expand(settings, t, s, room.tree, 0)
            return room.tree.action[0, below(s.random, room.tree.count[0])], -1.0
        if times == 0:
            return choose(settings, t, cards, s, room, net), -1.0
        return look_ahead(settings, t, cards, s, room, net, times)

    @jit
    def play_game(
        settings: Any, t: Any, cards: Any, s: Any, room: Any, net: Any, times: int, strays: int,
        kept: Any, seats: Any, hopes: Any,
    ) -> Any:  # fmt: skip
        """One game; facts of positions go to `kept`, who decided to `seats`, hopes to `hopes`.

        It leaves the way at its decision number `strays`. Returns how many positions were kept.
        """
        begin(settings, s, room.out)
        number, count = 0, 0
        while not is_over(s):
            me = s.place[MOVER]
            if me == 1 and settings[SOLO]:
                automa_turn(settings, t, cards, s, room.out)
                continue
            action, hope = decide(settings, t, cards, s, room, net, times, number == strays)
            act(settings, t, s, action)
            if number >= strays and count < seats.shape[0]:
                facts = note_facts(settings, t, cards, s, me, net.look, kept[count])
                for i in range(facts, kept.shape[1]):
                    kept[count, i] = -1
                seats[count], hopes[count] = me, hope
                count += 1
            number += 1
        finish(settings, s, room.out)
        return count

    @jit
    def note_results(out: Any, seats: Any, count: int, won: Any, margin: Any) -> None:
        """What a game came to, for the seat that decided."""
        for i in range(count):
            points = (out[SCORE_1] - out[SCORE_2]) / SCALE
            if seats[i] == 1:
                points = -points
            won[i] = 1 if out[WINNER] == 1 + seats[i] else 0
            margin[i] = 0.5 + 0.5 * points / (1.0 + abs(points))

    @jit
    def play_games(
        settings: Any, markers: Any, t: Any, decks: Any, s: Any, room: Any, net: Any, seed: Any,
        times: int, results: Any, kept: Any, seats: Any, won: Any, margin: Any, hopes: Any,
    ) -> Any:  # fmt: skip
        """One game for each row of `results`: level and ten times the deck, stray, won, points.

        Half of the games are at level V. Returns how many positions were kept.
        """
        first, out = 0, room.out
        for i in range(results.shape[0]):
            s.random[0] = seed + U(i)
            draw = below(s.random, 16)
            settings[LEVEL] = 5 if draw >= 8 else 1 + draw // 2
            settings[MARKER] = markers[settings[LEVEL]]
            deck = below(s.random, decks.shape[0])
            stray = below(s.random, 40) - 16
            results[i, 0], results[i, 1] = settings[LEVEL] + 10 * deck, stray
            count = play_game(
                settings, t, decks[deck], s, room, net, times, stray if stray >= 0 else -1,
                kept[first:], seats[first:], hopes[first:],
            )  # fmt: skip
            note_results(out, seats[first:], count, won[first:], margin[first:])
            results[i, 2], results[i, 3] = out[WINNER] == 1, out[SCORE_1] - out[SCORE_2]
            first += count
        return first

    return SimpleNamespace(play_games=play_games)

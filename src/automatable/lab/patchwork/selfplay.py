"""Games in which every decision is the one whose position the network likes best.

What the positions came to is what the network learns from. Now and then a game leaves the way by
a decision taken at random; only what lies behind it is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from automatable.lab.patchwork.columns import RESULTS, SCORE_1, SCORE_2, WINNER
from automatable.lab.patchwork.facts import MOST
from automatable.lab.patchwork.game import LEVEL, MARKER, MOVER, SOLO

U = np.uint64
LONGEST = 96
"""More decisions of persons no game has."""


def build(
    jit: Callable[..., Any], made: SimpleNamespace, expand: Any, net: SimpleNamespace
) -> SimpleNamespace:
    """Self-play on top of the rules, the candidates of the search, and the network."""
    below, copy, act, begin = made.below, made.copy, made.act, made.begin
    is_over, finish, automa_turn = made.is_over, made.finish, made.automa_turn
    judge, note_facts = net.judge, net.note_facts

    @jit
    def choose(
        settings: Any, t: Any, cards: Any, s: Any, after: Any, tree: Any, net: Any, work: Any
    ) -> Any:
        """The candidate that leaves the best position, ties to the planner's favourite."""
        expand(settings, t, s, tree, 0)
        me, best, chosen = s.place[MOVER], -1, 0
        for i in range(tree.count[0]):
            copy(s, after)
            act(settings, t, after, tree.action[0, i])
            won, margin = judge(settings, t, cards, after, me, net, work)
            if won + margin > best:
                best, chosen = won + margin, i
        return tree.action[0, chosen]

    @jit
    def play_game(
        settings: Any, t: Any, cards: Any, s: Any, after: Any, out: Any, tree: Any, net: Any,
        work: Any, strays: int, kept: Any, seats: Any,
    ) -> Any:  # fmt: skip
        """One game; the facts of positions go to `kept`, who decided to `seats`.

        It leaves the way before its decision number `strays`. Returns how many positions were kept.
        """
        for i in range(RESULTS):
            out[i] = 0
        begin(settings, s, out)
        number, count = 0, 0
        while not is_over(s):
            me = s.place[MOVER]
            if me == 1 and settings[SOLO]:
                automa_turn(settings, t, cards, s, out)
                continue
            if number == strays:
                expand(settings, t, s, tree, 0)
                action = tree.action[0, below(s.random, tree.count[0])]
            else:
                action = choose(settings, t, cards, s, after, tree, net, work)
            act(settings, t, s, action)
            if number >= strays and count < seats.shape[0]:
                facts = note_facts(settings, t, cards, s, me, net.look, kept[count])
                for i in range(facts, kept.shape[1]):
                    kept[count, i] = -1
                seats[count] = me
                count += 1
            number += 1
        finish(settings, s, out)
        return count

    @jit
    def note_results(out: Any, seats: Any, count: int, won: Any, margin: Any) -> None:
        """What a game came to, for the seat that decided."""
        for i in range(count):
            points = (out[SCORE_1] - out[SCORE_2]) / 15.0
            if seats[i] == 1:
                points = -points
            won[i] = 1 if out[WINNER] == 1 + seats[i] else 0
            margin[i] = 0.5 + 0.5 * points / (1.0 + abs(points))

    @jit
    def play_games(
        settings: Any, markers: Any, t: Any, decks: Any, s: Any, after: Any, out: Any, tree: Any,
        net: Any, work: Any, seed: Any, results: Any, kept: Any, seats: Any, won: Any, margin: Any,
    ) -> Any:  # fmt: skip
        """One game for each row of `results` (level and ten times the deck, stray, won, points); how much was kept."""
        first = 0
        for i in range(results.shape[0]):
            s.random[0] = seed + U(i)
            draw = below(s.random, 16)
            settings[LEVEL] = 5 if draw >= 8 else 1 + draw // 2
            settings[MARKER] = markers[settings[LEVEL]]
            deck = below(s.random, decks.shape[0])
            stray = below(s.random, 40) - 16
            results[i, 0], results[i, 1] = settings[LEVEL] + 10 * deck, stray
            count = play_game(
                settings, t, decks[deck], s, after, out, tree, net, work,
                stray if stray >= 0 else -1,
                kept[first:], seats[first:],
            )  # fmt: skip
            note_results(out, seats[first:], count, won[first:], margin[first:])
            results[i, 2], results[i, 3] = out[WINNER] == 1, out[SCORE_1] - out[SCORE_2]
            first += count
        return first

    return SimpleNamespace(choose=choose, play_game=play_game, play_games=play_games)

"""Games in which every decision is the one whose position the network likes best.

What the positions came to is what the network learns from. Now and then a game leaves the way by
a decision taken at random; only what lies behind it is kept. If a search decides, it tells what it
hopes for, on request also of decisions that it looked at and did not take.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

from automatable.lab.patchwork import cpu
from automatable.lab.patchwork.columns import SCORE_1, SCORE_2, WINNER
from automatable.lab.patchwork.game import LEVEL, MARKER, MOVER, SOLO
from automatable.lab.patchwork.searching import Knobs

U = np.uint64
SCALE = Knobs().scale
NOBODY = -1
"""Decided what was not played."""


class Kept(NamedTuple):
    """Of positions after a decision."""

    facts: Any
    """[position, fact], -1 where there are no more."""
    seats: Any
    """Who decided; `NOBODY` if the decision was only looked at."""
    hopes: Any
    """What a search hopes for; less than nothing if none was asked."""
    looks: Any
    """How often it looked at the decision."""
    won: Any
    """Whether the seat won; -1 if it was not played."""
    margin: Any
    """What the margin was worth to the seat, between 0 and 1."""


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
    next_number, expand, forget = made.next_number, search.expand, search.forget
    judge, note_facts, think = net.judge, net.note_facts, search.think_valued

    @jit
    def choose(settings: Any, t: Any, cards: Any, s: Any, room: Any, net: Any) -> Any:
        """The edge that leaves the best position, ties to the planner's favourite."""
        tree = room.tree
        expand(settings, t, s, tree, 0)
        me, best, chosen = s.place[MOVER], -1, 0
        for i in range(tree.count[0]):
            copy(s, room.after)
            act(settings, t, room.after, tree.action[0, i])
            won, margin = judge(settings, t, cards, room.after, me, net, room.work)
            if won + margin > best:
                best, chosen = won + margin, i
        return chosen

    @jit
    def look_ahead(
        settings: Any, t: Any, cards: Any, s: Any, room: Any, net: Any, times: int
    ) -> Any:
        """The edge of the first node that a search looks at most often."""
        tree = room.tree
        forget(tree)
        copy(s, room.root)
        room.root.random[0] = next_number(s.random)
        think(
            settings, t, cards, room.root, room.trial, room.after, room.idle, tree, net,
            room.work, times,
        )  # fmt: skip
        best = 0
        for i in range(1, tree.count[0]):
            if tree.visits[0, i] > tree.visits[0, best]:
                best = i
        return best

    @jit
    def decide(
        settings: Any, t: Any, cards: Any, s: Any, room: Any, net: Any, times: int, stray: bool
    ) -> Any:
        """The edge of the first node that is taken."""
        if stray:
            expand(settings, t, s, room.tree, 0)
            return below(s.random, room.tree.count[0])
        if times == 0:
            return choose(settings, t, cards, s, room, net)
        return look_ahead(settings, t, cards, s, room, net, times)

    @jit
    def hope_of(tree: Any, edge: int, seat: int) -> Any:
        """What a search hopes for, if a seat decides so."""
        hope = tree.value[0, edge] / tree.visits[0, edge]
        return hope if seat == 0 else 1.0 - hope

    @jit
    def keep(
        settings: Any, t: Any, cards: Any, after: Any, me: int, net: Any, kept: Any, first: int,
        seat: int, hope: Any, looks: int,
    ) -> Any:  # fmt: skip
        """One more position, if there is room; returns how many there are."""
        if first == kept.seats.shape[0]:
            return first
        facts = note_facts(settings, t, cards, after, me, net.look, kept.facts[first])
        for i in range(facts, kept.facts.shape[1]):
            kept.facts[first, i] = -1
        kept.seats[first], kept.hopes[first], kept.looks[first] = seat, hope, looks
        kept.won[first], kept.margin[first] = -1, 0.0
        return first + 1

    @jit
    def keep_others(
        settings: Any, t: Any, cards: Any, s: Any, room: Any, net: Any, kept: Any, first: int,
        chosen: int, least: int,
    ) -> Any:  # fmt: skip
        """The decisions that a search looked at so often at least, and did not take."""
        tree, me = room.tree, s.place[MOVER]
        for edge in range(tree.count[0]):
            looks = tree.visits[0, edge]
            if edge != chosen and looks >= least:
                copy(s, room.after)
                act(settings, t, room.after, tree.action[0, edge])
                if not is_over(room.after):
                    first = keep(
                        settings, t, cards, room.after, me, net, kept, first, NOBODY,
                        hope_of(tree, edge, me), looks,
                    )  # fmt: skip
        return first

    @jit
    def play_game(
        settings: Any, t: Any, cards: Any, s: Any, room: Any, net: Any, times: int, least: int,
        strays: int, kept: Any, first: int,
    ) -> Any:  # fmt: skip
        """One game; its positions are kept from `first` on.

        It leaves the way at its decision number `strays`. Returns where the next game begins.
        """
        begin(settings, s, room.out)
        number, tree = 0, room.tree
        while not is_over(s):
            me = s.place[MOVER]
            if me == 1 and settings[SOLO]:
                automa_turn(settings, t, cards, s, room.out)
                continue
            edge = decide(settings, t, cards, s, room, net, times, number == strays)
            hope, looks = -1.0, 0
            if times > 0 and number != strays:
                hope, looks = hope_of(tree, edge, me), tree.visits[0, edge]
                if least > 0:
                    first = keep_others(settings, t, cards, s, room, net, kept, first, edge, least)
            act(settings, t, s, tree.action[0, edge])
            if number >= strays:
                first = keep(settings, t, cards, s, me, net, kept, first, me, hope, looks)
            number += 1
        finish(settings, s, room.out)
        return first

    @jit
    def note_results(out: Any, kept: Any, first: int, end: int) -> None:
        """What a game came to, for the seat that decided."""
        for i in range(first, end):
            if kept.seats[i] != NOBODY:
                points = (out[SCORE_1] - out[SCORE_2]) / SCALE
                if kept.seats[i] == 1:
                    points = -points
                kept.won[i] = 1 if out[WINNER] == 1 + kept.seats[i] else 0
                kept.margin[i] = 0.5 + 0.5 * points / (1.0 + abs(points))

    @jit
    def play_games(
        settings: Any, markers: Any, t: Any, decks: Any, s: Any, room: Any, net: Any, seed: Any,
        times: int, least: int, results: Any, kept: Any,
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
            end = play_game(
                settings, t, decks[deck], s, room, net, times, least, stray if stray >= 0 else -1,
                kept, first,
            )  # fmt: skip
            note_results(out, kept, first, end)
            results[i, 2], results[i, 3] = out[WINNER] == 1, out[SCORE_1] - out[SCORE_2]
            first = end
        return first

    return SimpleNamespace(play_games=play_games)


@cache
def learn_games() -> Any:
    """Plays games by a network and keeps what it can learn from."""
    search = SimpleNamespace(**vars(cpu.searches()), think_valued=cpu.valued_search().think)
    made = build(cpu.inlined, cpu.compiled(), search, cpu.network_judge())
    return cpu.entry(made.play_games.py_func)

"""Whole games, ply by ply: what the kernel's batches, the environments and the search run on."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from automatable.lab.patchwork import bits, deciding, game
from automatable.lab.patchwork.columns import CARDS, LEAD_CHANGES, LEGAL, PLIES, RESULTS
from automatable.lab.patchwork.game import (
    CELLS,
    LEADER,
    LEATHER,
    MOVER,
    NO_SEAT,
    PLACES,
    SOLO,
)


def build(target: bits.Target, plans: bool) -> SimpleNamespace:
    """All functions of the kernel for one machine, with the planner or without."""
    jit, rules = target.jit, game.build(target)
    thinking = deciding.build(jit, rules, plans)
    decide = thinking.decide
    look, act, automa_turn = rules.look, rules.act, rules.automa_turn
    set_up, is_over, finish, score = rules.set_up, rules.is_over, rules.finish, rules.score

    @jit
    def begin(settings: Any, s: Any, out: Any) -> None:
        """The set-up; `s.random` holds the seed."""
        for i in range(RESULTS):
            out[i] = 0
        set_up(settings, s)

    @jit
    def count_legal(t: Any, s: Any) -> Any:
        """How many decisions the person to move has; an ordinary turn's are looked up too."""
        seat = s.place[MOVER]
        if s.place[LEATHER]:
            return CELLS - s.covered[seat]
        return look(t, s, seat)

    @jit
    def note_leader(settings: Any, s: Any, out: Any) -> None:
        """Counts how often the lead in points changes hands."""
        first, second = score(settings, s, 0), score(settings, s, 1)
        if first != second:
            leader = 0 if first > second else 1
            if s.place[LEADER] != NO_SEAT and s.place[LEADER] != leader:
                out[LEAD_CHANGES] += 1
            s.place[LEADER] = leader

    @jit
    def answer(settings: Any, t: Any, s: Any, out: Any, action: int) -> None:
        """A legal decision of the person to move, counted as a ply."""
        out[PLIES] += 1
        out[LEGAL] += count_legal(t, s)
        act(settings, t, s, action)
        note_leader(settings, s, out)

    @jit
    def ply(settings: Any, t: Any, cards: Any, first: int, second: int, s: Any, out: Any) -> Any:
        """One decision of a person or one turn of the Automa; returns the action, -1 for a card."""
        out[PLIES] += 1
        action = -1
        if s.place[MOVER] == 1 and settings[SOLO]:
            automa_turn(settings, t, cards, s, out)
        else:
            legal = count_legal(t, s)
            out[LEGAL] += legal
            action = decide(settings, t, s, second if s.place[MOVER] else first, legal)
            act(settings, t, s, action)
        note_leader(settings, s, out)
        return action

    @jit
    def play_on(
        settings: Any, t: Any, cards: Any, first: int, second: int, s: Any, out: Any
    ) -> None:
        """From any position to the end; `out` gets the result."""
        while not is_over(s):
            ply(settings, t, cards, first, second, s, out)
        finish(settings, s, out)

    @jit
    def play(settings: Any, t: Any, cards: Any, first: int, second: int, s: Any, out: Any) -> None:
        """A game from its set-up to its end."""
        begin(settings, s, out)
        play_on(settings, t, cards, first, second, s, out)

    @jit
    def copy(source: Any, target: Any) -> None:
        """The position in one scratch, also in the other."""
        for seat in range(2):
            target.time[seat] = source.time[seat]
            target.buttons[seat] = source.buttons[seat]
            target.income[seat] = source.income[seat]
            target.covered[seat] = source.covered[seat]
            target.patches[seat] = source.patches[seat]
            target.mask[seat, 0] = source.mask[seat, 0]
            target.mask[seat, 1] = source.mask[seat, 1]
        for i in range(34):
            target.after[i] = source.after[i]
        for i in range(PLACES):
            target.place[i] = source.place[i]
        for i in range(CARDS):
            target.deck[i] = source.deck[i]
        target.random[0] = source.random[0]

    return SimpleNamespace(
        begin=begin, copy=copy, count_legal=count_legal, answer=answer, ply=ply, play=play,
        play_on=play_on, decide=decide, thinking=thinking, **vars(rules),
    )  # fmt: skip

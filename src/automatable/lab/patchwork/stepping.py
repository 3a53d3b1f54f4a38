"""Many games at once in single steps: what the research environments run on.

All games lie in arrays with one row each. A step carries out one decision in every game, lets
the Automa move until a person has to decide, and writes observations and masks.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from automatable.lab.patchwork import cpu
from automatable.lab.patchwork.columns import CARDS, PLIES
from automatable.lab.patchwork.game import (
    ADVANCE_ID,
    ASIDE,
    CARD,
    CELLS,
    CURSOR,
    ENTRIES,
    FINAL,
    LEATHER,
    LEFT,
    MOVER,
    NO_SEAT,
    PRINTED,
    SOLO,
    TILE,
    WITH_BUTTONS,
)
from automatable.lab.patchwork.setups import SetUp

U = np.uint64
ACTIONS = 2026
QUILT, OTHER_QUILT = 0, CELLS
FACTS = 2 * CELLS
(
    MY_TIME, OTHER_TIME, MY_BUTTONS, OTHER_BUTTONS, MY_INCOME, OTHER_INCOME, MY_COVERED,
    OTHER_COVERED, LEATHER_WAITS, TILE_MINE, TILE_OTHER, AUTOMA_WITH_BUTTONS, AUTOMA_PRINTED,
    CARDS_LEFT, NEXT_BUDGET, SEAT,
) = range(FACTS, FACTS + 16)  # fmt: skip
CIRCLE = FACTS + 16
CARDS_SEEN = CIRCLE + 33
OBSERVED = CARDS_SEEN + CARDS


@cache
def _functions() -> tuple[Any, Any]:
    made = cpu.compiled()
    begin, answer, automa_turn = made.begin, made.answer, made.automa_turn
    is_over, finish, look = made.is_over, made.finish, made.look

    @cpu.inlined
    def automa_moves(settings: Any, t: Any, cards: Any, s: Any, out: Any) -> None:
        """Until a person has to decide."""
        while settings[SOLO] and s.place[MOVER] == 1 and not is_over(s):
            out[PLIES] += 1
            automa_turn(settings, t, cards, s, out)

    @cpu.inlined
    def show_quilt(s: Any, seat: int, seen: Any, first: int) -> None:
        for cell in range(CELLS):
            word = s.mask[seat, 0] if cell < 64 else s.mask[seat, 1]
            seen[first + cell] = (word >> U(cell & 63)) & U(1)

    @cpu.inlined
    def show_automa(cards: Any, s: Any, seen: Any) -> None:
        seen[AUTOMA_WITH_BUTTONS] = s.place[WITH_BUTTONS] / 20
        seen[AUTOMA_PRINTED] = s.place[PRINTED] / 30
        seen[CARDS_LEFT] = (CARDS - s.place[CARD]) / CARDS
        if cards.open_backs[0] and s.place[CARD] < CARDS:
            seen[NEXT_BUDGET] = (1 + cards.budget[s.deck[s.place[CARD]]]) / 20
        for i in range(s.place[ASIDE], s.place[CARD]):
            seen[CARDS_SEEN + s.deck[i]] = 1

    @cpu.inlined
    def observe(settings: Any, cards: Any, s: Any, seen: Any) -> None:
        """What the person to move sees, as numbers around 0 to 1."""
        for i in range(OBSERVED):
            seen[i] = 0
        me = s.place[MOVER]
        if settings[SOLO]:
            me = 0
            show_automa(cards, s, seen)
        else:
            show_quilt(s, 1 - me, seen, OTHER_QUILT)
        show_quilt(s, me, seen, QUILT)
        for k in range(2):
            seat = me if k == 0 else 1 - me
            seen[MY_TIME + k] = s.time[seat] / FINAL
            seen[MY_BUTTONS + k] = s.buttons[seat] / 50
            seen[MY_INCOME + k] = s.income[seat] / 20
            seen[MY_COVERED + k] = s.covered[seat] / CELLS
            seen[TILE_MINE + k] = s.place[TILE] == seat
        seen[LEATHER_WAITS] = s.place[LEATHER] > 0
        seen[SEAT] = me
        patch = s.place[CURSOR]
        for place in range(s.place[LEFT]):
            patch = s.after[patch]
            seen[CIRCLE + patch - 1] = 1 - place / 33

    @cpu.inlined
    def show_legal(t: Any, s: Any, mask: Any) -> None:
        for i in range(ACTIONS):
            mask[i] = 0
        seat = s.place[MOVER]
        if s.place[LEATHER]:
            for cell in range(CELLS):
                word = s.mask[seat, 0] if cell < 64 else s.mask[seat, 1]
                mask[1 + cell] = 1 - ((word >> U(cell & 63)) & U(1))
            return
        look(t, s, seat)
        mask[ADVANCE_ID] = 1
        for entry in range(s.place[ENTRIES]):
            for cell in range(CELLS):
                word = s.found[entry, 0] if cell < 64 else s.found[entry, 1]
                if (word >> U(cell & 63)) & U(1):
                    mask[s.first_id[entry] + cell] = 1

    @cpu.inlined
    def show(settings: Any, t: Any, cards: Any, s: Any, out: Any, seen: Any, mask: Any) -> None:
        observe(settings, cards, s, seen)
        if is_over(s):
            finish(settings, s, out)
            for i in range(ACTIONS):
                mask[i] = 0
        else:
            show_legal(t, s, mask)

    def reset_some(
        settings: Any, t: Any, cards: Any, s: Any, out: Any, seen: Any, mask: Any, seeds: Any,
        which: Any,
    ) -> None:  # fmt: skip
        for i in range(which.shape[0]):
            if which[i]:
                game = s[i]
                game.random[0] = seeds[i]
                begin(settings, game, out[i])
                show(settings, t, cards, game, out[i], seen[i], mask[i])

    def step_all(
        settings: Any, t: Any, cards: Any, s: Any, out: Any, seen: Any, mask: Any, actions: Any,
        over: Any,
    ) -> None:  # fmt: skip
        for i in range(actions.shape[0]):
            if actions[i] != NO_SEAT:
                game = s[i]
                answer(settings, t, game, out[i], actions[i])
                automa_moves(settings, t, cards, game, out[i])
                show(settings, t, cards, game, out[i], seen[i], mask[i])
                over[i] = is_over(game)

    return cpu.entry(reset_some), cpu.entry(step_all)


class Games:
    """Games of one set-up in lockstep; rows of the arrays are games."""

    def __init__(self, set_up: SetUp, games: int) -> None:
        from automatable.lab.patchwork import tables

        self.fixed = (set_up.settings(), tables.tables(), tables.cards(set_up.cards))
        self.s = tables.blocks(cpu.scratch().dtype, games)
        self.out = cpu.results(games)
        self.seen = np.zeros((games, OBSERVED), np.float32)
        self.mask = np.zeros((games, ACTIONS), np.int8)
        self.over = np.zeros(games, np.bool_)

    def reset(self, seeds: Any, which: Any) -> None:
        """Set up the games marked in `which` with these seeds."""
        _functions()[0](
            *self.fixed, self.s, self.out, self.seen, self.mask,
            np.asarray(seeds, np.uint64), np.asarray(which, np.bool_),
        )  # fmt: skip
        self.over[which] = False

    def step(self, actions: Any) -> None:
        """One decision in every game; -1 where none is wanted. Only legal actions are allowed."""
        _functions()[1](
            *self.fixed, self.s, self.out, self.seen, self.mask,
            np.asarray(actions, np.int64), self.over,
        )  # fmt: skip

    @property
    def movers(self) -> Any:
        return self.s.place[:, MOVER]

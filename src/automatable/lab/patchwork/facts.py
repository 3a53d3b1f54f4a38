"""What a learned value looks at: a position after a decision, as a list of facts that hold.

A fact is a row of the network's first layer. The quilt is seen as its 81 windows of 3x3 cells,
turned and mirrored ones counted as the same; the circle patch by patch, the next ones with how
easily they can be placed. Everything is seen by the seat that made the decision, and everything
is public.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from automatable.games.patchwork.quilt import SIZE
from automatable.lab.patchwork.columns import CARDS
from automatable.lab.patchwork.game import (
    ASIDE,
    CARD,
    CURSOR,
    FINAL,
    INCOME_SPACES,
    LEATHER,
    LEFT,
    LEVEL,
    MARKER,
    MOVER,
    NO_SEAT,
    SOLO,
    TILE,
)

U = np.uint64
PATTERNS = 1 << 9
PHASES, CLASSES, PATCHES = 4, 102, 34
NEAR, FAR = 6, 16
"""That many of the next patches are tried on the quilt; that many more are told apart by place."""
MOST = 216
"""More facts never hold at once."""


def _groups(sizes: dict[str, int]) -> tuple[dict[str, int], int]:
    first, total = {}, 0
    for name, size in sizes.items():
        first[name] = total
        total += size
    return first, total


_FIRST, FACTS = _groups(
    {
        "windows": PHASES * CLASSES, "missing": PHASES * 26, "owner": 2, "time": 54,
        "other_time": 54, "apart": 34, "buttons": PHASES * 64, "income": 10 * 32, "covered": 82,
        "leather": 3, "near": NEAR * 8 * PATCHES, "place": (FAR - NEAR) * PATCHES,
        "later": PATCHES, "left": 34,
        # against the Automa
        "drawn": 2 * CARDS, "unseen": CARDS + 1, "next": 16, "level": 2 * PHASES * 6, "marker": 54,
        "points": PHASES * 80,
        # against a person
        "other_windows": PHASES * CLASSES, "other_missing": PHASES * 26,
        "other_buttons": PHASES * 64, "other_income": 10 * 32, "other_covered": 82,
    }
)  # fmt: skip
(
    WINDOWS, MISSING, OWNER, TIME, OTHER_TIME, APART, BUTTONS, INCOME, COVERED, LEATHER_WAITS,
    NEAR_PATCH, PLACE, LATER, PATCHES_LEFT, DRAWN, UNSEEN, NEXT, LEVELS, TO_MARKER, POINTS,
    OTHER_WINDOWS, OTHER_MISSING, OTHER_BUTTONS, OTHER_INCOME, OTHER_COVERED,
) = _FIRST.values()  # fmt: skip


def unmet(solo: bool) -> slice:
    """The facts that never hold against the Automa, or never against a person."""
    return slice(OTHER_WINDOWS, FACTS) if solo else slice(DRAWN, OTHER_WINDOWS)


@cache
def classes() -> NDArray[np.int16]:
    """[pattern of a 3x3 window]: its class, the same however it is turned or mirrored."""
    looks = [_least(pattern) for pattern in range(PATTERNS)]
    number = {look: place for place, look in enumerate(sorted(set(looks)))}
    assert len(number) == CLASSES
    return np.array([number[look] for look in looks], np.int16)


def _least(pattern: int) -> int:
    cells = np.array([pattern >> i & 1 for i in range(9)]).reshape(3, 3)
    powers = 1 << np.arange(9)
    turned = [np.rot90(side, k) for side in (cells, cells.T) for k in range(4)]
    return min(int(look.ravel() @ powers) for look in turned)


def build(jit: Callable[..., Any], made: SimpleNamespace) -> SimpleNamespace:
    """The function that lists the facts, on top of the compiled rules."""
    popcount, between, score = made.popcount, made.between, made.score
    find_runs, free_anchors = made.find_runs, made.free_anchors

    @jit
    def least(value: int, most: int) -> Any:
        """Between 0 and `most`."""
        return 0 if value < 0 else value if value < most else most

    @jit
    def phase_of(time: int) -> Any:
        return 0 if time < 17 else 1 if time < 31 else 2 if time < 43 else 3

    @jit
    def row_of(low: Any, high: Any, row: int) -> Any:
        """The covered cells of a row, with the covered border at both ends."""
        if row < 7:
            bits = low >> U(SIZE * row)
        elif row == 7:
            bits = (low >> U(63)) | (high << U(1))
        else:
            bits = high >> U(8)
        return np.int64(((bits & U(0x1FF)) << U(1)) | U(0x401))

    @jit
    def note_windows(s: Any, seat: int, first: int, look: Any, rows: Any, count: int) -> Any:
        low, high = s.mask[seat, 0], s.mask[seat, 1]
        above, here = 0x7FF, row_of(low, high, 0)
        for row in range(SIZE):
            under = row_of(low, high, row + 1) if row + 1 < SIZE else 0x7FF
            a, b, c = above, here, under
            for _ in range(SIZE):
                pattern = (a & 7) | (b & 7) << 3 | (c & 7) << 6
                rows[count] = first + look[pattern]
                count += 1
                a >>= 1
                b >>= 1
                c >>= 1
            above, here = here, under
        return count

    @jit
    def missing(t: Any, s: Any, seat: int) -> Any:
        """How many cells the nearest 7x7 square lacks."""
        low, high = ~s.mask[seat, 0], ~s.mask[seat, 1]
        fewest = 25
        for i in range(9):
            lacks = popcount(t.squares[i, 0] & low) + popcount(t.squares[i, 1] & high)
            fewest = lacks if lacks < fewest else fewest
        return fewest

    @jit
    def room_for(t: Any, s: Any, patch: int) -> Any:
        """How often a patch can be placed: 0 never, 1 seldom, 2 at some places, 3 easily."""
        total = 0
        for picture in range(t.first[patch], t.first[patch + 1]):
            a, b = free_anchors(t, s, picture)
            total += popcount(a) + popcount(b)
            if total > 6:
                return 3
        return 0 if total == 0 else 1 if total < 3 else 2

    @jit
    def note_circle(t: Any, s: Any, seat: int, rows: Any, count: int) -> Any:
        find_runs(s, seat)
        patch = s.place[CURSOR]
        for place in range(s.place[LEFT]):
            patch = int(s.after[patch])
            if place < NEAR:
                kind = 2 * room_for(t, s, patch) + (1 if t.cost[patch] <= s.buttons[seat] else 0)
                rows[count] = NEAR_PATCH + (8 * place + kind) * PATCHES + patch
            elif place < FAR:
                rows[count] = PLACE + (place - NEAR) * PATCHES + patch
            else:
                rows[count] = LATER + patch
            count += 1
        rows[count] = PATCHES_LEFT + s.place[LEFT]
        return count + 1

    @jit
    def note_seat(
        settings: Any, t: Any, s: Any, seat: int, buttons: int, income: int, covered: int,
        lacking: int, rows: Any, count: int,
    ) -> Any:  # fmt: skip
        phase = phase_of(s.time[seat])
        ahead = popcount(U(settings[INCOME_SPACES]) & between(s.time[seat], FINAL))
        rows[count] = buttons + 64 * phase + least(s.buttons[seat], 63)
        rows[count + 1] = income + 32 * ahead + least(s.income[seat], 31)
        rows[count + 2] = covered + s.covered[seat]
        if s.place[TILE] != NO_SEAT:
            return count + 3
        rows[count + 3] = lacking + 26 * phase + missing(t, s, seat)
        return count + 4

    @jit
    def note_automa(settings: Any, cards: Any, s: Any, rows: Any, count: int) -> Any:
        phase, deck = phase_of(s.time[1]), cards.open_backs[0]
        rows[count] = POINTS + 80 * phase + least(score(settings, s, 1), 79)
        rows[count + 1] = LEVELS + 6 * (PHASES * deck + phase) + settings[LEVEL]
        rows[count + 2] = UNSEEN + CARDS - s.place[CARD]
        count += 3
        if s.place[TILE] == NO_SEAT:
            rows[count] = TO_MARKER + least(settings[MARKER] - s.time[1], 53)
            count += 1
        if deck and s.place[CARD] < CARDS:
            rows[count] = NEXT + least(cards.budget[s.deck[s.place[CARD]]], 15)
            count += 1
        for i in range(s.place[ASIDE], s.place[CARD]):
            rows[count] = DRAWN + CARDS * deck + int(s.deck[i])
            count += 1
        return count

    @jit
    def note_facts(settings: Any, t: Any, cards: Any, s: Any, me: int, look: Any, rows: Any) -> Any:
        """Write the facts of the position in `s` to `rows`; returns how many there are."""
        other = 1 - me
        phase = phase_of(s.time[me])
        count = note_windows(s, me, WINDOWS + CLASSES * phase, look, rows, 0)
        count = note_circle(t, s, me, rows, count)
        count = note_seat(settings, t, s, me, BUTTONS, INCOME, COVERED, MISSING, rows, count)
        if s.place[TILE] != NO_SEAT:
            rows[count] = OWNER + (0 if s.place[TILE] == me else 1)
            count += 1
        next_is_me = 1 if s.place[MOVER] == me else 0
        rows[count] = TIME + s.time[me]
        rows[count + 1] = OTHER_TIME + s.time[other]
        rows[count + 2] = APART + 2 * least(s.time[other] - s.time[me] + 8, 16) + next_is_me
        rows[count + 3] = LEATHER_WAITS + least(s.place[LEATHER], 2)
        count += 4
        if settings[SOLO]:
            return note_automa(settings, cards, s, rows, count)
        phase = phase_of(s.time[other])
        count = note_seat(
            settings, t, s, other, OTHER_BUTTONS, OTHER_INCOME, OTHER_COVERED, OTHER_MISSING,
            rows, count,
        )  # fmt: skip
        return note_windows(s, other, OTHER_WINDOWS + CLASSES * phase, look, rows, count)

    return SimpleNamespace(note_facts=note_facts)

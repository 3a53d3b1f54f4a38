"""One whole game on flat arrays: the rules of Patchwork for a kernel.

The source is compiled once for CPU cores and once for a GPU (`build`). It mirrors the
reference engine rule by rule; rule ids stand where the reference engine has them too. Seats
are 0 and 1 here. A person is a covered mask, buttons, income and a covered count (PAT-LAB-09).
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

from automatable.lab.patchwork import bits
from automatable.lab.patchwork.columns import (
    AUTOMA_TURNS,
    BUTTONS_1,
    BUTTONS_2,
    CARDS,
    COVERED_1,
    COVERED_2,
    DRAWN,
    PASSES,
    PATCHES_1,
    PATCHES_2,
    PILE_PRINTED,
    PILE_WITH_BUTTONS,
    SCORE_1,
    SCORE_2,
    TILE_OWNER,
    WINNER,
)

U = np.uint64
FINAL = 53
CELLS = 81
FULL_LOW = U(0xFFFFFFFFFFFFFFFF)
FULL_HIGH = U((1 << (CELLS - 64)) - 1)
NO_SEAT = -1
NO_PATCH = 0

ADVANCE_ID = 0
FIRST_BUY = 1 + CELLS
PER_SLOT = 8 * CELLS

# what a set-up array holds
(
    SOLO, LEVEL, MARKER, INCOME_SPACES, LEATHER_SPACES, RECYCLE_ALL, AUTOMA_TAKES, FIRST, BUTTONS,
) = range(9)  # fmt: skip


class Scratch(NamedTuple):
    """The arrays one game is played on; made once, used for millions of games."""

    time: Any
    buttons: Any
    income: Any
    covered: Any
    mask: Any
    """[seat, 2]: covered cells."""
    after: Any
    """The circle as a ring: `after[patch]` follows it clockwise."""
    place: Any
    """The single facts named below."""
    patches: Any
    found: Any
    """[entry, 2]: legal anchors of every picture looked at."""
    picture: Any
    """[entry]: the picture."""
    first_id: Any
    """[entry]: the action id of its anchor a1."""
    run: Any
    """[length, 2]: where that many free cells lie side by side."""
    deck: Any
    random: Any


(
    CURSOR, LEFT, TILE, FIRST_THERE, WITH_BUTTONS, PRINTED, CARD, ASIDE, MOVER, LEATHER, ENTRIES,
    LEADER,
) = range(12)  # fmt: skip
PLACES = 12
MOST_PICTURES = 24


def build(target: bits.Target) -> SimpleNamespace:
    """The rules, compiled for one machine."""
    jit, popcount, shift_right = target.jit, target.popcount, target.shift_right
    bit = bits.build(target)
    below = bit.below

    # --- set-up

    @jit
    def shuffle(items: Any, count: int, random: Any) -> None:
        for i in range(count - 1, 0, -1):
            j = below(random, i + 1)
            items[i], items[j] = items[j], items[i]

    @jit
    def lay_circle(s: Any) -> None:
        """PAT-BASE-SET-01, -02: ids 2..33 shuffled, the starter patch last."""
        order = s.deck  # borrowed: the deck is shuffled afterwards
        for i in range(32):
            order[i] = i + 2
        shuffle(order, 32, s.random)
        for i in range(31):
            s.after[order[i]] = order[i + 1]
        s.after[order[31]] = 1
        s.after[1] = order[0]
        s.place[CURSOR] = 1
        s.place[LEFT] = 33

    @jit
    def shuffle_cards(s: Any, aside: int) -> None:
        """A new draw pile, some cards aside (PAT-SET-04, -05, PAT-DECK-03, -04)."""
        for i in range(CARDS):
            s.deck[i] = i
        shuffle(s.deck, CARDS, s.random)
        s.place[CARD] = aside
        s.place[ASIDE] = aside

    @jit
    def set_up(settings: Any, s: Any) -> None:
        lay_circle(s)
        for seat in range(2):
            s.time[seat] = 0
            s.buttons[seat] = settings[BUTTONS]
            s.income[seat] = 0
            s.covered[seat] = 0
            s.patches[seat] = 0
            s.mask[seat, 0] = U(0)
            s.mask[seat, 1] = U(0)
        s.place[TILE] = NO_SEAT
        s.place[FIRST_THERE] = NO_SEAT
        s.place[WITH_BUTTONS] = 0
        s.place[PRINTED] = 0
        s.place[MOVER] = settings[FIRST]
        s.place[LEATHER] = 0
        s.place[LEADER] = NO_SEAT
        if settings[SOLO]:
            s.buttons[1] = 0  # PAT-SET-02
            shuffle_cards(s, 2)

    # --- the time board

    @jit
    def between(start: int, end: int) -> Any:
        """Bits of the spaces reached or passed by a move (PAT-BASE-TIME-01)."""
        return (U(2) << U(end)) - (U(2) << U(start))

    @jit
    def step_to(space: int) -> Any:
        """Where a token ends: no token goes beyond the final space (PAT-BASE-TIME-02)."""
        return space if space < FINAL else FINAL

    @jit
    def arrive(s: Any, seat: int, end: int) -> None:
        s.time[seat] = end
        if end == FINAL and s.place[FIRST_THERE] == NO_SEAT:
            s.place[FIRST_THERE] = seat  # PAT-R-27

    @jit
    def leather_crossed(settings: Any, s: Any, seat: int, end: int) -> Any:
        """PAT-BASE-LEA-01: those no entitled token has reached before."""
        start = s.time[seat]
        other = s.time[1 - seat]
        entitled = settings[AUTOMA_TAKES] or seat == 1 or not settings[SOLO]
        if entitled and other > start:
            start = other
        if start >= end:
            return 0
        return popcount(U(settings[LEATHER_SPACES]) & between(start, end))

    @jit
    def move_person(settings: Any, s: Any, seat: int, end: int) -> None:
        """Income at once; leather patches have to be placed next."""
        crossed = popcount(U(settings[INCOME_SPACES]) & between(s.time[seat], end))
        s.buttons[seat] += s.income[seat] * crossed  # PAT-BASE-INC-01
        leather = leather_crossed(settings, s, seat, end)
        arrive(s, seat, end)
        empty = CELLS - s.covered[seat]
        s.place[LEATHER] = leather if leather < empty else empty  # PAT-BASE-LEA-04

    # --- the quilt

    @jit
    def check_square(t: Any, s: Any, seat: int) -> None:
        """The first complete 7x7 square gains the tile (PAT-BASE-SEV-01 to -03)."""
        if s.place[TILE] != NO_SEAT or s.covered[seat] < 49:
            return
        low, high = s.mask[seat, 0], s.mask[seat, 1]
        for i in range(9):
            a, b = t.squares[i, 0], t.squares[i, 1]
            if low & a == a and high & b == b:
                s.place[TILE] = seat
                return

    @jit
    def find_runs(s: Any, seat: int) -> None:
        """Where 1, 2, ... 5 free cells lie side by side; rows need no border, anchors see to it."""
        low, high = ~s.mask[seat, 0], ~s.mask[seat, 1] & FULL_HIGH
        a, b = low, high
        s.run[1, 0], s.run[1, 1] = a, b
        for length in range(2, 6):
            shift = U(length - 1)
            a &= shift_right(high, low, shift)
            b &= high >> shift
            s.run[length, 0], s.run[length, 1] = a, b

    @jit
    def free_anchors(t: Any, s: Any, picture: int) -> Any:
        """The legal anchors of a picture, all at once by shifting the free runs, as two words."""
        a, b = t.anchors[picture, 0], t.anchors[picture, 1]
        runs = t.runs[picture]
        while runs:
            length, shift = runs & U(7), (runs >> U(3)) & U(63)
            low, high = s.run[length, 0], s.run[length, 1]
            a &= shift_right(high, low, shift)
            b &= high >> shift
            runs >>= U(9)
        return a, b

    @jit
    def find_places(t: Any, s: Any, slot: int, patch: int, count: int) -> Any:
        """The legal anchors of every picture of a patch; returns how many there are."""
        total = 0
        for picture in range(t.first[patch], t.first[patch + 1]):
            a, b = free_anchors(t, s, picture)
            s.found[count, 0] = a
            s.found[count, 1] = b
            s.picture[count] = picture
            s.first_id[count] = FIRST_BUY + slot * PER_SLOT + t.orientation[picture] * CELLS
            count += 1
            total += popcount(a) + popcount(b)
        return total

    @jit
    def shape_at(t: Any, picture: int, anchor: int) -> Any:
        """The cells a picture covers, as two words."""
        low, high = t.shape[picture, 0], t.shape[picture, 1]
        shift = U(anchor)
        if anchor >= 64:
            return U(0), low << (shift - U(64))
        return low << shift, (high << shift) | ((low >> U(1)) >> (U(63) - shift))

    @jit
    def bit_of(cell: int) -> Any:
        """One cell, as two words."""
        if cell < 64:
            return U(1) << U(cell), U(0)
        return U(0), U(1) << U(cell - 64)

    @jit
    def cover(t: Any, s: Any, seat: int, picture: int, anchor: int) -> None:
        a, b = shape_at(t, picture, anchor)
        s.mask[seat, 0] |= a
        s.mask[seat, 1] |= b
        s.covered[seat] += t.cells[t.owner[picture]]

    @jit
    def place_leather(t: Any, s: Any, seat: int, cell: int) -> None:
        a, b = bit_of(cell)
        s.mask[seat, 0] |= a
        s.mask[seat, 1] |= b
        s.covered[seat] += 1
        s.place[LEATHER] -= 1
        check_square(t, s, seat)

    # --- the circle

    @jit
    def take(s: Any, before: int) -> None:
        """The patch after `before` leaves; the neutral token takes its place (PAT-BASE-BUY-05)."""
        s.after[before] = s.after[s.after[before]]
        s.place[CURSOR] = before
        s.place[LEFT] -= 1

    # --- a person's turn

    @jit
    def look(t: Any, s: Any, seat: int) -> Any:
        """All legal actions of an ordinary turn, as entries of `found`; returns their number."""
        legal, count = 1, 0
        find_runs(s, seat)
        patch = s.place[CURSOR]
        window = s.place[LEFT] if s.place[LEFT] < 3 else 3
        for slot in range(window):
            patch = s.after[patch]
            if t.cost[patch] <= s.buttons[seat]:
                legal += find_places(t, s, slot, patch, count)
                count += t.first[patch + 1] - t.first[patch]
        s.place[ENTRIES] = count
        return legal

    @jit
    def buy(t: Any, s: Any, seat: int, slot: int, orientation: int, anchor: int) -> Any:
        """PAT-BASE-BUY-04; returns the space the token goes to."""
        before = s.place[CURSOR]
        for _ in range(slot):
            before = s.after[before]
        patch = s.after[before]
        take(s, before)
        s.buttons[seat] -= t.cost[patch]
        s.income[seat] += t.printed[patch]
        s.patches[seat] += 1
        cover(t, s, seat, t.lying[patch, orientation], anchor)
        check_square(t, s, seat)
        return step_to(s.time[seat] + t.time[patch])

    @jit
    def advance(s: Any, seat: int) -> Any:
        """PAT-BASE-ADV-01 to -03; returns the space the token goes to."""
        end = step_to(s.time[1 - seat] + 1)
        s.buttons[seat] += end - s.time[seat]
        return end

    @jit
    def act(settings: Any, t: Any, s: Any, action: int) -> None:
        """A legal decision of the person to move, by its id (PAT-LAB-02)."""
        seat = s.place[MOVER]
        if s.place[LEATHER]:
            place_leather(t, s, seat, action - 1)
        else:
            if action == ADVANCE_ID:
                end = advance(s, seat)
            else:
                slot, rest = divmod(action - FIRST_BUY, PER_SLOT)
                end = buy(t, s, seat, slot, rest // CELLS, rest % CELLS)
            move_person(settings, s, seat, end)
        pass_turn(s)

    @jit
    def pass_turn(s: Any) -> None:
        """PAT-BASE-TURN-01, -02: whoever is behind; on equal spaces the token on top."""
        if s.place[LEATHER] == 0 and s.time[0] != s.time[1]:
            s.place[MOVER] = 0 if s.time[0] < s.time[1] else 1

    # --- the Automa's turn

    @jit
    def choose(t: Any, s: Any, cards: Any, card: int) -> Any:
        """How many patches the Automa skips to take one; -1 to pass (PAT-CHOOSE)."""
        left = 0  # bits of the slots still in the running
        patch = s.place[CURSOR]
        window = s.place[LEFT] if s.place[LEFT] < 3 else 3
        for slot in range(window):
            patch = s.after[patch]
            if t.cost[patch] <= cards.budget[card]:
                left |= 1 << slot
        for i in range(3):
            if left & (left - 1):
                left = narrow(t, s, left, cards.conditions[card, i])
        return 2 if left & 4 else 1 if left & 2 else 0 if left & 1 else -1  # farthest

    @jit
    def narrow(t: Any, s: Any, left: int, condition: int) -> Any:
        """One condition; one that would leave nothing is skipped (PAT-CHOOSE-07)."""
        kept, best = 0, -1
        patch = s.place[CURSOR]
        for slot in range(3):
            patch = s.after[patch]
            if not left >> slot & 1:
                continue
            value = 0
            if condition == 1:
                value = 1 if step_to(s.time[1] + t.time[patch]) <= s.time[0] else 0
            elif condition == 2:
                value = t.printed[patch]
            elif condition == 3:
                value = t.cells[patch]
            elif condition == 4:
                value = slot
            if value > best:
                kept, best = 0, value
            if value == best:
                kept |= 1 << slot
        return kept

    @jit
    def automa_turn(settings: Any, t: Any, cards: Any, s: Any, out: Any) -> None:
        """Reveal, choose, take or pass, move, renew (PAT-TURN-02)."""
        card = s.deck[s.place[CARD]]
        s.place[CARD] += 1
        out[AUTOMA_TURNS] += 1
        out[DRAWN + card] |= 1 << out[AUTOMA_TURNS]
        skip = choose(t, s, cards, card)
        if skip < 0:
            end = s.time[0] + 1  # PAT-PASS-01
            out[PASSES] += 1
        else:
            before = s.place[CURSOR]
            for _ in range(skip):
                before = s.after[before]
            patch = s.after[before]
            take(s, before)
            s.patches[1] += 1
            s.place[PRINTED] += t.printed[patch]
            s.place[WITH_BUTTONS] += 1 if t.printed[patch] else 0
            end = s.time[1] + t.time[patch]
        end = step_to(end)
        crossed = popcount(U(settings[INCOME_SPACES]) & between(s.time[1], end))
        s.buttons[1] += cards.income[card] * crossed  # PAT-INC-01
        arrive(s, 1, end)
        if end >= settings[MARKER] and s.place[TILE] == NO_SEAT:
            s.place[TILE] = 1  # PAT-SEV-01
        if s.place[CARD] == CARDS and end < FINAL:  # PAT-DECK-03, -05
            shuffle_cards(s, 0 if settings[RECYCLE_ALL] else 2)
        pass_turn(s)

    # --- the game

    @jit
    def person_score(s: Any, seat: int) -> Any:
        """Buttons and tile, less two for each empty cell (PAT-BASE-END-03)."""
        tile = 7 if s.place[TILE] == seat else 0
        return s.buttons[seat] + tile - 2 * (CELLS - s.covered[seat])

    @jit
    def automa_score(settings: Any, s: Any) -> Any:
        """What its level counts (PAT-SCORE-02 to -06)."""
        level = settings[LEVEL]
        score = 7 if s.place[TILE] == 1 else 0
        if level >= 2:
            score += s.buttons[1]
        if level == 3 or level == 5:
            score += s.place[WITH_BUTTONS]
        if level >= 4:
            score += s.place[PRINTED]
        return score

    @jit
    def score(settings: Any, s: Any, seat: int) -> Any:
        """A seat's points if the game ended now."""
        if seat == 1 and settings[SOLO]:
            return automa_score(settings, s)
        return person_score(s, seat)

    @jit
    def is_over(s: Any) -> Any:
        """Both tokens have arrived, and nothing is left to place (PAT-BASE-END-01)."""
        return s.time[0] == FINAL and s.time[1] == FINAL and s.place[LEATHER] == 0

    @jit
    def finish(settings: Any, s: Any, out: Any) -> None:
        first, second = score(settings, s, 0), score(settings, s, 1)
        out[SCORE_1], out[SCORE_2] = first, second
        ahead = 1 if second > first else 0
        out[WINNER] = 1 + (s.place[FIRST_THERE] if first == second else ahead)
        out[TILE_OWNER] = s.place[TILE] + 1
        out[COVERED_1], out[COVERED_2] = s.covered[0], s.covered[1]
        out[BUTTONS_1], out[BUTTONS_2] = s.buttons[0], s.buttons[1]
        out[PATCHES_1], out[PATCHES_2] = s.patches[0], s.patches[1]
        out[PILE_WITH_BUTTONS] = s.place[WITH_BUTTONS]
        out[PILE_PRINTED] = s.place[PRINTED]

    return SimpleNamespace(
        set_up=set_up, find_runs=find_runs, look=look, act=act, choose=choose,
        automa_turn=automa_turn, leather_crossed=leather_crossed, between=between, cover=cover,
        free_anchors=free_anchors, shape_at=shape_at, bit_of=bit_of, step_to=step_to,
        score=score, is_over=is_over, finish=finish, shuffle=shuffle, **vars(bit),
    )  # fmt: skip

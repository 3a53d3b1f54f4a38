"""How a game may go on: a beam search to its end, for one way the Automa's cards may lie.

With the cards dealt, a game against the Automa is a puzzle for one: the best few positions
after each decision are kept, the best one at the end is the result. Positions are compared by
`Foresight`. It knows what no player knows, so it is no player: it tells how far one could get.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

from automatable.games.patchwork.quilt import SIZE
from automatable.lab.patchwork import cpu, deciding
from automatable.lab.patchwork.deciding import (
    BELOW_HIGH,
    BELOW_LOW,
    BESIDE_HIGH,
    BESIDE_LOW,
    EDGE,
    EDGE_EARLY,
    TILE_WORTH,
    WORST,
)
from automatable.lab.patchwork.game import (
    ADVANCE_ID,
    ENTRIES,
    FINAL,
    FIRST_THERE,
    FULL_HIGH,
    LEATHER,
    MOVER,
)
from automatable.lab.patchwork.research.foresight import Foresight
from automatable.lab.patchwork.tables import blocks, words

U = np.uint64
WIDEST = 256
(
    HOLE, HOLE_EARLY, DEAD_END, DEAD_END_EARLY, SQUARE, SQUARE_EARLY, FIELD, FIELD_EARLY,
    AUTOMA_TIME, AUTOMA_POINT,
) = range(TILE_WORTH + 2, len(Foresight._fields))  # fmt: skip
COLUMN_LOW, COLUMN_HIGH = map(U, words(sum(1 << SIZE * row for row in range(SIZE))))
TOP_ROW = U((1 << SIZE) - 1)


class Beam(NamedTuple):
    """Two layers of positions and what may follow them."""

    kept: Any
    """[place of the first layer, then of the second]: positions."""
    worth: Any
    """[layer, place]: the decisions that may be made next, the best first."""
    parent: Any
    action: Any


def room() -> Beam:
    """Empty layers."""
    both = (2, WIDEST)
    return Beam(
        kept=blocks(cpu.scratch().dtype, 2 * WIDEST),
        worth=np.zeros(both, np.int32),
        parent=np.zeros(both, np.int16),
        action=np.zeros(both, np.int16),
    )


def build(jit: Callable[..., Any], made: SimpleNamespace) -> SimpleNamespace:
    """The beam search on top of the compiled game; `t.weights` hold a `Foresight`."""
    popcount, shift_right = made.popcount, made.shift_right
    is_over, finish, act, automa_turn = made.is_over, made.finish, made.act, made.automa_turn
    count_legal, score, copy = made.count_legal, made.score, made.copy

    # --- what a position is worth

    def of_quilt(then: Any, completes: Any) -> Any:
        @jit
        def quilt_worth(t: Any, s: Any, covered: int, low: Any, high: Any, left: int) -> Any:
            """What a quilt is worth besides its number of cells; its border counts as covered."""
            w = t.weights
            right, right_high = shift_right(high, low, U(1)), high >> U(1)
            under, under_high = shift_right(high, low, U(SIZE)), high >> U(SIZE)
            edges = popcount((low ^ right) & BESIDE_LOW) + popcount(
                (high ^ right_high) & BESIDE_HIGH
            )
            edges += popcount((low ^ under) & BELOW_LOW) + popcount(
                (high ^ under_high) & BELOW_HIGH
            )
            right, right_high = right | ~BESIDE_LOW, right_high | ~BESIDE_HIGH
            under, under_high = under | ~BELOW_LOW, under_high | ~BELOW_HIGH
            before = (low << U(1)) | COLUMN_LOW
            before_high = (high << U(1)) | (low >> U(63)) | COLUMN_HIGH
            over = (low << U(SIZE)) | TOP_ROW
            over_high = (high << U(SIZE)) | (low >> U(64 - SIZE))
            free, free_high = ~low, ~high & FULL_HIGH
            beside, beside_high = right & before, right_high & before_high
            above, above_high = over & under, over_high & under_high
            holes = popcount(free & beside & above) + popcount(free_high & beside_high & above_high)
            ends = popcount(free & ((beside & (over | under)) | (above & (right | before))))
            ends += popcount(
                free_high
                & (
                    (beside_high & (over_high | under_high))
                    | (above_high & (right_high | before_high))
                )
            )
            pair, pair_high = free & ~right, free_high & ~right_high
            four = pair & shift_right(pair_high, pair, U(SIZE))
            four_high = pair_high & (pair_high >> U(SIZE))
            wide = four & shift_right(four_high, four, U(1))
            wide_high = four_high & (four_high >> U(1))
            nine = wide & shift_right(wide_high, wide, U(SIZE))
            nine_high = wide_high & (wide_high >> U(SIZE))
            squares, fields = (
                popcount(four) + popcount(four_high),
                popcount(nine) + popcount(nine_high),
            )
            worth = squares * then(w[SQUARE], w[SQUARE_EARLY], left)
            worth += fields * then(w[FIELD], w[FIELD_EARLY], left)
            worth -= holes * then(w[HOLE], w[HOLE_EARLY], left)
            worth -= (ends - holes) * then(w[DEAD_END], w[DEAD_END_EARLY], left)
            worth -= edges * then(w[EDGE], w[EDGE_EARLY], left)
            return worth + completes(t, s, covered, low, high, w[TILE_WORTH])

        return quilt_worth

    thinking = deciding.build(jit, made, plans=True, quilt=of_quilt)
    worth_of_advancing, worth_of_buying = thinking.worth_of_advancing, thinking.worth_of_buying
    best_place, leather_planned = thinking.best_place, thinking.leather_planned

    @jit
    def standing(settings: Any, t: Any, s: Any) -> Any:
        """How far the Automa is: less than nothing if that is bad."""
        w = t.weights
        return (s.time[1] * w[AUTOMA_TIME] - score(settings, s, 1) * w[AUTOMA_POINT]) * FINAL

    # --- layers of positions

    @jit
    def offer(
        beam: Any, layer: int, count: int, width: int, worth: int, parent: int, action: int
    ) -> Any:
        """Note what may be done next if it is among the best; returns how many are noted."""
        if count == width and worth <= beam.worth[layer, width - 1]:
            return count
        i = count if count < width else width - 1
        while i > 0 and beam.worth[layer, i - 1] < worth:
            beam.worth[layer, i] = beam.worth[layer, i - 1]
            beam.parent[layer, i] = beam.parent[layer, i - 1]
            beam.action[layer, i] = beam.action[layer, i - 1]
            i -= 1
        beam.worth[layer, i] = worth
        beam.parent[layer, i] = parent
        beam.action[layer, i] = action
        return count + 1 if count < width else count

    @jit
    def offer_all(
        settings: Any, t: Any, s: Any, beam: Any, layer: int, count: int, width: int, parent: int
    ) -> Any:
        """The advance, and each patch where it lies best."""
        count_legal(t, s)
        base = standing(settings, t, s)
        worth = base + worth_of_advancing(settings, t, s)
        count = offer(beam, layer, count, width, worth, parent, ADVANCE_ID)
        entry = 0
        while entry < s.place[ENTRIES]:
            patch = t.owner[s.picture[entry]]
            bought, end = worth_of_buying(settings, t, s, patch)
            best, action = WORST, 0
            while entry < s.place[ENTRIES] and t.owner[s.picture[entry]] == patch:
                quilt, anchor = best_place(t, s, entry, end)
                if quilt > best:
                    best, action = quilt, s.first_id[entry] + anchor
                entry += 1
            if best > WORST:
                count = offer(beam, layer, count, width, base + bought + best, parent, action)
        return count

    @jit
    def settle(settings: Any, t: Any, cards: Any, s: Any, out: Any) -> None:
        """On to the person's next ordinary turn, or to the end."""
        while not is_over(s):
            if s.place[MOVER] == 1:
                automa_turn(settings, t, cards, s, out)
            elif s.place[LEATHER]:
                act(settings, t, s, leather_planned(t, s))
            else:
                return

    @jit
    def play_out(
        settings: Any, t: Any, cards: Any, s: Any, out: Any, beam: Any, width: int
    ) -> None:
        """The best end of the game in `s` that is found; `out` gets its result, `s` is used up."""
        settle(settings, t, cards, s, out)
        if is_over(s):
            finish(settings, s, out)
            return
        layer, best = 0, -1000
        copy(s, beam.kept[0])
        count = offer_all(settings, t, s, beam, 0, 0, width, 0)
        while count:
            made_next, kept = 0, 0
            for i in range(count):
                copy(beam.kept[layer * WIDEST + beam.parent[layer, i]], s)
                act(settings, t, s, beam.action[layer, i])
                settle(settings, t, cards, s, out)
                if is_over(s):
                    margin = 2 * (score(settings, s, 0) - score(settings, s, 1))
                    margin += 1 - s.place[FIRST_THERE]
                    if margin > best:
                        best = margin
                        finish(settings, s, out)
                else:
                    copy(s, beam.kept[(1 - layer) * WIDEST + kept])
                    made_next = offer_all(settings, t, s, beam, 1 - layer, made_next, width, kept)
                    kept += 1
            layer, count = 1 - layer, made_next

    return SimpleNamespace(play_out=play_out, quilt_worth=thinking.quilt_worth)


@cache
def beam_many() -> Any:
    """Plays one game for each row of `out` by a beam that is shown the order of the cards."""
    made = cpu.compiled()
    begin, play_out = made.begin, build(cpu.inlined, made).play_out

    def beam_many(
        settings: Any, t: Any, cards: Any, s: Any, seed: Any, beam: Any, width: int, out: Any
    ) -> None:
        for i in range(out.shape[0]):
            s.random[0] = seed + np.uint64(i)
            begin(settings, s, out[i])
            play_out(settings, t, cards, s, out[i], beam, width)

    return cpu.entry(beam_many)

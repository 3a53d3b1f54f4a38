"""Patchwork's facts as flat arrays, made from the same data files the reference engine reads."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from automatable.games.patchwork.cards import AutomaDeck
from automatable.games.patchwork.components import levels, patches, time_board
from automatable.games.patchwork.planner import WEIGHTS
from automatable.games.patchwork.quilt import (
    CELLS,
    ORIENTATIONS,
    SIZE,
    SQUARES,
    Rows,
    mask_at,
    orientations,
)

WORD = (1 << 64) - 1
CONDITIONS = {"no_overtake": 1, "most_buttons": 2, "largest": 3, "farthest": 4}
LONGEST_RUN = 5
RUN_BITS = 9


class Tables(NamedTuple):
    """All lookups of the kernel. Row 0 of the patch tables is unused: ids begin at 1."""

    cost: NDArray[np.int64]
    time: NDArray[np.int64]
    printed: NDArray[np.int64]
    cells: NDArray[np.int64]
    first: NDArray[np.int64]
    """[patch]: its first picture; the next patch's first ends its list."""
    orientation: NDArray[np.int64]
    """[picture]: the lowest orientation number that looks like this."""
    owner: NDArray[np.int64]
    """[picture]: its patch."""
    lying: NDArray[np.int64]
    """[patch, orientation]: its picture, for the lowest number of each."""
    anchors: NDArray[np.uint64]
    """[picture, 2]: the anchors inside the quilt, as two words."""
    shape: NDArray[np.uint64]
    """[picture, 2]: the cells covered from anchor a1."""
    runs: NDArray[np.uint64]
    """[picture]: its horizontal runs of cells, 9 bits each: 3 for the length (1-5), 6 for the
    offset behind the anchor."""
    squares: NDArray[np.uint64]
    """[9, 2]: the 7x7 squares."""
    weights: NDArray[np.int64]
    """What the planner thinks things are worth, or another player that begins with these."""


class Cards(NamedTuple):
    """One Automa deck, cards in ascending number."""

    budget: NDArray[np.int64]
    income: NDArray[np.int64]
    conditions: NDArray[np.int64]
    """[card, 3]; 0 for none."""
    open_backs: NDArray[np.int64]
    """[1]: whether the next card's budget lies open."""


def block(arrays: Any) -> np.record:
    """The arrays of a named tuple side by side in memory, under the same names.

    Compiled code gets one pointer for all of them, and their shapes are part of its type: a
    call costs nothing, and compiling takes a third of the time it takes with arrays of their own.
    """
    fields = arrays._asdict()
    layout = [(name, array.dtype, array.shape) for name, array in fields.items()]
    made: np.record = blocks(layout, 1)[0]
    for name, array in fields.items():
        made[name][...] = array
    return made


def blocks(layout: Any, count: int) -> np.recarray[Any, Any]:
    """That many blocks full of zeros; every number lies where a GPU can read it."""
    return np.zeros(count, np.dtype(layout, align=True)).view(np.recarray)


def words(mask: int) -> tuple[int, int]:
    """An 81-bit mask as its lower and upper word."""
    return mask & WORD, mask >> 64


def tables(weights: Sequence[int] = WEIGHTS) -> np.record:
    """The lookups for the standard set of patches; made once, never written to."""
    return _tables(tuple(weights))


@cache
def _tables(weights: tuple[int, ...]) -> np.record:
    ids = sorted(patches())
    pictures = [(id, number, rows) for id in ids for number, rows in orientations(id).items()]
    owners = [id for id, _, _ in pictures]
    return block(Tables(
        cost=_per_patch("button_cost"),
        time=_per_patch("time_cost"),
        printed=_per_patch("printed_buttons"),
        cells=_per_patch("cells"),
        first=np.array([0, *(owners.index(id) for id in ids), len(owners)], np.int64),
        orientation=np.array([number for _, number, _ in pictures], np.int64),
        owner=np.array(owners, np.int64),
        lying=_lying([(id, number) for id, number, _ in pictures]),
        anchors=np.array([words(_inside(rows)) for _, _, rows in pictures], np.uint64),
        shape=np.array([words(_shape(rows)) for _, _, rows in pictures], np.uint64),
        runs=np.array([_runs(rows) for _, _, rows in pictures], np.uint64),
        squares=np.array([words(mask) for mask in SQUARES], np.uint64),
        weights=np.array(weights, np.int64),
    ))  # fmt: skip


def _lying(pictures: list[tuple[int, int]]) -> NDArray[np.int64]:
    lying = np.full((len(patches()) + 1, ORIENTATIONS), -1, np.int64)
    for picture, (id, orientation) in enumerate(pictures):
        lying[id, orientation] = picture
    return lying


def _per_patch(fact: str) -> NDArray[np.int64]:
    table = patches()
    return np.array([0, *(getattr(table[id], fact) for id in sorted(table))], np.int64)


def _inside(rows: Rows) -> int:
    return sum(1 << anchor for anchor in range(CELLS) if mask_at(rows, anchor) is not None)


def _shape(rows: Rows) -> int:
    shape = mask_at(rows, 0)
    assert shape is not None
    return shape


def _runs(rows: Rows) -> int:
    """All runs of a picture in one word, the first in its lowest bits."""
    found = [
        (SIZE * y + run.start(), len(run[0]))
        for y, row in enumerate(rows)
        for run in re.finditer("#+", row)
    ]
    packed = [offset << 3 | length for offset, length in found]
    assert len(packed) <= 7
    assert all(length <= LONGEST_RUN for _, length in found)
    return sum(run << RUN_BITS * i for i, run in enumerate(packed))


def cards(deck: AutomaDeck) -> np.record:
    """The lookups for one deck."""
    ordered = [deck.by_number[number] for number in deck.numbers]
    conditions = np.zeros((len(ordered), 3), np.int64)
    for i, card in enumerate(ordered):
        for j, name in enumerate(card.conditions):
            conditions[i, j] = CONDITIONS[name]
    budget = np.array([card.budget for card in ordered], np.int64)
    income = np.array([card.income for card in ordered], np.int64)
    return block(Cards(budget, income, conditions, np.array([deck.open_backs], np.int64)))


def spaces(layout: str) -> tuple[int, int]:
    """Bit masks of the income spaces and of the leather spaces of a printing."""
    board = time_board()
    income = sum(1 << space for space in board.income_spaces)
    leather = sum(1 << space for space in board.leather_layouts[layout])
    return income, leather


def marker_space(level: int) -> int:
    return time_board().final_space - levels()[level].spaces_before_final

"""The yardstick: a beam that is shown the order of the cards, and how its foresight is learned."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from automatable.games.patchwork.cards import built_in_deck
from automatable.games.patchwork.planner import edges
from automatable.games.patchwork.quilt import CELLS, SIZE
from automatable.lab.patchwork import playing, tables
from automatable.lab.patchwork.bits import Target
from automatable.lab.patchwork.budget import Budget
from automatable.lab.patchwork.columns import SCORE_1, SCORE_2, WINNER
from automatable.lab.patchwork.game import FINAL, MOVER, NO_SEAT, PLACES, TILE
from automatable.lab.patchwork.research import beaming, learning, yardstick
from automatable.lab.patchwork.research.foresight import FORESIGHT, Foresight
from automatable.lab.patchwork.search import Search, play_game
from automatable.lab.patchwork.searching import Knobs
from automatable.lab.patchwork.setups import SetUp
from tests.lab.lockstep import KernelGame

SOLO = SetUp(built_in_deck("normal"), 5)
NOTHING = Foresight(*[0] * len(Foresight._fields))
WORD = (1 << 64) - 1


@cache
def plainly() -> tuple[Any, SimpleNamespace]:
    """The same source as plain Python, so that single functions can be called."""

    def jit(function: Any) -> Any:
        return function

    def popcount(word: Any) -> int:
        return int(word).bit_count()

    def shift_right(high: Any, low: Any, shift: Any) -> Any:
        return np.uint64((int(high) << 64 | int(low)) >> int(shift) & WORD)

    def remainder(word: Any, n: Any) -> Any:
        return word % n

    return jit, playing.build(Target(jit, popcount, shift_right, remainder), plans=True)


@cache
def uncompiled() -> SimpleNamespace:
    jit, made = plainly()
    return beaming.build(jit, made)


def worth(mask: int, foresight: Foresight, left: int) -> int:
    place = np.zeros(PLACES, np.int64)
    place[TILE] = NO_SEAT
    s = SimpleNamespace(place=place)
    t = tables.tables(foresight)
    low, high = map(np.uint64, tables.words(mask))
    return int(uncompiled().quilt_worth(t, s, mask.bit_count(), low, high, left))


def free_neighbours(mask: int, cell: int) -> int:
    y, x = divmod(cell, SIZE)
    beside = [(y, x - 1), (y, x + 1), (y - 1, x), (y + 1, x)]
    return sum(0 <= b < SIZE and 0 <= a < SIZE and not mask >> SIZE * a + b & 1 for a, b in beside)


def free_squares(mask: int, size: int) -> int:
    span = range(SIZE - size + 1)
    return sum(
        not any(mask >> SIZE * (y + i) + x + j & 1 for i in range(size) for j in range(size))
        for y in span
        for x in span
    )


def quilts() -> list[int]:
    numbers = random.Random(5)
    drawn = [sum(1 << c for c in range(CELLS) if numbers.random() < p / 8) for p in range(1, 8)]
    return [0, (1 << CELLS) - 1, (1 << CELLS) - 2, 1 << 80, *drawn]


@pytest.mark.parametrize("mask", quilts())
def test_what_is_seen_of_a_quilt(mask: int) -> None:
    """Counted cell by cell, with a weight of its own for each term."""
    free = [c for c in range(CELLS) if not mask >> c & 1]
    alone = sum(free_neighbours(mask, c) == 0 for c in free)
    ends = sum(free_neighbours(mask, c) == 1 for c in free)
    seen = NOTHING._replace(hole=3, dead_end=5, square=7, field=11, edge=13)
    expected = 7 * free_squares(mask, 2) + 11 * free_squares(mask, 3)
    expected -= 3 * alone + 5 * ends + 13 * edges(mask)
    assert worth(mask, seen, 10) == expected * FINAL
    early = NOTHING._replace(hole_early=3, square_early=7)
    assert worth(mask, early, 10) == (7 * free_squares(mask, 2) - 3 * alone) * 10


def test_a_wider_beam_wins_more() -> None:
    narrow, wide = (learning.play(FORESIGHT, "normal", 1, 40, width) for width in (1, 16))
    assert (narrow[:, WINNER] == 1).sum() + 20 <= (wide[:, WINNER] == 1).sum()
    ahead = wide[:, SCORE_1] >= wide[:, SCORE_2]
    assert not np.any((wide[:, WINNER] == 1) & ~ahead)


def test_the_same_games_whatever_was_played_before() -> None:
    together = learning.play(FORESIGHT, "tactical", 7, 6)
    apart = [learning.play(FORESIGHT, "tactical", 7 + i, 1)[0] for i in range(6)]
    assert np.array_equal(together, apart)


def test_the_yardstick_counts_all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yardstick, "AT_ONCE", 4)
    with ThreadPoolExecutor(1) as workers:
        won, margin = yardstick.shown("normal", 4, 10, workers)
    out = learning.play(FORESIGHT, "normal", yardstick.SEED, 10, 4)
    assert won == (out[:, WINNER] == 1).sum()
    assert margin == pytest.approx((out[:, SCORE_1] - out[:, SCORE_2]).mean())


def test_the_other_yardstick_is_the_search_but_for_one_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(yardstick, "SEARCH", "search:60")
    seeds = [yardstick.SEED + yardstick.BETWEEN * i for i in range(3)]
    set_up = SetUp(built_in_deck("normal"), 5)
    rows = [play_game(set_up, ("search:60", "uniform"), seed) for seed in seeds]
    with ThreadPoolExecutor(1) as workers:
        won, margin = yardstick.one_card("normal", False, 3, workers)
        assert won == sum(row[WINNER] == 1 for row in rows)
        assert margin == sum(row[SCORE_1] - row[SCORE_2] for row in rows) / 3
        assert yardstick.one_card("normal", True, 3, workers)[1] != margin


def test_learning_goes_on_where_it_was_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, number in {"POPULATION": 4, "ELITE": 2, "GAMES": 3}.items():
        monkeypatch.setattr(learning, name, number)
    whole, left = tmp_path / "whole.json", tmp_path / "left.json"
    with ThreadPoolExecutor(1) as workers:
        learning.learn(whole, 3, workers)
        learning.learn(left, 1, workers)
        assert left.read_text() != whole.read_text()
        learning.learn(left, 3, workers)
    assert left.read_text() == whole.read_text()


def test_a_search_that_is_shown_the_cards_needs_no_chance() -> None:
    """Its own seed does not matter, the order of the cards does."""
    game = KernelGame(SOLO, 4, ("greedy", "greedy"))
    while game.s.place[MOVER] == 1:
        game.ply()
    shown = Knobs(open_deck=1.0)
    first, again = (Search(SOLO, Budget(300), seed, shown).consider(game.s) for seed in (1, 2))
    assert first == again
    game.s.deck[2:12] = game.s.deck[2:12][::-1].copy()
    assert Search(SOLO, Budget(300), 1, shown).consider(game.s) != first

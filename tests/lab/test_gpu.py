"""The search that asks a network on a GPU: its arithmetic, and its games where there is a GPU."""

from __future__ import annotations

from math import log
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba")

from automatable.games.patchwork.cards import built_in_deck
from automatable.lab.patchwork import cpu, facts, network, searching, valued
from automatable.lab.patchwork.learned import SOLO, learned
from automatable.lab.patchwork.research import gpu, gpu_crew, gpu_valued
from automatable.lab.patchwork.search import play_game
from automatable.lab.patchwork.setups import SetUp

SET_UPS = [SetUp(built_in_deck(name), 5) for name in ("normal", "tactical")]


def plainly(function: Any) -> Any:
    return function


def crew() -> tuple[Any, Any]:
    """What the helpers and the leader do, uncompiled."""
    made = cpu.compiled()
    search = gpu_valued._searching(plainly, made)
    value = gpu_valued._valued(plainly, made, search)
    return gpu_crew.build(plainly, made, search, value), value


@pytest.mark.parametrize("count", [1, 7, 8, 130])
def test_a_warp_comes_to_the_same_sums(count: int) -> None:
    net = learned(SOLO)
    helpers, _ = crew()
    rows = np.random.default_rng(count).integers(0, facts.FACTS, count).astype(np.uint16)
    sums, hidden = np.zeros(network.FIRST, np.int16), np.zeros(network.SECOND, np.int32)
    add_rows, dot_rows = network.plain(plainly)
    words = [
        np.ascontiguousarray(net[name]).view(np.uint64) for name in ("first", "bias", "second")
    ]
    weights = gpu_crew.Weights(net, *words)
    parts = np.zeros((network.SECOND, gpu_crew.WARP), np.int32)
    with np.errstate(over="ignore"):
        add_rows(net.first, net.bias, rows, count, sums)
        dot_rows(net.second, net.second_bias, sums, hidden)
        for lane in range(gpu_crew.WARP):
            numbers = helpers.add_rows(weights, rows, count, np.uint32(lane))
            assert list(numbers) == sums[4 * lane : 4 * lane + 4].tolist()
            helpers.note_parts(weights, numbers, parts, np.uint32(lane))
    totals = parts.sum(axis=1, dtype=np.int64) + net.second_bias
    assert np.array_equal(np.maximum(totals >> 8, 0), hidden)


def test_every_machine_has_the_same_logarithm() -> None:
    made = cpu.compiled()
    search = searching.build(plainly, made, made.thinking)
    logarithm = valued.build(plainly, made, search, None).logarithm
    for x in (1.0, 1.5, 2.0, 3.0, 7.0, 100.0, 65536.0, 1e6 + 1, 1e7):
        assert logarithm(x) == pytest.approx(log(x), rel=1e-9, abs=1e-12)


@pytest.mark.skipif(not gpu.available(), reason="there is no GPU")
def test_games_on_a_gpu_are_those_of_the_cpu() -> None:
    from automatable.lab.patchwork.research.gpu_games import GpuGames

    which, seeds = [0, 1] * 4, [70_000_001 + 100 * (i // 2) for i in range(8)]
    match = GpuGames(SET_UPS, which, seeds, 300)
    while not match.over.all():
        match.play(5)
    for place, seed, result in zip(which, seeds, match.results, strict=True):
        assert result.tolist() == play_game(SET_UPS[place], ("search:300", "uniform"), seed)

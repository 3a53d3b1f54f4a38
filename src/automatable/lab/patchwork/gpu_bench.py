"""Measure the kernel on a GPU, after proving its games equal to those of the CPU.

    python -m automatable.lab.patchwork.gpu_bench

Times are wall time around launch and synchronisation, after a first launch that compiles.
"""

from __future__ import annotations

import platform
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import numba.cuda
import numpy as np

from automatable.games.patchwork.components import built_in_deck
from automatable.lab.patchwork import cpu, gpu
from automatable.lab.patchwork.deciding import POLICIES
from automatable.lab.patchwork.setups import SetUp
from automatable.lab.patchwork.tables import cards, tables

cuda: Any = numba.cuda
PROVED = 2000
COMPARED = [
    SetUp(),
    SetUp(leather_layout="revised"),
    SetUp(built_in_deck("normal"), 3),
    SetUp(built_in_deck("tactical"), 5, "revised"),
    SetUp(built_in_deck("normal"), 1, recycle="all"),
    SetUp(built_in_deck("normal"), 4, automa_leather="leave"),
]


def main() -> None:
    if not gpu.available():
        raise SystemExit("There is no GPU that numba can use here.")
    name = cuda.get_current_device().name
    versions = ", ".join(f"{p} {version(p)}" for p in ("numba", "numba-cuda", "numpy"))
    print(f"{name}, Python {platform.python_version()}, {versions}", flush=True)
    start = time.perf_counter()
    play(SetUp(), "uniform", 1, 128)
    print(f"compiled in {time.perf_counter() - start:.0f} s", flush=True)
    for player in POLICIES:
        for set_up in COMPARED:
            prove(set_up, player)
        print(f"{player}: {PROVED} games each of {len(COMPARED)} set-ups equal the CPU's")
    for player in POLICIES:
        for games in (1_000_000, 4_000_000):
            print(f"{player}, two seats, {games} games: {speed(player, games)}", flush=True)


def play(set_up: SetUp, player: str, seed: int, games: int) -> Any:
    """The results of all games, [column, game]."""
    out = gpu.room(games)
    launch(set_up, player, out)(seed)
    return out.copy_to_host()


def launch(set_up: SetUp, player: str, out: Any) -> Callable[[int], None]:
    """Plays into `out` when it is called with a seed; all else is on the GPU already."""
    policies = (POLICIES[player], POLICIES[player])
    lookups = gpu.on_gpu(tables(), cards(set_up.cards))
    settings = cuda.to_device(set_up.settings())
    return lambda seed: gpu.play_many(settings, lookups, policies, seed, out)


def prove(set_up: SetUp, player: str) -> None:
    """Every column of every game is the same on both."""
    out = cpu.results(PROVED)
    policy = POLICIES[player]
    fixed = (set_up.settings(), tables(), cards(set_up.cards))
    cpu.play_many(*fixed, policy, policy, cpu.scratch(), 1, out)
    assert np.array_equal(play(set_up, player, 1, PROVED).T, out)


def speed(player: str, games: int) -> str:
    go = launch(SetUp(), player, gpu.room(games))
    go(1)
    rates = []
    for attempt in range(2):
        start = time.perf_counter()
        go(1 + (1 + attempt) * games)
        rates.append(games / (time.perf_counter() - start) / 1e6)
    return " and ".join(f"{rate:.2f}" for rate in rates) + " million games/s"


if __name__ == "__main__":
    main()

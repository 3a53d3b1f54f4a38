"""Measure the kernel on a GPU, after proving its games equal to those of the CPU.

    python -m automatable.lab.patchwork.research.gpu_bench [FILE]

FILE holds sums over games that are known exactly (tests/patchwork/data/known_answers.json).
Times are wall time around launch and synchronisation, after a first launch that compiles.
"""

from __future__ import annotations

import json
import platform
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numba.cuda
import numpy as np

from automatable.games.patchwork.cards import built_in_deck
from automatable.lab.patchwork import cpu
from automatable.lab.patchwork.columns import (
    AUTOMA_TURNS,
    LEGAL,
    PLIES,
    SCORE_1,
    SCORE_2,
    WINNER,
)
from automatable.lab.patchwork.deciding import POLICIES
from automatable.lab.patchwork.research import gpu
from automatable.lab.patchwork.setups import SetUp
from automatable.lab.patchwork.tables import cards, tables
from automatable.lab.workers import available_cores

cuda: Any = numba.cuda
PROVED = 100_000
AT_ONCE = 5_000
COMPARED = [
    SetUp(),
    SetUp(leather_layout="revised"),
    SetUp(built_in_deck("normal"), 3),
    SetUp(built_in_deck("tactical"), 5, "revised"),
    SetUp(built_in_deck("normal"), 1, recycle="all"),
    SetUp(built_in_deck("normal"), 4, automa_leather="leave"),
]
SUMS = {
    "plies_sum": PLIES, "legal_actions_sum_all_decisions": LEGAL, "score_1_sum": SCORE_1,
    "score_2_sum": SCORE_2, "automa_turns_sum": AUTOMA_TURNS,
}  # fmt: skip


def main(files: Sequence[str]) -> None:
    if not gpu.available():
        raise SystemExit("There is no GPU that numba can use here.")
    name = cuda.get_current_device().name
    versions = ", ".join(f"{p} {version(p)}" for p in ("numba", "numba-cuda", "numpy"))
    print(f"{name}, Python {platform.python_version()}, {versions}", flush=True)
    start = time.perf_counter()
    play(SetUp(), "uniform", 1, 128)
    print(f"compiled in {time.perf_counter() - start:.0f} s", flush=True)
    for file in files:
        known = json.loads(Path(file).read_text())["exact_sums"]
        for sums in known:
            prove_sums(sums)
        print(f"{len(known)} exact sums over 1000 games are equal", flush=True)
    for player in POLICIES:
        for set_up in COMPARED:
            prove(set_up, player)
        print(f"{player}: {PROVED} games each of {len(COMPARED)} set-ups equal the CPU's, "
              "every column of every game", flush=True)  # fmt: skip
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
    assert np.array_equal(play(set_up, player, 1, PROVED).T, on_cpu(set_up, player, 1, PROVED))


def on_cpu(set_up: SetUp, player: str, seed: int, games: int) -> Any:
    """The same games on all cores."""
    out, policy = cpu.results(games), POLICIES[player]
    fixed = (set_up.settings(), tables(), cards(set_up.cards), policy, policy)

    def some(first: int) -> None:
        part = out[first : first + AT_ONCE]
        cpu.play_many(*fixed, cpu.scratch(), seed + first, part)

    some(0)  # compiles
    with ThreadPoolExecutor(available_cores()) as pool:
        list(pool.map(some, range(0, games, AT_ONCE)))
    return out


def prove_sums(sums: dict[str, Any]) -> None:
    chosen = dict(sums["setup"])
    if chosen.pop("mode") == "solo":
        chosen["deck"] = built_in_deck(chosen["deck"])
    out = play(SetUp(**chosen), sums["policy"], sums["first_seed"], sums["games"])
    assert (out[WINNER] == 1).sum() == sums["wins_1"]
    for name, column in SUMS.items():
        assert out[column].sum(dtype=np.int64) == sums[name]


def speed(player: str, games: int) -> str:
    out = gpu.room(games)
    go = launch(SetUp(), player, out)
    go(1)
    rates = []
    for attempt in range(2):
        start = time.perf_counter()
        go(1 + (1 + attempt) * games)
        rates.append(games / (time.perf_counter() - start) / 1e6)
    told = " and ".join(f"{rate:.2f}" for rate in rates) + " million games/s"
    if player != "planner":
        return told
    judged = int(out.copy_to_host()[LEGAL].sum(dtype=np.int64)) / games
    return f"{told}, {max(rates) * judged:.0f} million evaluations/s"


if __name__ == "__main__":
    main(sys.argv[1:])

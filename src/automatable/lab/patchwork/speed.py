"""How many games a second an engine plays on that many cores."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from automatable.games.patchwork.cards import built_in_deck
from automatable.lab.patchwork.batches import KERNEL, Batch, play_batch
from automatable.lab.patchwork.columns import AUTOMA_TURNS, LEGAL, PLIES
from automatable.lab.patchwork.setups import SetUp

AT_ONCE = {True: 20_000, False: 5}


def measure(engine: str, players: tuple[str, str], cores: int, seconds: float) -> dict[str, Any]:
    """Two-seat games in real time, after a first batch that compiles; every ply is a decision.

    Cores of the kernel are threads: it runs without the interpreter's lock.
    """
    games = AT_ONCE[engine == KERNEL]
    play_batch(Batch(SetUp(), players, 1, 1, engine))
    start, used = time.perf_counter(), time.process_time()
    with ThreadPoolExecutor(cores) as pool:
        shares = [pool.submit(_play_for, engine, players, games, seconds, n) for n in range(cores)]
        counts = [share.result() for share in shares]
    taken, worked = time.perf_counter() - start, time.process_time() - used
    played, plies = (sum(column) for column in zip(*counts, strict=True))
    return {
        "engine": engine, "cores": cores, "games": played, "seconds": taken,
        "games_per_s": played / taken, "decisions_per_s": plies / taken,
        "games_per_cpu_s": played / worked,
    }  # fmt: skip


def evaluations(games: int) -> float:
    """Positions the planner judges in a second of processor time: every legal decision is one."""
    planners = ("planner", "planner")
    play_batch(Batch(SetUp(), planners, 1, 1, KERNEL))
    start = time.process_time()
    rows = play_batch(Batch(SetUp(), planners, 1, games, KERNEL))
    return int(rows[:, LEGAL].sum(dtype="int64")) / (time.process_time() - start)


def iterations(player: str, times: int, games: int) -> float:
    """Iterations of a search in a second of processor time, over whole games at level V."""
    from automatable.lab.patchwork.search import play_game

    set_up, players = SetUp(built_in_deck("normal"), 5), (f"{player}:{times}", "uniform")
    play_game(set_up, (f"{player}:1", "uniform"), 1)
    start = time.process_time()
    rows = [play_game(set_up, players, seed) for seed in range(1, games + 1)]
    decisions = sum(row[PLIES] - row[AUTOMA_TURNS] for row in rows)
    return decisions * times / (time.process_time() - start)


def _play_for(
    engine: str, players: tuple[str, str], games: int, seconds: float, thread: int
) -> tuple[int, int]:
    end = time.perf_counter() + seconds
    played = plies = 0
    while time.perf_counter() < end:
        seed = 1 + played + thread * 1_000_000_000
        rows = play_batch(Batch(SetUp(), players, seed, games, engine))
        played += games
        plies += sum(int(row[PLIES]) for row in rows) if isinstance(rows, list) else _sum(rows)
    return played, plies


def _sum(rows: Any) -> int:
    return int(rows[:, PLIES].sum(dtype="int64"))

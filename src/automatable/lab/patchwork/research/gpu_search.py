"""Many games with tree search on a GPU: how strong it is, and tuning it.

    python -m automatable.lab.patchwork.research.gpu_search         strength at all levels
    python -m automatable.lab.patchwork.research.gpu_search tune    try other knobs at level V
    python -m automatable.lab.patchwork.research.gpu_search speed   iterations a second at level V
    … --iterations 4000 --games 2048 --open-deck                other budgets; shown the cards
    … learned FILE --levels 5 --iterations 100000 --games 1000  the search that asks a network

Without `learned` it is the search that plays on (`playouts`), one game a thread: a thread is slow,
but there are many. With it a block of threads plays each game (`gpu_valued`); what was played is
kept in FILE, and the same command goes on from there. The source of both is that of the CPU.
"""

from __future__ import annotations

import time
from argparse import ArgumentParser
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numba.cuda
import numpy as np
from numba import int8, int16, int32, int64, uint64

from automatable.games.patchwork.cards import built_in_deck
from automatable.lab.patchwork import searching
from automatable.lab.patchwork.columns import AUTOMA_TURNS, PLIES, RESULTS, WINNER
from automatable.lab.patchwork.deciding import PLANNER
from automatable.lab.patchwork.game import MOST_PICTURES, MOVER, PLACES, Scratch
from automatable.lab.patchwork.research import gpu
from automatable.lab.patchwork.research.gpu_games import GpuGames
from automatable.lab.patchwork.searching import DEEPEST, EDGES, Knobs, Tree
from automatable.lab.patchwork.setups import SetUp
from automatable.lab.patchwork.tables import cards, tables
from automatable.lab.statistics import wilson

cuda: Any = numba.cuda
U = np.uint64
THREADS = 64
ITERATIONS, GAMES = 200, 1 << 15
TUNED_ON, MEASURED_ON, LEARNED_ON = 50_000_001, 60_000_001, 70_000_001
APART = 100
"""Seeds of games that ask a network: each decision has one of its own."""
DECKS = ("normal", "tactical")
TRIED = [
    Knobs(), Knobs(explore=0.15), Knobs(explore=0.4), Knobs(by_margin=0.15),
    Knobs(by_margin=0.6), Knobs(scale=15), Knobs(wide=3), Knobs(wider=0.3), Knobs(wider=0.8),
    Knobs(wide=1, wider=0.5), Knobs(trust=0.05), Knobs(trust=0.1), Knobs(trust=0.2),
]  # fmt: skip


@cache
def compiled() -> Any:
    """Whole games: the first seat searches, the other is the Automa or the planner."""
    jit, made = gpu.functions(plans=True, inline=False)  # all of it in one would not end
    search = searching.build(jit, made, made.thinking)
    think, start = search.think, search.start
    root_node, favourite = search.root_node, search.favourite
    begin, is_over, finish, ply = made.begin, made.is_over, made.finish, made.ply
    answer = made.answer

    @jit
    def decide(
        settings: Any, t: Any, cards: Any, s: Any, root: Any, trial: Any, row: Any, tree: Any,
        seed: int, times: int,
    ) -> Any:  # fmt: skip
        """As `search.Search` does it: the same numbers, the same decision."""
        start(s, root, tree, seed)
        think(settings, t, cards, root, trial, row, tree, times)
        return favourite(tree, root_node(settings, s, tree))

    @cuda.jit(max_registers=gpu.REGISTERS)
    def play_many(
        settings: Any, t: Any, cards: Any, seed: int, times: int, knobs: Any, key: Any, node: Any,
        count: Any, action: Any, visits: Any, value: Any, out: Any,
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        if i >= out.shape[1]:
            return
        row = cuda.local.array(RESULTS, int32)
        idle = cuda.local.array(RESULTS, int32)
        found = cuda.local.array((MOST_PICTURES, 2), uint64)
        picture = cuda.local.array(MOST_PICTURES, int16)
        first_id = cuda.local.array(MOST_PICTURES, int16)
        run = cuda.local.array((6, 2), uint64)
        s = Scratch(
            cuda.local.array(2, int64), cuda.local.array(2, int64), cuda.local.array(2, int64),
            cuda.local.array(2, int64), cuda.local.array((2, 2), uint64),
            cuda.local.array(34, int8), cuda.local.array(PLACES, int64),
            cuda.local.array(2, int64), found, picture, first_id, run,
            cuda.local.array(32, int8), cuda.local.array(1, uint64),
        )  # fmt: skip
        root = Scratch(
            cuda.local.array(2, int64), cuda.local.array(2, int64), cuda.local.array(2, int64),
            cuda.local.array(2, int64), cuda.local.array((2, 2), uint64),
            cuda.local.array(34, int8), cuda.local.array(PLACES, int64),
            cuda.local.array(2, int64), found, picture, first_id, run,
            cuda.local.array(32, int8), cuda.local.array(1, uint64),
        )  # fmt: skip
        trial = Scratch(
            cuda.local.array(2, int64), cuda.local.array(2, int64), cuda.local.array(2, int64),
            cuda.local.array(2, int64), cuda.local.array((2, 2), uint64),
            cuda.local.array(34, int8), cuda.local.array(PLACES, int64),
            cuda.local.array(2, int64), found, picture, first_id, run,
            cuda.local.array(32, int8), cuda.local.array(1, uint64),
        )  # fmt: skip
        tree = Tree(
            key[i], node[i], count[i], action[i], visits[i], value[i],
            value[i],  # nothing is believed before: never read
            cuda.local.array((DEEPEST, 3), int32), cuda.local.array(EDGES, int64),
            cuda.local.array(1, int64), knobs,
        )  # fmt: skip
        s.random[0] = U(seed + i)
        begin(settings, s, row)
        decisions = 0
        while not is_over(s):
            if s.place[MOVER] == 0:
                decisions += 1
                chosen = decide(
                    settings, t, cards, s, root, trial, idle, tree, seed + i + decisions, times
                )
                answer(settings, t, s, row, chosen)
            else:
                ply(settings, t, cards, PLANNER, PLANNER, s, row)
        finish(settings, s, row)
        for column in range(RESULTS):
            out[column, i] = row[column]

    return play_many


forest = cache(gpu.forest)


class Plan(NamedTuple):
    """What is measured."""

    iterations: int = ITERATIONS
    games: int = GAMES
    knobs: Knobs = Knobs()


def play(set_up: SetUp, seed: int, plan: Plan) -> Any:
    """The results of all games, [column, game]."""
    out = gpu.room(plan.games)
    blocks = (plan.games + THREADS - 1) // THREADS
    compiled()[blocks, THREADS](
        cuda.to_device(set_up.settings()), *gpu.on_gpu(tables(), cards(set_up.cards)), seed,
        plan.iterations, cuda.to_device(np.array(plan.knobs)),
        *forest(plan.games, plan.iterations), out,
    )  # fmt: skip
    cuda.synchronize()
    return out.copy_to_host()


def share(wins: int, games: int) -> str:
    low, high = (100 * edge for edge in wilson(wins, games))
    return f"{100 * wins / games:.2f} % ({low:.2f}-{high:.2f}) of {games} games"


def measured(set_up: SetUp, seed: int, plan: Plan) -> str:
    start = time.perf_counter()
    wins = int((play(set_up, seed, plan)[WINNER] == 1).sum())
    return f"{share(wins, plan.games)}, {time.perf_counter() - start:.0f} s"


def tune(plan: Plan) -> None:
    set_up = SetUp(built_in_deck("normal"), 5)
    for knobs in TRIED:
        print(knobs, measured(set_up, TUNED_ON, plan._replace(knobs=knobs)), flush=True)


def measure(plan: Plan, levels: Sequence[int]) -> None:
    for deck in DECKS:
        for level in levels:
            result = measured(SetUp(built_in_deck(deck), level), MEASURED_ON, plan)
            print(f"playouts:{plan.iterations}, {deck}:{level}: {result}", flush=True)
    if not plan.knobs.open_deck:
        result = measured(SetUp(), MEASURED_ON, plan)
        print(f"playouts:{plan.iterations} - planner: {result}", flush=True)


def learn_how_strong(plan: Plan, levels: Sequence[int], file: Path) -> None:
    """The search that asks a network: that many games of each deck and level, to their end."""
    set_ups = [SetUp(built_in_deck(deck), level) for deck in DECKS for level in levels]
    which = [place for _ in range(plan.games) for place in range(len(set_ups))]
    seeds = [LEARNED_ON + APART * i for i in range(plan.games) for _ in set_ups]
    match = GpuGames(set_ups, which, seeds, plan.iterations)
    if file.exists():
        match.go_on_from(file)
    while not match.over.all():
        start = time.perf_counter()
        match.play(1)
        match.save(file)
        left = int((~match.over).sum())
        print(f"{left} games left, {time.perf_counter() - start:.1f} s", flush=True)
    for place, set_up in enumerate(set_ups):
        won = int((match.results[match.which == place, WINNER] == 1).sum())
        name = f"{DECKS[place // len(levels)]}:{set_up.level}"
        print(f"search:{plan.iterations}, {name}: {share(won, plan.games)}", flush=True)


def speed(plan: Plan) -> None:
    """Iterations a second over whole games at level V, after a launch that compiles."""
    set_up = SetUp(built_in_deck("normal"), 5)
    play(set_up, 1, plan._replace(games=THREADS))
    start = time.perf_counter()
    out = play(set_up, 1, plan)
    taken = time.perf_counter() - start
    decisions = int((out[PLIES] - out[AUTOMA_TURNS]).sum(dtype=np.int64))
    rate = decisions * plan.iterations / taken / 1e6
    print(f"{rate:.2f} million iterations/s, {plan.games} games in {taken:.1f} s", flush=True)


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("what", nargs="?", choices=("tune", "speed", "learned"))
    parser.add_argument("file", nargs="?", type=Path)
    parser.add_argument("--iterations", type=int, default=ITERATIONS)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--levels", type=int, nargs="+", default=list(range(1, 6)))
    parser.add_argument("--open-deck", action="store_true")
    asked = parser.parse_args()
    if not gpu.available():
        raise SystemExit("There is no GPU that numba can use here.")
    plan = Plan(asked.iterations, asked.games, Knobs(open_deck=float(asked.open_deck)))
    if asked.what == "learned":
        if asked.file is None:
            parser.error("learned needs a FILE")
        learn_how_strong(plan, asked.levels, asked.file)
    elif asked.what is None:
        measure(plan, asked.levels)
    else:
        {"tune": tune, "speed": speed}[asked.what](plan)


if __name__ == "__main__":
    main()

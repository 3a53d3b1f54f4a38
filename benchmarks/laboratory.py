"""Random two-seat games: the kernel, a program in C and the reference engine, in one run."""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from automatable.games.patchwork.components import patches
from automatable.games.patchwork.quilt import SIZE, orientations
from automatable.lab.patchwork.batches import KERNEL, REFERENCE, Batch, play_batch
from automatable.lab.patchwork.columns import COLUMNS, WINNER
from automatable.lab.patchwork.setups import SetUp
from automatable.lab.patchwork.speed import evaluations, iterations, measure
from automatable.lab.patchwork.tables import spaces, tables
from automatable.lab.workers import available_cores
from benchmarks.rows import Row, thousands

SOURCE = Path(__file__).with_name("yardstick") / "random_games.c"
RANDOM = ("uniform", "uniform")
SECONDS = 3.0
ROUNDS = 3
GAMES = 50_000


def rows(yard: float) -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder:
        program = compiled(Path(folder))
        yield from side_by_side(program)
    cores = available_cores()
    together = measure(KERNEL, RANDOM, cores, SECONDS)["games_per_s"]
    yield Row(f"  games in real time, {cores} cores", thousands(together))
    planner = measure(KERNEL, ("planner", "planner"), 1, SECONDS)["games_per_cpu_s"]
    yield Row("kernel, planner against planner, one core", thousands(planner))
    yield Row("  positions judged by the planner, one core", thousands(evaluations(20_000)))
    for player in ("search", "playouts"):
        speed = thousands(iterations(player, 4000, 5))
        yield Row(f"{player}, iterations (4,000 a decision), one core", speed)


def side_by_side(program: Path | None) -> Iterator[Row]:
    """The kernel and C in turn, in processor time: the best of some rounds of each."""
    rate = in_c = 0.0
    for _ in range(ROUNDS):
        fast = measure(KERNEL, RANDOM, 1, SECONDS)
        rate = max(rate, fast["games_per_cpu_s"])
        in_c = max(in_c, GAMES / play(program, 1, GAMES)["seconds"] if program else 0.0)
    slow = measure(REFERENCE, RANDOM, 1, SECONDS)["games_per_cpu_s"]
    yield Row("kernel, random two-seat games, one core", thousands(rate), ">= 100k/s", rate >= 1e5)
    yield Row("  decisions", thousands(rate * fast["decisions_per_s"] / fast["games_per_s"]))
    if program is None:
        yield Row("the same games in C", "no compiler here")
    else:
        same = "the same games" if sums(program) == kernel_sums() else "OTHER GAMES"
        yield Row(f"C with 128-bit masks, {same}, one core", thousands(in_c))
        share = rate / in_c
        yield Row("  the kernel is as fast as C by", f"{share:.2f} x", ">= 0.5 x", share >= 0.5)
    yield Row("reference engine, the same games, one core", f"{slow:.0f}/s")
    yield Row("  the kernel is faster by", f"{rate / slow:.0f} x")


# --- the program in C


def compiled(folder: Path) -> Path | None:
    """The yardstick with the facts of the game, if there is a compiler."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        return None
    (folder / "facts.h").write_text(facts())
    program = folder / "random_games"
    options = ["-O3", "-march=native", "-std=gnu11", f"-I{folder}"]
    subprocess.run([compiler, *options, str(SOURCE), "-o", str(program)], check=True)
    return program


def play(program: Path, seed: int, games: int) -> dict[str, Any]:
    done = subprocess.run(
        [program, str(seed), str(games)], check=True, capture_output=True, text=True
    )
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def sums(program: Path) -> dict[str, int]:
    told = play(program, 1, 1000)
    del told["seconds"]
    return told


def kernel_sums() -> dict[str, int]:
    """The same sums over the same seeds by the kernel."""
    out = play_batch(Batch(SetUp(), RANDOM, 1, 1000, KERNEL))
    total = dict(zip(COLUMNS, out.sum(axis=0).tolist(), strict=False))
    wanted = ("plies", "legal_actions", "score_1", "score_2")
    return {**{name: total[name] for name in wanted}, "wins_1": int((out[:, WINNER] == 1).sum())}


def facts() -> str:
    """The game's facts as C arrays."""
    t = tables()
    income, leather = spaces("original")
    columns = {"COST": t.cost, "TIME": t.time, "PRINTED": t.printed, "SIZE": t.cells,
               "FIRST": t.first}  # fmt: skip
    pictures = [rows for id in sorted(patches()) for rows in orientations(id).values()]
    masks = {"ANCHORS": t.anchors, "SHAPE": t["shape"], "SQUARES": t.squares}
    return "\n".join(
        [f"static const int {name}[] = {braced(values.tolist())};"
         for name, values in columns.items()]
        + [f"static const uint64_t {name}[][2] = {braced(map(unsigned, values.tolist()))};"
           for name, values in masks.items()]
        + [f"static const int OFFSET[][8] = {braced(braced(offsets(rows)) for rows in pictures)};",
           f"static const uint64_t INCOME = {income}u, LEATHER = {leather}u;", ""]
    )  # fmt: skip


def offsets(picture: Sequence[str]) -> list[int]:
    """How far behind the anchor each cell of a picture lies."""
    return [SIZE * y + x for y, row in enumerate(picture) for x, c in enumerate(row) if c == "#"]


def unsigned(words: Sequence[int]) -> str:
    return braced(f"{word}u" for word in words)


def braced(values: Any) -> str:
    return "{" + ", ".join(map(str, values)) + "}"

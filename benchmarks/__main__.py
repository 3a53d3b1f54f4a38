"""Measure everything, or the parts that are named: `make bench`, `python -m benchmarks server`.

Pure computation is measured in processor time, so that other programs disturb it little. Servers
and rates are measured in real time. Both are also given as a ratio to a yardstick, a fixed loop of
plain Python, taken again before each part; the load of the machine stands beside each figure, so
figures of different days can be compared. The targets are explained in docs/performance.md.
"""

from __future__ import annotations

import os
import platform
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence

from benchmarks import (
    age_of_innovation,
    answers,
    environments,
    expeditions,
    game_files,
    laboratory,
    load,
    memory,
    patchwork,
    pocket,
    scythe,
    scythe_page,
    server,
    strength,
    through_the_ages,
)
from benchmarks.rows import Row, yardstick

Measure = Callable[[float], Iterator[Row]]
PARTS: Mapping[str, Measure] = {
    "patchwork": patchwork.rows,
    "scythe": scythe.rows,
    "scythe_page": scythe_page.rows,
    "age_of_innovation": age_of_innovation.rows,
    "expeditions": expeditions.rows,
    "through_the_ages": through_the_ages.rows,
    "game_files": game_files.rows,
    "laboratory": laboratory.rows,
    "strength": strength.rows,
    "environments": environments.rows,
    "answers": answers.rows,
    "server": server.rows,
    "load": load.rows,
    "memory": memory.rows,
    "pocket": pocket.rows,
}


def main(names: Sequence[str]) -> None:
    unknown = set(names) - set(PARTS)
    if unknown:
        raise SystemExit(f"no part {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, {platform.machine()}")
    print(f"{'':<58} {'measured':>22} {'target':>12} {'':<7} {'yards':>9} {'load':>6}")
    began = time.perf_counter()
    for done, name in enumerate(names or PARTS):
        yard, passed = yardstick(), time.perf_counter() - began
        print(f"-- {name} ({done + 1} of {len(names or PARTS)}, after {passed:.0f} s;"
              f" yardstick {yard * 1e3:.1f} ms of processor time)", flush=True)  # fmt: skip
        for row in PARTS[name](yard):
            print(f"{row} {load_now():>6}", flush=True)
    print(f"-- all in {time.perf_counter() - began:.0f} s")


def load_now() -> str:
    """How many programs wanted the cores in the last minute, those of the benchmark included."""
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""


if __name__ == "__main__":
    main(sys.argv[1:])

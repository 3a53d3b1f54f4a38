"""Whose processor time it was, as Linux counts it: the server's, the guests', other programs'."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from benchmarks.rows import Row, ms


def spent_s(pid: int) -> float:
    """Processor seconds of a process and of those that it started."""
    return _seconds(sum(_ticks(child) for child in [pid, *_children(pid)]))


class Shares:
    """From when it is made on, the processor time of a server, of this process and of all else."""

    def __init__(self, server: int) -> None:
        self._server = server
        self._began, self._before = time.perf_counter(), self._now()

    def told(self, answers: int, yard: float) -> list[Row]:
        """What an answer cost, and how much of the machine was taken by others."""
        if sys.platform != "linux":
            return []
        server, guests, all_s = (
            after - before for after, before in zip(self._now(), self._before, strict=True)
        )
        room = (time.perf_counter() - self._began) * (os.cpu_count() or 1)
        each = f"{ms(server / answers)} + {ms(guests / answers)}"
        return [
            Row(
                "  processor time of an answer, server and guest",
                each,
                yardsticks=server / answers / yard,
            ),
            Row("  of all cores: server", f"{server / room:.0%}"),
            Row("  of all cores: guests", f"{guests / room:.0%}"),
            Row("  of all cores: other programs", f"{(all_s - server - guests) / room:.0%}"),
        ]

    def _now(self) -> tuple[float, float, float]:
        if sys.platform != "linux":
            return 0.0, 0.0, 0.0
        return spent_s(self._server), time.process_time(), _all_s()


def _all_s() -> float:
    """Of all processes since the machine was started; fields 4 and 5 are those of idleness."""
    first = Path("/proc/stat").read_text().splitlines()[0].split()
    return _seconds(sum(map(int, [*first[1:4], *first[6:9]])))


def _seconds(ticks: int) -> float:
    return ticks / os.sysconf("SC_CLK_TCK")


def _ticks(pid: int) -> int:
    """User and system time, its ended children included: fields 14 to 17."""
    after_name = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, after_name[11:15]))


def _children(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]

"""Lines of the result, and how times are taken and told."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One line of the result."""

    what: str
    measured: str
    target: str = ""
    met: bool | None = None
    yardsticks: float | None = None

    def __str__(self) -> str:
        verdict = {True: "ok", False: "MISSED", None: ""}[self.met]
        ratio = "" if self.yardsticks is None else f"{self.yardsticks:.3g}"
        return f"{self.what:<58} {self.measured:>22} {self.target:>12} {verdict:<7} {ratio:>9}"


def processor_time(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def turn_rows(what: str, seconds: Sequence[float], half_ms: float, most_ms: float,
              yard: float) -> Iterator[Row]:  # fmt: skip
    """Median and 99th percentile of one kind of turn, beside their targets."""
    half, most = statistics.median(seconds), percentile(seconds, 99)
    yield Row(f"{what}, median of {len(seconds)}", ms(half), f"< {half_ms:g} ms",
              half < half_ms / 1e3, half / yard)  # fmt: skip
    yield Row("  99th percentile", ms(most), f"< {most_ms:g} ms", most < most_ms / 1e3,
              most / yard)  # fmt: skip


def percentile(times: Sequence[float], percent: int) -> float:
    return sorted(times)[min(len(times) - 1, len(times) * percent // 100)]


def ms(seconds: float) -> str:
    return f"{seconds * 1e3:.2f} ms"


def thousands(rate: float) -> str:
    return f"{rate / 1000:.0f}k/s"


# --- the yardstick


def yardstick() -> float:
    """The best of some runs of a loop that never changes: numbers, a list and a dictionary."""
    return min(processor_time(_loop) for _ in range(7))


def by_the_clock() -> float:
    """The same loop in real time, in the middle of some runs: how much a busy machine slows it."""
    times = []
    for _ in range(15):
        start = time.perf_counter()
        _loop()
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def _loop() -> None:
    seen: dict[int, int] = {}
    number = 1
    for i in range(100_000):
        number = (number * 1103515245 + 12345) & 0x7FFFFFFF
        seen[number & 1023] = i
    sorted(seen.values())

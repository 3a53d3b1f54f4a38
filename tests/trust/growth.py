"""How the processor time of a parser grows with its input: the growth counts, not the time."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import log
from typing import Any

FACTOR = 4
TRIES = 3
TOO_QUICK_S = 0.004
"""Below this the clock and the start of a call are what is measured."""


def spent(work: Callable[[], Any]) -> float:
    """Processor seconds, the best of some tries."""
    best = float("inf")
    for _ in range(TRIES):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return best


def growth(read: Callable[[Any], Any], make: Callable[[int], Any], size: int) -> float:
    """The power of the size with which time grows: 1 is in proportion, 2 is the square.

    Of inputs that are read at once, whatever their size, nothing can be said: 0.
    """
    small, large = make(size // FACTOR), make(size)
    long = spent(lambda: read(large))
    if long < TOO_QUICK_S:
        return 0.0
    return log(long / max(spent(lambda: read(small)), 1e-6)) / log(FACTOR)

"""Batches of games on several processes: each is counted once, whatever happens to a worker."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Protocol, TypeVar

from automatable.lab.errors import WorkersFailed

Batch = TypeVar("Batch")
Done = TypeVar("Done")
TRIES = 3
"""How often the pool is set up again without a single batch done in between."""


class Runner(Protocol):
    """Plays batches somewhere: yields the key of each with its result, in any order."""

    def __call__(
        self, play: Callable[[Batch], Done], batches: Mapping[int, Batch]
    ) -> Iterator[tuple[int, Done]]: ...


def available_cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def here(play: Callable[[Batch], Done], batches: Mapping[int, Batch]) -> Iterator[tuple[int, Done]]:
    """One after the other in this process."""
    for key, batch in batches.items():
        yield key, play(batch)


class Processes:
    """A runner with that many worker processes; a batch whose worker dies is repeated."""

    def __init__(self, cores: int) -> None:
        self.cores = cores

    def __call__(
        self, play: Callable[[Batch], Done], batches: Mapping[int, Batch]
    ) -> Iterator[tuple[int, Done]]:
        left = dict(batches)
        failures = 0
        while left:
            before = len(left)
            try:
                for key, done in self._some(play, left):
                    del left[key]
                    yield key, done
            except BrokenProcessPool:
                failures = 1 if len(left) < before else failures + 1
                if failures == TRIES:
                    raise WorkersFailed("workers_failed", left=len(left)) from None

    def _some(
        self, play: Callable[[Batch], Done], batches: Mapping[int, Batch]
    ) -> Iterator[tuple[int, Done]]:
        pool = ProcessPoolExecutor(self.cores, get_context("spawn"), _ignore_interrupts)
        try:
            running: dict[Future[Done], int] = {}
            waiting = iter(dict(batches).items())
            while True:
                # Few in advance: a cancelled run stops soon.
                while len(running) < 2 * self.cores and (item := next(waiting, None)):
                    running[pool.submit(play, item[1])] = item[0]
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(future), future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C goes to the whole group of processes; only the first one has to react."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

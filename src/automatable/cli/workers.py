"""Several processes behind one port, each with a queue of its own that the system fills evenly.

Each table's changes stay in one order, because the store numbers them; what one process changes
the others hear of from the store.
"""

from __future__ import annotations

import mmap
import os
import signal
import struct
import sys
import threading
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeAlias

Handlers: TypeAlias = Mapping[signal.Signals, object]

SOON_S = 5.0
"""Who dies sooner than this after its start is started again a little later each time."""
LONGEST_WAIT_S = 30.0
STALE_S = 10.0
"""A worker from which nothing was heard for so long is stopped, or hangs."""
BEAT_S = 0.5


def available_cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Stopped(Exception):
    """The whole server was told to stop."""


class Place:
    """One of the workers, whoever fills it: what was heard of it, and when it may begin."""

    def __init__(self, index: int) -> None:
        self.index = index
        self.pid = 0
        self.began = self.not_before = 0.0
        self.quick_deaths = 0
        self.beats = mmap.mmap(-1, 8)  # shared with the worker, who writes the time into it

    def died(self, now: float) -> None:
        """Quick deaths back off: what kills a worker at once may pass."""
        self.pid = 0
        self.quick_deaths = self.quick_deaths + 1 if now - self.began < SOON_S else 0
        wait = min(LONGEST_WAIT_S, 0.25 * 2**self.quick_deaths) if self.quick_deaths else 0.0
        self.not_before = now + wait

    def begin(self, work: Callable[[int], None], handlers: Handlers) -> None:
        self.began = time.monotonic()
        self.beat()
        self.pid = _started(partial(work, self.index), handlers, self)

    def beat(self) -> None:
        self.beats[:8] = struct.pack("d", time.monotonic())

    def is_stale(self, now: float) -> bool:
        (heard,) = struct.unpack("d", self.beats[:8])
        return bool(self.pid and now - heard > STALE_S)


def supervise(number: int, work: Callable[[int], None]) -> None:
    """Run `work` in that many processes until told to stop; one that dies or hangs is replaced.

    Each is told its number among them, from 0; who replaces another is told the same.
    """
    places = [Place(index) for index in range(number)]
    before = {n: signal.signal(n, _stop) for n in (signal.SIGTERM, signal.SIGINT)}
    looked = time.monotonic()
    try:
        while True:
            _bury(places)
            now = time.monotonic()
            if now - looked > STALE_S / 2:  # it was this process that stood still
                for place in places:
                    place.beat()
            looked = now
            for place in places:
                if place.is_stale(now):
                    os.kill(place.pid, signal.SIGKILL)  # our child, not yet waited for
                elif not place.pid and now >= place.not_before:
                    place.begin(work, before)
            time.sleep(BEAT_S / 2)
    except Stopped:
        pass
    finally:
        for n in before:
            signal.signal(n, signal.SIG_IGN)
        _end([place.pid for place in places if place.pid])


def _bury(places: Sequence[Place]) -> None:
    """Learn who has died."""
    with suppress(ChildProcessError):
        while (pid := os.waitpid(-1, os.WNOHANG)[0]) != 0:
            for place in places:
                if place.pid == pid:
                    place.died(time.monotonic())


def _stop(*_: object) -> None:
    raise Stopped


def _started(work: Callable[[], None], handlers: Handlers, place: Place) -> int:
    pid = os.fork()
    if pid:
        return pid
    code = 1
    try:
        for number, handler in handlers.items():
            signal.signal(number, handler)  # type: ignore[arg-type]
        threading.Thread(target=_leave_with, args=(os.getppid(), place), daemon=True).start()
        work()
        code = 0
    except SystemExit as left:
        code = left.code if isinstance(left.code, int) else 0
    except KeyboardInterrupt:
        code = 0
    finally:
        with suppress(OSError, ValueError):
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(code)


def _leave_with(parent: int, place: Place) -> None:
    """Says that it lives; a worker whose first process was killed stops as well."""
    while os.getppid() == parent:
        place.beat()
        time.sleep(BEAT_S)
    os.kill(os.getpid(), signal.SIGTERM)


def _end(workers: Collection[int]) -> None:
    for pid in workers:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGTERM)
            os.kill(pid, signal.SIGCONT)  # one that was stopped would never hear it
    for pid in workers:
        with suppress(ChildProcessError):
            os.waitpid(pid, 0)

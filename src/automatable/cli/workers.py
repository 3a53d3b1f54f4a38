"""Several processes behind one port, each with a queue of its own that the system fills evenly.

Each table's changes stay in one order, because the store numbers them; what one process changes
the others hear of from the store.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from functools import partial

from automatable.cli.output import MachineFailed

SOON_S = 5.0
TRIES = 3
"""So often a worker may die right after its start."""
LOOK_S = 1.0


def available_cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Stopped(Exception):
    """The whole server was told to stop."""


def supervise(number: int, work: Callable[[int], None]) -> None:
    """Run `work` in so many processes until told to stop; one that dies is replaced.

    Each is told its number among them, from 0; who replaces another is told the same.
    """
    workers: dict[int, tuple[int, float]] = {}
    before = {n: signal.signal(n, _stop) for n in (signal.SIGTERM, signal.SIGINT)}
    failures = 0
    try:
        while True:
            for index in set(range(number)) - {index for index, _ in workers.values()}:
                pid = _started(partial(work, index), before)
                workers[pid] = index, time.monotonic()
            pid, _ = os.wait()
            _, began = workers.pop(pid, (0, 0.0))
            failures = failures + 1 if time.monotonic() - began < SOON_S else 0
            if failures >= TRIES:
                raise MachineFailed("workers_die")
    except Stopped:
        pass
    finally:
        for n in before:
            signal.signal(n, signal.SIG_IGN)
        _end(workers)


def _stop(*_: object) -> None:
    raise Stopped


def _started(work: Callable[[], None], handlers: Mapping[signal.Signals, object]) -> int:
    pid = os.fork()
    if pid:
        return pid
    code = 1
    try:
        for number, handler in handlers.items():
            signal.signal(number, handler)  # type: ignore[arg-type]
        threading.Thread(target=_leave_with, args=(os.getppid(),), daemon=True).start()
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


def _leave_with(parent: int) -> None:
    """A worker whose first process was killed stops as well."""
    while os.getppid() == parent:
        time.sleep(LOOK_S)
    os.kill(os.getpid(), signal.SIGTERM)


def _end(workers: Collection[int]) -> None:
    for pid in workers:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGTERM)
    for pid in workers:
        with suppress(ChildProcessError):
            os.waitpid(pid, 0)

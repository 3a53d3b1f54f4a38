"""Work that takes minutes: a process on a leash, in its turn, within its time, stopped by anybody.

A job is known by a file that is locked as long as it waits or goes on. Whoever wants to stop it, in
this process of the server or in another, puts a mark beside that file; the process that began it
looks for the mark. No number of a process is ever read from a file.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from automatable.server.line import Line, Lock, Ticket, is_held
from automatable.table.leash import LEASH

LOOK_S = 0.1
STOPPING_S = 15.0
"""How long a job that is stopped may take to write down what it has."""


@dataclass(frozen=True)
class Order:
    """What is to be done: a command of ours, and within which limits."""

    command: Sequence[str]
    output: Path
    """Where it says what went wrong."""
    lane: str
    seconds: float
    nice: int = 5


class Heavy:
    """The jobs that this process has begun, in one line with those of all others."""

    def __init__(self, folder: Path) -> None:
        self.line = Line(folder)
        self._own: dict[Path, threading.Thread] = {}

    def begin(self, lock: Path, who: str, order: Order) -> None:
        """Take a ticket, and begin when it is called; raises `Busy`."""
        ticket = self.line.take(who, order.lane)
        _mark(lock).unlink(missing_ok=True)
        held = Lock(lock)
        follow = threading.Thread(target=_follow, args=(ticket, held, order), daemon=True)
        self._own[lock] = follow
        follow.start()

    def is_going(self, lock: Path) -> bool:
        """Waiting or at work, whichever process has begun it."""
        return is_held(lock)

    def cancel(self, lock: Path) -> None:
        """Told to stop; it has some time to write down what it has."""
        end = time.monotonic() + STOPPING_S + 5
        while self.is_going(lock) and time.monotonic() < end:
            _mark(lock).touch()
            time.sleep(LOOK_S / 2)
        _mark(lock).unlink(missing_ok=True)

    def close(self) -> None:
        """The server stops: so does all that it has begun."""
        for lock, follow in self._own.items():
            if follow.is_alive():
                self.cancel(lock)
                follow.join()


def _mark(lock: Path) -> Path:
    return lock.with_name(f"{lock.name}-stop")


def _follow(ticket: Ticket, held: Lock, order: Order) -> None:
    """From the ticket to the end of the process."""
    mark = _mark(held.file)
    try:
        if ticket.wait(mark.exists):
            _attend(order, mark)
    finally:
        ticket.close()
        held.close()


def _attend(order: Order, mark: Path) -> None:
    hand, leash = os.pipe()  # the process reads what is never written: its end is ours
    try:
        process = _started(order, hand)
    finally:
        os.close(hand)
    end = time.monotonic() + order.seconds
    try:
        while process.poll() is None:
            if mark.exists() or time.monotonic() > end:
                _stop(process)
            time.sleep(LOOK_S)
    finally:
        os.close(leash)


def _started(order: Order, hand: int) -> subprocess.Popen[bytes]:
    with order.output.open("wb") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", "automatable", *order.command],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=output,
            start_new_session=True, **_on_a_leash(hand),
        )  # fmt: skip
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, process.pid, order.nice)
    return process


def _on_a_leash(hand: int) -> dict[str, Any]:
    if os.name != "posix":  # no open file is handed on there
        return {}
    return {"pass_fds": (hand,), "env": {**os.environ, LEASH: str(hand)}}


def _stop(process: subprocess.Popen[bytes]) -> None:
    """It is our child and not yet waited for: its number is nobody else's."""
    process.send_signal(signal.SIGINT)
    try:
        process.wait(STOPPING_S)
    except subprocess.TimeoutExpired:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()

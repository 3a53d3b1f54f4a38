"""One line for all heavy work of a server, over all of its processes, with a share for everybody.

Who wants to have something worked out takes a ticket: a file in a folder, locked for as long as its
owner lives. The system gives a lock back when a process dies, however it dies, so nobody has to ask
whether a process with some number is still the same one. Look backs, hints by search, seats that
the app plays, runs and designs of the laboratory all wait here.
"""

from __future__ import annotations

import os
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from automatable.core.errors import AutomatableError

try:
    import fcntl
except ImportError:  # no workers there either: this process is the only one
    fcntl = None  # type: ignore[assignment]

LOOK_S = 0.1
RUNNING, WAITING = "run", "wait"


@dataclass(frozen=True)
class Lane:
    """Work of one kind: so much of it at once, so much in line, so much of it for one visitor."""

    at_once: int
    most: int
    share: int


LANES = {
    "moment": Lane(at_once=2, most=8, share=1),  # a hint: seconds
    "minutes": Lane(at_once=2, most=10, share=2),  # a look back
    "long": Lane(at_once=1, most=5, share=1),  # a run of the laboratory
}


class Busy(AutomatableError):
    """The line is too long, or the visitor has enough in it."""


class Lock:
    """A file that is locked until it is closed, or the process ends."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._opened: int | None = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        if fcntl is not None:
            fcntl.flock(self._opened, fcntl.LOCK_EX)

    def close(self) -> None:
        opened, self._opened = self._opened, None
        if opened is not None:
            self.file.unlink(missing_ok=True)
            os.close(opened)


def is_held(file: Path) -> bool:
    """Whether somebody who is alive has locked the file."""
    try:
        opened = os.open(file, os.O_RDWR)
    except OSError:
        return False
    try:
        if fcntl is None:
            return True
        fcntl.flock(opened, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except OSError:
        return True
    finally:
        os.close(opened)
    return False


class Line:
    """Who waits, and whose work is going on."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def take(self, who: str, lane: str) -> Ticket:
        """A ticket, whose work may not begin yet; raises `Busy`."""
        with self._door():
            names = [name for name in self._live() if name.lane == lane]
            visitor = blake2b(who.encode(errors="replace"), digest_size=6).hexdigest()
            mine = sum(name.visitor == visitor for name in names)
            if mine >= LANES[lane].share or len(names) >= LANES[lane].most:
                raise Busy("busy")
            name = Name(lane, WAITING, time.time_ns(), visitor, secrets.token_hex(4))
            return Ticket(self, name, Lock(self.folder / str(name)))

    def may_start(self, ticket: Ticket) -> bool:
        """First come, first served; but nobody's second before everybody's first."""
        with self._door():
            names = [name for name in self._live() if name.lane == ticket.name.lane]
            running = [name.visitor for name in names if name.state == RUNNING]
            waiting = _in_order([name for name in names if name.state == WAITING], running)
            if len(running) + waiting.index(ticket.name) >= LANES[ticket.name.lane].at_once:
                return False
            ticket.start()
            return True

    @contextmanager
    def _door(self) -> Iterator[None]:
        """One decision at a time."""
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        opened = os.open(self.folder / "door", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if fcntl is not None:
                fcntl.flock(opened, fcntl.LOCK_EX)
            yield
        finally:
            os.close(opened)

    def _live(self) -> Iterator[Name]:
        for file in self.folder.glob("*.*.*.*.*"):
            if is_held(file):
                yield Name.read(file.name)
            else:
                file.unlink(missing_ok=True)  # its owner died


@dataclass(frozen=True)
class Name:
    """What the name of a ticket tells everybody."""

    lane: str
    state: str
    at: int
    visitor: str
    number: str

    def __str__(self) -> str:
        return f"{self.lane}.{self.state}.{self.at:020d}.{self.visitor}.{self.number}"

    @staticmethod
    def read(text: str) -> Name:
        lane, state, at, visitor, number = text.split(".")
        return Name(lane, state, int(at), visitor, number)


def _in_order(names: list[Name], running: list[str]) -> list[Name]:
    seen = Counter(running)
    ranked = []
    for name in sorted(names, key=lambda name: (name.at, name.number)):
        ranked.append((seen[name.visitor], name.at, name.number, name))
        seen[name.visitor] += 1
    return [name for *_, name in sorted(ranked, key=lambda one: one[:3])]


class Ticket:
    """A place in the line, until it is closed."""

    def __init__(self, line: Line, name: Name, lock: Lock) -> None:
        self.name, self._line, self._lock = name, line, lock

    def start(self) -> None:
        started = Name(**{**self.name.__dict__, "state": RUNNING})
        file = self._line.folder / str(started)
        self._lock.file.rename(file)
        self._lock.file, self.name = file, started

    def wait(self, gone: Callable[[], bool] = lambda: False) -> bool:
        """Until the work may begin; False if nobody waits for it any longer."""
        while not self._line.may_start(self):
            if gone():
                return False
            time.sleep(LOOK_S)
        return True

    def close(self) -> None:
        with suppress(OSError):
            self._lock.close()

"""The laboratory's runs: one process at a time, in a folder of its own beside the database.

A run is the command `automatable simulate --out FOLDER`, started as a process with low
priority. It writes what it has counted so far; the server only reads files. Whatever happens to
the run, the tables do not notice.
"""

from __future__ import annotations

import os
import re
import secrets
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from automatable.core.errors import AutomatableError
from automatable.table.runs import (
    MANIFEST,
    PROGRESS,
    RESULTS,
    LabRefused,
    NoSuchRun,
    Run,
    is_growing,
    read_json,
    write_json,
)

SIMULATE, DESIGN = "simulate", "design"
REQUEST, OUTPUT = "request.json", "output.txt"
DECKS = tuple(f"candidate-{n}.toml" for n in (1, 2, 3))
"""Decks that a search has found."""
FILES = {
    MANIFEST: "application/json", RESULTS: "application/json", "games.csv": "text/csv",
    **dict.fromkeys(DECKS, "application/toml"),
}  # fmt: skip
MOST_RUNS = 50
MOST_SECONDS = 600
STOPPING_S = 15.0
"""How long a run that is cancelled may take to write down what it has."""
NICE = 10
_ID = re.compile(r"\d{8}-\d{6}-[0-9a-f]{4}")


class Lab:
    """All runs of one server."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        self._running = ""
        self._lock = threading.Lock()

    def start(self, game: str, options: Sequence[str], verb: str = SIMULATE) -> str:
        """Begin a run, or a search (`DESIGN`); returns its id. One at a time."""
        with self._lock:
            if self.busy():
                raise LabRefused("lab_busy")
            if len(self.ids()) >= MOST_RUNS:
                raise LabRefused("lab_full", n=MOST_RUNS)
            self._end_of_last()
            id = f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(2)}"
            self._begin(id, game, options, verb)
            return id

    def _begin(self, id: str, game: str, options: Sequence[str], verb: str) -> None:
        folder = self.folder / id
        folder.mkdir(parents=True)
        run = folder / "run"
        command = [verb, game, *options] if verb == SIMULATE else [verb, *options]
        write_json(folder / REQUEST, {"game": game, "command": command})
        quiet = ["--json", "--out", str(run), "--cores", str(_cores()),
                 "--time-limit", str(MOST_SECONDS)]  # fmt: skip
        quiet += ["--format", "csv"] if verb == SIMULATE else []
        with (folder / OUTPUT).open("wb") as output:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "automatable", *command, *quiet],
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=output,
                start_new_session=True,
            )  # fmt: skip
        self._running = id
        if hasattr(os, "setpriority"):
            with suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, self._process.pid, NICE)

    def busy(self) -> str:
        """The id of the run in progress; empty if there is none."""
        if self._alive(self._running):
            return self._running
        return next((id for id in self.ids() if self._grows(id)), "")

    def _alive(self, id: str) -> bool:
        """Whether our process still counts; with its results it is done, even if not yet gone."""
        if self._process is None or id != self._running or self._process.poll() is not None:
            return False
        return not (self.folder / id / "run" / RESULTS).is_file()

    def _grows(self, id: str) -> bool:
        """A run that an earlier server started may still be going on."""
        file = self.folder / id / "run" / PROGRESS
        with suppress(AutomatableError):
            return file.is_file() and is_growing(read_json(file))
        return False

    def cancel(self, id: str) -> None:
        """Only this run's process is told; it writes down what it has counted."""
        if self._alive(id):
            assert self._process is not None
            self._process.send_signal(signal.SIGINT)
            self._end_of_last()
        elif self._grows(id):  # another process of this server has started it
            with suppress(AutomatableError, ValueError, KeyError, OSError):
                pid = int(read_json(self.folder / id / "run" / PROGRESS)["pid"])
                if pid != os.getpid() and os.getpgid(pid) == pid:  # a run leads its own group
                    os.kill(pid, signal.SIGINT)

    def _end_of_last(self) -> None:
        """Wait for our process, with its workers, which are in a session of their own."""
        if self._process is None:
            return
        try:
            self._process.wait(STOPPING_S)
        except subprocess.TimeoutExpired:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()

    def delete(self, id: str) -> None:
        self.cancel(id)
        shutil.rmtree(self._folder(id), ignore_errors=True)

    def close(self) -> None:
        """The server stops: so does its run."""
        if self._running:
            self.cancel(self._running)
            self._end_of_last()

    # --- looking

    def ids(self) -> list[str]:
        """The newest first."""
        if not self.folder.is_dir():
            return []
        return sorted(
            (f.name for f in self.folder.iterdir() if _ID.fullmatch(f.name)), reverse=True
        )

    def runs(self) -> list[Run]:
        return [self.run(id) for id in self.ids()]

    def run(self, id: str) -> Run:
        folder = self._folder(id)
        request = _read(folder / REQUEST)
        run = folder / "run"
        progress, results = _read(run / PROGRESS), _read(run / RESULTS)
        state = self._state(id, results)
        return Run(
            id=id,
            game=str(request.get("game", "")),
            command=tuple(map(str, request.get("command", ()))),
            started=datetime.strptime(id[:15], "%Y%m%d-%H%M%S").replace(tzinfo=UTC),
            state=state,
            progress=progress,
            results=results,
            manifest=_read(run / MANIFEST),
            output=_tail(folder / OUTPUT) if state == "failed" else "",
        )

    def file(self, id: str, name: str) -> Path:
        """One of the files that may be downloaded."""
        file = self._folder(id) / "run" / name
        if name not in FILES or not file.is_file():
            raise NoSuchRun("no_such_run")
        return file

    def _state(self, id: str, results: dict[str, Any]) -> str:
        if results:
            return "done" if results.get("finished") else "cancelled"
        return "running" if self._alive(id) or self._grows(id) else "failed"

    def _folder(self, id: str) -> Path:
        folder = self.folder / id
        if not _ID.fullmatch(id) or not folder.is_dir():
            raise NoSuchRun("no_such_run")
        return folder


def _cores() -> int:
    """All but one, which is for the tables."""
    count = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(1, (count or 1) - 1)


def _read(file: Path) -> dict[str, Any]:
    """What a file holds; nothing while it is not there or not whole."""
    try:
        return read_json(file)
    except AutomatableError:
        return {}


def _tail(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8", errors="replace")[-2000:]
    except OSError:
        return ""

"""The laboratory's runs: one at a time, each in a folder of its own beside the database.

A run is the command `automatable simulate --out FOLDER`, started as a process with low
priority. It writes what it has counted so far; the server only reads files. Whatever happens to
the run, the tables do not notice.
"""

from __future__ import annotations

import os
import re
import secrets
import shutil
import threading
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from automatable.core.errors import AutomatableError
from automatable.server.heavy import Heavy, Order
from automatable.server.line import Busy
from automatable.table.runs import (
    MANIFEST,
    PROGRESS,
    RESULTS,
    LabRefused,
    NoSuchRun,
    Run,
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
GRACE_S = 60.0
"""A run keeps its time by itself; one that does not is stopped."""
NICE = 10
_ID = re.compile(r"\d{8}-\d{6}-[0-9a-f]{4}")


class Lab:
    """All runs of one server."""

    def __init__(self, folder: Path, heavy: Heavy | None = None) -> None:
        self.folder = folder
        self._heavy = heavy or Heavy(folder.with_name(f"{folder.stem}.line"))
        self._lock = threading.Lock()

    def start(self, game: str, options: Sequence[str], verb: str = SIMULATE, who: str = "") -> str:
        """Begin a run, or a search (`DESIGN`), or put it in line; returns its id."""
        with self._lock:
            if len(self.ids()) >= MOST_RUNS:
                raise LabRefused("lab_full", n=MOST_RUNS)
            id = f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(2)}"
            order = self._begin(id, game, options, verb)
            try:
                if order is not None:
                    self._heavy.begin(self._mark(id), who, order)
            except Busy:
                shutil.rmtree(self.folder / id, ignore_errors=True)
                raise LabRefused("lab_busy") from None
            return id

    def _begin(self, id: str, game: str, options: Sequence[str], verb: str) -> Order | None:
        folder = self.folder / id
        folder.mkdir(parents=True)
        command = [verb, game, *options] if verb == SIMULATE else [verb, *options]
        write_json(folder / REQUEST, {"game": game, "command": command})
        quiet = ["--json", "--out", str(folder / "run"), "--cores", str(_cores()),
                 "--time-limit", str(MOST_SECONDS)]  # fmt: skip
        quiet += ["--format", "csv"] if verb == SIMULATE else []
        return Order([*command, *quiet], folder / OUTPUT, "long", MOST_SECONDS + GRACE_S, NICE)

    def _mark(self, id: str) -> Path:
        """Held by whoever attends to the run."""
        return self.folder / id / "going"

    def busy(self) -> str:
        """The id of the run in progress; empty if there is none."""
        return next((id for id in self.ids() if self.is_going(id)), "")

    def is_going(self, id: str) -> bool:
        """Waiting or counting; with its results it is done, even if not yet gone."""
        done = (self.folder / id / "run" / RESULTS).is_file()
        return not done and self._heavy.is_going(self._mark(id))

    def cancel(self, id: str) -> None:
        """Whichever process of the server has begun it; it writes down what it has counted."""
        self._heavy.cancel(self._mark(id))

    def delete(self, id: str) -> None:
        self.cancel(id)
        shutil.rmtree(self._folder(id), ignore_errors=True)

    def close(self) -> None:
        """The server stops: so does its run."""
        self._heavy.close()

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
        return "running" if self.is_going(id) else "failed"

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

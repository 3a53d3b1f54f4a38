"""Look backs as jobs: each is the command `automatable review`, a process of its own.

What it finds is kept in a folder beside the database, under a name made of all that is public
about the match: whoever comes back finds it, and a match that has gone on is judged anew.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

from automatable.core.errors import AutomatableError
from automatable.core.looking_back import NoLookBack, judges, read_review, to_judge
from automatable.core.match import Match
from automatable.core.saves import dumps
from automatable.server.look_backs import name_of
from automatable.table.runs import is_growing, read_json
from automatable.ui.looking_back import Looking

COMMAND = ("review",)
MOST_AT_ONCE = 2
MOST_KEPT = 500
NICE = 5


class Jobs:
    """The look backs of one server, as files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._processes: dict[str, subprocess.Popen[bytes]] = {}
        self._lock = threading.Lock()

    def look(self, match: Match[Any]) -> Looking:
        if not judges(match.game.id):
            raise NoLookBack("no_look_back", game=match.game.id)
        name = name_of(match)
        found = self._done(name) or self._unfinished(name)
        if found.state == "running":
            return found
        return self._done(name) or found  # it may have ended between two looks

    def _done(self, name: str) -> Looking | None:
        with suppress(AutomatableError):
            return Looking("done", review=read_review(read_json(self._file(name, ".json"))))
        return None

    def _unfinished(self, name: str) -> Looking:
        progress: dict[str, Any] = {}
        with suppress(AutomatableError):
            progress = read_json(self._file(name, ".progress.json"))
        if self._alive(name) or is_growing(progress):
            return Looking("running", int(progress.get("done", 0)), int(progress.get("of", 0)))
        output = self._file(name, ".txt")
        if not output.is_file():
            return Looking("none")
        return Looking("failed", reason=output.read_text("utf-8", "replace").strip()[-300:])

    def begin(self, match: Match[Any]) -> None:
        with self._lock:
            state = self.look(match).state
            if state in ("done", "running"):
                return
            if sum(map(self._alive, list(self._processes))) >= MOST_AT_ONCE:
                raise NoLookBack("look_back_busy")
            to_judge(match)  # what makes no sense is refused at once
            self._start(name_of(match), dumps(match))

    def _start(self, name: str, save: str) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        self._forget_old()
        self._file(name, ".progress.json").unlink(missing_ok=True)
        given = self._file(name, ".save")
        given.write_text(save, encoding="utf-8")
        out = ["--out", str(self._file(name, ".json"))]
        command = [sys.executable, "-m", "automatable", *COMMAND, str(given), *out]
        with self._file(name, ".txt").open("wb") as output:
            process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=output,
                start_new_session=True,
            )  # fmt: skip
        self._processes[name] = process
        if hasattr(os, "setpriority"):
            with suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, process.pid, NICE)

    def _alive(self, name: str) -> bool:
        process = self._processes.get(name)
        if process is None or process.poll() is None:
            return process is not None
        self._processes.pop(name, None)
        self._file(name, ".save").unlink(missing_ok=True)
        return False

    def _forget_old(self) -> None:
        kept = sorted(self.folder.glob("*.json"), key=lambda file: file.stat().st_mtime)
        for file in kept[: max(0, len(kept) - 2 * MOST_KEPT)]:
            file.unlink(missing_ok=True)

    def _file(self, name: str, kind: str) -> Path:
        return self.folder / f"{name}{kind}"

    def close(self) -> None:
        for process in self._processes.values():
            process.kill()
            process.wait()
        self._processes.clear()


def look_backs_folder(database: Path) -> Path:
    """Beside the database."""
    return database.with_name(f"{database.stem}.look_backs")

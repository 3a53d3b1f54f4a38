"""Look backs as jobs: each is the command `automatable review`, a process of its own.

What it finds is kept in a folder beside the database, under a name made of all that is public
about the match: whoever comes back finds it, and a match that has gone on is judged again.
"""

from __future__ import annotations

import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

from automatable.core.advice.looking_back import NoLookBack, judges, read_review, to_judge
from automatable.core.errors import AutomatableError
from automatable.core.matches.match import Match
from automatable.core.matches.saves import dumps
from automatable.server.heavy import Heavy, Order
from automatable.server.line import Busy
from automatable.server.look_backs import name_of
from automatable.table.runs import read_json
from automatable.ui.learning.looking_back import Looking

COMMAND = ("review",)
MOST_SECONDS = 300.0
"""A long match takes one; the first one ever waits for a compiler."""
MOST_KEPT = 500
NICE = 5


class Jobs:
    """The look backs of one server, as files."""

    def __init__(self, folder: Path, heavy: Heavy | None = None) -> None:
        self.folder = folder
        self._heavy = heavy or Heavy(folder.with_name(f"{folder.stem}.line"))
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
        if self._heavy.is_going(self._file(name, ".going")):
            with suppress(AutomatableError):
                return Looking("running", progress.get("of", 0), read_review(progress.get("found")))
            return Looking("running")
        output = self._file(name, ".txt")
        if not output.is_file():
            return Looking("none")
        return Looking("failed", reason=output.read_text("utf-8", "replace").strip()[-300:])

    def begin(self, match: Match[Any], who: str = "") -> None:
        with self._lock:
            state = self.look(match).state
            if state in ("done", "running"):
                return
            to_judge(match)  # what makes no sense is refused at once
            self._start(name_of(match), dumps(match), who)

    def _start(self, name: str, save: str, who: str) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        self._forget_old()
        self._file(name, ".progress.json").unlink(missing_ok=True)
        given = self._file(name, ".save")
        given.write_text(save, encoding="utf-8")
        command = [*COMMAND, str(given), "--out", str(self._file(name, ".json"))]
        order = Order(command, self._file(name, ".txt"), "minutes", MOST_SECONDS, NICE)
        try:
            self._heavy.begin(self._file(name, ".going"), who, order)
        except Busy:
            raise NoLookBack("look_back_busy") from None

    def stop(self, match: Match[Any]) -> None:
        name = name_of(match)
        self._heavy.cancel(self._file(name, ".going"))
        for kind in (".txt", ".progress.json"):
            self._file(name, kind).unlink(missing_ok=True)

    def _forget_old(self) -> None:
        """Results and how far they came; saves of which nobody works any more."""
        kept = sorted(self.folder.glob("*.json"), key=lambda file: file.stat().st_mtime)
        for file in kept[: max(0, len(kept) - 2 * MOST_KEPT)]:
            file.unlink(missing_ok=True)
        for save in self.folder.glob("*.save"):
            if not self._heavy.is_going(save.with_suffix(".going")):
                save.unlink(missing_ok=True)

    def _file(self, name: str, kind: str) -> Path:
        return self.folder / f"{name}{kind}"

    def close(self) -> None:
        self._heavy.close()


def look_backs_folder(database: Path) -> Path:
    """Beside the database."""
    return database.with_name(f"{database.stem}.look_backs")

"""Runs of the laboratory as folders: what lies in one.

manifest.json   what was asked for, and with which versions
progress.json   while it runs: what is counted so far
results.json    at the end: the figures, and histograms for plots
games.csv       every game (or games.parquet)
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from automatable.core.errors import AutomatableError

FIRST_SEED = 10_000_001
"""Of a run that names none, taken unseen: the published averages are over 1 to 1,000,000."""
MANIFEST, PROGRESS, RESULTS = "manifest.json", "progress.json", "results.json"


class LabRefused(AutomatableError):
    """A run that cannot be started, found or shown."""


class NoSuchRun(LabRefused):
    """There is no such run, or not such a file of it."""


class NoRun(AutomatableError):
    """A folder that holds no run, or a broken one."""


@dataclass(frozen=True)
class Run:
    """One run as its files tell it."""

    id: str
    game: str
    command: tuple[str, ...]
    started: datetime
    state: str
    """`running`, `done`, `cancelled` or `failed`."""
    progress: dict[str, Any]
    results: dict[str, Any]
    manifest: dict[str, Any]
    output: str = ""
    """What the process said, if it failed."""

    @property
    def sequence(self) -> int:
        """Grows whenever there is more to see."""
        return 10**12 if self.state != "running" else int(self.progress.get("done", 0))


def write_json(file: Path, contents: Any) -> None:
    """Beside the file first: nobody reads half a file."""
    fresh = file.with_suffix(".new")
    text = json.dumps(contents, indent=2, ensure_ascii=False)
    fresh.write_text(f"{text}\n", encoding="utf-8")
    fresh.replace(file)


def read_json(file: Path) -> dict[str, Any]:
    try:
        contents = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise NoRun("no_run", folder=str(file.parent), reason=str(error)) from None
    if not isinstance(contents, dict):
        raise NoRun("no_run", folder=str(file.parent), reason="not a run")
    return contents


def read_run(folder: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """The manifest and the results of a run."""
    return read_json(folder / MANIFEST), read_json(folder / RESULTS)


def runs_folder(database: Path) -> Path:
    """Where the runs of a table's laboratory lie: beside the database."""
    return database.with_name(f"{database.stem}.runs")

"""An experiment is played batch by batch: how far it is, how fast, and what is known by now."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol

from automatable.lab.errors import BadExperiment
from automatable.lab.workers import Runner
from automatable.table.runs import PROGRESS, write_json

MOST = 100_000_000
"""Games per variant at which even a wish for a narrow interval ends."""
EVERY_S = 0.5


class Experiment(Protocol):
    """Games of several variants: Patchwork with its players, or any Automa alone."""

    engine: str
    planned: int
    """Games per variant that batches were made for."""
    keep_rows: bool

    @property
    def names(self) -> Sequence[str]:
        """The variants."""

    @property
    def at_once(self) -> int:
        """Games of a batch."""

    @property
    def width(self) -> float:
        """Of the widest interval."""

    def play(self, games: int, run: Runner) -> Iterator[int]:
        """That many more games of every variant; yields how many each finished batch had."""

    def results(self) -> list[dict[str, Any]]:
        """The figures of each variant so far."""

    def summary(self) -> dict[str, Any]:
        """What belongs to the results as a whole."""

    def distributions(self) -> list[dict[str, Any]]:
        """Histograms for the plots of a report."""

    def facts(self) -> dict[str, Any]:
        """For the manifest."""

    def header(self) -> list[str]:
        """The columns of the table of games."""

    def table(self) -> Iterator[list[Any]]:
        """Every game that was kept."""


class TimeUp(Exception):
    """The run has taken as long as it may."""


def until_narrow(
    experiment: Experiment,
    width: float,
    run: Runner,
    progress: Callable[[int], None],
    most: int = MOST,
) -> None:
    """Play until every interval is narrower than `width`; twice as many games each time."""
    check_width(width)
    games = experiment.at_once
    while experiment.width > width and experiment.planned < most:
        for done in experiment.play(min(games, most - experiment.planned), run):
            progress(done)
        games = experiment.planned


def check_width(width: float) -> None:
    if not 0 < width < 1:
        raise BadExperiment("bad_width", width=str(width))


def time_limit(seconds: float) -> Callable[[int], None]:
    """A listener that ends the run when its time is up."""
    end = time.monotonic() + seconds

    def progress(games: int) -> None:
        if time.monotonic() > end:
            raise TimeUp

    return progress


def pace(done: int, total: int | None, start: float) -> dict[str, Any]:
    """How far a run is since `start`, how fast, and how many seconds it has left."""
    seconds = time.monotonic() - start
    rate = done / seconds if seconds > 0 else 0.0
    left = max(0, total - done) / rate if total and rate else None
    return {
        "pid": os.getpid(), "done": done, "total": total,
        "seconds": round(seconds, 1), "rate": round(rate, 2),
        "left_s": None if left is None else round(left, 1),
    }  # fmt: skip


class ProgressFile:
    """Keeps what is counted so far in the folder of the run, for whoever watches it."""

    def __init__(self, folder: Path, experiment: Experiment, total: int | None) -> None:
        self.file, self.experiment, self.total = folder / PROGRESS, experiment, total
        self.done, self.start = 0, time.monotonic()
        self._written = 0.0
        self._write()

    def __call__(self, games: int) -> None:
        self.done += games
        if time.monotonic() - self._written > EVERY_S:
            self._write()

    def _write(self) -> None:
        facts = {
            **pace(self.done, self.total, self.start),
            "width": self.experiment.width if self.done else None,
            **self.experiment.summary(), "results": self.experiment.results() if self.done else [],
        }  # fmt: skip
        write_json(self.file, facts)
        self._written = time.monotonic()

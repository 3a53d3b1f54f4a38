"""What the workshop keeps beside a game file: how its edits are taken back, its live table."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from automatable.table.folders import home, keep_text

LARGEST = 4 * 1024 * 1024
"""Characters of what can be taken back; the oldest edits go first."""


@dataclass
class Bench:
    """One file on the bench."""

    undo: list[list[Any]] = field(default_factory=list)
    """The way back, the last edit last."""
    table: str = ""
    """The table beside it."""
    cut: int = 0
    """The answer at which that table goes on, if the last edit dropped some."""


def bench(name: str) -> Bench:
    """What lies beside a file; nothing of a file that nobody has edited."""
    try:
        return Bench(**json.loads(_file(name).read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return Bench()


def keep_bench(name: str, bench: Bench) -> None:
    while sum(len(str(step[-1])) for step in bench.undo) > LARGEST:
        del bench.undo[0]
    keep_text(_file(name), json.dumps(asdict(bench)))


def clear_bench(name: str) -> None:
    _file(name).unlink(missing_ok=True)


def _file(name: str) -> Path:
    return home() / "workshop" / f"{name}.json"

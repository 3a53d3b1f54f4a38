"""A batch of work whose worker dies on request."""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Task:
    number: int
    folder: Path
    dies: bool = False
    always: bool = False


def double(task: Task) -> int:
    """Kills its own process the first time, if told so."""
    mark = task.folder / str(task.number)
    if task.dies and (task.always or not mark.exists()):
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * task.number

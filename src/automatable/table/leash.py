"""A command that a server has begun ends with the server, however that ends."""

from __future__ import annotations

import os
import signal
import threading
from contextlib import suppress

from automatable.core.files.foreign import whole_number

LEASH = "AUTOMATABLE_LEASH"
"""The number of an open pipe into which nobody writes; its end is the end of the server."""
MOST_BYTES = 500_000_000
"""Of one file that such a command writes."""


def put_on() -> None:
    """Watch the server, if there is one."""
    pipe = whole_number(os.environ.pop(LEASH, ""))
    if pipe is not None:
        _limit_files()
        threading.Thread(target=_end_with, args=(pipe,), daemon=True).start()


def _limit_files() -> None:
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_FSIZE, (MOST_BYTES, MOST_BYTES))


def _end_with(pipe: int) -> None:
    with suppress(OSError):
        os.read(pipe, 1)
    os.killpg(os.getpgrp(), signal.SIGKILL)  # with its own workers: it leads its group

"""A process that serves tables over HTTP and is killed for it; run by `test_crash.py`.

It reads one JSON object a line, forks a child that serves the database as `automatable serve`
does, and tells its port and number. With `after_steps` the child kills itself in the middle of
an SQL statement; otherwise whoever reads the line does it.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from automatable.cli.serving import HERE, Serving, _run, listen
from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.table.store import Store
from tests.table.raw import raw
from tests.trust.poster import die


def serve_for_ever(order: dict[str, Any], said: int) -> None:
    if "after_steps" in order:
        _die_after(order["after_steps"])
    listening = listen(HERE, 0)
    told = {"pid": os.getpid(), "port": listening.getsockname()[1]}
    os.write(said, json.dumps(told).encode() + b"\n")
    _run(listening, order["database"], Serving())


def _die_after(steps: int) -> None:
    """Of SQLite's machine, counted from the first answer on."""
    left: Iterator[int] = iter(range(steps))
    stored = Store.answer

    def answer(store: Store, *args: Any) -> Any:
        raw(store).set_progress_handler(lambda: die() if next(left, None) is None else 0, 1)
        return stored(store, *args)

    Store.answer = answer  # type: ignore[method-assign,assignment]


def main() -> None:
    for module in ("automatable.server", "uvicorn"):  # once, so that no child has to load them
        import_module(module)
    Match.new(game("patchwork")).legal()
    for line in sys.stdin:
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            serve_for_ever(json.loads(line), writing)
        os.close(writing)
        with os.fdopen(reading) as lines:
            print(lines.readline().strip(), flush=True)
        os.waitpid(child, 0)
        print("{}", flush=True)  # it is dead


if __name__ == "__main__":
    main()

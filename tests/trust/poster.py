"""A process that posts answers and dies of it; run by `test_crash.py`, once for all its lives.

It reads one JSON object a line: where to post, and how to die. For each it forks a child that
opens the database and posts legal answers until it is killed, by the clock (`after_s` from its
first word) or by itself in the middle of a statement (`after_steps` of SQLite's machine). One
JSON line tells what the child had sent and what had been acknowledged to it.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from random import Random
from typing import Any

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.table.databases import open_database
from automatable.table.store import Store
from automatable.testing.playing import legal_answer
from tests.table.raw import raw


def post_for_ever(order: dict[str, Any], said: int) -> None:
    store = Store(open_database(order["database"]))
    table = store.open(order["table"])
    player = Random(order["player"])
    tell(said, {})
    if "after_steps" in order:
        left = iter(range(order["after_steps"]))
        raw(store).set_progress_handler(lambda: die() if next(left, None) is None else 0, 1)
    while not table.match.over:
        text = legal_answer(table.match, player.choice)
        tell(said, {"sent": text})
        table = store.answer(table.id, text, table.sequence)
        tell(said, {"stored": table.sequence})
    die()  # nothing is left to post


def die() -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def tell(said: int, line: dict[str, Any]) -> None:
    os.write(said, json.dumps(line).encode() + b"\n")


def live_and_die(order: dict[str, Any]) -> list[dict[str, Any]]:
    """All that a child said in its life."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        post_for_ever(order, writing)
    os.close(writing)
    with os.fdopen(reading) as lines:
        first = lines.readline()
        if "after_s" in order:
            time.sleep(order["after_s"])
            os.kill(child, signal.SIGKILL)
        told = [json.loads(line) for line in (first, *lines)]
    os.waitpid(child, 0)
    return told


if __name__ == "__main__":
    Match.new(game("patchwork")).legal()  # once, so that no child has to load its data
    for line in sys.stdin:
        print(json.dumps(live_and_die(json.loads(line))), flush=True)

"""Who has written to a SQLite file: a thread looks, and tells which tables have changed.

SQLite has no messages between processes, but a number that changes with every write, and a few
rows of news to read on from.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing, suppress

LOOK_S = 0.05


def listen(
    connected: Callable[[], sqlite3.Connection], heard: Callable[[str], None]
) -> Callable[[], None]:
    """Call `heard` with the id of every table that anybody changes; returns what ends it."""
    ended = threading.Event()
    raw = connected()
    listener = threading.Thread(target=_look, args=(raw, _newest(raw), heard, ended), daemon=True)
    listener.start()

    def end() -> None:
        ended.set()
        listener.join()

    return end


def _look(
    raw: sqlite3.Connection, known: int, heard: Callable[[str], None], ended: threading.Event
) -> None:
    seen = -1
    with closing(raw):
        while not ended.wait(LOOK_S):
            with suppress(sqlite3.Error):  # the disk may come back
                if (now := _writes(raw)) == seen:
                    continue
                for number, table in _news(raw, known):
                    known = number
                    heard(table)
                seen = now


def _writes(raw: sqlite3.Connection) -> int:
    """Another number whenever any other connection has written."""
    number: int = raw.execute("PRAGMA data_version").fetchone()[0]
    return number


def _newest(raw: sqlite3.Connection) -> int:
    number: int = raw.execute("SELECT coalesce(max(number), 0) FROM news").fetchone()[0]
    return number


def _news(raw: sqlite3.Connection, known: int) -> list[tuple[int, str]]:
    found = raw.execute("SELECT number, table_id FROM news WHERE number > ? ORDER BY 1", (known,))
    return [(row["number"], row["table_id"]) for row in found.fetchall()]

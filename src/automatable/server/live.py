"""Live updates: every open page of a table learns at once that the table has changed."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager

from automatable.server.limits import TooMany

PULSE_S = 10.0
"""How often a quiet connection looks for changes made by other programs."""


MOST = {"at a table": 60, "of a visitor": 40, "in all": 1000}
"""Streams that are open at once: enough for a club evening, too few to tie a server up."""


class Live:
    """Who looks at which table."""

    def __init__(self) -> None:
        self._watchers: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self._visitors: Counter[str] = Counter()
        self._closed = False

    def changed(self, table: str) -> None:
        """Wake everybody at this table."""
        for watcher in self._watchers.get(table, ()):
            watcher.set()

    def close(self) -> None:
        """End all streams, so that the server can stop."""
        self._closed = True
        for table in list(self._watchers):
            self.changed(table)

    def check(self, table: str, visitor: str) -> None:
        """Raise `TooMany` if no further stream may be opened."""
        open_now = {
            "at a table": len(self._watchers.get(table, ())),
            "of a visitor": self._visitors[visitor],
            "in all": self._visitors.total(),
        }
        if any(open_now[where] >= most for where, most in MOST.items()):
            raise TooMany("too_many", seconds=int(PULSE_S))

    async def stream(
        self, table: str, visitor: str, sequence: Callable[[], Awaitable[int | None]]
    ) -> AsyncIterator[str]:
        """The table's sequence number now and after every change, as server-sent events.

        It ends when there is no number any more, because the table is gone.
        """
        with self._watching(table, visitor) as watcher:
            yield "retry: 1000\n\n"
            told: int | None = None
            while not self._closed:
                watcher.clear()
                now = await sequence()
                if now is None:
                    return
                yield ": still here\n\n" if now == told else f"data: {now}\n\n"
                told = now
                await _set_or_pulse(watcher)

    @contextmanager
    def _watching(self, table: str, visitor: str) -> Iterator[asyncio.Event]:
        watcher = asyncio.Event()
        self._watchers[table].add(watcher)
        self._visitors[visitor] += 1
        try:
            yield watcher
        finally:
            self._visitors -= Counter({visitor: 1})
            self._watchers[table].discard(watcher)
            if not self._watchers[table]:
                del self._watchers[table]


async def _set_or_pulse(watcher: asyncio.Event) -> None:
    try:
        await asyncio.wait_for(watcher.wait(), PULSE_S)
    except TimeoutError:
        return

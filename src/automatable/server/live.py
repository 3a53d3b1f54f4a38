"""Live updates: every open page of a table learns at once that the table has changed."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from automatable.server.limits import TooMany

PULSE_S = 10.0
"""How often a quiet connection looks for changes made by other programs."""


MOST = {"at a table": 60, "of a visitor": 40, "in all": 1000}
"""Streams that are open at once: enough for a club evening, too few to tie a server up."""


class Live:
    """Who looks at which table."""

    def __init__(self, processes: int = 1) -> None:
        """One of that many processes behind one port: the limits are for all of them together."""
        self.listeners: list[Callable[[str], None]] = []
        self._most = {where: -(-most // processes) for where, most in MOST.items()}
        self._watchers: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self._visitors: Counter[str] = Counter()
        self._closed = False

    def changed(self, table: str) -> None:
        """Wake everybody at this table."""
        for watcher in self._watchers.get(table, ()):
            watcher.set()

    def heard(self, news: str) -> None:
        """Another process has changed something: whoever listens here is told."""
        for listener in self.listeners:
            listener(news)

    def close(self) -> None:
        """End all streams, so that the server can stop."""
        self._closed = True
        for table in list(self._watchers):
            self.changed(table)

    def stream(
        self, table: str, visitor: str, sequence: Callable[[], Awaitable[int | None]]
    ) -> Stream:
        """The table's sequence number now and after every change, as server-sent events.

        Its place is taken at once, or `TooMany` raised. It ends when there is no number any more,
        because the table is gone.
        """
        self._check(table, visitor)
        watcher = asyncio.Event()
        self._watchers[table].add(watcher)
        self._visitors[visitor] += 1
        return Stream(self._told(watcher, sequence), lambda: self._leave(table, visitor, watcher))

    def _check(self, table: str, visitor: str) -> None:
        open_now = {
            "at a table": len(self._watchers.get(table, ())),
            "of a visitor": self._visitors[visitor],
            "in all": self._visitors.total(),
        }
        if any(open_now[where] >= most for where, most in self._most.items()):
            raise TooMany("too_many", seconds=int(PULSE_S))

    def _leave(self, table: str, visitor: str, watcher: asyncio.Event) -> None:
        self._visitors -= Counter({visitor: 1})
        self._watchers[table].discard(watcher)
        if not self._watchers[table]:
            del self._watchers[table]

    async def _told(
        self, watcher: asyncio.Event, sequence: Callable[[], Awaitable[int | None]]
    ) -> AsyncIterator[str]:
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


class Stream(AsyncIterator[str]):
    """One open stream; whoever takes it must close it, even if it was never read."""

    def __init__(self, lines: AsyncIterator[str], leave: Callable[[], None]) -> None:
        self._lines = lines
        self._leave: Callable[[], None] | None = leave

    async def __anext__(self) -> str:
        try:
            return await anext(self._lines)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        leave, self._leave = self._leave, None
        if leave is not None:
            leave()


class LiveResponse(StreamingResponse):
    """Gives the place of a stream back, however the connection ends."""

    def __init__(self, stream: Stream) -> None:
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        super().__init__(stream, media_type="text/event-stream", headers=headers)
        self._stream = stream

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._stream.close()


async def _set_or_pulse(watcher: asyncio.Event) -> None:
    try:
        await asyncio.wait_for(watcher.wait(), PULSE_S)
    except TimeoutError:
        return

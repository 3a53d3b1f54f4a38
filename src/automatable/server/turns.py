"""Short work one after the other: whoever came first is done first.

Threads of one interpreter share one core. Forty that draw forty pages at once finish all of them
late, wait for each other while they hold the database, and keep the event loop from its turn.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

AT_ONCE = 2
"""One works while the other waits for the disk."""
MOMENT_S, LONG_MOMENT_S = 0.25, 2.0
"""Whoever takes longer goes on, but no longer in anybody's way: a database may not answer."""


class Turns:
    """That many at once; who comes next waits in a queue. For one event loop."""

    def __init__(self, at_once: int = AT_ONCE, moment_s: float = MOMENT_S) -> None:
        self.free, self._moment_s = at_once, moment_s
        self._waiting: deque[asyncio.Future[None]] = deque()

    @asynccontextmanager
    async def taken(self) -> AsyncIterator[None]:
        """A turn, until the block is left or a moment has passed."""
        await self._take()
        turn = _Permit(self)
        late = asyncio.get_running_loop().call_later(self._moment_s, turn.end)
        try:
            yield
        finally:
            late.cancel()
            turn.end()

    async def _take(self) -> None:
        if self.free:
            self.free -= 1
            return
        mine = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was just given to somebody who left
                self.give()
            raise

    def give(self) -> None:
        """To whoever has waited longest."""
        while self._waiting:
            next_one = self._waiting.popleft()
            if not next_one.done():
                next_one.set_result(None)
                return
        self.free += 1


class FairTurns:
    """That many at once, and whoever comes next: everybody's first before anybody's second."""

    def __init__(self, at_once: int = 1, moment_s: float = LONG_MOMENT_S) -> None:
        self._free, self._moment_s = at_once, moment_s
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def taken(self, visitor: str) -> AsyncIterator[None]:
        await self._take(visitor)
        turn = _Permit(self)
        late = asyncio.get_running_loop().call_later(self._moment_s, turn.end)
        try:
            yield
        finally:
            late.cancel()
            turn.end()

    async def _take(self, visitor: str) -> None:
        if self._free:
            self._free -= 1
            return
        mine = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(visitor, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was just given to somebody who left
                self.give()
            raise

    def give(self) -> None:
        """To the next visitor, who then stands behind all others."""
        while self._waiting:
            visitor = next(iter(self._waiting))
            own = self._waiting.pop(visitor)
            next_one = own.popleft()
            if own:
                self._waiting[visitor] = own
            if not next_one.done():
                next_one.set_result(None)
                return
        self._free += 1


class _Permit:
    """Given back once, whoever does it first."""

    def __init__(self, turns: Turns | FairTurns) -> None:
        self._turns: Turns | FairTurns | None = turns

    def end(self) -> None:
        turns, self._turns = self._turns, None
        if turns is not None:
            turns.give()

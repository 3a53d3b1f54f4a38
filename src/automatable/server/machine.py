"""The app on a server's machine: threads, processes, cookies in the browser, a guarded door."""

from __future__ import annotations

import asyncio
import gzip
import secrets
import signal
import threading
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from types import FrameType
from typing import Any, TypeVar

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from automatable.core.errors import AutomatableError
from automatable.server import access, host, lab, takeaway
from automatable.server.access import Access, AccessGuard
from automatable.server.application import routed, site
from automatable.server.heavy import Heavy
from automatable.server.host import HOST
from automatable.server.lab_runs import Lab
from automatable.server.limits import Allowance
from automatable.server.live import Live
from automatable.server.look_back_jobs import Jobs, look_backs_folder
from automatable.server.request_log import LOGGER
from automatable.server.surroundings import Surroundings, asking, reading
from automatable.server.thinking import Thinking
from automatable.server.turns import FairTurns, Turns
from automatable.table.contract import Tables
from automatable.table.runs import runs_folder

COMPRESSION = 2
"""Twice as quick as 5, and a table's page grows by two kB of sixteen."""
SMALLEST_PACKED, LARGEST_PACKED = 1000, 300_000
"""Letters of a page that is compressed where it is drawn; a longer one by the middleware."""
EXPIRE_S = 3600.0
REPLAYED_AT_ONCE, REPLAYED_A_SECOND = 20_000, 500
"""Answers of long matches that are replayed for one visitor; thousands take a second."""
YEAR_S = 365 * 24 * 3600
T = TypeVar("T")


def app(
    store: Tables,
    entrance: Access | None = None,
    with_lab: bool = True,
    upkeep: Upkeep | None = None,
) -> Starlette:
    """The web table for the tables of one store, and its laboratory."""
    entrance = entrance or Access(host_key=secrets.token_urlsafe(24))
    machine = Machine(store, entrance, with_lab, upkeep or Upkeep())
    made = site(machine)
    made.state.host_key = entrance.host_key
    made.state.lab = machine.laboratory
    return made


@dataclass(frozen=True)
class Upkeep:
    """With how many others a process serves the same tables, and for how long they are kept."""

    processes: int = 1
    alone: bool = True
    """Nobody else serves these tables, on this machine or another."""
    expire_days: int | None = None


class Machine(Surroundings):
    """A server: others come in through the network."""

    def __init__(
        self, store: Tables, entrance: Access, with_lab: bool, upkeep: Upkeep | None = None
    ) -> None:
        self.store = store
        self.upkeep = upkeep or Upkeep()
        self.processes = self.upkeep.processes
        self._telling: set[asyncio.Future[None]] = set()
        self.turns, self.readers = Turns(), FairTurns()
        self.replays = Allowance(at_once=REPLAYED_AT_ONCE, per_second=REPLAYED_A_SECOND)
        store.toll = self._toll
        self.heavy = Heavy(store.path.with_name(f"{store.path.stem}.line"))
        self.thinking = Thinking(self.heavy.line)
        self.look_backs = Jobs(look_backs_folder(store.path), self.heavy)
        self.laboratory = Lab(runs_folder(store.path), self.heavy) if with_lab else None
        self.has_lab = with_lab
        self.has_host = entrance.host_key is not None
        self._entrance = entrance

    async def off_loop(self, work: Callable[[], T]) -> T:
        """Pages of tables wait for each other: many readers must not outweigh one who plays."""
        if (reader := reading.get()) is None:
            return await run_in_threadpool(work)
        async with self.readers.taken(reader):
            return await run_in_threadpool(work)

    def _toll(self, answers: int) -> None:
        """Long matches that are not in memory are replayed for each look: that is counted."""
        self.replays.take(asking.get(), answers)

    async def in_turn(self, work: Callable[[], T]) -> T:
        async with self.turns.taken():
            return await self.off_loop(work)

    def cookies(self, request: Request) -> Mapping[str, str]:
        return request.cookies

    def keep_cookie(self, request: Request, response: Response, name: str, value: str) -> None:
        """No script reads it, and no other site sends it."""
        response.set_cookie(
            name,
            value,
            max_age=YEAR_S,
            path=request.scope.get("root_path") or "/",
            samesite="lax",
            httponly=True,
            secure=request.url.scheme == "https",
        )

    def at_home(self, request: Request) -> bool:
        return self._entrance.is_host_key(self.cookies(request).get(HOST, ""))

    def packed(self, request: Request, html: str) -> bytes | None:
        """In the thread that drew it: the middleware would change over to another."""
        wanted = "gzip" in request.headers.get("accept-encoding", "")
        if not wanted or not SMALLEST_PACKED <= len(html) <= LARGEST_PACKED:
            return None
        return gzip.compress(html.encode(), COMPRESSION, mtime=0)

    def takeaway(self, request: Request) -> str:
        return takeaway.ADDRESS if takeaway.is_offered(request) else ""

    def running(self, live: Live) -> AbstractAsyncContextManager[None]:
        return self._running(live)

    @asynccontextmanager
    async def _running(self, live: Live) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()
        end = await self.off_loop(
            lambda: self.store.listen(lambda news: _call(loop, lambda: live.heard(news)))
        )
        expiring = asyncio.ensure_future(self._expire())
        try:
            async with watching_signals(live):
                yield
        finally:
            expiring.cancel()
            await asyncio.wait([expiring, *self._telling])
            await self.off_loop(end)
            await self.off_loop(self.heavy.close)

    def announce(self, news: str) -> None:
        if not self.upkeep.alone:
            told = asyncio.ensure_future(self.off_loop(lambda: self._announced(news)))
            self._telling.add(told)
            told.add_done_callback(self._telling.discard)

    def _announced(self, news: str) -> None:
        with suppress(AutomatableError):  # they would only have known it sooner
            self.store.announce(news)

    async def _expire(self) -> None:
        """Once an hour, tables at which nobody has played for as long as the host says."""
        while days := self.upkeep.expire_days:
            since = datetime.now(UTC) - timedelta(days=days)
            with suppress(AutomatableError):
                number = await self.off_loop(lambda since=since: self.store.expire(since))  # type: ignore[misc]
                if number:
                    LOGGER.info("%d old tables expired", number)
            await asyncio.sleep(EXPIRE_S)

    def routes(self) -> Sequence[Route]:
        return [route for part in (access, host, lab, takeaway) for route in routed(part.ROUTES)]

    def middleware(self) -> Sequence[Middleware]:
        return [
            Middleware(AccessGuard, self._entrance),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=COMPRESSION),
        ]


def _call(loop: asyncio.AbstractEventLoop, work: Callable[[], None]) -> None:
    """From another thread; a loop that has ended meanwhile does not mind."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(work)


@asynccontextmanager
async def watching_signals(live: Live) -> AsyncIterator[None]:
    """Ends the streams when the server is told to stop; it would wait for them for ever."""
    restore = _before_exit(live) if threading.current_thread() is threading.main_thread() else None
    try:
        yield
    finally:
        live.close()
        if restore is not None:
            restore()


def _before_exit(live: Live) -> Callable[[], None]:
    """Close the streams first, then do what the server does on a signal."""
    loop = asyncio.get_running_loop()
    handlers = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}

    def stop(number: int, frame: FrameType | None) -> Any:
        loop.call_soon_threadsafe(live.close)
        handler = handlers[signal.Signals(number)]
        return handler(number, frame) if callable(handler) else None

    for number, handler in handlers.items():
        if callable(handler):
            signal.signal(number, stop)
    return lambda: _restore(handlers)


def _restore(handlers: dict[signal.Signals, Any]) -> None:
    for number, handler in handlers.items():
        signal.signal(number, handler)

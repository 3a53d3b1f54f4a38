"""Where the app runs: the one place that decides what differs between a server and a browser.

The pages, the changes and the rules are the same everywhere. What is not the same is how work is
done off the event loop, where programs think, where cookies live, where the rows are and who may
come in. `machine` fills this in for a server, `automatable.pocket` for a browser's worker.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from automatable.core.advice.players import Advice
from automatable.core.errors import AutomatableError
from automatable.table.contract import Tables

if TYPE_CHECKING:
    from automatable.server.live import Live
    from automatable.server.look_backs import LookBacks

T = TypeVar("T")
BODY_KB = 1500
"""Room for the largest save, though one of a whole game has about ten."""


class NotThinking(AutomatableError):
    """No answer came: too many ask, the person left, or it took too long."""


class Thinker(Protocol):
    """Where players think that take their time."""

    def advise(
        self, game: str, id: str, state: Any, legal: Sequence[str], seconds: float,
        gone: Callable[[], bool] = lambda: False, who: str = "",
    ) -> Advice:  # fmt: skip
        """The advice of a player for `who`; called off the loop. `gone`: nobody waits for it."""

    def close(self) -> None:
        """Stop, whatever it is doing."""


class Surroundings(ABC):
    """All that the app needs to know about where it runs."""

    store: Tables
    """Where the rows are."""
    thinking: Thinker
    look_backs: LookBacks
    """Where matches are looked back on."""
    has_lab: bool = False
    """Whether the laboratory is open here."""

    has_host: bool = False
    """Whether somebody can become the host here who is not yet."""
    others_can_open: bool = True
    """Whether somebody else can come to a table by its address."""
    body_kb: int = BODY_KB
    """The largest request."""
    shell: str = ""
    """A script, by its path, that every page loads before any other."""

    processes: int = 1
    """How many like this one answer behind the same port."""

    def announce(self, news: str) -> None:
        """Tell the other processes that serve the same tables; where there are none, nobody."""
        return

    @abstractmethod
    async def off_loop(self, work: Callable[[], T]) -> T:
        """The result of a piece of work that may take a while."""

    async def in_turn(self, work: Callable[[], T]) -> T:
        """The same for short work of which much is asked at once: first come, first served."""
        return await self.off_loop(work)

    @abstractmethod
    def cookies(self, request: Request) -> Mapping[str, str]:
        """What the reader's browser keeps for us, by name."""

    @abstractmethod
    def keep_cookie(self, request: Request, response: Response, name: str, value: str) -> None:
        """Keep one more, for a year."""

    @abstractmethod
    def at_home(self, request: Request) -> bool:
        """Whether the reader owns all that lies here."""

    @abstractmethod
    def running(self, live: Live) -> AbstractAsyncContextManager[None]:
        """From the first request to the last."""

    def packed(self, request: Request, html: str) -> bytes | None:
        """A page as it travels to who can unpack it; None where it travels as it is."""
        return None

    def takeaway(self, request: Request) -> str:
        """Where the app without a server is handed out; empty where it is not."""
        return ""

    def routes(self) -> Sequence[Route]:
        """Pages that exist only here."""
        return ()

    def middleware(self) -> Sequence[Middleware]:
        """What a request passes only here, the outermost first."""
        return ()


asking: ContextVar[str] = ContextVar("asking", default="")
"""Whom the request that is answered now comes from."""
reading: ContextVar[str | None] = ContextVar("reading", default=None)
"""The same if it only looks at a table: such work takes turns."""
_here: ContextVar[Surroundings] = ContextVar("surroundings")


def surroundings() -> Surroundings:
    """Where the request that is answered now came in."""
    return _here.get()


class KnowsSurroundings:
    """Every request of an app knows its surroundings."""

    def __init__(self, app: ASGIApp, here: Surroundings) -> None:
        self.app = app
        self.here = here

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        _here.set(self.here)
        await self.app(scope, receive, send)

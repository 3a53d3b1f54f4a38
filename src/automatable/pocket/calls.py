"""A request as the browser's shell hands it over, and what it gets back.

    reply = await Caller(app(home), "https://example.org/app/").answer(Call("GET", "/", {}, b""))

The shell catches what a page fetches and sends; this calls the ASGI application with it, as a
server would. Nothing here knows a browser, so it can be called from any Python.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from urllib.parse import unquote, urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope

LOGGER = logging.getLogger(__name__)


@dataclass(frozen=True)
class Call:
    """A request: the path stands below the app's own address, with its query."""

    method: str
    path: str
    headers: Mapping[str, str]
    body: bytes


@dataclass
class Reply:
    """A whole response."""

    status: int = 500
    headers: list[tuple[str, str]] = field(default_factory=list)
    body: bytes = b""


class Caller:
    """The application under the address it is found at."""

    def __init__(self, app: ASGIApp, address: str) -> None:
        self._app = app
        parts = urlsplit(address)
        self._scheme, self._host = parts.scheme, parts.netloc
        self._root = parts.path.rstrip("/")

    async def answer(self, call: Call) -> Reply:
        """The response, when all of it is there."""
        reply, chunks = Reply(), list[bytes]()

        async def send(message: Message) -> None:
            _take(reply, chunks, message)

        try:
            await self._app(self._scope(call), _received(call.body), send)
        except Exception:  # the page that says so is on its way
            LOGGER.exception("%s %s", call.method, call.path)
        reply.body = b"".join(chunks)
        return reply

    @asynccontextmanager
    async def stream(self, call: Call) -> AsyncIterator[AsyncIterator[bytes]]:
        """The parts of a response that does not end by itself; leaving ends it."""
        parts: asyncio.Queue[bytes | None] = asyncio.Queue()

        async def send(message: Message) -> None:
            if message["type"] == "http.response.body":
                await parts.put(message.get("body", b""))

        running = asyncio.ensure_future(self._app(self._scope(call), _received(call.body), send))
        running.add_done_callback(lambda _: parts.put_nowait(None))
        try:
            yield _until_none(parts)
        finally:
            running.cancel()

    def _scope(self, call: Call) -> Scope:
        path, _, query = call.path.partition("?")
        headers = {**call.headers, "host": self._host}
        return {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": call.method,
            "scheme": self._scheme,
            "path": self._root + unquote(path),
            "raw_path": (self._root + path).encode(),
            "root_path": self._root,
            "query_string": query.encode(),
            "headers": [(n.lower().encode(), v.encode("latin-1")) for n, v in headers.items()],
            "client": ("127.0.0.1", 1),
            "server": (self._host, None),
        }


def _received(body: bytes) -> Receive:
    given = iter([{"type": "http.request", "body": body, "more_body": False}])

    async def receive() -> Message:
        """The body once; then it waits for a visitor who never leaves."""
        for message in given:
            return message
        await asyncio.get_running_loop().create_future()
        raise AssertionError

    return receive


def _take(reply: Reply, chunks: list[bytes], message: Message) -> None:
    if message["type"] == "http.response.start":
        reply.status = message["status"]
        pairs = message.get("headers", ())
        reply.headers = [(n.decode("latin-1"), v.decode("latin-1")) for n, v in pairs]
    elif message["type"] == "http.response.body":
        chunks.append(message.get("body", b""))


async def _until_none(parts: asyncio.Queue[bytes | None]) -> AsyncIterator[bytes]:
    while (part := await parts.get()) is not None:
        yield part

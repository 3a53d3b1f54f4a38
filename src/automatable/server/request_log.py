"""One line for every request: enough to see what goes on, nothing that opens a door.

    POST /tables/Zx3a…/answer 303 12 ms

A table's address is its key, so only its first letters are written; queries, cookies, forms
and visitors' addresses never are.
"""

from __future__ import annotations

import logging
import re
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

LOGGER = logging.getLogger("automatable.requests")
LONGEST = 120
_TABLE = re.compile(r"(/tables/[\w-]{1,4})[^/]*")


class RequestLog:
    """Writes the line when the response begins; a live update stays open for long."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()

        async def noted(message: Message) -> None:
            if message["type"] == "http.response.start":
                took = (time.perf_counter() - began) * 1e3
                LOGGER.info(
                    "%s %s %d %.0f ms", scope["method"], address(scope), message["status"], took
                )
            await send(message)

        await self.app(scope, receive, noted if scope["type"] == "http" else send)


def address(scope: Scope) -> str:
    """The path without what must stay secret, on one line whatever it contains."""
    path = _TABLE.sub(r"\1…", scope["path"])[:LONGEST]
    return path if path.isprintable() else ascii(path)

"""How requests are read from the wire: by a parser in C where there is one, by h11 elsewhere.

h11 limits what stands before a body by itself. The quick parser does not: it would keep a header,
or what follows the last piece of a body, however long it became. So its bytes are counted here.
Neither of them minds how long a head takes to come: whoever sends one letter a minute, or none,
would hold a connection for ever.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

HEAD_BYTES: Final = 32 * 1024
"""Of a request that are read before it is refused; the app itself takes less."""
HEAD_S = 15.0
"""How long the head of a request may take, from the first byte or from the connection."""
MOST_AHEAD: Final = 8
"""Requests that may be sent before the first of them is answered; browsers send none."""


def is_quick() -> bool:
    """Whether this machine has the parser in C, and a loop that goes with it."""
    return find_spec("httptools") is not None


def settings() -> dict[str, Any]:
    """For uvicorn: which parser, which loop, and what is the most that they read."""
    loop = "uvloop" if find_spec("uvloop") is not None else "asyncio"
    limit = {"h11_max_incomplete_event_size": HEAD_BYTES}
    return {**limit, "http": limited() if is_quick() else patient(), "loop": loop}


def in_time(protocol: Any) -> Any:
    """The protocol with a clock: a head comes in time, or the connection is closed."""

    class InTime(protocol):  # type: ignore[misc]
        """Waits for a head from the connection on, and from the first byte of a next request."""

        _late: Any = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._expect()

        def connection_lost(self, exc: Exception | None) -> None:
            self._arrived()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            before = self.cycle
            if before is None or before.response_complete:
                self._expect()
            super().data_received(data)
            if self.cycle is not before:
                self._arrived()

        def _expect(self) -> None:
            if self._late is None:
                self._late = self.loop.call_later(HEAD_S, self._hang_up)

        def _arrived(self) -> None:
            late, self._late = self._late, None
            if late is not None:
                late.cancel()

        def _hang_up(self) -> None:
            self._late = None
            self.transport.close()

    return InTime


def patient() -> Any:
    """The parser that needs no C."""
    from uvicorn.protocols.http.h11_impl import H11Protocol

    return in_time(H11Protocol)


class BadRequest(Exception):
    """Nothing that a browser sends; the parser passes it on, and the connection is closed."""


if TYPE_CHECKING:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as Quick


def limited() -> type[Quick]:
    """The quick parser with limits."""
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

    class Limited(in_time(HttpToolsProtocol)):  # type: ignore[misc]
        """Ends a connection on which bytes come that lead to nothing."""

        _useless = 0
        """Bytes since the last head or piece of a body was whole."""

        def data_received(self, data: bytes) -> None:
            for start in range(0, len(data), HEAD_BYTES):
                if self.parser is None or self.transport.is_closing():
                    return
                piece = data[start : start + HEAD_BYTES]
                self._useless += len(piece)
                super().data_received(piece)
                if self._useless > HEAD_BYTES and not self.transport.is_closing():
                    self.send_400_response("Invalid HTTP request received.")

        def on_url(self, url: bytes) -> None:
            super().on_url(url)
            if len(self.url) > HEAD_BYTES:
                raise BadRequest

        def on_headers_complete(self) -> None:
            self._useless = 0
            hosts = sum(name == b"host" for name, _ in self.headers)
            if hosts != 1 or len(self.pipeline) >= MOST_AHEAD:
                raise BadRequest
            super().on_headers_complete()

        def on_body(self, body: bytes) -> None:
            self._useless = 0
            super().on_body(body)

        def on_message_complete(self) -> None:
            self._useless = 0
            super().on_message_complete()

    return Limited

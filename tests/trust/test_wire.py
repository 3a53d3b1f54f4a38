"""Requests as bytes, by either parser: what never becomes whole is not kept for ever."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from typing import Any

import pytest
import uvicorn

from automatable.cli.serving import HERE, listen
from automatable.server import wire

GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST / HTTP/1.1\r\nHost: localhost\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"
ENOUGH = 4 * 1024 * 1024
"""Bytes after which whoever still listens would listen for ever."""


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Says how many bytes of body there were."""
    number, more = 0, True
    while more:
        message = await receive()
        number += len(message.get("body", b""))
        more = message.get("more_body", False)
    length = [(b"content-length", b"%d" % len(b"%d" % number))]
    await send({"type": "http.response.start", "status": 200, "headers": length})
    await send({"type": "http.response.body", "body": b"%d" % number})


@dataclass
class Line:
    """A server of its own, and who speaks to it."""

    port: int
    is_quick: bool

    def said(self, *pieces: bytes) -> bytes:
        """All that comes back until the server hangs up, or has nothing more to say."""
        with closing(socket.create_connection((HERE, self.port))) as line:
            line.settimeout(60)
            with suppress(ConnectionError):  # it may hang up before all is said
                for piece in pieces:
                    line.sendall(piece)
                line.shutdown(socket.SHUT_WR)
            return _heard(line)

    def endless(self, before: bytes, piece: bytes) -> bool:
        """Whether the server ends what would never end."""
        with closing(socket.create_connection((HERE, self.port))) as line:
            line.settimeout(60)
            try:
                line.sendall(before)
                for _ in range(ENOUGH // len(piece)):
                    line.sendall(piece)
            except ConnectionError:
                return True
        return False


def _heard(line: socket.socket) -> bytes:
    heard = b""
    with suppress(ConnectionError):
        while received := line.recv(65536):
            heard += received
    return heard


@pytest.fixture(scope="module", params=["quick", "h11"])
def line(request: pytest.FixtureRequest) -> Iterator[Line]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(wire, "is_quick", lambda: request.param == "quick")
        config = uvicorn.Config(
            echo, log_level="critical", lifespan="off", ws="none", **wire.settings()
        )
    server, listening = uvicorn.Server(config), listen(HERE, 0)
    ran = threading.Thread(target=asyncio.run, args=(server.serve(sockets=[listening]),))
    ran.start()
    yield Line(listening.getsockname()[1], request.param == "quick")
    server.should_exit = True
    ran.join()


def test_a_whole_request_is_answered(line: Line) -> None:
    assert line.said(GET + b"\r\n").endswith(b"\r\n\r\n0")


def test_a_long_body_in_one_piece_arrives(line: Line) -> None:
    body = b"x" * 1_000_000
    head = POST + b"Content-Length: %d\r\n\r\n" % len(body)
    assert line.said(head + body).endswith(b"\r\n\r\n1000000")


def test_a_body_of_many_chunks_arrives(line: Line) -> None:
    chunks = b"1\r\nx\r\n" * 5_000
    assert line.said(CHUNKED + chunks + b"0\r\n\r\n").endswith(b"\r\n\r\n5000")


@pytest.mark.parametrize(
    ("before", "piece"),
    [
        (b"GET /", b"x" * 1000),
        (GET + b"X: ", b"x" * 1000),
        (GET, b"X-Many: headers\r\n" * 50),
        (GET, b"x" * 1000),
        (CHUNKED + b"1\r\nx\r\n0\r\n", b"X-Trailer: x\r\n" * 50),
        (CHUNKED + b"1\r\nx\r\n0\r\nX: ", b"x" * 1000),
        (CHUNKED + b"1;", b"x" * 1000),
    ],
    ids=["address", "header", "headers", "name", "trailers", "trailer", "extension of a chunk"],
)
def test_what_never_becomes_whole_is_ended(line: Line, before: bytes, piece: bytes) -> None:
    assert line.endless(before, piece)


@pytest.mark.parametrize("hosts", [b"", b"Host: localhost\r\nHost: evil.example\r\n"])
def test_a_request_is_for_one_host(line: Line, hosts: bytes) -> None:
    said = line.said(b"GET / HTTP/1.1\r\n" + hosts + b"\r\n")
    assert said.startswith(b"HTTP/1.1 400 ")


def test_thousands_of_requests_in_one_go_are_not_piled_up(line: Line) -> None:
    """h11 reads the next one only when the last is answered, so it may answer all of them."""
    request = GET + b"\r\n"
    said = line.said(request * 300)
    most = wire.MOST_AHEAD + 1 if line.is_quick else 300
    assert said.count(b"HTTP/1.1 200 ") <= most


@pytest.mark.parametrize(
    "pieces",
    [
        [],
        [b"G"],
        [GET],
        [GET + b"X: 1\r\n", b"X: 2\r\n", b"X: 3\r\n"],
        [GET + b"\r\n", b"GET / HT"],
    ],
    ids=["nothing", "a letter", "no end", "letter by letter", "a second one"],
)
def test_a_head_that_does_not_come_is_not_waited_for(
    line: Line, pieces: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One letter a minute held a connection for ever."""
    monkeypatch.setattr(wire, "HEAD_S", 0.6)
    with closing(socket.create_connection((HERE, line.port))) as slow:
        slow.settimeout(10)  # sooner than it would end unpatched
        for piece in pieces:
            slow.sendall(piece)
            time.sleep(0.1)
        while slow.recv(65536):
            pass


def test_a_body_may_take_its_time(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has a limit of its own, which is the app's."""
    monkeypatch.setattr(wire, "HEAD_S", 0.2)
    with closing(socket.create_connection((HERE, line.port))) as slow:
        slow.settimeout(10)
        slow.sendall(POST + b"Content-Length: 4\r\n\r\n")
        for letter in (b"a", b"b", b"c", b"d"):
            time.sleep(0.15)
            slow.sendall(letter)
        assert b"200 OK" in slow.recv(65536)

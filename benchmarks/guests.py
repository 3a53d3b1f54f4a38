"""Many guests in one thread, as thin as can be: they stand for browsers on other machines.

Each has an address and a connection of its own, answers as a browser does (a form, the new page
in return) and thinks for a moment. Requests are put together before the clock starts; of a reply
the status and the length are read, and then its bytes until the last one.
"""

from __future__ import annotations

import heapq
import random
import re
import selectors
import socket
import time
from collections.abc import Iterator, Mapping, Sequence
from urllib.parse import urlencode

from benchmarks.server import Guest, place_of

_LENGTH = re.compile(rb"\r\ncontent-length: (\d+)\r\n", re.IGNORECASE)


class ThinGuest:
    """Sits at one table and answers what was planned."""

    def __init__(self, port: int, number: int, table: str, plan: Sequence[str]) -> None:
        self._place, self._port = place_of(number), port
        self._requests = iter(requests(Guest(port, number, table), plan))
        self._chance = random.Random(table)
        self._began, self._left, self._head = 0.0, -1, b""

    def come_in(self) -> socket.socket:
        self.socket = socket.create_connection(
            ("127.0.0.1", self._port), source_address=(self._place, 0)
        )
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return self.socket

    def thinks_s(self, pause_s: float) -> float:
        return self._chance.uniform(0, 2 * pause_s)

    def ask(self) -> bool:
        """Send the next answer; False when there is none left."""
        request = next(self._requests, None)
        if request is not None:
            self._began, self._left, self._head = time.perf_counter(), -1, b""
            self.socket.sendall(request)
        return request is not None

    def heard(self) -> float | None:
        """Seconds that the answer took, once the last byte of its page is here."""
        received = self.socket.recv(1 << 18)
        assert received, "the server hung up"
        if self._left < 0:
            self._head += received
            self._left = left_after(self._head)
        else:
            self._left -= len(received)
        return None if self._left else time.perf_counter() - self._began


def left_after(reply: bytes) -> int:
    """Bytes of a reply that are still to come; -1 while its head is not whole."""
    head, end, body = reply.partition(b"\r\n\r\n")
    if not end:
        return -1
    length = _LENGTH.search(head + b"\r\n")
    assert length is not None, head
    assert head.startswith(b"HTTP/1.1 200 "), head
    return int(length[1]) - len(body)


def requests(seated: Guest, plan: Sequence[str]) -> list[bytes]:
    """Every answer of a plan as it travels."""
    seated.close()
    made = []
    for sequence, text in enumerate(plan):
        form, headers = seated.form(text, sequence), seated.headers()
        body = urlencode(form).encode()
        headers |= {"Host": "127.0.0.1", "Content-Length": str(len(body))}
        head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        made.append(f"POST {seated.address} HTTP/1.1\r\n{head}\r\n".encode() + body)
    return made


def answered(port: int, plans: Mapping[str, Sequence[str]], pause_s: float) -> list[float]:
    """How long each answer took, all tables at once, each with a guest who thinks in between."""
    guests = [ThinGuest(port, n, *plan) for n, plan in enumerate(plans.items())]
    with selectors.DefaultSelector() as ready:
        return Evening(ready, guests, pause_s).played()


class Evening:
    """Guests who come in together and leave one by one."""

    def __init__(
        self, ready: selectors.BaseSelector, guests: Sequence[ThinGuest], pause_s: float
    ) -> None:
        self._ready, self._guests, self._pause_s = ready, guests, pause_s
        self._thinking: list[tuple[float, int]] = []
        self._waiting = 0

    def played(self) -> list[float]:
        times: list[float] = []
        for number, guest in enumerate(self._guests):
            self._ready.register(guest.come_in(), selectors.EVENT_READ, number)
        for number in range(len(self._guests)):
            self._think(number)
        while self._thinking or self._waiting:
            self._ask()
            times += self._heard()
        return times

    def _think(self, number: int) -> None:
        end = time.perf_counter() + self._guests[number].thinks_s(self._pause_s)
        heapq.heappush(self._thinking, (end, number))

    def _ask(self) -> None:
        """All who have thought; who has nothing left to say leaves."""
        while self._thinking and self._thinking[0][0] <= time.perf_counter():
            guest = self._guests[heapq.heappop(self._thinking)[1]]
            if guest.ask():
                self._waiting += 1
            else:
                self._ready.unregister(guest.socket)
                guest.socket.close()

    def _heard(self) -> Iterator[float]:
        for key, _ in self._ready.select(self._patience_s()):
            if (took := self._guests[key.data].heard()) is not None:
                self._waiting -= 1
                self._think(key.data)
                yield took

    def _patience_s(self) -> float | None:
        """Until the next one has thought; for ever where all wait for their pages."""
        if self._thinking:
            return max(0.0, self._thinking[0][0] - time.perf_counter())
        return None if self._waiting else 0.0

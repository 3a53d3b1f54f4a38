"""Guests at a real server: each plays at a table, taps twice, retries and comes too late."""

from __future__ import annotations

import http.client
import json
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any
from urllib.parse import urlsplit

from automatable.core.matches.match import Match
from automatable.testing.playing import legal_answer


@dataclass
class Guest:
    """A program that plays at one table and knows in memory how it must stand."""

    url: str
    table: str
    match: Match[Any]
    chance: Random
    pause_s: float = 0.0
    times: list[float] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def play(self, until: float, answers: int = 10_000) -> None:
        """Until the clock or the number of answers says so, or the game is over."""
        self.connection = http.client.HTTPConnection(urlsplit(self.url).netloc, timeout=60)
        try:
            for place in range(answers):
                time.sleep(self.chance.uniform(0, 2 * self.pause_s))
                if self.match.over or time.monotonic() > until:
                    return
                self.answer(place)
        except Exception as error:
            self.complaints.append(f"{self.table}: {error!r}")
        finally:
            self.connection.close()

    def answer(self, place: int) -> None:
        text = legal_answer(self.match, self.chance.choice)
        order = {"text": text, "sequence": place, "token": f"{self.table}-{place}"}
        start = time.perf_counter()
        status, told = self.post(order)
        self.times.append(time.perf_counter() - start)
        self.match.answer(text)
        self.compare(status, 200, told)
        if self.chance.random() < 0.1:  # a double tap, or a retry after a lost reply
            self.compare(*self.expect(order, 200))
        if self.chance.random() < 0.1:  # a tab that has missed the answer
            self.compare(*self.expect({**order, "token": f"late-{place}"}, 409))

    def expect(self, order: dict[str, Any], wanted: int) -> tuple[int, int, dict[str, Any]]:
        status, told = self.post(order)
        return status, wanted, told

    def compare(self, status: int, wanted: int, told: dict[str, Any]) -> None:
        """Whatever was answered, the table stands as it must."""
        right = self.match.view() if self.match.set_up_done else None
        if status != wanted or told["view"] != json.loads(json.dumps(right)):
            self.complaints.append(f"{self.table}: {status} instead of {wanted}: {told}"[:300])

    def post(self, order: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        path = f"/api/tables/{self.table}/answer"
        self.connection.request("POST", path, json.dumps(order), JSON)
        response = self.connection.getresponse()
        return response.status, json.loads(response.read())


JSON = {"Content-Type": "application/json"}


def play_at_once(guests: Sequence[Guest], seconds: float, answers: int = 10_000) -> None:
    """All of them in threads, for a bounded time."""
    until = time.monotonic() + seconds
    threads = [threading.Thread(target=guest.play, args=(until, answers)) for guest in guests]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

"""What a server's memory grows to: 10,000 answers with their pages at twenty tables.

Guests of all games answer in turn; where a match is over, a new one is begun at a new table. The
time that it takes says nothing, so it may be measured on a busy machine.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.table.store import Store
from automatable.testing.playing import legal_answer
from benchmarks.answers import PLAYED
from benchmarks.load import resident_mb
from benchmarks.rows import Row
from benchmarks.server import Guest, serving

TABLES = 20
ANSWERS = 10_000
TOLD = 2_500
"""After this many answers each, what is in use then."""
MOST_MB = 234


class Evening:
    """Twenty guests, each at a table that is not finished."""

    def __init__(self, store: Store, port: int) -> None:
        self._store, self._port, self._begun = store, port, 0

    def seat(self, number: int) -> Iterator[None]:
        """One answer after the other, at one table after the other."""
        while True:
            self._begun += 1
            id, options = list(PLAYED.values())[number % len(PLAYED)]
            match: Match[Any] = Match.new(game(id), options, Seed.from_text(f"{self._begun}"))
            guest = Guest(self._port, number, self._store.create(match))
            for text in whole_match(match, Random(self._begun)):
                guest.answer(text)
                guest.close()  # a server waits for nobody who comes back after the others
                yield


def whole_match(match: Match[Any], chance: Random) -> Iterator[str]:
    while not match.over:
        text = legal_answer(match, chance.choice)
        match.answer(text)
        yield text


def rows(yard: float) -> Iterator[Row]:
    if sys.platform != "linux":
        yield Row("memory of a server", "needs Linux")
        return
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.sqlite"
        store = Store(database)
        with serving(database) as server:
            evening = Evening(store, server.port)
            seats = [evening.seat(number) for number in range(TABLES)]
            for count in range(ANSWERS):
                next(seats[count % TABLES])
                if (count + 1) % TOLD == 0 or count + 1 == ANSWERS:
                    yield told(count + 1, resident_mb(str(database)))
        store.close()


def told(answers: int, used: float) -> Row:
    what = f"memory after {answers} answers at {TABLES} tables"
    return Row(what, f"{used:.0f} MB", f"<= {MOST_MB} MB", used <= MOST_MB)

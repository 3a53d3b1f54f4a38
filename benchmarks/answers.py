"""What an answer with its page costs the server, game by game, in its own processor time.

One guest after the other answers as a browser does: a form, the new page in return. The time is
that of the server's processes as the system counts it, so other programs disturb it little; with
it, two cores can be reckoned: at 200 answers a second an answer must cost less than 10 ms on
both sides of the wire.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.table.store import Store
from automatable.testing.playing import legal_answer
from benchmarks.processor import spent_s
from benchmarks.rows import Row, ms
from benchmarks.server import Guest, serving

PLAYED: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    "Patchwork": ("patchwork", {}),
    "Scythe": ("scythe", {}),
    "Scythe on screen": ("scythe", {"sit": "digital"}),
    "Age of Innovation": ("age_of_innovation", {}),
    "Age of Innovation on screen": ("age_of_innovation", {"sit": "digital"}),
    "Expeditions": ("expeditions", {}),
    "Through the Ages": ("through_the_ages", {}),
    "Through the Ages on screen": ("through_the_ages", {"sit": "digital"}),
}
TABLES = 5
ANSWERS = 40  # at each table
TARGET_S, ON_SCREEN_S = 6e-3, 8e-3


def rows(yard: float) -> Iterator[Row]:
    if sys.platform != "linux":
        yield Row("processor time of an answer", "needs Linux")
        return
    for name, (id, options) in PLAYED.items():
        yield measured(name, id, options, yard)


def measured(name: str, id: str, options: Mapping[str, Any], yard: float) -> Row:
    """The first table warms the server up and does not count."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.sqlite"
        plans = prepare(database, id, options)
        with serving(database) as server:
            first, *others = plans.items()
            played(server.port, *first)
            before = spent_s(server.pid)
            number = sum(played(server.port, table, plan) for table, plan in others)
            each = (spent_s(server.pid) - before) / number
    what = f"{name}: an answer with its page, mean of {number}"
    target_s = ON_SCREEN_S if name.endswith("on screen") else TARGET_S
    return Row(what, ms(each), ms(target_s), each < target_s, each / yard)


def prepare(database: Path, id: str, options: Mapping[str, Any]) -> dict[str, list[str]]:
    """Tables at their beginning, and the answers that will be given at each."""
    store = Store(database)
    plans = {}
    for number in range(TABLES):
        fresh = Match.new(game(id), options, Seed.from_text(f"answers {number}"))
        plans[store.create(fresh)] = list(random_answers(fresh.copy(), Random(number)))
    store.close()
    return plans


def random_answers(match: Match[Any], chance: Random) -> Iterator[str]:
    for _ in range(ANSWERS):
        if match.over:
            return
        text = legal_answer(match, chance.choice)
        match.answer(text)
        yield text


def played(port: int, table: str, plan: list[str]) -> int:
    """One guest's match; returns how many answers it had."""
    guest = Guest(port, 0, table)
    for text in plan:
        guest.answer(text)
    guest.close()
    return len(plan)

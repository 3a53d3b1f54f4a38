"""A batch: that many games of one set-up with seeds in a row. What workers are sent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any

from automatable.lab.errors import BadExperiment
from automatable.lab.patchwork.budget import Budget
from automatable.lab.patchwork.reference import PLAYERS, ReferenceGame
from automatable.lab.patchwork.setups import SetUp

Rows = Sequence[Sequence[int]]
"""One row per game, in the columns of `COLUMNS` and of the cards."""

KERNEL, REFERENCE = "kernel", "reference"
MOST_GAMES = {KERNEL: 5000, REFERENCE: 25}
"""How many games a batch has at most: a second's work or less."""


@dataclass(frozen=True)
class Batch:
    """Plain data, so that it can go to another process or machine."""

    set_up: SetUp
    players: tuple[str, str]
    seed: int
    games: int
    engine: str


def engine() -> str:
    """The kernel where numba is installed, else the reference engine."""
    return KERNEL if find_spec("numba") else REFERENCE


def check_player(name: str) -> str:
    if name not in PLAYERS and Budget.read(name) is None:
        known = ", ".join([*PLAYERS, "search", "search:500", "search:1s", "playouts:500"])
        raise BadExperiment("no_such_player", player=name, known=known)
    return name


def searches(players: tuple[str, str]) -> bool:
    return any(name not in PLAYERS for name in players)


def play_batch(batch: Batch) -> Any:
    """The results of all games of a batch."""
    seeds = range(batch.seed, batch.seed + batch.games)
    if searches(batch.players):
        if batch.engine == REFERENCE:
            raise BadExperiment("needs_extra", extra="lab", what="numba")
        from automatable.lab.patchwork.search import play_game

        return [play_game(batch.set_up, batch.players, seed) for seed in seeds]
    if batch.engine == REFERENCE:
        return [ReferenceGame(batch.set_up, seed, batch.players).play() for seed in seeds]
    return _kernel_rows(batch)


def _kernel_rows(batch: Batch) -> Any:
    from automatable.lab.patchwork import cpu, tables
    from automatable.lab.patchwork.deciding import POLICIES

    out = cpu.results(batch.games)
    first, second = (POLICIES[name] for name in batch.players)
    cards = tables.cards(batch.set_up.cards)
    cpu.play_many(
        batch.set_up.settings(), tables.tables(), cards, first, second, cpu.scratch(),
        batch.seed, out,
    )  # fmt: skip
    return out.astype("int32")


def split(batch: Batch) -> list[Batch]:
    """The same games in batches that take about a second."""
    most = 1 if searches(batch.players) else MOST_GAMES[batch.engine]
    return [
        Batch(batch.set_up, batch.players, batch.seed + done,
              min(most, batch.games - done), batch.engine)
        for done in range(0, batch.games, most)
    ]  # fmt: skip

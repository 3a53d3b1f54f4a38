"""Scythe on screen as a person meets it: an answer with its page, and the taps of a turn.

Target: answer and page under 80 ms at the 99th percentile; a typical turn takes 3 to 6 taps.
Whole games by `planner`, counted as a thumb gives its answers: a move is a tap on the unit, one for
each thing that comes along and one on the target; every other answer is one tap. What the Automa's
turn asks counts with the turn before it.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import chain, islice
from random import Random

from automatable.core.matches.entries import Entry
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.games.scythe import GAME
from automatable.games.scythe.on_screen.players.games import PLAYERS
from automatable.games.scythe.on_screen.players.tempo import pairing
from automatable.games.scythe.state import State
from automatable.table.store import Table
from automatable.ui.frame import Frame
from automatable.ui.stage.table import table_page
from benchmarks.rows import Row, ms

GAMES = 10
MOST_ANSWERS = 1000  # of one game
TYPICAL = 6
NOW = datetime(2026, 1, 1, tzinfo=UTC)


def new_match(seed: int) -> Match[State]:
    person, mat, automa = pairing(seed)
    options = {"sit": "digital", "level": "automa", "mat": mat}
    chosen = {**options, "human_faction": person, "automa_faction": automa}
    return Match.new(GAME, chosen, Seed.from_text(f"page {seed}"))


def answers_with_pages(seed: int, player: str) -> Iterator[tuple[float, float]]:
    """Processor time and wall time of each answer with its page; the first page warms up."""
    match, chance = new_match(seed), Random(seed)
    table_page(Frame(), Table("t", "", match, 0, NOW, NOW))
    while match.pending is not None:
        text = PLAYERS[player](match.state, match.pending, chance)
        began, looked = time.process_time(), time.perf_counter()
        match.answer(text)
        table_page(Frame(), Table("t", "", match, 0, NOW, NOW))
        yield time.process_time() - began, time.perf_counter() - looked


def taps(entry: Entry) -> int:
    """Of one answer on the page (games/scythe/screens/tray.html)."""
    if entry.text in ("move units", "stop"):
        return 0  # the tap on the unit, or on the target, says it
    return int(entry.text.split()[1]) if entry.text[0] in "+-" else 1


def turns(match: Match[State]) -> Iterator[int]:
    """Taps of each turn of the person."""
    count = 0
    for entry in match.entries:
        if entry.prompt == "turn" and not entry.text.startswith("objective") and count:
            yield count
            count = 0
        count += taps(entry) if entry.by == "person" else 0
    yield count


def played(player: str, seed: int) -> Match[State]:
    match, chance = new_match(seed), Random(seed)
    while match.pending is not None:
        match.answer(PLAYERS[player](match.state, match.pending, chance))
    return match


def rows(yard: float) -> Iterator[Row]:
    games = (islice(answers_with_pages(seed, "uniform"), MOST_ANSWERS) for seed in range(GAMES))
    processor, wall = zip(*chain.from_iterable(games), strict=True)
    for name, times in (("processor", processor), ("wall", wall)):
        taken = sorted(times)
        late = taken[int(len(taken) * 0.99)]
        yield Row(f"Scythe on screen: answer with page, {name}", ms(statistics.median(taken)))
        yield Row("  99th percentile", ms(late), "< 80 ms", late < 0.08)
    counted = [n for seed in range(GAMES) for n in turns(played("planner", seed))]
    within = sum(n <= TYPICAL for n in counted) / len(counted)
    told = f"median {statistics.median(counted):.0f}, {within:.0%} within 6, most {max(counted)}"
    yield Row("  taps of a turn (planner)", told, "3 to 6", statistics.median(counted) <= TYPICAL)

"""How long an Automa turn of Expeditions takes, with its reasons in words.

Target: median under 5 ms of processor time, every line put into words. The turns are those of
games in which the person stays away.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from random import Random

from automatable.core.turns.events import Log
from automatable.core.turns.procedure import carried_out
from automatable.games.expeditions import GAME
from automatable.games.expeditions.automa import automa_turn
from automatable.games.expeditions.levels import shipped_levels
from automatable.games.expeditions.reports import Done
from automatable.games.expeditions.state import State
from automatable.testing.playing import by_chance
from automatable.ui.words.words import Words
from benchmarks.rows import Row, ms, percentile

GAMES = 20


def turn_times(chance: Random, words: Words) -> list[float]:
    """Processor time of every Automa turn of one game."""
    state, times = State(level=shipped_levels()["printed_1"], next="automa"), []
    while state.next != "scoring":
        if state.next == "human":
            Done().do(state, Log())
            continue
        start = time.process_time()
        log = Log()
        carried_out(automa_turn(state, log), by_chance(chance))
        for event in log:
            words.event(event)
        times.append(time.process_time() - start)
    return times


def rows(yard: float) -> Iterator[Row]:
    chance, words = Random("expeditions"), Words("en", GAME)
    times = [seconds for _ in range(GAMES) for seconds in turn_times(chance, words)]
    half, most = statistics.median(times), percentile(times, 99)
    yield Row(f"Expeditions: Automa turn in words, median of {len(times)}", ms(half), "< 5 ms",
              half < 5e-3, half / yard)  # fmt: skip
    yield Row("  99th percentile", ms(most), yardsticks=most / yard)

"""How long an Automa turn of Expeditions takes, with its reasons in words.

    .venv/bin/python benchmarks/expeditions.py

Target: median under 5 ms of processor time, every line put into words. The turns are those of
games in which the person stays away.
"""

from __future__ import annotations

import statistics
import time
from random import Random

from automatable.core.events import Log
from automatable.core.procedure import Draw
from automatable.games.expeditions import GAME
from automatable.games.expeditions.automa import automa_turn
from automatable.games.expeditions.levels import shipped_levels
from automatable.games.expeditions.person import Done, apply
from automatable.games.expeditions.stacks import read_stack
from automatable.games.expeditions.state import State
from automatable.ui.words import Words

GAMES = 20


def turn_times(chance: Random, words: Words) -> list[float]:
    """Processor time of every Automa turn of one game."""
    state, times = State(shipped_levels()["printed_1"], "automa"), []
    while state.next != "scoring":
        if state.next == "human":
            apply(state, Done(), Log())
            continue
        start = time.process_time()
        log = Log()
        resolve(state, log, chance)
        for event in log:
            words.event(event)
        times.append(time.process_time() - start)
    return times


def resolve(state: State, log: Log, chance: Random) -> None:
    turn = automa_turn(state, log)
    request = next(turn)
    while True:
        drawn = isinstance(request, Draw)
        value = chance.choice(list(state.deck.unseen())) if drawn else read_stack("2")
        try:
            request = turn.send(value)
        except StopIteration:
            return


def main() -> None:
    chance, words = Random("expeditions"), Words("en", GAME)
    times = [t * 1000 for _ in range(GAMES) for t in turn_times(chance, words)]
    high = statistics.quantiles(times, n=100)[98]
    print(
        f"{len(times)} Automa turns: median {statistics.median(times):.2f} ms, 99 % {high:.2f} ms"
    )


if __name__ == "__main__":
    main()

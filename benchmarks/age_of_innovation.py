"""How long a whole Automa turn of Age of Innovation takes, late in the game, with its reasons.

    .venv/bin/python benchmarks/age_of_innovation.py

Target: median under 10 ms, 99th percentile under 40 ms of processor time, the cascades put into
words and drawn step by step included. Positions of rounds 4
to 6 come from random games on the larger board with many buildings of both sides.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from statistics import median

from automatable.core.events import Log
from automatable.core.match import Match
from automatable.core.procedure import Draw
from automatable.core.rng import Seed
from automatable.games.age_of_innovation import GAME
from automatable.games.age_of_innovation.reports import supply_of
from automatable.games.age_of_innovation.state import State
from automatable.ui.words import Words

GAMES = 12
OPTIONS = {"board_side": "3-5", "level": "alptrauma", "dealer": "table"}

REPORTS = ("report", "first_workshop", "set_up", "round_end")


def late_turns(seed: int) -> Iterator[State]:
    """The states of a random game at which a turn of hers begins."""
    match, chance = Match.new(GAME, OPTIONS, Seed.from_text(str(seed))), random.Random(seed)
    while not match.over:
        if match.set_up_done and match.state.round >= 4 and isinstance(match.pending, Draw):
            yield GAME.copy(match.state)
        match.answer(answer(match, chance))


def answer(match: Match[State], chance: random.Random) -> str:
    request = match.pending
    assert request is not None
    if isinstance(request, Draw) and request.take > 1:
        tiles = [tile for tile in request.outcomes if tile != "spade_engineering"]
        return request.outcome(chance.sample(tiles, request.take)).text
    if (listed := match.legal()) and request.prompt not in REPORTS:
        return chance.choice(listed)
    told = {"area": "area 5", "points": "points 90", "round_end": "done"}
    if request.prompt in told:
        return told[request.prompt]
    state, left = match.state, supply_of(match.state, match.state.to_move, "workshop")
    builds = [f"build {hex}" for hex in state.board.land if left and state.is_empty(hex)]
    ways = ["done", "done", "done", "pass" if request.prompt == "report" else "done"]
    return chance.choice([*ways, *(chance.choice(builds) for _ in range(3) if builds)])


def resolve(state: State, words: Words) -> tuple[float, float]:
    """Processor time of a turn with its cascades in words, and of drawing them all on the map."""
    chance = random.Random(state.deck.left)
    start = time.process_time()
    log = Log()
    turn = GAME.automa_turn(state, log)
    assert turn is not None
    request = next(turn)
    try:
        while True:
            text = chance.choice(list(request.legal() or ["done"]))
            request = turn.send(request.read(text).value)
    except StopIteration:
        pass
    events = list(log)
    for event in events:
        words.event(event)
        for step in event.decision.steps if event.decision else ():
            words(f"filter-{step.filter}")
    told = time.process_time()
    for event in events:
        if event.decision is not None:
            GAME.screens.decision(event.decision, words)
    return told - start, time.process_time() - start


def rows() -> list[tuple[str, str, str, bool]]:
    """What was measured, the figure, its target, and whether it is met."""
    words = Words("en", GAME)
    turns = [state for seed in range(GAMES) for state in late_turns(seed)]
    for state in turns[:20]:  # everything that is built once
        resolve(GAME.copy(state), words)
    taken = [resolve(state, words) for state in turns]
    told = sorted(seconds for seconds, _ in taken)
    drawn = sorted(seconds for _, seconds in taken)
    return [
        _row(f"Age of Innovation: {len(taken)} late turns, explained, median", median(told), 10),
        _row("  99th percentile", told[int(len(told) * 0.99)], 40),
        _row("  every cascade drawn as well, median", median(drawn), 10),
        _row("  99th percentile", drawn[int(len(drawn) * 0.99)], 40),
    ]


def _row(what: str, seconds: float, target: int) -> tuple[str, str, str, bool]:
    return what, f"{seconds * 1e3:.2f} ms", f"< {target} ms", seconds * 1e3 < target


def main() -> None:
    for what, measured, target, met in rows():
        print(f"{what:<58} {measured:>10} {target:>9} {'ok' if met else 'MISSED'}")


if __name__ == "__main__":
    main()

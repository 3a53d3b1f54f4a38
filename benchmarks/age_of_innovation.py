"""How long a whole Automa turn of Age of Innovation takes, late in the game, with its reasons.

    .venv/bin/python benchmarks/age_of_innovation.py

Target: median under 10 ms, 99th percentile under 40 ms of processor time. Positions of rounds 4
to 6 come from random games on the larger board with many buildings of both sides.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Iterator

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


def late_turns(seed: int) -> Iterator[tuple[State, list[str]]]:
    """The states of a random game at which a turn of hers begins, with the cards drawn then."""
    match, chance = Match.new(GAME, OPTIONS, Seed.from_text(str(seed))), random.Random(seed)
    while not match.over:
        if match.set_up_done and match.state.round >= 4 and isinstance(match.pending, Draw):
            yield GAME.copy(match.state), match.legal() or []
        match.answer(answer(match, chance))


def answer(match: Match[State], chance: random.Random) -> str:
    request = match.pending
    assert request is not None
    if isinstance(request, Draw) and request.take > 1:
        tiles = [tile for tile in request.outcomes if tile != "spade_engineering"]
        return request.told(chance.sample(tiles, request.take)).text
    if listed := match.legal():
        return chance.choice(listed)
    told = {"area": "area 5", "points": "points 90", "round_end": "done"}
    if request.prompt in told:
        return told[request.prompt]
    state, left = match.state, supply_of(match.state, match.state.to_move, "workshop")
    builds = [f"build {hex}" for hex in state.board.land if left and state.is_empty(hex)]
    ways = ["done", "done", "done", "pass" if request.prompt == "report" else "done"]
    return chance.choice([*ways, *(chance.choice(builds) for _ in range(3) if builds)])


def resolve(state: State, cards: list[str], words: Words) -> float:
    """Processor time of one turn, every line of it put into words."""
    chance = random.Random(len(cards))
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
    for event in log:
        words.event(event)
    return time.process_time() - start


def main() -> None:
    words = Words("en", GAME)
    turns = [turn for seed in range(GAMES) for turn in late_turns(seed)]
    for state, cards in turns[:20]:  # everything that is built once
        resolve(GAME.copy(state), cards, words)
    taken = sorted(resolve(state, cards, words) for state, cards in turns)
    median, most = statistics.median(taken), taken[int(len(taken) * 0.99)]
    print(f"{len(taken)} Automa turns of rounds 4 to 6, with every line in words")
    for name, value, target in (("median", median, 0.010), ("99th percentile", most, 0.040)):
        verdict = "ok" if value < target else "MISSED"
        print(f"{name:<16} {value * 1e3:7.2f} ms   target < {target * 1e3:.0f} ms   {verdict}")


if __name__ == "__main__":
    main()

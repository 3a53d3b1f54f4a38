"""How long a whole Automa turn of Age of Innovation takes, late in the game, with its reasons.

Target: median under 10 ms, 99th percentile under 40 ms of processor time, the cascades put into
words and drawn step by step included. Positions of rounds 4 to 6 come from random games on the
larger board with many buildings of both sides.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

from automatable.core.events import Log
from automatable.core.match import Match
from automatable.core.procedure import Draw, carried_out
from automatable.core.rng import Seed
from automatable.games.age_of_innovation import GAME
from automatable.games.age_of_innovation.state import State
from automatable.testing.playing import by_chance, legal_answer
from automatable.ui.words import Words
from benchmarks.rows import Row, turn_rows

GAMES = 12
OPTIONS = {"board_side": "3-5", "level": "alptrauma", "dealer": "table"}
BUILDS, ENDS = 0.4, 0.8
"""How often a person builds when she may, and otherwise ends her turn."""


def late_turns(seed: int) -> Iterator[State]:
    """The states of a random game at which a turn of hers begins."""
    match, chance = Match.new(GAME, OPTIONS, Seed.from_text(str(seed))), random.Random(seed)
    while not match.over:
        if match.set_up_done and match.state.round >= 4 and isinstance(match.pending, Draw):
            yield GAME.copy(match.state)
        match.answer(answer(match, chance))


def answer(match: Match[State], chance: random.Random) -> str:
    """Something legal; mostly she builds or ends her turn, so that the map fills up."""
    legal = match.legal()
    builds = [text for text in legal if text.startswith("build ")]
    if builds and chance.random() < BUILDS:
        return chance.choice(builds)
    if "done" in legal and chance.random() < ENDS:
        return "done"
    return legal_answer(match, chance.choice)


def resolve(state: State, words: Words) -> tuple[float, float]:
    """Processor time of a turn with its cascades in words, and of drawing them all on the map."""
    start = time.process_time()
    log = Log()
    turn = GAME.automa_turn(state, log)
    assert turn is not None
    carried_out(turn, by_chance(random.Random(state.deck.left)))
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


def rows(yard: float) -> Iterator[Row]:
    words = Words("en", GAME)
    turns = [state for seed in range(GAMES) for state in late_turns(seed)]
    for state in turns[:20]:  # everything that is built once
        resolve(GAME.copy(state), words)
    taken = [resolve(state, words) for state in turns]
    explained, drawn = zip(*taken, strict=True)
    yield from turn_rows("Age of Innovation: late turn, explained", explained, 10, 40, yard)
    yield from turn_rows("  every cascade drawn as well", drawn, 10, 40, yard)

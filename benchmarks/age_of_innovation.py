"""How long a whole Automa turn of Age of Innovation takes, late in the game, with its reasons.

Target: median under 10 ms, 99th percentile under 40 ms of processor time, the cascades put into
words and drawn step by step included. Positions of rounds 4 to 6 come from random games on the
larger board with many buildings of both sides.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from datetime import UTC, datetime

from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.simulating.whole_games import play_game, uniform
from automatable.core.turns.events import Log
from automatable.core.turns.procedure import Draw, Request, carried_out
from automatable.games.age_of_innovation import GAME
from automatable.games.age_of_innovation.on_screen.players.games import PLAYERS
from automatable.games.age_of_innovation.on_screen.players.rector import RECTOR, thoughts
from automatable.games.age_of_innovation.state import State
from automatable.table.store import Table
from automatable.testing.playing import by_chance, legal_answer
from automatable.ui.frame import Frame
from automatable.ui.stage.table import table_page
from automatable.ui.words.words import Words
from benchmarks.rows import Row, ms, turn_rows

GAMES = 12
OPTIONS = {"board_side": "3-5", "level": "alptrauma", "dealer": "table"}
ON_SCREEN = {"sit": "digital", "board_side": "3-5", "level": "alptrauma"}
NOW = datetime(2026, 1, 1, tzinfo=UTC)
ACTS = 0.9
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


def answers_on_screen() -> list[float]:
    """Seconds from an answer on screen to the list of the next answers, her turns included."""
    times: list[float] = []
    for seed in range(GAMES):
        chance = random.Random(seed)
        match = Match.new(GAME, ON_SCREEN, Seed.from_text(str(seed)))
        while not match.over:
            text = busy(list(match.legal()), chance)
            began = time.process_time()
            match.answer(text)
            match.legal()
            times.append(time.process_time() - began)
    return times


def busy(legal: list[str], chance: random.Random) -> str:
    """Rather an action than passing or converting, so that the map fills up."""
    dull = ("pass", "convert", "burn") if chance.random() < ACTS else ()
    return chance.choice([text for text in legal if not text.startswith(dull)] or legal)


def games_per_second(games: int) -> float:
    began = time.process_time()
    for seed in range(games):
        play_game(GAME, ON_SCREEN, uniform, seed)
    return games / (time.process_time() - began)


def answers_with_pages() -> list[float]:
    """Seconds from an answer to the whole new page, in a game that the planner plays."""
    times: list[float] = []
    planner, chance = PLAYERS["planner"](), random.Random(1)
    match = Match.new(GAME, ON_SCREEN, Seed.from_text("page"))
    while match.pending is not None:
        text = planner(match.state if match.set_up_done else None, match.pending, chance)
        began = time.process_time()
        match.answer(text)
        table_page(Frame(), Table("t", "", match, 0, NOW, NOW))
        times.append(time.process_time() - began)
    return times[1:]  # the first page builds what all share


def hints() -> list[float]:
    """Seconds of a hint of the rector at each turn of a game that the planner plays."""
    times: list[float] = []

    def asked(state: State | None, request: Request, chance: random.Random) -> str:
        if state is not None and request.prompt == "turn":
            began = time.process_time()
            thoughts(state, request.prompt, RECTOR)
            times.append(time.process_time() - began)
        return planner(state, request, chance)

    planner = PLAYERS["planner"]()
    play_game(GAME, ON_SCREEN, asked, 1)
    return times


def partners() -> Iterator[Row]:
    """A hint within two seconds; hundreds of games of the rector on two cores."""
    times = sorted(hints())
    yield Row("  a hint of the rector, median", f"{times[len(times) // 2]:.2f} s", "")
    yield Row("  the slowest of a game", f"{times[-1]:.2f} s", "< 2 s")
    began = time.process_time()
    play_game(GAME, ON_SCREEN, PLAYERS["planner"](), 2)
    yield Row("  a game of the planner", f"{time.process_time() - began:.2f} s", "")


def on_screen(yard: float) -> Iterator[Row]:
    """Targets: a median of 3 ms, 30 ms at the 99th percentile; 10 random games."""
    name = "Age of Innovation on screen: answer with the next list"
    yield from turn_rows(name, answers_on_screen(), 3, 30, yard)
    pages = sorted(answers_with_pages())
    slow = pages[len(pages) * 99 // 100]
    yield Row("  with its page, median", ms(pages[len(pages) // 2]))
    yield Row("  99th percentile", ms(slow), "< 50 ms", slow < 50e-3)
    yield Row("  random games a second", f"{games_per_second(60):.0f}", ">= 10")
    yield from partners()


def rows(yard: float) -> Iterator[Row]:
    yield from on_screen(yard)
    words = Words("en", GAME)
    turns = [state for seed in range(GAMES) for state in late_turns(seed)]
    for state in turns[:20]:  # everything that is built once
        resolve(GAME.copy(state), words)
    taken = [resolve(state, words) for state in turns]
    explained, drawn = zip(*taken, strict=True)
    yield from turn_rows("Age of Innovation: late turn, explained", explained, 10, 40, yard)
    yield from turn_rows("  every cascade drawn as well", drawn, 10, 40, yard)

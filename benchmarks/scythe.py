"""One Automa turn of Scythe on a crowded late-game map, with its explanation.

Target: median under 5 ms, 99th percentile under 20 ms, for the turn with the traces of all its
cascades. What it costs to draw these cascades on the map and to put them into words is given as
well. Processor time, so that other programs disturb it little.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from random import Random
from typing import Any

from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.turns.events import Log
from automatable.core.turns.procedure import Answer, Request, carried_out
from automatable.games.scythe import GAME
from automatable.games.scythe.on_screen.players.games import PLAYERS, play_game
from automatable.games.scythe.on_screen.players.tempo import pairing
from automatable.games.scythe.state import State
from automatable.testing.playing import by_chance
from automatable.ui.words.words import Words
from benchmarks.rows import Row, ms, turn_rows

CROWDED = (
    "scy1 turn=19 phase=automa to_move=nordic tokens=A3,B2,E1 | "
    "human polania character=E3 mechs=D2,F3,C2,D3 workers=C1*2,D1,E2*2,F2,E1,F1 "
    "abilities=riverwalk,submerge,camaraderie,speed structures=E2:mine,D1:mill stars=4 | "
    "automa nordic level={level} progress=14 character=D4 mechs=C3,D5,E4,home power=12 coins=14 "
    "workers=A4,A5,B5,C4,C5,D6,E5,home cards=4 factory_card=yes"
)
ROUNDS = 10
SCREEN_GAMES = 30
BASE = ("nordic", "rusviet", "crimea", "saxony", "polania")


def turn(state: State, card: int, player: Random) -> Log:
    """One whole turn; what is asked is answered by chance."""
    log = Log()
    procedure = GAME.automa_turn(state, log)
    assert procedure is not None
    other = by_chance(player)

    def answer(request: Request) -> Answer[Any]:
        return request.read(f"card {card}") if request.prompt == "card" else other(request)

    carried_out(procedure, answer)
    return log


def measured(level: str) -> tuple[list[float], list[float]]:
    """Seconds for turns, and for showing their cascades."""
    start = GAME.from_position(CROWDED.format(level=level))
    words, player = Words("en", GAME), Random(1)
    turns, shown = [], []
    for _ in range(ROUNDS):
        for card in range(1, 20):
            state = GAME.copy(start)
            began = time.process_time()
            log = turn(state, card, player)
            turned = time.process_time()
            for event in log.take():
                words.event(event)
                if event.decision is not None:
                    GAME.screens.decision(event.decision, words)
            turns.append(turned - began)
            shown.append(time.process_time() - turned)
    return turns, shown


def answers_on_screen() -> list[float]:
    """Seconds from an answer on screen to the list of the next answers, dealing included."""
    times: list[float] = []
    for seed in range(SCREEN_GAMES):
        chance = Random(seed)
        options = {"sit": "digital", "human_faction": chance.choice(BASE), "level": "automa"}
        match = Match.new(GAME, options, Seed.from_text(str(seed)))
        while not match.over:
            text = chance.choice(match.legal())
            began = time.process_time()
            match.answer(text)
            match.legal()
            times.append(time.process_time() - began)
    return times


def games_per_second(player: str, games: int) -> float:
    began = time.process_time()
    for seed in range(games):
        person, mat, automa = pairing(seed)
        options = {"human_faction": person, "mat": mat, "automa_faction": automa}
        play_game({**options, "level": "automa"}, PLAYERS[player], seed)
    return games / (time.process_time() - began)


def on_screen(yard: float) -> Iterator[Row]:
    """Targets: a median of 2 ms, 20 ms at the 99th percentile; 25 random games, 1 planned one."""
    times = answers_on_screen()
    yield from turn_rows("Scythe on screen: answer with the next list", times, 2, 20, yard)
    yield Row("  random games a second", f"{games_per_second('uniform', 40):.0f}", ">= 25")
    yield Row("  planner's games a second", f"{games_per_second('planner', 10):.1f}", ">= 1")


def rows(yard: float) -> Iterator[Row]:
    yield from on_screen(yard)
    for level in ("automa", "ultimaszyna"):
        turns, shown = measured(level)
        yield from turn_rows(f"Scythe, {level}: Automa turn with traces", turns, 5, 20, yard)
        yield Row("  words and drawings, median", ms(statistics.median(shown)))

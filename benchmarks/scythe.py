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

from automatable.core.events import Log
from automatable.core.procedure import Request
from automatable.games.scythe import GAME
from automatable.games.scythe.state import State
from automatable.ui.words import Words
from benchmarks.rows import Row, ms, turn_rows

CROWDED = (
    "scy1 turn=19 phase=automa to_move=nordic tokens=A3,B2,E1 | "
    "human polania character=E3 mechs=D2,F3,C2,D3 workers=C1*2,D1,E2*2,F2,E1,F1 "
    "abilities=riverwalk,submerge,camaraderie,speed structures=E2:mine,D1:mill stars=4 | "
    "automa nordic level={level} progress=14 character=D4 mechs=C3,D5,E4,home power=12 coins=14 "
    "workers=A4,A5,B5,C4,C5,D6,E5,home cards=4 factory_card=yes"
)
ROUNDS = 10


def turn(state: State, card: int, player: Random) -> Log:
    """One whole turn; what is asked is answered by chance."""
    log = Log()
    procedure = GAME.automa_turn(state, log)
    assert procedure is not None
    try:
        request = next(procedure)
        while True:
            text = f"card {card}" if request.prompt == "card" else _some(request, player)
            request = procedure.send(request.read(text).value)
    except StopIteration:
        return log


def _some(request: Request, player: Random) -> str:
    listed = list(request.legal())
    return player.choice(listed) if listed else "resources"


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


def rows(yard: float) -> Iterator[Row]:
    for level in ("automa", "ultimaszyna"):
        turns, shown = measured(level)
        yield from turn_rows(f"Scythe, {level}: Automa turn with traces", turns, 5, 20, yard)
        yield Row("  words and drawings, median", ms(statistics.median(shown)))

"""How fast Through the Ages is: one Automa turn, and a whole game against a scripted person.

    python tools/bench_through_the_ages.py [GAMES]

Prints the average length and culture of the games too, beside the published figures.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from automatable.core.events import Log
from automatable.games.through_the_ages.game import GAME
from tests.through_the_ages.dummy import Dummy, play_game
from tests.through_the_ages.test_simulation import PUBLISHED

TURNS = 200


def automa_turns() -> float:
    """Milliseconds for one turn of the Automa from the template, all questions answered."""
    dummy = Dummy(Random(1))
    begin = time.perf_counter()
    for _ in range(TURNS):
        state = GAME.from_position(GAME.template())
        turn = GAME.turn(state, Log())
        try:
            request = next(turn)
            while True:
                request = turn.send(request.read(dummy.answer(request, state)).value)
        except StopIteration:
            pass
    return (time.perf_counter() - begin) / TURNS * 1000


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    print(f"one Automa turn, position read and checked: {automa_turns():.1f} ms")
    for level, (culture, _) in PUBLISHED.items():
        begin = time.perf_counter()
        played = [play_game(seed, level=level).state for seed in range(games)]
        each = (time.perf_counter() - begin) / games * 1000
        mean = sum(state.automa.culture_points for state in played) / games
        rounds = sum(state.round for state in played) / games
        print(
            f"level {level}: {each:.0f} ms a game, culture {mean:.0f} (published {culture}),"
            f" rounds {rounds:.1f} (published 19.5)"
        )


if __name__ == "__main__":
    main()

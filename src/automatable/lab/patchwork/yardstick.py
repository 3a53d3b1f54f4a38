"""How far one could get at level V: a beam that is shown the order of the cards, as a yardstick.

    python -m automatable.lab.patchwork.yardstick [GAMES]

It plans each game once, before the first decision, knowing every card and every shuffle to come.
What it wins can be won; perfect play with the same knowledge wins at least as much. Without that
knowledge nobody can: it is no goal for a player, but tells what is left to luck and to skill.
"""

from __future__ import annotations

import sys
from concurrent.futures import Executor, ProcessPoolExecutor

from automatable.lab.patchwork.columns import SCORE_1, SCORE_2, WINNER
from automatable.lab.patchwork.foresight import FORESIGHT
from automatable.lab.patchwork.learning import DECKS, play
from automatable.lab.statistics import wilson
from automatable.lab.workers import available_cores

SEED = 70_000_001
WIDTHS = (1, 4, 16, 64, 256)
AT_ONCE = 50


def shown(deck: str, width: int, games: int, workers: Executor) -> tuple[int, float]:
    """Games won, and the mean margin."""
    parts = workers.map(
        play, *zip(*_tasks(deck, width, games), strict=True)
    )  # fmt: skip
    won, margin = 0, 0
    for out in parts:
        won += int((out[:, WINNER] == 1).sum())
        margin += int((out[:, SCORE_1] - out[:, SCORE_2]).sum())
    return won, margin / games


def _tasks(deck: str, width: int, games: int) -> list[tuple[object, ...]]:
    return [
        (FORESIGHT, deck, SEED + done, min(AT_ONCE, games - done), width)
        for done in range(0, games, AT_ONCE)
    ]


def main(games: int) -> None:
    play(FORESIGHT, "normal", 1, 1)  # compiles once for all
    with ProcessPoolExecutor(available_cores()) as workers:
        for deck in DECKS:
            for width in WIDTHS:
                won, margin = shown(deck, width, games, workers)
                low, high = (100 * edge for edge in wilson(won, games))
                share = f"{100 * won / games:.1f} % ({low:.1f}-{high:.1f})"
                print(f"{deck:<9} width {width:>3}: {share} of {games}, by {margin:.1f} points")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)

"""How far one could get at level V: players that are shown hidden cards, as yardsticks.

    python -m automatable.lab.patchwork.research.yardstick [GAMES] [--next-card]

A beam plans each game once, before the first decision, knowing every card and every shuffle to
come. What it wins can be won; perfect play with the same knowledge wins at least as much. Without
that knowledge nobody can: it is no goal for a player, but tells what is left to luck and to skill.

With `--next-card` the search plays as always, but for one thing: before each decision it is shown
the card that the Automa draws next. That tells what a single card is worth.
"""

from __future__ import annotations

from argparse import ArgumentParser
from concurrent.futures import Executor, ProcessPoolExecutor

from automatable.games.patchwork.cards import built_in_deck
from automatable.lab.patchwork.columns import SCORE_1, SCORE_2, WINNER
from automatable.lab.patchwork.research.foresight import FORESIGHT
from automatable.lab.patchwork.research.learning import DECKS, play
from automatable.lab.patchwork.search import play_game
from automatable.lab.patchwork.searching import VALUED
from automatable.lab.patchwork.setups import SetUp
from automatable.lab.statistics import wilson
from automatable.lab.workers import available_cores

SEED = 70_000_001
WIDTHS = (1, 4, 16, 64, 256)
AT_ONCE = 50
SEARCH = "search:4000"
"""Some 50 ms a decision."""
BETWEEN = 100
"""Seeds of two games of a search; each decision uses one."""


def shown(deck: str, width: int, games: int, workers: Executor) -> tuple[int, float]:
    """Games won by a beam, and the mean margin."""
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


def search_once(deck: str, seed: int, next_card: bool) -> list[int]:
    """One game of a search, which is shown the next card or not."""
    knobs = VALUED._replace(next_card=1.0 if next_card else 0.0)
    return play_game(SetUp(built_in_deck(deck), 5), (SEARCH, "uniform"), seed, knobs)


def one_card(deck: str, next_card: bool, games: int, workers: Executor) -> tuple[int, float]:
    """Games won by a search, and the mean margin."""
    seeds = range(SEED, SEED + BETWEEN * games, BETWEEN)
    tasks = [workers.submit(search_once, deck, seed, next_card) for seed in seeds]
    rows = [task.result() for task in tasks]
    won = sum(row[WINNER] == 1 for row in rows)
    return won, sum(row[SCORE_1] - row[SCORE_2] for row in rows) / games


def tell(what: str, won: int, margin: float, games: int) -> None:
    low, high = (100 * edge for edge in wilson(won, games))
    share = f"{100 * won / games:.1f} % ({low:.1f}-{high:.1f})"
    print(f"{what}: {share} of {games}, by {margin:.1f} points", flush=True)


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("games", type=int, nargs="?", default=1000)
    parser.add_argument("--next-card", action="store_true")
    asked = parser.parse_args()
    games: int = asked.games
    if games < 1:
        parser.error("one game at least")
    with ProcessPoolExecutor(available_cores()) as workers:
        for deck in DECKS:
            if asked.next_card:
                for next_card in (False, True):
                    known = "next card" if next_card else "no card"
                    told = one_card(deck, next_card, games, workers)
                    tell(f"{deck:<9} {SEARCH}, {known} shown", *told, games)
            else:
                for width in WIDTHS:
                    told = shown(deck, width, games, workers)
                    tell(f"{deck:<9} width {width:>3}", *told, games)


if __name__ == "__main__":
    main()

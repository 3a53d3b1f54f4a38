"""How often the players win, with 95 % intervals: a quick look; the long table has its own command.

python -m automatable.lab.patchwork.research.strength
"""

from __future__ import annotations

from collections.abc import Iterator

from automatable.lab.patchwork.batches import engine
from automatable.lab.patchwork.research.strength import RULINGS
from automatable.lab.patchwork.simulation import Simulation, Variant, two_seats
from automatable.lab.patchwork.variants import read_decks, read_levels, solo_variants
from automatable.lab.workers import Processes, available_cores
from benchmarks.rows import Row

SEED = 5_000_001
GAMES = {"greedy": 2000, "planner": 2000, "search:200": 10}


def rows(yard: float) -> Iterator[Row]:
    for player, games in GAMES.items():
        levels = "5" if player.startswith("search") else "all"
        variants = solo_variants(read_decks("all"), read_levels(levels), player, RULINGS)
        yield from won(variants, games)
    yield from won([two_seats("planner", "uniform", RULINGS)], 2000, 0.79)
    yield from won([two_seats("search:200", "planner", RULINGS)], 20)


def won(variants: list[Variant], games: int, target: float | None = None) -> Iterator[Row]:
    simulation = Simulation(variants, SEED, engine())
    for _ in simulation.play(games, Processes(available_cores())):
        pass
    for variant, tally in zip(variants, simulation.tallies, strict=True):
        low, high = (100 * edge for edge in tally.interval)
        what = f"{variant.players[0]} wins, {variant.name}, {tally.games} games"
        share = f"{100 * tally.win_rate:.2f} % ({low:.2f}-{high:.2f})"
        if target is None:
            yield Row(what, share)
        else:
            yield Row(what, share, f"> {100 * target:.0f} %", tally.win_rate > target)

"""How strong the players are: win rates with 95 % intervals, as a table.

python -m automatable.lab.patchwork.research.strength            the fast players, seconds
python -m automatable.lab.patchwork.research.strength search:1s 40   any player, 40 games each
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from automatable.lab.patchwork.batches import check_player, engine
from automatable.lab.patchwork.simulation import Simulation, Variant, two_seats
from automatable.lab.patchwork.variants import (
    read_decks,
    read_levels,
    solo_variants,
    switches,
)
from automatable.lab.workers import Processes, available_cores

FAST = ("uniform", "advance", "greedy", "planner")
RULINGS = switches("original", "two_aside", "take")
SEED = 20_000_001
"""Neither the planner's weights nor the search's knobs were chosen on games from here on."""


def main(players: Sequence[str], games: int) -> None:
    opponents = FAST if set(players) <= set(FAST) else ("planner",)
    for player in players:
        check_player(player)
        against_automa = solo_variants(read_decks("all"), read_levels("all"), player, RULINGS)
        report(player, against_automa, games)
        others = [name for name in opponents if name != player]
        report(player, [two_seats(player, other, RULINGS) for other in others], games)


def report(player: str, variants: Sequence[Variant], games: int) -> None:
    simulation = Simulation(variants, SEED, engine())
    for _ in simulation.play(games, Processes(available_cores())):
        pass
    for variant, tally in zip(variants, simulation.tallies, strict=True):
        low, high = (100 * edge for edge in tally.interval)
        share = f"{100 * tally.win_rate:6.2f} % ({low:.2f}-{high:.2f})"
        print(f"{player:<12} {variant.name:<24} {tally.games:>7} games  {share}", flush=True)


if __name__ == "__main__":
    if len(sys.argv) > 2:
        main([sys.argv[1]], int(sys.argv[2]))
    else:
        main(FAST, 20_000)

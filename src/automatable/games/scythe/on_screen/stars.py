"""Stars of the person: looked for at fixed moments, placed at once (SCY-ON-STAR)."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.turns.events import Log
from automatable.games.scythe.components import BONUSES, STRUCTURES, scoring
from automatable.games.scythe.on_screen.components import CUBES
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.stars import tell_star
from automatable.games.scythe.state import State


def complete(player: PersonOnScreen) -> Iterator[str]:
    """The spaces whose achievement is reached, objectives and combats aside (SCY-ON-STAR-01)."""
    table = scoring()
    reached = (
        ("upgrades_6", len(player.top) == len(CUBES)),
        ("mechs_4", player.mechs_in_play == table.mechs),
        ("structures_4", len(player.structures) == len(STRUCTURES)),
        ("recruits_4", len(player.recruits) == len(BONUSES)),
        ("workers_8", player.workers_in_play == table.workers),
        ("popularity_18", player.popularity == table.popularity_max),
        ("power_16", player.power == table.power_max),
    )
    return (space for space, done in reached if done)


def look_for_stars(state: State, player: PersonOnScreen, log: Log) -> None:
    """Every star that is due now; as many as there are places.

    SCY-ON-STAR-02, SCY-ON-STAR-03, SCY-ON-STAR-04, SCY-ON-STAR-05, SCY-ON-R-17
    """
    for space in complete(player):
        if space not in player.star_spaces and player.stars < scoring().stars_to_end:
            place_star(state, player, space, log)


def place_star(state: State, player: PersonOnScreen, space: str, log: Log) -> None:
    player.add_star(space)
    tell_star(state, player, space, "SCY-ON-STAR-02", log)

"""Objective cards: when their condition holds, and when they may be revealed (SCY-ON-OBJ)."""

from __future__ import annotations

from collections.abc import Callable

from automatable.core.events import Ref
from automatable.games.scythe.components import factions
from automatable.games.scythe.map import ADJACENT, FACTORY, LAKES, REGIONS, TUNNELS
from automatable.games.scythe.on_screen.components import KINDS, objectives
from automatable.games.scythe.on_screen.context import Turn
from automatable.games.scythe.on_screen.stars import place_star

Condition = Callable[[Turn], bool]


def only_at_the_end(turn: Turn, number: int) -> bool:
    """Cards that say "at the end of your turn" (SCY-ON-OBJ-09, SCY-ON-R-39)."""
    printed = turn.player.switches["objective_timing"] == "printed"
    return printed and objectives()[number].end_of_turn


def fulfilled(turn: Turn) -> list[int]:
    """Cards of the hand that can be revealed by their condition (SCY-ON-OBJ-01, SCY-ON-OBJ-03)."""
    player = turn.player
    if not player.objectives or ("objective" in player.star_spaces and not _dominates(turn)):
        return []
    return [number for number in sorted(player.objectives) if CONDITIONS[number](turn)]


def fulfilled_now(turn: Turn) -> list[int]:
    """Those that need not wait for the end of the turn (SCY-ON-TURN-06)."""
    return [number for number in fulfilled(turn) if not only_at_the_end(turn, number)]


def _dominates(turn: Turn) -> bool:
    return factions()[turn.player.faction].ability == "dominate"


def reveal(turn: Turn, number: int) -> None:
    """A star; the other card is discarded, but for Saxony; neither comes again.

    SCY-ON-OBJ-02, SCY-ON-R-34, SCY-ON-DECK-08
    """
    player = turn.player
    player.objectives.remove(number)
    turn.tell("scy-on_objective", "SCY-ON-OBJ-02", objective=Ref("objective", number))
    if not _dominates(turn):
        player.objectives.clear()
    place_star(turn.state, player, "objective", turn.log)


# --- conditions


def _control(terrain: str) -> Condition:
    """Three regions of a terrain."""
    regions = [id for id, region in REGIONS.items() if region.terrain == terrain]
    return lambda turn: sum(map(turn.holds, regions)) >= 3


def _tunnels(turn: Turn) -> bool:
    """A mine is no tunnel (SCY-ON-OBJ-07, SCY-ON-R-22)."""
    mines = turn.player.switches["mine_is_tunnel_for_objectives"] == "on"
    regions = TUNNELS | turn.player.mines if mines else TUNNELS
    return sum(map(turn.holds, regions)) >= 3


def _king_of_the_hill(turn: Turn) -> bool:
    return turn.holds(FACTORY) and turn.player.power >= turn.automa.power  # SCY-ON-AUT-09


def _warning(turn: Turn) -> bool:
    return turn.drove_off and turn.player.power >= 7  # SCY-ON-OBJ-05


def _machines(turn: Turn) -> bool:
    player = turn.player
    return player.factory_card and player.mechs_in_play >= 1 and player.workers_in_play <= 3


def _common(turn: Turn) -> bool:
    player = turn.player
    return player.coins <= 2 and player.workers_in_play >= 4 and player.popularity >= 7


def _stockpile(turn: Turn) -> bool:
    return any(
        sum(kinds.values()) >= 9 and len(kinds) == len(KINDS) and _held(turn, place)
        for place, kinds in turn.player.goods.items()
    )


def _held(turn: Turn, place: str) -> bool:
    return place in REGIONS and turn.holds(place)


def _foundations(turn: Turn) -> bool:
    """Character, mechs, workers and a structure on one region (SCY-ON-OBJ-06)."""
    player = turn.player
    places = player.regions() | player.structures.keys()
    return any(player.units_on(p) + (p in player.structures) >= 6 for p in places)


def _bets(turn: Turn) -> bool:
    player = turn.player
    pieces = (player.top, player.mechs, player.structures, player.recruits)
    return all(map(len, pieces)) and all(turn.goods(kind) for kind in KINDS)


def _workforce(turn: Turn) -> bool:
    return turn.player.workers_in_play == len(turn.player.recruits)


def _wolf(turn: Turn) -> bool:
    """Character, exactly one mech and one worker, five resources (SCY-ON-OBJ-06)."""
    player, at = turn.player, turn.player.character
    alone = player.count("mech", at) == 1 and player.count("worker", at) == 1
    return at in REGIONS and alone and player.resources.get(at, 0) >= 5


def _divide(turn: Turn) -> bool:
    return not turn.player.factory_card and sum(map(turn.holds, ADJACENT[FACTORY])) >= 2


def _pacifist(turn: Turn) -> bool:
    player = turn.player
    return player.power == 0 and player.popularity >= 13 and player.workers_in_play >= 5


def _shore(turn: Turn) -> bool:
    return any(sum(map(turn.holds, ADJACENT[lake])) >= 5 for lake in LAKES)


def _foothold(turn: Turn) -> bool:
    player = turn.player
    return len(player.structures) >= 3 and player.popularity >= 7 and not player.mechs


def _monopoly(turn: Turn) -> bool:
    return any(sum(turn.goods(kind).values()) >= 9 for kind in KINDS)


def _breakthrough(turn: Turn) -> bool:
    return turn.player.factory_card and not turn.player.top


def _mastery(turn: Turn) -> bool:
    return turn.player.combat_cards >= 8 and "combat" in turn.player.star_spaces


def _rich(turn: Turn) -> bool:
    return turn.player.coins >= 20


CONDITIONS: dict[int, Condition] = {
    1: _control("mountain"),
    2: _tunnels,
    3: _control("farm"),
    4: _control("tundra"),
    5: _king_of_the_hill,
    6: _warning,
    7: _machines,
    8: _common,
    9: _stockpile,
    10: _control("forest"),
    11: _control("village"),
    12: _rich,
    13: _foundations,
    14: _bets,
    15: _workforce,
    16: _wolf,
    17: _divide,
    18: _pacifist,
    19: _shore,
    20: _foothold,
    21: _monopoly,
    22: _breakthrough,
    23: _mastery,
}
"""Numbers are minima unless they say "at most", "exactly", "equal" or "no" (SCY-ON-OBJ-04)."""

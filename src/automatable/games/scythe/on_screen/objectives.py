"""Objective cards: when their condition holds, and when they may be revealed (SCY-ON-OBJ)."""

from __future__ import annotations

from collections.abc import Callable

from automatable.core.turns.events import Ref
from automatable.games.scythe.components import factions
from automatable.games.scythe.map import ADJACENT, FACTORY, LAKES, REGIONS, TUNNELS
from automatable.games.scythe.on_screen.components import KINDS, built_in
from automatable.games.scythe.on_screen.context import PersonTurn
from automatable.games.scythe.on_screen.stars import place_star

Count = Callable[[PersonTurn], int]


def only_at_the_end(turn: PersonTurn, number: int) -> bool:
    """Cards that say "at the end of your turn" (SCY-ON-OBJ-09, SCY-ON-R-39)."""
    printed = turn.player.switches["objective_timing"] == "printed"
    return printed and turn.decks.tables.objectives[number].end_of_turn


def fulfilled(turn: PersonTurn) -> list[int]:
    """Cards of the hand that can be revealed by their condition (SCY-ON-OBJ-01, SCY-ON-OBJ-03)."""
    player = turn.player
    if not player.objectives or ("objective" in player.star_spaces and not _dominates(turn)):
        return []
    return [number for number in sorted(player.objectives) if _holds(turn, number)]


def _holds(turn: PersonTurn, number: int) -> bool:
    """Numbers are minima unless they say "at most", "exactly", "equal" or "no" (SCY-ON-OBJ-04)."""
    wants = turn.decks.tables.objectives[number].wants
    return all(want.holds(FACTS[want.fact](turn)) for want in wants)


def likes_few_coins(turn: PersonTurn) -> bool:
    """Whether a card in hand counts coins that are not there (SCY-ON-BOT-06)."""
    cards = (turn.decks.tables.objectives[number] for number in turn.player.objectives)
    return any(w.fact == "coins" and w.most is not None for card in cards for w in card.wants)


def fulfilled_now(turn: PersonTurn) -> list[int]:
    """Those that need not wait for the end of the turn (SCY-ON-TURN-06)."""
    return [number for number in fulfilled(turn) if not only_at_the_end(turn, number)]


def _dominates(turn: PersonTurn) -> bool:
    return factions()[turn.player.faction].ability == "dominate"


def reveal(turn: PersonTurn, number: int) -> None:
    """A star; the other card is discarded, but for Saxony; neither comes again.

    SCY-ON-OBJ-02, SCY-ON-R-34, SCY-ON-DECK-08
    """
    player = turn.player
    player.objectives.remove(number)
    _tell(turn, number)
    if not _dominates(turn):
        player.objectives.clear()
    place_star(turn.state, player, "objective", turn.log)


def _tell(turn: PersonTurn, number: int) -> None:
    """A card that its owner corrected is described by what it looks at."""
    card = turn.decks.tables.objectives[number]
    if card == built_in().objectives[number]:
        turn.tell("scy-on_objective", "SCY-ON-OBJ-02", objective=Ref("objective", number))
    else:
        facts = tuple(Ref("want", want.fact) for want in card.wants)
        turn.tell("scy-on_own_objective", "SCY-ON-OBJ-02", n=number, facts=facts)


# --- what the cards look at


def _terrain(terrain: str) -> Count:
    """Controlled regions of a terrain."""
    regions = [id for id, region in REGIONS.items() if region.terrain == terrain]
    return lambda turn: sum(map(turn.holds, regions))


def _tunnels(turn: PersonTurn) -> int:
    """A mine is no tunnel (SCY-ON-OBJ-07, SCY-ON-R-22)."""
    mines = turn.player.switches["mine_is_tunnel_for_objectives"] == "on"
    regions = TUNNELS | turn.player.mines if mines else TUNNELS
    return sum(map(turn.holds, regions))


def _full_region(turn: PersonTurn) -> int:
    """Resources on the richest controlled region that has every kind."""
    goods = turn.player.goods.items()
    full = [p for p, kinds in goods if len(kinds) == len(KINDS) and p in REGIONS and turn.holds(p)]
    return max((turn.player.resources[place] for place in full), default=0)


def _pieces_together(turn: PersonTurn) -> int:
    """Character, mechs, workers and a structure on one region (SCY-ON-OBJ-06)."""
    player = turn.player
    places = player.regions() | player.structures.keys()
    return max((player.units_on(p) + (p in player.structures) for p in places), default=0)


def _lone_wolf(turn: PersonTurn) -> int:
    """Resources beside the character with exactly one mech and one worker (SCY-ON-OBJ-06)."""
    player, at = turn.player, turn.player.character
    alone = player.count("mech", at) == 1 and player.count("worker", at) == 1
    return player.resources.get(at, 0) if at in REGIONS and alone else -1


FACTS: dict[str, Count] = {
    "mountains": _terrain("mountain"),
    "farms": _terrain("farm"),
    "tundras": _terrain("tundra"),
    "forests": _terrain("forest"),
    "villages": _terrain("village"),
    "tunnels": _tunnels,
    "factory": lambda turn: int(turn.holds(FACTORY)),
    "beside_factory": lambda turn: sum(map(turn.holds, ADJACENT[FACTORY])),
    "lake_shore": lambda turn: max(sum(map(turn.holds, ADJACENT[lake])) for lake in LAKES),
    "power": lambda turn: turn.player.power,
    "power_lead": lambda turn: turn.player.power - turn.automa.power,  # SCY-ON-AUT-09
    "popularity": lambda turn: turn.player.popularity,
    "coins": lambda turn: turn.player.coins,
    "workers": lambda turn: turn.player.workers_in_play,
    "mechs": lambda turn: turn.player.mechs_in_play,
    "structures": lambda turn: len(turn.player.structures),
    "recruits": lambda turn: len(turn.player.recruits),
    "upgrades": lambda turn: len(turn.player.top),
    "factory_card": lambda turn: int(turn.player.factory_card),
    "combat_cards": lambda turn: turn.player.combat_cards,
    "combat_stars": lambda turn: turn.player.star_spaces.get("combat", 0),
    "drove_off": lambda turn: int(turn.drove_off),  # SCY-ON-OBJ-05
    "full_region": _full_region,
    "pieces_together": _pieces_together,
    "kinds": lambda turn: sum(bool(turn.goods(kind)) for kind in KINDS),
    "one_kind": lambda turn: max(sum(turn.goods(kind).values()) for kind in KINDS),
    "workers_over_recruits": lambda turn: turn.player.workers_in_play - len(turn.player.recruits),
    "lone_wolf": _lone_wolf,
}

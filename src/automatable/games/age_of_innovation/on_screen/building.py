"""Transform and build; what every build scores (AOI-ON-TRF, AOI-ON-SCORE)."""

from __future__ import annotations

from functools import partial

from automatable.core.turns.events import Ref
from automatable.core.turns.procedure import Procedure
from automatable.games.age_of_innovation.on_screen.cities import found_cities
from automatable.games.age_of_innovation.on_screen.components import Jump, building_types
from automatable.games.age_of_innovation.on_screen.context import Moves, PersonTurn
from automatable.games.age_of_innovation.on_screen.reach import (
    jump_tools,
    land_of,
    path,
    pay_jump,
    ways,
    word,
)
from automatable.games.age_of_innovation.state import PersonBuilding


def transform_and_build(turn: PersonTurn) -> Moves:
    """Hex by hex: build, then how far it can be transformed (AOI-ON-TRF-02, AOI-ON-TRF-03)."""
    state, home, answers = turn.state, turn.home, Moves()
    found = ways(turn)
    for hex in land_of(turn, found):
        terrains = path(state.terrain(hex), home)
        for jump, hexes in found:
            if hex not in hexes:
                continue
            if can_build(turn, len(terrains), jump):
                answers[f"build {hex}{word(jump)}"] = partial(build, hex=hex, jump=jump)
            spades = affordable(turn, jump)
            for terrain in terrains[:spades]:
                text = f"transform {hex} {terrain}{word(jump)}"
                answers[text] = partial(transform, hex=hex, terrain=terrain, jump=jump)
    return answers


def affordable(turn: PersonTurn, jump: Jump | None) -> int:
    """Spades that could be bought after the jump."""
    return (turn.player.tools - jump_tools(jump)) // turn.player.tools_per_spade


def can_build(turn: PersonTurn, spades: int, jump: Jump | None) -> bool:
    """Tools for jump, spades and workshop; coins that the spades bring count (AOI-ON-TRF-04)."""
    cost = building_types()["workshop"].cost
    tools = jump_tools(jump) + spades * turn.player.tools_per_spade + cost["tools"]
    coins = turn.player.coins + spades * turn.faction.coins_per_spade
    return turn.player.tools >= tools and coins >= cost["coins"] and turn.supply("workshop") > 0


def transform(turn: PersonTurn, hex: str, terrain: str, jump: Jump | None) -> Procedure[None]:
    """Bought spades only; the hex stays free for everybody (AOI-ON-TRF-02, AOI-ON-TRF-05)."""
    pay_jump(turn, jump)
    buy_spades(turn, hex, terrain)
    return
    yield


def build(turn: PersonTurn, hex: str, jump: Jump | None = None) -> Procedure[None]:
    """Jump, spades, workshop, points, city (AOI-ON-TRF-07)."""
    pay_jump(turn, jump)
    buy_spades(turn, hex, turn.home)
    yield from build_workshop(turn, hex)


def buy_spades(turn: PersonTurn, hex: str, terrain: str) -> None:
    terrains = path(turn.state.terrain(hex), turn.home)
    if terrains:
        spades = terrains.index(terrain) + 1
        turn.pay({"tools": spades * turn.player.tools_per_spade}, "AOI-ON-TRF-02")
        dig(turn, hex, terrain, spades)


def dig(turn: PersonTurn, hex: str, terrain: str, spades: int) -> None:
    """Lay the terrain; each spade used scores, and pays the Goblins (AOI-ON-FAC-03)."""
    turn.state.terrain_tiles[hex] = terrain
    named = {"hex": Ref("hex", hex), "terrain": Ref("terrain", terrain)}
    turn.tell("aoi-on_transform", "AOI-ON-TRF-02", n=spades, **named)
    for _ in range(spades):
        turn.goal("spade")
    coins = spades * turn.faction.coins_per_spade
    if coins:
        turn.gain("coins", coins, "AOI-ON-FAC-03")


def build_workshop(turn: PersonTurn, hex: str, free: bool = False) -> Procedure[None]:
    if not free:
        turn.pay(building_types()["workshop"].cost, "AOI-ON-TRF-03")
    yield from place_building(turn, hex, "workshop")


def place_building(turn: PersonTurn, hex: str, type: str, neutral: bool = False) -> Procedure[None]:
    """A new piece on the map, what it scores, then the cities (AOI-ON-GEN-06)."""
    turn.own[hex] = PersonBuilding(1, type, neutral)
    named = {"hex": Ref("hex", hex), "building": Ref("building", type)}
    turn.tell("aoi-on_build", "AOI-ON-GEN-06", neutral=neutral, **named)
    score_build(turn, hex, type)
    yield from found_cities(turn)


# --- points


def score_build(turn: PersonTurn, hex: str, type: str) -> None:
    """Round tile and own tiles (AOI-ON-SCORE-01 to -04).

    AOI-ON-SCORE-01, AOI-ON-SCORE-02, AOI-ON-SCORE-05
    """
    if not turn.in_actions:
        return
    turn.goal("palace_or_university" if type in ("palace", "university") else type)
    if type == "workshop":
        _score_workshop(turn, hex)
    elif type == "guild":
        _score_guild(turn)


def _score_workshop(turn: PersonTurn, hex: str) -> None:
    """What a new workshop scores, by where it stands (AOI-ON-SCORE-03)."""
    board, rule = turn.state.board, "AOI-ON-SCORE-03"
    if hex in board.rim:
        turn.goal("workshop_on_map_edge")
        turn.score("competency", turn.lasting("points_per_edge_workshop"), rule)
    if hex in board.riverside:
        turn.score("bonus", turn.bonus.ongoing.get("points_per_riverside_workshop", 0), rule)
        river = turn.faction.per_riverside_workshop
        turn.score("faction", river.get("points", 0), "AOI-ON-FAC-09")
        turn.gain("coins", river.get("coins", 0), "AOI-ON-FAC-09")
    turn.score("palace", turn.palace.ongoing.get("points_per_workshop_built", 0), rule)


def _score_guild(turn: PersonTurn) -> None:
    """What a new guild scores (AOI-ON-SCORE-04)."""
    turn.score("bonus", turn.bonus.ongoing.get("points_per_guild", 0), "AOI-ON-SCORE-04")
    points = turn.palace.ongoing.get("points_per_guild_built", 0)
    turn.score("palace", points, "AOI-ON-SCORE-04")

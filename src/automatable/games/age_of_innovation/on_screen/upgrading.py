"""Upgrades: paid, free, and the way back from school to guild (AOI-ON-UPG)."""

from __future__ import annotations

from functools import partial

from automatable.core.turns.events import Ref
from automatable.core.turns.procedure import Procedure
from automatable.games.age_of_innovation.on_screen.building import place_building, score_build
from automatable.games.age_of_innovation.on_screen.cities import found_cities
from automatable.games.age_of_innovation.on_screen.competencies import take_competency
from automatable.games.age_of_innovation.on_screen.components import building_types
from automatable.games.age_of_innovation.on_screen.context import Moves, PersonTurn
from automatable.games.age_of_innovation.on_screen.gaining import gives
from automatable.games.age_of_innovation.on_screen.palaces import take_palace
from automatable.games.age_of_innovation.on_screen.reach import beside

PATHS = {"workshop": ("guild",), "guild": ("palace", "school"), "school": ("university",)}
"""What a building can become, in the order of lists."""
DONE = "done"


def upgrades(turn: PersonTurn) -> Moves:
    """Own non-neutral buildings, one step up, in reading order (AOI-ON-UPG-01)."""
    answers = Moves()
    for hex in turn.state.board.reading(turn.own):
        building = turn.own[hex]
        for type in () if building.neutral else PATHS.get(building.type, ()):
            if turn.supply(type) and turn.can_pay(cost_of(turn, hex, type)):
                answers[f"upgrade {hex} {type}"] = partial(upgrade, hex=hex, type=type)
    return answers


def cost_of(turn: PersonTurn, hex: str, type: str) -> dict[str, int]:
    """A guild is cheaper beside one of her buildings (AOI-ON-UPG-02, AOI-ON-AUT-04)."""
    piece = building_types()[type]
    cost = dict(piece.cost)
    hers = turn.state.automa_buildings
    if piece.coins_next_to_other and any(o in hers for o in beside(turn.state, hex)):
        cost["coins"] = piece.coins_next_to_other
    return cost


def upgrade(turn: PersonTurn, hex: str, type: str) -> Procedure[None]:
    """Cost, piece, points, city, then what the building gives (AOI-ON-UPG-03, AOI-ON-R-06)."""
    turn.pay(cost_of(turn, hex, type), "AOI-ON-UPG-01")
    yield from replace(turn, hex, type)
    if type in ("school", "university"):
        yield from take_competency(turn, type, hex)
    elif type == "palace":
        yield from take_palace(turn, hex)


def replace(turn: PersonTurn, hex: str, type: str) -> Procedure[None]:
    """The new piece; annex and city stay with the hex (AOI-ON-UPG-04)."""
    building = turn.own[hex]
    old, building.type = building.type, type
    before, after = Ref("building", old), Ref("building", type)
    turn.tell("aoi-on_upgrade", "AOI-ON-UPG-01", hex=Ref("hex", hex), old=before, new=after)
    score_build(turn, hex, type)
    yield from found_cities(turn)


# --- free guilds


def _replaceable(turn: PersonTurn, old: str) -> list[str]:
    if not turn.supply("guild"):
        return []
    own = turn.own.items()
    found = [hex for hex, building in own if building.type == old and not building.neutral]
    return turn.state.board.reading(found)


@gives("workshop_to_guild", possible=lambda turn: bool(_replaceable(turn, "workshop")))
def workshop_to_guild(turn: PersonTurn, n: int, source: str) -> Procedure[None]:
    """A workshop becomes a guild without a cost (AOI-ON-UPG-05)."""
    yield from _free_guild(turn, "workshop")


@gives("school_to_guild", possible=lambda turn: bool(_replaceable(turn, "school")))
def school_to_guild(turn: PersonTurn, n: int, source: str) -> Procedure[None]:
    """It counts as building a guild; the competency stays (AOI-ON-UPG-05, AOI-ON-R-16)."""
    yield from _free_guild(turn, "school")


def _free_guild(turn: PersonTurn, old: str) -> Procedure[None]:
    hex = yield from turn.ask(
        "guild",
        "AOI-ON-UPG-05",
        lambda: {f"upgrade {hex} guild": hex for hex in _replaceable(turn, old)},
        building=Ref("building", old),
    )
    yield from replace(turn, hex, "guild")


@gives("guild_anywhere")
def guild_anywhere(turn: PersonTurn, n: int, source: str) -> Procedure[None]:
    """On any empty home terrain, reach or not, or nowhere (AOI-ON-TILE-04)."""
    state = turn.state
    hexes = [h for h in state.board.land if state.terrain(h) == turn.home and state.is_empty(h)]
    if not hexes:  # a piece is left: the palace has just replaced a guild
        return
    hex = yield from turn.ask(
        "guild",
        "AOI-ON-TILE-04",
        lambda: {**{f"build {hex} guild": hex for hex in hexes}, DONE: None},
        building=None,
    )
    if hex is not None:
        yield from place_building(turn, hex, "guild")

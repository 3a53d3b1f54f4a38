"""Every tile of the box as a picture, by kind and id."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing
from automatable.core.turns.events import Ref
from automatable.games.age_of_innovation.board.effects import GOALS, SIGNS, Amounts, signs
from automatable.games.age_of_innovation.board.tiles import TIMES, round_tile, tile
from automatable.games.age_of_innovation.components import (
    RoundTile,
    final_tiles,
    round_tiles,
)
from automatable.games.age_of_innovation.on_screen.components import (
    CityTile,
    book_actions,
    city_tiles,
    competencies,
    innovations,
    palace_tiles,
    power_actions,
    round_bonuses,
)

Effects = Mapping[str, Mapping[str, Any]]


def effects_of(found: Any) -> Effects:
    """What a tile of the data files gives, sorted by when it counts."""
    effects: dict[str, dict[str, Any]] = {
        time: dict(getattr(found, time, None) or {}) for time in TIMES
    }
    if getattr(found, "neutral", ""):
        effects["once"] = {"neutral": found.neutral, **effects["once"]}
    for counted, stages in getattr(found, "points_by", {}).items():
        effects["once"][f"points_by_{counted}"] = stages
    if parts := getattr(found, "in_any_order", ()):
        effects["once"]["in_any_order"] = parts
    if jump := getattr(found, "jump", None):
        effects["ongoing"]["fly"] = {"cost": jump.cost, "points": jump.points}
    return effects


def city_effects(found: CityTile) -> Effects:
    gains: Amounts = found.gives
    return {"once": {"points": found.points, **gains}}


def paid_effects(cost: Amounts, gives: Amounts) -> str:
    """`3 power → 1 scholar` in signs."""
    price = " ".join(signs(cost))
    return f"{price} → {' '.join(signs(gives))}"


LINES = {"competency": 2, "innovation_tile": 3, "palace": 3, "city_tile": 1, "bonus": 2}
"""How many lines the tallest tile of a kind has: all are equally high."""
LOOK = {"innovation_tile": "innovation", "city_tile": "city"}
EFFECTS: dict[str, Callable[[str], Effects]] = {
    "competency": lambda id: effects_of(competencies()[int(id)]),
    "innovation_tile": lambda id: effects_of(innovations()[id]),
    "palace": lambda id: effects_of(palace_tiles()[int(id)]),
    "bonus": lambda id: effects_of(round_bonuses()[int(id)]),
    "city_tile": lambda id: city_effects(city_tiles()[id]),
}


def tile_picture(kind: str, id: int | str, words: Words) -> Drawing:
    """A tile as it lies on the table; a listener hears its sentence."""
    said = words(f"says-{kind}-{id}")
    return tile(LOOK.get(kind, kind), EFFECTS[kind](str(id)), said, LINES[kind])


def round_picture(key: str, words: Words, last: bool = False) -> Drawing:
    """A round tile or a final tile; that of the last round brings no knowledge bonus."""
    found = round_tiles().get(key) or final_tiles()[key]
    bonus = ""
    if isinstance(found, RoundTile) and not last:
        bonus = SIGNS[found.bonus.what].format(n=found.bonus.n)
    return round_tile(found.goal, found.goal_points, bonus, words(f"says-tile-{key}"))


def scoring_signs(key: str) -> tuple[str, str]:
    """What a tile rewards, and what levels of its discipline bring at the end of the round."""
    found = round_tiles().get(key) or final_tiles()[key]
    rewards = f"{found.goal_points} points / {GOALS[found.goal]}"
    if not isinstance(found, RoundTile):
        return rewards, ""
    bonus = SIGNS[found.bonus.what].format(n=found.bonus.n)
    return rewards, f"{found.bonus_per_levels} k-{found.discipline} → {bonus}"


def power_signs(place: int, discount: int = 0) -> str:
    found = power_actions()[place]
    return paid_effects({"power": found.cost - discount}, found.gives)


def book_signs(id: int) -> str:
    found = book_actions()[id]
    return paid_effects({"books": found.cost}, found.gives)


PICTURED = frozenset(EFFECTS)


def picture_of(ref: Ref, words: Words) -> Drawing:
    """A tile that a line of the log names; nothing for what is no tile."""
    return tile_picture(ref.kind, ref.id, words) if ref.kind in PICTURED else Drawing()

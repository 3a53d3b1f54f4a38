"""Effects in signs: what a tile gives, as numbers and icons that read without a rulebook.

An effect is written as a short line such as `2 points / b-guild`: names of icons, all else as it
stands. The drawings of all tiles, and the small lines in the sheet, come from these lines.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

SIGNS = {
    "coins": "{n} coin",
    "tools": "{n} tool",
    "scholars": "{n} scholar",
    "books": "{n} book",
    "power": "{n} power",
    "points": "{n} points",
    "spades": "{n} spade",
    "bridges": "{n} bridge",
    "steps": "{n} step",
    "steps_in_one": "{n} step",
    "step_each": "step_each",
    "annexes": "{n} annex",
    "competencies": "{n} competency",
    "city_tiles": "{n} city",
    "sailing": "{n} sail_up",
    "terraforming": "{n} terraform",
    "neutral": "n-{n}",
    "tokens_to_bowl_3": "{n} token → III",
    "school_to_guild": "b-school → b-guild",
    "workshop_to_guild": "b-workshop → b-guild",
    "guild_anywhere": "b-guild anywhere",
    "city_power": "city ≥ {n} power",
    "city_over_river": "city river",
    "another_action": "+ act",
    "points_per_guild": "{n} points / b-guild",
    "points_per_guild_built": "{n} points / b-guild",
    "points_per_workshop": "{n} points / b-workshop",
    "points_per_workshop_built": "{n} points / b-workshop",
    "points_per_school": "{n} points / b-school",
    "points_per_palace_or_university": "{n} points / b-palace b-university",
    "points_per_riverside_workshop": "{n} points / b-workshop river",
    "points_per_edge_workshop": "{n} points / b-workshop edge",
    "points_per_scholar": "{n} points / scholar",
    "points_per_city_tile": "{n} points / city",
    "points_lowest_level": "points = lowest",
    "points_two_highest": "points = 2 highest",
    "steps_per_school": "{n} step / b-school",
    "steps_per_shape": "{n} step / shapes",
}
"""By the key of an effect in the data files; `{n}` is its number."""

STAGES = {
    "points_by_buildings": "shapes",
    "points_by_settlements": "b-workshop",
    "points_by_bridges": "bridge",
}
"""Points that come in stages: what is counted."""

GOALS = {
    "workshop": "b-workshop",
    "guild": "b-guild",
    "school": "b-school",
    "palace_or_university": "b-palace b-university",
    "workshop_on_map_edge": "b-workshop edge",
    "innovation": "innovation",
    "spade": "spade",
    "sailing_or_terraforming_step": "sail_up terraform",
    "city": "city",
    "knowledge_step": "step",
}
"""What a round tile rewards."""


Amounts = Mapping[Any, Any]
"""Effects by their names, as the data files have them."""


def signs(effects: Amounts) -> list[str]:
    """The lines of these effects, in their order; short gains share one line."""
    lines: list[str] = []
    gains: list[str] = []
    for key, value in effects.items():
        if found := list(_lines(key, value)):
            short = key in SIGNS and "/" not in found[0] and "=" not in found[0]
            (gains if short else lines).extend(found)
    return [*([" ".join(gains)] if gains else []), *lines]


def _lines(key: str, value: Any) -> Iterator[str]:
    if key in STAGES:
        yield from _stages(STAGES[key], value)
    elif key == "fly":
        yield f"{value['cost']['scholars']} scholar → fly {value['points']} points"
    elif key == "in_any_order":
        yield " ".join(line for part in value for line in signs(part))
    else:
        yield SIGNS[key].format(n=value)


def _stages(counted: str, stages: Sequence[Sequence[int]]) -> Iterator[str]:
    """`7 shapes 8 points`, a line for each stage."""
    for least, points in stages:
        yield f"{least} {counted} {points} points"

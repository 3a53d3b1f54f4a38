"""Correcting facts: what a person types, and what follows from it (section 6 of the rules page).

Lists may be written as a person writes them: drawn cards as `3, 8`, gaps as `G1 G2`, star
spaces as `2 6 11 ...`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from automatable.core.errors import Refused
from automatable.core.positions import bad_value
from automatable.games.expeditions.components import base_game
from automatable.games.expeditions.levels import shipped_levels
from automatable.games.expeditions.problems import last_turns
from automatable.games.expeditions.state import State

_NUMBERS = ("drawn_this_cycle", "level.star_positions")
_BOOLEANS = (
    "automa_gained.token_20", "human_has_20", "excluded_cards_removed", "show_unseen_cards",
    "strict_reports",
)  # fmt: skip
GAPS = "gap_layout.gaps."
_SIDES = "final_turns_left"


def typed_in(changes: Mapping[str, Any]) -> dict[str, Any]:
    """The changes with texts turned into the lists and yes or no they stand for."""
    return {path: _meant(path, value) for path, value in changes.items()}


def _meant(path: str, value: Any) -> Any:
    if not isinstance(value, str):
        return value
    words = re.split(r"[\s,.]+", value.strip()) if value.strip() else []
    if path in _NUMBERS:
        return [_number(path, word) for word in words]
    if path.startswith(GAPS) or path == _SIDES:
        return words
    if path in _BOOLEANS and value in ("yes", "no"):
        return value == "yes"
    return value


def _number(path: str, word: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,3}", word):
        raise bad_value(path, word)
    return int(word)


def settle(position: dict[str, Any], changes: Mapping[str, Any], before: State) -> None:
    """What follows from the changes: last turns, the gap layout's mark, the question of the end."""
    if any(path.startswith(GAPS) for path in changes):
        position["gap_layout"]["status"] = "edited"  # EXP-OWN-02
    _ask_about_the_end(position, changes, before)
    if "trigger" in changes and _SIDES not in changes:
        _settle_last_turns(position, changes["trigger"])


def _ask_about_the_end(position: dict[str, Any], changes: Mapping[str, Any], before: State) -> None:
    """A marker corrected to the 8th star: only the person knows if that ended the game."""
    progress = position["progress_position"]
    if not isinstance(progress, int) or "trigger" in changes:
        return
    stars = sum(place <= progress for place in _star_places(position["level"]))
    if stars >= base_game().automa_stars > before.stars and before.trigger is None:
        raise Refused("was_end_triggered", fact="trigger")


def _star_places(level: Any) -> list[int]:
    """Where the stars of a level lie, a shipped one or an owner's (EXP-LVL-05)."""
    if isinstance(level, str):
        shipped = shipped_levels().get(level)
        return list(shipped.star_positions) if shipped else []
    told = level.get("star_positions") if isinstance(level, dict) else None
    return [place for place in told if isinstance(place, int)] if isinstance(told, list) else []


def _settle_last_turns(position: dict[str, Any], trigger: Any) -> None:
    if trigger not in ("human", "automa"):
        position[_SIDES] = []
        return
    starts = {left[0] if left else "scoring": left for left in last_turns(trigger)}
    position[_SIDES] = list(starts.get(position["next"], []))

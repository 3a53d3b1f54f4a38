"""What follows from a correction (section 6 of the rules page)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from automatable.core.errors import Refused
from automatable.games.expeditions.components import base_game
from automatable.games.expeditions.levels import shipped_levels
from automatable.games.expeditions.problems import last_turns
from automatable.games.expeditions.state import State

GAPS = "gap_layout.gaps."
_SIDES = "final_turns_left"


def settle_correction(position: dict[str, Any], changes: Mapping[str, Any], before: State) -> None:
    """What follows from the changes: last turns, the gap layout's mark, the question of the end.

    EXP-LVL-07, EXP-R-17, EXP-R-21
    """
    layout = position["gap_layout"]
    if isinstance(layout, dict) and any(path.startswith(GAPS) for path in changes):
        layout["status"] = "edited"  # EXP-OWN-02
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

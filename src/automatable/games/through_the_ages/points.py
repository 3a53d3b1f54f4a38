"""The Automa's science and culture points."""

from __future__ import annotations

from automatable.core.events import Log
from automatable.games.through_the_ages.state import State


def change_points(state: State, culture: int, science: int, rule: str, log: Log) -> None:
    """Points do not fall below 0 (TTA-EFF-10)."""
    automa = state.automa
    if culture:
        now = max(0, automa.culture_points + culture)
        log.instruct("tta-culture_points", rule, n=now - automa.culture_points, now=now)
        automa.culture_points = now
    if science:
        now = max(0, automa.science_points + science)
        log.instruct("tta-science_points", rule, n=now - automa.science_points, now=now)
        automa.science_points = now

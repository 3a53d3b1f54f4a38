"""The Automa's science and culture points."""

from __future__ import annotations

from automatable.core.turns.events import Log
from automatable.games.through_the_ages.state import State


def change_points(state: State, culture: int, science: int, rule: str, log: Log) -> None:
    """Points do not fall below 0 (TTA-EFF-10)."""
    automa = state.automa
    if culture:
        before, now = automa.culture_points, max(0, automa.culture_points + culture)
        automa.culture_points = now
        _tell("culture", culture > 0, abs(now - before), now, rule, log)
    if science:
        before, now = automa.science_points, max(0, automa.science_points + science)
        automa.science_points = now
        _tell("science", science > 0, abs(now - before), now, rule, log)


def _tell(what: str, gained: bool, n: int, now: int, rule: str, log: Log) -> None:
    log.instruct(f"tta-automa_{'gains' if gained else 'loses'}_{what}", rule, n=n, now=now)

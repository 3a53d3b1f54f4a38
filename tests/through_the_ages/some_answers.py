"""Legal answers to the open questions of Through the Ages, for play by chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from automatable.core.match import Match
from automatable.games.through_the_ages.person import legal_reports
from automatable.games.through_the_ages.state import State


def some_report(match: Match[State], pick: Callable[[Sequence[Any]], Any]) -> str:
    """Now and then something that happened at the table, and soon the end of the turn."""
    return str(pick(["done", pick(list(legal_reports(match.state)))]))


ANSWERS = {"turn": some_report}

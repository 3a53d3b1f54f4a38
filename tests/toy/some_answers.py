"""A legal answer to each open question, for players that know nothing of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from automatable.core.match import Match


def some_light(match: Match[Any], pick: Callable[[Sequence[Any]], Any]) -> str:
    return f"light {pick(range(match.state.person.coins + 1))}"


ANSWERS = {"light": some_light}

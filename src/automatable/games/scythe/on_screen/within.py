"""A point within a person's turn: where the turn began, and the answers since.

Nothing else is kept within a turn, so a player that thinks ahead can play it on from here.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from automatable.games.scythe.state import State


@dataclass
class Within:
    start: State
    """As it was; nobody changes it."""
    answers: list[Any] = field(default_factory=list)
    """Values as the procedure got them, draws included."""

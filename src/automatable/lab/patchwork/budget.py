"""How much a decision of the search may cost."""

from __future__ import annotations

import re
from dataclasses import dataclass

from automatable.lab.errors import BadExperiment

_BUDGET = re.compile(r"(search|playouts)(?::(\d+)|:(\d+(?:\.\d+)?)s)?")
MOST, MOST_SECONDS, LONGEST = 10_000_000, 3600.0, 40
"""Of a decision; a name that is longer is no number."""
DEFAULT = 1000


@dataclass(frozen=True)
class Budget:
    """How much a decision may cost: iterations, or seconds of real time."""

    iterations: int = DEFAULT
    seconds: float | None = None
    learned: bool = True
    """Whether it asks what was learned; where there is nothing, games are played on."""

    @staticmethod
    def read(name: str) -> Budget | None:
        """`search`, `search:500` iterations, `search:1s` seconds; None for another player.

        `playouts` is the search that plays on instead of asking what was learned.
        """
        found = _BUDGET.fullmatch(name)
        if found is None:
            return None
        if len(name) > LONGEST:
            raise BadExperiment("no_budget", player=f"{name[:LONGEST]}…")
        iterations, seconds = int(found[2] or DEFAULT), float(found[3]) if found[3] else None
        if not 1 <= iterations <= MOST or not 0 < (seconds or 1) <= MOST_SECONDS or seconds == 0:
            raise BadExperiment("no_budget", player=name)
        return Budget(iterations, seconds, found[1] == "search")

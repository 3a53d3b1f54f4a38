"""What a person's move along the time board would bring, shown before it is made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from automatable.games.patchwork.components import Patch, time_board


@dataclass(frozen=True)
class Outlook:
    """The space reached, what is gained on the way, and whether the same seat moves again."""

    reach: int
    income: int
    leather: int
    keeps_turn: bool


def after_buying(position: dict[str, Any], patch: Patch) -> Outlook:
    """The patch counts for the income it crosses (PAT-BASE-INC-02)."""
    here, _ = _spaces(position)
    person = position[f"seat_{position['to_move']}"]
    reach = min(here + patch.time_cost, time_board().final_space)
    return _outlook(position, reach, person["income"] + patch.printed_buttons)


def after_advancing(position: dict[str, Any]) -> Outlook:
    """Directly in front of the opponent (PAT-BASE-ADV-01, PAT-BASE-ADV-02)."""
    _, there = _spaces(position)
    person = position[f"seat_{position['to_move']}"]
    reach = min(there + 1, time_board().final_space)
    return _outlook(position, reach, person["income"])


def _outlook(position: dict[str, Any], reach: int, income: int) -> Outlook:
    here, there = _spaces(position)
    crossed = range(here + 1, reach + 1)
    payments = sum(space in crossed for space in time_board().income_spaces)
    leather = sum(space in crossed for space in position["leather_spaces_left"])
    again = reach <= there and reach < time_board().final_space  # PAT-BASE-BUY-07
    return Outlook(reach, payments * income, leather, again)


def _spaces(position: dict[str, Any]) -> tuple[int, int]:
    """Where the token of the seat to move stands, and where the other one does."""
    mover = position["to_move"]
    return position["time"][str(mover)], position["time"][str(3 - mover)]

"""A legal answer to each open question, for players that know nothing of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from automatable.core.match import Match
from automatable.games.patchwork.components import patches
from automatable.games.patchwork.moves import unknown_patches


def some_patches(match: Match[Any], pick: Callable[[Sequence[Any]], Any]) -> str:
    """As many unknown patches as lie within reach, in any order."""
    unknown = unknown_patches(match.state)
    told = []
    for _ in range(match.state.window.count(None)):
        told.append(pick(unknown))
        unknown.remove(told[-1])
    return "+" + "".join(patches()[id].letter for id in told)


ANSWERS = {"patches": some_patches}

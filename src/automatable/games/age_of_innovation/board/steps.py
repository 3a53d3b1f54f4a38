"""Where a space is found on a board that has no coordinates."""

from __future__ import annotations

from automatable.core.screens import Words
from automatable.games.age_of_innovation.land import RIVER, Board


def where(found: Board, hex: str, words: Words) -> str:
    """A hex as it is found on a board without coordinates: printed terrain, row, space."""
    terrain = found.printed[hex]
    named = words("found-river" if terrain == RIVER else f"terrain-{terrain}")
    rows = sorted({place[0] for place in found.places})
    across = [place for place in found.places if place[0] == hex[0]]
    row, n = rows.index(hex[0]) + 1, across.index(hex) + 1
    return words("found-place", hex=hex, terrain=named, row=row, n=n)

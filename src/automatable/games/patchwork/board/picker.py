"""Picking patches from their pictures, grouped by size, to tell the app what lies in the circle."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from automatable.core.drawing.screens import Words
from automatable.games.patchwork.board.circle import Pictured, pictured
from automatable.games.patchwork.components import patches


@dataclass(frozen=True)
class Picker:
    """Patches to tap in the order in which they lie."""

    count: int
    groups: tuple[tuple[int, tuple[Pictured, ...]], ...]
    """Number of cells, and the patches with that many."""


def picker(ids: Iterable[int], count: int, words: Words) -> Picker:
    """The patches that can be meant, small ones first, equal shapes side by side."""
    meant = sorted((patches()[id] for id in ids), key=lambda patch: (patch.cells, patch.rows))
    groups = tuple(
        (cells, tuple(pictured(patch, words) for patch in group))
        for cells, group in groupby(meant, key=lambda patch: patch.cells)
    )
    return Picker(count, groups)

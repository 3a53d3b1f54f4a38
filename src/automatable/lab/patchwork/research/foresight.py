"""What a beam thinks things are worth: the planner's terms and some more about the quilt.

In hundredths of a point, as the planner's weights. They are whole numbers, so that every machine
comes to the same decisions. `learning` found them.
"""

from __future__ import annotations

from typing import NamedTuple


class Foresight(NamedTuple):
    """The first ten mean what they mean to the planner."""

    button: int
    button_early: int
    income: int
    cell: int
    time: int
    time_early: int
    edge: int
    edge_early: int
    tile: int
    again: int
    hole: int
    """What a free cell costs that has no free neighbour."""
    hole_early: int
    dead_end: int
    """… and one that has a single free neighbour."""
    dead_end_early: int
    square: int
    """What a free square of 2x2 cells is good for."""
    square_early: int
    field: int
    """… and one of 3x3 cells."""
    field_early: int
    automa_time: int
    """What it is worth that the Automa is one space farther."""
    automa_point: int
    """What a point of the Automa's costs."""


FORESIGHT = Foresight(
    button=122, button_early=111, income=153, cell=168, time=66, time_early=184,
    edge=20, edge_early=-7, tile=1031, again=4,
    hole=25, hole_early=2, dead_end=17, dead_end_early=12,
    square=4, square_early=58, field=-2, field_early=13, automa_time=58, automa_point=85,
)  # fmt: skip
"""Learned in 82 generations: four minutes on 16 cores, 12 million games."""

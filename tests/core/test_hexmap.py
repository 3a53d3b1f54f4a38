"""Doubled coordinates: every formula against a plain walk over the hexes."""

from __future__ import annotations

from math import dist, isclose

from hypothesis import given
from hypothesis import strategies as st

from automatable.core.hexmap import (
    STEPS,
    Hex,
    centre,
    corners,
    distance,
    distances,
    neighbour,
    neighbours,
    side,
)

BOARD = {Hex(row, x2) for row in range(9) for x2 in range(18) if (row + x2) % 2 == 0}
hexes = st.sampled_from(sorted(BOARD))


def on_board(hex: Hex) -> list[Hex]:
    return [other for other in neighbours(hex) if other in BOARD]


@given(hexes, hexes)
def test_distance_is_the_length_of_the_shortest_walk(a: Hex, b: Hex) -> None:
    assert distance(a, b) == distances([a], on_board)[b]


def test_nearest_of_several_starts_counts() -> None:
    found = distances([Hex(0, 0), Hex(0, 6)], on_board)
    assert found[Hex(0, 4)] == 1
    assert found[Hex(0, 2)] == 1


def test_a_place_that_cannot_be_reached_has_no_distance() -> None:
    assert distances(["a"], {"a": ["b"], "b": [], "c": []}.__getitem__) == {"a": 0, "b": 1}


def test_neighbours_are_drawn_at_the_same_distance() -> None:
    here = centre(Hex(4, 4), 10)
    assert len({round(dist(here, centre(other, 10)), 6) for other in neighbours(Hex(4, 4))}) == 1


@given(hexes, st.sampled_from(list(STEPS)))
def test_a_side_is_shared_with_the_neighbour_it_faces(hex: Hex, direction: str) -> None:
    opposite = {"NE": "SW", "E": "W", "SE": "NW", "SW": "NE", "W": "E", "NW": "SE"}[direction]
    a, b = side(hex, direction, 10)
    c, d = side(neighbour(hex, direction), opposite, 10)
    assert isclose(dist(a, d), 0, abs_tol=1e-9)
    assert isclose(dist(b, c), 0, abs_tol=1e-9)


def test_corners_lie_around_the_middle() -> None:
    assert {round(dist(centre(Hex(2, 2), 10), corner)) for corner in corners(Hex(2, 2), 10)} == {10}

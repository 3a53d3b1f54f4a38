"""What the drawings show is what lies there."""

from __future__ import annotations

from itertools import pairwise

import pytest

from automatable.games.expeditions import GAME
from automatable.games.expeditions.board.decision import decision_steps
from automatable.games.expeditions.board.steps import points_of_way
from automatable.games.expeditions.components import MechName, Target
from automatable.games.expeditions.search import search
from automatable.ui.words import Words
from tests.expeditions.positions import position


@pytest.mark.parametrize(
    ("person", "mech", "drawn"),
    [
        ("N3", "north", True),
        ("N3", "central", False),
        ("C3", "central", True),
        ("C3", "north", False),
        ("S3", "north", False),
        ("basecamp", "north", False),
    ],
)
def test_the_persons_mech_is_drawn_in_its_own_row_only(
    person: str, mech: MechName, drawn: bool
) -> None:
    decision = search(position(human_mech=person), mech, Target("map", 0))
    for picture in decision_steps(decision, Words("en", GAME)):
        assert f"mech_{mech}" in picture
        assert ("mech_person" in picture) is drawn


@pytest.mark.rule("EXP-MOV-01", "EXP-MOV-02")
@pytest.mark.parametrize(
    ("start", "end", "parts"), [("N6", "N2", 2), ("C2", "C6", 2), ("N2", "N4", 1), ("C6", "C4", 1)]
)
def test_a_way_around_the_end_of_a_row_is_no_way_back(start: str, end: str, parts: int) -> None:
    drawn = list(points_of_way([start, end]))
    assert len(drawn) == parts
    east = start[0] == "N"
    assert all((a[0] < b[0]) == east for points in drawn for a, b in pairwise(points))

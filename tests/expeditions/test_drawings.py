"""What the drawings show is what lies there."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random

import pytest

from automatable.core.matches.match import Match
from automatable.games.expeditions import GAME
from automatable.games.expeditions.board.decision import decision_steps
from automatable.games.expeditions.board.map import map_labels
from automatable.games.expeditions.board.scene import scene
from automatable.games.expeditions.board.steps import points_of_way
from automatable.games.expeditions.components import MechName, Target
from automatable.games.expeditions.search import search
from automatable.testing.playing import legal_answer
from automatable.ui.words.words import Words
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


@pytest.mark.parametrize("row", ["north", "central"])
def test_the_way_of_a_mech_is_seen_in_the_dark(row: str) -> None:
    """The central one was nearly black on black."""
    css = (GAME.screens.folder / "table.css").read_text("utf-8")
    found = re.search(rf"--{row}: light-dark\(#\w+, #(\w\w)(\w\w)(\w\w)\)", css)
    assert found
    assert sum(int(part, 16) for part in found.groups()) > 3 * 110


def test_a_mech_at_basecamp_does_not_cover_its_name() -> None:
    name = re.search(r'y="(\d+)"[^>]*class="camp-name"', map_labels(Words("de", GAME)))
    assert name
    below = 62 + 72  # the lower edge of a mech
    assert int(name[1]) - 32 * 0.75 >= below


@pytest.mark.rule("EXP-HUM-03")
def test_the_hint_about_location_19_comes_only_where_it_can_matter() -> None:
    match = Match.at(GAME, GAME.template())
    for _ in range(40):
        shown = scene(match, Words("en", GAME))["passable"]
        down = [m for m in match.state.mechs.values() if not match.state.locations[m].face_up]
        assert shown == bool(down)
        if match.over:
            break
        match.answer(legal_answer(match, Random(3).choice))

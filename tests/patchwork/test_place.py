"""Sewing a patch onto the quilt: cells, orientations, room."""

from __future__ import annotations

import pytest

from automatable.games.patchwork.components import by_letter
from automatable.games.patchwork.quilt import (
    cell_name,
    cell_number,
    legal_placements,
    lowest_orientation,
    orientations,
    oriented,
)
from automatable.games.patchwork.quilt_text import quilt_rows
from automatable.games.patchwork.state import State
from tests.patchwork.positions import EMPTY, play, refusal, table, written

R_IN_ALL_ORIENTATIONS = {
    0: ["###.", "..##"],
    1: [".#", ".#", "##", "#."],
    2: ["##..", ".###"],
    3: [".#", "##", "#.", "#."],
    4: [".###", "##.."],
    5: ["#.", "##", ".#", ".#"],
    6: ["..##", "###."],
    7: ["#.", "#.", "##", ".#"],
}
"""Drawn by hand from the printed picture of R."""


def quilt(state: State) -> list[str]:
    tracked = state.person(1).quilt
    assert tracked is not None
    return quilt_rows(tracked)


@pytest.mark.parametrize(
    ("name", "index"), [("a1", 0), ("i1", 8), ("a2", 9), ("e5", 40), ("a9", 72), ("i9", 80)]
)
@pytest.mark.rule("PAT-BASE-PLACE-01")
def test_cells_are_named_by_column_and_row(name: str, index: int) -> None:
    assert cell_number(name) == index
    assert cell_name(index) == name


@pytest.mark.rule("PAT-BASE-PLACE-01")
def test_a1_is_the_top_left_cell() -> None:
    rows = quilt(play(table(time="20-19", turn="1*", other="{};0"), "*b3"))
    assert rows[2] == ".*......."
    assert cell_number("j1") is None
    assert cell_number("a0") is None


@pytest.mark.parametrize(("orientation", "picture"), R_IN_ALL_ORIENTATIONS.items())
@pytest.mark.rule("PAT-BASE-PLACE-02")
def test_mirrored_first_from_4_on_and_then_turned_clockwise(
    orientation: int, picture: list[str]
) -> None:
    rows = quilt(play(table("R", time="0-5", other="{};0"), f"R{orientation}a1"))
    height, width = len(picture), len(picture[0])
    drawn = [row[:width].replace("R", "#") for row in rows[:height]]
    assert drawn == picture


@pytest.mark.parametrize("token", ["D0b1", "D0h5", "D1a8", "D0a1"])
@pytest.mark.rule("PAT-BASE-PLACE-03")
def test_all_cells_lie_inside_the_quilt_on_empty_cells(token: str) -> None:
    quilted = "EE7/EE7/9/3gg4/2gggg3/3gg4/9/9/9;9"
    assert refusal(table("D", time="0-5", you=quilted, other="{};0"), token) == "does_not_fit"


@pytest.mark.rule("PAT-BASE-PLACE-04")
def test_the_anchor_is_the_corner_of_the_bounding_box_even_if_that_is_a_hole() -> None:
    rows = quilt(play(table("T", time="0-5", other="{};0"), "T0c4"))
    assert rows[3:6] == ["...T.....", "..TTT....", "...T....."]


@pytest.mark.rule("PAT-BASE-PLACE-05")
def test_equal_pictures_are_one_placement_with_the_lowest_number() -> None:
    square, line, cross = (by_letter()[letter].id for letter in "EDT")
    assert list(orientations(square)) == [0]
    assert list(orientations(line)) == [0, 1]
    assert list(orientations(cross)) == [0]
    assert [lowest_orientation(line, o) for o in range(8)] == [0, 1, 0, 1, 0, 1, 0, 1]
    for letter, patch in by_letter().items():
        pictures = {oriented(patch.rows, o) for o in range(8)}
        assert len(orientations(patch.id)) == len(pictures), letter
    state = table("E", time="0-5", you=f"{EMPTY};9", other="{};0")
    assert {written(state, f"E{o}h8")[0] for o in range(8)} == {"E0h8"}
    assert len({p.mask for p in legal_placements(square, 0)}) == len(legal_placements(square, 0))


@pytest.mark.rule("PAT-BASE-PLACE-06")
def test_patches_need_not_touch_and_never_move_again() -> None:
    state = play(table("DH", time="0-9", you=f"{EMPTY};9", other="{};0"), "D0a1", "H0g8")
    rows = quilt(state)
    assert rows[0] == "DDD......"
    assert rows[7:] == ["......HHH", ".......H."]
    later = play(state, "B0d4")
    assert quilt(later)[0] == rows[0]
    assert quilt(later)[7:] == rows[7:]
